"""NO-9: income, rotation, and the discs bought this turn come to the wheel."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.components import DISC, DISCS, RING_NAMES, SPACE, SPACES, SYMBOLS_UNDER
from games.noria.state import Noria, disc_kind
from games.noria.steps.influence import rotate


class Administration(Phase[Noria]):
    """NO-9.1, NO-9.2"""

    kind, rule = "administration", "NO-9"

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        seat = s.seats[f.seat]
        if income := sum(SYMBOLS_UNDER[: seat.built]):
            seat.knowledge += income
            fx.tell("income", f.seat, income)
        for ring in RING_NAMES:
            rotate(seat, ring)
        s.push(Frame("place_discs", f.seat))


class PlaceDisc(Step[Noria]):
    """NO-9.3"""

    verb, params, rule = "place_disc", ("disc", "space"), "NO-9.3"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        bought = s.seats[f.seat].bought
        return [m for disc in range(len(DISCS)) if disc in bought for m in _PLACE[disc]]

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        return None if DISC[m.args[0]] in s.seats[f.seat].bought else Refusal("disc-not-bought", (m.args[0],), self.rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        disc, space, seat = DISC[m.args[0]], SPACE[m.args[1]], s.seats[f.seat]
        seat.bought.remove(disc)
        if old := seat.wheel[space]:
            s.box[disc_kind(old)] += 1
            fx.tell("replaced_disc", f.seat, *m.args, DISCS[disc_kind(old)])
        else:
            fx.tell("placed_disc", f.seat, *m.args)
        seat.wheel[space] = disc + 1
        s.push(f)


_PLACE = tuple(tuple(Move(PlaceDisc.verb, (d, x)) for x in SPACES) for d in DISCS)


class PlaceDiscs(Phase[Noria]):
    kind, rule, offers = "place_discs", "NO-9.3", (PlaceDisc(),)

    def asks(self, s: Noria, f: Frame) -> bool:
        return bool(s.seats[f.seat].bought)
