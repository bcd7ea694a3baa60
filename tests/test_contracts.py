"""The import contracts hold, and each of them bites when something forbidden is imported."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.framework.game import installed_ids

ROOT = Path(__file__).parent.parent
CONTRACTS = {
    c["id"]: c["name"] for c in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
}

BREAKS = {
    "layers": [
        ("app/framework/moves.py", "from app.bots import levels"),
        ("app/framework/dice.py", "from app.text import speaker"),
        ("app/framework/phases.py", "import app.cli"),
        ("app/framework/record.py", "import app.__main__"),
        ("app/framework/record.py", "import app.terminal"),
        ("app/framework/match.py", "from app.play import turns"),
        ("app/framework/record.py", "from app.desk import door"),
        ("app/framework/plugins.py", "import app.helpers"),
        ("app/framework/files.py", "import app.settings"),
        ("app/bots/adviser.py", "from app.text.speaker import Speaker"),
        ("app/bots/arena.py", "from app.cli import run"),
        ("app/bots/worker.py", "from app.desk import folders"),
        ("app/play/turns.py", "from app.bots.levels import make_bot"),
        ("app/play/eyes.py", "from app.text.speaker import Speaker"),
        ("app/play/wants.py", "from app.table.board import Board"),
        ("app/text/hints.py", "from app.table.theme import Theme"),
        ("app/text/hints.py", "from app.bots import levels"),
        ("app/desk/door.py", "import app.cli"),
        ("app/desk/shelf.py", "def f():\n    from app.table import board"),
        ("app/table/items.py", "import app.shell"),
        ("app/table/session.py", "from app.cli import run"),
        ("app/stray.py", '"""A module that nobody has given a place."""'),
    ],
    "turns-ask-framework": [
        ("app/play/turns.py", "from PySide6.QtCore import QTimer"),
        ("app/play/turns.py", "import time"),
        ("app/play/seeds.py", "from pathlib import Path"),
    ],
    "app-knows-no-game": [
        ("app/play/turns.py", "import games.noria"),
        ("app/cli/records.py", "import games"),
        ("app/bots/levels.py", "from games.noria import GAME"),
        ("app/framework/game.py", "def f():\n    from games.noria import components"),
        ("app/text/speaker.py", "import games.noria.state"),
    ],
    "one-door": [
        ("app/terminal.py", "from app.framework.record import Recorder"),
        ("app/cli/records.py", "from app.framework.record import load"),
        ("app/shell/glance.py", "def f():\n    from app.framework.record import load"),
        ("app/shell/games.py", "from app.framework import record"),
        ("app/cli/shared.py", "from app.framework.reading import load"),
        ("app/table/explain.py", "import app.framework.record"),
        ("app/bots/worker.py", "from app.framework.record import load"),
        ("app/__main__.py", "from app.framework.record import load"),
    ],
    "no-screen": [
        ("app/framework/match.py", "from PySide6 import QtCore"),
        ("app/bots/search.py", "import PySide6.QtCore"),
        ("app/text/speaker.py", "import PySide6"),
        ("app/cli/records.py", "import PySide6"),
        ("app/terminal.py", "import PySide6"),
        ("app/desk/library.py", "import PySide6"),
        ("games/noria/describe.py", "from PySide6.QtGui import QColor"),
    ],
    "games-ask-framework": [
        ("games/noria/describe.py", "from app.text import speaker"),
        ("games/noria/steps/city.py", "import app.cli"),
        ("games/noria/game.py", "import app.__main__"),
        ("games/noria/game.py", "import app.terminal"),
        ("games/noria/game.py", "import app.desk.door"),
        ("games/noria/game.py", "from app.table.theme import Theme"),
        ("games/noria/game.py", "import app.settings"),
    ],
    "independent-games": [
        ("games/noria/state.py", "from games.second import NAME"),
        ("games/second/__init__.py", "from games.noria.tables import PATHS"),
    ],
}
Append = Callable[[str, str], None]
EACH_BREAK = [(contract, *how) for contract, ways in BREAKS.items() for how in ways]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the app and its games, with one game more that nobody has declared."""
    copy = tmp_path_factory.mktemp("tree")
    for folder in ("app", "games"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "games" / "second").mkdir()
    (copy / "games" / "second" / "__init__.py").write_text('NAME = "second"\n')
    return copy


@pytest.fixture
def append(tree: Path) -> Iterator[Append]:
    """Adds lines to a module, or a module, until the test is over."""
    kept: dict[Path, str] = {}
    made: list[Path] = []

    def add(module: str, lines: str) -> None:
        path = tree / module
        if not path.exists():
            path.touch()
            made.append(path)
        kept.setdefault(path, path.read_text())
        path.write_text(f"{path.read_text()}\n{lines}\n")

    yield add
    for path, text in kept.items():
        path.write_text(text)
    for path in made:
        path.unlink()


LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def verdicts(tree: Path) -> tuple[int, dict[str, str]]:
    """The linter's exit status, and per contract whether it was kept."""
    done = subprocess.run([sys.executable, "-c", LINT], cwd=tree, capture_output=True, text=True, check=False)
    found = {
        name: verdict for c, name in CONTRACTS.items() for verdict in re.findall(f"^{name} (KEPT|BROKEN)", done.stdout, re.M)
    }
    assert found.keys() == set(CONTRACTS.values()), done.stdout + done.stderr
    return done.returncode, found


def test_every_contract_is_broken_on_purpose_below() -> None:
    assert BREAKS.keys() == CONTRACTS.keys()


def test_the_tree_keeps_every_contract(tree: Path) -> None:
    status, found = verdicts(tree)
    assert status == 0
    assert set(found.values()) == {"KEPT"}


@pytest.mark.parametrize(
    ("contract", "module", "lines"), EACH_BREAK, ids=[f"{c}-{m}-{n}" for n, (c, m, _) in enumerate(EACH_BREAK)]
)
def test_a_forbidden_import_breaks_its_contract(tree: Path, append: Append, contract: str, module: str, lines: str) -> None:
    append(module, lines)
    status, found = verdicts(tree)
    assert status == 1
    assert found[CONTRACTS[contract]] == "BROKEN"


def test_every_module_of_the_app_but_table_shell_and_helpers_is_kept_from_the_screen(tree: Path, append: Append) -> None:
    modules = [p.relative_to(tree) for p in (tree / "app").rglob("*.py")]
    bare = [m for m in modules if m.parts[1] not in ("table", "shell", "helpers.py")]
    assert len(bare) > 30
    for module in bare:
        append(str(module), "import PySide6")
    done = subprocess.run([sys.executable, "-c", LINT], cwd=tree, capture_output=True, text=True, check=False)
    named = set(re.findall(r"(app[\w.]*) -> PySide6", done.stdout))
    assert {".".join(m.with_suffix("").parts).removesuffix(".__init__") for m in bare} - named == set()


def test_no_file_of_the_app_names_a_game() -> None:
    words = re.compile(rf"\b({'|'.join(installed_ids())})\b", re.I)
    files = [p for p in (ROOT / "app").rglob("*") if p.suffix in (".py", ".ftl")]
    assert len(files) > 20
    assert [(p.name, found[0]) for p in files if (found := words.search(p.read_text(encoding="utf-8")))] == []


def test_importing_the_command_line_loads_no_screen_and_no_game() -> None:
    code = "import sys, app.cli, app.terminal; print([m for m in sys.modules if m.split('.')[0] in ('PySide6', 'games')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
