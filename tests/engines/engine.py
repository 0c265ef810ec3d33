"""Firefox and WebKitGTK as a person uses them, driven by what they bring themselves: Marionette over a socket,
WebDriver over HTTP. No library between."""

import base64
import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol, cast

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""How WebDriver calls an element in JSON."""
PATIENCE = 90.0
"""Seconds: nothing takes so long on an idle machine."""
WIDE, HIGH = 1280, 900


class EngineFailed(AssertionError):
    """The browser refused, or nothing came of it."""


class Driver(Protocol):
    def command(self, name: str, params: Mapping[str, object]) -> object: ...

    def close(self) -> None: ...


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def until(found: Callable[[], object], what: str) -> object:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := found():
            return answer
        time.sleep(0.05)
    raise EngineFailed(f"waited in vain for {what}")


class Firefox:
    """Marionette: `length:[type, id, error, answer]`."""

    def __init__(self) -> None:
        self._profile = tempfile.TemporaryDirectory()
        port = free_port()
        wishes = {
            "marionette.port": port,
            "ui.prefersReducedMotion": 1,
            "intl.accept_languages": "en",
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wishes.items()]
        Path(self._profile.name, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", self._profile.name]
        self._process = subprocess.Popen(
            [*command, "--width", str(WIDE), "--height", str(HIGH)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._line = cast(socket.socket, until(lambda: _reached(port), "Firefox"))
        self._rest = b""
        self._last = 0
        self._read()
        self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def command(self, name: str, params: Mapping[str, object]) -> object:
        self._last += 1
        text = json.dumps([0, self._last, name, params]).encode()
        self._line.sendall(b"%d:%s" % (len(text), text))
        _, _, error, answer = cast(list[object], self._read())
        if error:
            raise EngineFailed(f"{name}: {error}")
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def close(self) -> None:
        with suppress(OSError, EngineFailed):
            self.command("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._line.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self._process.kill()
        self._process.wait()
        self._profile.cleanup()

    def _read(self) -> object:
        while b":" not in self._rest:
            self._rest += self._more()
        length, _, rest = self._rest.partition(b":")
        while len(rest) < int(length):
            rest += self._more()
        self._rest = rest[int(length) :]
        return json.loads(rest[: int(length)])

    def _more(self) -> bytes:
        if not (data := self._line.recv(1 << 16)):
            raise EngineFailed("Firefox has gone")
        return data


def _reached(port: int) -> socket.socket | None:
    try:
        line = socket.create_connection(("127.0.0.1", port), 1)
    except OSError:
        return None
    line.settimeout(PATIENCE)
    return line


class WebKit:
    """WebDriver over HTTP. WebKitGTK wants a screen, and gets one that nobody sees."""

    PATHS: Mapping[str, tuple[str, str]] = {
        "WebDriver:Navigate": ("POST", "/url"),
        "WebDriver:ExecuteScript": ("POST", "/execute/sync"),
        "WebDriver:ElementClick": ("POST", "/element/{id}/click"),
        "WebDriver:TakeScreenshot": ("GET", "/screenshot"),
    }

    def __init__(self) -> None:
        display = f":{90 + os.getpid() % 400}"
        screen = ["Xvfb", display, "-screen", "0", f"{WIDE}x{HIGH}x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(screen, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = free_port()
        # Without these it asks for a graphics card and for namespaces, which a container has not.
        own = {
            "DISPLAY": display,
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        self._process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**os.environ, **own, "LIBGL_ALWAYS_SOFTWARE": "1", "GTK_A11Y": "none"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._url = f"http://127.0.0.1:{port}"
        cast(socket.socket, until(lambda: _reached(port), "WebKitWebDriver")).close()
        asked = {"capabilities": {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": _mini()}}}
        session = cast(dict[str, str], self._ask("POST", "/session", asked))
        self._url += f"/session/{session['sessionId']}"
        self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": WIDE, "height": HIGH})

    def command(self, name: str, params: Mapping[str, object]) -> object:
        method, path = self.PATHS[name]
        return self._ask(method, path.format(**params), params if method == "POST" else None)

    def close(self) -> None:
        with suppress(OSError, EngineFailed):
            self._ask("DELETE", "", None)
        for process in (self._process, self._screen):
            process.kill()
            process.wait()

    def _ask(self, method: str, path: str, body: object) -> object:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise EngineFailed(f"{path}: {error.read().decode()[:400]}") from None


def _mini() -> dict[str, object]:
    found = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return {"binary": str(found), "args": ["--automation"]}


class Browser:
    """What both have in common, in a person's words."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def goto(self, address: str) -> None:
        self.driver.command("WebDriver:Navigate", {"url": address})

    def run(self, script: str, *args: object) -> object:
        return self.driver.command("WebDriver:ExecuteScript", {"script": script, "args": list(args)})

    def count(self, selector: str) -> int:
        return cast(int, self.run("return document.querySelectorAll(arguments[0]).length", selector))

    def wait(self, selector: str) -> None:
        until(lambda: self.count(selector), selector)

    def press(self, selector: str, text: str = "") -> None:
        """With the mouse, on the middle of the first that is meant and can be pressed."""
        self.click(until(lambda: self.run(FIND, selector, text), f"{selector} {text}"))

    def click(self, element: object) -> None:
        name = cast(dict[str, str], element)[ELEMENT]
        self.driver.command("WebDriver:ElementClick", {"id": name})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(cast(str, self.driver.command("WebDriver:TakeScreenshot", {"full": False}))))


FIND = """return [...document.querySelectorAll(arguments[0])].find((one) =>
    one.textContent.includes(arguments[1]) && !one.disabled && one.getClientRects().length > 0) ?? null"""
