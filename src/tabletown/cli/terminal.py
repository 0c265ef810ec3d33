"""How the terminal talks with the people at it: in drawings and sentences, or in lines of JSON."""

import json
import sys
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from tabletown.bots.bot import AnyBot, Thought
from tabletown.cli.answers import read_answer
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event
from tabletown.core.play import Sitting
from tabletown.core.seat import Seat, format_seat
from tabletown.core.sentence import Sayer, Sentence, Word
from tabletown.core.text import Text
from tabletown.locales import say_error, say_sentence, speaker

AnySitting: TypeAlias = Sitting[object, object, object]

_LEAVE = ("quit", "exit", "q")


class Left(Exception):
    """The person has left: by `quit`, or because the input ended."""


class Terminal(Protocol):
    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object | None:
        """A move this seat may play; None if she would rather wait for others. Raises Left."""

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None: ...

    def close(self, view: object, seat: Seat | None) -> None:
        """The end, as this seat sees it."""

    def say(self, sentence: Sentence) -> None: ...


class PlainTerminal:
    def __init__(
        self, sitting: AnySitting, text: Text[object, object], adviser: AnyBot, language: str, *, curtain: bool
    ) -> None:
        self._say = speaker(language)
        self._sitting = sitting
        self._text = text
        self._adviser = adviser
        """Asked for hints. It is shown what the person sees, and nothing else."""
        self._curtain = curtain
        self._at_screen: Seat | None = None
        self._news: list[Event] = []
        self._told: dict[Seat, int] = {}
        """By seat: how much of the news it has been told."""
        print(f"{self._say(text.title)}, {self._say('count-seats', count=sitting.record.seats)}.")
        print(self._say("terminal-commitment", commitment=sitting.record.commitment))
        print(f"{self._say('terminal-commands')}\n")

    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object | None:
        self._change_person(seat, private=self._text.is_private(view))
        self._tell_news(seat)
        self._look(seat, view, moves)
        while True:
            typed = _read(f"{self._say('terminal-prompt', seat=format_seat(seat))} ")
            if typed in ("look", ""):
                self._look(seat, view, moves)
            elif typed in ("help", "?"):
                print(f"{self._say('terminal-commands')}\n{self._text.help(self._say)}")
            elif typed == "hint":
                self._hint(view, moves)
            elif typed == "wait":
                return None
            else:
                try:
                    return read_answer(self._sitting, seat, moves, typed)
                except TabletownError as error:
                    print(f"  {say_error(error, self._say.language)}")

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None:
        self._news += events
        if len(people) == 1:
            self._tell_news(people[0])

    def close(self, view: object, seat: Seat | None) -> None:
        say = self._to(seat)
        print(f"\n{self._text.draw(view, say)}\n\n{self._text.close(view, say)}\n")
        print(say("terminal-seed", seed=self._sitting.record.seed))

    def say(self, sentence: Sentence) -> None:
        print(f"\n{self._say(sentence)}")

    def _to(self, seat: Seat | None) -> Sayer:
        """To one of the people at the screen she is “you”."""
        return speaker(self._say.language, you=seat)

    def _look(self, seat: Seat, view: object, moves: Sequence[object]) -> None:
        say = self._to(seat)
        print(f"\n{self._text.draw(view, say)}\n\n{self._text.offer(view, moves, say)}\n")

    def _hint(self, view: object, moves: Sequence[object]) -> None:
        decision = self._adviser.decide(view, moves)
        thoughts = decision.best or (Thought(decision.move, 0.0),)
        texts = [self._sitting.game.format_move(thought.move) for thought in thoughts]
        meaning = Word("hint-chance" if decision.simulations else "hint-behind")
        print(self._say("hint-first", bot=self._adviser.name, meaning=meaning))
        for text, thought in zip(texts, thoughts, strict=True):
            worth = _share(thought.value) if decision.simulations else f"{thoughts[0].value - thought.value:.1f}"
            print(f"  {text:<{max(map(len, texts))}}  {worth:>5}  {thought.words}".rstrip())

    def _tell_news(self, seat: Seat) -> None:
        say = self._to(seat)
        for event in self._news[self._told.get(seat, 0) :]:
            for sentence in self._text.tell(event) if event.is_for(seat) else ():
                print(f"  {say(sentence)}")
        self._told[seat] = len(self._news)

    def _change_person(self, seat: Seat, *, private: bool) -> None:
        """Before somebody sees what is hers alone the screen is emptied, and the others look away."""
        if self._curtain and private and self._at_screen != seat:
            print("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "\n" * 40)
            _read(f"{self._say('terminal-curtain', seat=seat + 1)} ")
        elif self._at_screen != seat:
            print(f"\n{self._say('seat-number', seat=seat + 1)}:")
        self._at_screen = seat if private else None


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

    def say(self, sentence: Sentence) -> None:
        _line({"note": say_sentence(sentence)})


def _share(value: float) -> str:
    """A search also counts what its judge thinks: a little may be missing to a chance, or too much."""
    return f"{100 * min(1.0, max(0.0, value)):.0f}%"


def plain_view(text: Text[object, object], view: object) -> dict[str, object]:
    """A View as JSON that any program can read."""
    plain = to_plain(view)
    return {**(plain if isinstance(plain, dict) else {}), **text.readable(view)}


def _line(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def _read(prompt: str) -> str:
    try:
        typed = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise Left from None
    if typed.casefold() in _LEAVE:
        raise Left
    return typed
