"""AG-6.2.3-4, -5, AG-A1-15: favour tiles from the influence tracks and the Mosaic Maker."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import gain_favours
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.tables import ACTIONS, TILES

TILE_MOVES = each(len(ACTIONS))
NOT_OPEN = tuple(Refusal("tile-not-open", (action,), "AG-6.2.3-5") for action in ACTIONS)
SEARCH_MOVES = each(len(ACTIONS))
NOT_FINDABLE = tuple(Refusal("tile-not-there", (action,), "AG-A1-15") for action in ACTIONS)
GIVE_UP_MOVES = each(len(ACTIONS))
NOT_HELD = tuple(Refusal("no-tile", (action,), "AG-6.2.3-4") for action in ACTIONS)


def pile(s: Agra) -> list[int]:
    """The favour tiles that lie face down: what is neither open nor owned, in no order."""
    seen = {*s.row, *(tile for player in s.seats for tile in player.tiles)}
    return [tile for tile in TILES if tile not in seen]


def refill(s: Agra, fx: Effects) -> None:
    """AG-6.2.3-5"""
    while len(s.row) < BOX.constants.face_up_favour_tiles and (left := pile(s)):
        tile = fx.choose(left)
        s.row = (*s.row, tile)
        fx.tell("tile-opened", s.active, ACTIONS[tile])


def receive_tile(s: Agra, seat: int, tile: int, fx: Effects) -> None:
    """AG-6.2.3-4: with a fourth tile, one of the four goes back."""
    me = s.seats[seat]
    me.tiles = tuple(sorted((*me.tiles, tile)))
    s.row = tuple(t for t in s.row if t != tile)
    fx.tell("tile", seat, ACTIONS[tile])
    refill(s, fx)
    if len(me.tiles) > BOX.constants.max_extra_favour_tiles:
        s.push(Frame("surplus", seat))


class TakeTile(Step[Agra]):
    """AG-6.2.3-5: one of the open favour tiles."""

    verb = "take_tile"
    params = ("action",)
    rule = "AG-6.2.3-5"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [TILE_MOVES[tile] for tile in s.row]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (tile,) = a
        return None if tile in s.row else NOT_OPEN[tile]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (tile,) = a
        receive_tile(s, f.seat, tile, fx)


class TakeFavours(Step[Agra]):
    """AG-6.2.3-5: favours instead of a tile."""

    verb = "take_favours"
    rule = "AG-6.2.3-5"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (favours,) = f.args
        gain_favours(s, f.seat, favours, fx)


class TrackBonus(Phase[Agra]):
    """AG-6.2.3-5; the favours to be had instead of a tile."""

    kind = "track_bonus"
    params = ("favours",)
    rule = "AG-6.2.3-5"
    offers = (TakeTile(), TakeFavours(), *ASIDES)


class Search(Step[Agra]):
    """AG-A1-15: any favour tile, open or from the pile."""

    verb = "search"
    params = ("action",)
    rule = "AG-A1-15"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [SEARCH_MOVES[tile] for tile in (*s.row, *pile(s))]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (tile,) = a
        return None if tile in s.row or tile in pile(s) else NOT_FINDABLE[tile]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (tile,) = a
        receive_tile(s, f.seat, tile, fx)


class SearchPile(Phase[Agra]):
    """AG-A1-15"""

    kind = "search"
    rule = "AG-A1-15"
    offers = (Search(),)


class GiveUp(Step[Agra]):
    """AG-6.2.3-4: one of four tiles goes back into the pile."""

    verb = "give_up"
    params = ("action",)
    rule = "AG-6.2.3-4"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [GIVE_UP_MOVES[tile] for tile in s.seats[f.seat].tiles]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (tile,) = a
        return None if tile in s.seats[f.seat].tiles else NOT_HELD[tile]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (tile,) = a
        me = s.seats[f.seat]
        me.tiles = tuple(t for t in me.tiles if t != tile)
        fx.tell("tile-back", f.seat, ACTIONS[tile])
        refill(s, fx)


class Surplus(Phase[Agra]):
    """AG-6.2.3-4"""

    kind = "surplus"
    rule = "AG-6.2.3-4"
    offers = (GiveUp(),)
