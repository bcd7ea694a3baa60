"""Stocks that conserve pieces, costs, and the ways to pay them.

A stock is a list of counts, one for each kind. A mix is a tuple of counts that is about to be paid.
"""

from collections.abc import Iterator, Sequence
from functools import cache

ANY, SAME, DIFFERENT = "any", "same", "different"
"""How the units of a payment relate: any mix, all of one kind, at least two kinds."""


def move_pieces(source: list[int], target: list[int], kind: int, count: int = 1) -> None:
    """Move pieces between two stocks; their sum never changes, and neither goes below zero."""
    if not 0 <= count <= source[kind]:
        raise ValueError(f"cannot move {count} of kind {kind}: {source[kind]} there")
    source[kind] -= count
    target[kind] += count


def spend(stock: list[int], mix: Sequence[int]) -> None:
    """Take a mix from a stock into an endless bank."""
    for kind, count in enumerate(mix):
        if not 0 <= count <= stock[kind]:
            raise ValueError(f"cannot spend {count} of kind {kind}: {stock[kind]} there")
    for kind, count in enumerate(mix):
        stock[kind] -= count


def covers(stock: Sequence[int], cost: Sequence[int]) -> bool:
    """Whether a stock holds at least an exact cost."""
    return all(stock[kind] >= need for kind, need in enumerate(cost))


def fits(mix: Sequence[int], amount: int, rule: str) -> bool:
    """Whether a mix is the right payment, whoever owns it. A single unit, or nothing due, satisfies every rule."""
    if sum(mix) != amount:
        return False
    if rule == ANY or amount <= 1:
        return True
    kinds = sum(1 for count in mix if count)
    return kinds == 1 if rule == SAME else kinds >= 2


def can_pay(stock: Sequence[int], amount: int, rule: str) -> bool:
    if amount <= 0:
        return True
    if rule == SAME:
        return max(stock) >= amount
    total = sum(stock)
    if total < amount:
        return False
    return rule == ANY or amount == 1 or max(stock) < total


@cache
def payments(kinds: int, amount: int, rule: str) -> tuple[tuple[int, ...], ...]:
    """Every mix that fits, in one canonical order."""
    return tuple(mix for mix in _splits(kinds, amount) if fits(mix, amount, rule))


def affordable(stock: Sequence[int], amount: int, rule: str) -> list[tuple[int, ...]]:
    return [mix for mix in payments(len(stock), amount, rule) if covers(stock, mix)]


def _splits(kinds: int, amount: int) -> Iterator[tuple[int, ...]]:
    if kinds == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _splits(kinds - 1, amount - first):
            yield (first, *rest)


def fewest_exchanges(need: int, have: int, rate: int) -> int:
    """How many whole coins of `rate` must be changed so that `have` reaches `need`: the least number, never more."""
    return max(0, -(-(need - have) // rate))
