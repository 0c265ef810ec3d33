"""How quick the page is: in Chromium on loopback, with a processor slowed down four times. `python -m bench.page`."""

import gzip
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page

from bench.pictures import DESKTOP, PHONE, browsing, new_page, played_turn, served

SLOWER = 4
RUNS = 5
WATCH = """() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask', buffered: true });
}"""
FEEDBACK = """() => new Promise((resolve) => {
    const square = document.querySelector('.own .square.open');
    const start = performance.now();
    square.click();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
})"""


def main() -> None:
    with served() as url, browsing() as browser:
        print(f"first load, compressed: {first_load(browser, url) / 1000:.1f} kB")
        paints = sorted(first_paint(browser, url) for _ in range(RUNS))
        print(f"first contentful paint, {SLOWER}× slower: median {paints[RUNS // 2]:.0f} ms, worst {paints[-1]:.0f} ms")
        feedback, longest = seven_players(browser, url)
        print(f"a placement's feedback, {SLOWER}× slower: worst {max(feedback):.0f} ms of {len(feedback)}")
        print(f"longest task of a 7-player game, {SLOWER}× slower: {longest:.0f} ms")


def first_load(browser: Browser, url: str) -> int:
    """Bytes of scripts, styles and the page itself, each gzipped, until home stands."""
    page = new_page(browser, url, DESKTOP)
    page.get_by_role("button", name="Play against bots").first.wait_for()
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    static = Path(__file__).parents[1] / "src" / "tabletown" / "server" / "static"
    files = {static / name.lstrip("/") for name in names if name.startswith("/assets/")} | {static / "index.html"}
    page.context.close()
    return sum(_packed(file) for file in files)


def _packed(file: Path) -> int:
    """How long a file is on the way."""
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


def seven_players(browser: Browser, url: str) -> tuple[list[float], float]:
    page = new_page(browser, url, PHONE)
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_label("for bots").check()
    slow_down(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Open the table").click()
    feedback = []
    for _ in range(4):
        page.locator(".hand .pick").first.wait_for()
        feedback += played_turn(page, lambda: page.evaluate(FEEDBACK))
    longest: float = page.evaluate("Math.max(0, ...window.longTasks)")
    page.context.close()
    return feedback, longest


def slow_down(page: Page) -> None:
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    main()
