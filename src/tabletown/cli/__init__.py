"""The `tabletown` command."""

from tabletown.cli.app import main

__all__ = ["main"]
