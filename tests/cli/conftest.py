import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.framework.record import Recorder, load
from app.text import LANGUAGES
from tests.plugins import find
from tests.tables import play_on

ROOT = Path(__file__).parents[2]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Answer:
    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def json(self) -> Any:
        return json.loads(self.out)


Say = Callable[..., Answer]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Say:
    """The command line, in a home of its own. Whatever it answers, it never shows a traceback."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def ask(*argv: object) -> Answer:
        capsys.readouterr()
        status = run([str(a) for a in argv])
        done = capsys.readouterr()
        assert "Traceback" not in done.out + done.err
        if status == 0:
            assert done.err == ""
        else:
            assert done.err.strip()
        return Answer(status, done.out, done.err)

    return ask


@pytest.fixture
def file(say: Say, tmp_path: Path) -> Path:
    """A game of Noria that waits for its first move."""
    path = tmp_path / "game.caravan"
    assert say("new", "noria", "--out", path, "--seats", "you,random", "--seed", "5").status == 0
    return path


def opened(path: Path) -> Any:
    return load(path, find)


def play_out(path: Path, moves: int = 10**6) -> None:
    loaded = opened(path)
    recorder = Recorder.resume(path, loaded)
    play_on(loaded.match, moves)
    recorder.close()
