"""AG-6.2.2.1-3 to -5, AG-A1-16: the bonus tile, the worker on the new building; Mujtahida."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.city import collect_coins, put_up, takshaka
from games.agra.gains import gain_favours, gain_rupees
from games.agra.influence import raise_step
from games.agra.state import Agra, replaced
from games.agra.steps.secondary import ASIDES
from games.agra.tables import BONUS_COVER, BONUS_FAVOUR, BONUS_GUILD, BONUS_LEVEL, BONUS_RUPEES, BONUSES, BUILDINGS, LEVEL

CLAIM_MOVES = each(len(BONUSES))
BONUS_GONE = tuple(Refusal("bonus-gone", (bonus,), "AG-6.2.2.1-3") for bonus in BONUSES)
WRONG_LEVEL = tuple(tuple(Refusal("wrong-level", (bonus, n), "AG-6.2.2.1-3") for n in range(5)) for bonus in BONUSES)


def finish_building(s: Agra, seat: int, building: int, fx: Effects) -> None:
    """AG-6.2.2.1-3 to -5: bonus tile, worker and processing, and the Builder goes on if it was his building."""
    if building == s.builder:
        s.push(Frame("builder", seat))
    s.push(Frame("claim", seat, (LEVEL[building],)), Frame("settle", seat, (building,)))
    put_up(s, seat, building, fx)
    takshaka(s, seat, fx)


class ClaimBonus(Step[Agra]):
    """AG-6.2.2.1-3, AG-A2-1: choose one bonus tile of the building's level and use all of it."""

    verb = "claim"
    params = ("bonus",)
    rule = "AG-6.2.2.1-3"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        (level,) = f.args
        return [CLAIM_MOVES[b] for b, of in enumerate(BONUS_LEVEL) if of == level]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (bonus,) = a
        (level,) = f.args
        if BONUS_LEVEL[bonus] != level:
            return WRONG_LEVEL[bonus][level]
        return None if s.bonuses[bonus] else BONUS_GONE[bonus]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (bonus,) = a
        seat = f.seat
        me = s.seats[seat]
        s.bonuses = replaced(s.bonuses, bonus, 0)
        fx.tell("claimed", seat, BONUSES[bonus])
        gain_rupees(me, seat, BONUS_RUPEES[bonus], fx)
        if BONUS_COVER[bonus] and any(me.covers):
            s.push(Frame("uncover", seat))
        if BONUS_GUILD[bonus] >= 0:
            raise_step(s, seat, BONUS_GUILD[bonus], fx)
        if BONUS_FAVOUR[bonus]:
            gain_favours(s, seat, BONUS_FAVOUR[bonus], fx)


class Claim(Phase[Agra]):
    """AG-6.2.2.1-3"""

    kind = "claim"
    params = ("level",)
    rule = "AG-6.2.2.1-3"
    offers = (ClaimBonus(), *ASIDES)


class Settle(Phase[Agra]):
    """AG-6.2.2.1-4: a worker from supply on the new building, then processing there; without a worker neither."""

    kind = "settle"
    params = ("space",)
    rule = "AG-6.2.2.1-4"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        me, (building,) = s.seats[f.seat], f.args
        if me.workers:
            me.workers -= 1
            s.spaces[building] = 2 * f.seat + 1
            fx.tell("placed", f.seat, BUILDINGS[building])
            collect_coins(s, f.seat, building, fx)
            s.push(Frame("process", f.seat, (building,)))


class Mujtahida(Phase[Agra]):
    """AG-A1-16: the first unbuilt building on the path, free, otherwise by the rules of building."""

    kind = "mujtahida"
    rule = "AG-A1-16"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        if 0 in s.built:
            finish_building(s, f.seat, s.built.index(0), fx)
