"""The program as it is started by a shell or a desktop."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import _is_game
from tests.cli.conftest import ROOT

# As a program.


def test_as_a_module(tmp_path: Path) -> None:
    def program(*argv: str, **more: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "app", *argv], cwd=ROOT, capture_output=True, text=True, check=False, **more
        )

    path = str(tmp_path / "g.caravan")
    assert program("new", "noria", "--out", path, "--seed", "1").returncode == 0
    refused = program("move", path, "fly")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("Nobody knows the move “fly”.")
    assert program("new", "noria", "--out", path).returncode == 2
    plain = program("show", path, env={"PYTHONIOENCODING": "ascii", "PATH": ""})
    assert (plain.returncode, plain.stderr) == (0, "")
    assert "Round 0" in plain.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="asks a shell to close them")
@pytest.mark.parametrize(("closed", "status"), [("<&-", 0), (">&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)])
def test_streams_that_are_closed_end_in_no_traceback(closed: str, status: int, nobodys_home: Path) -> None:
    command = f'exec "$0" -m app terminal noria --seats human,random {closed}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], cwd=ROOT, input="", capture_output=True, text=True, check=False
    )
    assert (done.returncode, "Traceback" in done.stderr) == (status, False), done.stderr
    assert list(nobodys_home.rglob("noria-*.caravan")), "what was begun is kept"


NOBODY = """
import os, pwd, sys
def unknown(*_): raise KeyError
pwd.getpwuid = unknown
sys.argv = ["caravanserai", *sys.argv[1:]]
from app.__main__ import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="homes are kept elsewhere")
@pytest.mark.parametrize(
    "argv", [[], ["terminal", "noria"], ["new", "noria", "--out", "x.caravan"]], ids=["window", "terminal", "new"]
)
def test_who_has_no_home_is_told_so_in_a_sentence(argv: list[str], tmp_path: Path) -> None:
    env = {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", NOBODY, *argv],
        cwd=tmp_path,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Set HOME" in done.stderr


@pytest.mark.parametrize(
    ("word", "opens"),
    [("evening", True), ("./games", True), ("games", False), ("gone.caravan", True), ("gone", False), ("x" * 300, False)],
    ids=["a file", "by its path", "a command", "a game that is gone", "nothing", "no name"],
)
def test_one_word_is_a_file_to_open_or_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, opens: bool
) -> None:
    for name in ("evening", "games"):
        (tmp_path / name).write_text("")
    monkeypatch.chdir(tmp_path)
    assert _is_game(word) is opens
