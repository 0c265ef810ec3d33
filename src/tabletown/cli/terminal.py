"""How the terminal talks with the people at it: in drawings and sentences, or in lines of JSON."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, TypeAlias

from tabletown.bots.bot import AnyBot, Decision, Thought, ThoughtUnit
from tabletown.cli.answers import read_answer
from tabletown.cli.language import of_game
from tabletown.cli.screen import Screen, first_screen, other_screen, screen_now, show_pages, wipe
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event
from tabletown.core.play import Sitting
from tabletown.core.registry import face
from tabletown.core.seat import Seat, format_seat
from tabletown.core.sentence import Figure, Sayer, Sentence, Word
from tabletown.core.text import DrawsMoves, Text, seen_at_once
from tabletown.locales import say_sentence, speaker, write_figure, write_percent

AnySitting: TypeAlias = Sitting[object, object, object]
Asker: TypeAlias = Callable[[int, str], str]
"""Asks a person, by seat, for words of her own, after she was shown a commitment. Raises Left."""

LEAVE = ("quit", "exit", "q")


class Left(Exception):
    """The person has left: by `quit`, or because the input ended."""


class Terminal(Protocol):
    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object | None:
        """A move this seat may play; None if she would rather wait for others. Raises Left."""

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None: ...

    def close(self, view: object, seat: Seat | None) -> None:
        """The end, as this seat sees it."""

    def say(self, sentence: Sentence) -> None: ...

    def clear(self) -> None:
        """Whatever happens next, nobody's secrets can be seen any more."""


