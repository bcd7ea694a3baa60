"""YZ-9.4.2: where a factory stands. The frame carries the factory and whether the display is filled up then."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import NO_FACTORY_ON, put_factory, reveal_factory, uncoverable
from games.yinzi.state import Yinzi
from games.yinzi.tables import FACTORIES, SITE_SQUARES, SITES

EVERYWHERE = each(len(SITES))
NO_SITE = Refusal("no-site", (), "YZ-9.4.2")
NOT_SHOWN = Refusal("factory-not-shown", (), "YZ-9.4.1")


class Place(Step[Yinzi]):
    """YZ-9.4.2: the three squares of an L."""

    verb = "place"
    params = ("site",)
    rule = "YZ-9.4.2"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        cubes, at = s.cubes, s.site
        return [
            EVERYWHERE[site]
            for site, (a, b, c) in enumerate(SITE_SQUARES)
            if not (cubes[a] or cubes[b] or cubes[c]) and at[a] < 0 and at[b] < 0 and at[c] < 0
        ]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (site,) = a
        return uncoverable(s, SITE_SQUARES[site], NO_FACTORY_ON)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (site,) = a
        factory, refill = f.args
        s.display = tuple(x for x in s.display if x != factory)
        put_factory(s, f.seat, factory, site)
        fx.tell("builds", f.seat, FACTORIES[factory], SITES[site])
        if refill:
            reveal_factory(s, fx)


class PlacePhase(Phase[Yinzi]):
    """YZ-9.4.2"""

    kind = "site"
    params = ("factory", "refill")
    rule = "YZ-9.4.2"
    offers = (Place(),)
