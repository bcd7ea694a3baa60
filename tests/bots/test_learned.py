"""What a network says about ends of turns, how players go by it, and how it is fitted."""

import json
import random
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.bots.learned import POINTS, Learned, Network, inputs, network_of
from app.bots.levels import make_bot
from app.bots.regular import RegularBot
from app.bots.search import Effort, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game
from tests.bots.test_ladder import command
from tests.plugins import each_game, find
from tests.tables import deal_hands, play_on, states_of, toll_match

learn = command("learn")

HIDDEN, ABOVE = 5, 3


def told(size: int, seed: int = 1) -> dict[str, list[Any]]:
    """The numbers of a small network, drawn by chance."""
    rng = random.Random(seed)

    def drawn(rows: int, columns: int) -> list[list[float]]:
        return [[rng.gauss(0, 1) for _ in range(columns)] for _ in range(rows)]

    (first_bias,), (second_bias,) = drawn(1, POINTS + HIDDEN), drawn(1, ABOVE)
    return {
        "first": drawn(POINTS + HIDDEN, size),
        "first_bias": first_bias,
        "second": drawn(ABOVE, HIDDEN),
        "second_bias": second_bias,
        "last": drawn(POINTS, ABOVE),
    }


def answered(net: dict[str, list[Any]], seen: list[float]) -> list[float]:
    """The same said the long way."""

    def times(rows: list[list[float]], column: list[float]) -> list[float]:
        return [sum(a * b for a, b in zip(row, column, strict=True)) for row in rows]

    def plus(one: list[float], other: list[float]) -> list[float]:
        return [a + b for a, b in zip(one, other, strict=True)]

    first = plus(times(net["first"], seen), net["first_bias"])
    above = plus(times(net["second"], [max(0.0, x) for x in first[POINTS:]]), net["second_bias"])
    return plus(first[:POINTS], times(net["last"], [max(0.0, x) for x in above]))


@pytest.mark.parametrize("seed", range(20))
def test_a_network_adds_up_as_its_numbers_say(seed: int) -> None:
    net, rng = told(6, seed), random.Random(seed)
    seen = [rng.choice([0.0, 1.0, rng.gauss(0, 2)]) for _ in range(6)]
    assert Network(net).answers(seen) == pytest.approx(answered(net, seen))


def learned(game: Game[Any], judge: Any = None) -> Learned:
    size = len(inputs(game.judge, game.start(game.setup(2), QuietEffects(live(random.Random(1)))), 0))
    return Learned(game, Network(told(size)), judge or game.judge)


def test_a_game_that_is_over_is_worth_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toll_match(3)
    monkeypatch.setattr(type(match.game.judge), "rivalry", lambda judge, rivals: 0.5 / rivals)
    play_on(match)
    own, *others = match.game.standing(match.at(match.number)).totals
    assert learned(match.game).verdict(match.at(match.number), 0) == own - 0.25 / 2 * sum(others) / 2


@pytest.mark.parametrize(("rivalry", "trust"), [(0.0, 0.5), (0.5, 0.5), (0.5, 0.8)])
def test_the_verdict_mixes_what_the_network_and_what_the_judge_say(
    rivalry: float, trust: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = toll_match(3)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 0, 0, 1, 1), (1, 0, 0, 1, 0))
    judge, s = match.game.judge, match.at(0)
    monkeypatch.setattr(type(judge), "rivalry", lambda judge, rivals: rivalry)
    monkeypatch.setattr(type(judge), "trust", trust)
    own, theirs = answered(told(len(inputs(judge, s, 0))), inputs(judge, s, 0))
    assert learned(match.game).verdict(s, 0) == pytest.approx(trust * (own - rivalry * theirs) + (1 - trust) * judge.own(s, 0))
    lover = judge.weighing(tuple(weight + 0.25 for weight in judge.weights))
    more = learned(match.game, lover).verdict(s, 0) - learned(match.game).verdict(s, 0)
    assert more == pytest.approx(0.25 * (1 - trust) * sum(judge.measure(s, 0)))


def test_a_search_goes_by_the_verdict_where_the_turn_ends() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 0, 0, 1, 1))
    s = match.at(0)

    def poor(end: Any, seat: int) -> float:
        return float(-end.seats[seat].coins)

    lines = TurnSearch(match.game, random.Random(1), Effort(500), verdict=poor).lines(s, 0)
    assert [line.value for line in lines] == [poor(line.states[-1], 0) for line in lines]
    rich = TurnSearch(match.game, random.Random(1), Effort(500)).lines(s, 0)
    assert lines[0].states[-1].seats[0].coins < rich[0].states[-1].seats[0].coins


