"""Modules by name. One of another package may do anything while it is imported: it must not reach whoever asked."""

import sys
from contextlib import redirect_stdout
from importlib import import_module
from opcode import opname

from tabletown.core.errors import FAILURES


def imported(module: str) -> object:
    """What it prints meanwhile is no answer to what was asked; whatever it raises does not end the program."""
    if module in sys.modules:
        return import_module(module)
    try:
        with redirect_stdout(sys.stderr):
            return import_module(module)
    except FAILURES:
        raise
    except BaseException as error:
        if _is_pressed(error):
            raise
        raise ImportError(f"it raises {type(error).__name__}") from None


def _is_pressed(error: BaseException) -> bool:
    """Whether a person stopped the program, by Ctrl-C: then no `raise` stands where it came from."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    raises = last is not None and opname[last.tb_frame.f_code.co_code[last.tb_lasti]] == "RAISE_VARARGS"
    return isinstance(error, KeyboardInterrupt) and not raises
