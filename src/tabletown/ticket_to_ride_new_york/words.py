"""Sentences about tickets, routes and scores, for people."""

from collections.abc import Iterator, Sequence

from tabletown.core.words import say_count
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.explain import PlayerExplained, TicketExplained
from tabletown.ticket_to_ride_new_york.network import Way


def say_cards(cards: Sequence[Card]) -> str:
    """`2 blue, 1 wild`."""
    return ", ".join(f"{cards.count(card)} {card.word}" for card in dict.fromkeys(cards)) or "none"


def say_ticket(ticket: Ticket) -> str:
    """`Lower East Side – Wall Street, 2 points`."""
    first, second = ticket.ends
    return f"{first.full_name} – {second.full_name}, {ticket.points} points"


def say_route(route: Route) -> str:
    """`Lincoln Center – Times Square (2 blue)`."""
    first, second = route.ends
    colour = "grey" if route.is_grey else route.colours[0].word
    return f"{first.full_name} – {second.full_name} ({route.length} {colour})"


def say_progress(explained: TicketExplained) -> str:
    """`connected: LE-CT-WS`, or what is missing."""
    way = explained.way
    if explained.done and way is not None:
        return f"connected: {_path(way, explained.ticket)}"
    if way is None:
        return "not connected, and no open way is left"
    missing = " ".join(way.missing)
    return f"not connected: {say_count(way.spaces, 'space')} short ({missing})"


def say_player(name: str, player: PlayerExplained) -> Iterator[str]:
    """All points of one player, line by line."""
    score = player.score
    yield f"{name}: {say_count(score.total, 'point')}"
    yield f"  {score.routes:>3}  {say_count(len(player.routes), 'route')}"
    for route in player.routes:
        yield f"         {route.points:>2}  {route:<8} {say_route(route)}"
    held = say_count(len(player.tickets), "ticket")
    yield f"  {score.tickets:>3}  {held}, {score.completed} completed"
    for ticket in player.tickets:
        yield f"        {ticket.points:+3d}  {say_ticket(ticket.ticket)}"
        yield f"             {say_progress(ticket)}"
    names = ", ".join(place.full_name for place in player.attractions)
    seen = say_count(len(player.attractions), "attraction")
    yield f"  {score.attractions:>3}  {seen}"
    yield from _wrapped(names)


def _path(way: Way, ticket: Ticket) -> str:
    """The places on the way, from the first end of the ticket."""
    place = ticket.ends[0]
    places = [place]
    for route in way.routes:
        place = other_end(route, place)
        places.append(place)
    return "-".join(places)


def other_end(route: Route, place: Stop) -> Stop:
    return route.ends[1] if place is route.ends[0] else route.ends[0]


def _wrapped(text: str, width: int = 80) -> Iterator[str]:
    """Lines of at most this many letters, broken at blanks."""
    line = ""
    for word in text.split():
        if line and len(line) + len(word) >= width:
            yield f"         {line}"
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield f"         {line}"
