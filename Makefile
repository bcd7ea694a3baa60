# Everything here does its own set-up, in a virtual environment inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play demo test check suite bench format clean

play: $(READY)
	@$(BIN)/caravanserai

demo: $(READY)
	@$(BIN)/caravanserai demo

test: check suite

check: $(READY)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }

suite: $(READY)
	@$(BIN)/python -m pytest -n auto $(ARGS)

bench: $(READY)
	@$(BIN)/python bench/side_by_side.py
	@$(BIN)/python bench/table.py

format: $(READY)
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

clean:
	rm -rf .venv build dist

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Caravanserai needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)
