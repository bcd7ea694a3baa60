"""NO-9: income, rotation, and the discs bought this turn come to the wheel."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.reckoning import income, turned
from games.noria.state import Noria, disc_kind
from games.noria.tables import DISCS, RING_NAMES, SPACES

_PLACE_DISCS = tuple(Frame("place_discs", seat) for seat in range(4))


class Administration(Phase[Noria]):
    """NO-9.1, NO-9.2"""

    kind = "administration"
    rule = "NO-9"

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        seat = s.seats[f.seat]
        if gained := income(seat):
            seat.knowledge += gained
            fx.tell("income", f.seat, gained)
        for ring in RING_NAMES:
            seat.wheel = turned(seat.wheel, ring)
        s.push(_PLACE_DISCS[f.seat])


class PlaceDisc(Step[Noria]):
    """NO-9.3"""

    verb = "place_disc"
    params = ("disc", "space")
    rule = "NO-9.3"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        bought = s.seats[f.seat].bought
        return [place for disc in range(len(DISCS)) if disc in bought for place in _PLACE[disc]]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        disc, _ = a
        return None if disc in s.seats[f.seat].bought else Refusal("disc-not-bought", (DISCS[disc],), self.rule)

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        disc, space = a
        seat = s.seats[f.seat]
        seat.bought.remove(disc)
        if old := seat.wheel[space]:
            s.box[disc_kind(old)] += 1
            fx.tell("replaced_disc", f.seat, DISCS[disc], SPACES[space], DISCS[disc_kind(old)])
        else:
            fx.tell("placed_disc", f.seat, DISCS[disc], SPACES[space])
        seat.wheel[space] = disc + 1
        s.push(f)


_PLACE = tuple(tuple((disc, x) for x in range(len(SPACES))) for disc in range(len(DISCS)))


class PlaceDiscs(Phase[Noria]):
    kind = "place_discs"
    rule = "NO-9.3"
    offers = (PlaceDisc(),)

    def asks(self, s: Noria, f: Frame) -> bool:
        return bool(s.seats[f.seat].bought)
