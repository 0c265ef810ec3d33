"""How the terminal talks with the people at it: in drawings and sentences, or in lines of JSON."""

import json
import sys
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import TabletownError, Unreadable, UnreadableMove
from tabletown.core.event import Event
from tabletown.core.play import Sitting
from tabletown.core.seat import Seat, format_seat
from tabletown.core.text import Text

AnySitting: TypeAlias = Sitting[object, object, object]

_HELP = """Type the number of a move, or the move itself in notation (also without its first words).
  look    show the table again
  quit    leave the table"""


class Left(Exception):
    """The person has left: by `quit`, or because the input ended."""


class Terminal(Protocol):
    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object: ...

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None: ...

    def close(self, view: object) -> None: ...

    def say(self, sentence: str) -> None: ...


class PlainTerminal:
    def __init__(self, sitting: AnySitting, text: Text[object, object], *, curtain: bool) -> None:
        self._sitting = sitting
        self._text = text
        self._curtain = curtain
        self._at_screen: Seat | None = None
        self._news: list[Event] = []
        print(f"{text.title}, {sitting.record.seats} seats. Commitment to the deal: {sitting.record.commitment}")
        print(f"{_HELP}\n")

    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object:
        self._change_person(seat)
        self._tell_news(seat)
        self._look(view, moves)
        while True:
            typed = _read(f"seat {format_seat(seat)}> ")
            if typed in ("look", ""):
                self._look(view, moves)
                continue
            if typed in ("help", "?"):
                print(_HELP)
                continue
            try:
                return read_answer(self._sitting, seat, moves, typed)
            except TabletownError as error:
                print(f"  {error}")

    def happened(self, events: Sequence[Event], people: Sequence[Seat]) -> None:
        self._news += events
        if len(people) == 1:
            self._tell_news(people[0])

    def close(self, view: object) -> None:
        print(f"\n{self._text.draw(view)}\n\n{self._text.close(view)}")

    def say(self, sentence: str) -> None:
        print(f"\n{sentence}")

    def _look(self, view: object, moves: Sequence[object]) -> None:
        print(f"\n{self._text.draw(view)}\n\n{self._text.offer(view, moves)}\n")

    def _tell_news(self, seat: Seat) -> None:
        for event in self._news:
            if event.is_for(seat) and (sentence := self._text.tell(event)):
                print(f"  {sentence}")
        self._news = []

    def _change_person(self, seat: Seat) -> None:
        """Between two people the screen is emptied, so that nobody sees the other's hand."""
        if self._curtain and self._at_screen != seat:
            print("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "\n" * 40)
            _read(f"Seat {format_seat(seat)}, press Enter when only you can see the screen. ")
        self._at_screen = seat


class JsonTerminal:
    """For programs: every question is one line of JSON, every answer one line with a move in notation."""

    def __init__(self, sitting: AnySitting) -> None:
        self._sitting = sitting
        _line({"game": sitting.record.game, "seats": sitting.record.seats, "commitment": sitting.record.commitment})

    def ask(self, seat: Seat, view: object, moves: Sequence[object]) -> object:
        listed = [self._sitting.game.format_move(move) for move in moves]
        _line({"ask": seat + 1, "view": to_plain(view), "moves": listed})
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

    def close(self, view: object) -> None:
        _line({"end": to_plain(view)})

    def say(self, sentence: str) -> None:
        _line({"note": sentence})


def read_answer(sitting: AnySitting, seat: Seat, moves: Sequence[object], typed: str) -> object:
    """The move a person means: by number, by notation, or by the end of its notation. Raises what to tell her."""
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed[:6]) <= len(moves):
            return moves[int(typed) - 1]
        raise UnreadableMove(Unreadable.WORD, f"there is no move {typed[:6]}: they are 1 to {len(moves)}")
    words = typed.casefold().split()
    texts = [sitting.game.format_move(move) for move in moves]
    meant = [move for move, text in zip(moves, texts, strict=True) if text.casefold().split()[-len(words) :] == words]
    if len(meant) == 1:
        return meant[0]
    move = sitting.game.parse_move(typed)
    sitting.game.apply(sitting.state, seat, move)
    return move


def _line(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def _read(prompt: str) -> str:
    try:
        typed = input(prompt).strip()
    except EOFError:
        raise Left from None
    if typed == "quit":
        raise Left
    return typed
