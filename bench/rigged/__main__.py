"""The `tabletown` command with rigged games."""

from bench.rigged import register_all
from tabletown.cli import main

if __name__ == "__main__":
    register_all()
    main()
