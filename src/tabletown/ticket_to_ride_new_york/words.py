"""Tickets, routes, cards and scores in words."""

from collections.abc import Iterator, Sequence

from tabletown.core.outcome import SHARED
from tabletown.core.sentence import Listing, Sayer, Sentence, Value, Word, listing, sentence
from tabletown.core.words import WIDTH, true_minus
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.explain import PlayerExplained, TicketExplained
from tabletown.ticket_to_ride_new_york.network import Way

CARD_WORDS = {
    Card.BLUE: "ride-blue",
    Card.GREEN: "ride-green",
    Card.BLACK: "ride-black",
    Card.PINK: "ride-pink",
    Card.RED: "ride-red",
    Card.ORANGE: "ride-orange",
    Card.WILD: "ride-wild",
}
DECIDED = {"completed tickets": "ride-decided-by-tickets", SHARED: "ride-decided-by-nothing"}


def card_word(card: Card) -> Word:
    return Word(CARD_WORDS[card])


def name_cards(cards: Sequence[Card]) -> Value:
    """`2 blue and 1 taxi`."""
    kinds = dict.fromkeys(cards)
    some = listing(sentence("ride-some-cards", count=cards.count(card), card=card_word(card)) for card in kinds)
    return some if kinds else Word("nothing")


def name_colour(route: Route) -> str:
    return "ride-grey" if route.is_grey else CARD_WORDS[route.colours[0]]


def name_ends(ends: tuple[Stop, Stop]) -> Sentence:
    """`Lower East Side to Wall Street`."""
    first, second = ends
    return Sentence("ride-ends", (("from", first.full_name), ("to", second.full_name)))


def name_half(route: Route) -> Sentence:
    """`Times Square to Lincoln Center (blue)`: which half of a double route; others by their ends."""
    ends = name_ends(route.ends)
    if route.twin is None:
        return ends
    if route.is_grey:
        return sentence("ride-ends-grey-half", ends=ends, half=route[-1])
    return sentence("ride-ends-half", ends=ends, colour=Word(name_colour(route)))


def name_route(route: Route) -> Sentence:
    """With its code, which tells the halves of a double route apart."""
    return sentence("ride-route-code", ends=name_ends(route.ends), code=str(route))


def name_tickets(tickets: Sequence[Ticket]) -> Listing:
    return listing(map(name_ticket, tickets))


def name_ticket(ticket: Ticket) -> Sentence:
    """`Lower East Side to Wall Street, 2 points`."""
    return sentence("ride-ticket-worth", ends=name_ends(ticket.ends), points=ticket.points)


def say_route(route: Route, say: Sayer) -> str:
    """`Lincoln Center to Times Square (2 spaces, blue)`."""
    price = say("ride-price", count=route.length, colour=Word(name_colour(route)))
    return f"{say(name_ends(route.ends))} ({price})"


def say_progress(explained: TicketExplained, say: Sayer) -> str:
    """`connected: LE-CT-WS`, or what is missing."""
    way = explained.way
    if explained.done and way is not None:
        return f"{say('ride-ticket-done')}: {_path(way, explained.ticket)}"
    if way is None:
        return say("ride-ticket-blocked")
    return f"{say('ride-ticket-missing', count=way.spaces)} ({' '.join(way.missing)})"


def say_player(name: str, player: PlayerExplained, say: Sayer) -> Iterator[str]:
    """All points of one player, line by line."""
    score = player.score
    yield f"{name}: {say('ride-points', count=score.total)}"
    yield f"  {score.routes:>3}  {say('ride-routes-count', count=len(player.routes))}"
    for route in player.routes:
        line = f"         {route.points:>2}  {route:<8} {say_route(route, say)}"
        ends, bracket, price = line.partition(" (")
        yield from [line] if len(line) <= WIDTH else [ends, f"{'':>22}{bracket.strip()}{price}"]
    held = say("ride-tickets-count", count=len(player.tickets), done=score.completed)
    yield f"  {true_minus(str(score.tickets)):>3}  {held}"
    for ticket in player.tickets:
        yield f"        {true_minus(f'{ticket.points:+3d}')}  {say(name_ticket(ticket.ticket))}"
        yield f"             {say_progress(ticket, say)}"
    names = ", ".join(place.full_name for place in player.attractions)
    yield f"  {score.attractions:>3}  {say('ride-attractions-count', count=len(player.attractions))}"
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


def _wrapped(text: str, width: int = 70) -> Iterator[str]:
    """Lines of at most this many letters, broken at blanks."""
    line = ""
    for word in text.split():
        if line and len(line) + len(word) >= width:
            yield f"         {line}"
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield f"         {line}"
