"""What each number on the table may be, so that a forged file is refused before anything reckons with it."""

from functools import cache

from app.framework.limits import FLAG, PLENTY, Among, Limit, Limits, Range, below, below_or_none, bits, exactly, upto
from games.agra.components import BOX
from games.agra.house import RULES
from games.agra.state import Agra, Seat
from games.agra.tables import (
    ACTIONS,
    BONUSES,
    BOWL_GOODS,
    BOX_CARD,
    BUILDINGS,
    CIRCLE,
    FARM_SPACES,
    FIRST_TILE,
    FREE,
    GOODS,
    GUILDS,
    LEVEL_OPENED,
    NEUTRAL,
    NOTABLES,
    ORDERS,
    PLOTS,
    PRINTED,
    SIDES,
    SPACES,
    TOKENS,
    TOP,
    TRACKER_LAST,
)

_MARKERS, _WORKERS = BOX.constants.markers_per_player, BOX.constants.workers_per_player
_PRICES = (*PRINTED, *(price for sides in SIDES for price in sides))
_SPOTS = 3 * len(NOTABLES)
_USED = 27
"""The bits of what was used in a turn: favour actions, luxuries and abilities."""
_MANY = 99
"""More than one question ever asks for."""
_COUNTED = ("count", "left", "value", "steps", "given", "favours", "risen", "free_used", "paid", "paid_used", "fares")
_YES_OR_NO = ("only_1_to_2", "done", "priced", "exchanged")

_COURSE = (("round",), ("turn",), ("order",))


@cache
def limits(seats: int) -> Limits:
    numbers = dict.fromkeys(_COUNTED, Range(0, _MANY)) | dict.fromkeys(_YES_OR_NO, FLAG)
    numbers |= {"level": Range(2, 4), "options": bits(3), "supplied": bits(len(NOTABLES))}
    return Limits({Agra: _table(seats), Seat: _player()}, numbers, _COURSE)


def _player() -> dict[str, Limit]:
    markers = Range(0, _MARKERS)
    return {
        "rupees": Range(0, PLENTY),
        "supply": markers,
        "goods": exactly(len(GOODS), markers),
        "favours": markers,
        "workers": Range(0, _WORKERS),
        "cook": Range(0, _WORKERS),
        "farmers": exactly(len(PLOTS) // 2, Range(1, FARM_SPACES)),
        "covers": exactly(len(PLOTS), FLAG),
        "tracker": Range(1, TRACKER_LAST),
        "influence": exactly(len(GUILDS), Range(0, TOP)),
        "tiles": upto(len(ACTIONS), Range(FIRST_TILE, len(ACTIONS) - 1)),
        "used": bits(_USED),
        "french": upto(_MARKERS, Range(1, max(_PRICES))),
    }


def _table(seats: int) -> dict[str, Limit]:
    seat, supplied = below(seats), Among(frozenset((FREE, NEUTRAL, *range(seats))))
    laid = Range(FREE, 2 * seats - 1)
    buildings = len(BUILDINGS)
    return {
        "round": Range(1, PLENTY),
        "house": bits(len(RULES) + 1),
        "starter": seat,
        "ending": FLAG,
        "final": FLAG,
        "built": exactly(buildings, FLAG),
        "merchant": below(buildings),
        "builder": below_or_none(buildings),
        "coins": exactly(buildings, Range(0, PLENTY)),
        "spaces": exactly(len(SPACES), laid),
        "value": exactly(len(GOODS), Range(1, max(_PRICES))),
        "tokens": exactly(len(TOKENS), below_or_none(len(GOODS))),
        "sides": exactly(len(TOKENS), FLAG),
        "bonuses": exactly(len(BONUSES), FLAG),
        "owner": exactly(len(NOTABLES), Range(BOX_CARD, seats - 1)),
        "spots": exactly(_SPOTS, laid),
        "open_spots": upto(_SPOTS, below(_SPOTS)),
        "pier": Range(1, len(LEVEL_OPENED) - 1),
        "orders": exactly(len(ORDERS), supplied),
        "marked": exactly(len(GUILDS), below_or_none(len(ORDERS) // len(GUILDS))),
        "bowls": exactly(len(BOWL_GOODS), supplied),
        "circle": below(len(CIRCLE)),
        "row": upto(BOX.constants.face_up_favour_tiles, Range(FIRST_TILE, len(ACTIONS) - 1)),
        "mp": Range(0, PLENTY),
        "laid": Range(0, PLENTY),
        "spent": FLAG,
        "outer": below_or_none(len(CIRCLE)),
        "muezzin": FLAG,
        "doubles": Range(0, BOX.constants.max_double_deliveries_per_turn),
        "acts": Range(0, PLENTY),
    }
