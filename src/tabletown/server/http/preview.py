"""What a link looks like where it is sent: a title, a sentence and a picture. Nothing that only the table may know."""

import re
from html import escape

from tabletown.core.registry import face
from tabletown.locales import say
from tabletown.server.live.table import Table
from tabletown.server.wire.protocol import Sitter, Status

PICTURE = "/preview.jpg"


def with_preview(page: str, url: str, path: str, table: Table | None) -> str:
    """The page with addresses that are whole, and the words for the table that it is about."""
    said = {"og:image": url + PICTURE}
    if table is not None:
        said |= {"og:title": _title(table), "og:description": _about(table), "og:url": url + path}
        page = re.sub("<title>.*?</title>", lambda _: f"<title>{escape(_title(table))}</title>", page, count=1)
    for name, words in said.items():
        page = _set(page, name, escape(words))
    return page


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
