"""What one seat may know, built field by field from that and nothing else (rule 9)."""

from dataclasses import dataclass

from tabletown.core.quick import quickly
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card, cards_in, size
from tabletown.ticket_to_ride_new_york.network import routes_in, tickets_in
from tabletown.ticket_to_ride_new_york.scoring import completed
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State, TicketDraw


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """What everybody knows of one player."""

    hand_size: int
    known: tuple[Card, ...]
    """Cards that she took face up and that are certainly still in her hand."""
    held_over: int
    """How many other cards she held at the last reshuffle, as far as she has not certainly spent them."""
    revealed: tuple[Card, ...]
    """Cards that she has paid with since then although nobody had seen her take them."""
    routes: tuple[Route, ...]
    taxis: int
    points: int
    """For routes, so far."""
    tickets: int
    shown: int
    """How many tickets she is choosing from."""
    has_chosen: bool
    """Whether she has made her choice at set-up."""
    final_tickets: tuple[Ticket, ...]
    """Empty until the game is over."""


@dataclass(frozen=True, slots=True)
class DrawSeen:
    """Tickets that somebody was shown. Which ones, only she knows until the game is over."""

    seat: Seat
    shown: int
    kept: int
    shown_tickets: tuple[Ticket, ...]
    kept_tickets: tuple[Ticket, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """None: an onlooker."""
    phase: Phase
    turn: Seat
    """Whose turn it is; before the game, who will start."""
    display: tuple[Card, ...]
    discards: tuple[Card, ...]
    deck_size: int
    shuffles: int
    swept: tuple[Card, ...]
    """The display that was swept away just now (the first, if several)."""
    held_over: tuple[Card, ...]
    """The cards behind the players' `held_over` all together: at a reshuffle they can be counted out."""
    ticket_deck_size: int
    players: tuple[PlayerSeen, ...]
    draws: tuple[DrawSeen, ...]
    turns_left: int | None
    passes: int
    hand: tuple[Card, ...]
    """From here on, what only this seat knows."""
    own_held_over: tuple[Card, ...]
    tickets: tuple[Ticket, ...]
    completed: tuple[Ticket, ...]
    """Those of her tickets that her routes connect already."""
    shown: tuple[Ticket, ...]
    """The tickets she is choosing from."""
    chosen: tuple[Ticket, ...]
    """Her choice at set-up, while the others are still choosing."""

    @property
    def seats(self) -> int:
        return len(self.players)


_made, _player_made, _draw_made = quickly(View), quickly(PlayerSeen), quickly(DrawSeen)


def view_of(state: State, seat: Seat | None) -> View:
    stock = state.stock
    own = None if seat is None else state.players[seat]
    over = state.phase is Phase.OVER
    return _made(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        display=cards_in(stock.display),
        discards=cards_in(stock.discards),
        deck_size=len(stock.deck),
        shuffles=stock.shuffles,
        swept=cards_in(stock.swept),
        held_over=cards_in(sum([player.held_over for player in state.players])),
        ticket_deck_size=len(state.ticket_deck),
        players=tuple([_player_seen(player, over=over) for player in state.players]),
        draws=tuple([_draw_seen(draw, known=over or draw.seat == seat) for draw in state.draws]),
        turns_left=state.turns_left,
        passes=state.passes,
        hand=() if own is None else cards_in(own.hand),
        own_held_over=() if own is None else cards_in(own.held_over),
        tickets=() if own is None else tickets_in(own.tickets),
        completed=() if own is None else tickets_in(completed(own.routes, own.tickets)),
        shown=() if own is None else tickets_in(own.shown),
        chosen=() if own is None else tickets_in(own.chosen),
    )


def _player_seen(player: Player, *, over: bool) -> PlayerSeen:
    return _player_made(
        hand_size=size(player.hand),
        known=cards_in(player.known),
        held_over=size(player.held_over),
        revealed=cards_in(player.revealed),
        routes=routes_in(player.routes),
        taxis=player.taxis,
        points=player.points,
        tickets=player.tickets.bit_count(),
        shown=player.shown.bit_count(),
        has_chosen=player.chosen != 0,
        final_tickets=tickets_in(player.tickets) if over else (),
    )


def _draw_seen(draw: TicketDraw, *, known: bool) -> DrawSeen:
    shown, kept = draw.shown.bit_count(), draw.kept.bit_count()
    tickets, held = (tickets_in(draw.shown), tickets_in(draw.kept)) if known else ((), ())
    return _draw_made(draw.seat, shown, kept, tickets, held)
