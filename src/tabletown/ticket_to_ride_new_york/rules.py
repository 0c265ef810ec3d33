"""Ticket to Ride: New York for 2 to 4 players, under the contract of `core` (docs/rules/ticket-to-ride-new-york.md)."""

from tabletown.core.chance import Stream, shuffled
from tabletown.core.errors import BadSetup, IllegalMove, Refused, check_is_move
from tabletown.core.event import Event
from tabletown.core.game import Option, Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat, all_seats, check_seat
from tabletown.core.sentence import Word, sentence
from tabletown.ticket_to_ride_new_york import events as happened, notation
from tabletown.ticket_to_ride_new_york.board import TAXIS, TICKETS, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import CARD_OF, Card, covers
from tabletown.ticket_to_ride_new_york.faults import faults
from tabletown.ticket_to_ride_new_york.moves import (
    DRAW_BLIND,
    DRAW_TICKETS,
    PASS,
    Claim,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    claims,
    keeps,
    takes,
)
from tabletown.ticket_to_ride_new_york.network import WITHIN, listed, open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.refusals import Illegal, bad_claim, bad_take, check_keep, check_turn, wrong_phase
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.state import (
    Phase,
    Player,
    Players,
    State,
    TicketDraw,
    after_reshuffle,
    ticket_draw,
    with_card,
    with_player,
    with_route,
    with_tickets,
)
from tabletown.ticket_to_ride_new_york.stock import Stock, discard, draw_top, drawable, first_stock, take
from tabletown.ticket_to_ride_new_york.view import View, view_of
from tabletown.ticket_to_ride_new_york.worlds import resample

FEW_TAXIS = 2
"""Who ends a turn with this many or fewer begins the last lap (rule 7.1)."""

_ALONE = tuple(frozenset((seat,)) for seat in all_seats(4))
_NOBODY: frozenset[Seat] = frozenset()


_TITLE = Word("game-ticket-to-ride")


