"""What a person means by what she types: a number, a move in notation, or as much of it as is clear."""

from collections.abc import Sequence

from tabletown.core.errors import TabletownError, Unreadable, UnreadableMove
from tabletown.core.play import Sitting
from tabletown.core.seat import Seat


def read_answer(sitting: Sitting[object, object, object], seat: Seat, moves: Sequence[object], typed: str) -> object:
    """One of the legal moves. Raises a sentence to show her otherwise."""
    if typed.isascii() and typed.isdigit():
        return _by_number(moves, typed)
    game = sitting.game
    texts = {game.format_move(move): move for move in moves}
    for verb in dict.fromkeys(["", *(text.split()[0] for text in texts)]):
        try:
            move = game.parse_move(f"{verb} {typed}".strip())
        except TabletownError:
            continue
        if move in moves:
            return move
    meant = _by_words(texts, typed)
    if len(meant) == 1:
        return texts[meant[0]]
    if meant:
        shown = ", ".join(meant[:6]) + (", …" if len(meant) > 6 else "")
        raise UnreadableMove(Unreadable.AMBIGUOUS, text=typed, moves=shown)
    return _refused(sitting, seat, typed, list(texts))


def _by_number(moves: Sequence[object], typed: str) -> object:
    number = int(typed[-6:]) if len(typed.lstrip("0")) <= 6 else 0
    if not 1 <= number <= len(moves):
        raise UnreadableMove(Unreadable.NUMBER, number=typed[:20], last=len(moves))
    return moves[number - 1]


def _by_words(texts: dict[str, object], typed: str) -> list[str]:
    """The moves that have all these words, in any order and in any case."""
    words = typed.casefold().split()
    return [text for text in texts if all(words.count(w) <= text.casefold().split().count(w) for w in words)]


def _refused(sitting: Sitting[object, object, object], seat: Seat, typed: str, texts: list[str]) -> object:
    """Say why: let the notation and the rules do so, with the first word put before if that is what is missing."""
    verb = texts[0].split()[0]
    try:
        move = sitting.game.parse_move(typed)
    except TabletownError as first:
        try:
            move = sitting.game.parse_move(f"{verb} {typed}")
        except TabletownError:
            raise first from None
    sitting.game.apply(sitting.state, seat, move)
    return move
