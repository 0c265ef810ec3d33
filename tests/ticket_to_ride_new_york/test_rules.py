"""Turns, claims, tickets and the end, on States made for the purpose (rules 2 and 4 to 7)."""

from itertools import permutations
from typing import cast

import pytest

from tabletown.core.errors import BadSetup, IllegalMove, Reason, Refused
from tabletown.core.event import Event
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import TICKETS, Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card, bundle, cards_in
from tabletown.ticket_to_ride_new_york.events import CardSeen, GameEnded, LastLapBegan, TicketsSeen
from tabletown.ticket_to_ride_new_york.moves import DrawFaceUp
from tabletown.ticket_to_ride_new_york.refusals import Illegal
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State
from tabletown.ticket_to_ride_new_york.stock import Stock

ANN, BOB, CYD = Seat(0), Seat(1), Seat(2)


def pack(letters: str) -> int:
    return bundle(map(Card, letters))


def table(
    *hands: str,
    deck: str = "BGKPROBGKPRO",
    display: str = "BGKPR",
    discards: str = "",
    routes: tuple[tuple[Route, ...], ...] = (),
    taxis: int = 15,
    tickets: tuple[Ticket, ...] = TICKETS[4:],
    left: int | None = None,
    phase: Phase = Phase.TURN,
) -> State:
    """Ann's turn. Only what matters to the turn need be right."""
    owned = [sum(route.bit for route in own) for own in (*routes, *[()] * len(hands))]
    players = tuple(Player(pack(hand), 0, 0, 0, owned[seat], taxis, 0, 0, 0, 0) for seat, hand in enumerate(hands))
    stock = Stock(deck, pack(display), pack(discards), 1)
    return State("seed", phase, ANN, stock, players, tickets, (), left, 0)


def listed(state: State, seat: Seat = ANN) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state, seat)]


def play(state: State, *moves: str) -> State:
    """Moves of whoever's turn it is."""
    for move in moves:
        state = GAME.apply(state, state.turn, GAME.parse_move(move)).state
    return state


def events(state: State, move: str) -> tuple[Event, ...]:
    return GAME.apply(state, state.turn, GAME.parse_move(move)).events


def refuse(state: State, move: str, seat: Seat = ANN) -> Reason:
    before = hash(state)
    assert move not in listed(state, seat) if seat < state.seats else True
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, seat, GAME.parse_move(move))
    assert str(caught.value) and hash(state) == before
    return caught.value.reason


def hand(state: State, seat: Seat = ANN) -> str:
    return "".join(cards_in(state.players[seat].hand))


def test_the_start_seat_comes_from_the_seed_or_the_option() -> None:
    assert {GAME.setup(4, f"s{n}").turn for n in range(40)} == {0, 1, 2, 3}
    assert [GAME.setup(3, "x", start=n).turn for n in (1, 2, 3)] == [0, 1, 2]


@pytest.mark.parametrize("options", [{"start": 0}, {"start": 3}, {"start": "1"}, {"start": True}, {"ends": 1}])
def test_bad_options_are_explained(options: dict[str, Option]) -> None:
    with pytest.raises(BadSetup, match=r"start"):
        GAME.setup(2, "x", **options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        GAME.setup(seats, "x")


def test_a_card_of_another_game_is_refused() -> None:
    """Types say that it cannot be; programs that are not checked for types may say otherwise."""
    state = table("B", "G")
    for card in ("Z", "B", 3, None):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, state.turn, DrawFaceUp(cast(Card, card)))
        assert caught.value.reason is Refused.NOT_A_MOVE


