"""What you may know of a solo table, as numbers: all but the order of the stacks. The README lists them."""

from collections.abc import Iterator

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.batch.between_two_cities.automas.ville import BUILDINGS, count_buildings
from tabletown.batch.between_two_cities.looks import Looks
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.between_two_cities.automas.cards import DECK_SIZE
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.solo.state import SIDES, SoloPhase
from tabletown.between_two_cities.solo.view import SoloView

_PHASES = (SoloPhase.CHOOSE, SoloPhase.PLACE, SoloPhase.DISCARD)


class SoloObserver:
    def __init__(self, kind: SoloKind) -> None:
        self.kind, self.looks = kind, Looks(kind)
        tiles = len(kind.tiles)
        automas = AUTOMAS * (kind.hand * tiles + 2 * len(RULES)) + DECK_SIZE if kind.full else 0
        civics = len(CIVIC_POINTS) if kind.modules.civics else 0
        self.features = (
            (len(kind.turns) + 1 + len(_PHASES))
            + (5 * tiles + len(SIDES))
            + automas
            + (len(BUILDINGS) + civics)
            + self.looks.features
        )

    def observe(self, lanes: SoloArrays, seat: Array) -> Array:
        xp = self.kind.xp
        rows = apart(xp, lanes.turn[0] >= 0, self._table, lanes)
        cities = self.looks.observe(lanes.cities, lanes.mats, lanes.districts, xp.zeros_like(seat))
        return xp.concatenate([rows, *cities]).T

    def observe_view(self, view: SoloView) -> bytes:
        """From a View, number by number: slow and obvious, to compare with."""
        # Bytes make numbers of truth values, and no number is below 0 or above 255.
        return bytes(self._numbers(view)) + self.looks.numbers(view.cities, view.setting.modules)

    def _table(self, lanes: SoloArrays) -> Array:
        return self.kind.xp.concatenate([part.astype(self.kind.xp.int8) for part in self._parts(lanes)])

    def _parts(self, lanes: SoloArrays) -> Iterator[Array]:
        xp, kind, counts = self.kind.xp, self.kind, self.looks.counts
        turns = len(kind.turns)
        yield xp.equal(xp.arange(turns + 1, dtype=xp.int32)[:, None], lanes.turn)
        playing, chosen = lanes.turn < turns, lanes.chosen[0] >= 0
        placing = (lanes.loose[0] >= 0) | xp.any(lanes.theirs >= 0, axis=0)
        yield xp.stack([playing & ~chosen, playing & chosen & placing, playing & chosen & ~placing])
        yield counts(lanes.hand)
        yield counts(lanes.loose)
        yield xp.equal(xp.arange(len(SIDES), dtype=xp.int8)[:, None], lanes.filled)
        yield counts(lanes.theirs[:1])
        yield counts(lanes.theirs[1:])
        if kind.full:
            yield from self._automas(lanes)
        yield count_buildings(kind.choosing.ville, lanes.ville)
        if kind.modules.civics:
            yield xp.stack([xp.sum(xp.equal(lanes.values, points), axis=0, dtype=xp.int32) for points in CIVIC_POINTS])
        yield counts(lanes.singles) + counts(lanes.duplexes)

    def _automas(self, lanes: SoloArrays) -> Iterator[Array]:
        xp, kind = self.kind.xp, self.kind
        shown = lanes.rows[0, 0] >= 0
        dealt = xp.take(kind.times.cards, lanes.turn)
        rules = xp.arange(len(RULES), dtype=xp.int32)[:, None]
        for automa in range(AUTOMAS):
            card = pick(xp, lanes.cards, xp.maximum(dealt - AUTOMAS + automa, 0)).astype(xp.int32)
            for column in (0, 1):
                yield shown & xp.equal(rules, xp.take(kind.rules[automa][column], card))
            for place in range(kind.hand):
                yield self.looks.counts(lanes.rows[automa, place : place + 1])
        hidden = xp.arange(DECK_SIZE, dtype=xp.int32)[:, None] >= dealt
        numbers = xp.arange(DECK_SIZE, dtype=xp.int8)[:, None, None]
        yield xp.any(xp.equal(numbers, lanes.cards) & hidden, axis=1)

    def _numbers(self, view: SoloView) -> list[int]:
        found: list[int] = []
        how_many = self.looks.how_many
        found += [view.turn == turn for turn in range(len(self.kind.turns) + 1)]
        found += [view.phase is phase for phase in _PHASES]
        found += how_many(view.hand)
        found += how_many(view.loose)
        found += [view.filled is side for side in SIDES]
        for tile in view.theirs:
            found += how_many((tile,) if tile else ())
        if self.kind.full:
            found += self._rows(view)
        counts = view.ville.count()
        found += [counts[building] for building in BUILDINGS]
        if self.kind.modules.civics:
            found += [view.ville.values.count(points) for points in CIVIC_POINTS]
        found += how_many((*view.in_box, *view.duplexes_in_box))
        return found

    def _rows(self, view: SoloView) -> list[int]:
        found: list[int] = []
        for number in range(AUTOMAS):
            row = view.automas[number] if view.automas else None
            for column in ("left", "right"):
                found += [row is not None and getattr(row.card, column) is rule for rule in RULES]
            tiles = row.tiles if row else ()
            for place in range(self.kind.hand):
                found += self.looks.how_many(tiles[place : place + 1])
        left = {card.number for card in view.cards_left}
        found += [card.number in left for card in self.kind.deck]
        return found
