"""From one turn of a solo game to the next."""

from collections.abc import Sequence
from dataclasses import replace

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.state import Hand, passed
from tabletown.between_two_cities.solo.automas import automas_choose
from tabletown.between_two_cities.solo.growth import grow
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.state import YOU, SoloState
from tabletown.core.event import Event
from tabletown.core.game import Step


def end_turn(state: SoloState, events: Sequence[Event]) -> Step[SoloState]:
    """All is placed: close this turn and begin the next one, or end the game."""
    state, news = close_turn(state)
    if state.turn == len(state.turns):
        outcome = solo_outcome(state.cities, state.ville, state.setting)
        return Step(state, (*events, *news, told.SoloEnded(outcome)))
    after, more = begin_turn(state)
    return Step(after, (*events, *news, *more))


def close_turn(state: SoloState) -> tuple[SoloState, tuple[Event, ...]]:
    """Pass the rows on or throw them away; in the simple mode Automaville grows after a round of singles."""
    turn, number = state.turns[state.turn], state.turn + 1
    news: list[Event] = []
    state = replace(state, turn=number, chosen=None, filled=None, assigned=())
    if turn.passing is not None:
        hand, *rows = passed((state.hand, *state.rows), turn.passing)
        state = replace(state, hand=hand, rows=tuple(rows))
        news.append(happened.HandsPassed(turn.passing))
    else:
        rest = sum((state.hand, *state.rows), ())
        state = replace(state, hand=(), rows=(), discards=(*state.discards, *rest))
        news.append(told.ThrownAway(rest))
        if turn.is_last and not turn.duplexes and state.setting.mode is Mode.SIMPLE:
            state = _grow(state, turn.round, news)
    return state, tuple(news)


def _grow(state: SoloState, number: int, news: list[Event]) -> SoloState:
    """Automaville gets its random tiles (rules 4.2 and 4.4)."""
    growth = state.setting.growth_after(number)
    drawn = state.singles[: growth.drawn]
    ville, thrown = grow(state.ville, drawn, growth.thrown, [city_factories(city) for city in state.cities])
    news.append(told.VilleGrew(drawn, thrown))
    return replace(state, singles=state.singles[growth.drawn :], ville=ville, discards=(*state.discards, *thrown))


def begin_turn(state: SoloState) -> tuple[SoloState, tuple[Event, ...]]:
    turn = state.turns[state.turn]
    events: list[Event] = []
    if turn.draws:
        if turn.step == 1:
            events.append(happened.RoundBegan(turn.round, ""))
        state = _draw(state)
    if state.hand:
        events.append(happened.PickedUp(YOU, state.hand))
    if state.rows:
        state, choices_made = automas_choose(state)
        events += choices_made
    return state, tuple(events)


def _draw(state: SoloState) -> SoloState:
    turn = state.turns[state.turn]
    hands = 3 if state.setting.mode is Mode.FULL and not turn.duplexes else 1
    stack = state.duplexes if turn.duplexes else state.singles
    drawn: list[Hand] = [stack[turn.hand * n : turn.hand * (n + 1)] for n in range(hands)]
    left = stack[turn.hand * hands :]
    state = replace(state, duplexes=left) if turn.duplexes else replace(state, singles=left)
    return replace(state, hand=drawn[0], rows=tuple(drawn[1:]))
