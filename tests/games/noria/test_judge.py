"""What the judge sees coming: the way to the end of the game, and what stands in it."""

import pytest

from app.framework.dice import Effects
from games.noria import GAME
from games.noria.hopes import best_path
from games.noria.outlook import climb, uses
from games.noria.state import KINDS, Noria
from games.noria.tables import CHAMBER, CITY, DISC, SPACE, SPACES
from tests.games.noria.positions import fresh

VALUES = (8.0, 8.0, 12.0, 16.0, 0.0, 0.0)
NOBODY = (0, 0, 0, 0)
AMPLE = (20.0, 20.0, 20.0)


def reach(
    levels: tuple[int, ...] = (0, 0, 0, 0),
    ahead: tuple[int, ...] = NOBODY,
    values: tuple[float, ...] = VALUES,
    kinds: tuple[float, float, float] = AMPLE,
    actions: tuple[float, float, float, float] = (3.0, 3.0, 0.0, 0.0),
    goods: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> tuple[float, ...]:
    return climb(levels, ahead, values, kinds, actions, goods)


def seen(s: Noria, seat: int, feature: str) -> float:
    return float(GAME.judge.measure(s, seat)[GAME.judge.features.index(feature)])


def chance() -> Effects:
    return Effects(lambda n: 0)


def wheel(**discs: str) -> tuple[int, ...]:
    spaces = [0] * len(SPACES)
    for space, words in discs.items():
        spaces[SPACE[space]] = DISC[words.rstrip("+")] + 1 + KINDS * words.endswith("+")
    return tuple(spaces)


def test_levels_of_goods_are_out_of_reach_without_warehouses() -> None:
    assert reach()[2:] == (0, 0)
    assert reach(goods=(0, 0, 0, 1))[3] > 0
    assert reach(values=(0, 0, 0, 16.0, 0, 0), actions=(3.0, 3.0, 1.0, 0.0))[3] > 0, "a Journey would bring one"
    assert reach(goods=(0, 0, 0, 1), actions=(3.0, 0.0, 1.0, 0.0))[3] == 0, "nothing is made without a Tool"


def test_goods_in_hand_are_surer_than_those_to_be_made() -> None:
    one_city = (1.0, 3.0, 0.0, 0.0)
    assert reach(actions=one_city, goods=(0, 1, 0, 1))[3] == 16
    assert reach(actions=one_city, goods=(0, 0, 0, 1))[3] < 16


def test_a_path_of_one_kind_wants_that_kind() -> None:
    only_refinement = (8.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    alike = reach((5, 0, 0, 0), values=only_refinement, kinds=(5.0, 0.0, 0.0), actions=(1.0, 0.0, 0.0, 0.0))
    mixed = reach((5, 0, 0, 0), values=only_refinement, kinds=(2.0, 2.0, 1.0), actions=(1.0, 0.0, 0.0, 0.0))
    bought = reach((5, 0, 0, 0), values=only_refinement, kinds=(2.0, 2.0, 1.0), actions=(1.0, 0.0, 0.0, 3.0))
    assert mixed[0] < alike[0] == bought[0] == 8


def test_rivals_who_are_ahead_make_a_path_dearer() -> None:
    scarce = (3.0, 0.0, 0.0)
    assert reach(kinds=scarce, ahead=(3, 0, 0, 0))[0] < reach(kinds=scarce)[0]


def test_the_last_level_counts_in_part_and_nothing_is_climbed_without_a_city() -> None:
    one, more = (reach(values=(8.0, 0, 0, 0, 0, 0), actions=(n, 0.0, 0.0, 0.0))[0] for n in (1.0, 1.5))
    assert (one, more) == (8, 12)
    assert not any(reach(actions=(0.0, 3.0, 3.0, 9.0)))


def test_the_highest_and_the_lowest_level_count_once_more() -> None:
    values = (8.0, 0.0, 0.0, 0.0, 8.0, 0.0)
    one_city = (1.0, 0.0, 0.0, 0.0)
    assert reach((3, 1, 0, 0), values=values, actions=one_city)[0] == 16
    assert reach((3, 4, 0, 0), values=values, actions=one_city)[0] == 8
    assert reach((1, 2, 2, 2), values=(8.0, 0, 0, 0, 0, 16.0), actions=one_city)[0] == 24


@pytest.mark.parametrize(("turns", "acts"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_disc_in_the_small_ring_acts_every_second_turn(turns: int, acts: int) -> None:
    assert uses(wheel(small_top="city"), (1, 1, 1), 0, turns, 0, False)[CITY] == acts


def test_one_advanced_disc_acts_twice_in_a_turn() -> None:
    lone = wheel(small_bottom="city+")
    assert uses(lone, (1, 1, 1), 0, 1, 0, False)[CITY] == 2
    assert uses(lone, (1, 1, 1), 0, 1, 0, True)[CITY] == 1


def test_what_comes_after_the_last_city_is_no_use() -> None:
    laid = wheel(small_bottom="city", large_upper_right="energy")
    assert uses(laid, (3, 1, 1), 0, 2, 0, False)[0] == 0, "the City acts in the first turn, the Energy in the second"
    assert uses(laid, (3, 1, 1), 0, 3, 0, False)[0] > 0


def test_a_side_disc_that_was_used_closes_the_opposite_one() -> None:
    laid = wheel(large_left="energy", medium_right="city", small_bottom="city")
    free = uses(laid, (1, 1, 1), 0, 1, 0, False)
    closed = uses(laid, (1, 1, 1), 0, 1, 1 << SPACE["large_left"], False)
    assert (free[CITY], closed[CITY]) == (2, 1)


def test_the_path_of_choice_is_where_politicians_and_levels_are() -> None:
    s = fresh(2)
    me = s.seats[0]
    me.levels[3] = 1
    assert best_path(s, me) == 3
    s.unseated[CHAMBER["research"]] = 0
    assert best_path(s, me) != 3


def test_knowledge_is_worth_intrigues_while_there_are_any() -> None:
    s = fresh(2)
    while not s.round:
        GAME.play(s, GAME.legal(s)[0], chance())
    me = s.seats[s.active]
    me.knowledge = 6
    before = seen(s, s.active, "knowledge")
    s.unseated = [0] * len(s.unseated)
    assert before > 0 == seen(s, s.active, "knowledge")


def test_passing_time_is_no_loss_where_nothing_could_be_done() -> None:
    """A Level that can be paid for counts at the end of the turn as before, whoever is asked next."""
    s = fresh(2)
    while not s.round:
        GAME.play(s, GAME.legal(s)[0], chance())
    seat = s.active
    before = GAME.judge.own(s, seat)
    while s.active == seat:
        done = [move for move in GAME.legal(s) if move.verb in ("end_influence", "end_actions", "end_politics")]
        GAME.play(s, done[0], chance())
    assert abs(GAME.judge.own(s, seat) - before) < 12
