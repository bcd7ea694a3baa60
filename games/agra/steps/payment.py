"""AG-6.2.2.1-2: building materials."""

from functools import cache

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.state import Agra, Seat
from games.agra.steps.new_building import finish_building
from games.agra.tables import (
    BUILDING_VALUE,
    COST,
    GOODS,
    MATERIALS,
    TAKSHAKA,
)

TOO_LITTLE = tuple(tuple(Refusal("pays-too-little", (need, n), "AG-6.2.2.1-2") for n in range(need)) for need in range(6))


def worth(mix: tuple[int, ...]) -> int:
    """The building value of some sandstone, wood, cement and planks; one more for at least two sorts."""
    sorts = sum(1 for n in mix if n)
    total = sum(n * BUILDING_VALUE[g] for n, g in zip(mix, MATERIALS, strict=True))
    return total + (BOX.constants.mixed_material_bonus if sorts > 1 else 0)


@cache
def payments(need: int) -> tuple[tuple[int, ...], ...]:
    """The mixes that suffice and from which nothing could be left out."""
    most = range(need + 1)
    enough = [mix for a in most for b in most for c in most for d in most if worth(mix := (a, b, c, d)) >= need]
    return tuple(
        mix for mix in enough if not any(n and worth((*mix[:i], n - 1, *mix[i + 1 :])) >= need for i, n in enumerate(mix))
    )


@cache
def payment_moves(need: int) -> tuple[Move, ...]:
    return tuple(Move("pay", mix) for mix in payments(need))


def needed(s: Agra, seat: int, building: int) -> int:
    """AG-A1-3: the Takshaka adds to the building value."""
    return COST[building] - (BOX.contracts.takshaka_value if s.owner[TAKSHAKA] == seat else 0)


def held(me: Seat) -> tuple[int, ...]:
    return tuple(me.goods[g] for g in MATERIALS)


class Pay(Step[Agra]):
    """AG-6.2.2.1-2: building materials, no change given."""

    verb, rule = "pay", "AG-6.2.2.1-2"
    params = tuple(f"n:{GOODS[g]}" for g in MATERIALS)

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        a, b, c, d = held(s.seats[f.seat])
        moves = payment_moves(needed(s, f.seat, int(f.args[0])))
        return [m for m in moves if m.args[0] <= a and m.args[1] <= b and m.args[2] <= c and m.args[3] <= d]  # type: ignore[operator]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        mix = tuple(int(n) for n in m.args)
        for n, have, g in zip(mix, held(s.seats[f.seat]), MATERIALS, strict=True):
            if n > have:
                return Refusal("few-goods", (GOODS[g], n), self.rule)
        need = needed(s, f.seat, int(f.args[0]))
        return TOO_LITTLE[need][worth(mix)] if worth(mix) < need else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        me, building = s.seats[f.seat], int(f.args[0])
        for n, g in zip(m.args, MATERIALS, strict=True):
            me.goods[g] -= int(n)
            me.supply += int(n)
        finish_building(s, f.seat, building, fx)


class Payment(Phase[Agra]):
    """AG-6.2.2.1-2"""

    kind, rule, offers = "pay", "AG-6.2.2.1-2", (Pay(),)
