"""What was compiled once is kept, so that a run that goes on need not wait for it again."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast


def keep_compiled(folder: Path) -> None:
    update = cast(Callable[[str, object], None], import_module("jax").config.update)
    update("jax_compilation_cache_dir", str(folder.resolve()))
    update("jax_persistent_cache_min_compile_time_secs", 1.0)
