"""Why a move is refused, in words. Nothing here changes anything: a refused move leaves the State as it was."""

from tabletown.core.errors import IllegalMove, Reason, Refused
from tabletown.core.seat import Seat, check_seat, format_seat
from tabletown.ticket_to_ride_new_york.board import Route
from tabletown.ticket_to_ride_new_york.cards import Bundle, Card, cards_in, covers
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import WITHIN, listed, open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase, State


class Illegal(Reason):
    NOT_SHOWN = "not one of the tickets shown"
    NOT_IN_DISPLAY = "not in the display"
    SECOND_WILD = "a face-up taxi as the second card"
    EMPTY_DECK = "the deck is empty"
    NO_TICKETS = "no tickets left"
    WRONG_NUMBER = "not as many cards as spaces"
    WRONG_COLOUR = "wrong colour"
    ROUTE_TAKEN = "the route is taken"
    BOTH_HALVES = "the other half is yours"
    OTHER_HALF_CLOSED = "the other half is taken, which closes this one"
    ALIKE = "the other half is alike and comes first"
    NOT_ENOUGH_TAXIS = "not enough taxis"
    NOT_ENOUGH_CARDS = "not enough cards"
    CAN_ACT = "passing is only for those who can do nothing else"


def check_turn(state: State, seat: Seat, move: Move) -> None:
    """Whether this seat may make this sort of move now."""
    if seat == state.turn and state.phase in _ACTING and not isinstance(move, KeepTickets):
        return
    check_seat(seat, state.seats)
    if state.phase is Phase.OVER:
        raise IllegalMove(Refused.GAME_OVER, "the game is over")
    if state.phase is Phase.CHOOSE:
        if state.players[seat].chosen:
            detail = f"seat {format_seat(seat)} has chosen its tickets: the others are still choosing"
            raise IllegalMove(Refused.OUT_OF_TURN, detail)
    elif seat != state.turn:
        detail = f"it is the turn of seat {format_seat(state.turn)}, not of seat {format_seat(seat)}"
        raise IllegalMove(Refused.OUT_OF_TURN, detail)
    if isinstance(move, KeepTickets) != (state.phase in (Phase.CHOOSE, Phase.KEEP)):
        raise IllegalMove(Refused.WRONG_PHASE, _WANTED[state.phase])


_ACTING = (Phase.TURN, Phase.SECOND_CARD)
_WANTED = {
    Phase.CHOOSE: "first everybody chooses which tickets to keep",
    Phase.TURN: "no tickets have been drawn to choose from: draw cards, claim a route or draw tickets",
    Phase.SECOND_CARD: "the second card of the turn has to be drawn now",
    Phase.KEEP: "choose first which of the drawn tickets to keep",
}


def wrong_phase(state: State) -> IllegalMove:
    return IllegalMove(Refused.WRONG_PHASE, _WANTED[state.phase])


def check_keep(state: State, seat: Seat, move: KeepTickets) -> None:
    shown = state.players[seat].shown
    if not move.mask or move.mask & ~shown or len(move.tickets) != move.mask.bit_count():
        detail = f"keep one or both of the tickets shown: {' '.join(tickets_in(shown))}"
        raise IllegalMove(Illegal.NOT_SHOWN, detail)


def bad_take(state: State, move: DrawFaceUp) -> IllegalMove:
    if not covers(state.stock.display, move.card.unit):
        shown = " ".join(cards_in(state.stock.display)) or "nothing"
        return IllegalMove(Illegal.NOT_IN_DISPLAY, f"there is no {move.card.word} card in the display, only {shown}")
    detail = "a face-up taxi is the only card of a turn: it cannot be taken as the second one"
    return IllegalMove(Illegal.SECOND_WILD, detail)


def bad_claim(state: State, seat: Seat, move: Claim) -> IllegalMove:
    """The first thing that is wrong with a claim: on the board, then with the cards."""
    route, player = move.route, state.players[seat]
    openings = open_routes(player.routes, state.claimed, state.seats)
    if not openings & route.bit:
        return _closed(state, seat, route)
    if not listed(openings) & route.bit:
        return IllegalMove(Illegal.ALIKE, f"both halves of {route} are free and alike: claim {route.twin}")
    if not WITHIN[player.taxis] & route.bit:
        detail = f"{route} has {route.length} spaces, but seat {format_seat(seat)} has only {player.taxis} taxis left"
        return IllegalMove(Illegal.NOT_ENOUGH_TAXIS, detail)
    return _bad_payment(move, player.hand)


def _closed(state: State, seat: Seat, route: Route) -> IllegalMove:
    for owner, other in enumerate(state.players):
        if other.routes & route.bit:
            return IllegalMove(Illegal.ROUTE_TAKEN, f"{route} belongs to seat {format_seat(Seat(owner))}")
    twin = route.twin
    if twin is not None and state.players[seat].routes & twin.bit:
        return IllegalMove(Illegal.BOTH_HALVES, f"nobody may claim both halves: seat {format_seat(seat)} has {twin}")
    return IllegalMove(Illegal.OTHER_HALF_CLOSED, f"with two players {route} is closed, because {twin} is taken")


def _bad_payment(move: Claim, hand: Bundle) -> IllegalMove:
    route = move.route
    if len(move.cards) != route.length:
        cards = "card" if route.length == 1 else "cards"
        return IllegalMove(Illegal.WRONG_NUMBER, f"{route} costs {route.length} {cards}, not {len(move.cards)}")
    if not move.price:
        wanted = "cards of one colour" if route.is_grey else f"{route.colours[0].word} cards"
        return IllegalMove(Illegal.WRONG_COLOUR, f"{route} is paid with {wanted} and wilds, not {''.join(move.cards)}")
    lacking = sorted({card for card in move.cards if not covers(hand, card.unit * move.cards.count(card))})
    words = " and ".join(_amount(move.cards.count(card), card) for card in lacking)
    return IllegalMove(Illegal.NOT_ENOUGH_CARDS, f"there are not {words} in the hand {''.join(cards_in(hand))}")


def _amount(count: int, card: Card) -> str:
    return f"{count} {card.word} card{'s' if count > 1 else ''}"
