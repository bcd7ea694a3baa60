from pathlib import Path
from typing import Any

import pytest

from app.bots import arena as module
from app.bots.arena import arena
from app.bots.elsewhere import AT, ElsewhereBot, is_elsewhere
from app.bots.levels import make_bot
from app.bots.playing import play_bots
from app.bots.simulate import simulate
from app.bots.tally import Result, highest, tally, wilson
from app.framework.game import Game, Setup
from app.framework.match import Match
from app.framework.moves import Move
from tests.plugins import find


@pytest.mark.parametrize(
    ("share", "n", "low", "high"),
    [(0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.5, 10, 0.2366, 0.7634), (0.81, 263, 0.7582, 0.8529)],
)
def test_wilson_interval(share: float, n: int, low: float, high: float) -> None:
    assert wilson(share, n) == pytest.approx((low, high), abs=2e-4)


def test_more_games_say_more() -> None:
    widths = [high - low for low, high in (wilson(0.6, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


class Faked:
    """Remembers who sat where in which deal, and lets `places` decide the games."""

    def __init__(self, places: list[int]) -> None:
        self.places, self.pairings = places, []  # type: ignore[var-annotated]

    def __call__(self, game: Game[Any], setup: Setup, levels: list[str], seed: str) -> Result:
        self.pairings.append((levels, seed))
        none: list[dict[str, int]] = [{} for _ in levels]
        totals, times = tuple(10 - p for p in self.places), [[0.5] for _ in levels]
        return Result(levels, seed, totals, self.places, 1, 1, times, {}, none, [""] * len(levels))


def test_seats_rotate_and_every_deal_is_played_once_for_each_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Faked([1, 2, 3])
    monkeypatch.setattr(module, "_play", fake)
    game = find("toll")
    result = arena(game, game.setup(3), ["a", "b", "c"], 6, "s")
    assert [levels for levels, _ in fake.pairings] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]] * 2
    assert [seed for _, seed in fake.pairings] == ["s/0"] * 3 + ["s/1"] * 3
    assert [bot["win_share"] for bot in result["bots"]] == [0.3333] * 3


def test_players_of_one_level_meet_a_new_deal_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Faked([1, 2])
    monkeypatch.setattr(module, "_play", fake)
    game = find("toll")
    result = arena(game, game.setup(2), ["a", "a"], 3, "s")
    assert [seed for _, seed in fake.pairings] == ["s/0", "s/1", "s/2"]
    assert result["by_seat"] == [1.0, 0.0]


def test_two_levels_share_four_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Faked([1, 2, 2, 2])
    monkeypatch.setattr(module, "_play", fake)
    game = find("toll")
    arena(game, game.setup(4), ["a", "b"], 2, "s")
    assert [levels for levels, _ in fake.pairings] == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


@pytest.mark.parametrize(
    ("places", "shares"),
    [([1, 1, 3], [0.5, 0.5, 0]), ([1, 1, 1], [1 / 3] * 3), ([2, 1, 3], [0, 1, 0]), ([2, 1, 1], [0, 0.5, 0.5])],
)
def test_a_shared_win_counts_as_its_share(monkeypatch: pytest.MonkeyPatch, places: list[int], shares: list[float]) -> None:
    monkeypatch.setattr(module, "_play", Faked(places))
    game = find("toll")
    result = arena(game, game.setup(3), ["a", "b", "c"], 1, "s")
    assert [bot["win_share"] for bot in result["bots"]] == pytest.approx(shares, abs=1e-4)


@pytest.mark.parametrize(("levels", "games"), [(["random", "novice"], 7), (["random", "novice", "random"], 5), (["random"], 3)])
def test_shares_sum_to_one(levels: list[str], games: int) -> None:
    game = find("toll")
    for players in (2, 3):
        result = arena(game, game.setup(players), levels, games, "sum")
        assert sum(bot["win_share"] for bot in result["bots"]) == pytest.approx(1, abs=1e-3)
        for bot in result["bots"]:
            low, high = bot["interval"]
            assert low <= bot["win_share"] <= high


def test_what_gave_winners_the_most_is_told() -> None:
    def game(places: list[int], **sheet: tuple[int, int]) -> Result:
        return Result(["a", "b"], "s", (5, 4), places, 1, 1, [[0.5], [0.5]], dict(sheet), [{}, {}], ["", ""])

    games = [game([1, 2], works=(3, 9), roads=(2, 0)), game([2, 1], works=(9, 2), roads=(0, 2))]
    assert tally(["a", "b"], games)["highest"] == {"works": 0.75, "roads": 0.25}
    assert highest(games, ("roads", "ships")) == {"roads": 1.0}


def test_a_level_that_never_sat_is_left_out() -> None:
    game = find("toll")
    result = arena(game, game.setup(2), ["random", "novice", "regular"], 1, "s")
    assert [bot["name"] for bot in result["bots"]] == ["random", "novice"]


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    bots = [{k: v for k, v in bot.items() if not k.startswith("ms_")} for bot in result["bots"]]
    return {**result, "bots": bots}


def test_two_processes_play_the_same_games_as_one() -> None:
    game = find("noria")
    one, two = (without_times(arena(game, game.setup(2), ["random", "novice"], 4, "jobs", jobs)) for jobs in (1, 2))
    assert one == two


def test_the_better_level_is_rated_higher() -> None:
    game = find("noria")
    random_bot, novice = arena(game, game.setup(2), ["random", "novice"], 6, "rating")["bots"]
    assert novice["rating"] > random_bot["rating"]
    assert novice["mean_score"] > random_bot["mean_score"]


def test_the_same_seed_gives_the_same_arena() -> None:
    game = find("toll")
    one, two, other = (without_times(arena(game, game.setup(2), ["random", "novice"], 4, s)) for s in ("a", "a", "b"))
    assert one == two
    assert one["bots"] != other["bots"]


# Games that are kept, and what is counted.


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, keep = find("toll"), tmp_path / "games.jsonl"
    whole = arena(game, game.setup(2), ["random", "novice"], 6, "s")
    first = arena(game, game.setup(2), ["random", "novice"], 4, "s", keep=keep)
    assert (first["games"], len(keep.read_text().splitlines())) == (4, 4)
    again = arena(game, game.setup(2), ["random", "novice"], 6, "s", keep=keep)
    assert len(keep.read_text().splitlines()) == 6
    assert without_times(again) == without_times(whole)
    monkeypatch.setattr(module, "_play", None)
    assert arena(game, game.setup(2), ["random", "novice"], 6, "s", keep=keep) == again


def test_games_at_other_tables_in_the_same_file_do_not_count(tmp_path: Path) -> None:
    game, keep = find("toll"), tmp_path / "games.jsonl"
    arena(game, game.setup(2), ["random", "novice"], 2, "s", keep=keep)
    other = arena(game, game.setup(2, options={"length": "long"}), ["random", "novice"], 2, "s", keep=keep)
    assert (other["games"], len(keep.read_text().splitlines())) == (2, 4)


def test_when_time_is_up_no_more_games_are_begun(tmp_path: Path) -> None:
    game, keep = find("toll"), tmp_path / "games.jsonl"
    result = arena(game, game.setup(2), ["random", "novice"], 50, "s", keep=keep, minutes=0)
    assert result["games"] == len(keep.read_text().splitlines() if keep.exists() else []) < 50


def test_what_was_played_and_how_games_went_is_counted() -> None:
    game = find("toll")
    result = arena(game, game.setup(2), ["random", "novice"], 4, "s")
    assert sum(result["by_seat"]) == pytest.approx(1, abs=0.01)
    assert result["rounds"] <= result["longest_rounds"]
    for bot in result["bots"]:
        assert bot["used"].keys() <= game.verbs.keys()
        assert bot["used"]["work"] + bot["used"].get("card", 0) > 0
        assert sum(bot["sheet"].values()) == pytest.approx(bot["mean_score"], abs=0.02)
        assert 0.25 <= bot["usual_opening"] <= 1


# A player from another checkout.


def test_a_player_of_this_very_checkout_plays_as_the_level_at_home() -> None:
    """Asked move by move in its own process, it thinks the very same."""
    game = find("noria")
    away, home = ElsewhereBot(game, f"novice{AT}{Path(__file__).parents[2]}", "x"), make_bot("novice", game, "x/0")
    match = Match(game, game.setup(2), "1")
    for _ in range(6):
        assert match.frame
        seen = match.observe(0)
        chosen = home.choose(seen, match.frame.seat) if match.frame.seat == 0 else match.legal()[0]
        assert match.frame.seat or away.choose(seen, 0) == chosen
        match.submit(chosen)


def test_only_a_folder_with_players_is_elsewhere(tmp_path: Path) -> None:
    assert is_elsewhere(f"novice{AT}{Path(__file__).parents[2]}")
    assert not is_elsewhere(f"novice{AT}{tmp_path}")
    assert not is_elsewhere("novice")
    assert not is_elsewhere(f"{AT}{Path(__file__).parents[2]}")


ANSWERS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["level"] + " research", "final": True}), flush=True)
"""


def test_a_script_may_answer_in_the_place_of_a_checkout(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(ANSWERS)
    name = f"invest{AT}{script}"
    assert is_elsewhere(name)
    game = find("noria")
    match = Match(game, game.setup(2), "1")
    assert ElsewhereBot(game, name, "x").choose(match.observe(0), 0) == Move("invest", ("research",))


def test_watching_does_not_change_games() -> None:
    """The simulator checks after every move; the games are the same without."""
    game, levels = find("toll"), ["novice", "random"]
    result = simulate(game, game.setup(2), levels, 3, "w")
    unwatched = [play_bots(game, game.setup(2), levels, f"w/{n}") for n in range(3)]
    assert result["decisions"] == sum(p.decisions for p in unwatched)
    assert result["mean_scores"] == [round(sum(p.standing.totals[seat] for p in unwatched) / 3, 2) for seat in (0, 1)]
