"""Which sources a figure holds for: a hash of the modules that something needs, and of the data beside them."""

import ast
import sys
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from tabletown.core.registry import face, names

_PACKAGE = "tabletown"
_DATA = (".json", ".tsv")


def hash_of_sources(modules: Collection[str]) -> str:
    """Of those of these modules that are rules, batches or what compares them, and of data beside them."""
    known = _files()
    used = {known[module] for module in modules if module in known}
    folders = {path.parent for path in used}
    digest = sha256()
    for path in sorted(used | {path for folder in folders for path in folder.iterdir() if path.suffix in _DATA}):
        digest.update(f"{path.relative_to(_home()).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def versions(libraries: Sequence[str]) -> str:
    """Of Python and of these array libraries."""
    return ", ".join(["Python " + sys.version.split()[0], *(f"{name} {version(name)}" for name in libraries)])


def _home() -> Path:
    spec = find_spec(_PACKAGE)
    assert spec is not None and spec.origin
    return Path(spec.origin).parent


def _roots() -> Iterator[str]:
    yield f"{_PACKAGE}.testing.batches"
    for name in names():
        shown = face(name)
        yield from (where.partition(":")[0] for where in (shown.batch, shown.rules) if where)


@cache
def _files() -> dict[str, Path]:
    """By module: all that those import, at once or later, and the packages they lie in."""
    waiting, found = [*_roots()], dict[str, Path]()
    while waiting:
        module = waiting.pop()
        path = _path(module)
        if path and module not in found:
            found[module] = path
            waiting += [*_imported(path), module.rpartition(".")[0]]
    return found


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _path(module: str) -> Path | None:
    first, *rest = module.split(".")
    if first != _PACKAGE:
        return None
    place = _home().joinpath(*rest)
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)
