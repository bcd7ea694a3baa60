# Everything here does its own set-up: what the system lacks first, then a virtual environment inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play demo test check suite bench format clean new-python
.NOTPARALLEL:

play: needs-play $(READY)
	@$(BIN)/caravanserai

demo: needs-draw $(READY)
	@$(BIN)/caravanserai demo

test: needs-test check suite

check: $(READY)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/vulture
	@$(BIN)/python tools/sizes.py
	@$(BIN)/lint-imports > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }

suite: needs-test $(READY)
	@$(BIN)/python -m pytest -n auto $(ARGS)

bench: needs-draw $(READY)
	@$(BIN)/python bench/side_by_side.py
	@$(BIN)/python bench/table.py

format: $(READY)
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

clean:
	rm -rf .venv build dist

needs-%: new-python
	@$(PYTHON) -m app.needs $* $(if $(wildcard $(READY)),,build)

new-python:
	@$(PYTHON) -c 'import sys; sys.exit("Caravanserai needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'

$(READY): pyproject.toml constraints.txt | new-python
	@$(PYTHON) -m app.needs build
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)
