import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.framework.dice import ChanceMet, ChanceMismatch, Effects, QuietEffects, live, lucky, replayed, unknown
from app.framework.moves import Event


def with_picks(*picks: int) -> Effects:
    return Effects(replayed(picks))


def test_every_piece_of_a_pile_is_equally_likely() -> None:
    counts = [2, 0, 3, 1]
    assert Counter(with_picks(n).draw(counts) for n in range(6)) == {0: 2, 2: 3, 3: 1}


def test_a_roll_begins_at_one() -> None:
    assert [with_picks(n).roll() for n in (0, 5)] == [1, 6]
    assert with_picks(9).roll(10) == 10


@given(st.lists(st.integers(), max_size=8), st.integers())
def test_shuffled_is_a_permutation_and_leaves_its_argument(things: list[int], seed: int) -> None:
    before = things[:]
    assert sorted(Effects(live(random.Random(seed))).shuffled(things)) == sorted(things)
    assert things == before


def test_shuffling_reaches_every_order() -> None:
    orders = {tuple(with_picks(a, b, 0).shuffled("xyz")) for a in range(3) for b in range(2)}
    assert len(orders) == 6


def test_picks_are_kept_and_a_replay_meets_the_same() -> None:
    def chances(fx: Effects) -> list[object]:
        return [fx.roll(), fx.draw([1, 2, 3]), fx.choose("abc"), fx.shuffled([1, 2, 3, 4])]

    first = Effects(live(random.Random(5)))
    seen = chances(first)
    again = Effects(replayed(first.picks))
    assert chances(again) == seen
    assert again.picks == first.picks


def test_too_few_picks_are_noticed() -> None:
    fx = with_picks(3)
    fx.roll()
    with pytest.raises(ChanceMismatch, match="none"):
        fx.roll()


@pytest.mark.parametrize("value", [6, 100])
def test_a_pick_out_of_range_is_noticed(value: int) -> None:
    with pytest.raises(ChanceMismatch, match=str(value)):
        with_picks(value).roll()


def test_a_negative_pick_is_noticed() -> None:
    with pytest.raises(ChanceMismatch):
        with_picks(-2).roll()


def ten(seed: str | None, number: int) -> list[int]:
    pick = lucky(seed, number)
    return [pick(1000) for _ in range(10)]


def test_a_seed_fixes_the_chance_of_every_move() -> None:
    assert ten("a", 3) == ten("a", 3)
    assert ten("a", 3) != ten("a", 4)
    assert ten("a", 3) != ten("b", 3)


def test_without_a_seed_nothing_is_fixed() -> None:
    assert ten(None, 3) != ten(None, 3)


def test_an_empty_seed_is_a_seed() -> None:
    assert ten("", 1) == ten("", 1)


def test_unknown_chance_stops() -> None:
    with pytest.raises(ChanceMet):
        Effects(unknown).roll()


def test_news_and_what_becomes_known() -> None:
    fx = with_picks()
    fx.tell("drew", 1, "two", only=(1,))
    assert fx.events == [Event("drew", 1, ("two",), (1,))]
    assert not fx.revealed
    fx.reveal()
    assert fx.revealed


def test_quiet_effects_keep_chance_and_tell_nothing() -> None:
    fx = QuietEffects(replayed([2]))
    fx.tell("drew", 1)
    assert fx.events == []
    assert fx.roll() == 3
