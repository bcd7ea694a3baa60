"""YZ-9.2.2: whether and what a player could buy from the plantation track."""

from app.framework.moves import Refusal
from games.yinzi.money import copper_power, no_copper
from games.yinzi.pieces import has_free_square
from games.yinzi.state import Yinzi
from games.yinzi.tables import TILE_COST

NO_CUBES = Refusal("no-cubes", (), "YZ-2.7")
NO_TILE = Refusal("no-tile", (), "YZ-9.2.2")
NO_SQUARE = Refusal("no-square", (), "YZ-9.2.3")
NO_COLUMN = Refusal("no-column", (), "YZ-9.2.2")


def why_no_tile(s: Yinzi, seat: int) -> Refusal | None:
    """Why none of the tiles can be bought, whatever they cost."""
    if not s.seats[seat].cubes:
        return NO_CUBES
    return None if has_free_square(s) else NO_SQUARE


def why_not_column(s: Yinzi, seat: int, column: int) -> Refusal | None:
    """Why the tile of this column, counted from 0, cannot be bought."""
    if not 0 <= column < len(TILE_COST):
        return NO_COLUMN
    return NO_TILE if s.track[column] < 0 else no_copper(s, seat, TILE_COST[column], "YZ-9.2.2")


def why_no_purchase(s: Yinzi, seat: int) -> Refusal | None:
    """Why no tile at all can be bought now."""
    if reason := why_no_tile(s, seat):
        return reason
    power = copper_power(s, seat)
    costs = [cost for good, cost in zip(s.track, TILE_COST, strict=True) if good >= 0]
    if not costs:
        return NO_TILE
    return None if min(costs) <= power else Refusal("copper", (min(costs), power), "YZ-9.2.2")
