"""What actions and contracts do, told without words: a few signs in a row."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import BOLD, CREAM, INK, fits, number
from app.table.theme import Theme
from games.agra.board.emblems import DRAWN, paint_emblem
from games.agra.board.goods import DRAWN as GOODS_DRAWN
from games.agra.board.goods import paint_good

Signs = tuple[str, ...]

OF_ACTION: dict[str, Signs] = {
    "fa_basic_good": ("sandstone", "wood", "turmeric", "cotton"),
    "fa_process": ("marker", "arrow", "marker"),
    "fa_influence": ("stairs", "+1"),
    "ft_stand_worker": ("rise", "+1"),
    "ft_extra_process": ("marker", "arrow", "+1"),
    "ft_meditation_point": ("point", "+1"),
    "ft_sell_good": ("marker", "arrow", "rupee"),
    "ft_remove_cover": ("cover", "−1"),
    "ft_deliver_notable": ("marker", "arrow", "boat"),
    "ft_deliver_imperial": ("bowl", "/", "scroll"),
    "ft_move_farmers": ("farmer", "2"),
    "ft_price_token": ("flag", "swap"),
    "ft_exchange_good": ("marker", "swap", "marker"),
    "ft_gain_value_2": ("marker", "=", "2"),
    "ft_meditation_step": ("point", "arrow"),
    "ft_process_1_to_2": ("1", "arrow", "2"),
    "ft_free_peon": ("worker", "0", "rupee"),
}
OF_CONTRACT: dict[str, Signs] = {
    "portuguese_trader": ("boat", "≤4"),
    "sufi": ("point", "arrow"),
    "takshaka": ("hammer", "+1"),
    "mahout": ("sandstone", "wood", "+1"),
    "khatib": ("turmeric", "cotton", "+1"),
    "french_trader": ("3", "rupee", "5"),
    "dyer": ("2", "arrow", "1"),
    "cook": ("worker", "2"),
    "muezzin": ("point", "+1"),
    "jagirdar": ("boat", "+1"),
    "caliph": ("cotton", "rise"),
    "calligrapher": ("worker", "1", "rupee"),
    "mullah": ("favour", "−1"),
    "english_trader": ("marker", "swap", "marker"),
    "mosaic_maker": ("point", "arrow", "favour"),
    "mujtahida": ("hammer", "arrow"),
    "dutch_trader": ("scroll", "1·3·6"),
    "painter": ("rise", "stairs"),
    "subadar": ("scroll", "+1"),
    "sadr_us_sudur": ("bowl", "+1"),
    "grand_mufti": ("artisans", "merchants", "scholars", "3"),
    "grand_imam": ("scholars", "+1"),
    "court_artist": ("artisans", "+1"),
    "dewan": ("merchants", "+1"),
}


LEAST_SIGN = 13.0
"""Below this height a number beside a sign would cover it."""


def is_picture(sign: str) -> bool:
    return sign in DRAWN or sign in GOODS_DRAWN


def in_little_room(signs: Signs, room: QRectF) -> list[Signs]:
    """Beside each other, or one below the other what is not too wide; where there is no room for both, the first picture."""
    if room.width() > room.height():
        lines = [signs]
    else:
        lines = [(sign,) for sign in signs if is_picture(sign) or fits(sign, room.width(), BOLD)]
    return lines if room.height() / len(lines) >= LEAST_SIGN else [next((sign,) for sign in signs if is_picture(sign))]


def _width(sign: str) -> float:
    if is_picture(sign):
        return 1.0
    return 0.36 + 0.36 * len(sign)


def paint_signs(p: QPainter, rect: QRectF, signs: Sequence[str], theme: Theme, ink: QColor = CREAM) -> None:
    """As large as fits, in the middle."""
    total = sum(_width(sign) for sign in signs)
    size = min(rect.height(), rect.width() / total)
    x, y = rect.center().x() - total * size / 2, rect.center().y() - size / 2
    for sign in signs:
        box = QRectF(x, y, _width(sign) * size, size)
        if sign in DRAWN:
            paint_emblem(p, box, sign, theme)
        elif sign in GOODS_DRAWN:
            paint_good(p, box, sign, theme)
        else:
            number(p, box, sign, ink, INK if ink == CREAM else None, 0.8)
        x += box.width()
