"""AG-6.2.2.1-2 to -5, AG-A1-16: paying, the bonus tile, the worker on the new building; Mujtahida."""

from functools import cache

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.city import put_up, takshaka
from games.agra.components import BOX
from games.agra.gains import gain_favours, gain_rupees
from games.agra.influence import raise_step
from games.agra.state import Agra, Seat, replaced
from games.agra.steps.secondary import ASIDES
from games.agra.tables import (
    BONUS,
    BONUS_COVER,
    BONUS_FAVOUR,
    BONUS_GUILD,
    BONUS_LEVEL,
    BONUS_RUPEES,
    BONUSES,
    BUILDING_VALUE,
    BUILDINGS,
    COST,
    GOODS,
    LEVEL,
    MATERIALS,
    TAKSHAKA,
)

TOO_LITTLE = tuple(tuple(Refusal("pays-too-little", (need, n), "AG-6.2.2.1-2") for n in range(need)) for need in range(6))
CLAIM_MOVES = tuple(Move("claim", (bonus,)) for bonus in BONUSES)
BONUS_GONE = tuple(Refusal("bonus-gone", (bonus,), "AG-6.2.2.1-3") for bonus in BONUSES)
WRONG_LEVEL = tuple(tuple(Refusal("wrong-level", (bonus, n), "AG-6.2.2.1-3") for n in range(5)) for bonus in BONUSES)


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


def held(p: Seat) -> tuple[int, ...]:
    return tuple(p.goods[g] for g in MATERIALS)


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
        p, building = s.seats[f.seat], int(f.args[0])
        for n, g in zip(m.args, MATERIALS, strict=True):
            p.goods[g] -= int(n)
            p.supply += int(n)
        finish_building(s, f.seat, building, fx)


def finish_building(s: Agra, seat: int, building: int, fx: Effects) -> None:
    """AG-6.2.2.1-3 to -5: bonus tile, worker and processing, and the Builder goes on if it was his building."""
    if building == s.builder:
        s.push(Frame("builder", seat))
    s.push(Frame("claim", seat, (LEVEL[building],)), Frame("settle", seat, (building,)))
    put_up(s, seat, building, fx)
    takshaka(s, seat, fx)


class Payment(Phase[Agra]):
    """AG-6.2.2.1-2"""

    kind, rule, offers = "pay", "AG-6.2.2.1-2", (Pay(),)


class ClaimBonus(Step[Agra]):
    """AG-6.2.2.1-3, AG-A2-1: choose one bonus tile of the building's level and use all of it."""

    verb, params, rule = "claim", ("bonus",), "AG-6.2.2.1-3"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [CLAIM_MOVES[b] for b, level in enumerate(BONUS_LEVEL) if level == f.args[0]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        bonus = BONUS[str(m.args[0])]
        if BONUS_LEVEL[bonus] != f.args[0]:
            return WRONG_LEVEL[bonus][int(f.args[0])]
        return None if s.bonuses[bonus] else BONUS_GONE[bonus]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        bonus, seat = BONUS[str(m.args[0])], f.seat
        p = s.seats[seat]
        s.bonuses = replaced(s.bonuses, bonus, 0)
        fx.tell("claimed", seat, BONUSES[bonus])
        gain_rupees(p, seat, BONUS_RUPEES[bonus], fx)
        if BONUS_COVER[bonus] and any(p.covers):
            s.push(Frame("uncover", seat))
        if BONUS_GUILD[bonus] >= 0:
            raise_step(s, seat, BONUS_GUILD[bonus], fx)
        if BONUS_FAVOUR[bonus]:
            gain_favours(s, seat, BONUS_FAVOUR[bonus], fx)


class Claim(Phase[Agra]):
    """AG-6.2.2.1-3"""

    kind, rule, offers = "claim", "AG-6.2.2.1-3", (ClaimBonus(), *ASIDES)


class Settle(Phase[Agra]):
    """AG-6.2.2.1-4: a worker from supply on the new building, then processing there; without a worker neither."""

    kind, rule = "settle", "AG-6.2.2.1-4"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        p, building = s.seats[f.seat], int(f.args[0])
        if p.workers:
            p.workers -= 1
            s.spaces[building] = 2 * f.seat + 1
            fx.tell("placed", f.seat, BUILDINGS[building])
            s.push(Frame("process", f.seat, (building,)))


class Mujtahida(Phase[Agra]):
    """AG-A1-16: the first unbuilt building on the path, free, otherwise by the rules of building."""

    kind, rule = "mujtahida", "AG-A1-16"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        if 0 in s.built:
            finish_building(s, f.seat, s.built.index(0), fx)
