"""Figures about speed and memory. `make bench` measures all of them in one run and writes results.md."""