def test_returned_tickets_go_under_the_deck_in_seat_order_whoever_chose_first() -> None:
    first = GAME.setup(3, "harbour")
    choices = [GAME.legal_moves(first, seat)[1] for seat in (ANN, BOB, CYD)]
    ends = set()
    for order in permutations((ANN, BOB, CYD)):
        state = first
        for seat in order:
            assert seat in GAME.to_act(state) and state.phase is Phase.CHOOSE
            state = GAME.apply(state, seat, choices[seat]).state
        ends.add(state)
    (state,) = ends
    returned = [
        ticket
        for p, kept in zip(first.players, state.players, strict=True)
        for ticket in TICKETS
        if (p.shown & ~kept.tickets) & ticket.bit
    ]
    assert state.ticket_deck == (*first.ticket_deck, *returned) and len(returned) == 3


def test_a_choice_is_made_once_and_from_the_tickets_shown() -> None:
    state = GAME.setup(2, "harbour")
    foreign = next(f"keep {t}" for t in TICKETS if not state.players[0].shown & t.bit)
    assert refuse(state, foreign) is Illegal.NOT_SHOWN
    own = listed(state)[1]
    assert refuse(state, f"{own} {own.split()[1]}") is Illegal.NOT_SHOWN
    assert refuse(state, "draw") is Refused.WRONG_PHASE
    assert refuse(play_as(state, ANN, own), own) is Refused.OUT_OF_TURN


def play_as(state: State, seat: Seat, move: str) -> State:
    return GAME.apply(state, seat, GAME.parse_move(move)).state


def test_out_of_turn_over_and_unknown_seats_are_refused() -> None:
    state = table("", "")
    assert refuse(state, "draw", BOB) is Refused.OUT_OF_TURN
    assert refuse(state, "draw", Seat(2)) is Refused.UNKNOWN_SEAT
    assert refuse(state, "keep LE-WS") is Refused.WRONG_PHASE
    assert refuse(table("", "", phase=Phase.OVER, left=0), "draw") is Refused.GAME_OVER


def test_a_turn_draws_two_cards_each_from_deck_or_display() -> None:
    state = play(table("", ""), "take R", "draw")
    assert hand(state) == "GR" and state.turn == BOB
    second = play(table("", ""), "draw")
    assert second.turn == ANN and second.phase is Phase.SECOND_CARD
    assert listed(second) == ["take B", "take G", "take K", "take P", "take R", "draw"]


def test_the_second_card_is_compulsory() -> None:
    second = play(table("BB", ""), "draw")
    for move in ("claim LC-TS/B BB", "tickets", "pass"):
        assert refuse(second, move) is Refused.WRONG_PHASE


def test_a_face_up_taxi_is_the_only_card_of_the_turn() -> None:
    assert play(table("", "", display="BGKPW"), "take W").turn == BOB


def test_a_face_up_taxi_cannot_be_the_second_card() -> None:
    second = play(table("", "", display="BGKPW"), "draw")
    assert refuse(second, "take W") is Illegal.SECOND_WILD


def test_not_even_if_the_display_holds_nothing_else() -> None:
    second = play(table("", "", deck="BG", display="WW"), "draw")
    assert listed(second) == ["draw"]
    assert play(table("", "", deck="B", display="WW"), "draw").turn == BOB


def test_a_taxi_from_the_deck_is_a_normal_card() -> None:
    state = play(table("", "", deck="WWB"), "draw")
    assert state.phase is Phase.SECOND_CARD
    assert hand(play(state, "draw")) == "WW"


def test_a_first_card_with_nothing_left_for_a_second_ends_the_draw() -> None:
    assert play(table("", "", deck="", display="B"), "take B").turn == BOB


def test_the_display_is_swept_between_the_two_cards() -> None:
    second = play(table("", "", deck="WBGKPRO", display="BBGWW"), "take B")
    assert listed(second) == ["take B", "take G", "take K", "take P", "take R", "draw"]


def test_what_is_not_there_cannot_be_drawn() -> None:
    state = table("", "", deck="", display="B")
    assert refuse(state, "draw") is Illegal.EMPTY_DECK
    assert refuse(state, "take R") is Illegal.NOT_IN_DISPLAY
    assert refuse(table("", "", tickets=()), "tickets") is Illegal.NO_TICKETS


