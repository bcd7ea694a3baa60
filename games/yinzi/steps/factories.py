"""YZ-9.4: Develop factories. Building has two parts: which factory, then where it stands."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import BANK, charge, no_copper, spend_disc
from games.yinzi.pieces import NO_FACTORY_ON, claim, has_free_site, put_factory, reveal_factory, uncoverable
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, NO_DISCS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE, why_not_usable
from games.yinzi.tables import (
    FACTORIES,
    FACTORY,
    I_STONE,
    SITE,
    SITE_SQUARES,
    SITES,
    TOP_LEVEL,
    UPGRADE_COST,
)

NO_SITE = Refusal("no-site", (), "YZ-9.4.2")
NOT_SHOWN = Refusal("factory-not-shown", (), "YZ-9.4.1")
NO_STONE = Refusal("no-stone", (), "YZ-9.4.1")
NOT_STONE = Refusal("wrong-means", (), "YZ-9.4.1")
NOT_RUIN = Refusal("not-ruin", (), "YZ-9.4.4")
NOT_OWN = Refusal("factory-not-own", (), "YZ-9.4.3")
TOP = Refusal("factory-top", (), "YZ-9.4.3")

BUILD = tuple(tuple(Move("build", (factory, means)) for means in ("stone", "inn_stone")) for factory in FACTORIES)
REBUILD = tuple(tuple(Move("rebuild", (factory, means)) for means in ("stone", "inn_stone")) for factory in FACTORIES)
UPGRADE = tuple(Move("upgrade", (factory,)) for factory in FACTORIES)
PLACE = tuple(Move("place", (site,)) for site in SITES)
FOUND = tuple(Move("found", (factory,)) for factory in FACTORIES)


def why_no_stone(s: Yinzi, q: int, means: int | str) -> Refusal | None:
    if means == "stone":
        return None if s.seats[q].stone else NO_STONE
    return why_not_usable(s, q, I_STONE) if means == "inn_stone" else NOT_STONE


def pay_stone(s: Yinzi, q: int, means: int | str, fx: Effects) -> None:
    if means == "stone":
        s.seats[q].stone -= 1
        s.stone += 1
    else:
        spend_disc(s, q, I_STONE, fx)


class Build(Step[Yinzi]):
    """YZ-9.4.1"""

    verb, params, rule = "build", ("factory", "means"), "YZ-9.4.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        seat = s.seats[f.seat]
        if not seat.stone and not seat.inn & I_STONE:
            return NO_STONE
        if not seat.discs:
            return NO_DISCS
        return None if has_free_site(s) else NO_SITE

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for factory in s.display for move in BUILD[factory]]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        if FACTORY[m.args[0]] not in s.display:  # type: ignore[index]
            return NOT_SHOWN
        return why_no_stone(s, f.seat, m.args[1])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pay_stone(s, f.seat, m.args[1], fx)
        s.push(Frame("site", f.seat, (FACTORY[m.args[0]], 1)), resolved(f))  # type: ignore[index]


class Rebuild(Step[Yinzi]):
    """YZ-9.4.4"""

    verb, params, rule = "rebuild", ("factory", "means"), "YZ-9.4.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for factory in s.built if not s.level[factory] for move in REBUILD[factory]]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        if factory not in s.built or s.level[factory]:
            return NOT_RUIN
        if s.house & house.FREE_REBUILD:
            return None if m.args[1] == "stone" else NOT_STONE
        return why_no_stone(s, f.seat, m.args[1])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        if not s.house & house.FREE_REBUILD:
            pay_stone(s, f.seat, m.args[1], fx)
        claim(s, f.seat, factory)
        fx.tell("rebuilds", f.seat, FACTORIES[factory])
        s.push(resolved(f))


def why_no_upgrade(s: Yinzi, q: int, factory: int) -> Refusal | None:
    if s.owner[factory] != q:
        return NOT_OWN
    return TOP if s.level[factory] == TOP_LEVEL else None


def can_upgrade(s: Yinzi, q: int) -> bool:
    """Whether q has a factory that another disc would raise."""
    return s.seats[q].discs > 0 and any(s.owner[f] == q and s.level[f] < TOP_LEVEL for f in s.built)


def raise_level(s: Yinzi, q: int, factory: int, fx: Effects) -> None:
    claim(s, q, factory)
    fx.tell("upgrades", q, FACTORIES[factory], s.level[factory])


class Upgrade(Step[Yinzi]):
    """YZ-9.4.3"""

    verb, params, rule = "upgrade", ("factory",), "YZ-9.4.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [UPGRADE[factory] for factory in s.built if s.owner[factory] == f.seat]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        return why_no_upgrade(s, f.seat, factory) or no_copper(s, f.seat, self.cost(s, factory), self.rule)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        cost = self.cost(s, factory)
        raise_level(s, f.seat, factory, fx)
        s.push(resolved(f))
        charge(s, f.seat, cost, 0, BANK, fx)

    def cost(self, s: Yinzi, factory: int) -> int:
        return UPGRADE_COST[s.level[factory] + 1]


class Place(Step[Yinzi]):
    """YZ-9.4.2: the three squares of an L; the frame carries the factory and whether the display is filled up."""

    verb, params, rule = "place", ("site",), "YZ-9.4.2"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        cubes, at = s.cubes, s.site
        return [
            move
            for move, (a, b, c) in zip(PLACE, SITE_SQUARES, strict=True)
            if not (cubes[a] or cubes[b] or cubes[c]) and at[a] < 0 and at[b] < 0 and at[c] < 0
        ]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        for square in SITE_SQUARES[SITE[m.args[0]]]:  # type: ignore[index]
            if reason := uncoverable(s, square, NO_FACTORY_ON):
                return reason
        return None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        site = SITE[m.args[0]]  # type: ignore[index]
        factory, refill = map(int, f.args)
        s.display = tuple(x for x in s.display if x != factory)
        put_factory(s, f.seat, factory, site)
        fx.tell("builds", f.seat, FACTORIES[factory], SITES[site])
        if refill:
            reveal_factory(s, fx)


class PlacePhase(Phase[Yinzi]):
    """YZ-9.4.2"""

    kind, rule = "site", "YZ-9.4.2"
    offers = (Place(),)


class DevelopFactories(FortunePhase):
    """YZ-9.4.1"""

    kind, rule = "develop_factories", "YZ-9.4.1"
    offers = (Build(), Rebuild(), Upgrade(), *FREE, *FORTUNE_ENDS)


class FreeUpgrade(Upgrade):
    """YZ-7.9, YZ-14.17: a level without payment."""

    rule = "YZ-7.9"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].discs else NO_DISCS

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_no_upgrade(s, f.seat, FACTORY[m.args[0]])  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        raise_level(s, f.seat, FACTORY[m.args[0]], fx)  # type: ignore[index]


class FreeUpgradePhase(Phase[Yinzi]):
    """YZ-14.17"""

    kind, rule = "free_upgrade", "YZ-14.17"
    offers = (FreeUpgrade(),)


class Found(Step[Yinzi]):
    """YZ-3.4: the first factory is free."""

    verb, params, rule = "found", ("factory",), "YZ-3.4"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [FOUND[factory] for factory in s.display]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None if FACTORY[m.args[0]] in s.display else NOT_SHOWN  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        s.push(Frame("site", f.seat, (FACTORY[m.args[0]], 0)))  # type: ignore[index]
