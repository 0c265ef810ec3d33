"""What cannot be right in a State: cards, taxis or tickets that are missing, doubled or in the wrong place."""

from tabletown.ticket_to_ride_new_york.board import TAXIS, TICKETS
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, bundle, covers, size
from tabletown.ticket_to_ride_new_york.network import routes_in, tickets_in, twins
from tabletown.ticket_to_ride_new_york.scoring import route_points
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State
from tabletown.ticket_to_ride_new_york.stock import DISPLAY, drawable, has_too_many_wilds


def faults(state: State) -> tuple[str, ...]:
    """Everything wrong, in words. Nothing for a State that was reached by play."""
    found = [*_card_faults(state), *_ticket_faults(state), *_phase_faults(state)]
    for number, player in enumerate(state.players, 1):
        found += [f"seat {number}: {fault}" for fault in _player_faults(state, player)]
    if sum(player.routes.bit_count() for player in state.players) != state.claimed.bit_count():
        found.append("a route belongs to two players")
    return tuple(found)


def _card_faults(state: State) -> list[str]:
    stock = state.stock
    found = []
    hands = sum(player.hand for player in state.players)
    if bundle(stock.deck) + stock.display + stock.discards + hands != ALL_CARDS:
        found.append("deck, display, discards and hands are not exactly the cards of the box")
    if not stock.deck and stock.discards:
        found.append("the deck is empty, but there are discards to shuffle")
    if size(stock.display) != DISPLAY and (stock.deck or size(stock.display) > DISPLAY):
        found.append("the display is not full")
    if has_too_many_wilds(stock) and stock.shuffles == 1:
        # Later on such a display may have had to stay (rule 3.7).
        found.append("three taxis lie in the display")
    return found


def _player_faults(state: State, player: Player) -> list[str]:
    found = []
    if player.taxis < 0 or player.taxis != TAXIS - sum(route.length for route in routes_in(player.routes)):
        found.append("taxis on the board and in store do not add up")
    if player.points != route_points(player.routes):
        found.append("the points are not those of the routes")
    if twins(state.claimed if state.seats == 2 else player.routes) & player.routes:
        found.append("both halves of a double route are taken")
    if not covers(player.hand, player.known):
        found.append("a card that everybody saw is not in the hand")
    elif not covers(player.hand - player.known + player.revealed, player.held_over):
        found.append("cards held at the last reshuffle are gone without a trace")
    return found


def _ticket_faults(state: State) -> list[str]:
    places = [*state.ticket_deck]
    for player in state.players:
        places += tickets_in(player.tickets) + tickets_in(player.shown)
    found = []
    if sorted(places) != sorted(TICKETS):
        found.append("the tickets are not exactly those of the box")
    kept = [0] * state.seats
    for draw in state.draws:
        kept[draw.seat] |= draw.kept
    if kept != [player.tickets for player in state.players]:
        found.append("the tickets are not those that were kept")
    if any(player.chosen & ~player.shown for player in state.players):
        found.append("a ticket was chosen that was not shown")
    return found


def _phase_faults(state: State) -> list[str]:
    showing = [number for number, player in enumerate(state.players) if player.shown]
    choosing = {Phase.CHOOSE: list(range(state.seats)), Phase.KEEP: [state.turn]}
    found = []
    if showing != choosing.get(state.phase, []):
        found.append("tickets are shown to the wrong players")
    if state.phase is Phase.SECOND_CARD and not drawable(state.stock, second=True):
        found.append("there is no second card to draw")
    ends = state.turns_left == 0 or state.passes == state.seats
    if ends != (state.phase is Phase.OVER):
        found.append("the game has ended at the wrong time")
    return found
