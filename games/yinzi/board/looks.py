"""What each look is painted by."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.table.theme import Theme
from games.yinzi.board import cards, counters, rivals, ships, tiles, tokens

Painter = Callable[[QPainter, QRectF, list[str], Theme], None]


def paint_look(p: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
    name, *words = look.split("/")
    _PAINTERS[name](p, rect, words, theme)


def outline(look: str, rect: QRectF) -> QPainterPath | None:
    """A factory is found on its L and at its middle; frames and trays are not touched at all."""
    name, *words = look.split("/")
    if name == "factory":
        middle = QPainterPath()
        middle.addEllipse(rect.center(), rect.width() * MIDDLE, rect.width() * MIDDLE)
        return tiles.factory_path(rect, int(words[5])).united(middle)
    return QPainterPath() if name in _UNTOUCHED else None


MIDDLE = 0.06
_UNTOUCHED = frozenset(("turn", "bench", "tray"))
_PAINTERS: dict[str, Painter] = {
    "tile": lambda p, r, w, th: tiles.paint_plantation(p, r, w[0], th),
    "cube": lambda p, r, w, th: tokens.paint_cube(p, r, w[0], w[1], th),
    "raw": lambda p, r, w, th: tokens.paint_sold(p, r, w[0], th),
    "factory": tiles.paint_factory,
    "plan": tiles.paint_plan,
    "offer": tiles.paint_offer,
    "product": lambda p, r, w, th: tokens.paint_product(p, r, w[0], w[1], th),
    "marker": lambda p, r, w, th: tokens.paint_marker(p, r, w[0], th),
    "disc": lambda p, r, w, th: tokens.paint_disc(p, r, w[0], th, w[1] == "fresh"),
    "cylinder": lambda p, r, w, th: tokens.paint_cylinder(p, r, w[0], th),
    "boat": lambda p, r, w, th: tokens.paint_boat(p, r, w[0], th),
    "workers": lambda p, r, w, th: tokens.paint_workers(p, r, w[0], w[1], w[2] == "recruit", th),
    "die": counters.paint_rate,
    "ship": lambda p, r, w, th: ships.paint_ship(p, r, w[0], th),
    "load": ships.paint_load,
    "route": tiles.paint_route,
    "mine": tiles.paint_own_route,
    "pledge": tiles.paint_pledge,
    "routeback": tiles.paint_route_back,
    "card": cards.paint_card,
    "back": cards.paint_card_back,
    "food": counters.paint_food,
    "stock": counters.paint_stock,
    "tally": counters.paint_tally,
    "spare": counters.paint_spare,
    "taxes": counters.paint_taxes,
    "won": counters.paint_won,
    "harm": counters.paint_harm,
    "bill": counters.paint_bill,
    "slotted": rivals.paint_slotted,
    "strength": counters.paint_strength,
    "lead": counters.paint_lead,
    "rank": counters.paint_rank,
    "clock": counters.paint_clock,
    "disasters": counters.paint_disasters,
    "discard": counters.paint_discard,
    "stack": counters.paint_stack,
    "below": counters.paint_below,
    "pile": counters.paint_pile,
    "chip": counters.paint_chip,
    "goods": counters.paint_goods,
    "veterans": counters.paint_veterans,
    "bench": counters.paint_bench,
    "tray": counters.paint_tray,
    "turn": counters.paint_turn,
    "token": counters.paint_token,
    "icon": counters.paint_head,
}
