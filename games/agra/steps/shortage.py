"""AG-9-1: too few markers for what is gained."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.gains import FAVOUR, gain_favours, gain_goods, lacking
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GOODS

FREE_MOVES = each(len(GOODS))
NO_GOOD = lacking("AG-9-1")
SAME_KIND = tuple(Refusal("same-kind", (good,), "AG-9-1") for good in GOODS)
NO_FAVOURS = Refusal("few-favours", (1, 0), "AG-9-1")
FAVOUR_FOR_FAVOUR = Refusal("favour-for-favour", (), "AG-9-1")


class FreeGood(Step[Agra]):
    """AG-9-1, AG-6.2.2.2-1: return an own good, so that its marker can be placed for what is gained."""

    verb = "free_good"
    params = ("piece",)
    rule = "AG-9-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [FREE_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        what, _ = f.args
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        return SAME_KIND[good] if what == good else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        me = s.seats[f.seat]
        me.goods[good] -= 1
        me.supply += 1
        fx.tell("freed", f.seat, GOODS[good])
        gain_rest(s, f, fx)


class FreeFavour(Step[Agra]):
    """AG-9-1: the same with a favour."""

    verb = "free_favour"
    rule = "AG-9-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        what, _ = f.args
        if what == FAVOUR:
            return FAVOUR_FOR_FAVOUR
        return None if s.seats[f.seat].favours else NO_FAVOURS

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        me = s.seats[f.seat]
        me.favours -= 1
        me.supply += 1
        fx.tell("freed-favour", f.seat)
        gain_rest(s, f, fx)


def gain_rest(s: Agra, f: Frame, fx: Effects) -> None:
    """What was gained and found no marker, as far as it goes now."""
    what, count = f.args
    if what == FAVOUR:
        gain_favours(s, f.seat, count, fx)
    else:
        gain_goods(s, f.seat, what, count, fx)


class DoWithout(Decline):
    """AG-9-1: what finds no marker is lost."""

    rule = "AG-9-1"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        _, count = f.args
        fx.tell("lost", f.seat, count)


class Shortage(Phase[Agra]):
    """AG-9-1: more markers are needed than are in supply; the good that is gained (or a favour), and how many are missing."""

    kind = "shortage"
    params = ("good?", "count")
    rule = "AG-9-1"
    offers = (FreeGood(), FreeFavour(), DoWithout(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        me, (what, _) = s.seats[f.seat], f.args
        if me.supply:
            return False
        return any(n and g != what for g, n in enumerate(me.goods)) or (what != FAVOUR and me.favours > 0)

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        """Markers came back in the meantime, or nothing can be freed."""
        if s.seats[f.seat].supply:
            gain_rest(s, f, fx)
        else:
            _, count = f.args
            fx.tell("lost", f.seat, count)
