"""Joint deals as an outsider works them out: written from docs/joint-deal.md, not from the server's code."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from tabletown.testing.world.heard import HeardDeal, HeardTable, WrittenEntry, WrittenHeader, WrittenWhat
from tabletown.testing.world.history import RequestMade


def hashed(lines: Iterable[str]) -> str:
    return sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def pledge_of(table: str, draw: int, commitment: str, seat: int, share: str) -> str:
    return hashed([
        "tabletown seat share 1", f"table: {table}", f"draw: {draw}", f"server: {commitment}",
        f"seat: {seat + 1}", f"share: {share}",
    ])  # fmt: skip


def terms_of(table: str, stopped: Sequence[Sequence[int]], commitment: str, pledges: Sequence[str]) -> list[str]:
    before = ["stopped: " + " ".join(str(seat + 1) for seat in seats) for seats in stopped]
    given = [f"seat {seat}: {pledge or 'none'}" for seat, pledge in enumerate(pledges, 1)]
    draw = len(stopped) + 1
    return ["tabletown joint deal 1", f"table: {table}", f"draw: {draw}", *before, f"server: {commitment}", *given]


def seed_of(terms: list[str], share: str, shares: Sequence[str]) -> str:
    given = [f"share {seat}: {one}" for seat, one in enumerate(shares, 1) if one]
    return hashed([*terms, f"share: {share}", *given])


def told_terms(table: HeardTable, deal: HeardDeal) -> str:
    """The hash of what is fixed before the first share is shown, as a client is told it."""
    return hashed(terms_of(table.id, deal.stopped, table.commitment, deal.pledges))


@dataclass(slots=True)
class WrittenDeal:
    """How the deal of one table was drawn, entry by entry."""

    header: WrittenHeader
    seats: int
    bots: set[int] = field(default_factory=set)
    draws: set[int] = field(default_factory=set)
    """Seats whose people have said that they give a share."""
    pledges: dict[int, str] = field(default_factory=dict)
    shares: dict[int, str] = field(default_factory=dict)
    stopped: list[tuple[int, ...]] = field(default_factory=list)
    begun: bool = False
    seed: str = ""
    """What the game was dealt from, once it has begun."""

    def follow(self, what: WrittenWhat) -> Iterator[str]:
        """What is wrong with an entry, in words."""
        match what.e:
            case "sat" | "bot-sat" | "freed" | "declined" | "invited":
                self._seat(what)
            case "resized":
                self.seats = what.seats if isinstance(what.seats, int) else self.seats
                self._afresh()
            case "pledged":
                yield from self._pledged(what)
            case "draw-begun":
                self.begun = True
            case "share-shown":
                yield from self._shown(what)
            case "draw-stopped":
                yield from self._stopped(what.seats if isinstance(what.seats, tuple) else ())
            case "started":
                yield from self._started()

    def _seat(self, what: WrittenWhat) -> None:
        self.pledges.pop(what.seat, None)
        (self.bots.add if what.e == "bot-sat" else self.bots.discard)(what.seat)
        (self.draws.add if what.e == "sat" and what.draws else self.draws.discard)(what.seat)

    def _afresh(self) -> None:
        self.pledges, self.shares, self.begun = {}, {}, False

    def _pledged(self, what: WrittenWhat) -> Iterator[str]:
        self.draws.add(what.seat)
        if self.shares or (self.begun and what.seat in self.pledges):
            yield f"seat {what.seat} pledges anew while shares are shown"
        if what.pledge in self.pledges.values():
            yield f"seat {what.seat} pledges what another has pledged"
        self.pledges[what.seat] = what.pledge

    def _shown(self, what: WrittenWhat) -> Iterator[str]:
        if not self.begun:
            yield f"seat {what.seat} shows a share before the host has started"
        if self._missing():
            yield f"seat {what.seat} shows a share before all have pledged"
        pledge = pledge_of(self.header.id, self.number, self.commitment, what.seat, what.share)
        if pledge != self.pledges.get(what.seat):
            yield f"seat {what.seat} shows a share that it has not pledged"
        self.shares[what.seat] = what.share

    def _missing(self) -> set[int]:
        """Who has to pledge; whoever stopped the last draw is not waited for, unless nobody else is there."""
        missing = self.draws - set(self.pledges)
        others = missing - set(self.stopped[-1] if self.stopped else ())
        return others if others or self.pledges else missing

    def _stopped(self, seats: tuple[int, ...]) -> Iterator[str]:
        if not seats:
            yield "a draw is stopped, and nobody is named"
        for seat in seats:
            if seat in self.shares:
                yield f"seat {seat} has shown its share, and is named as the one who stopped the draw"
        self.stopped.append(seats)
        self._afresh()

    def _started(self) -> Iterator[str]:
        if set(self.pledges) - set(self.shares) and self.begun:
            yield f"the game begins without the shares of {sorted(set(self.pledges) - set(self.shares))}"
        if not self.shares:
            if self.draws:
                yield "the game begins with nobody's share, and somebody has one"
            self.seed = self.share
            return
        known = {seat: self._derived(f"bot/{seat + 1}") for seat in self.bots} | self.shares
        shares = [known.get(seat, "") for seat in range(self.seats)]
        terms = terms_of(self.header.id, self.stopped, self.commitment, self._pledges(shares))
        self.seed = seed_of(terms, self.share, shares)

    def _pledges(self, shares: Sequence[str]) -> list[str]:
        table, draw = self.header.id, self.number
        return [share and pledge_of(table, draw, self.commitment, seat, share) for seat, share in enumerate(shares)]

    @property
    def number(self) -> int:
        return len(self.stopped) + 1

    @property
    def share(self) -> str:
        """The server's, as it stands in the header, or follows from that."""
        return self.header.seed if self.number == 1 else self._derived("server")

    @property
    def commitment(self) -> str:
        return sha256(self.share.encode()).hexdigest()

    def _derived(self, whose: str) -> str:
        return sha256(f"tabletown/share/{whose}/{self.number}/{self.header.seed}".encode()).hexdigest()


