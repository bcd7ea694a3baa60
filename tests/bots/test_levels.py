import random
from time import process_time
from typing import Any

import pytest

from app.bots.foresight import Ahead
from app.bots.levels import LEVELS, make_bot
from app.bots.playing import play, play_bots
from app.bots.regular import RegularBot
from app.bots.search import Effort
from app.framework.dice import QuietEffects, live
from app.framework.game import Judge
from app.framework.moves import Move
from tests.plugins import find
from tests.tables import deal_hands, toll_match

each_level = pytest.mark.parametrize("level", LEVELS)


@each_level
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    game = find("toll")
    one, two, other = (play_bots(game, game.setup(3), [level] * 3, seed).standing for seed in ("a", "a", "b"))
    assert one == two
    assert one != other


@each_level
def test_thinking_does_not_disturb_the_chance_of_the_game(level: str) -> None:
    """Two bots of different appetite for chance meet the same deal."""
    game = find("toll")
    deals = []
    for name in ("random", level):
        states: list[Any] = []
        play_bots(game, game.setup(2), [name, name], "s", lambda s, moves, kept=states: kept.append(s.clone()))  # type: ignore[misc]
        deals.append(states[0])
    assert deals[0] == deals[1]


def test_an_illegal_answer_is_not_played() -> None:
    class Cheat:
        def choose(self, seen: Any, seat: int) -> Any:
            return Move("take")

    game = find("toll")
    with pytest.raises(AssertionError, match="refused"):
        play(game, game.setup(2), [Cheat(), Cheat()], "1")


@pytest.mark.parametrize("way", find("yinzi").judge.ways)
def test_a_way_to_play_likes_some_things_more_than_others_do(way: str) -> None:
    judge = find("yinzi").judge
    changed = {
        name: to / weight for name, weight, to in zip(judge.features, judge.weights, judge.taking(way).weights, strict=True)
    }
    assert {name: factor for name, factor in changed.items() if factor != 1} == pytest.approx(judge.ways[way])


def test_who_has_a_way_plays_by_its_judge() -> None:
    game = find("yinzi")
    one, other = (make_bot(f"expert.{way}", game, "same") for way in ("trader", "general"))
    assert isinstance(one, RegularBot)
    assert isinstance(other, RegularBot)
    leant = [a / b for a, b in zip(one.judge.weights, other.judge.weights, strict=True)]
    ways = [game.judge.taking(way).weights for way in ("trader", "general")]
    assert leant == pytest.approx([a / b for a, b in zip(*ways, strict=True)]), "the same leanings upon another way"


@pytest.mark.parametrize(("ahead", "wider"), [(None, False), (Ahead(1, 1, 1), True)])
def test_those_who_look_far_look_wider_where_the_judge_says(ahead: Ahead | None, wider: bool) -> None:
    (bot, s, _), looks = planning(), []
    for width in (1, 4):
        judge = Counting(width)
        RegularBot(bot.game, random.Random(1), Effort(400), judge, ahead).choose(bot.game.observe(s, s.active), s.active)
        looks.append(judge.looked)
    assert (looks[1] > 2 * looks[0]) == wider
    assert wider or looks[0] == looks[1]


class Counting(Judge[Any]):
    """Worth nothing, whatever it is asked; and a turn of its own choosing is worth a wider look."""

    features = ("nothing",)
    usual = (0.0,)

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.wide, self.looked = wide, 0

    def width(self, s: Any, seat: int) -> int:
        return self.wide

    def measure(self, s: Any, seat: int) -> tuple[float, ...]:
        self.looked += 1
        return (0.0,)


# The plan of the regular.


def planning() -> tuple[RegularBot, Any, list[tuple[Any, Any]]]:
    """A regular that has just begun a turn of several moves without chance."""
    game = find("noria")
    state = game.start(game.setup(2), QuietEffects(live(random.Random(4))))
    bot = RegularBot(game, random.Random(1), Effort(200))
    while True:
        seat = state.stack[-1].seat
        move = bot.choose(game.observe(state, seat), seat)
        game.play(state, move, QuietEffects(live(random.Random(5))))
        if len(bot._plan) > 2:
            return bot, state, list(bot._plan)


def test_what_was_planned_is_played_while_all_turns_out_as_expected() -> None:
    bot, state, plan = planning()
    expected, move = plan[0]
    assert bot.choose(bot.game.observe(expected, state.active), state.active) == move
    assert bot._plan == plan[1:]


def test_the_plan_is_dropped_when_something_else_is_seen() -> None:
    bot, _, plan = planning()
    other = plan[0][0].clone()
    seat = other.stack[-1].seat
    other.seats[1 - seat].knowledge += 1
    move = bot.choose(other, seat)
    assert move in bot.game.legal(other)
    assert all(old is not new for old, _ in plan for new, _ in bot._plan)


def test_a_plan_never_outlives_its_legality() -> None:
    """Toll's dice fall differently from what a searcher imagined nearly every time; it still plays on."""
    match = toll_match(2)
    deal_hands(match, (1, 1, 0, 0, 0), (0, 0, 1, 1, 0))
    bot = RegularBot(match.game, random.Random(0))
    while not match.over:
        assert match.frame
        seat = match.frame.seat
        assert match.submit(bot.choose(match.observe(seat), seat)) is None


def test_regular_beats_random_clearly() -> None:
    game, margins = find("noria"), []
    for n in range(4):
        levels = ["regular", "random"] if n % 2 else ["random", "regular"]
        totals = dict(zip(levels, play_bots(game, game.setup(2), levels, f"clearly/{n}").standing.totals, strict=True))
        margins.append(totals["regular"] - totals["random"])
    assert min(margins) > 0, margins
    assert sum(margins) / len(margins) > 20, margins


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_who_waits_does_not_wait_long(level: str) -> None:
    """Each decision of a turn with many ways, on a machine that has little time."""
    game = find("noria")
    s = game.start(game.setup(2), QuietEffects(live(random.Random(4))))
    bot = make_bot(level, game, "w", 0.2)
    for _ in range(12):
        seat, began = s.stack[-1].seat, process_time()
        move = bot.choose(game.observe(s, seat), seat)
        assert process_time() - began < 1.5
        game.play(s, move, QuietEffects(live(random.Random(5))))
