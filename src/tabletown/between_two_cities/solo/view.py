"""What you may know in a solo game: everything but the order of the stacks (rule 1.8)."""

from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import AutomaCard, DeckCard
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.schedule import SoloTurn
from tabletown.between_two_cities.solo.score import SoloScore, own_totals, score_solo
from tabletown.between_two_cities.solo.state import (
    PARTNER_OF,
    SIDES,
    TOWN_OF,
    Assigned,
    Setting,
    SoloPhase,
    SoloState,
    side_number,
    to_place,
)
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class AutomaRow:
    """One Automa as it lies before you."""

    automa: Automa
    card: AutomaCard
    """The card of this turn."""
    tiles: Hand
    """The rest of its row, from the left."""
    taken: tuple[Assigned, ...]
    """What it has taken in this turn, and why."""


@dataclass(frozen=True, slots=True)
class ToPlace:
    """What may go into one of your cities now."""

    side: Side
    town: Town
    partner: Automa
    theirs: Tile | None
    """The Automa's tile for this city, if it still waits."""
    tiles: tuple[Tile, ...]
    """All different tiles that you may place there."""


@dataclass(frozen=True, slots=True)
class VilleRow:
    kind: Kind
    tiles: Hand
    points: int
    values: tuple[int, ...] = ()
    """Of civic tiles: what each is worth."""


@dataclass(frozen=True, slots=True)
class SoloView:
    seat: Seat | None
    """None: an onlooker, who sees as much as you do."""
    setting: Setting
    phase: SoloPhase
    turn: int
    now: SoloTurn | None
    """The turn that is being played; None when the game is over."""
    hand: Hand
    chosen: Pair | None
    loose: Hand
    filled: Side | None
    theirs: tuple[Tile | None, Tile | None]
    automas: tuple[AutomaRow, ...]
    """Their rows, cards and reasons (full mode, rounds 1 and 3)."""
    to_place: tuple[ToPlace, ...]
    cities: tuple[City, City]
    """Lefthaven and Rightcastle."""
    ville: Ville
    ville_rows: tuple[VilleRow, ...]
    points: tuple[int, int, int]
    """Lefthaven, Automaville, Rightcastle as they stand, yours as they count for you: some categories may count
    double (rule 7.2)."""
    district_sizes: tuple[tuple[int, ...], ...]
    """By city, in the same order: how large each district is there."""
    discards: Hand
    in_box: Hand
    """The singles that are still to come, by rank: their order is hidden."""
    duplexes_in_box: Hand
    cards_dealt: tuple[DeckCard, ...]
    cards_left: tuple[DeckCard, ...]
    """By number: their order is hidden."""


def view_of(state: SoloState, seat: Seat | None) -> SoloView:
    phase = state.phase
    score = score_solo(state.cities, state.ville, state.setting)
    own = own_totals(score, state.setting.doubled)
    return SoloView(
        seat=seat,
        setting=state.setting,
        phase=phase,
        turn=state.turn,
        now=None if phase is SoloPhase.OVER else state.turns[state.turn],
        hand=state.hand,
        chosen=state.chosen,
        loose=state.loose,
        filled=state.filled,
        theirs=state.theirs,
        automas=_rows(state),
        to_place=_to_place(state) if phase is SoloPhase.PLACE else (),
        cities=state.cities,
        ville=state.ville,
        ville_rows=_ville_rows(state.ville, score),
        points=(own[0], score.ville.total, own[1]),
        district_sizes=score.sizes,
        discards=state.discards,
        in_box=_by_rank(state.singles),
        duplexes_in_box=_by_rank(state.duplexes),
        cards_dealt=state.cards[: state.dealt],
        cards_left=tuple(sorted(state.cards[state.dealt :], key=lambda card: card.number)),
    )


def resample(view: SoloView, stream: Stream) -> SoloState:
    """A State that looks like this: the stacks in another order."""
    return SoloState(
        setting=view.setting,
        singles=stream.shuffled(view.in_box),
        duplexes=stream.shuffled(view.duplexes_in_box),
        cards=(*view.cards_dealt, *stream.shuffled(view.cards_left)),
        dealt=len(view.cards_dealt),
        turn=view.turn,
        hand=view.hand,
        rows=tuple(row.tiles for row in view.automas),
        chosen=view.chosen,
        loose=view.loose,
        filled=view.filled,
        theirs=view.theirs,
        assigned=tuple(one for row in view.automas for one in row.taken),
        cities=view.cities,
        ville=view.ville,
        discards=view.discards,
    )


def _rows(state: SoloState) -> tuple[AutomaRow, ...]:
    if not state.rows:
        return ()
    cards = state.cards[state.dealt - len(Automa) : state.dealt]
    return tuple(
        AutomaRow(automa, card.read_by(automa), row, tuple(one for one in state.assigned if one.automa is automa))
        for automa, card, row in zip(Automa, cards, state.rows, strict=True)
    )


def _to_place(state: SoloState) -> tuple[ToPlace, ...]:
    return tuple(
        ToPlace(side, TOWN_OF[side], PARTNER_OF[side], state.theirs[side_number(side)], to_place(state, side))
        for side in SIDES
    )


def _ville_rows(ville: Ville, score: SoloScore) -> tuple[VilleRow, ...]:
    halves = [Tile(building) for tile in ville.tiles if not tile.is_civic for building in tile.buildings]
    rows = [
        VilleRow(kind, tuple(tile for tile in halves if tile.buildings[0].kind is kind), points)
        for kind, points in zip(TYPES, score.ville, strict=False)
    ]
    civics = tuple(tile for tile in ville.tiles if tile.is_civic)
    return (*rows, *([VilleRow(Kind.CIVIC, civics, score.ville.civics, ville.values)] if civics else []))


def _by_rank(tiles: Hand) -> Hand:
    return tuple(sorted(tiles, key=lambda tile: tile.rank))
