"""Scores of a game that was played with cardboard, from a small file (rule 10)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletown.core.codec import BadData, decode, to_plain
from tabletown.core.errors import TabletownError, UnreadableMove
from tabletown.core.outcome import Outcome
from tabletown.core.sentence import WordedError
from tabletown.core.words import say_count, say_outcome
from tabletown.ticket_to_ride_new_york.board import ROUTES, TAXIS, TICKETS, Route, RouteMask, Stop, TicketMask
from tabletown.ticket_to_ride_new_york.explain import PlayerExplained, explain_players
from tabletown.ticket_to_ride_new_york.network import routes_in, twins
from tabletown.ticket_to_ride_new_york.notation import parse_route, parse_ticket
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.words import say_player, say_route

_KEYS = ("name", "routes", "tickets")
_SHAPE = '{"players": [{"name": "Ann", "routes": ["LC-CP"], "tickets": ["LE-WS"]}, …]}'


class BadCardboard(TabletownError):
    """A file that is no finished game."""


class ImpossibleGame(WordedError, BadCardboard):
    """It can be read, but no game ends like that."""


@dataclass(frozen=True, slots=True)
class CardboardGame:
    """A finished game: who claimed what, and which tickets everybody held."""

    names: tuple[str, ...]
    routes: tuple[RouteMask, ...]
    tickets: tuple[TicketMask, ...]

    def explain(self) -> tuple[PlayerExplained, ...]:
        return explain_players(self.routes, self.tickets)

    def outcome(self) -> Outcome:
        return final_outcome(self.routes, self.tickets)


def score_text(text: str) -> str:
    """A file in, explained scores out. Raises BadCardboard."""
    game = parse_cardboard(text)
    players = zip(game.names, game.explain(), strict=True)
    parts = ["\n".join(say_player(name, player)) for name, player in players]
    return "\n\n".join([*parts, say_outcome(game.outcome(), game.names)])


def score_json(text: str) -> dict[str, object]:
    """The same for programs; players count from 0. Raises BadCardboard."""
    game = parse_cardboard(text)
    outcome = game.outcome()
    players = [
        {
            "name": name,
            "rank": outcome.ranks[number],
            "routes": player.score.routes,
            "tickets": player.score.tickets,
            "attractions": player.score.attractions,
            "total": player.score.total,
            "completed_tickets": player.score.completed,
            "explained": {
                "routes": to_plain(player.routes),
                "tickets": to_plain(player.tickets),
                "attractions": [place.full_name for place in player.attractions],
            },
        }
        for number, (name, player) in enumerate(zip(game.names, game.explain(), strict=True))
    ]
    return {"players": players, "winners": list(outcome.winners), "decided_by": outcome.decided_by}


def parse_cardboard(text: str) -> CardboardGame:
    try:
        data: dict[str, object] = decode(text, dict)
    except BadData as error:
        detail = str(error).removeprefix("this is no dict: ")
        raise BadCardboard(f"the file cannot be read ({detail}); it should look like this: {_SHAPE}") from None
    if unknown := [key for key in data if key != "players"]:
        raise BadCardboard(f"“{unknown[0][:20]}” is unknown; the file should look like this: {_SHAPE}")
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise BadCardboard(f"the file should look like this: {_SHAPE}")
    if not 2 <= len(players) <= 4:
        raise BadCardboard(f"Ticket to Ride: New York is for 2 to 4 players, not {len(players)}")
    names = tuple(_name(player, number) for number, player in enumerate(players, 1))
    if len(set(names)) < len(names):
        raise ImpossibleGame("ride-same-name", "two players have the same name")
    claims = _Claims(len(players))
    for name, player in zip(names, players, strict=True):
        claims.add(name, _texts(player, name, "routes"))
    tickets = _tickets(names, [_texts(player, name, "tickets") for name, player in zip(names, players, strict=True)])
    return CardboardGame(names, tuple(claims.taken.values()), tickets)


def _name(player: Mapping[str, object], number: int) -> str:
    unknown = [key for key in player if key not in _KEYS]
    if unknown:
        raise BadCardboard(f"player {number}: “{unknown[0]}” is unknown here, there is only {', '.join(_KEYS)}")
    name = player.get("name", f"Player {number}")
    if not isinstance(name, str) or not name.strip():
        raise BadCardboard(f"player {number}: the name is not a text")
    return name.strip()


def _texts(player: Mapping[str, object], name: str, key: str) -> list[str]:
    texts = player.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadCardboard(f"{name}: “{key}” is a list of texts in square brackets")
    return texts


class _Claims:
    """Routes being handed out, each checked against those before it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken: dict[str, RouteMask] = {}

    def add(self, name: str, texts: Sequence[str]) -> None:
        self.taken[name] = 0
        for text in texts:
            self.taken[name] |= self._free_half(name, _routes_called(name, text), text).bit
        used = sum(route.length for route in routes_in(self.taken[name]))
        if used > TAXIS:
            english = f"{name}: the routes take {used} taxis, but there are only {TAXIS}"
            raise ImpossibleGame("ride-too-many-taxis", english, name=name, used=used, most=TAXIS)

    def _free_half(self, name: str, halves: Sequence[Route], text: str) -> Route:
        bits = sum(route.bit for route in halves)
        double = bits | twins(bits)
        for other, routes in self.taken.items():
            if len(halves) == 1 and routes & bits:
                where = "is listed twice" if other == name else f"was claimed by {other} already"
                message = "ride-route-twice" if other == name else "ride-route-taken"
                english = f"{name}: {say_route(halves[0])} {where}"
                raise ImpossibleGame(message, english, name=name, route=_ways(halves[0]), other=other)
        route = _ways(halves[0])
        if self.taken[name] & double:
            english = f"{name}: “{text[:60]}”: nobody may claim both halves of a double route"
            raise ImpossibleGame("ride-both-halves", english, name=name, route=route)
        for other, routes in self.taken.items():
            if self.players == 2 and routes & double:
                closed = f"with two players only one half can be claimed, and {other} has it"
                english = f"{name}: “{text[:60]}”: {closed}"
                raise ImpossibleGame("ride-half-closed", english, name=name, route=route, other=other)
        claimed = sum(self.taken.values())
        for route in halves:
            if not claimed & route.bit:
                return route
        raise BadCardboard(f"{name}: “{text[:60]}”: others have claimed both halves already")


