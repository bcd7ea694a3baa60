"""YZ-9.2: Cultivate. Buying a tile has two parts: which tile, then where it goes."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.money import BANK, charge, copper_power, no_copper
from games.yinzi.pieces import NO_TILE_ON, has_free_square, plant, put_tile, slide_tiles, uncoverable
from games.yinzi.state import Yinzi
from games.yinzi.tables import CUBES_WHEN_PRINTED, GOODS, PRINTED, SQUARE, SQUARES, TILE_COST

SPENT = Refusal("no-resolutions", (), "YZ-8.5")
NO_CUBES = Refusal("no-cubes", (), "YZ-2.7")
NOTHING_GROWS = Refusal("nothing-grows", (), "YZ-9.2.1")
TAKEN = Refusal("square-taken", (), "YZ-9.2.1")
ONE_TILE = Refusal("one-tile", (), "YZ-9.2.2")
NO_TILE = Refusal("no-tile", (), "YZ-9.2.2")
NO_TILE_HERE = Refusal("no-tile-here", (), "YZ-7.3")
NO_SQUARE = Refusal("no-square", (), "YZ-9.2.3")
NO_COLUMN = Refusal("no-column", (), "YZ-9.2.2")
OTHER_COLUMN = Refusal("other-column", (), "YZ-7.3")

CULTIVATE = tuple(Move("cultivate", (square,)) for square in SQUARES)
LAY = tuple(Move("lay", (square,)) for square in SQUARES)
BUY = tuple(Move("buy_tile", (column + 1,)) for column in range(len(TILE_COST)))
TILE_CUBES = 2


class Cultivate(Step[Yinzi]):
    """YZ-9.2.1"""

    verb, params, rule = "cultivate", ("square",), "YZ-9.2.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return None if s.seats[f.seat].cubes else NO_CUBES

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for move, good, cubes in zip(CULTIVATE, s.grows, s.cubes, strict=True) if good >= 0 and not cubes]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        if s.grows[square] < 0:
            return NOTHING_GROWS
        return TAKEN if s.cubes[square] else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        good = s.grows[square]
        count = plant(s, f.seat, square, CUBES_WHEN_PRINTED[good] if good == PRINTED[square] else 1)
        fx.tell("cultivates", f.seat, SQUARES[square], GOODS[good], count)
        s.push(Frame(f.kind, f.seat, (int(f.args[0]) - 1, f.args[1], f.args[2])))


def why_no_tile(s: Yinzi, q: int) -> Refusal | None:
    """Why q can buy none of the tiles, whatever they cost."""
    if not s.seats[q].cubes:
        return NO_CUBES
    return None if has_free_square(s) else NO_SQUARE


def why_not_column(s: Yinzi, q: int, column: int) -> Refusal | None:
    if not 0 <= column < len(TILE_COST):
        return NO_COLUMN
    return NO_TILE if s.track[column] < 0 else no_copper(s, q, TILE_COST[column], "YZ-9.2.2")


def why_no_purchase(s: Yinzi, q: int) -> Refusal | None:
    """Why q can buy no tile at all now."""
    if reason := why_no_tile(s, q):
        return reason
    power = copper_power(s, q)
    costs = [cost for good, cost in zip(s.track, TILE_COST, strict=True) if good >= 0]
    if not costs:
        return NO_TILE
    return None if min(costs) <= power else Refusal("copper", (min(costs), power), "YZ-9.2.2")


def buy_tile(s: Yinzi, q: int, column: int, slide: int, fx: Effects) -> None:
    """Pay for a tile and ask where it goes."""
    good = s.track[column]
    s.track[column] = -1
    s.push(Frame("lay", q, (good, slide)))
    fx.tell("buys_tile", q, GOODS[good])
    charge(s, q, TILE_COST[column], 0, BANK, fx)


class BuyTile(Step[Yinzi]):
    """YZ-9.2.2"""

    verb, params, rule = "buy_tile", ("column",), "YZ-9.2.2"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return ONE_TILE if f.args[2] else why_no_tile(s, f.seat)

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return BUY

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_not_column(s, f.seat, int(m.args[0]) - 1)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        s.push(Frame(f.kind, f.seat, (int(f.args[0]) - 1, f.args[1], 1)))
        buy_tile(s, f.seat, int(m.args[0]) - 1, 1, fx)


class BuyExtraTile(BuyTile):
    """YZ-10.6: the extra plantation of an innovation. In phase A the track does not slide (YZ-7.11)."""

    rule = "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_tile(s, f.seat)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        phase_a = s.stack[-1].kind in ("bonus", "bonus_rest")
        buy_tile(s, f.seat, int(m.args[0]) - 1, 0 if phase_a else 1, fx)


class BuyBonusTile(BuyTile):
    """YZ-7.3: in phase A only the tile of the own column may be bought. The frame carries (column, effect due, tile due)."""

    rule = "YZ-7.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_tile(s, f.seat) if f.args[2] else NO_TILE_HERE

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return (BUY[int(f.args[0])],)

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        column = int(f.args[0])
        return why_not_column(s, f.seat, column) if m.args[0] == column + 1 else OTHER_COLUMN

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        s.push(Frame(f.kind, f.seat, (f.args[0], f.args[1], 0)))
        buy_tile(s, f.seat, int(f.args[0]), 0, fx)


class Lay(Step[Yinzi]):
    """YZ-9.2.3"""

    verb, params, rule = "lay", ("square",), "YZ-9.2.3"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for move, cubes, site in zip(LAY, s.cubes, s.site, strict=True) if not cubes and site < 0]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return uncoverable(s, SQUARE[m.args[0]], NO_TILE_ON)  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        good, slide = map(int, f.args)
        put_tile(s, square, good)
        count = plant(s, f.seat, square, TILE_CUBES)
        fx.tell("cultivates", f.seat, SQUARES[square], GOODS[good], count)
        if slide:
            slide_tiles(s, fx)


class LayPhase(Phase[Yinzi]):
    """YZ-9.2.3"""

    kind, rule = "lay", "YZ-9.2.3"
    offers = (Lay(),)


class ExtraTilePhase(Phase[Yinzi]):
    """YZ-10.6"""

    kind, rule = "extra_tile", "YZ-10.6"
    offers = (BuyExtraTile(),)
