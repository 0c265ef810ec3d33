"""Why a move is refused. Nothing here changes anything: a refused move leaves the State as it was."""

from tabletown.core.errors import IllegalMove, Reason, Refused
from tabletown.core.seat import Seat, check_seat
from tabletown.core.sentence import Sentence, Who, Word
from tabletown.ticket_to_ride_new_york.board import Route
from tabletown.ticket_to_ride_new_york.cards import Bundle, cards_in, covers
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import WITHIN, listed, open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase, State
from tabletown.ticket_to_ride_new_york.words import card_word, name_cards, name_colour, name_route


class Illegal(Reason):
    NOT_SHOWN = "illegal-not-shown"
    NOT_IN_DISPLAY = "illegal-not-in-display"
    SECOND_WILD = "illegal-second-wild"
    EMPTY_DECK = "illegal-empty-deck"
    NO_TICKETS = "illegal-no-tickets"
    WRONG_NUMBER = "illegal-wrong-number"
    WRONG_COLOUR = "illegal-wrong-colour"
    ROUTE_TAKEN = "illegal-route-taken"
    BOTH_HALVES = "illegal-both-halves"
    OTHER_HALF_CLOSED = "illegal-other-half-closed"
    ALIKE = "illegal-alike"
    NOT_ENOUGH_TAXIS = "illegal-not-enough-taxis"
    NOT_ENOUGH_CARDS = "illegal-not-enough-cards"
    CAN_ACT = "illegal-can-act"


def check_turn(state: State, seat: Seat, move: Move) -> None:
    """Whether this seat may make this sort of move now."""
    if seat == state.turn and state.phase in _ACTING and not isinstance(move, KeepTickets):
        return
    check_seat(seat, state.seats)
    if state.phase is Phase.OVER:
        raise IllegalMove(Refused.GAME_OVER)
    if state.phase is Phase.CHOOSE:
        if state.players[seat].chosen:
            raise IllegalMove(Refused.OUT_OF_TURN, Sentence("illegal-chosen-already"))
    elif seat != state.turn:
        raise IllegalMove(Refused.OUT_OF_TURN, turn=Who(state.turn))
    if isinstance(move, KeepTickets) != (state.phase in (Phase.CHOOSE, Phase.KEEP)):
        raise wrong_phase(state)


_ACTING = (Phase.TURN, Phase.SECOND_CARD)
_WANTED = {
    Phase.CHOOSE: "ride-first-choose",
    Phase.TURN: "ride-nothing-drawn",
    Phase.SECOND_CARD: "ride-second-now",
    Phase.KEEP: "ride-first-keep",
}


def wrong_phase(state: State) -> IllegalMove:
    return IllegalMove(Refused.WRONG_PHASE, Sentence(_WANTED[state.phase]))


def check_keep(state: State, seat: Seat, move: KeepTickets) -> None:
    shown = state.players[seat].shown
    if not move.mask or move.mask & ~shown or len(move.tickets) != move.mask.bit_count():
        raise IllegalMove(Illegal.NOT_SHOWN, tickets=" ".join(tickets_in(shown)))


def bad_take(state: State, move: DrawFaceUp) -> IllegalMove:
    if not covers(state.stock.display, move.card.unit):
        cards = name_cards(cards_in(state.stock.display))
        return IllegalMove(Illegal.NOT_IN_DISPLAY, card=card_word(move.card), cards=cards)
    return IllegalMove(Illegal.SECOND_WILD)


def bad_claim(state: State, seat: Seat, move: Claim) -> IllegalMove:
    """The first thing that is wrong with a claim: on the board, then with the cards."""
    route, player = move.route, state.players[seat]
    openings = open_routes(player.routes, state.claimed, state.seats)
    if not openings & route.bit:
        return _closed(state, seat, route)
    if not listed(openings) & route.bit:
        return IllegalMove(Illegal.ALIKE, route=name_route(route), twin=str(route.twin))
    if not WITHIN[player.taxis] & route.bit:
        spaces, taxis = route.length, player.taxis
        return IllegalMove(Illegal.NOT_ENOUGH_TAXIS, route=name_route(route), spaces=spaces, taxis=taxis)
    return _bad_payment(move, player.hand)


def _closed(state: State, seat: Seat, route: Route) -> IllegalMove:
    for owner, other in enumerate(state.players):
        if other.routes & route.bit:
            return IllegalMove(Illegal.ROUTE_TAKEN, route=name_route(route), owner=Who(owner))
    twin = str(route.twin)
    if route.twin is not None and state.players[seat].routes & route.twin.bit:
        return IllegalMove(Illegal.BOTH_HALVES, route=name_route(route), twin=twin)
    return IllegalMove(Illegal.OTHER_HALF_CLOSED, route=name_route(route), twin=twin)


def _bad_payment(move: Claim, hand: Bundle) -> IllegalMove:
    route = name_route(move.route)
    if len(move.cards) != move.route.length:
        return IllegalMove(Illegal.WRONG_NUMBER, route=route, count=move.route.length, given=len(move.cards))
    if not move.price:
        wanted, cards = Word(name_colour(move.route)), name_cards(move.cards)
        return IllegalMove(Illegal.WRONG_COLOUR, route=route, colour=wanted, cards=cards)
    lacking = {card for card in move.cards if not covers(hand, card.unit * move.cards.count(card))}
    wanted_cards = name_cards([card for card in move.cards if card in lacking])
    return IllegalMove(Illegal.NOT_ENOUGH_CARDS, cards=wanted_cards, hand=name_cards(cards_in(hand)))