def test_a_blind_card_is_seen_by_its_owner_only() -> None:
    secret = [event for event in events(table("", ""), "draw") if isinstance(event, CardSeen)]
    assert secret == [CardSeen(ANN, Card.BLUE, only=ANN)]


def test_a_claim_pays_places_taxis_and_scores() -> None:
    state = play(table("PPPWBB", ""), "claim CH-SO PPPW")
    player = state.players[ANN]
    assert (hand(state), player.taxis, player.points, player.routes) == ("BB", 11, 7, Route.CH_SO.bit)
    assert state.stock.discards == pack("PPPW") and state.turn == BOB


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("claim LC-CP O", Illegal.WRONG_NUMBER),
        ("claim LC-CP OOO", Illegal.WRONG_NUMBER),
        ("claim LC-CP BB", Illegal.WRONG_COLOUR),
        ("claim TS-UN BO", Illegal.WRONG_COLOUR),
        ("claim CP-UN PPP", Illegal.NOT_ENOUGH_CARDS),
        ("claim LC-CP WW", Illegal.NOT_ENOUGH_CARDS),
        ("claim ES-CH/2 BB", Illegal.ALIKE),
        ("pass", Illegal.CAN_ACT),
    ],
)
def test_wrong_payments_are_refused(move: str, reason: Illegal) -> None:
    assert refuse(table("OOOBBPPW", ""), move) is reason


def test_a_route_needs_a_taxi_for_every_space() -> None:
    state = table("PPPPB", "", taxis=3)
    assert refuse(state, "claim CH-SO PPPP") is Illegal.NOT_ENOUGH_TAXIS
    assert "claim CP-UN PPP" in listed(state)


def test_a_route_belongs_to_one_player() -> None:
    state = table("OO", "", routes=((), (Route.LC_CP,)))
    assert refuse(state, "claim LC-CP OO") is Illegal.ROUTE_TAKEN


@pytest.mark.parametrize("others", [1, 2, 3])
def test_nobody_claims_both_halves_of_a_double_route(others: int) -> None:
    state = table("GGWW", *[""] * others, routes=((Route.LC_TS_B,),))
    assert refuse(state, "claim LC-TS/G GG") is Illegal.BOTH_HALVES
    assert refuse(state, "claim LC-TS/G WW") is Illegal.BOTH_HALVES


def test_with_two_players_a_claimed_half_closes_the_other() -> None:
    routes: tuple[tuple[Route, ...], ...] = ((), (Route.LC_TS_B, Route.ES_CH_1))
    assert refuse(table("GG", "", routes=routes), "claim LC-TS/G GG") is Illegal.OTHER_HALF_CLOSED
    assert refuse(table("GG", "", routes=routes), "claim ES-CH/2 GG") is Illegal.OTHER_HALF_CLOSED
    three = listed(table("GG", "", "", routes=routes))
    assert "claim LC-TS/G GG" in three and "claim ES-CH/2 GG" in three


def test_two_tickets_are_shown_and_one_goes_under_the_deck() -> None:
    state = table("", "")
    first, second, *rest = state.ticket_deck
    seen = [event for event in events(state, "tickets") if isinstance(event, TicketsSeen)]
    assert seen == [TicketsSeen(ANN, (first, second), only=ANN)]
    shown = play(state, "tickets")
    assert listed(shown) == [f"keep {first} {second}", f"keep {first}", f"keep {second}"]
    assert refuse(shown, "draw") is Refused.WRONG_PHASE
    after = play(shown, f"keep {second}")
    assert after.ticket_deck == (*rest, first) and after.players[ANN].tickets == second.bit and after.turn == BOB


def test_a_single_last_ticket_is_drawn_and_kept() -> None:
    after = play(table("", "", tickets=(Ticket.CH_BK,)), "tickets")
    assert after.players[ANN].tickets == Ticket.CH_BK.bit and after.turn == BOB and not after.ticket_deck


