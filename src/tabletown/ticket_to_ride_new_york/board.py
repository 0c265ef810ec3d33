"""The board and the tickets as data: 15 places, 41 routes, 18 tickets, 9 attractions (rules 1.3 to 1.6)."""

from enum import StrEnum
from typing import TypeAlias

from tabletown.ticket_to_ride_new_york.cards import COLOURS, Card

RouteMask: TypeAlias = int
"""A set of routes, one bit each."""
StopMask: TypeAlias = int
TicketMask: TypeAlias = int

TAXIS = 15
"""Pieces of every player."""
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7}


class Stop(StrEnum):
    """A location. The value is its code, north to south."""

    LINCOLN_CENTER = "LC", "Lincoln Center"
    CENTRAL_PARK = "CP", "Central Park"
    MIDTOWN_WEST = "MW", "Midtown West"
    TIMES_SQUARE = "TS", "Times Square"
    UNITED_NATIONS = "UN", "United Nations"
    EMPIRE_STATE_BUILDING = "ES", "Empire State Building"
    CHELSEA = "CH", "Chelsea"
    GRAMERCY_PARK = "GP", "Gramercy Park"
    GREENWICH_VILLAGE = "GV", "Greenwich Village"
    EAST_VILLAGE = "EV", "East Village"
    SOHO = "SO", "Soho"
    CHINATOWN = "CT", "Chinatown"
    LOWER_EAST_SIDE = "LE", "Lower East Side"
    WALL_STREET = "WS", "Wall Street"
    BROOKLYN = "BK", "Brooklyn"

    full_name: str
    bit: StopMask

    def __new__(cls, code: str, full_name: str = "") -> "Stop":
        member = str.__new__(cls, code)
        member._value_ = code
        member.full_name = full_name
        member.bit = 1 << len(cls.__members__)
        return member


ATTRACTIONS = (
    Stop.CENTRAL_PARK,
    Stop.TIMES_SQUARE,
    Stop.UNITED_NATIONS,
    Stop.EMPIRE_STATE_BUILDING,
    Stop.CHELSEA,
    Stop.GREENWICH_VILLAGE,
    Stop.CHINATOWN,
    Stop.WALL_STREET,
    Stop.BROOKLYN,
)


class Route(StrEnum):
    """One row of spaces. The value is its code; the halves of a double route stand next to each other.

    After the code: spaces, and the letter of the colour (none for grey). Grey halves are told apart by 1 and 2.
    """

    LC_CP = "LC-CP", 2, "O"
    LC_TS_B = "LC-TS/B", 2, "B"
    LC_TS_G = "LC-TS/G", 2, "G"
    LC_MW = "LC-MW", 2, "R"
    CP_UN = "CP-UN", 3, "P"
    CP_TS_R = "CP-TS/R", 2, "R"
    CP_TS_K = "CP-TS/K", 2, "K"
    MW_TS = "MW-TS", 1, ""
    MW_ES = "MW-ES", 2, "G"
    MW_CH = "MW-CH", 2, "B"
    TS_UN = "TS-UN", 2, ""
    TS_ES_P = "TS-ES/P", 1, "P"
    TS_ES_O = "TS-ES/O", 1, "O"
    UN_GP = "UN-GP", 3, "G"
    UN_ES = "UN-ES", 2, "K"
    ES_GP_B = "ES-GP/B", 1, "B"
    ES_GP_R = "ES-GP/R", 1, "R"
    ES_CH_1 = "ES-CH/1", 2, ""
    ES_CH_2 = "ES-CH/2", 2, ""
    CH_GP = "CH-GP", 2, "O"
    CH_GV_R = "CH-GV/R", 3, "R"
    CH_GV_G = "CH-GV/G", 3, "G"
    CH_SO = "CH-SO", 4, "P"
    GP_EV = "GP-EV", 2, ""
    GP_GV_P = "GP-GV/P", 2, "P"
    GP_GV_K = "GP-GV/K", 2, "K"
    GV_EV = "GV-EV", 2, "B"
    GV_LE = "GV-LE", 2, ""
    GV_CT_1 = "GV-CT/1", 2, ""
    GV_CT_2 = "GV-CT/2", 2, ""
    GV_SO = "GV-SO", 2, "O"
    EV_LE = "EV-LE", 1, "K"
    SO_WS = "SO-WS", 2, ""
    CT_LE = "CT-LE", 1, "B"
    CT_BK_O = "CT-BK/O", 3, "O"
    CT_BK_R = "CT-BK/R", 3, "R"
    CT_WS_P = "CT-WS/P", 1, "P"
    CT_WS_G = "CT-WS/G", 1, "G"
    LE_BK = "LE-BK", 3, ""
    WS_BK_B = "WS-BK/B", 3, "B"
    WS_BK_K = "WS-BK/K", 3, "K"

    ends: tuple[Stop, Stop]
    length: int
    colours: tuple[Card, ...]
    """The one colour that pays for it, or all six for a grey route."""
    bit: RouteMask
    touches: StopMask
    points: int

    def __new__(cls, code: str, length: int = 0, colour: str = "") -> "Route":
        member = str.__new__(cls, code)
        member._value_ = code
        member.ends = (Stop(code[:2]), Stop(code[3:5]))
        member.length = length
        member.colours = (Card(colour),) if colour else COLOURS
        member.bit = 1 << len(cls.__members__)
        member.touches = member.ends[0].bit | member.ends[1].bit
        member.points = ROUTE_POINTS[length]
        return member

    @property
    def is_grey(self) -> bool:
        return len(self.colours) > 1

    @property
    def twin(self) -> "Route | None":
        """The other half of a double route."""
        return next((route for route in Route if route.ends == self.ends and route is not self), None)


ROUTES = tuple(Route)
ALL_ROUTES: RouteMask = (1 << len(ROUTES)) - 1
FIRST_HALVES: RouteMask = sum(route.bit for route in ROUTES if route.twin and route.twin.bit > route.bit)
GREY_FIRST_HALVES: RouteMask = FIRST_HALVES & sum(route.bit for route in ROUTES if route.is_grey)
SECOND_HALVES: RouteMask = FIRST_HALVES << 1


class Ticket(StrEnum):
    """Two places to connect, and what that is worth."""

    LE_WS = "LE-WS", 2
    CP_MW = "CP-MW", 3
    ES_GV = "ES-GV", 3
    UN_MW = "UN-MW", 3
    LC_ES = "LC-ES", 3
    GP_CT = "GP-CT", 4
    EV_SO = "EV-SO", 4
    CP_GP = "CP-GP", 4
    TS_EV = "TS-EV", 4
    CP_CH = "CP-CH", 5
    CH_WS = "CH-WS", 6
    TS_SO = "TS-SO", 6
    LC_GV = "LC-GV", 6
    ES_BK = "ES-BK", 7
    UN_WS = "UN-WS", 8
    CP_CT = "CP-CT", 8
    TS_BK = "TS-BK", 8
    CH_BK = "CH-BK", 8

    ends: tuple[Stop, Stop]
    points: int
    bit: TicketMask
    touches: StopMask

    def __new__(cls, code: str, points: int = 0) -> "Ticket":
        member = str.__new__(cls, code)
        member._value_ = code
        member.ends = (Stop(code[:2]), Stop(code[3:]))
        member.points = points
        member.bit = 1 << len(cls.__members__)
        member.touches = member.ends[0].bit | member.ends[1].bit
        return member


TICKETS = tuple(Ticket)
