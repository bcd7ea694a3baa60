"""What each look is painted by."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.table.theme import Theme
from games.agra.board import cards, figures, tokens
from games.agra.board.emblems import paint_emblem
from games.agra.board.goods import paint_good
from games.agra.board.small_farm import small_farm

Painter = Callable[[QPainter, QRectF, list[str], Theme], None]


def paint_look(p: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
    name, *words = look.split("/")
    _PAINTERS[name](p, rect, words, theme)


def outline(look: str) -> QPainterPath | None:
    """Light, veils and numbers are not touched at all: the hand takes what lies below."""
    return QPainterPath() if look.split("/")[0] in ("turn", "now", "wake", "heaped", "closed", "round") else None


_PAINTERS: dict[str, Painter] = {
    "marker": tokens.marker,
    "worker": tokens.worker,
    "workers": tokens.workers,
    "supply": tokens.supply,
    "farmer": tokens.farmer,
    "small-farm": small_farm,
    "chip": tokens.chip,
    "tracker": tokens.tracker,
    "cover": lambda p, r, w, t: paint_emblem(p, r, "cover", t),
    "merchant": figures.merchant,
    "builder": figures.builder,
    "boat": figures.boat,
    "starter": figures.starter,
    "blocked": tokens.blocked,
    "closed": tokens.closed,
    "round": tokens.round_number,
    "token": tokens.price_token,
    "coins": tokens.coins,
    "count": tokens.count,
    "heaped": tokens.heaped,
    "price": tokens.price,
    "left": tokens.left,
    "points": tokens.points,
    "stock": tokens.stock,
    "yield": tokens.harvest,
    "turn": tokens.turn,
    "now": tokens.now,
    "ending": tokens.ending,
    "winner": tokens.winner,
    "limit": tokens.limit,
    "wanted": tokens.wanted,
    "works": cards.works,
    "bonus": cards.bonus,
    "card": cards.notable,
    "contract": cards.contract,
    "small-contract": cards.small_contract,
    "wake": cards.wake,
    "tile": cards.tile,
    "small-tile": cards.small_tile,
    "pile": cards.pile,
    "good": lambda p, r, w, t: paint_good(p, r, w[0], t),
    "icon": lambda p, r, w, t: paint_emblem(p, r, w[0], t),
}
