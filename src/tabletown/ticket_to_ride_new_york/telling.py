"""What happened, as sentences for every reader."""

from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, Who, sentence
from tabletown.core.words import tell_outcome
from tabletown.ticket_to_ride_new_york import events as happened
from tabletown.ticket_to_ride_new_york.words import DECIDED, card_word, name_cards, name_half, name_tickets


def tell(event: Event) -> tuple[Sentence, ...]:
    match event:
        case happened.TicketsChosen(seat=seat):
            return (sentence("ride-told-chosen", who=Who(seat)),)
        case happened.GameBegan(kept=kept, start=start):
            each = [sentence("ride-told-kept", who=Who(seat), count=count) for seat, count in enumerate(kept)]
            return (*each, sentence("ride-told-began", who=Who(start)))
        case happened.FaceUpTaken(seat=seat, card=card):
            return (sentence("ride-told-took", who=Who(seat), card=card_word(card)),)
        case happened.BlindDrawn(seat=seat):
            return (sentence("ride-told-drew", who=Who(seat)),)
        case happened.CardSeen(seat=seat, card=card):
            return (sentence("ride-told-saw", who=Who(seat), card=card_word(card)),)
        case happened.RouteClaimed(seat=seat, route=route, cards=paid):
            ends, cards = name_half(route), name_cards(paid)
            return (sentence("ride-told-claimed", who=Who(seat), ends=ends, cards=cards, points=route.points),)
        case happened.Passed(seat=seat):
            return (sentence("ride-told-passed", who=Who(seat)),)
        case happened.LastLapBegan(seat=seat):
            return (sentence("ride-told-last-lap", who=Who(seat)),)
        case happened.GameEnded(outcome=outcome):
            return (Sentence("told-ended"), *tell_outcome(outcome, DECIDED))
    return _tell_stock(event) or _tell_tickets(event)


def _tell_stock(event: Event) -> tuple[Sentence, ...]:
    match event:
        case happened.TurnedUp(cards=cards):
            return (sentence("ride-told-turned-up", cards=name_cards(cards)),)
        case happened.DisplaySwept(cards=cards, times=times):
            swept = sentence("ride-told-swept", cards=name_cards(cards))
            return (swept, sentence("ride-told-swept-again", count=times - 1)) if times > 1 else (swept,)
        case happened.Reshuffled(cards=number):
            return (sentence("ride-told-reshuffled", count=number),)
    return ()


def _tell_tickets(event: Event) -> tuple[Sentence, ...]:
    match event:
        case happened.TicketsDrawn(seat=seat, count=number):
            return (sentence("ride-told-drew-tickets", who=Who(seat), count=number),)
        case happened.TicketsSeen(seat=seat, tickets=tickets):
            return (sentence("ride-told-saw-tickets", who=Who(seat), tickets=name_tickets(tickets)),)
        case happened.TicketsKept(seat=seat, kept=number, returned=returned):
            kept = sentence("ride-told-kept", who=Who(seat), count=number)
            return (kept, sentence("ride-told-returned", count=returned)) if returned else (kept,)
        case happened.TicketsLaidOpen(seat=seat, shown=shown, kept=held):
            laid = sentence("ride-told-laid-open", who=Who(seat), tickets=name_tickets(held))
            back = [ticket for ticket in shown if ticket not in held]
            return (laid, sentence("ride-told-put-back", tickets=name_tickets(back))) if back else (laid,)
    return ()
