"""YZ-9.4: Develop factories: build, rebuild or upgrade."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.discs import spend_disc, why_not_usable
from games.yinzi.money import BANK, charge, no_copper
from games.yinzi.pieces import claim, has_free_site
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, NO_DISCS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE
from games.yinzi.steps.levels import raise_level, why_no_upgrade
from games.yinzi.steps.place import NO_SITE, NOT_SHOWN
from games.yinzi.tables import FACTORIES, FREE_STONE, I_STONE, OWN_STONE, UPGRADE_COST

NO_STONE = Refusal("no-stone", (), "YZ-9.4.1")
NOT_STONE = Refusal("wrong-means", (), "YZ-9.4.1")
NOT_RUIN = Refusal("not-ruin", (), "YZ-9.4.4")
WITH_STONE = (OWN_STONE, FREE_STONE)


def why_no_stone(s: Yinzi, seat: int, means: int) -> Refusal | None:
    if means == OWN_STONE:
        return None if s.seats[seat].stone else NO_STONE
    return why_not_usable(s, seat, I_STONE) if means == FREE_STONE else NOT_STONE


def pay_stone(s: Yinzi, seat: int, means: int, fx: Effects) -> None:
    if means == OWN_STONE:
        s.seats[seat].stone -= 1
        s.stone += 1
    else:
        spend_disc(s, seat, I_STONE, fx)


class Build(Step[Yinzi]):
    """YZ-9.4.1: first which factory, then where it stands."""

    verb = "build"
    params = ("factory", "means")
    rule = "YZ-9.4.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _ = f.args
        if not left:
            return SPENT
        me = s.seats[f.seat]
        if not me.stone and not me.inn & I_STONE:
            return NO_STONE
        if not me.discs:
            return NO_DISCS
        return None if has_free_site(s) else NO_SITE

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory, means) for factory in s.display for means in WITH_STONE]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        factory, means = a
        return why_no_stone(s, f.seat, means) if factory in s.display else NOT_SHOWN

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        factory, means = a
        pay_stone(s, f.seat, means, fx)
        s.push(Frame("site", f.seat, (factory, 1)), resolved(f))


class Rebuild(Step[Yinzi]):
    """YZ-9.4.4"""

    verb = "rebuild"
    params = ("factory", "means")
    rule = "YZ-9.4.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _ = f.args
        if not left:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory, means) for factory in s.built if not s.level[factory] for means in WITH_STONE]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        factory, means = a
        if factory not in s.built or s.level[factory]:
            return NOT_RUIN
        if s.house & house.FREE_REBUILD:
            return None if means == OWN_STONE else NOT_STONE
        return why_no_stone(s, f.seat, means)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        factory, means = a
        if not s.house & house.FREE_REBUILD:
            pay_stone(s, f.seat, means, fx)
        claim(s, f.seat, factory)
        fx.tell("rebuilds", f.seat, FACTORIES[factory])
        s.push(resolved(f))


class Upgrade(Step[Yinzi]):
    """YZ-9.4.3"""

    verb = "upgrade"
    params = ("factory",)
    rule = "YZ-9.4.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _ = f.args
        if not left:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory,) for factory in s.built if s.owner[factory] == f.seat]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (factory,) = a
        return why_no_upgrade(s, f.seat, factory) or no_copper(s, f.seat, self.cost(s, factory), self.rule)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (factory,) = a
        cost = self.cost(s, factory)
        raise_level(s, f.seat, factory, fx)
        s.push(resolved(f))
        charge(s, f.seat, cost, 0, BANK, fx)

    def cost(self, s: Yinzi, factory: int) -> int:
        return UPGRADE_COST[s.level[factory] + 1]


class DevelopFactories(FortunePhase):
    """YZ-9.4.1"""

    kind = "develop_factories"
    rule = "YZ-9.4.1"
    offers = (Build(), Rebuild(), Upgrade(), *FREE, *FORTUNE_ENDS)
