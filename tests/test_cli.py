import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import terminal
from app.__main__ import _is_game
from app.cli import run
from app.cli.parser import COMMANDS
from app.framework.game import SHARED_REFUSALS, installed_ids
from app.framework.record import Recorder, load
from app.text import LANGUAGES
from tests.plugins import find
from tests.tables import play_on, rewritten

ROOT = Path(__file__).parent.parent

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


# Help and wrong use.


@pytest.mark.parametrize("argv", [[], *([c] for c in COMMANDS)], ids=["all", *COMMANDS])
def test_help(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        run([*argv, "--help"])
    assert done.value.code == 0
    out = capsys.readouterr().out
    assert "usage: caravanserai" in out
    if not argv:
        assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["moves"],
        ["new", "noria"],
        ["show", "x", "--at", "two"],
        ["moves", "x", "--lang", "fr"],
        ["arena", "--x"],
        ["move", "x"],
    ],
    ids=" ".join,
)
def test_wrong_use(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "usage:" in said.err
    assert "--help” lists what may be said." in said.err
    assert run([*argv, "--lang=it"]) == 2
    assert "elenca ciò che si può dire." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["new", "chess", "--out", "x"], "There is no game “chess”. Installed: "),
        (["simulate", "chess"], "no game “chess”"),
        (["arena", "chess"], "no game “chess”"),
        (["tune", "chess"], "no game “chess”"),
        (["terminal", "chess"], "no game “chess”"),
        (["new", "noria", "--out", "x", "--seats", "you,god"], "There is no bot “god”. There are: human, random, "),
        (["simulate", "noria", "--bots", "god"], "There is no bot “god”. There are: random, "),
        (["arena", "noria", "--bots", "regular,god"], "no bot “god”"),
        (["arena", "noria", "--bots", "human,random"], "no bot “human”"),
        (["terminal", "noria", "--seats", "god"], "no bot “god”"),
        (["terminal", "noria", "--seats", "you"], "noria takes 2, 3, 4 players; 1 seats were given."),
        (["new", "noria", "--out", "x", "--seats", "you"], "not 1"),
        (["simulate", "noria", "--players", "9"], "not 9"),
        (["new", "noria", "--out", "x", "--variant", "blitz"], "not blitz"),
        (["new", "noria", "--out", "x", "--option", "weather=fine"], "no option weather"),
        (["new", "noria", "--out", "x", "--option", "market"], "option market is one of"),
        (["new", "noria", "--out", "x", "--option", "first_player=4"], "Seat 4 cannot begin"),
        (["simulate", "noria", "--games", "0"], "--games must be a whole number of at least 1."),
        (["arena", "noria", "--games", "-1"], "--games"),
        (["arena", "noria", "--games", "1", "--jobs", "0"], "--jobs"),
        (["tune", "noria", "--games", "1"], "at least 2"),
    ],
    ids=lambda a: " ".join(a) if isinstance(a, list) else "",
)
def test_what_the_caller_must_change(say: Say, tmp_path: Path, argv: list[str], words: str) -> None:
    for lang in LANGUAGES:
        answer = say(*argv, "--lang", lang)
        assert answer.status == 2
        assert answer.out == ""
        if lang == "en":
            assert words in answer.err
    assert list(tmp_path.iterdir()) == []


@each_language
@pytest.mark.parametrize("command", ["moves", "hint", "show", "verify", "move", "terminal"])
def test_files_that_are_none(say: Say, tmp_path: Path, command: str, lang: str) -> None:
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    extra = ["work"] if command == "move" else []
    sentence = {"en": "is not a Caravanserai game.", "it": "non è una partita di Caravanserai."}[lang]
    where = ["--file", "photo.png"] if command == "terminal" else ["photo.png"]
    answer = say(command, *where, *extra, "--lang", lang)
    assert (answer.status, answer.out) == (2, "")
    assert f"photo.png {sentence}" in answer.err
    if command != "terminal":
        missing = say(command, "none.caravan", *extra, "--lang", lang)
        assert missing.status == 2
        assert {"en": "There is no file none.caravan", "it": "Il file none.caravan non c'è"}[lang] in missing.err


# Games.


@each_language
def test_games(say: Say, lang: str) -> None:
    listed = say("games", "--json", "--lang", lang).json()
    assert [g["id"] for g in listed] == installed_ids()
    (noria,) = (g for g in listed if g["id"] == "noria")
    assert noria.keys() == {"id", "title", "about", "players", "variants", "options", "rules_version"}
    assert noria["players"] == [2, 3, 4]
    assert noria["options"]["market"] == ["first_game", "random"]
    text = say("games", "--lang", lang).out
    assert all(g["title"] in text and g["about"] in text for g in listed)


def test_the_languages_say_different_things(say: Say) -> None:
    assert say("games", "--lang", "en").out != say("games", "--lang", "it").out


# New.


def test_new(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.caravan"
    answer = say(
        "new", "noria", "--out", path, "--seats", "you,regular,regular", "--variant", "expert", "--option", "first_player=2",
        "--seed", "9", "--take-back",
    )  # fmt: skip
    assert answer.status == 0
    loaded = opened(path)
    assert [p.control for p in loaded.players] == ["human", "regular", "regular"]
    assert [p.name for p in loaded.players] == ["Player 1", "Regular 1", "Regular 2"]
    assert loaded.match.setup.variant == "expert"
    assert loaded.match.setup.option("first_player") == "2"
    assert (loaded.match.seed, loaded.match.take_back) == ("9", True)


@each_language
def test_new_leaves_an_existing_file_alone(say: Say, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "diary"
    path.write_text("dear diary")
    answer = say("new", "noria", "--out", path, "--lang", lang)
    assert answer.status == 2
    assert str(path) in answer.err
    assert path.read_text() == "dear diary"
    assert [p.name for p in tmp_path.iterdir()] == ["diary"]


@pytest.mark.parametrize("out", ["", "/", ".", "photo/game.caravan", "x" * 300])
def test_new_in_impossible_places(say: Say, tmp_path: Path, out: str) -> None:
    (tmp_path / "photo").write_text("")
    assert say("new", "noria", "--out", out).status == 2
    assert [p.name for p in tmp_path.iterdir()] == ["photo"]


def test_a_seed_of_bytes_that_are_no_text(tmp_path: Path) -> None:
    argv: list[str | bytes] = [sys.executable, "-m", "app", "new", "noria", "--out", str(tmp_path / "g"), "--seed", b"\xff"]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert opened(tmp_path / "g").notes == ()


# Moves.


@each_language
def test_moves(say: Say, file: Path, lang: str) -> None:
    match = opened(file).match
    listed = say("moves", file, "--json", "--lang", lang).json()
    assert [m["move"] for m in listed] == [str(m) for m in match.legal()]
    for m in listed:
        assert m.keys() == {"move", "verb", "args", "text", "legal"}
        assert m["legal"]
        assert " ".join([m["verb"], *map(str, m["args"])]) == m["move"]
    lines = say("moves", file, "--lang", lang).out.splitlines()
    assert lines == [f"{m['move']}: {m['text']}" for m in listed]


@each_language
def test_moves_all_says_why_not(say: Say, file: Path, lang: str) -> None:
    while all(why is None for _, why in opened(file).match.tried()):
        play_out(file, 1)
    tried = opened(file).match.tried()
    listed = say("moves", file, "--all", "--json", "--lang", lang).json()
    assert [(m["move"], m["legal"]) for m in listed] == [(str(m), why is None) for m, why in tried]
    for m, (_, why) in zip(listed, tried, strict=True):
        assert ("refusal" in m) == (why is not None)
        if why:
            assert (m["refusal"]["reason"], m["refusal"]["rule"]) == (why.reason, why.rule)
            assert m["refusal"]["params"] == list(why.params)
    lines = say("moves", file, "--all", "--lang", lang).out.splitlines()
    for line, m in zip(lines, listed, strict=True):
        assert line.startswith("- ") == (not m["legal"])
        if not m["legal"]:
            assert m["refusal"]["text"] in line
            assert m["refusal"]["rule"] in line


def test_moves_after_the_end(say: Say, file: Path) -> None:
    play_out(file)
    assert say("moves", file).out == ""
    assert say("moves", file, "--json").json() == []


# Move.


@each_language
def test_a_legal_move_is_played_and_saved(say: Say, file: Path, lang: str) -> None:
    before = opened(file).match
    wanted = before.legal()[0]
    answer = say("move", file, wanted.verb, *wanted.args, "--lang", lang)
    assert answer.status == 0
    assert answer.out.strip()
    after = opened(file).match
    assert after.number == 1
    before.submit(wanted)
    assert after.digest() == before.digest()


@each_language
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["start_with", "cheese"], "unknown-thing"),
        (["start_with"], "unknown-thing"),
        (["start_with", "9" * 5000], "unknown-thing"),
        (["end_politics"], "not-now"),
        (["fly"], "unknown-verb"),
    ],
    ids=["thing", "no thing", "huge number", "not now", "unknown"],
)
def test_an_illegal_move_is_refused_with_reason_and_rule(
    say: Say, file: Path, words: list[str], reason: str, lang: str
) -> None:
    before = file.read_bytes()
    answer = say("move", file, *words, "--lang", lang)
    assert (answer.status, answer.out) == (1, "")
    assert "NO-1.8" in answer.err
    assert reason in SHARED_REFUSALS
    assert file.read_bytes() == before


