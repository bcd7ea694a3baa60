"""YZ-9.2: Cultivate: a square that grows something, or once in an action a tile from the track."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.money import BANK, charge
from games.yinzi.pieces import plant
from games.yinzi.plantations import NO_CUBES, why_no_tile, why_not_column
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE
from games.yinzi.tables import CUBES_WHEN_PRINTED, GOODS, PRINTED, SQUARES, TILE_COST

NOTHING_GROWS = Refusal("nothing-grows", (), "YZ-9.2.1")
TAKEN = Refusal("square-taken", (), "YZ-9.2.1")
ONE_TILE = Refusal("one-tile", (), "YZ-9.2.2")
NO_TILE_HERE = Refusal("no-tile-here", (), "YZ-7.3")
OTHER_COLUMN = Refusal("other-column", (), "YZ-7.3")
EVERYWHERE = each(len(SQUARES))
COLUMNS = each(len(TILE_COST) + 1)[1:]
"""Columns are counted from 1 in a move."""


class Cultivate(Step[Yinzi]):
    """YZ-9.2.1"""

    verb = "cultivate"
    params = ("square",)
    rule = "YZ-9.2.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _, _ = f.args
        if not left:
            return SPENT
        return None if s.seats[f.seat].cubes else NO_CUBES

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        cubes = s.cubes
        return [EVERYWHERE[square] for square, good in enumerate(s.grows) if good >= 0 and not cubes[square]]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (square,) = a
        if s.grows[square] < 0:
            return NOTHING_GROWS
        return TAKEN if s.cubes[square] else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        good = s.grows[square]
        count = plant(s, f.seat, square, CUBES_WHEN_PRINTED[good] if good == PRINTED[square] else 1)
        fx.tell("cultivates", f.seat, SQUARES[square], GOODS[good], count)
        s.push(resolved(f))


def buy_tile(s: Yinzi, seat: int, column: int, slide: int, fx: Effects) -> None:
    """Pay for the tile of a column, counted from 0, and ask where it goes."""
    good = s.track[column]
    s.track[column] = -1
    s.push(Frame("lay", seat, (good, slide)))
    fx.tell("buys_tile", seat, GOODS[good])
    charge(s, seat, TILE_COST[column], 0, BANK, fx)


class BuyTile(Step[Yinzi]):
    """YZ-9.2.2"""

    verb = "buy_tile"
    params = ("column",)
    rule = "YZ-9.2.2"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _, bought = f.args
        if not left:
            return SPENT
        return ONE_TILE if bought else why_no_tile(s, f.seat)

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return COLUMNS

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (column,) = a
        return why_not_column(s, f.seat, column - 1)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (column,) = a
        s.push(resolved(f, 1))
        buy_tile(s, f.seat, column - 1, 1, fx)


class CultivatePhase(FortunePhase):
    """YZ-9.2.1"""

    kind = "cultivate"
    params = ("left", "taxed", "bought")
    rule = "YZ-9.2.1"
    offers = (Cultivate(), BuyTile(), *FREE, *FORTUNE_ENDS)


class BuyExtraTile(BuyTile):
    """YZ-10.6: the extra plantation of an innovation. In phase A the track does not slide (YZ-7.11)."""

    rule = "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_tile(s, f.seat)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (column,) = a
        phase_a = s.stack[-1].kind in ("bonus", "bonus_rest")
        buy_tile(s, f.seat, column - 1, 0 if phase_a else 1, fx)


class ExtraTilePhase(Phase[Yinzi]):
    """YZ-10.6"""

    kind = "extra_tile"
    rule = "YZ-10.6"
    offers = (BuyExtraTile(),)


class BuyBonusTile(BuyTile):
    """YZ-7.3: in phase A only the tile of the own column may be bought, offered beside the bonus (bonus, due, tile)."""

    rule = "YZ-7.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        _, _, tile = f.args
        return why_no_tile(s, f.seat) if tile else NO_TILE_HERE

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        bonus, _, _ = f.args
        return (COLUMNS[bonus],)

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (column,) = a
        bonus, _, _ = f.args
        return why_not_column(s, f.seat, bonus) if column == bonus + 1 else OTHER_COLUMN

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        bonus, due, _ = f.args
        s.push(Frame(f.kind, f.seat, (bonus, due, 0)))
        buy_tile(s, f.seat, bonus, 0, fx)
