"""The tables that environments are tried on, and other people's checks, which have no types."""

from collections.abc import Callable
from importlib import import_module
from typing import cast

from tabletown.envs import making

CITIES, RIDE = "between-two-cities-v0", "ticket-to-ride-new-york-v0"

make_any = cast(Callable[..., object], making.make)
"""For settings that come from lists."""

_OFFICIAL = import_module("pettingzoo.test")
api_test: Callable[..., None] = _OFFICIAL.api_test
parallel_api_test: Callable[..., None] = _OFFICIAL.parallel_api_test
seed_test: Callable[..., None] = _OFFICIAL.seed_test
render_test: Callable[..., None] = _OFFICIAL.render_test
