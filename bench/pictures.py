"""The pictures of the README, taken from the real page: `make pictures`."""

import re
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from tests.browser.riding import READY, act, start_ride

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")

AT_ONCE = ("--bot-workers", "0", "--bot-patience", "0")
"""Bots that nobody has to wait for."""


@contextmanager
def served(*options: str, niceness: int = 0) -> Iterator[str]:
    """A server of its own with an empty store; gives its address. `niceness`: how far it stands behind."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["nice", "-n", str(niceness), sys.executable, "-m", "tabletown", "serve", "--port", "0"]
        command += ["--db", f"{folder}/tables.sqlite3", *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        found = next(match for line in process.stdout if (match := re.search(r"(http\S+)", line)))
        try:
            yield found[1]
        finally:
            process.terminate()
            process.communicate()


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


def new_page(browser: Browser, url: str, size: ViewportSize, *, dark: bool = False, moving: bool = False) -> Page:
    context = browser.new_context(
        base_url=url,
        viewport=size,
        locale="en",
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if moving else "reduce",
    )
    page = context.new_page()
    page.goto("/")
    return page


def played_turn(page: Page, pick: Callable[[], float]) -> list[float]:
    """One turn of Between Two Cities: the first two tiles, each on a square that `pick` clicks; gives what it says."""
    said = []
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(1).click()
    page.locator(".confirm").click()
    page.locator(".loose").wait_for()
    for left in (1, 0):
        while page.locator(".loose .pick").count() > left:
            said.append(pick())
            try:
                page.get_by_role("button", name="Place here").click(timeout=1500)
            except Error:
                # A partner was quicker on that square.
                continue
            page.wait_for_timeout(300)
    return said


def play_turns(page: Page, turns: int) -> None:
    def pick() -> float:
        page.locator(".own .square.open").first.click()
        return 0

    for _ in range(turns):
        played_turn(page, pick)
        page.locator(".hand .pick").first.wait_for()


def take_cities(page: Page, path: Path, turns: int) -> None:
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .pick").first.wait_for()
    play_turns(page, turns)
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(2).click()
    page.locator(".confirm").click()
    page.locator(".loose").wait_for()
    page.wait_for_timeout(1500)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path)


def take_ride(page: Page, path: Path, decisions: int) -> None:
    start_ride(page)
    for _ in range(decisions):
        act(page)
    page.locator(READY).first.wait_for()
    # A card that was just drawn is shown large for a moment.
    page.locator(".drawn").wait_for(state="detached")
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path)


PUBLIC = Path(__file__).parent.parent / "web" / "public"
_PREVIEW = """<!doctype html><style>
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; display: grid; grid-template-columns: 490px 1fr;
        align-items: center; background: linear-gradient(120deg, #fbf6ec 55%, #f6ddcf);
        font-family: Georgia, 'DejaVu Serif', serif; color: #2b231c }}
div {{ padding-left: 64px }} h1 {{ margin: 0 0 20px; font-size: 76px }}
p {{ margin: 0; font-size: 31px; line-height: 1.35; color: #5d5147 }}
section {{ position: relative; height: 630px }}
img {{ position: absolute; border: 8px solid #fff; border-radius: 22px; box-shadow: 0 18px 50px #0004 }}
.one {{ left: 60px; top: 70px; width: 840px; rotate: -3deg }}
.two {{ left: 30px; top: 190px; width: 215px; rotate: 4deg }}
</style><div><h1>Tabletown</h1><p>Board games with friends<br>by a link, or against bots</p></div>
<section><img class="one" src="{wide}"><img class="two" src="{narrow}"></section>"""
"""What a link looks like elsewhere: the real page, at an angle."""


def take_public(browser: Browser, folder: Path) -> None:
    """The pictures that the page itself brings along, from those of the README."""
    for name, source, size in (("wide", "ride-desktop.png", DESKTOP), ("narrow", "cities-phone.png", PHONE)):
        page = browser.new_page(viewport=size)
        picture = f'<img width="{size["width"]}" src="{_data(folder / source)}">'
        page.set_content(f"<style>body {{ margin: 0 }}</style>{picture}")
        page.screenshot(path=PUBLIC / f"screenshot-{name}.jpg", type="jpeg", quality=78)
        page.close()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    wide, narrow = _data(folder / "cities-desktop.png"), _data(folder / "ride-phone.png")
    page.set_content(_PREVIEW.format(wide=wide, narrow=narrow))
    page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=82)
    page.close()


def _data(picture: Path) -> str:
    return f"data:image/png;base64,{b64encode(picture.read_bytes()).decode()}"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served(*AT_ONCE) as url, browsing() as browser:
        take_cities(new_page(browser, url, DESKTOP), folder / "cities-desktop.png", turns=4)
        take_cities(new_page(browser, url, PHONE, dark=True), folder / "cities-phone.png", turns=3)
        take_ride(new_page(browser, url, DESKTOP), folder / "ride-desktop.png", decisions=16)
        take_ride(new_page(browser, url, PHONE), folder / "ride-phone.png", decisions=10)
        take_public(browser, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