class PlainTerminal:
    def __init__(
        self,
        sitting: AnySitting,
        text: Text[object, object],
        adviser: AnyBot,
        language: str,
        *,
        curtain: bool,
        screen: Callable[[], Screen] = screen_now,
    ) -> None:
        self._say = of_game(speaker(language), sitting.record.game)
        self._sitting = sitting
        self._text = text
        self._adviser = adviser
        """Asked for hints. It is shown what the person sees, and nothing else."""
        self._curtain = curtain
        self._screen = screen
        self._at_screen: Seat | None = None
        """Whose secrets can be seen now."""
        self._apart = False
        """Whether the game is played on a screen of its own, which is left again."""
        self._news: list[Event] = []
        self._told: dict[Seat, int] = {}
        """By seat: how much of the news it has been told."""
        print(f"{self._say(face(sitting.record.game).title)}, {self._say('count-seats', count=sitting.record.seats)}.")
        if sitting.record.joint is None:
            # Else it was shown before anybody gave a share.
            print(self._screen().fit(self._say("terminal-commitment", commitment=sitting.record.commitment)))
        print(f"{self._say('terminal-commands')}\n")

    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object | None:
        self._change_person(seat, private=self._text.is_private(view))
        news = self._tell_news(seat)
        self._look(seat, view, moves, news)
        while True:
            typed = _read(f"{self._say('terminal-prompt', seat=format_seat(seat))} ")
            if typed == "":
                self._look(seat, view, moves)
            elif typed == "look":
                self._page(f"{self._text.draw(view, self._to(seat))}\n\n{self._offer(seat, view, moves)}")
            elif typed == "moves":
                self._page(self._offer(seat, view, moves))
            elif typed in ("help", "?"):
                self._page(f"{self._say('terminal-commands')}\n{self._text.help(self._say)}")
            elif typed == "hint":
                self._hint(view, moves)
            elif typed == "wait":
                return None
            elif typed.isdecimal() and self._are_drawn(moves):
                print(self._screen().fit(f"  {self._say('terminal-no-numbers', move=self._example(moves))}"))
            else:
                try:
                    return read_answer(self._sitting, seat, moves, typed)
                except TabletownError as error:
                    print(self._screen().fit(f"  {self._refused(error)}"))

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None:
        self._news += events
        # On a screen it waits until she is asked: what she must see then would push it away.
        if len(people) == 1 and self._screen().lines is None:
            self._page("\n".join(self._tell_news(people[0])))

    def close(self, view: object, seat: Seat | None) -> None:
        self.clear()
        say = self._to(seat)
        if seat is not None:
            self._page("\n".join(self._tell_news(seat)), pause=self._screen().lines is not None)
        self._page(f"\n{self._text.draw(view, say)}\n\n{self._text.close(view, say)}\n")
        print(say("terminal-seed", seed=self._sitting.record.seed))

    def say(self, sentence: Sentence) -> None:
        self.clear()
        screen, said = self._screen(), self._say(sentence)
        print(f"\n{said if screen.lines is None else screen.fit(said)}")

    def clear(self) -> None:
        """Nobody's secrets can be seen any more, and the screen is the one from before the game."""
        if self._apart:
            first_screen()
        elif self._curtain and self._at_screen is not None:
            wipe()
        self._apart, self._at_screen = False, None

    def _to(self, seat: Seat | None) -> Sayer:
        """To one of the people at the screen she is “you”."""
        return replace(self._say, you=seat)

    def _refused(self, error: TabletownError) -> str:
        return str(error) if error.sentence is None else self._say(error.sentence)

    def _offer(self, seat: Seat, view: object, moves: Sequence[object]) -> str:
        return self._text.offer(view, moves, self._to(seat))

    def _are_drawn(self, moves: Sequence[object]) -> bool:
        """Numbers stand beside squares then: one that is typed at a screen is no move. Programs count as they like."""
        return self._screen().lines is not None and isinstance(self._text, DrawsMoves) and self._text.draws(moves)

    def _example(self, moves: Sequence[object]) -> str:
        return self._sitting.game.format_move(moves[0]).partition(" ")[2]

    def _look(self, seat: Seat, view: object, moves: Sequence[object], news: Sequence[str] = ()) -> None:
        """The whole table where it fits the screen; else what must be seen together, and the news before it."""
        screen, say = self._screen(), self._to(seat)
        told = screen.fit("\n".join(news))
        whole = f"\n{screen.fit(self._text.draw(view, say))}\n\n{screen.fit(self._offer(seat, view, moves))}\n"
        if screen.holds(whole):
            if told and not screen.holds(told, whole):
                self._page(f"{told}\n", pause=True)
            elif told:
                print(told)
            print(whole)
            return
        shown = screen.fit(seen_at_once(self._text, view, moves, say)).split("\n")
        if told:
            self._page(told, pause=not screen.holds(told, *shown))
        most = screen.most or len(shown)
        if len(shown) > most:
            shown = [*shown[: most - 1], say("terminal-cut", count=len(shown) - most + 1)]
        print("\n".join(shown))

    def _page(self, text: str, *, pause: bool = False) -> None:
        """A page at a time; `pause`: what comes next would push the last one away."""
        if not text:
            return
        show_pages(text, self._say("terminal-more"), self._screen(), _answer)
        if pause:
            _answer(f"{self._say('terminal-more')} ")

    def _hint(self, view: object, moves: Sequence[object]) -> None:
        decision = self._adviser.decide(view, moves)
        thoughts = decision.best or (Thought(decision.move, 0.0),)
        texts = [self._sitting.game.format_move(thought.move) for thought in thoughts]
        meaning = Word(_MEANINGS[decision.unit])
        print(self._screen().fit(self._say("hint-first", bot=self._adviser.name, meaning=meaning)))
        for text, thought in zip(texts, thoughts, strict=True):
            worth = self._worth(decision, thoughts[0], thought)
            head = f"  {text:<{max(map(len, texts))}}  {worth:>5}  "
            print(self._screen().hang(head, self._why(thought)))

    def _worth(self, decision: Decision[object], best: Thought[object], thought: Thought[object]) -> str:
        """A share where the bot tells one; else how far it is behind the best."""
        if decision.unit is not ThoughtUnit.POINTS:
            return _share(thought.value, self._say.language)
        return write_figure(Figure(best.value - thought.value), self._say.language)

    def _why(self, thought: Thought[object]) -> str:
        return thought.words if isinstance(thought.words, str) else self._say(thought.words)

    def _tell_news(self, seat: Seat) -> list[str]:
        say, since = self._to(seat), self._told.get(seat, 0)
        self._told[seat] = len(self._news)
        return [
            f"  {say(sentence)}"
            for event in self._news[since:]
            if event.is_for(seat)
            for sentence in self._text.tell(event)
        ]

    def _change_person(self, seat: Seat, *, private: bool) -> None:
        """Before somebody sees what is hers alone the screen is emptied, and the others look away.

        Whoever comes next must not see what was the last person's either.
        """
        if self._at_screen == seat and private:
            return
        was_private, self._at_screen = self._at_screen is not None, seat if private else None
        if not self._curtain:
            return
        if was_private:
            wipe()
        if private:
            # The first time there is nothing to hide yet: commitment and commands stay to be read.
            _read(f"{self._say('terminal-curtain', seat=seat + 1)} ")
            self._leave_first_screen()
        else:
            print(f"\n{self._say('seat-number', seat=seat + 1)}:")

    def _leave_first_screen(self) -> None:
        if not self._apart and sys.stdout.isatty():
            other_screen()
            self._apart = True


