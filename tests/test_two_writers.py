"""Window, terminal and `move` on one file, in all pairs, as processes of their own: the second is told, the first plays on."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.cli import run
from app.framework.record import load
from tests.plugins import find

ROOT = Path(__file__).parent.parent
FACES = ("window", "terminal", "move")
WHO = {
    "window": "game.caravan is open in another window (process {pid}, since ",
    "terminal": "game.caravan is being played in a terminal (process {pid}, since ",
    "move": "A command is working on game.caravan (process {pid}, since ",
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.caravan"
    assert run(["new", "noria", "--out", str(path), "--seats", "you,you", "--seed", "5"]) == 0
    return path


@contextmanager
def face(name: str, path: Path, state: Path) -> Iterator[subprocess.Popen[str]]:
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": str(state)}
    argv = [sys.executable, "-m", "tests.faces", name, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(argv, cwd=ROOT, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("second", FACES)
@pytest.mark.parametrize("first", FACES)
def test_the_second_is_told_who_has_it_and_the_first_plays_on(game: Path, tmp_path: Path, first: str, second: str) -> None:
    """Each with folders of its own for settings and state, as two people at one shared folder have."""
    before = game.read_bytes()
    with face(first, game, tmp_path / "one") as holder:
        assert holder.stdout
        assert "open\n" in holder.stdout
        with face(second, game, tmp_path / "two") as other:
            out, err = other.communicate(timeout=60)
        (words,) = re.findall(r"^told (.*)$", out, re.M) if second == "window" else err.splitlines()
        assert words.startswith(WHO[first].format(pid=holder.pid))
        assert (other.returncode, "open\n" in out) == (2, False)
        assert game.read_bytes() == before
        holder.communicate("play\n", timeout=60)
        assert holder.returncode == 0
    loaded = load(game, find)
    assert (loaded.match.number, loaded.notes, loaded.continuable) == (1, (), True)
    assert game.read_bytes().startswith(before)
