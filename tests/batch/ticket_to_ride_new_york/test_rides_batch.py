"""Many games at once are the games of the rules, move by move; and what is broken on purpose is found."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, compiled, jax_arrays
from tabletown.batch.chance import key_of, lane_keys, words
from tabletown.batch.contract import Standing, load_batch
from tabletown.batch.loops import each, take_lanes
from tabletown.batch.ticket_to_ride_new_york.actions import ACTIONS, EFFECTS, FIXED, KEEP_BOTH
from tabletown.batch.ticket_to_ride_new_york.cards import size, wilds
from tabletown.batch.ticket_to_ride_new_york.convert import key_in
from tabletown.batch.ticket_to_ride_new_york.lanes import HAND, KNOWN, Lanes
from tabletown.batch.ticket_to_ride_new_york.observe import layout
from tabletown.batch.ticket_to_ride_new_york.playouts import pick_action
from tabletown.batch.ticket_to_ride_new_york.rules import RidesBatch, make_batch
from tabletown.batch.ticket_to_ride_new_york.supply import keyed_deck, settle, whole_order
from tabletown.core.errors import BadSetup
from tabletown.core.seat import Seat
from tabletown.testing import check_batch
from tabletown.testing.batches import Mismatch, different_arrays
from tabletown.ticket_to_ride_new_york import GAME, stock
from tabletown.ticket_to_ride_new_york.cards import WILD_SHIFT, Bundle
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.stock import DISPLAY, MOST_WILDS
from tabletown.ticket_to_ride_new_york.view import View


def deck_by_key(cards: Bundle, seed: str, number: int) -> str:
    """`stock.new_deck` of rules whose decks keys decide."""
    return keyed_deck(cards, key_in(seed), number)


def any_action(mask: NDArray[np.bool_], seed: str) -> Array:
    """One of the legal actions, by lane."""
    word = words(NUMPY, key_of(NUMPY, seed), 1, mask.shape[0])[0]
    return pick_action(NUMPY, NUMPY.asarray(mask.T), word)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_that_of_the_rules_reshuffles_by_our_seeds_included(seats: int) -> None:
    assert check_batch(GAME, make_batch(seats, xp=NUMPY), f"{seats} by seeds", games=6) > 250


@pytest.mark.parametrize("seats", [3])
def test_decks_that_keys_decide_are_those_of_rules_with_such_decks(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stock, "new_deck", deck_by_key)
    assert check_batch(GAME, make_batch(seats, xp=NUMPY, chance="keys"), f"{seats} by keys", games=4) > 150


def test_the_order_of_a_deck_by_a_key_is_the_same_in_arrays() -> None:
    batch = make_batch(3, xp=NUMPY, chance="keys")
    lanes = batch.deal(key_of(NUMPY, "orders"), 6)
    order = np.asarray(whole_order(NUMPY, lanes.supply))
    for lane in range(6):
        deck = batch.to_state(lanes, lane).stock.deck
        assert "".join("BGKPROW"[kind] for kind in order[:, lane] if kind >= 0) == deck


def test_both_libraries_play_the_same_games() -> None:
    ours, theirs = (make_batch(3, xp=xp, chance="keys") for xp in (NUMPY, jax_arrays()))
    one = ours.deal(key_of(NUMPY, "both"), 64)
    other = each(theirs.xp.asarray, one)
    legal, step = compiled(theirs.xp, theirs.legal), compiled(theirs.xp, theirs.step)
    moves = 0
    while (seat := np.asarray(ours.actor(one))).max() >= 0:
        mask = np.asarray(ours.legal(one, NUMPY.asarray(seat)))
        assert (mask == np.asarray(legal(other, theirs.xp.asarray(seat)))).all()
        action = any_action(mask, str(moves))
        one = ours.step(one, NUMPY.asarray(seat), action)
        other = step(other, theirs.xp.asarray(seat), theirs.xp.asarray(action))
        assert different_arrays(one, other) is None
        moves += 1
    assert moves > 60
    assert np.asarray(ours.standing(one).over).all()


def test_a_lane_is_dealt_and_played_the_same_beside_any_others() -> None:
    keys = lane_keys(NUMPY, key_of(NUMPY, "lanes"), 40)
    some = NUMPY.asarray([3, 5, 8])
    for chance in ("seeds", "keys"):
        batch = make_batch(4, xp=NUMPY, chance=chance)
        whole, part = batch.deal(keys, 40), batch.deal(keys[:, some], 3)
        assert different_arrays(take_lanes(whole, some), part) is None
    ends = batch.playout(whole, keys), batch.playout(part, keys[:, some])
    assert different_arrays(take_lanes(ends[0], some), ends[1]) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_are_numbered_in_the_order_of_the_rules(seats: int) -> None:
    batch = make_batch(seats, xp=NUMPY)
    lanes = batch.deal(key_of(NUMPY, "order"), 3)
    for _ in range(40):
        seat = batch.actor(lanes)
        mask = np.asarray(batch.legal(lanes, seat))
        for lane in range(3):
            state, mover = batch.to_state(lanes, lane), Seat(int(seat[lane]))
            moves = [batch.move_of(state, mover, action) for action in np.flatnonzero(mask[lane]).tolist()]
            assert tuple(moves) == GAME.legal_moves(state, mover)
        lanes = batch.step(lanes, seat, any_action(mask, "order"))


def test_who_cannot_wait_sweeps_only_so_often() -> None:
    """Three taxis lie open, and five more among nine cards: most new displays are swept again."""
    supply = make_batch(4, xp=NUMPY, chance="keys").deal(key_of(NUMPY, "sweeps"), 300).supply
    everybody, taxi = NUMPY.full(supply.deck.shape, True, dtype=NUMPY.bool_), 1 << WILD_SHIFT
    bundles = [NUMPY.full(supply.deck.shape, some, dtype=NUMPY.int32) for some in (5 * taxi + 0x13, 3 * taxi + 2, 0)]
    begun = supply._replace(deck=bundles[0], display=bundles[1], discards=bundles[2])
    whole = settle(NUMPY, begun, everybody)
    for most in (0, 1, 3, 50):
        end = settle(NUMPY, begun, everybody, most)
        assert (np.asarray(size(end.display)) == DISPLAY).all()
        cards = [np.asarray(part) for part in (end.deck, end.display, end.discards)]
        assert np.array_equal(np.sum(cards, axis=0), np.asarray(begun.deck + begun.display))
        differs = (cards[1] != np.asarray(whole.display)) | (cards[0] != np.asarray(whole.deck))
        assert differs.any() == (most < 50)
        # Only what would be swept again is not yet as it would be.
        assert (np.asarray(wilds(end.display))[differs] > MOST_WILDS).all()


def test_there_are_238_actions_and_most_mean_the_same_everywhere() -> None:
    assert len(FIXED) == KEEP_BOTH == ACTIONS - 3 == 235 and EFFECTS.shape == (10, 238)
    assert [GAME.parse_move(GAME.format_move(move)) for move in FIXED] == [*FIXED]


def test_an_observation_is_laid_out_as_told() -> None:
    assert sum(width for _, width in layout(2)) == make_batch(2, xp=NUMPY).features == 304
    assert len({name for name, _ in layout(4)}) == len(layout(4))


def test_it_is_found_by_its_name() -> None:
    batch: object = load_batch("ticket-to-ride-new-york", 3, start=2)
    assert isinstance(batch, RidesBatch)
    assert np.asarray(batch.deal(key_of(NUMPY, "start"), 5).turn).tolist() == [1] * 5


@pytest.mark.parametrize(
    ("seats", "options"), [(5, {}), (2, {"start": 3}), (2, {"chance": "luck"}), (2, {"colour": 1})]
)
def test_tables_that_there_are_not_get_a_sentence(seats: int, options: dict[str, int | str]) -> None:
    with pytest.raises(BadSetup):
        make_batch(seats, xp=NUMPY, **options)


def test_a_seed_that_is_too_long_gets_a_sentence() -> None:
    with pytest.raises(BadSetup, match="104 bytes"):
        make_batch(2, xp=NUMPY).from_states([GAME.setup(2, "x" * 105)])


class ForgetsWilds(RidesBatch):
    def legal(self, lanes: Lanes, seat: Array) -> Array:
        mask = np.array(super().legal(lanes, seat))
        mask[:, 192:233] = False
        return NUMPY.asarray(mask)


class ForgetsWhatWasSeen(RidesBatch):
    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        after = super().step(lanes, seat, action)
        players = np.array(after.players)
        players[:, KNOWN] = np.minimum(players[:, KNOWN], players[:, HAND] & 0xFFFFF)
        return after._replace(players=NUMPY.asarray(players))


class ShowsTheDeck(RidesBatch):
    def observe(self, lanes: Lanes, seat: Array) -> Array:
        seen = np.array(super().observe(lanes, seat))
        seen[:, -1] = np.asarray(lanes.supply.order)[-1]
        return NUMPY.asarray(seen)


class BreaksNoTies(RidesBatch):
    def standing(self, lanes: Lanes) -> Standing:
        standing = super().standing(lanes)
        return standing._replace(keys=standing.keys[:, :, ::-1])


class GivesEverybodyMyCards(RidesBatch):
    def lanes(self, view: View, key: Array, lanes: int) -> Lanes:
        found = super().lanes(view, key, lanes)
        players = np.array(found.players)
        players[:, HAND] = players[:1, HAND]
        return found._replace(players=NUMPY.asarray(players))


class ShufflesOtherwise(RidesBatch):
    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        seed = np.array(lanes.supply.seed)
        seed[0] ^= 1
        wrong = lanes._replace(supply=lanes.supply._replace(seed=NUMPY.asarray(seed)))
        after = super().step(wrong, seat, action)
        return after._replace(supply=after.supply._replace(seed=lanes.supply.seed))


class NamesAnotherMove(RidesBatch):
    def move_of(self, state: State, seat: Seat, action: int) -> Move:
        return super().move_of(state, seat, action - 1)


@pytest.mark.parametrize(
    "broken",
    [
        ForgetsWilds,
        ForgetsWhatWasSeen,
        ShowsTheDeck,
        BreaksNoTies,
        GivesEverybodyMyCards,
        ShufflesOtherwise,
        NamesAnotherMove,
    ],
)
def test_a_broken_batch_is_found(broken: type[RidesBatch]) -> None:
    with pytest.raises(Mismatch):
        check_batch(GAME, broken(2, xp=NUMPY), "broken", games=4)
