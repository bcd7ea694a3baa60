"""Commands that check games and let bots play among themselves."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.bots.search import Effort
from app.cli import run
from tests.cli.conftest import ROOT, Say, each_language, play_out
from tests.plugins import find

# Verify.


@each_language
def test_verify(say: Say, file: Path, tmp_path: Path, lang: str) -> None:
    play_out(file, 6)
    answer = say("verify", file, "--lang", lang)
    assert answer.status == 0
    assert answer.out.startswith(f"{file}: 6 ")
    torn = tmp_path / "torn.caravan"
    torn.write_bytes(file.read_bytes()[:-5])
    damaged = tmp_path / "damaged.caravan"
    damaged.write_bytes(file.read_bytes().replace(b'"number":4', b'"number":5'))
    foreign = tmp_path / "foreign.caravan"
    foreign.write_bytes(b"hello")
    files = [file, torn, damaged, foreign, tmp_path / "missing.caravan"]
    answer = say("verify", *files, "--lang", lang)
    assert answer.status == 2
    assert len(answer.out.splitlines()) == 1
    assert len(answer.err.splitlines()) == 4
    listed = json_in_spite("verify", *files, "--json", "--lang", lang)
    assert [one["file"] for one in listed] == list(map(str, files))
    assert [one["ok"] for one in listed] == [True, False, False, False, False]
    assert [one["moves"] for one in listed] == [6, 5, 3, 0, 0]
    assert len({one["text"] for one in listed}) == 5


def json_in_spite(*argv: object) -> Any:
    """`verify --json` says everything on the standard output, whatever the status."""
    script = [sys.executable, "-m", "app", *map(str, argv)]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "")
    return json.loads(done.stdout)


# Bots among themselves.


def test_simulate(say: Say) -> None:
    result = say("simulate", "noria", "--players", 3, "--games", 2, "--json", "--seed", "a").json()
    assert (result["games"], result["players"], result["violations"]) == (2, 3, 0)
    assert result["bots"] == ["random"] * 3
    text = say("simulate", "noria", "--players", 3, "--games", 2, "--seed", "a").out
    assert f"decisions: {result['decisions']}" in text
    assert "violations: 0" in text
    mixed = say("simulate", "noria", "--players", 3, "--games", 1, "--bots", "novice,random", "--json").json()
    assert mixed["bots"] == ["novice", "random", "novice"]


def test_simulate_says_no_to_broken_games(
    say: Say, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(find("noria")), "broken", lambda game, s: iter(["gravity"]))
    assert run(["simulate", "noria", "--players", "2", "--games", "1"]) == 1
    assert "gravity" in capsys.readouterr().out


def test_simulate_says_no_to_dead_ends(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("noria")), "legal", lambda game, s: [])
    answer = say("simulate", "noria", "--players", "2", "--games", "1")
    assert answer.status == 1
    assert "nobody can move" in answer.err


def test_arena(say: Say) -> None:
    result = say("arena", "noria", "--bots", "novice,random", "--games", 2, "--json").json()
    assert [bot["name"] for bot in result["bots"]] == ["novice", "random"]
    for bot in result["bots"]:
        assert {"name", "win_share", "interval", "mean_score", "ms_median", "ms_p95", "rating"} <= bot.keys()
    text = say("arena", "noria", "--bots", "novice,random", "--games", 2).out
    assert "  name novice" in text
    assert "games: 2" in text


def test_arena_of_fewer_games_than_bots(say: Say) -> None:
    result = say("arena", "noria", "--bots", "random,novice,regular", "--games", 1, "--json").json()
    assert [bot["name"] for bot in result["bots"]] == ["random", "novice"]


def test_tune(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"LOOKED_AT": 1.0, "CLOSE_LOOK": Effort(1), "QUICK": Effort(1), "OTHERS": 1, "PLAYED_ON": 1}.items():
        monkeypatch.setattr(f"app.bots.tune.{name}", value)
    monkeypatch.setattr("app.bots.tune.contest", lambda *args: (1.25, 0.5))
    asked = "tune", "noria", "--games", 2, "--keep", tmp_path / "ends.jsonl", "--minutes"
    result = say(*asked, 0.001, "--json").json()
    assert [row["feature"] for row in result["weights"]] == list(find("noria").judge.features)
    assert [row["present"] for row in result["weights"]] == list(find("noria").judge.weights)
    assert result["choices"] == len((tmp_path / "ends.jsonl").read_text(encoding="utf-8").splitlines()) > 0
    assert (result["ahead"], result["error"]) == (1.25, 0.5)
    assert "  feature lowest  present 0.8  found " in say(*asked, 0).out