class JsonTerminal:
    """For programs: every question is one line of JSON, every answer one line with a move. Seats count from 0."""

    def __init__(self, sitting: AnySitting, text: Text[object, object]) -> None:
        self._sitting = sitting
        self._text = text
        _line({"game": sitting.record.game, "seats": sitting.record.seats, "commitment": sitting.record.commitment})

    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object | None:
        listed = [self._sitting.game.format_move(move) for move in moves]
        _line({"ask": seat, "view": plain_view(self._text, view), "moves": listed})
        while True:
            typed = _read("")
            try:
                return read_answer(self._sitting, seat, moves, typed)
            except TabletownError as error:
                _line({"error": str(error)})

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None:
        for event in events:
            if event.only is None or event.only in people:
                _line({"event": tagged(event)})

    def close(self, view: object, seat: Seat | None) -> None:
        del seat
        outcome = self._sitting.game.outcome(self._sitting.state)
        end = {"view": plain_view(self._text, view), "outcome": to_plain(outcome), "seed": self._sitting.record.seed}
        _line({"end": end})

    def clear(self) -> None:
        """Programs keep their secrets themselves."""

    def say(self, sentence: Sentence) -> None:
        _line({"note": say_sentence(sentence)})


def ask_for_words(language: str, *, as_json: bool) -> Asker:
    say = speaker(language)

    def ask(seat: int, commitment: str) -> str:
        if as_json:
            _line({"ask": seat, "share": commitment})
            return _read("")
        if seat == 0:
            print(screen_now().fit(say("play-shares", commitment=commitment)))
        return _read(say("play-share", seat=seat + 1))

    return ask


_MEANINGS = {
    ThoughtUnit.POINTS: "hint-behind",
    ThoughtUnit.CHANCES: "hint-chance",
    ThoughtUnit.LIKINGS: "hint-liking",
}


def _share(value: float, language: str) -> str:
    """A search mixes in its own rating, so a chance may come out a little below 0 or above 1."""
    return write_percent(min(1.0, max(0.0, value)), language)


def plain_view(text: Text[object, object], view: object) -> dict[str, object]:
    """A View as JSON that any program can read."""
    plain = to_plain(view)
    return {**(plain if isinstance(plain, dict) else {}), **text.readable(view)}


def _line(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def _answer(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise Left from None


def _read(prompt: str) -> str:
    typed = _answer(prompt)
    if typed.casefold() in LEAVE:
        raise Left
    return typed
