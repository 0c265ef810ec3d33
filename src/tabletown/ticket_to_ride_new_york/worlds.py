"""Possible worlds: a State that somebody with a given View cannot tell from the real one."""

from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.board import Route, RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import bundle
from tabletown.ticket_to_ride_new_york.possible_cards import deal_unseen
from tabletown.ticket_to_ride_new_york.possible_tickets import tell_tickets
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State
from tabletown.ticket_to_ride_new_york.stock import Stock
from tabletown.ticket_to_ride_new_york.view import View


def resample(view: View, stream: Stream) -> State:
    """Fill in what the View leaves open: cards and tickets never seen are dealt anew."""
    deal = deal_unseen(view, stream)
    told = tell_tickets(view, stream)
    stock = Stock(deal.deck, bundle(view.display), bundle(view.discards), view.shuffles, bundle(view.swept))
    players = tuple(
        Player(
            deal.hands[seat],
            bundle(seen.known),
            deal.held_over[seat],
            bundle(seen.revealed),
            _routes(seen.routes),
            seen.taxis,
            seen.points,
            told.tickets[seat],
            told.shown[seat],
            0,
        )
        for seat, seen in enumerate(view.players)
    )
    if view.phase is Phase.CHOOSE:
        players = tuple(_choose(view, seat, player, stream) for seat, player in enumerate(players))
    seed = f"world {stream.below(1 << 32)}"
    return State(seed, view.phase, view.turn, stock, players, told.deck, told.draws, view.turns_left, view.passes)


def _choose(view: View, seat: int, player: Player, stream: Stream) -> Player:
    """A secret choice at set-up: known to its owner, any to the others."""
    if not view.players[seat].has_chosen:
        return player
    if seat == view.seat:
        return player._replace(chosen=_mask(view.chosen))
    first = player.shown & -player.shown
    return player._replace(chosen=stream.choice((player.shown, first, player.shown ^ first)))


def _routes(routes: tuple[Route, ...]) -> RouteMask:
    return sum([route.bit for route in routes])


def _mask(tickets: tuple[Ticket, ...]) -> TicketMask:
    return sum([ticket.bit for ticket in tickets])
