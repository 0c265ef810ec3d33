"""`python -m tabletown` is the `tabletown` command."""

from tabletown.cli import main

main()
