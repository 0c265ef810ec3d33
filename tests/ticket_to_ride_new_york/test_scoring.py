"""Points and ranking (rule 8)."""

from tabletown.core.outcome import SHARED
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.scoring import attractions, completed, final_outcome, route_points, score


def routes(*some: Route) -> int:
    return sum(route.bit for route in some)


def test_routes_of_one_to_four_spaces_are_worth_1_2_4_7() -> None:
    assert [route_points(r.bit) for r in (Route.MW_TS, Route.LC_CP, Route.UN_GP, Route.CH_SO)] == [1, 2, 4, 7]


def test_a_ticket_counts_for_or_against() -> None:
    tickets = Ticket.LE_WS.bit | Ticket.CH_BK.bit
    own = routes(Route.CT_LE, Route.CT_WS_P)
    assert completed(own, tickets) == Ticket.LE_WS.bit
    assert score(own, tickets)[:2] == (2, 2 - 8)


def test_only_her_own_routes_connect() -> None:
    """Half of the way is the other player's: the ticket is lost."""
    outcome = final_outcome([Route.CT_LE.bit, Route.CT_WS_P.bit], [Ticket.LE_WS.bit, 0])
    assert outcome.scores == (1 - 2 + 1, 1 + 2)


def test_an_attraction_counts_once_however_many_routes_touch_it() -> None:
    own = routes(Route.CP_UN, Route.CP_TS_R, Route.LC_CP)
    assert attractions(own) == (Stop.CENTRAL_PARK, Stop.TIMES_SQUARE, Stop.UNITED_NATIONS)
    assert score(own, 0).attractions == 3


def test_most_points_win() -> None:
    outcome = final_outcome([Route.CH_SO.bit, Route.LC_MW.bit], [0, 0])
    assert (outcome.scores, outcome.winners, outcome.decided_by) == ((8, 2), (0,), "points")


def test_completed_tickets_break_a_tie() -> None:
    """1 for the route, 3 for the ticket, 1 attraction; 4 for the route and 1 attraction, less nothing."""
    first = routes(Route.CT_LE, Route.CT_WS_P)
    outcome = final_outcome([first, Route.CP_UN.bit], [Ticket.LE_WS.bit, 0])
    assert outcome.scores == (6, 6)
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((0,), (1, 2), "completed tickets")


def test_who_is_level_on_both_shares_the_win() -> None:
    outcome = final_outcome([Route.LC_CP.bit, Route.CT_LE.bit | Route.EV_LE.bit], [0, 0])
    assert outcome.scores == (3, 3)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), SHARED)
