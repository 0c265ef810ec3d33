# `make` alone says what there is. Everything runs inside .venv, which `make setup` makes from nothing but Python.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench golden fuzz test-scoring clean protocol crash chaos load leak fuzz-server cold-start

help: ## Say what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 16

setup: $(READY) ## Make the virtual environment (quick when there is nothing to do)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Tabletown needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

play: setup ## Play Between Two Cities in the terminal
	@$(BIN)/tabletown play between-two-cities

test: setup ## Run all tests
	$(BIN)/pytest -n 2

check: setup ## Lint, format check, strict types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## Measure speed and memory, and write bench/results.md
	$(BIN)/python -m bench

golden: setup ## Write the golden games anew (then read the diff)
	$(BIN)/python -m tabletown.testing.golden tests/goldens

protocol: setup ## Write docs/protocol.md and docs/openapi.json from the records
	$(BIN)/python -m tabletown.server.documents docs

fuzz: setup ## Notation, records and rules with many new random examples (minutes)
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n 2 tests/core tests/between_two_cities

crash: setup ## Kill the server 50 times under 100 tables: no acknowledged move may be lost (minutes)
	$(BIN)/python -m bench.server_crash

chaos: setup ## 200 games over a bad network, then on three processes with PostgreSQL (minutes)
	$(BIN)/python -m bench.server_chaos

load: setup ## How many moves the server stores and tells, and how long that takes (minutes)
	$(BIN)/python -m bench.server_load

leak: setup ## Compare every byte between tables that differ only in hidden things
	$(BIN)/python -m bench.server_leak

fuzz-server: setup ## 200,000 hostile messages
	$(BIN)/python -m bench.server_fuzz

cold-start: setup ## Start with 10,000 stored tables, and move on one of them
	$(BIN)/python -m bench.server_cold

test-scoring: setup ## The fast scorer against the slow one, over a million random cities
	$(BIN)/python -m tabletown.testing.scoring --cities 1000000

clean: ## Remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
