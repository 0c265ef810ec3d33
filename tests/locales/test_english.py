"""English lives in `en/*.ftl` only: no sentence for people stands anywhere else."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import tabletown
from tabletown.core.registry import faces

ROOT = Path(tabletown.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"

FOR_PROGRAMMERS = {
    "arena": "figures and plots for those who compare engines",
    "analysis": "proofs and tables for those who study layouts",
    "batch": "arrays asked for what they do not have, told to those who write programs",
    "bots/levels.py": "levels asked for that there are not, told to those who write programs",
    "bots/roster.py": "what is no bot, told to those who write bots",
    "bots/nets/*/forward.py": "kinds of nets, as their files name them",
    "bots/nets/*/layout.py": "parts of rows, as files name them",
    "bots/ticket_to_ride_new_york/net.py": "the name of a part of a row",
    "envs": "environments asked for what they do not have, told to those who write programs",
    "testing": "what is wrong with a game that somebody writes",
    "training": "runs of learning, told to those who make them",
    "core/chance.py": "streams of chance asked for what they do not have",
    "core/codec.py": "records that a program has written wrongly",
    "core/face_faults.py": "faces that a package has written wrongly",
    "core/record.py": "the lines of a record, which are the same in every language",
    "core/registry.py": "packages beside this one that are not in order",
    "locales/packages.py": "packages beside this one that are not in order",
    "between_two_cities/box/capitals.py": "files that the owner of a box edits by hand",
    "between_two_cities/solo/score.py": "names of comparisons, as records write them",
    "server/http": "documents for programs, and errors of set-up",
    "server/live/bot_seat.py": "what is wrong with a game that somebody writes",
    "server/live/opening.py": "what is wrong with a stored table, told to whoever runs a server",
    "server/live/guard.py": "what is wrong with a game that somebody writes",
    "server/live/warm.py": "what is wrong with a game that somebody writes",
    "server/own_data.py": "packages beside this one that are not in order",
    "server/choosing.py": "settings of whoever runs a server",
    "server/metrics.py": "figures for whoever runs a server",
    "server/wire/socket.py": "answers to what is no socket, for programs",
    "server/run.py": "settings of whoever runs a server",
    "server/settings.py": "settings of whoever runs a server",
    "server/stores": "stores that cannot be used, told to whoever runs a server",
    "server/tools": "documents and types for programs",
    "cli/app.py": "the help of the command line",
    "cli/options.py": "options of the command line",
    "cli/score_command.py": "packages beside this one that are not in order",
    "cli/sim.py": "figures for those who compare engines",
    "cli/arena.py": "figures for those who compare engines",
    "cli/doctor.py": "what is wrong with a store, told to whoever runs a server",
    "cli/backup.py": "told to whoever runs a server",
    "cli/restore.py": "told to whoever runs a server",
    "cli/admin.py": "told to whoever runs a server",
    "cli/server_store.py": "told to whoever runs a server",
    "cli/serve.py": "settings of whoever runs a server",
}
"""Where plain English may stand, and why; a star is any one folder. Everything else is read by families."""

FAULTS = "faults"
"""What the contract asks for in English: States that no play can reach, told to those who write rules. A function of
this name says it, or a file."""
OF_THE_COMMAND_LINE = {"Option", "Argument", "Typer"}
"""Calls whose texts are those of `--help`."""
OF_DOCUMENTS = {"endpoint", "Chapter"}
"""Calls whose texts are those of documents for programs."""
RAISED_AT_PROGRAMMERS = {"ValueError", "TypeError", "RuntimeError", "LookupError", "AssertionError", "AttributeError"}
RAISED_AT_PROGRAMMERS |= {"NoSuchMessage", "BadProposal"}
RAISED_AT_OWNERS = {"BadDataFile"}
"""What is wrong with a file that the owner of a box edits by hand."""
FREE = OF_THE_COMMAND_LINE | OF_DOCUMENTS | RAISED_AT_PROGRAMMERS | RAISED_AT_OWNERS
OF_ENGINES = "tabletown.bots.english"
"""A yardstick says by it why it likes a move: to those who watch engines."""

_WORD = re.compile(r"[A-Za-z’']+")
_COMMON = {"a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "cannot", "does", "for", "from", "has"}
_COMMON |= {"have", "here", "how", "if", "in", "is", "it", "its", "may", "must", "no", "not", "of", "on", "only", "or"}
_COMMON |= {"than", "that", "the", "them", "then", "there", "they", "this", "to", "was", "what", "which", "who", "with"}
_COMMON |= {"you", "your"}


def reads_like_english(text: str) -> bool:
    """Three words or more, one of them such as only sentences have; or two that end like a sentence."""
    words = [word.lower() for word in _WORD.findall(text)]
    if " " not in text.strip() or len(words) < 2:
        return False
    return text.rstrip().endswith((".", "!", "?")) or (len(words) > 2 and bool(_COMMON & set(words)))


def not_for_people(tree: ast.Module) -> set[int]:
    """The nodes of docstrings, of faults, of help and examples of the command line, of documents, and of errors that
    programmers make."""
    free: set[int] = set()
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        is_free = name in FREE
        if isinstance(node, ast.FunctionDef):
            is_free = node.name == FAULTS
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            is_free = True
        if isinstance(node, ast.keyword):
            is_free = node.arg == "examples"
        if isinstance(node, ast.Assign):
            is_free = any("EXAMPLES" in ast.unparse(target) for target in node.targets)
        if is_free:
            free |= {id(inner) for inner in ast.walk(node)}
    return free


def english_in(source: str) -> Iterator[tuple[int, str]]:
    """Texts of a Python file that read like a sentence, with their lines."""
    tree = ast.parse(source)
    free = not_for_people(tree)
    for node in ast.walk(tree):
        text = ""
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
            if id(node) not in free:
                free |= {id(part) for part in node.values}
            else:
                text = ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in free:
            text = node.value
        if reads_like_english(text):
            yield getattr(node, "lineno", 0), text


def lies_in(path: Path, one: str) -> bool:
    """Whether this is the file, or lies in the folder, that the list names."""
    parts, named = path.parts, Path(one).parts
    return len(parts) >= len(named) and all(map(fnmatchcase, parts, named))


def is_yardstick(root: Path, path: Path) -> bool:
    return len(path.parts) == 3 and path.parts[0] == "bots" and OF_ENGINES in imported(root / path)


def imported(file: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    modules = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return plain.union(
        {f"{node.module}" for node in modules},
        {f"{node.module}.{alias.name}" for node in modules for alias in node.names},
    )


def unsaid(root: Path, path: Path) -> list[tuple[int, str]]:
    """Sentences of a file below the folder of the package that should be messages, with their lines."""
    if path.name == f"{FAULTS}.py" or any(lies_in(path, one) for one in FOR_PROGRAMMERS) or is_yardstick(root, path):
        return []
    return list(english_in((root / path).read_text(encoding="utf-8")))


FILES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
YARDSTICKS = [path for path in FILES if is_yardstick(ROOT, path)]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_english_in_python(path: Path) -> None:
    found = unsaid(ROOT, path)
    assert not found, f"say these through messages of locales: {found}"


def test_every_exception_is_needed() -> None:
    """A file that has become clean is taken off the list."""
    for one in FOR_PROGRAMMERS:
        files = [path for path in FILES if lies_in(path, one)]
        assert any(list(english_in((ROOT / path).read_text(encoding="utf-8"))) for path in files), one


def module_of(path: Path) -> str:
    return ".".join(("tabletown", *path.with_suffix("").parts))


@pytest.mark.parametrize("path", YARDSTICKS, ids=str)
def test_a_yardstick_is_used_by_no_other_bot(path: Path) -> None:
    """It speaks English alone: but for the line-up, only other yardsticks may make something of it."""
    users = {user for user in FILES if module_of(path) in imported(ROOT / user)}
    assert users <= {*YARDSTICKS, path.parent / "__init__.py"}


def names_used(node: ast.AST) -> Counter[str]:
    return Counter(inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))


@pytest.mark.parametrize("folder", sorted({path.parent for path in YARDSTICKS}), ids=str)
def test_no_yardstick_plays_a_level(folder: Path) -> None:
    """Families read why a bot of a level plays a move. A line-up names yardsticks in its table and nowhere else."""
    tree = ast.parse((ROOT / folder / "__init__.py").read_text(encoding="utf-8"))
    modules = set(map(module_of, YARDSTICKS))
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module in modules]
    yardsticks = {alias.asname or alias.name for node in froms for alias in node.names}
    assert yardsticks
    named = (node for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "BOTS")
    (table,) = (node.value for node in named if isinstance(node.value, ast.Dict))
    assert not {name for name in yardsticks if names_used(tree)[name] != names_used(table)[name]}
    bots = zip(map(ast.unparse, filter(None, table.keys)), table.values, strict=True)
    plain = {ast.literal_eval(name) for name, maker in bots if yardsticks & names_used(maker).keys()}
    levels = [level.bot for face in faces() if face.lineup == f"{module_of(folder)}:BOTS" for level in face.levels]
    assert levels and not plain & set(levels)


PLANTED = [
    'raise BadSetup("the level cannot be below zero")',
    'raise BadSetup(f"{seats} players cannot sit here")',
    'print("You have won the game.")',
    'WORDS = {1: "a line of shops"}',
    'def tell() -> str:\n    """A docstring that is fine."""\n    return f"{name} takes a card from the deck."',
    'def faults(state):\n    return ()\ndef fault_of(state):\n    return "a card is missing from the deck"',
    'raise BadDataName("a deck has cards that it does not know")',
]
FINE = [
    'say("told-ended")',
    '"""A docstring of a module that is a sentence."""',
    'raise ValueError("there is no such square")',
    'x = typer.Option(help="How many seats there are.")',
    'print(f"{name}: {points}")',
    'EXAMPLES = """tabletown play is the way to begin"""',
    'class Game:\n    def faults(self, state):\n        return ("a card is missing from the deck",)',
    'raise BadDataFile(f"{FILE}: a deck has 40 cards, not {count}")',
    'ENDPOINTS = (endpoint("/api/score", "Score the cities of one table.", Asked, Scored, score),)',
]


@pytest.mark.parametrize("source", PLANTED)
def test_a_planted_sentence_is_found(source: str) -> None:
    assert list(english_in(source))


@pytest.mark.parametrize("source", FINE)
def test_what_is_fine_is_not_found(source: str) -> None:
    assert not list(english_in(source))


_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
_QUOTED = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
_NODE = re.compile(r">([^<>{}]+)<")
FOR_PROGRAMMERS_IN_THE_PAGE = {"art/Gallery.svelte": "a page for those who draw"}
OF_MARKUP = re.compile(r"[{}<>=;:$/]|\d[a-zA-Z]|[A-Z]\d")
"""Markup, addresses, and the outlines of drawings."""
OF_CODE = re.compile(r"^(throw|console)|new (Type|Range)?Error\(")


def english_in_page(source: str, *, markup: bool) -> list[str]:
    """Texts of a page's file that read like a sentence: strings of its script, and texts between its tags."""
    plain = _COMMENT.sub("", source)
    found = []
    if markup:
        shown = re.sub(r"<(script|style)\b.*?</\1>", "", plain, flags=re.DOTALL)
        found += [text.strip() for text in _NODE.findall(shown) if reads_like_english(text.strip())]
        plain = "\n".join(re.findall(r"<script\b[^>]*>(.*?)</script>", plain, flags=re.DOTALL))
    for line in plain.splitlines():
        if not OF_CODE.search(line.strip()):
            texts = ["".join(groups) for groups in _QUOTED.findall(line)]
            found += [text for text in texts if reads_like_english(text) and not OF_MARKUP.search(text)]
    return found


PAGES = sorted(path.relative_to(WEB) for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"})


@pytest.mark.parametrize("path", [path for path in PAGES if not path.name.endswith(".test.ts")], ids=str)
def test_no_english_in_the_page(path: Path) -> None:
    if path.as_posix() in FOR_PROGRAMMERS_IN_THE_PAGE:
        return
    found = english_in_page((WEB / path).read_text(encoding="utf-8"), markup=path.suffix == ".svelte")
    assert not found, f"say these through messages of locales: {found}"


def test_a_sentence_planted_in_the_page_is_found() -> None:
    assert english_in_page("<p>You have won the game.</p>", markup=True)
    assert english_in_page("<script>\nconst told = 'It is your turn.';\n</script>\n<p>{told}</p>", markup=True)
    assert english_in_page("export const text = 'there is no such table';", markup=False)
    assert not english_in_page("// It is a comment of the code.\nt('told-ended');", markup=False)
    assert not english_in_page("<!-- It is a comment. --><p>{t('told-ended')}</p>", markup=True)
