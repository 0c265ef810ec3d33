"""One term for one thing: words that were given up do not come back (docs/translations.md)."""

import re

import pytest

from tabletown.locales import folders, say

GIVEN_UP = {
    "en": (
        "= .*[Cc]ardboard",
        "= .*[Tt]hrow",
        "natural cell",
        "[Hh]ost of (this|the) server",
        "\\b[Hh]er\\b",
        ": they are\\b",
        "[^…“ ] …$| %",
    ),
    "de": (
        "Pappe",
        "Karton\\b",
        "sieh jeden Punkt",
        "An einen Tisch kommen",
        "zwei um zwei",
        "ungemocht",
        "ungeliebt",
        "des Automas",
        "einem Automa\\b",
        "Spielart",
        "[Dd]ie Stufe|^[a-z-]+ = Stufe",
        "niedrigere (deiner|Stadt)",
        "Spieler\\b",
        "geöffnet hat|eröffnet hat",
        "auf der Karte",
        "die Automastadt",
        "Gastgeber",
        "\\beines mehr",
        "aufgehoben",
        "Betreiber\\b",
        "nehmen alle (sieben|drei)|bauen alle zwei",
        ": Sie gehen",
        "[Ee]in Tipp\\b",
        "Sätze (aus|verschiedener)|Reihen und Sätze|Reihen, Sätze",
        "Gewinnchance",
        "[Gg]ekennzeichnet",
        "ist hier kein",
        "= .*Zeile für Zeile",
        "Chatzeile",
    ),
    "hu": (
        "[Kk]arton",
        "[Dd]upla lapk",
        "\\b[Mm]ód\\b",
        "típus",
        "vágyai",
        "Automa-társ",
        "az összesen",
        "hadjárat",
        "\\b[Aa]\\(z\\)",
        "= .*(?<!\\$)\\b[Bb]ot(ok|tal|nak)?\\b",
        "feljegyzés",
        "= .*\\bmag\\b",
        "alacsonyabb vár",
        "hivatkozás",
        "magányos játék",
        "visszaven",
        "\\bszeret\\b",
        "(?<![Tt]urista)látványosság",
        "kiszolgáló",
        "kivilágított",
        "véletlen (kettős)?lapk",
        "ásra kerül",
        "tovább játsz",
        "egyenlőség",
        "írandó|lehelyezendő|lerakandó",
        "az ő kez",
        "\\b[Aa] { \\$seats }",
        "(lapka|ület) mint\\b|\\(mint ",
        "narancs$",
        "nyerési",
        "itt nem (nyelv|játék)",
        "lerakott|[Ll]eraktál|felfedett|[Ff]elfedtél",
        "csevegő",
        "[^…„ ] …$| %",
    ),
    "ru": (
        "картон",
        "со вкусами",
        "вкусы",
        "Одному против",
        "выбираете одни",
        "Победа: {",
        "Ходит: {",
        "на всех",
        "зерн",
        "начальное число",
        "обязательств",
        "взять назад",
        "тип(а|ы|ов)?\\b",
        "участк",
        "меньший",
        "пожелани",
        "[Пп]асовать",
        "основная игра",
        "очк\\.",
        "вскрыти",
        "светл(ую|ой) клетк",
        "с подсказками",
        "ведущий",
        "самая левая|самую левую",
        "campaign-.*(?<!базовая )\\b[Ии]гр[аыу]?\\b",
        "Сядьте по",
        "\\bв руке",
        "эту руку",
        "равенств",
        "игра помощника",
        "вероятность победы",
        "сколько (это )?стоит",
        ": они (—|от)\\b",
        "замешан",
        "следит за сервером",
        "[^…« ] …$",
    ),
}


@pytest.mark.parametrize("language", GIVEN_UP)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    for file in (file for folder in folders() for file in sorted((folder / language).glob("*.ftl"))):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not [word for word in GIVEN_UP[language] if re.search(word, line)], f"{file.name}: {line}"


def test_russian_clauses_are_divided_by_its_own_dash() -> None:
    for file in (file for folder in folders() for file in sorted((folder / "ru").glob("*.ftl"))):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"[а-яё»}] – [а-яё«]", line), f"{file.name}: {line}"


def test_the_title_is_that_of_the_rulebook() -> None:
    assert say("game-between-two-cities", "ru") == "Меж Двух Городов"
