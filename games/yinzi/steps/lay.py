"""YZ-9.2.3: where a bought plantation tile goes. The frame carries its good and whether the track slides then."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import NO_TILE_ON, plant, put_tile, slide_tiles, uncoverable
from games.yinzi.state import Yinzi
from games.yinzi.tables import GOODS, SQUARES

EVERYWHERE = each(len(SQUARES))
TILE_CUBES = 2


class Lay(Step[Yinzi]):
    """YZ-9.2.3"""

    verb = "lay"
    params = ("square",)
    rule = "YZ-9.2.3"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        at = s.site
        return [EVERYWHERE[square] for square, cubes in enumerate(s.cubes) if not cubes and at[square] < 0]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        return uncoverable(s, a, NO_TILE_ON)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        good, slide = f.args
        put_tile(s, square, good)
        count = plant(s, f.seat, square, TILE_CUBES)
        fx.tell("cultivates", f.seat, SQUARES[square], GOODS[good], count)
        if slide:
            slide_tiles(s, fx)


class LayPhase(Phase[Yinzi]):
    """YZ-9.2.3"""

    kind = "lay"
    params = ("good", "slide")
    rule = "YZ-9.2.3"
    offers = (Lay(),)
