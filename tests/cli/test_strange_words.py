"""What a file or an argument says never steers the terminal, and is never taken for more than it is."""

import json
import os
from pathlib import Path

import pytest

from app.cli import run
from app.framework.lines import LONGEST_SEED
from app.framework.match import Match
from app.framework.record import Recorder
from tests.cli.conftest import Say, opened, play_out
from tests.desk.test_odd_names import STEERING
from tests.plugins import find
from tests.tables import calling_everybody, play_on, players_for, rewritten

COMMANDS = ("show", "show --json", "moves", "moves --all", "moves --json", "hint", "verify", "verify --json", "move nothing")


def steers(text: str) -> list[str]:
    return [letter for letter in text if not letter.isprintable() and letter != "\n"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_in_a_file_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str], file: Path, command: str) -> None:
    rewritten(file, calling_everybody(STEERING))
    verb, *rest = command.split()
    run([verb, str(file), *rest])
    told = capsys.readouterr()
    assert told.out + told.err
    assert not steers(told.out + told.err)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_name_of_a_file_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str], file: Path, command: str) -> None:
    odd = file.rename(file.with_name("a\x1b[2J\x9b\u202e.caravan"))
    gone = file.with_name("b\x1b[2J\x9b\u202e.caravan")
    verb, *rest = command.split()
    for path in (odd, gone, Path(os.fsdecode(b"bad\xff.caravan"))):
        run([verb, str(path), *rest])
        told = capsys.readouterr()
        assert not steers(told.out + told.err)


def test_what_steers_is_still_there_in_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    odd = file.rename(file.with_name("a\x9b\U000e0041.caravan"))
    run(["verify", str(odd), "--json"])
    assert json.loads(capsys.readouterr().out)[0]["file"] == str(odd)


def test_a_game_from_a_snapshot_is_not_called_all_in_order(say: Say, tmp_path: Path) -> None:
    game = find("noria")
    begun = Match(game, game.setup(2), "5")
    play_on(begun, 30)
    match = Match.resumed(begun.game, begun.setup, begun.at(30), 30)
    path = tmp_path / "copy.caravan"
    Recorder.begin(path, match, players_for(match)).close()
    play_out(path, 5)
    assert opened(path).match.number == 35
    answer = say("verify", path)
    assert answer.status == 2
    assert "snapshot after move 30" in answer.err


def test_a_seed_that_no_file_could_hold_is_refused(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "new.caravan"
    assert say("new", "noria", "--out", path, "--seats", "you,you", "--seed", "7" * (LONGEST_SEED + 1)).status == 2
    assert not path.exists()
    assert say("new", "noria", "--out", path, "--seats", "you,you", "--seed", "7" * LONGEST_SEED).status == 0
    assert opened(path).continuable
