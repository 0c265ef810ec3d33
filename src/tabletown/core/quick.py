"""Frozen records, made quickly: what a frozen dataclass does by itself calls a function for every field. A State has
ten and a View fourteen, and every move makes some."""

from collections.abc import Callable
from dataclasses import field, fields, make_dataclass
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


def quickly(kind: Callable[P, R]) -> Callable[P, R]:
    """What makes records of a frozen dataclass with slots, from the same arguments as the class itself, in a third of
    the time. For classes that inherit nothing, and only keep what they are given or a plain default."""
    record = cast("type", kind)
    if hasattr(record, "__post_init__") or record.__bases__ != (object,):
        raise TypeError(f"{record.__name__} does more than keep its fields")

    def become(made: object) -> None:
        made.__class__ = record

    # The same fields, open to be filled. Then it becomes the record itself, which nobody can change from then on.
    same = [(one.name, one.type, field(default=one.default)) for one in fields(record)]
    twin = make_dataclass(record.__name__, same, namespace={"__post_init__": become}, eq=False, repr=False, slots=True)
    return cast("Callable[P, R]", twin)
