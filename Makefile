# What a newcomer needs: `make play` and `make test`, on a machine with Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test test-long bench check coverage clean

play: .venv/play
	@$(BIN)/mascarade play

test: check
	$(BIN)/python -m pytest -n auto -m "not long"
	$(MAKE) coverage

# The rules as plain Python: every line and every branch of them must have run.
coverage: .venv/dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run -m pytest -q -p no:cacheprovider tests/rules
	$(BIN)/python -m coverage report

test-long: .venv/dev
	$(BIN)/python -m pytest -n auto -m long

check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: .venv/dev
	$(BIN)/python benchmarks/run.py

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit("Mascarade needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	touch $@

.venv/play: .venv/made pyproject.toml requirements.txt
	$(PIP) install -c requirements.txt -e .
	touch $@

.venv/dev: .venv/play requirements-dev.txt
	$(PIP) install -c requirements.txt -r requirements-dev.txt
	touch $@

clean:
	rm -rf .venv .venv-bench .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist
