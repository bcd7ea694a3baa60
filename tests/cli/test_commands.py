"""Commands on saved games: what they answer, with which status, and what they leave alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import run
from app.cli.parser import COMMANDS
from app.framework.game import SHARED_REFUSALS, installed_ids
from app.framework.lines import FORMAT
from app.text import LANGUAGES
from tests.cli.conftest import ROOT, Say, each_language, opened, play_out
from tests.tables import rewritten

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
        (["tune", "chess", "--keep", "x"], "no game “chess”"),
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
        (["tune", "noria", "--games", "1", "--keep", "x"], "at least 2"),
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


NEWER = {
    "en": "a.caravan was written by a newer Caravanserai; update yours to play it.",
    "it": "a.caravan è stato scritto da un Caravanserai più recente: aggiorna il tuo per giocarci.",
}


@each_language
@pytest.mark.parametrize("command", ["moves", "hint", "show", "move", "terminal"])
def test_a_game_of_a_newer_version_is_refused_in_one_sentence(say: Say, file: Path, command: str, lang: str) -> None:
    path = rewritten(file.rename(file.with_name("a.caravan")), lambda lines: lines[0].update(format=FORMAT + 1, more="to come"))
    before = path.read_bytes()
    where = ["--file", path] if command == "terminal" else [path]
    answer = say(command, *where, *["work"] * (command == "move"), "--lang", lang)
    assert (answer.status, answer.out, answer.err) == (2, "", f"{NEWER[lang]}\n")
    assert path.read_bytes() == before


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


@each_language
def test_levels_weakest_first(say: Say, lang: str) -> None:
    listed = say("levels", "--json", "--lang", lang).json()
    assert [level["name"] for level in listed] == ["newcomer", "novice", "regular", "expert", "master"]
    assert len({level["title"] for level in listed} | {level["about"] for level in listed}) == 10
    text = say("levels", "--lang", lang).out.splitlines()
    assert all(level["title"] in line and level["about"] in line for level, line in zip(listed, text, strict=True))


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
        assert one.keys() == {"move", "gain", "against", "reasons", "rest", "asides", "line", "text"}
        assert one["move"] in legal
        assert all(reason.keys() == {"part", "change"} for reason in one["reasons"])
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
