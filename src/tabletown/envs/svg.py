"""Small pieces of SVG: enough for a plain drawing of a table, without any library."""

from html import escape

INK, PAPER, LINE = "#33291f", "#fbf6ec", "#d8cbb4"


def document(width: float, height: float, *parts: str) -> str:
    """A whole picture on paper."""
    ground = rect(0, 0, width, height, PAPER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif">'
        f"{ground}{''.join(parts)}</svg>"
    )


def rect(x: float, y: float, width: float, height: float, fill: str, line: str = "none") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="2" fill="{fill}" stroke="{line}"/>'


def words(x: float, y: float, text: str, size: float = 12, anchor: str = "start", fill: str = INK) -> str:
    shown = escape(text)
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}">{shown}</text>'


def line(start: tuple[float, float], end: tuple[float, float], colour: str, width: float) -> str:
    (x, y), (to_x, to_y) = start, end
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{colour}" stroke-width="{width:g}"/>'


def circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>'
