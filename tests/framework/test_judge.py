"""What a position is worth beside the rivals' worth."""

from collections.abc import Sequence
from typing import Any

import pytest

from app.framework.game import Judge
from app.framework.phases import State


class Purse(Judge[Any]):
    features = ("coins", "cards")
    usual = (1.0, 10.0)

    def measure(self, s: Any, seat: int) -> Sequence[float]:
        seats: Sequence[Sequence[float]] = s.seats
        return seats[seat]


class Hermit(Purse):
    def rivalry(self, rivals: int) -> float:
        return 0.0


def table(*seats: tuple[float, float]) -> Any:
    s: Any = State()
    s.seats = list(seats)
    return s


@pytest.mark.parametrize(
    ("rivals", "value"),
    [([(4, 0)], 20 - 2), ([(4, 0)] * 3, 20 - 2), ([(0, 0), (6, 0), (0, 3)], 20 - 6)],
    ids=["one", "alike", "odd"],
)
def test_rivals_count_by_their_mean_however_many_they_are(rivals: list[tuple[float, float]], value: float) -> None:
    assert Purse().value(table((10, 1), *rivals), 0) == value


def test_without_rivalry_only_the_own_worth_counts() -> None:
    assert Hermit().value(table((10, 1), (99, 9)), 0) == Hermit().own(table((10, 1)), 0) == 20


def test_other_weights_leave_the_judge_as_it_was() -> None:
    judge = Purse()
    assert judge.weighing((2.0, 0.0)).own(table((10, 1)), 0) == 20.0
    assert judge.weights == (1.0, 10.0)
