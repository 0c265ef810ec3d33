"""How quick the page is, in Chromium on loopback: `python -m bench.page`.

Times are those of a clock with the processor slowed down four times, as a phone's would be; the log is kept, and all
animations and the pacing of bots are on. On a busy machine a clock also counts the work of others; the processor time
of the page's own thread, times four, stands beside it.
"""

import gzip
import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

from bench.pictures import DESKTOP, PHONE, browsing, new_page, played_turn, served

ROOT = Path(__file__).parents[1]
SLOWER = 4
RUNS = 5
WHOLE = 7
"""Turns of a game."""
SOME = 3
"""Where it would take too long: round 1, which has most acts of others."""
WATCH = """() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask', buffered: true });
}"""
FEEDBACK = """() => new Promise((resolve) => {
    const square = document.querySelector('.own .square.open');
    const start = performance.now();
    square.click();
    requestAnimationFrame(() => setTimeout(() => {
        resolve(performance.measure('placement', { start }).duration);
    }));
})"""
FRAMES = """() => new Promise((resolve) => {
    const times = [];
    const step = (now) => {
        times.push(now);
        if (now - times[0] < 1000) requestAnimationFrame(step);
        else resolve(times.slice(1).map((time, i) => time - times[i]));
    };
    requestAnimationFrame(step);
})"""


class Task(TypedDict, total=False):
    """One event of a trace, as far as it is looked at. Times are microseconds."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: int
    dur: int
    tdur: int
    args: dict[str, str]


def main() -> None:
    print(f"from `make play` to an answering page: {from_make_play():.2f} s")
    # Whoever plays on a phone has the server elsewhere: what its bots think must not wait in the page's time.
    with served(niceness=19) as url, browsing() as browser:
        print(f"first load, compressed: {first_load(browser, url) / 1000:.1f} kB")
        paints = sorted(first_paint(browser, url) for _ in range(RUNS))
        print(f"first contentful paint, {SLOWER}× slower: median {paints[RUNS // 2]:.0f} ms, worst {paints[-1]:.0f} ms")
        for where, size, turns in (
            ("phone, a whole game", PHONE, WHOLE),
            ("desktop with the log in sight", DESKTOP, SOME),
        ):
            feedback, longest = seven_players(browser, url, size, turns)
            middle, worst = sorted(feedback)[len(feedback) // 2], max(feedback)
            print(f"7 players, {where}, {SLOWER}× slower:")
            print(f"  a placement's feedback: median {middle:.0f} ms, worst {worst:.0f} ms of {len(feedback)}")
            print(f"  longest task: {longest:.0f} ms")
        placements, worked = work(browser, url)
        middle, worst = SLOWER * sorted(placements)[len(placements) // 2], SLOWER * max(placements)
        print(
            f"a placement's feedback, processor time × {SLOWER}: median {middle:.0f} ms, worst {worst:.0f} ms "
            f"of {len(placements)}"
        )
        print(f"longest task of a 7-player game, processor time × {SLOWER}: {SLOWER * worked:.0f} ms")
        gaps = animated(browser, url)
        late = sum(gap > 25 for gap in gaps)
        print(
            f"frames while tiles land, desktop: {1000 * len(gaps) / sum(gaps):.0f} per second, "
            f"{late} of {len(gaps)} late"
        )


def from_make_play() -> float:
    """Seconds, in a built checkout, until the first answer."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = ["make", "play", f"PLAY=--port {port} --db {folder}/tables.sqlite3 --no-open"]
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True)
        try:
            while not _answers(f"http://127.0.0.1:{port}/"):
                assert process.poll() is None, "make play has ended"
                time.sleep(0.01)
            return time.perf_counter() - start
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def _answers(url: str) -> bool:
    try:
        with urlopen(url) as answer:
            return bool(answer.status == 200)
    except URLError:
        return False


def first_load(browser: Browser, url: str) -> int:
    """Bytes of scripts, styles and the page itself, as they travel, until home stands."""
    page = new_page(browser, url, DESKTOP)
    page.get_by_role("button", name="Play against bots").first.wait_for()
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    static = ROOT / "src" / "tabletown" / "server" / "static"
    files = {static / name.lstrip("/") for name in names if name.startswith("/assets/")} | {static / "index.html"}
    page.context.close()
    return sum(_packed(file) for file in files)


def _packed(file: Path) -> int:
    packed = file.with_name(f"{file.name}.gz")
    return packed.stat().st_size if packed.exists() else len(gzip.compress(file.read_bytes()))


def first_paint(browser: Browser, url: str) -> float:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    slow_down(page)
    page.goto(url)
    page.get_by_role("button", name="Play against bots").first.wait_for()
    paint: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    context.close()
    return paint


def seven_players(browser: Browser, url: str, size: ViewportSize, turns: int) -> tuple[list[float], float]:
    page = _at_home(browser, url, size)
    slow_down(page)
    page.evaluate(WATCH)
    feedback = _play(page, turns)
    if turns == WHOLE:
        page.locator(".ranks").wait_for(timeout=60_000)
    longest: float = page.evaluate("Math.max(0, ...window.longTasks)")
    page.context.close()
    return feedback, longest


def work(browser: Browser, url: str) -> tuple[list[float], float]:
    """Milliseconds of processor time of the page's thread at full speed: every placement's, and the longest task's."""
    page = _at_home(browser, url, PHONE)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "blink.user_timing"])
    _play(page, SOME)
    events: list[Task] = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    names = [event for event in events if event["name"] == "thread_name"]
    main = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    own = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in main]
    tasks = [event for event in own if event["name"] == "ThreadControllerImpl::RunTask"]
    placed = [event for event in events if event["name"] == "placement"]
    begins = [event["ts"] for event in placed if event["ph"] == "b"]
    ends = [event["ts"] for event in placed if event["ph"] == "e"]
    placements = [_worked(tasks, begin, end) for begin, end in zip(begins, ends, strict=True)]
    return placements, max(event.get("tdur", 0) for event in own) / 1000


def _worked(tasks: list[Task], begin: int, end: int) -> float:
    """By all tasks that are under way in this time."""
    within = [task for task in tasks if task["ts"] < end and task["ts"] + task["dur"] > begin]
    return sum(task.get("tdur", 0) for task in within) / 1000


def animated(browser: Browser, url: str) -> list[float]:
    """Milliseconds between frames in the seconds after a choice and a placement, with all animations on."""
    page = new_page(browser, url, DESKTOP, moving=True)
    page.get_by_role("button", name="Play against bots").first.click()
    gaps: list[float] = []

    def pick() -> float:
        page.locator(".own .square.open").first.click()
        gaps.extend(page.evaluate(FRAMES))
        return 0

    for _ in range(2):
        page.locator(".hand .pick").first.wait_for()
        played_turn(page, pick)
    page.context.close()
    return gaps


def _at_home(browser: Browser, url: str, size: ViewportSize) -> Page:
    page = new_page(browser, url, size, moving=True)
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_label("for bots").check()
    return page


def _play(page: Page, turns: int) -> list[float]:
    """Opens the table and plays some turns; the feedback of every placement, in milliseconds."""
    page.get_by_role("button", name="Open the table").click()
    feedback = []

    def pick() -> float:
        # While an answer is on its way nothing is lit.
        page.locator(".own .square.open").first.wait_for()
        took: float = page.evaluate(FEEDBACK)
        return took

    for _ in range(turns):
        page.locator(".hand .pick").first.wait_for()
        feedback += played_turn(page, pick)
    return feedback


def slow_down(page: Page) -> None:
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    main()
