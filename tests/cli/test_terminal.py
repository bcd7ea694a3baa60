"""A whole game in words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from app import terminal
from app.framework.record import Recorder
from tests.cli.conftest import Say, each_language, opened, play_out
from tests.tables import rewritten

# The terminal.


class Scripted:
    """Types these answers, then the last one for ever; `None` ends the input."""

    def __init__(self, *answers: str | None) -> None:
        self.answers, self.asked = list(answers), 0

    def __call__(self, prompt: str = "") -> str:
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer is None:
            raise EOFError
        return answer


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Scripted]:
    def script(*answers: str | None) -> Scripted:
        made = Scripted(*answers)
        monkeypatch.setattr("builtins.input", made)
        return made

    return script


Types = Callable[..., Scripted]
HERE = ("--seats", "you,random", "--seed", "3")


@each_language
def test_play_quit_and_go_on_to_the_end(say: Say, types: Types, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "table.caravan"
    types("1", "?", "h", "t", "u", "", "0", "999", "9" * 5000, "-1", "dance", "é", " 1 ", "1", "1", "u", "u", "1", "q")
    answer = say("terminal", "noria", *HERE, "--file", path, "--lang", lang, "--take-back")
    assert answer.status == 0
    assert f"--file {path}" in answer.out.splitlines()[-1]
    stopped = opened(path)
    assert stopped.continuable
    assert stopped.match.number > 0
    assert not stopped.match.over

    types("1")
    answer = say("terminal", "--file", path, "--lang", lang)
    assert answer.status == 0
    assert str(stopped.match.number) in answer.out.splitlines()[0]
    ended = opened(path)
    assert ended.notes == ()
    assert ended.match.over
    assert ended.match.entries[: stopped.match.number] == stopped.match.entries
    totals = ended.match.game.standing(ended.match.at(ended.match.number)).totals
    assert any(line.split()[-2:] == list(map(str, totals)) for line in answer.out.splitlines()[-4:])
    assert not (tmp_path / "home").exists()


def screen(say: Say, types: Types, *answers: str | None, more: tuple[str, ...] = ()) -> str:
    types(*answers, "q")
    answer = say("terminal", "noria", *HERE, *more)
    assert answer.status == 0
    return answer.out


def test_a_question_mark_says_why_not_and_the_rule(say: Say, types: Types) -> None:
    out = screen(say, types, "1", "?")
    assert "(rule NO-" in out or "Everything you might try is possible." in out
    assert "  NO-1" in out


def test_h_advises(say: Say, types: Types) -> None:
    out = screen(say, types, "1", "1", "h")
    assert "  1. " in out
    assert re.search(r"It brings about \d+\.\d points more|It makes no difference", out)


def test_t_shows_the_table_again(say: Say, types: Types) -> None:
    assert screen(say, types, "t").count("── Round") == 2


def test_junk_is_answered_with_what_is_possible(say: Say, types: Types) -> None:
    out = screen(say, types, "dance", "0", "4000", "9" * 5000, "-1", "")
    assert out.count("Please give a number from 1 to ") == 6


def test_u_takes_back_and_says_when_it_cannot(say: Say, types: Types) -> None:
    assert "There is nothing to undo." in screen(say, types, "u", more=("--option", "first_player=1"))
    out = screen(say, types, "1", "u", more=("--option", "first_player=1"))
    assert "Taken back: " in out


def test_games_are_saved_in_the_users_folder(say: Say, types: Types, tmp_path: Path) -> None:
    screen(say, types, "1")
    (path,) = (tmp_path / "home").rglob("*.caravan")
    assert path.parent == tmp_path / "home" / "caravanserai" / "games"
    assert opened(path).players[0].control == "human"


@pytest.mark.parametrize("answers", [(None,), ("1", None), ("?", None)], ids=["at once", "later", "after asking"])
def test_the_end_of_the_input_saves_and_quits(say: Say, types: Types, tmp_path: Path, answers: tuple[str | None, ...]) -> None:
    types(*answers)
    answer = say("terminal", "noria", *HERE, "--file", tmp_path / "g.caravan")
    assert answer.status == 0
    assert "The game is saved as " in answer.out
    assert opened(tmp_path / "g.caravan").continuable


def test_stopping_by_hand_keeps_the_game(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    answer = say("terminal", "noria", *HERE, "--file", tmp_path / "g.caravan")
    assert (answer.status, answer.err) == (2, "Stopped.\n")
    assert opened(tmp_path / "g.caravan").continuable


def test_bots_alone_play_to_the_end(say: Say, types: Types, tmp_path: Path) -> None:
    script = types(None)
    assert say("terminal", "noria", "--seats", "random,novice", "--seed", "1", "--file", tmp_path / "g.caravan").status == 0
    assert script.asked == 0
    assert opened(tmp_path / "g.caravan").match.over


def test_no_command_is_the_terminal(say: Say, types: Types, tmp_path: Path) -> None:
    """With one game installed it is played at once, else it is asked for."""
    types("1", "q")
    answer = say()
    assert answer.status == 0
    assert len(list((tmp_path / "home").rglob("*.caravan"))) == 1


def test_which_game(say: Say, types: Types, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(terminal, "installed_ids", lambda: ["noria", "noria"])
    types("", "x", "3", "9" * 5000, "2", "q")
    answer = say("terminal", *HERE)
    assert answer.status == 0
    assert answer.out.startswith("Which game?\n  1  Noria\n  2  Noria\n")
    assert len(list((tmp_path / "home").rglob("*.caravan"))) == 1


def test_the_end_of_the_input_while_asking_which_game(say: Say, types: Types, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "installed_ids", lambda: ["noria", "noria"])
    types(None)
    assert say("terminal").status == 2


def test_a_damaged_game_goes_on_in_a_copy(say: Say, types: Types, file: Path, tmp_path: Path) -> None:
    play_out(file, 6)
    file.write_bytes(file.read_bytes().replace(b'"number":5', b'"number":6'))
    damaged = file.read_bytes()
    types("1", "q")
    answer = say("terminal", "--file", file)
    assert answer.status == 0
    assert "damaged from line" in answer.out
    assert file.read_bytes() == damaged
    home = tmp_path / "home" / "caravanserai" / "games"
    copy = opened(home / "game.caravan")
    assert copy.notes == ()
    assert copy.match.number >= 4
    types("q")
    say("terminal", "--file", file)
    assert (home / "game-2.caravan").exists()


def test_a_bot_of_an_unknown_level(say: Say, types: Types, file: Path) -> None:
    rewritten(file, lambda lines: lines[0]["players"][1].update(control="grandmaster"))
    before = file.read_bytes()
    answer = say("terminal", "--file", file)
    assert answer.status == 2
    assert "a bot of the level “grandmaster”" in answer.err
    assert file.read_bytes() == before


@each_language
def test_a_guided_game_tells_its_goals_and_goes_on_where_it_was(say: Say, types: Types, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "first.caravan"
    types("1", "1", "q")
    answer = say("terminal", "noria", "--learn", "--file", path, "--lang", lang)
    assert answer.status == 0
    first, second = {"en": ("Goal 1 of 11", "Goal 2 of 11"), "it": ("Obiettivo 1 di 11", "Obiettivo 2 di 11")}[lang]
    assert answer.out.index(first) < answer.out.index(second)
    assert answer.out.count(first) == 1
    types("q")
    again = say("terminal", "--file", path, "--lang", lang)
    assert second in again.out
    assert first not in again.out


def test_only_games_that_teach_can_be_learnt(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.terminal.teaching_of", lambda game_id: None)
    answer = say("terminal", "noria", "--learn")
    assert answer.status != 0
    assert "noria" in answer.err


def test_a_game_that_cannot_be_written_goes_on_where_one_says(
    say: Say, types: Types, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, elsewhere = tmp_path / "table.caravan", tmp_path / "Stick" / "Table.caravan"
    assert say("new", "noria", "--out", path, "--seats", "you,you", "--seed", "3").status == 0
    before = path.read_bytes()

    def full(recorder: Recorder, at: int, body: bytes) -> None:
        if recorder.path == path:
            raise OSError(28, "No space left on device")
        put(recorder, at, body)

    put = Recorder._put
    monkeypatch.setattr(Recorder, "_put", full)
    types("1", "", f"s {elsewhere}", "1", "q")
    answer = say("terminal", "--file", path)
    assert answer.out.count("The disk is full, so the move cannot be saved. Nothing is lost.") == 2, (
        "still full at the second try"
    )
    assert f"--file {elsewhere}" in answer.out.splitlines()[-1]
    assert path.read_bytes() == before
    assert opened(elsewhere).match.number == 2


def test_a_file_that_is_taken_away_is_told_in_the_terminal(
    say: Say, types: Types, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "table.caravan"
    assert say("new", "noria", "--out", path, "--seats", "you,you", "--seed", "3").status == 0
    script = types("1", "1", "q")

    def typed(prompt: str) -> str:
        path.unlink(missing_ok=True)
        return script(prompt)

    monkeypatch.setattr("builtins.input", typed)
    answer = say("terminal", "--file", path)
    assert "table.caravan is gone. The whole game has been written to table.caravan, and goes on there." in answer.out
    assert opened(path).match.number == 2
