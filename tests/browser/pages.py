"""Pages that go from test to test, each as if it were new: most of what opening one costs is the process behind it,
which has to start, to load and to compile what the one before had ready."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from inspect import getattr_static
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, StorageState, ViewportSize

LIGHT = "/healthz"
"""An address of every server where nothing of the page runs."""
EMPTY = "() => { for (const store of [localStorage, sessionStorage]) store.clear(); }"
KEEP = "kept => { for (const { name, value } of kept) localStorage.setItem(name, value); }"
UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    window.paint = (seen) => sheet.replaceSync(
        seen ? '' : 'html { opacity: 0; background: none !important } * { background-image: none !important }');
    window.paint(false);
    document.adoptedStyleSheets.push(sheet);
}"""
"""A page that is laid out, listens and answers as any other, and is not painted: nobody looks at its pixels, and they
take a quarter of the time. Neither changes what is where, or what lies over what."""
LASTING: dict[type, tuple[str, ...]] = {
    Page: (
        "add_init_script",
        "add_locator_handler",
        "clock",
        "expose_binding",
        "expose_function",
        "route",
        "route_from_har",
        "route_web_socket",
        "set_extra_http_headers",
    ),
    BrowserContext: (
        "add_init_script",
        "clock",
        "expose_binding",
        "expose_function",
        "grant_permissions",
        "new_cdp_session",
        "route",
        "route_from_har",
        "route_web_socket",
        "set_extra_http_headers",
        "set_geolocation",
        "set_offline",
    ),
}
"""What stays with a page, or with its context, whatever it is used for afterwards."""

A_FUNCTION = re.compile(r"\s*(?:async\s+)?(?:function\b|(?:\([^()]*\)|\w+)\s*=>)")

Asked = ParamSpec("Asked")
Given = TypeVar("Given")


class Kind(NamedTuple):
    """What a page can be only from the beginning."""

    base: str
    language: str
    has_touch: bool
    is_painted: bool


class Pages:
    """Those that are in use by the test of now, and those that wait."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self._browser = browser
        self._patience = patience
        self._free: dict[Kind, list[Page]] = {}
        self._used: list[tuple[Kind, Page]] = []
        self._errors: list[str] = []
        self._is_spoilt = False

    def open(
        self,
        base: str,
        path: str,
        size: ViewportSize,
        language: str,
        *,
        has_touch: bool,
        dark: bool,
        moving: bool,
        kept: StorageState | None,
    ) -> Page:
        """`moving`: for eyes that like motion; these are shown all of it."""
        if not self._used:
            # Whatever was done before was done to pages of others.
            self._is_spoilt = False
        kind = Kind(base, language, has_touch, is_painted=moving)
        page = self._again(kind, kept) or self._new(kind, kept)
        self._used.append((kind, page))
        page.set_default_timeout(self._patience)
        page.set_viewport_size(size)
        page.emulate_media(
            media="null",
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            forced_colors="null",
            contrast="null",
        )
        page.goto(path)
        return page

    def give_back(self) -> list[str]:
        """What went wrong on any of the pages."""
        errors, self._errors = self._errors, []
        for kind, page in self._used:
            if self._is_spoilt or not _left(page, kind.base):
                page.context.close()
            else:
                self._free.setdefault(kind, []).append(page)
        self._used = []
        self._errors.clear()
        return errors

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Meanwhile a test that does what lasts keeps its pages for itself."""
        with pytest.MonkeyPatch.context() as patch:
            for owner, names in LASTING.items():
                for name in names:
                    patch.setattr(owner, name, self._noting(getattr_static(owner, name)))
            patch.setattr(Page, "wait_for_function", _for_functions(Page.wait_for_function))
            yield

    def _noting(self, way: Callable[Asked, Given] | property) -> Callable[Asked, Given] | property:
        if isinstance(way, property):
            return property(None if way.fget is None else self._noted(way.fget))
        return self._noted(way)

    def _noted(self, way: Callable[Asked, Given]) -> Callable[Asked, Given]:
        def noted(*args: Asked.args, **more: Asked.kwargs) -> Given:
            self._is_spoilt = True
            return way(*args, **more)

        return noted

    def _again(self, kind: Kind, kept: StorageState | None) -> Page | None:
        if not (free := self._free.get(kind)):
            return None
        page = free.pop()
        if kept is not None:
            page.evaluate(KEEP, [item for origin in kept["origins"] for item in origin["localStorage"]])
        return page

    def _new(self, kind: Kind, kept: StorageState | None) -> Page:
        context = self._browser.new_context(
            base_url=kind.base,
            locale=kind.language,
            has_touch=kind.has_touch,
            service_workers="block",
            storage_state=kept,
        )
        page = context.new_page()
        if not kind.is_painted:
            # This, too, stays with a page, but with every one of its kind.
            was_spoilt = self._is_spoilt
            context.add_init_script(UNPAINTED)
            self._is_spoilt = was_spoilt
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        return page


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """For eyes that look at colours."""
    page.evaluate("window.paint?.(true)")
    yield
    page.evaluate("window.paint?.(false)")


def _for_functions(
    way: Callable[Concatenate[Page, str, Asked], Given],
) -> Callable[Concatenate[Page, str, Asked], Given]:
    """An expression that is no function is looked at once; the second look would be an `eval`, which the page's policy
    forbids: a test would pass on quick machines and fail on slow ones."""

    def waited(page: Page, expression: str, /, *args: Asked.args, **more: Asked.kwargs) -> Given:
        assert A_FUNCTION.match(expression), f"no function to wait for: {expression}"
        return way(page, expression, *args, **more)

    return waited


def _left(page: Page, base: str) -> bool:
    """Whether nobody will see that somebody was here."""
    if page.is_closed() or urlsplit(page.url)[:2] != urlsplit(urljoin(base, "/"))[:2]:
        return False
    with suppress(Error):
        for other in page.context.pages:
            if other != page:
                other.close()
        page.goto(LIGHT)
        page.evaluate(EMPTY)
        page.mouse.move(0, 0)
        page.context.clear_cookies()
        return True
    return False