def follow_all(header: WrittenHeader, entries: Iterable[WrittenEntry]) -> tuple[WrittenDeal, list[str]]:
    """How it was drawn, and what is wrong with that."""
    deal = WrittenDeal(header, header.seats)
    wrong: list[str] = []
    for entry in entries:
        if not deal.seed:
            wrong += [f"{header.id}: at {entry.version} {what}" for what in deal.follow(entry.what)]
    return deal, wrong


def is_done_already(request: RequestMade, entries: Sequence[WrittenEntry]) -> bool:
    """Whether what is asked for had been done by then, so that it is granted without being done again: a draw that the
    host has begun, a share that was shown."""
    begun = False
    for entry in entries:
        what = entry.what
        begun = what.e in ("draw-begun", "started") or (begun and what.e not in ("draw-stopped", "resized"))
        if request.kind in ("pledge", "show-share") and request.content in (what.pledge, what.share):
            return True
    return request.kind == "start" and begun


def check_end(table: HeardTable, deal: WrittenDeal, noted: Mapping[int, str]) -> Iterator[str]:
    """What everybody is told after the game; `noted`: by draw, the terms for which somebody has shown a share."""
    if table.seed != deal.seed:
        yield f"{table.id}: the seed that is told is not what the game was dealt from"
    told = table.deal
    if told is None:
        if deal.shares:
            yield f"{table.id}: nobody is told how the deal was drawn"
        return
    if sha256(told.share.encode()).hexdigest() != table.commitment:
        yield f"{table.id}: the server's share is not what it had committed to"
    number = len(told.stopped) + 1
    pledges = [
        share and pledge_of(table.id, number, table.commitment, seat, share) for seat, share in enumerate(told.shares)
    ]
    terms = terms_of(table.id, told.stopped, table.commitment, pledges)
    if table.seed != seed_of(terms, told.share, told.shares):
        yield f"{table.id}: the seed does not follow from the shares"
    if noted.get(number, hashed(terms)) != hashed(terms):
        yield f"{table.id}: the deal follows from other terms than those for which a share was shown"
