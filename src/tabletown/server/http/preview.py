"""What a link looks like where it is sent: a title, a sentence and a picture. Nothing that only the table may know.

A link to a table speaks the language of the table, which is that of whoever opened it: friends mostly share it, and the
services that show previews ask once for all who will see them. All other pages speak the language that is asked for, if
any is.
"""

import re
from html import escape

from tabletown.core.registry import face
from tabletown.locales import DEFAULT, languages, say
from tabletown.server.live.table import Table
from tabletown.server.wire.protocol import Sitter, Status

PICTURE = "/preview.jpg"
_MOST_LETTERS = 200
"""Of what somebody says of her languages: nobody speaks more."""
_WEIGHT = re.compile(r"[01](\.\d{0,3})?")


def with_preview(page: str, url: str, path: str, table: Table | None, wished: str = "") -> str:
    """The page with addresses that are whole, and the words for the table that it is about.

    `wished` is what a browser says of its languages.
    """
    language = spoken(wished) if table is None else table.header.language
    said = {"og:image": url + PICTURE, "og:locale": language, "og:description": say("preview-page", language)}
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    if table is not None:
        said |= {"og:title": _title(table), "og:description": _about(table), "og:url": url + path}
        page = re.sub("<title>.*?</title>", lambda _: f"<title>{escape(_title(table))}</title>", page, count=1)
    for name, words in said.items():
        page = _set(page, name, escape(words))
    return page


def spoken(wished: str) -> str:
    """The first of the languages in `Accept-Language` that there is, by what is wished most."""
    wishes = [_wish(part) for part in wished[:_MOST_LETTERS].split(",")]
    known = [(weight, short) for weight, short in wishes if weight > 0 and short in languages()]
    return max(known, key=lambda wish: wish[0], default=(0, DEFAULT))[1]


def _wish(part: str) -> tuple[float, str]:
    tag, _, weight = part.strip().partition(";q=")
    return (float(weight) if _WEIGHT.fullmatch(weight) else 0.0 if weight else 1.0), tag[:2].lower()


def _set(page: str, name: str, words: str) -> str:
    tag = f'<meta property="{name}" content="{words}" />'
    known = re.compile(rf'<meta property="{name}" content="[^"]*" ?/?>')
    return known.sub(lambda _: tag, page) if known.search(page) else page.replace("</head>", f"  {tag}\n  </head>", 1)


def _title(table: Table) -> str:
    header = table.header
    return f"{say(face(header.game).title, header.language)} – Tabletown"


def _about(table: Table) -> str:
    """In the language of the table. No names: the services that show previews need not learn who plays."""
    free = sum([chair.sitter is Sitter.NOBODY for chair in table.chairs])
    if table.status is Status.OPEN and free:
        return say("preview-free", table.header.language, count=free)
    return say("preview-over" if table.status is Status.OVER else "preview-running", table.header.language)