def test_a_move_after_the_end_is_refused(say: Say, file: Path) -> None:
    play_out(file)
    answer = say("move", file, "start_with", "energy")
    assert answer.status == 1
    assert "The game is over." in answer.err


def test_a_whole_game_by_moves(say: Say, file: Path) -> None:
    for _ in range(8):
        wanted = opened(file).match.legal()[-1]
        assert say("move", file, wanted.verb, *wanted.args).status == 0
    assert opened(file).match.number == 8
    assert say("verify", file).status == 0


def test_a_damaged_file_is_not_moved_in(say: Say, file: Path) -> None:
    play_out(file, 5)
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"number":3', b'"number":4'))
    damaged = file.read_bytes()
    wanted = opened(file).match.legal()[0]
    answer = say("move", file, wanted.verb, *wanted.args)
    assert answer.status == 2
    assert "is damaged" in answer.err
    assert file.read_bytes() == damaged


# Hint.


@each_language
def test_hint(say: Say, file: Path, lang: str) -> None:
    play_out(file, 8)
    before = file.read_bytes()
    advice = say("hint", file, "--json", "--lang", lang).json()
    legal = {str(m) for m in opened(file).match.legal()}
    assert 1 <= len(advice) <= 3
    for one in advice:
        assert one.keys() == {"move", "gain", "reasons", "line", "text"}
        assert one["move"] in legal
        assert all(reason.keys() == {"feature", "change"} for reason in one["reasons"])
    lines = say("hint", file, "--lang", lang).out.splitlines()
    assert lines == [f"{n}. {one['text']}" for n, one in enumerate(advice, 1)]
    assert file.read_bytes() == before


def test_no_hint_after_the_end(say: Say, file: Path) -> None:
    play_out(file)
    answer = say("hint", file)
    assert (answer.status, answer.err) == (1, "The game is over.\n")


# Show.


@each_language
def test_show(say: Say, file: Path, lang: str) -> None:
    play_out(file, 10)
    match = opened(file).match
    data = say("show", file, "--json", "--lang", lang).json()
    assert data["number"] == data["moves"] == 10
    assert data["digest"] == match.digest()
    assert data["seat"] == match.frame.seat
    assert (data["over"], data["places"]) == (False, None)
    assert data["last_move"] == str(match.entries[-1].move)
    title, *table = say("show", file, "--lang", lang).out.splitlines()
    assert " 1 · " in title
    assert len(table) > 20


def test_show_at_an_earlier_moment(say: Say, file: Path) -> None:
    play_out(file, 10)
    match = opened(file).match
    for number in (0, 4, 10):
        data = say("show", file, "--at", number, "--json").json()
        assert data["number"] == number
        assert data["totals"] == list(match.game.standing(match.at(number)).totals)
        assert data["last_move"] == (str(match.entries[number - 1].move) if number else None)
    assert say("show", file, "--at", 0).out != say("show", file, "--at", 10).out
    for number in (-1, 11):
        answer = say("show", file, "--at", number)
        assert answer.status == 2
        assert f"There is no move {number}; the game has moves 0 to 10." in answer.err


@each_language
def test_show_the_end(say: Say, file: Path, lang: str) -> None:
    play_out(file)
    match = opened(file).match
    data = say("show", file, "--json", "--lang", lang).json()
    assert data["over"]
    assert data["seat"] is None
    assert data["places"] == match.game.standing(match.at(match.number)).places()
    text = say("show", file, "--lang", lang).out
    assert all(str(total) in text for total in data["totals"])
    assert any(p.name in text.splitlines()[-1] for p in opened(file).players)


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
        assert bot.keys() == {"name", "win_share", "interval", "mean_score", "ms_median", "ms_p95", "rating"}
    text = say("arena", "noria", "--bots", "novice,random", "--games", 2).out
    assert "  name novice" in text
    assert "games: 2" in text


def test_arena_of_fewer_games_than_bots(say: Say) -> None:
    result = say("arena", "noria", "--bots", "random,novice,regular", "--games", 1, "--json").json()
    assert [bot["name"] for bot in result["bots"]] == ["random", "novice"]


def test_tune(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.bots.tune._margin", lambda *args: float(args[4]) + 5)
    lines = say("tune", "noria", "--trials", 2, "--games", 2).out.splitlines()
    assert [line[:6] for line in lines] == ["+    0", "+    1"]
    assert json.loads(lines[0][lines[0].index("{") :]).keys() == set(find("noria").judge.features)


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
    assert re.search(r"It (gains|costs) about \d+\.\d points", out)


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