def test_who_can_do_nothing_passes_and_a_lap_of_passes_ends_the_game() -> None:
    stuck = table("", "", "", deck="", display="", tickets=())
    assert listed(stuck) == ["pass"]
    two = play(stuck, "pass", "pass")
    assert two.phase is Phase.TURN and two.turn == CYD
    assert play(two, "pass").phase is Phase.OVER


def test_four_players_must_all_pass() -> None:
    stuck = table("", "", "", "", deck="", display="", tickets=())
    three = play(stuck, "pass", "pass", "pass")
    assert three.phase is Phase.TURN
    assert play(three, "pass").phase is Phase.OVER


def test_the_last_taxi_in_the_last_lap_does_not_begin_another() -> None:
    state = play(table("OOBB", "RR", taxis=4), "claim LC-CP OO", "claim LC-MW RR")
    end = play(state, "claim MW-CH BB")
    assert end.players[ANN].taxis == 0
    assert end.phase is Phase.OVER


def test_any_other_action_interrupts_a_lap_of_passes() -> None:
    stuck = table("", "OOBGKPRW", deck="", display="", tickets=())
    state = play(stuck, "pass", "claim LC-CP OO")
    assert (
        state.passes == 0
        and state.phase is Phase.TURN
        and listed(state)
        == [
            "take O",
        ]
    )


def test_two_taxis_at_the_end_of_a_turn_begin_the_last_lap() -> None:
    assert LastLapBegan(ANN) in events(table("OO", "", taxis=4), "claim LC-CP OO")
    assert LastLapBegan(ANN) not in events(table("OO", "", taxis=5), "claim LC-CP OO")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_everybody_has_exactly_one_more_turn(seats: int) -> None:
    state = play(table("OO", *[""] * (seats - 1), taxis=4), "claim LC-CP OO")
    turns = []
    while GAME.to_act(state):
        turns.append(state.turn)
        state = play(state, "draw", "draw")
    assert turns == [*range(1, seats), ANN]


def test_the_last_lap_is_triggered_once() -> None:
    state = play(table("OO", "RR", taxis=4), "claim LC-CP OO")
    step = events(state, "claim LC-MW RR")
    assert not any(isinstance(event, LastLapBegan) for event in step)
    end = play(state, "claim LC-MW RR", "draw", "draw")
    assert end.phase is Phase.OVER and GAME.outcome(end) is not None


def test_the_end_is_told_with_the_outcome() -> None:
    told = events(table("OO", "", left=1), "claim LC-CP OO")
    end = play(table("OO", "", left=1), "claim LC-CP OO")
    outcome = GAME.outcome(end)
    assert outcome is not None and told[-1] == GameEnded(outcome)


def test_the_order_of_moves_is_pinned() -> None:
    assert listed(table("BBW", "", display="KKRWW", taxis=2)) == [
        "take K",
        "take R",
        "take W",
        "draw",
        "claim LC-TS/B BB",
        "claim LC-TS/B BW",
        "claim MW-TS B",
        "claim MW-CH BB",
        "claim MW-CH BW",
        "claim TS-UN BB",
        "claim TS-UN BW",
        "claim ES-GP/B B",
        "claim ES-CH/1 BB",
        "claim ES-CH/1 BW",
        "claim GP-EV BB",
        "claim GP-EV BW",
        "claim GV-EV BB",
        "claim GV-EV BW",
        "claim GV-LE BB",
        "claim GV-LE BW",
        "claim GV-CT/1 BB",
        "claim GV-CT/1 BW",
        "claim SO-WS BB",
        "claim SO-WS BW",
        "claim CT-LE B",
        "claim MW-TS W",
        "claim TS-ES/P W",
        "claim TS-ES/O W",
        "claim ES-GP/B W",
        "claim ES-GP/R W",
        "claim EV-LE W",
        "claim CT-LE W",
        "claim CT-WS/P W",
        "claim CT-WS/G W",
        "tickets",
    ]