class TicketToRideNewYork:
    """The rules. Holds no state of its own."""

    name = "ticket-to-ride-new-york"
    rules_version = 1
    seat_counts = range(2, 5)

    def setup(self, seats: int, seed: str, /, **options: Option) -> State:
        """One option: `start`, the number of the seat that starts (else chance decides)."""
        if seats not in self.seat_counts:
            raise BadSetup(sentence("setup-players", game=_TITLE, least=2, most=4, count=seats))
        start = _start(seats, seed, options)
        hands, stock = first_stock(seats, seed)
        tickets = shuffled(TICKETS, seed, "tickets")
        players = tuple(
            Player(hand, 0, 0, 0, 0, TAXIS, 0, 0, _mask(tickets[2 * seat : 2 * seat + 2]), 0)
            for seat, hand in enumerate(hands)
        )
        return State(seed, Phase.CHOOSE, start, stock, players, tickets[2 * seats :], (), None, 0)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.CHOOSE:
            return frozenset([Seat(seat) for seat, player in enumerate(state.players) if not player.chosen])
        return _NOBODY if state.phase is Phase.OVER else _ALONE[state.turn]

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, state.seats)
        phase = state.phase
        if phase is Phase.CHOOSE:
            player = state.players[seat]
            return () if player.chosen else keeps(player.shown)
        if seat != state.turn:
            return ()
        if phase is Phase.TURN:
            return _actions(state, seat)
        if phase is Phase.SECOND_CARD:
            seen = takes(state.stock.display, second=True)
            return (*seen, DRAW_BLIND) if state.stock.deck else seen
        return keeps(state.players[seat].shown) if phase is Phase.KEEP else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        check_turn(state, seat, move)
        match move:
            case DrawBlind():
                return _draw_blind(state, seat)
            case DrawFaceUp():
                return _draw_face_up(state, seat, move)
            case KeepTickets():
                check_keep(state, seat, move)
                return (_choose if state.phase is Phase.CHOOSE else _keep)(state, seat, move)
        check_is_move(move, Claim, DrawTickets, Pass)
        # Everything else is a whole turn.
        if state.phase is not Phase.TURN:
            raise wrong_phase(state)
        match move:
            case Claim():
                return _claim(state, seat, move)
            case DrawTickets():
                return _draw_tickets(state, seat)
            case Pass():
                return _pass(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            check_seat(seat, state.seats)
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return _outcome(state.players) if state.phase is Phase.OVER else None

    format_move = staticmethod(notation.format_move)
    parse_move = staticmethod(notation.parse_move)
    resample = staticmethod(resample)
    faults = staticmethod(faults)


def _start(seats: int, seed: str, options: dict[str, Option]) -> Seat:
    if unknown := options.keys() - {"start"}:
        raise BadSetup(sentence("setup-no-option", game=_TITLE, option=min(unknown), options="start"))
    if "start" not in options:
        return Seat(Stream(seed, "start").below(seats))
    start = options["start"]
    if not isinstance(start, int) or isinstance(start, bool) or not 1 <= start <= seats:
        raise BadSetup(sentence("ride-setup-start", seats=seats, start=str(start)))
    return Seat(start - 1)


def _actions(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that a turn can begin with: a card, a claim, tickets; a pass if there is nothing else (rule 6.5)."""
    player, stock = state.players[seat], state.stock
    found: list[Move] = [*takes(stock.display, second=False)]
    if stock.deck:
        found.append(DRAW_BLIND)
    openings = open_routes(player.routes, state.claimed, len(state.players))
    found += claims(player.hand, openings & WITHIN[player.taxis])
    if state.ticket_deck:
        found.append(DRAW_TICKETS)
    return tuple(found) or (PASS,)


def _draw_blind(state: State, seat: Seat) -> Step[State]:
    stock = state.stock
    if not stock.deck:
        raise IllegalMove(Illegal.EMPTY_DECK)
    card = CARD_OF[stock.deck[0]]
    events: list[Event] = [happened.blind_drawn(seat), happened.card_seen(seat, card)]
    player = with_card(state.players[seat], card, seen=False)
    return _card_drawn(state, seat, player, draw_top(stock, state.seed, events), events)


def _draw_face_up(state: State, seat: Seat, move: DrawFaceUp) -> Step[State]:
    card, stock = move.card, state.stock
    if not isinstance(card, Card):
        raise IllegalMove(Refused.NOT_A_MOVE, move=repr(str(card)[:40]))
    second = state.phase is Phase.SECOND_CARD
    if not covers(stock.display, card.unit) or (second and card is Card.WILD):
        raise bad_take(state, move)
    events: list[Event] = [happened.face_up_taken(seat, card)]
    player = with_card(state.players[seat], card, seen=True)
    after = take(stock, card, state.seed, events)
    return _card_drawn(state, seat, player, after, events, last=card is Card.WILD)


def _card_drawn(
    state: State, seat: Seat, player: Player, stock: Stock, events: list[Event], *, last: bool = False
) -> Step[State]:
    """After the first card comes a second, if one can be taken (rules 4.3 to 4.6)."""
    players = with_player(state.players, seat, player)
    if stock.shuffles != state.stock.shuffles:
        players = after_reshuffle(players)
    if last or state.phase is Phase.SECOND_CARD or not drawable(stock, second=True):
        return _end_turn(state, stock, players, state.ticket_deck, state.draws, events)
    s = state
    phase = Phase.SECOND_CARD
    after = State(s.seed, phase, s.turn, stock, players, s.ticket_deck, s.draws, s.turns_left, 0)
    return Step(after, tuple(events))


def _claim(state: State, seat: Seat, move: Claim) -> Step[State]:
    player, price = state.players[seat], move.price
    openings = open_routes(player.routes, state.claimed, len(state.players)) & WITHIN[player.taxis]
    if not price or not covers(player.hand, price) or not listed(openings) & move.route.bit:
        raise bad_claim(state, seat, move)
    events: list[Event] = [happened.route_claimed(seat, move.route, move.cards)]
    players = with_player(state.players, seat, with_route(player, move))
    stock = discard(state.stock, price, state.seed, events)
    if stock.shuffles != state.stock.shuffles:
        players = after_reshuffle(players)
    return _end_turn(state, stock, players, state.ticket_deck, state.draws, events)


def _draw_tickets(state: State, seat: Seat) -> Step[State]:
    """Two tickets to choose from; a single last one is kept at once (rules 6.1 and 6.2)."""
    drawn, rest = state.ticket_deck[:2], state.ticket_deck[2:]
    if not drawn:
        raise IllegalMove(Illegal.NO_TICKETS)
    shown = _mask(drawn)
    events: list[Event] = [
        happened.TicketsDrawn(seat, len(drawn)),
        happened.TicketsSeen(seat, tickets_in(shown), only=seat),
    ]
    p = state.players[seat]
    if len(drawn) == 1:
        events.append(happened.TicketsKept(seat, 1, 0))
        players = with_player(state.players, seat, with_tickets(p, p.tickets | shown, 0, 0))
        return _end_turn(state, state.stock, players, rest, (*state.draws, ticket_draw(seat, shown, shown)), events)
    players = with_player(state.players, seat, with_tickets(p, p.tickets, shown, 0))
    s = state
    return Step(State(s.seed, Phase.KEEP, s.turn, s.stock, players, rest, s.draws, s.turns_left, 0), tuple(events))


def _keep(state: State, seat: Seat, move: KeepTickets) -> Step[State]:
    p = state.players[seat]
    returned = tickets_in(p.shown & ~move.mask)
    events: list[Event] = [happened.TicketsKept(seat, len(move.tickets), len(returned))]
    players = with_player(state.players, seat, with_tickets(p, p.tickets | move.mask, 0, 0))
    draws = (*state.draws, ticket_draw(seat, p.shown, move.mask))
    return _end_turn(state, state.stock, players, (*state.ticket_deck, *returned), draws, events)


def _choose(state: State, seat: Seat, move: KeepTickets) -> Step[State]:
    """A secret choice at set-up; the last one begins the game (rules 2.3 to 2.5)."""
    p = state.players[seat]
    players = with_player(state.players, seat, with_tickets(p, 0, p.shown, move.mask))
    chosen = happened.TicketsChosen(seat)
    s = state
    if any(not player.chosen for player in players):
        after = State(s.seed, s.phase, s.turn, s.stock, players, s.ticket_deck, (), None, 0)
        return Step(after, (chosen,))
    # In seat order, whoever chose first: so the order of choosing does not matter.
    draws = tuple([ticket_draw(Seat(number), p.shown, p.chosen) for number, p in enumerate(players)])
    deck = [*s.ticket_deck]
    for draw in draws:
        deck += tickets_in(draw.shown & ~draw.kept)
    began = happened.GameBegan(tuple([draw.kept.bit_count() for draw in draws]), s.turn)
    players = tuple([with_tickets(p, p.chosen, 0, 0) for p in players])
    return Step(State(s.seed, Phase.TURN, s.turn, s.stock, players, tuple(deck), draws, None, 0), (chosen, began))


def _pass(state: State, seat: Seat) -> Step[State]:
    if _actions(state, seat) != (PASS,):
        raise IllegalMove(Illegal.CAN_ACT)
    s = state
    return _end_turn(s, s.stock, s.players, s.ticket_deck, s.draws, [happened.Passed(seat)], passes=s.passes + 1)


def _end_turn(
    before: State,
    stock: Stock,
    players: Players,
    ticket_deck: tuple[Ticket, ...],
    draws: tuple[TicketDraw, ...],
    events: list[Event],
    *,
    passes: int = 0,
) -> Step[State]:
    """The next seat, the last lap or the end (rules 7.1 to 7.4)."""
    seat, left = before.turn, before.turns_left
    if left is not None:
        left -= 1
    elif players[seat].taxis <= FEW_TAXIS:
        left = len(players)
        events.append(happened.LastLapBegan(seat))
    phase = Phase.TURN
    if left == 0 or passes == len(players):
        phase = Phase.OVER
        events += [happened.TicketsLaidOpen(d.seat, tickets_in(d.shown), tickets_in(d.kept)) for d in draws]
        events.append(happened.GameEnded(_outcome(players)))
    following = Seat((seat + 1) % len(players))
    return Step(State(before.seed, phase, following, stock, players, ticket_deck, draws, left, passes), tuple(events))


def _outcome(players: Players) -> Outcome:
    return final_outcome([player.routes for player in players], [player.tickets for player in players])


def _mask(tickets: tuple[Ticket, ...]) -> TicketMask:
    return sum([ticket.bit for ticket in tickets])


GAME = TicketToRideNewYork()
