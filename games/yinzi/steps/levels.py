"""YZ-7.9, YZ-14.17: a level of a factory without payment."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import claim
from games.yinzi.state import Yinzi
from games.yinzi.tables import FACTORIES, TOP_LEVEL

NOT_OWN = Refusal("factory-not-own", (), "YZ-9.4.3")
TOP = Refusal("factory-top", (), "YZ-9.4.3")
NO_DISCS = Refusal("no-discs", (), "YZ-2.7")


def why_no_upgrade(s: Yinzi, seat: int, factory: int) -> Refusal | None:
    if s.owner[factory] != seat:
        return NOT_OWN
    return TOP if s.level[factory] == TOP_LEVEL else None


def can_upgrade(s: Yinzi, seat: int) -> bool:
    """Whether there is a factory that another disc would raise."""
    return s.seats[seat].discs > 0 and any(s.owner[f] == seat and s.level[f] < TOP_LEVEL for f in s.built)


def raise_level(s: Yinzi, seat: int, factory: int, fx: Effects) -> None:
    claim(s, seat, factory)
    fx.tell("upgrades", seat, FACTORIES[factory], s.level[factory])


class FreeUpgrade(Step[Yinzi]):
    """YZ-14.17"""

    verb = "upgrade"
    params = ("factory",)
    rule = "YZ-14.17"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory,) for factory in s.built if s.owner[factory] == f.seat]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (factory,) = a
        return why_no_upgrade(s, f.seat, factory)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (factory,) = a
        raise_level(s, f.seat, factory, fx)


class FreeUpgradePhase(Phase[Yinzi]):
    """YZ-14.17"""

    kind = "free_upgrade"
    rule = "YZ-14.17"
    offers = (FreeUpgrade(),)
