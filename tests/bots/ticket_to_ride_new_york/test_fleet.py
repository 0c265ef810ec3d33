"""Many tables side by side, held against the rules themselves."""

from itertools import pairwise

import numpy as np
import pytest

from tabletown.bots.ticket_to_ride_new_york.fleet import NOT_YET, Fleet
from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, LINKS, length_of, link_mask, points_of, sights_of
from tabletown.bots.ticket_to_ride_new_york.lanes import SWING, beyond, counts, measure, packed, price, total
from tabletown.bots.ticket_to_ride_new_york.plans import halves, price_of
from tabletown.bots.ticket_to_ride_new_york.trials import Trials, worth
from tabletown.core.chance import Stream
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, TICKETS
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, CARDS, bundle
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.state import Phase, State

ONE = np.array([0])
SEED = Stream("fleet", "test")


def fleet_of(*states: State) -> Fleet:
    return Fleet(states, np.random.default_rng(1))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_move_changes_a_row_as_it_changes_the_state(seats: int) -> None:
    checked = 0
    for game in range(3):
        for before, after in pairwise(random_states(GAME, seats, f"row-{seats}-{game}")):
            move = _move_between(before, after)
            if before.phase is Phase.CHOOSE or isinstance(move, DrawTickets):
                continue
            trials = Trials([before], before.turn, SEED)
            row = trials.fleet.take_rows(ONE)
            trials.make(row, move, ONE)
            if after.phase is not Phase.SECOND_CARD:
                row.end_turn(np.array([isinstance(move, Pass)]))
            shuffled = after.stock.shuffles != before.stock.shuffles
            assert _told(row, shuffled=shuffled) == _told(fleet_of(after), shuffled=shuffled)
            assert bool(row.over[0]) == (after.phase is Phase.OVER)
            checked += 1
    assert checked > 60


def _move_between(before: State, after: State) -> Move:
    seat = min(GAME.to_act(before))
    seats = GAME.to_act(before) or {seat}
    found = [m for s in seats for m in GAME.legal_moves(before, s) if GAME.apply(before, s, m).state == after]
    return found[0]


def _told(fleet: Fleet, *, shuffled: bool) -> list[object]:
    """All that a row says; after a shuffle, which goes its own way here, no card that chance has dealt."""
    deck = fleet.deck[0, fleet.top[0] : fleet.bottom[0]].tolist()
    tickets = fleet.ticket_deck[0, fleet.ticket_top[0] : fleet.ticket_bottom[0]].tolist()
    cards = [] if shuffled else [deck, int(fleet.display[0]), int(fleet.discards[0])]
    players = [fleet.hands, fleet.own, fleet.taxis, fleet.tickets, fleet.shut]
    joined = [_joined(regions) for regions in fleet.regions[:, 0].tolist()]
    return [[array[:, 0].tolist() for array in players], joined, cards, tickets, fleet.turn, fleet.turns_left.tolist()]


def _joined(regions: list[int]) -> list[bool]:
    """For every two places, whether they are connected, however the regions are numbered."""
    return [one == other for one in regions for other in regions]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_no_card_is_lost_and_every_game_ends(seats: int) -> None:
    for state in random_states(GAME, seats, f"end-{seats}")[::10]:
        if state.phase is Phase.OVER:
            continue
        seat = min(GAME.to_act(state))
        moves = GAME.legal_moves(state, seat)[-8:]
        values = Trials([state], seat, SEED).run(moves, 3, lambda: False)
        assert values is not None and len(values) == len(moves)
        assert all(len(row) == 3 and all(0 <= value <= 1 for value in row) for row in values)


def test_whose_way_is_shut_by_a_claim_looks_for_another() -> None:
    changed = 0
    for state in random_states(GAME, 2, "shut")[::3]:
        claims = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Claim)]
        if state.phase is not Phase.TURN or not claims:
            continue
        trials = Trials([state], state.turn, SEED)
        fleet = trials.fleet.take_rows(np.array([0, 0]))
        trials.make(fleet, claims[0], np.array([1]))
        other, link = 1 - state.turn, LINK_OF[claims[0].route].bit
        before, after = trials.crew(fleet, [np.array([0]), np.array([1])]).links[other].tolist()
        changed += any(way & link for way in before)
        assert not any(way & link for way in after)
    assert changed > 3


def test_shuffles_keep_all_cards() -> None:
    """Rows that draw until the deck has run out several times."""
    state = next(s for s in random_states(GAME, 2, "shuffles") if s.phase is Phase.TURN)
    fleet = fleet_of(*[state] * 20)
    rows = np.arange(20)
    for _ in range(60):
        some = rows[fleet.top < fleet.bottom]
        fleet.draw(0, some)
        # All of a hand goes to the discards, so that there is something to shuffle.
        fleet.discards[some] += fleet.hands[0, some]
        fleet.hands[0, some] = 0
        for row in rows:
            deck = np.bincount(fleet.deck[row, fleet.top[row] : fleet.bottom[row]], minlength=7)
            others = fleet.hands[:, row].sum() + fleet.display[row] + fleet.discards[row]
            assert (deck + counts(np.array([others]))[0]).tolist() == counts(np.array([packed(ALL_CARDS)]))[0].tolist()


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_ends_are_scored_like_the_rules(seats: int) -> None:
    for game in range(6):
        state = random_states(GAME, seats, f"scored-{game}")[-1]
        outcome = GAME.outcome(state)
        assert outcome is not None
        points, tickets = fleet_of(state).results()
        assert tuple(zip(points[:, 0].tolist(), tickets[:, 0].tolist(), strict=True)) == outcome.keys
        shares = [float(worth(points, tickets, seat)[0]) for seat in range(seats)]
        assert shares.index(max(shares)) in outcome.winners


def test_sums_over_links_are_those_of_the_map() -> None:
    masks = np.random.default_rng(2).integers(0, 1 << len(LINKS), 300)
    taxis, points, count, seen = measure(masks)
    for place, mask in enumerate(masks.tolist()):
        expected = (length_of(mask), points_of(mask), mask.bit_count(), sights_of(mask))
        assert (taxis[place], points[place], count[place], seen[place]) == expected


def test_prices_of_links_of_one_colour_are_those_of_plans() -> None:
    for link in LINKS:
        cards = int(price(np.array([link.bit]), np.array([0]))[0])
        told = price_of(link.bit, ALL_ROUTES & halves(link.bit))
        if told.fixed:
            ((shift, need),) = told.fixed
            assert cards == need << 2 * shift
        elif told.either:
            ((one, other, need),) = told.either
            second = int(price(np.array([link.bit]), np.array([link.bit]))[0])
            assert {cards, second} == {need << 2 * one, need << 2 * other}


def test_hands_are_compared_colour_by_colour() -> None:
    chance = np.random.default_rng(3)
    for _ in range(100):
        one, other = (chance.choice(len(CARDS), 12, replace=False) for _ in range(2))
        hands = [np.array([packed(bundle([CARDS[card] for card in hand]))]) for hand in (one, other)]
        colours = [counts(hand)[0, :6].astype(int) for hand in hands]
        more = np.maximum(0, colours[0] - colours[1])
        assert counts(beyond(*hands))[0, :6].tolist() == more.tolist()
        assert int(total(hands[0])[0]) == colours[0].sum()


def test_tickets_swing_twice_their_points() -> None:
    assert SWING[-1] == 2 * sum(ticket.points for ticket in TICKETS)
    assert link_mask(ALL_ROUTES).bit_count() == len(LINKS)
    assert NOT_YET < 0
