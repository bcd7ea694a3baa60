# Everything here does its own set-up: what the system lacks first, then a virtual environment inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
MADE := .venv/.made
PLAYABLE := .venv/.playable
READY := .venv/.ready
COMPILER := .venv/.compiler
PACKER := .venv/.packer
# What the rules, the records and the bots do, and nothing that looks at boards or words: that is one in both builds.
OF_RULES := $(patsubst %,tests/every_game/test_%.py,bots builds conformance hints kept_records) \
  tests/bots tests/framework/test_phases.py tests/framework/test_judge.py
INSTALL = PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play demo test check suite bench format compiled suite-compiled pictures package package-test tools clean new-python
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

compiled: needs-compile $(COMPILER)
	@$(BIN)/python tools/compiled.py

suite-compiled: needs-test compiled
	@cd build/compiled && PYTHONPATH=. $(CURDIR)/$(BIN)/python -m pytest -n auto $(or $(ARGS),$(OF_RULES))

pictures: demo
	@$(BIN)/python packaging/shots.py

package: needs-draw compiled $(PACKER)
	@$(BIN)/python packaging/build.py

package-test: needs-test package
	@packaging/test

clean:
	rm -rf .venv build dist

needs-%: new-python
	@$(PYTHON) -m app.needs $* $(if $(wildcard $(MADE)),,build)

new-python:
	@$(PYTHON) -c 'import sys; sys.exit("Caravanserai needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'

$(MADE): | new-python
	@$(PYTHON) -m app.needs build
	@$(PYTHON) -m venv .venv
	@touch $@

# Those who play get what the app needs, developers their tools too, and whoever compiles or packs what these want; `tools` is all at once.
$(PLAYABLE): pyproject.toml constraints.txt $(MADE)
	@$(INSTALL) -e .
	@touch $@

$(READY): pyproject.toml constraints.txt $(MADE)
	@$(INSTALL) -e '.[dev]'
	@touch $(PLAYABLE) $@

$(COMPILER): $(READY)
	@$(INSTALL) -e '.[compile]'
	@touch $@

$(PACKER): $(READY)
	@$(INSTALL) -e '.[package]'
	@touch $@

tools: needs-test needs-compile $(MADE)
	@$(INSTALL) -e '.[dev,compile,package]'
	@touch $(PLAYABLE) $(READY) $(COMPILER) $(PACKER)
