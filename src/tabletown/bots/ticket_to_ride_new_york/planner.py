"""Plans its network for the tickets it holds, counts the turns to build it, and takes the step that helps most."""

from collections.abc import Sequence

from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.bots.ticket_to_ride_new_york.graph import (
    LINK_OF,
    Link,
    LinkMask,
    link_mask,
    links_in,
    sights_of,
)
from tabletown.bots.ticket_to_ride_new_york.plans import PACE, Plan, best_plan, draw_value, plans, turns_for
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.core.sentence import Sentence, sentence
from tabletown.ticket_to_ride_new_york.board import Route, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COUNT, Bundle, Card
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.network import open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.scoring import completed
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.words import card_word

RISK = 0.12
"""The chance that somebody takes a link of the plan before the next turn."""
LOOKED_AT = 10
"""Plans whose links are worth claiming."""
CARD_TURN = 0.5
"""Turns that drawing one card takes."""
DOUBT = 4.0
"""Points that new tickets must promise on top: somebody may be in the way of them, and time runs out."""
NO_CARDS = -1e6
"""The worth of drawing from a deck that has no card left."""


class PlannerBot:
    name = "planner"

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of(rate(read(view), moves))


def rate(reading: Reading, moves: Sequence[Move]) -> list[Thought[Move]]:
    """All moves worth a thought, in points from here to the end, best first."""
    judge = _Judge(reading)
    thoughts = [judge.thought(move) for move in _sensible(moves, judge.looked_at())]
    return sorted(thoughts, key=lambda thought: -thought.value)


class _Judge:
    """One decision of one seat."""

    def __init__(self, reading: Reading) -> None:
        self.now = reading
        self.turns = reading.turns
        self.choices = plans(reading.own, reading.openings, reading.tickets, reading.taxis)
        self.profit, self.plan = best_plan(self.choices, reading.hand, self.turns)

    def looked_at(self) -> LinkMask:
        """Links of the plans that are best from this hand."""
        ranked = sorted(self.choices, key=lambda plan: PACE * turns_for(plan, self.now.hand) - plan.worth)
        links = 0
        for plan in ranked[:LOOKED_AT]:
            links |= plan.links
        return links

    def thought(self, move: Move) -> Thought[Move]:
        match move:
            case Claim():
                return self._claim(move)
            case DrawFaceUp(card):
                spent = 2 * CARD_TURN if card is Card.WILD else CARD_TURN
                value = self._with_hand(self.now.hand + card.unit, spent)
                return Thought(
                    move, value, sentence("ride-hint-card", card=card_word(card), plan=_tell_plan(self.plan))
                )
            case DrawBlind():
                return Thought(move, self._blind(), sentence("ride-hint-deck", plan=_tell_plan(self.plan)))
            case DrawTickets():
                return Thought(move, self._tickets(), Sentence("ride-hint-tickets"))
            case KeepTickets():
                value, plan = self._keep(move.mask)
                return Thought(move, value, _tell_plan(plan))
            case Pass():
                return Thought(move, 0.0, Sentence("ride-offer-pass"))

    def _with_hand(self, hand: Bundle, spent: float) -> float:
        return best_plan(self.choices, hand, self.turns - spent)[0] - PACE * spent

    def _blind(self) -> float:
        unseen = self.now.unseen
        counts = [(card, unseen >> card.shift & COUNT) for card in Card]
        total = sum(count for _, count in counts)
        if not total:
            return NO_CARDS
        values = [count * self._with_hand(self.now.hand + card.unit, CARD_TURN) for card, count in counts if count]
        return sum(values) / total

    def _claim(self, move: Claim) -> Thought[Move]:
        now, route = self.now, move.route
        own = now.own | route.bit
        openings = open_routes(own, now.claimed | route.bit, now.view.seats)
        gain = gain_of(now, route)
        choices = plans(own, openings, now.tickets, now.taxis - route.length)
        later = best_plan(choices, now.hand - move.price, self.turns - 1)[0] - PACE
        value = gain + later
        if self.plan.links & LINK_OF[route].bit:
            value += RISK * (now.view.seats - 1) * self._loss(LINK_OF[route])
            return Thought(move, value, sentence("ride-hint-planned", points=gain))
        return Thought(move, value, sentence("ride-hint-once", points=gain))

    def _loss(self, link: Link) -> float:
        """What the plan would lose if somebody else took this link."""
        now = self.now
        shut = sum(route.bit for route in link.routes)
        choices = plans(now.own, now.openings & ~shut, now.tickets, now.taxis)
        return self.profit - best_plan(choices, now.hand, self.turns)[0]

    def _tickets(self) -> float:
        """The network is taken as it will stand when the plan is done."""
        now = self.now
        known = now.tickets
        for draw in now.view.draws:
            for ticket in draw.shown_tickets:
                known |= ticket.bit
        network = now.own_links | self.plan.links
        free = now.free_links & ~self.plan.links
        left = max(0, int(self.turns - 1 - self.plan.claims))
        taxis = now.taxis - sum(link.length for link in links_in(self.plan.links))
        promised = draw_value(network, free, known, taxis, left)
        return promised - DOUBT + self._with_hand(now.hand, 1.0)

    def _keep(self, kept: TicketMask) -> tuple[float, Plan]:
        now = self.now
        held = now.tickets | kept
        choices = plans(now.own, now.openings, held, now.taxis)
        profit, plan = best_plan(choices, now.hand, self.turns)
        done = completed(now.own, kept)
        points = sum(t.points if t.bit & done else -t.points for t in tickets_in(kept))
        return profit + points, plan


def gain_of(now: Reading, route: Route) -> int:
    """Points that a claim brings at once; a ticket goes from a loss to a win."""
    own, after = now.own_links, link_mask(now.own | route.bit)
    sights = (sights_of(after) & ~sights_of(own)).bit_count()
    done = completed(now.own | route.bit, now.tickets) & ~completed(now.own, now.tickets)
    return route.points + sights + 2 * sum(ticket.points for ticket in tickets_in(done))


def _sensible(moves: Sequence[Move], links: LinkMask) -> list[Move]:
    """Claims of these links alone, and of all ways to pay in one colour only the first, with the fewest wilds."""
    seen: set[tuple[Route, Card]] = set()
    found: list[Move] = []
    for move in moves:
        if isinstance(move, Claim):
            key = (move.route, move.cards[0])
            if key in seen or not links & LINK_OF[move.route].bit:
                continue
            seen.add(key)
        found.append(move)
    return found or list(moves)


def _tell_plan(plan: Plan) -> Sentence:
    names = " ".join(link.routes[0][:5] for link in links_in(plan.links))
    return sentence("ride-hint-plan", routes=names, points=plan.worth) if names else Sentence("ride-hint-no-plan")
