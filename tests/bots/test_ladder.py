"""The published ladder says what its summaries say, and these what the files of games say."""

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from app.bots.tally import Result
from app.framework.game import load
from app.framework.phases import Frame

NORIA = load("noria")
BENCH = Path(__file__).resolve().parents[2] / "bench"


def command(name: str) -> Any:
    spec = spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


ladder = command("ladder")
past = command("past")
thinking = command("thinking")


def won(levels: list[str], winner: int, moves: dict[str, int]) -> Result:
    places = [1 if seat == winner else 2 for seat in range(len(levels))]
    totals, times = tuple(10 - place for place in places), [[5.0] for _ in levels]
    return Result(levels, "s", totals, places, 4, 9, times, {}, [moves for _ in levels], ["" for _ in levels])


def test_the_page_is_what_the_summaries_say() -> None:
    assert ladder.page() == ladder.PAGE.read_text(encoding="utf-8")


def test_the_page_follows_the_files_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = ladder.Contest(("novice", "newcomer"), 400)
    games = [won(["novice", "newcomer"], 0, {"market city": 2, "pay 1 0 2": 1}), won(["newcomer", "novice"], 0, {})]
    (tmp_path / contest.file("noria")).write_text("".join(json.dumps(g._asdict()) + "\n" for g in games))
    waits = [thinking.wait(NORIA, players, "master", [10.0 * players, 21.4 * players]) for players in (2, 4)]
    (tmp_path / "thinking.json").write_text(json.dumps([wait._asdict() for wait in waits]))
    page = tmp_path / "players.md"
    page.write_text(ladder.PAGE.read_text(encoding="utf-8"))
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "SUMMARIES", tmp_path / "ladder")
    ladder.tell(tmp_path)
    told = page.read_text(encoding="utf-8")
    assert "| novice against newcomer | 2 | 50.0% |" in told
    assert "| what | Noria, 2 | Noria, 4 |\n| --- | --- | --- |\n| master | 31, 43 | 63, 86 |\n" in told
    assert told == ladder.page()
    assert (told.count("| contest |"), told.count("Not played yet.")) == (1, 2)


def test_one_waits_for_a_move_and_then_for_two_answers_of_a_hint() -> None:
    moments = thinking.a_game(NORIA, 2, "newcomer", "s")
    assert moments
    assert all(len(NORIA.legal(moment.state)) > 1 for moment in moments), "where there is no choice nobody is asked"
    assert all(moment.taken > 0 for moment in moments)
    with subprocess.Popen(thinking.WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as thinker:
        (move,) = thinking.asked(thinker, NORIA, moments[-1].state, "choose", "s")
        quick, better = thinking.asked(thinker, NORIA, moments[-1].state, "advise", "s")
        assert thinker.stdin
        thinker.stdin.close()
    assert move > 0
    assert 0 < quick < better


def test_contests_that_have_no_file_keep_what_was_said_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SUMMARIES", tmp_path)
    for better, worse, winner in (("regular", "novice", 0), ("novice", "newcomer", 0), ("novice", "newcomer", 1)):
        folder = tmp_path / f"{better}{winner}"
        folder.mkdir()
        contest = ladder.Contest((better, worse), 400)
        game = json.dumps(won([better, worse], winner, {})._asdict())
        (folder / contest.file("noria")).write_text(game)
        (tmp_path / "noria.json").write_text(json.dumps(ladder.summary("noria", folder)))
    told = {tuple(one["levels"]): one["bots"][0]["win_share"] for one in ladder.said("noria")}
    assert told == {("novice", "newcomer"): 0.0, ("regular", "novice"): 1.0}


def test_what_was_named_in_moves_is_counted_per_seat() -> None:
    games = [won(["a", "b"], 0, {"market city": 2, "pay 1 0": 1}), won(["b", "a"], 0, {"market tool": 1})]
    assert ladder.used_parts(games, "a", ("market",)) == {"market": {"city": 1.0, "tool": 0.5}}


def test_what_was_taken_is_told_with_whether_it_was_used() -> None:
    took, used = {"take_tile x": 1}, {"take_tile x": 1, "favour x": 4, "favour y": 1}
    games = [won(["a", "b"], 0, took), won(["a", "b"], 0, used), won(["b", "a"], 0, {"favour x": 1})]
    assert ladder.used_once_taken(games, "a", "take_tile", "favour") == {"x": [2, 1]}


def test_what_is_rarely_taken_is_told_of_all_contests_too() -> None:
    once = {
        "bots": [{"used": {}, "usual_opening": 1.0}],
        "parts": {"master": {}},
        "taken": {"master": {"x": [2, 0]}},
        "highest": {},
    }
    told = ladder.used_table(once, [{"x": [2, 0]}, {}, {"x": [3, 3], "y": [1, 1]}])
    assert "| x: seats that took it, that used it | 2, 0; in all contests 5, 3 |" in told
    assert "y:" not in told


def test_what_has_a_verb_of_its_own_was_used_with_it() -> None:
    took, used = {"take_tile ft_free_peon": 1, "place x": 2}, {"take_tile ft_free_peon": 1, "free_peon market": 1}
    games = [won(["a", "b"], 0, took), won(["a", "b"], 0, used)]
    assert ladder.used_once_taken(games, "a", "take_tile", "favour") == {"ft_free_peon": [2, 1]}


@pytest.mark.parametrize(
    ("game", "now", "then"),
    [
        ("noria", Frame("pay", 1, (3, 2)), ["pay", 1, [3, "different"]]),
        ("noria", Frame("pay_goods", 0, (1, 1, 0, 3)), ["pay_goods", 0, [1, "same", 0, 3]]),
        ("yinzi", Frame("sell_city", 0, (2, 0, 3, 1)), ["sell_city", 0, [2, 0, 2]]),
        ("yinzi", Frame("develop_boats", 0, (2, 1)), ["develop_boats", 0, [2, 1, 0]]),
        ("agra", Frame("sailor", 0, (2, 1, 1, 0, 1, 5)), ["sailor", 0, [2, 2, 0, 1, 5]]),
        ("agra", Frame("giving", 0, (0, 2, 1)), ["giving", 0, [0, 1, 3]]),
        ("agra", Frame("produce", 0, (2,)), ["produce", 0, [2]]),
    ],
)
def test_questions_are_put_to_the_past_as_they_were(game: str, now: Frame, then: list[Any]) -> None:
    assert past.old_stack(game, (now,)) == [then]


def test_the_past_is_not_asked_what_nobody_asked_then() -> None:
    assert past.old_stack("agra", (Frame("merchant_walks", 0), Frame("favours_due", 1, (1,)))) == [["thanks", 1, []]]
