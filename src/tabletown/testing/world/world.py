"""One world: servers, guests, what befalls them, and how all of it ends. Everything is drawn from one seed."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from tabletown.core.registry import load, names
from tabletown.server.live.opponents import opponents
from tabletown.server.wire.agreed import Absent, Manners, SeatRule, TalkRule, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.refusal import Refusal
from tabletown.testing.world.checker import check
from tabletown.testing.world.disk import HANGING_SECONDS, Disk, SimulatedStore, Trouble
from tabletown.testing.world.guest import Guest
from tabletown.testing.world.history import Fact, History
from tabletown.testing.world.loop import EndlessWorld, NothingLeft, VirtualLoop
from tabletown.testing.world.network import TO_GUEST, TO_SERVER, Entrance, Network, Weather
from tabletown.testing.world.process import ServerProcess
from tabletown.testing.world.seams import seams, secret

NAMES = ("Ann", "Ben", "Cleo")
ACTS = 7
"""What a guest does at most, beside sitting down."""
STORM_SECONDS = 10.0
CALM_SECONDS = 4.0
REST_SECONDS = 90.0
"""How long it may take until nobody waits for anything any more."""
STILL = 3
"""Looks, a second apart, at which nothing may have changed."""

Plant = Callable[[ServerProcess], None]
"""Breaks a server on purpose, before it starts."""


@dataclass(frozen=True, slots=True)
class Tale:
    seed: int
    faults: tuple[str, ...]
    entries: int
    """How much was stored."""
    accidents: int
    history: History

    @property
    def digest(self) -> str:
        return self.history.digest()


@dataclass
class World:
    seed: int
    plant: Plant | None = None
    tables: int | None = None
    """How many; None: one or two."""
    history: History = field(default_factory=History)
    accidents: int = 0

    def __post_init__(self) -> None:
        self.random = random = Random(f"world {self.seed}")
        self.loop = VirtualLoop(Random(f"order {self.seed}"), shuffled=random.random() < 0.5)
        self.disk = Disk(random, self.history, self.loop.time)
        self.trouble = Trouble(
            random.choice((0.001, 0.01, 0.1)), *random.choice(((0.0, 0.0), (0.02, 0.0), (0.02, 0.04)))
        )
        self.network = Network(self.loop, random, self.history, _weather(random))
        self.shared = random.random() < 0.6
        self.processes: list[ServerProcess] = []
        self.guests: list[Guest] = []
        self._lives = 0
        self._ended = False

    def run(self) -> None:
        try:
            with seams(self.random):
                self.loop.run_until_complete(self._run())
        except NothingLeft:
            self.history.faults.append("everybody waits, and nothing will ever happen again")
        except EndlessWorld:
            self.history.faults.append("the servers go round in circles")
        finally:
            self.history.faults += self.loop.failures
            self.loop.close()

    # ---- the course of things

    async def _run(self) -> None:
        for number in range(self.random.choice((2, 3)) if self.shared else 1):
            await self._start(f"server-{number}")
        drawn = self.random.choice((1, 1, 1, 2))
        for _ in range(self.tables or drawn):
            await self._open_table()
        lives = [asyncio.ensure_future(self._live(guest)) for guest in self.guests]
        await self._storm()
        await self._calm()
        self._ended = True
        await asyncio.gather(*lives)
        await self._portraits()
        for process in self.processes:
            if process.failures():
                self.history.faults.append(f"{process.name}: the rules or the picture of a table failed")
            await process.stop(30.0)

    async def _storm(self) -> None:
        until = self.loop.time() + STORM_SECONDS
        while self.loop.time() < until:
            await asyncio.sleep(self.random.uniform(0.5, STORM_SECONDS / 2))
            self.accidents += 1
            await self.random.choice(self._accidents())()

    async def _calm(self) -> None:
        """From here on nothing goes wrong any more; they play on, then they stop, and then all must come to rest."""
        self._note("calm")
        self.network.weather.clear_up()
        self.network.join()
        self.trouble.fails = self.trouble.unsaid = 0.0
        self.trouble.delay = 0.03
        for link in list(self.network.links):
            link.go_on()
        # What had begun before may still fail.
        await asyncio.sleep(HANGING_SECONDS + 1.0)
        for guest in self.guests:
            guest.be_calm()
        await asyncio.sleep(CALM_SECONDS)
        for guest in self.guests:
            guest.stop_acting()
        await self._rest()

    async def _rest(self) -> None:
        still, before, until = 0, "", self.loop.time() + REST_SECONDS
        while still < STILL:
            await asyncio.sleep(1.0)
            now = " ".join(f"{guest.version}" for guest in self.guests)
            at_rest = all(guest.is_at_rest and guest.version == self.disk.end_of(guest.table) for guest in self.guests)
            still, before = still + 1 if at_rest and now == before else 0, now
            if self.loop.time() > until:
                self._complain()
                return
        for guest in self.guests:
            self._must_wait_for_people(guest)

    def _complain(self) -> None:
        for guest in self.guests:
            end = self.disk.end_of(guest.table)
            if not guest.is_at_rest:
                self.history.faults.append(f"{guest.name} waits in vain for {guest.waits_for()}")
            elif guest.version != end:
                self.history.faults.append(f"{guest.name} was told up to {guest.version}, stored is {end}")
        if not self.history.faults:
            self.history.faults.append("it never comes to rest")

    def _must_wait_for_people(self, guest: Guest) -> None:
        seats = guest.info.seats if guest.info is not None else ()
        for seat in guest.turn.to_act:
            if seat < len(seats) and (seats[seat].bot or seats[seat].stand_in):
                self.history.faults.append(f"the bot on seat {seat} of {guest.table} does not move")

    async def _portraits(self) -> None:
        """Of every table by everybody there, at every server, and at one that has only just been started."""
        for guest in self.guests:
            guest.sit_for_portrait()
        await self._start("newcomer")
        for table in dict.fromkeys(guest.table for guest in self.guests):
            there = [guest for guest in self.guests if guest.table == table]
            # Where a game is over, a bot that played for somebody gives the seat back only to whoever comes anew.
            is_over = any(guest.info is not None and guest.info.status == "over" for guest in there)
            tokens = () if is_over else tuple(guest.token for guest in there if guest.token)
            for process in self.processes:
                await self._look(process, table, tokens)

    async def _look(self, process: ServerProcess, table: str, tokens: tuple[str, ...]) -> None:
        reader = Guest(self.network, lambda: [process], f"reader at {process.name}", table, self.random)
        reader.more_tokens = tokens
        until = self.loop.time() + 10.0
        while reader.info is None and self.loop.time() < until:
            reader.wake()
            await asyncio.sleep(0.2)
        if reader.info is None:
            self.history.faults.append(f"{process.name} does not show {table}")
        reader.sit_for_portrait()
        reader.leave()

    # ---- who is there

    async def _start(self, name: str) -> None:
        self._lives += 1
        store = SimulatedStore(self.disk, f"{name}/{self._lives}", self.shared, self.random, self.trouble)
        process = ServerProcess(self.loop, name, self._lives, store)
        if self.plant is not None:
            self.plant(process)
        while True:
            try:
                await process.start()
                break
            except OSError:
                await asyncio.sleep(0.5)
        self.processes.append(process)
        self._note(f"{name} starts")

    async def _open_table(self) -> None:
        random, game = self.random, self.random.choice(names())
        counts = [count for count in load(game).seat_counts if 2 <= count <= len(NAMES)]
        seats = random.choice(counts)
        people = random.randint(1, seats)
        manners = Manners(UndoRule.CONSENT, TalkRule.FREE, random.choice((SeatRule.CHOSEN, SeatRule.DRAWN)))
        absent = Absent(after=5, bot=opponents(game)[0]) if random.random() < 0.3 else Absent()
        wish = OpenTable(game, seats, manners=manners, absent=absent)
        while True:
            try:
                opened = await random.choice(self.processes).open_table(wish)
                break
            except (Refusal, TimeoutError):
                await asyncio.sleep(0.5)
        table = opened.header.id
        number = len({guest.table for guest in self.guests}) + 1
        together = random.random() < 0.7
        for seat in range(people):
            guest = self._guest(f"{NAMES[seat]}{number}", table)
            guest.seat, guest.token, guest.acts = seat, secret(random), random.randint(3, ACTS)
            # Some give no share: also old programs sit down.
            guest.draws = together and random.random() < 0.85
            guest.keeps_back = random.choice((0.0, 0.0, 0.3))
            self.history.tokens[guest.token] = guest.name
            if seat == 0:
                guest.host, guest.bots = opened.host, tuple(range(people, seats))
                self.history.tokens[opened.host] = guest.name
        if random.random() < 0.5:
            self._guest(f"Onlooker{number}", table)

    def _guest(self, name: str, table: str) -> Guest:
        self.guests.append(Guest(self.network, self._entrances, name, table, self.random))
        return self.guests[-1]

    def _entrances(self) -> list[Entrance]:
        return [process for process in self.processes if process.is_running]

    async def _live(self, guest: Guest) -> None:
        while not self._ended:
            await asyncio.sleep(self.random.uniform(0.02, 0.8))
            guest.wake()

    # ---- what befalls them

    def _accidents(self) -> list[Callable[[], Awaitable[None]]]:
        falling = [self._kill, self._kill, self._stop, self._lose_power]
        return [*falling, self._part, self._cut_off, self._go_deaf, self._stall]

    async def _kill(self) -> None:
        victim = self.random.choice(self.processes)
        self._note(f"{victim.name} is killed")
        self._bury(victim)
        self.disk.settle()
        await self._come_back(victim.name)

    async def _stop(self) -> None:
        victim = self.random.choice(self.processes)
        self._note(f"{victim.name} stops")
        await victim.stop(5.0)
        self._bury(victim)
        self.disk.settle()
        await self._come_back(victim.name)

    async def _lose_power(self) -> None:
        """A file is on the machine of its server; a database has its own."""
        dead = [] if self.shared else list(self.processes)
        for process in dead:
            self._bury(process)
        self.disk.is_up = False
        self.disk.lose_power()
        await asyncio.sleep(self.random.uniform(0.1, 2.0))
        self.disk.is_up = True
        for process in dead:
            await self._come_back(process.name)
        for process in self.processes:
            process.store.mend()

    async def _part(self) -> None:
        some = [guest.name for guest in self.guests if self.random.random() < 0.6]
        entrances = [process.name for process in self.processes if self.random.random() < 0.7]
        self._note(f"{some} and {entrances} are parted")
        self.network.part(some, entrances)
        await asyncio.sleep(self.random.uniform(0.5, 6.0))
        self.network.join()

    async def _cut_off(self) -> None:
        victim = self.random.choice(self.processes)
        self._note(f"{victim.name} does not reach the disk")
        victim.store.cut()
        await asyncio.sleep(self.random.uniform(0.2, 3.0))
        victim.store.mend()

    async def _go_deaf(self) -> None:
        if self.network.links:
            link = self.random.choice(self.network.links)
            ways = self.random.choice(((TO_GUEST,), (TO_SERVER,), (TO_GUEST, TO_SERVER)))
            self._note(f"link {link.number} goes silent, {ways}")
            link.go_deaf(ways)

    async def _stall(self) -> None:
        if self.network.links:
            link = self.random.choice(self.network.links)
            self._note(f"link {link.number} is not read")
            link.stall()
            await asyncio.sleep(self.random.uniform(0.2, 3.0))
            link.go_on()

    def _bury(self, process: ServerProcess) -> None:
        process.kill()
        self.processes.remove(process)
        self.disk.bury(process.store.process)
        self.network.died(process)

    async def _come_back(self, name: str) -> None:
        await asyncio.sleep(self.random.uniform(0.05, 2.0))
        await self._start(name)

    def _note(self, text: str) -> None:
        self.history.add(Fact(self.loop.time(), "world", text))


def _weather(random: Random) -> Weather:
    delay = random.choice((0.002, 0.01, 0.05))
    if random.random() < 0.25:
        return Weather(delay)
    drop, double, reorder = (random.choice((0.0, 0.02, 0.06)) for _ in range(3))
    return Weather(delay, drop, double, reorder, random.choice((0.0, 0.3)))


def play(seed: int, plant: Plant | None = None, tables: int | None = None) -> Tale:
    """One world from beginning to end, and what its history shows to be wrong."""
    world = World(seed, plant, tables)
    world.run()
    history = world.history
    faults = (*history.faults, *check(history))
    stored = sum(len(table.entries) for table in world.disk.tables.values())
    return Tale(seed, faults, stored, world.accidents, history)
