"""Scores of a game that was played with cardboard, from a small file (rule 10)."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletown.core.codec import BadData, decode, to_plain
from tabletown.core.errors import UnreadableMove, WordedError
from tabletown.core.outcome import Outcome
from tabletown.core.sentence import Sayer, Word, listing, sentence
from tabletown.core.speaking import Speak, speak
from tabletown.core.words import tell_outcome, visible
from tabletown.ticket_to_ride_new_york.board import ROUTES, TAXIS, TICKETS, Route, RouteMask, Stop, TicketMask
from tabletown.ticket_to_ride_new_york.explain import PlayerExplained, explain_players
from tabletown.ticket_to_ride_new_york.network import routes_in, twins
from tabletown.ticket_to_ride_new_york.notation import parse_route, parse_ticket
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.words import DECIDED, name_colour, name_ends, say_player

_KEYS = ("name", "routes", "tickets")
_SHAPE = '{"players": [{"name": "Ann", "routes": ["LC-CP"], "tickets": ["LE-WS"]}, …]}'


class BadCardboard(WordedError):
    """A file that is no finished game."""


class ImpossibleGame(BadCardboard):
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


def score_text(text: str, say: Sayer) -> str:
    """A file in, explained scores out. Raises BadCardboard."""
    game = parse_cardboard(text, say)
    players = zip(game.names, game.explain(), strict=True)
    parts = ["\n".join(say_player(name, player, say)) for name, player in players]
    return "\n\n".join([*parts, " ".join(map(say, tell_outcome(game.outcome(), DECIDED, game.names)))])


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


def parse_cardboard(text: str, say: Speak = speak) -> CardboardGame:
    """`say` names those who have no name in the file. Raises BadCardboard."""
    try:
        data: dict[str, object] = decode(text, dict)
    except BadData:
        raise _unreadable(text) from None
    if unknown := [key for key in data if key != "players"]:
        raise BadCardboard("ride-file-unknown", key=unknown[0][:20], shape=_SHAPE)
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise BadCardboard("ride-file-shape", shape=_SHAPE)
    if not 2 <= len(players) <= 4:
        raise BadCardboard("setup-players", game=Word("game-ticket-to-ride"), least=2, most=4, count=len(players))
    names = tuple(_name(player, number, say) for number, player in enumerate(players, 1))
    if len(set(names)) < len(names):
        raise ImpossibleGame("ride-same-name")
    claims = _Claims(len(players))
    for name, player in zip(names, players, strict=True):
        claims.add(name, _texts(player, name, "routes"))
    tickets = _tickets(names, [_texts(player, name, "tickets") for name, player in zip(names, players, strict=True)])
    return CardboardGame(names, tuple(claims.taken.values()), tickets)


def _unreadable(text: str) -> BadCardboard:
    """Where it stops to be JSON, if that is what is wrong with it."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return BadCardboard("ride-file-unreadable", line=error.lineno, column=error.colno, shape=_SHAPE)
    except (ValueError, RecursionError):
        pass
    return BadCardboard("ride-file-shape", shape=_SHAPE)


def _name(player: Mapping[str, object], number: int, say: Speak) -> str:
    unknown = [key for key in player if key not in _KEYS]
    if unknown:
        raise BadCardboard("ride-file-key", number=number, key=unknown[0], keys=listing(_KEYS))
    name = player.get("name", say(sentence("guest-number", number=number)))
    if not isinstance(name, str) or not name.strip():
        raise BadCardboard("ride-file-name", number=number)
    return visible(" ".join(name.split()))


def _texts(player: Mapping[str, object], name: str, key: str) -> list[str]:
    texts = player.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadCardboard("ride-file-list", name=name, key=key)
    return texts


class _Claims:
    """Routes being handed out, each checked against those before it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken: dict[str, RouteMask] = {}

    def add(self, name: str, texts: Sequence[str]) -> None:
        self.taken[name] = 0
        for text in texts:
            self.taken[name] |= self._free_half(name, _routes_called(name, text)).bit
        used = sum(route.length for route in routes_in(self.taken[name]))
        if used > TAXIS:
            raise ImpossibleGame("ride-too-many-taxis", name=name, used=used, most=TAXIS)

    def _free_half(self, name: str, halves: Sequence[Route]) -> Route:
        bits = sum(route.bit for route in halves)
        double = bits | twins(bits)
        for other, routes in self.taken.items():
            if len(halves) == 1 and routes & bits:
                message = "ride-route-twice" if other == name else "ride-route-taken"
                raise ImpossibleGame(message, name=name, route=name_ends(halves[0].ends), other=other)
        ends = name_ends(halves[0].ends)
        if self.taken[name] & double:
            raise ImpossibleGame("ride-both-halves", name=name, route=ends)
        for other, routes in self.taken.items():
            if self.players == 2 and routes & double:
                raise ImpossibleGame("ride-half-closed", name=name, route=ends, other=other)
        claimed = sum(self.taken.values())
        for route in halves:
            if not claimed & route.bit:
                return route
        raise ImpossibleGame("ride-halves-gone", name=name, route=ends)


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
        raise BadCardboard("ride-no-route", name=name, text=text[:60])
    wanted = colour.strip().casefold()
    fitting = [route for route in found if wanted in ("", _colour(route))]
    if not fitting:
        there = listing(map(Word, dict.fromkeys(map(name_colour, found))))
        raise BadCardboard("ride-other-colour", name=name, text=text[:60], colours=there, wanted=wanted[:20])
    if len({route.colours for route in fitting}) > 1:
        halves = listing(map(Word, map(name_colour, fitting)))
        raise BadCardboard("ride-say-half", name=name, text=text[:60], colours=halves)
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
                    message = "ride-ticket-twice" if other == name else "ride-ticket-taken"
                    raise ImpossibleGame(message, name=name, ticket=text, other=other)
            held[name] |= bit
        if not own:
            raise ImpossibleGame("ride-no-ticket", name=name)
    return tuple(held.values())


def _ticket(name: str, text: str) -> TicketMask:
    try:
        return parse_ticket(text.strip()).bit
    except UnreadableMove:
        ends = _ends(text)
        found = next((ticket for ticket in TICKETS if set(ticket.ends) == ends), None)
    if found is None:
        raise BadCardboard("ride-no-such-ticket", name=name, text=text[:60])
    return found.bit
