import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.framework.resources import (
    ANY,
    DIFFERENT,
    SAME,
    affordable,
    can_pay,
    covers,
    fewest_exchanges,
    fits,
    move_pieces,
    payments,
    spend,
)

RULES = st.sampled_from([ANY, SAME, DIFFERENT])
STOCKS = st.lists(st.integers(0, 5), min_size=1, max_size=4)
AMOUNTS = st.integers(0, 7)


@given(STOCKS, st.data())
def test_moving_pieces_conserves_them(source: list[int], data: st.DataObject) -> None:
    target = data.draw(st.lists(st.integers(0, 5), min_size=len(source), max_size=len(source)))
    kind = data.draw(st.integers(0, len(source) - 1))
    count = data.draw(st.integers(0, source[kind]))
    sums = [a + b for a, b in zip(source, target, strict=True)]
    had = source[kind]
    move_pieces(source, target, kind, count)
    assert [a + b for a, b in zip(source, target, strict=True)] == sums
    assert source[kind] == had - count


@pytest.mark.parametrize("count", [3, -1])
def test_moving_what_is_not_there_changes_nothing(count: int) -> None:
    source, target = [2, 1], [0, 0]
    with pytest.raises(ValueError, match="cannot move"):
        move_pieces(source, target, 0, count)
    assert (source, target) == ([2, 1], [0, 0])


def test_spending_takes_the_mix() -> None:
    stock = [3, 0, 2]
    spend(stock, (1, 0, 2))
    assert stock == [2, 0, 0]


@pytest.mark.parametrize("mix", [(4, 0, 0), (1, 1, 0), (0, 0, -1)])
def test_spending_what_is_not_there_changes_nothing(mix: tuple[int, ...]) -> None:
    stock = [3, 0, 2]
    with pytest.raises(ValueError, match="cannot spend"):
        spend(stock, mix)
    assert stock == [3, 0, 2]


def test_covers_needs_every_kind() -> None:
    assert covers([2, 1], [2, 1])
    assert not covers([5, 0], [2, 1])


@pytest.mark.parametrize(
    ("mix", "amount", "rule", "right"),
    [
        ((2, 1), 3, ANY, True),
        ((2, 1), 3, SAME, False),
        ((3, 0), 3, SAME, True),
        ((3, 0), 3, DIFFERENT, False),
        ((2, 1), 3, DIFFERENT, True),
        ((2, 1), 2, ANY, False),
        ((1, 0), 1, SAME, True),
        ((1, 0), 1, DIFFERENT, True),
        ((0, 0), 0, SAME, True),
        ((0, 0), 0, DIFFERENT, True),
    ],
)
def test_fits(mix: tuple[int, ...], amount: int, rule: str, right: bool) -> None:
    assert fits(mix, amount, rule) is right


@given(STOCKS, AMOUNTS, RULES)
def test_who_can_pay_can_afford_something(stock: list[int], amount: int, rule: str) -> None:
    assert can_pay(stock, amount, rule) == bool(affordable(stock, amount, rule))


@given(st.integers(1, 4), AMOUNTS, RULES)
def test_payments_are_all_that_fit_and_each_once(kinds: int, amount: int, rule: str) -> None:
    found = payments(kinds, amount, rule)
    assert len(set(found)) == len(found)
    assert all(len(mix) == kinds and fits(mix, amount, rule) for mix in found)
    every = {(a, b, c, d)[:kinds] for a in range(8) for b in range(8) for c in range(8) for d in range(8)}
    assert set(found) == {mix for mix in every if fits(mix, amount, rule)}


@given(STOCKS, AMOUNTS, RULES)
def test_affordable_is_what_fits_and_is_covered(stock: list[int], amount: int, rule: str) -> None:
    assert affordable(stock, amount, rule) == [m for m in payments(len(stock), amount, rule) if covers(stock, m)]


@given(st.integers(0, 40), st.integers(0, 40), st.integers(1, 7))
def test_fewest_exchanges_reach_the_need_and_not_one_less(need: int, have: int, rate: int) -> None:
    times = fewest_exchanges(need, have, rate)
    assert times >= 0
    assert have + times * rate >= need
    assert times == 0 or have + (times - 1) * rate < need
