"""`make repeats`: how many pairs of places in our sources share six or more lines.

Lines count as shared when they are the same, or of the same shape with other names, strings and numbers; the
properties of style sheets are words of their language, not names. Blank lines, comments, docstrings, imports, lone
punctuation and tags that only close something or begin a section are passed over, and so are files that are written by
a program. A pair is a place to look at, not a verdict: fields of records and drawings are counted apart, because what
is alike there is the language, or the look.
"""

import argparse
import io
import json
import keyword
import re
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "web/src")
ENDINGS = frozenset({".py", ".ts", ".svelte", ".css"})
NOT_OURS = frozenset({"static", "node_modules", "__pycache__"})
ENOUGH = 6
"""Shared lines that make a pair."""
TOO_COMMON = 8
"""A run in more places than this is a habit of the language, such as the fields of records: said, but not paired."""
TELLING = 4
"""Different shapes that a run needs, unless it is the same to the letter: six fields in a row are alike everywhere."""

_WORDS = re.compile(
    "as|async|await|break|case|catch|class|const|continue|default|delete|do|each|else|enum|export|extends|false|finally|for"
    "|function|html|if|import|in|instanceof|interface|key|let|new|null|of|render|return|snippet|static|super|switch|this"
    "|throw|true|try|type|typeof|undefined|var|void|while|yield|" + "|".join(keyword.kwlist)
)
"""What is no name, in any of the languages."""
_CLOSING = re.compile(r"(?:</?(?:style|script)[^>]*>|</[\w.]+>|\{/\w+\}|\{:else\}|interface Props \{|\s|[;)}])*")
"""A line of the page that has nothing else is punctuation."""
_WRITTEN = "// Written by"
"""How files begin that a program writes."""
_FIELD = re.compile(
    r"\s*(?:readonly )?\w+\??: .*|\s+[A-Z_]+ = .*|\s*@dataclass.*|\s*(?:class|interface|export interface) .*|[\s}]*"
)
_DRAWING = re.compile(r"\s*<(?:path|g|circle|rect|ellipse|line|polygon|svg|use)\b.*|\s*[\"\w-]+=.*|[\s/>]*")
_TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|<!--.*?-->|//[^\n]*)
    |(?P<string>`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")
    |(?P<number>\d[\w.]*)
    |(?P<name>[^\W\d][\w$]*)
    |(?P<space>\s+)
    |(?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    text: str
    shape: str
    raw: str = ""
    """As it stands in the file."""


@dataclass(frozen=True, slots=True)
class Place:
    file: str
    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.file}:{self.first}-{self.last}"


@dataclass(frozen=True, slots=True)
class Pair:
    lines: int
    same: bool
    """To the letter, rather than in shape alone."""
    kind: str
    """`fields` of records, a `drawing`, or the `rest`, which is to be looked at."""
    one: Place
    other: Place


@dataclass(frozen=True, slots=True)
class Found:
    files: int
    pairs: tuple[Pair, ...]
    too_common: int
    """Runs of six lines that stand in too many places to be paired."""


def main(words: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Count the pairs of places that share six or more lines.")
    parser.add_argument("--most", type=int, default=15, metavar="N", help="how many of the longest to list")
    parser.add_argument("--json", action="store_true", help="all of them, for programs")
    asked = parser.parse_args(words)
    found = look(sources(root), root)
    same = sum(pair.same for pair in found.pairs)
    counts = {"files": found.files, "pairs": len(found.pairs), "same": same, "shape": len(found.pairs) - same}
    kinds = Counter(pair.kind for pair in found.pairs)
    if asked.json:
        rows = [
            {"lines": pair.lines, "same": pair.same, "kind": pair.kind, "one": str(pair.one), "other": str(pair.other)}
            for pair in found.pairs
        ]
        print(json.dumps({**counts, "kinds": kinds, "too_common": found.too_common, "longest": rows}, indent=1))
        return 0
    print(
        f"{len(found.pairs)} pairs of places in {found.files} files share {ENOUGH} lines or more: "
        f"{same} the same to the letter, {counts['shape']} the same in shape."
    )
    print(f"{kinds['fields']} are fields of records, {kinds['drawing']} drawings, {kinds['rest']} the rest.")
    print(f"{found.too_common} runs stand in more than {TOO_COMMON} places each and are not paired.")
    for pair in [pair for pair in found.pairs if pair.kind == "rest"][: asked.most]:
        print(f"{pair.lines:>4} lines  {'same ' if pair.same else 'shape'}  {pair.one} ~ {pair.other}")
    return 0


def sources(root: Path) -> list[Path]:
    every = (path for folder in FOLDERS for path in sorted((root / folder).rglob("*")))
    ours = [path for path in every if path.suffix in ENDINGS and not NOT_OURS & set(path.parts)]
    return [path for path in ours if not path.read_text(encoding="utf-8").startswith(_WRITTEN)]


def look(files: Sequence[Path], root: Path) -> Found:
    """All pairs, the longest first."""
    read = {path.relative_to(root).as_posix(): lines_of(path) for path in files}
    windows: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, lines in read.items():
        shapes = [line.shape for line in lines]
        for start in range(len(shapes) - ENOUGH + 1):
            windows[tuple(shapes[start : start + ENOUGH])].append((name, start))
    common = sum(len(places) > TOO_COMMON for places in windows.values())
    starts: dict[tuple[str, str, int], list[int]] = defaultdict(list)
    for places in windows.values():
        if len(places) <= TOO_COMMON:
            for (one, at), (other, there) in combinations(sorted(places), 2):
                starts[one, other, there - at].append(at)
    pairs = defaultdict(list)
    for (one, other, distance), found in starts.items():
        for first, count in _joined(found):
            # Within one file the two sides must not be the same lines.
            length = min(count, distance) if one == other else count
            pair = _pair(one, read[one][first:][:length], other, read[other][first + distance :][:length])
            if pair is not None:
                pairs[one, other].append(pair)
    chosen = [pair for some in pairs.values() for pair in _longest(some)]
    order = sorted(chosen, key=lambda pair: (-pair.lines, not pair.same, str(pair.one), str(pair.other)))
    return Found(len(read), tuple(order), common)


def _joined(starts: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where windows follow or overlap each other they are one run: its first line, and how many."""
    ordered = sorted(starts)
    first = last = ordered[0]
    for start in ordered[1:]:
        if start > last + ENOUGH:
            yield first, last - first + ENOUGH
            first = start
        last = start
    yield first, last - first + ENOUGH


def _pair(one: str, left: Sequence[Line], other: str, right: Sequence[Line]) -> Pair | None:
    same = [line.text for line in left] == [line.text for line in right]
    if len(left) < ENOUGH or (not same and len({line.shape for line in left}) < TELLING):
        return None
    return Pair(
        len(left),
        same,
        _kind([*left, *right]),
        Place(one, left[0].number, left[-1].number),
        Place(other, right[0].number, right[-1].number),
    )


def _kind(lines: Sequence[Line]) -> str:
    for kind, pattern in (("fields", _FIELD), ("drawing", _DRAWING)):
        if sum(pattern.fullmatch(line.raw) is not None for line in lines) >= len(lines) - 2:
            return kind
    return "rest"


def _longest(pairs: Sequence[Pair]) -> list[Pair]:
    """Of two files: a list of twenty like records would pair in every offset, and is one repeat."""
    chosen: list[Pair] = []
    for pair in sorted(pairs, key=lambda pair: (-pair.lines, not pair.same, pair.one.first, pair.other.first)):
        if not any(_meet(pair.one, taken.one) or _meet(pair.other, taken.other) for taken in chosen):
            chosen.append(pair)
    return chosen


def _meet(one: Place, other: Place) -> bool:
    return one.first <= other.last and other.first <= one.last


def lines_of(path: Path) -> list[Line]:
    """What counts in a file, with the shape of every line."""
    text = path.read_text(encoding="utf-8")
    tokens, raw = _python_tokens(text) if path.suffix == ".py" else _page_tokens(text), text.split("\n")
    style = _style_begins(path, raw)
    rows: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for row, kind, token in tokens:
        rows[row].append((kind, token))
    return [
        Line(
            row,
            " ".join(token for _, token in found),
            " ".join(_shape("mark" if row > style and kind == "name" else kind, token) for kind, token in found),
            raw[row - 1],
        )
        for row, found in sorted(rows.items())
        if any(kind != "mark" for kind, _ in found)
        if path.suffix == ".py" or not _CLOSING.fullmatch(raw[row - 1])
    ]


def _style_begins(path: Path, lines: Sequence[str]) -> int:
    """The line after which a file is a style sheet."""
    if path.suffix == ".css":
        return 0
    return next((row for row, line in enumerate(lines, 1) if line.startswith("<style")), len(lines))


def _shape(kind: str, token: str) -> str:
    if kind == "name":
        return token if _WORDS.fullmatch(token) else "a"
    return {"string": "''", "number": "0"}.get(kind, token)


def _python_tokens(text: str) -> Iterator[tuple[int, str, str]]:
    """By statements, because a docstring or an import may have many lines."""
    kinds = {tokenize.NAME: "name", tokenize.NUMBER: "number", tokenize.STRING: "string", tokenize.OP: "mark"}
    statement: list[tuple[int, str, str]] = []
    inside = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = tokenize.tok_name[token.type]
        if name == "FSTRING_START":
            # From Python 3.12 on the parts of an f-string are tokens: here it is one string, as before.
            statement += [] if inside else [(token.start[0], "string", token.line.strip())]
            inside += 1
        elif name == "FSTRING_END":
            inside -= 1
        elif not inside and token.type in kinds:
            statement.append((token.start[0], kinds[token.type], token.string))
        elif token.type in (tokenize.NEWLINE, tokenize.ENDMARKER):
            if not _is_passed_over(statement):
                yield from statement
            statement = []


def _is_passed_over(statement: Sequence[tuple[int, str, str]]) -> bool:
    return all(kind == "string" for _, kind, _ in statement) or statement[0][2] in ("import", "from")


def _page_tokens(text: str) -> Iterator[tuple[int, str, str]]:
    row, importing, row_of_last = 1, False, 0
    for match in _TOKEN.finditer(text):
        kind, token = str(match.lastgroup), match.group()
        begins = row != row_of_last
        if kind not in ("comment", "space"):
            if begins and token == "import":
                importing = True
            if not importing:
                yield row, kind, token
            row_of_last = row
            # `import … from '…'` ends with its string, on whichever line.
            importing = importing and kind != "string"
        row += token.count("\n")


if __name__ == "__main__":
    sys.exit(main())
