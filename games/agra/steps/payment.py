"""AG-6.2.2.1-2: building materials."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import few_goods, pay_goods
from games.agra.state import Agra, Seat
from games.agra.steps.new_building import finish_building
from games.agra.tables import BUILDING_VALUE, COST, GOODS, MATERIALS, TAKSHAKA

TOO_LITTLE = tuple(tuple(Refusal("pays-too-little", (need, n), "AG-6.2.2.1-2") for n in range(need)) for need in range(6))


_materials: Callable[[list[int]], tuple[int, ...]] = itemgetter(*MATERIALS)


@lru_cache(maxsize=4096)
def worth(mix: tuple[int, ...]) -> int:
    """The building value of some sandstone, wood, cement and planks; one more for at least two sorts."""
    sorts = sum(1 for n in mix if n)
    total = sum(n * BUILDING_VALUE[g] for n, g in zip(mix, MATERIALS, strict=True))
    return total + (BOX.constants.mixed_material_bonus if sorts > 1 else 0)


@cache
def payments(need: int) -> tuple[Indices, ...]:
    """The mixes that suffice and from which nothing could be left out."""
    most = range(need + 1)
    enough = [mix for a in most for b in most for c in most for d in most if worth(mix := (a, b, c, d)) >= need]
    return tuple(
        mix for mix in enough if not any(n and worth((*mix[:i], n - 1, *mix[i + 1 :])) >= need for i, n in enumerate(mix))
    )


def needed(s: Agra, seat: int, building: int) -> int:
    """AG-A1-3: the Takshaka adds to the building value."""
    return COST[building] - (BOX.contracts.takshaka_value if s.owner[TAKSHAKA] == seat else 0)


def held(me: Seat) -> tuple[int, ...]:
    return _materials(me.goods)


class Pay(Step[Agra]):
    """AG-6.2.2.1-2: building materials, no change given."""

    verb = "pay"
    rule = "AG-6.2.2.1-2"
    params = tuple(f"n:{GOODS[g]}" for g in MATERIALS)

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        a, b, c, d = held(s.seats[f.seat])
        (building,) = f.args
        mixes = payments(needed(s, f.seat, building))
        return [mix for mix in mixes if mix[0] <= a and mix[1] <= b and mix[2] <= c and mix[3] <= d]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        for n, have, g in zip(a, held(s.seats[f.seat]), MATERIALS, strict=True):
            if n > have:
                return few_goods(g, n, self.rule)
        (building,) = f.args
        need = needed(s, f.seat, building)
        return TOO_LITTLE[need][worth(a)] if worth(a) < need else None

    def stock(self, s: Agra, f: Frame) -> tuple[int, ...]:
        return held(s.seats[f.seat])

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        me, (building,) = s.seats[f.seat], f.args
        pay_goods(me, f.seat, zip(MATERIALS, a, strict=True), fx)
        finish_building(s, f.seat, building, fx)


class Payment(Phase[Agra]):
    """AG-6.2.2.1-2"""

    kind = "pay"
    params = ("space",)
    rule = "AG-6.2.2.1-2"
    offers = (Pay(),)
    says = ("needs",)
    pays = True

    def tell(self, s: Agra, f: Frame) -> Indices:
        (building,) = f.args
        return (needed(s, f.seat, building),)