@each_game
def test_what_was_learned_fits_the_game(game: Game[Any]) -> None:
    """Every number of players, every variant: as many inputs as the network wants, and none beyond all measure."""
    network = network_of(game.folder)
    for players in game.players:
        widths = set()
        for s in states_of(game, players)[::7]:
            for seat in range(players):
                seen = inputs(game.judge, s, seat)
                widths.add(len(seen))
                assert max(map(abs, game.judge.readings(s, seat)), default=0) < 12
        assert len(widths) == 1
        assert network is None or widths == {network.inputs}


def test_only_the_upper_two_levels_go_by_what_was_learned() -> None:
    for name in ("yinzi", "agra", "noria"):
        game = find(name)
        bots = {level: make_bot(level, game, "1") for level in ("regular", "expert", "master")}
        goes_by = {level for level, bot in bots.items() if isinstance(bot, RegularBot) and bot._verdict}
        assert goes_by == ({"expert", "master"} if network_of(game.folder) else set())


# Learning.


def games_of_toll(folder: Path, count: int) -> Game[Any]:
    game, rng = find("toll"), random.Random(1)
    with (folder / "toll-0.rows").open("wb") as file:
        for number in range(count):
            for row in learn.one_game(game, rng, number):
                row.tofile(file)
    return game


def test_whims_are_likes_for_what_makes_the_own_points_and_leave_the_network_as_it_was() -> None:
    network = Network(told(30))
    before, changed = json.dumps([network.first, network.last]), set()
    for seed in range(20):
        other = learn.whimsical(network, random.Random(seed))
        changed.add(sum(one != two for one, two in zip(network.first[0], other.first[0], strict=True)))
        assert other.first[1:] == network.first[1:]
    assert changed == set(learn.WHIMS)
    assert json.dumps([network.first, network.last]) == before


def test_what_is_remembered_answers_as_before(tmp_path: Path) -> None:
    """A network in the measures of other games, and written again."""
    known, rng = Network(told(9)), np.random.default_rng(1)
    seen = rng.normal(3, 2, (40, 9)).astype(np.float32)
    seen[:, 4] = 0
    mean, spread = seen.mean(0), seen.std(0)
    spread[4] = np.inf
    net, middle, scale = learn.Net(9, rng), np.array([40.0, 30.0]), 12.5
    learn.remember(net, known, mean, spread, middle, scale)
    learn.write(net, mean, spread, middle, scale, tmp_path / "learned.json")
    again = Network(json.loads((tmp_path / "learned.json").read_text()))
    for row in seen.tolist():
        assert again.answers(row) == pytest.approx(known.answers(row), abs=0.05)


def test_a_row_tells_who_had_how_many_points_in_the_end() -> None:
    game = find("toll")
    for number in range(4):
        rows = learn.one_game(game, random.Random(number), number)
        assert rows
        by_seat = {int(row[1]): (row[2], row[3]) for row in rows}
        for row in rows:
            assert row[0] == number
            assert (row[2], row[3]) == by_seat[int(row[1])]
            assert len(row) == len(learn.HEAD) + learn.width_of(game)
        if len(by_seat) == 2:
            assert by_seat[0] == by_seat[1][::-1]


def test_each_end_of_a_turn_knows_the_next_of_the_same_seat(tmp_path: Path) -> None:
    rows = learn.rows_of(games_of_toll(tmp_path, 6), tmp_path)
    numbers, width = memoryview((tmp_path / "toll-0.rows").read_bytes()).cast("f"), len(learn.HEAD) + rows.inputs.shape[1]
    table = [tuple(numbers[at : at + width]) for at in range(0, len(numbers), width)]
    for here, later in enumerate(rows.later):
        following = [n for n in range(here + 1, len(table)) if table[n][:2] == table[here][:2]]
        assert later == (following[0] if following else -1)


def test_what_is_fitted_foresees_and_is_written_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Points that hang on two inputs, on one of them only where it is above nothing."""
    game, rng = find("toll"), random.Random(1)
    width = learn.width_of(game)
    with (tmp_path / "toll-0.rows").open("wb") as file:
        for number in range(20_000):
            seen = [rng.gauss(10, 4) for _ in range(width)]
            one, other = 20 + 2 * seen[0] + 3 * max(0, seen[1] - 10), 30 - seen[0] + rng.gauss(0, 1)
            array("f", [number, 0, one, other, *seen]).tofile(file)
    learn.fit(game, tmp_path, tmp_path / "learned.json")
    *_, last = (float(line.split()[-1]) for line in capsys.readouterr().out.splitlines())
    assert last > 0.95
    network = Network(json.loads((tmp_path / "learned.json").read_text()))
    for low, high in ((4, 16), (10, 10), (14, 20)):
        own, theirs = network.answers([float(low), float(high), *[10.0] * (width - 2)])
        assert own == pytest.approx(20 + 2 * low + 3 * max(0, high - 10), abs=6)
        assert theirs == pytest.approx(30 - low, abs=3)
