"""Whoever does what docs/add-a-game.md says has a game that passes everything: here it is done, in a copy of this checkout."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COPIED = ("app", "games", "tests", "docs", "pyproject.toml")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What lies in this checkout, but for the records of other games."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.caravan"))
        else:
            shutil.copy(ROOT / name, folder)
    return folder


def said_in_the_document() -> list[str]:
    """The commands of the document in their order."""
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def run(checkout: Path, command: str) -> str:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(checkout)}
    done = subprocess.run(command, shell=True, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def announce(checkout: Path) -> None:
    """What an installer writes beside a package, from what the package says of itself."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = checkout / "souk-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: souk\nVersion: 1\n", encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in points.items())
        for group, points in project["entry-points"].items()
    ]
    (folder / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def test_a_copied_game_passes_everything(checkout: Path) -> None:
    tools = Path(sys.executable).parent
    for line in said_in_the_document():
        match line.split():
            case ["make", "check"]:
                announce(checkout)
            case ["make", "suite", *_]:
                asked = line.partition('ARGS="')[2].rstrip('"')
                told = run(checkout, f"{sys.executable} -m pytest -q -n 0 -p no:cacheprovider {asked}")
                passed = re.search(r"(\d+) passed", told)
                assert passed
                assert int(passed[1]) > 60, told
                assert "failed" not in told
            case _:
                run(checkout, line.replace(".venv/bin/", f"{tools}/"))
    installed = run(checkout, f"{sys.executable} -m app games")
    assert "souk" in installed
    assert not (ROOT / "games" / "souk").exists()