def _ways(route: Route) -> str:
    """Its ends, which are called the same in every language."""
    return " – ".join(place.full_name for place in route.ends)


def _routes_called(name: str, text: str) -> Sequence[Route]:
    """`LC-TS/B`, `Lincoln Center - Times Square, blue`; grey halves are alike and need no number."""
    try:
        return [parse_route(text.strip())]
    except UnreadableMove:
        return _routes_named(name, text)


def _routes_named(name: str, text: str) -> Sequence[Route]:
    ends, _, colour = text.partition(",")
    places = _ends(ends)
    found = [route for route in ROUTES if set(route.ends) == places]
    if not found:
        raise BadCardboard(f"{name}: “{text[:60]}” is not a route of the board")
    wanted = colour.strip().casefold()
    fitting = [route for route in found if wanted in ("", _colour(route))]
    if not fitting:
        there = " and ".join(dict.fromkeys(map(_colour, found)))
        raise BadCardboard(f"{name}: “{text[:60]}”: that route is {there}, not {wanted[:20]}")
    if len({route.colours for route in fitting}) > 1:
        halves = " or ".join(map(_colour, fitting))
        raise BadCardboard(f"{name}: “{text[:60]}” is a double route: say which half, {halves}")
    return fitting


def _colour(route: Route) -> str:
    return "grey" if route.is_grey else route.colours[0].word


def _ends(text: str) -> set[Stop]:
    """The places of `Chelsea - Soho` or `CH-SO`."""
    words = [word.strip().casefold() for word in text.replace("–", "-").split("-")]
    places = {place for place in Stop if {place.full_name.casefold(), place.value.casefold()} & set(words)}
    return places if len(words) == len(places) else set()


def _tickets(names: Sequence[str], texts: Sequence[Sequence[str]]) -> tuple[TicketMask, ...]:
    held: dict[str, TicketMask] = {}
    for name, own in zip(names, texts, strict=True):
        held[name] = 0
        for text in own:
            bit = _ticket(name, text)
            for other, tickets in held.items():
                if tickets & bit:
                    where = "is listed twice" if other == name else f"belongs to {other} already"
                    message = "ride-ticket-twice" if other == name else "ride-ticket-taken"
                    english = f"{name}: the ticket “{text}” {where}"
                    raise ImpossibleGame(message, english, name=name, ticket=text, other=other)
            held[name] |= bit
        if not own:
            english = f"{name}: everybody keeps at least {say_count(1, 'ticket')}, but none is listed"
            raise ImpossibleGame("ride-no-ticket", english, name=name)
    return tuple(held.values())


def _ticket(name: str, text: str) -> TicketMask:
    try:
        return parse_ticket(text.strip()).bit
    except UnreadableMove:
        ends = _ends(text)
        found = next((ticket for ticket in TICKETS if set(ticket.ends) == ends), None)
    if found is None:
        raise BadCardboard(f"{name}: “{text[:60]}” is not a ticket of the box")
    return found.bit
