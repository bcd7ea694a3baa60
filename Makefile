# Everything here does its own set-up: what the system lacks first, then a virtual environment inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
INSTALL = PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play demo test check suite bench format compiled suite-compiled pictures package package-test clean new-python
.NOTPARALLEL:

play: needs-play $(PLAYABLE)
	@$(BIN)/caravanserai

demo: needs-draw $(PLAYABLE)
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

compiled: needs-compile $(READY)
	@$(INSTALL) -e '.[compile]'
	@$(BIN)/python tools/compiled.py

suite-compiled: needs-test compiled
	@cd build/compiled && PYTHONPATH=. $(CURDIR)/$(BIN)/python -m pytest -n auto $(or $(ARGS),tests/every_game tests/bots tests/framework/test_codec.py tests/framework/test_phases.py tests/framework/test_judge.py)

pictures: demo
	@$(BIN)/python packaging/shots.py

package: needs-draw compiled
	@$(INSTALL) -e '.[package]'
	@$(BIN)/python packaging/build.py

package-test: needs-test package
	@packaging/test

clean:
	rm -rf .venv build dist

needs-%: new-python
	@$(PYTHON) -m app.needs $* $(if $(wildcard $(PLAYABLE)),,build)

new-python:
	@$(PYTHON) -c 'import sys; sys.exit("Caravanserai needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'

$(PLAYABLE): pyproject.toml constraints.txt | new-python
	@$(PYTHON) -m app.needs build
	@$(PYTHON) -m venv .venv
	@$(INSTALL) -e .
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	@$(INSTALL) -e '.[dev]'
	@touch $(READY)
