"""Whose turn it is can be seen from across the table: large, by colour and by shape."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.table.theme import PLAYER_COLOURS, THEMES
from tests.plugins import GAMES
from tests.table.conftest import Lay

GOOD = 4.5
"""What words need to stand out of their ground (WCAG 2, AA)."""


def sign(table: Any) -> Any:
    QApplication.processEvents()
    assert table.prompt.sign.isVisible()
    return table.prompt.sign.pixmap().toImage()


def commonest(image: Any) -> str:
    width, height = image.width(), image.height()
    colours = Counter[str](image.pixelColor(x, y).name() for x in range(width) for y in range(height))
    return colours.most_common(1)[0][0]


def test_the_sign_has_the_colour_and_the_shape_of_whoever_is_asked(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    seen: dict[int, set[tuple[int, int]]] = {}
    while len(seen) < 2:
        assert match.frame
        image = sign(table)
        assert min(image.width(), image.height()) >= 1.8 * table.prompt.question.fontMetrics().height()
        colour = PLAYER_COLOURS[table.players[match.frame.seat].colour]
        assert colour in {image.pixelColor(4, y).name() for y in range(image.height())}
        seen[match.frame.seat] = {
            (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).name() != colour
        }
        table.play(match.legal()[0])
    assert len(seen[0] ^ seen[1]) > 40, "another shape too"


def test_the_card_of_whose_turn_it_is_is_filled(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    assert table.session.match.frame
    for _ in range(6):
        QApplication.processEvents()
        active = table.session.match.frame.seat
        grounds = [commonest(card.grab().toImage()) for card in table.strip.cards]
        expected = table.theme.tinted(PLAYER_COLOURS[table.players[active].colour])
        assert grounds[active] == expected
        assert expected not in grounds[:active] + grounds[active + 1 :]
        table.play(table.session.match.legal()[0])


def test_nobodys_turn_in_the_past_and_at_the_end(lay: Lay) -> None:
    table = lay()
    table.play(table.session.match.legal()[0])
    table.session.look_at(0)
    assert table.prompt.sign.isHidden()
    table.back_to_now()
    while not table.session.match.over:
        table.play(table.session.match.legal()[0])
        QApplication.processEvents()
    table._show_board()
    assert table.prompt.sign.isHidden()


def test_the_board_is_no_smaller_for_it(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    QApplication.processEvents()
    with_sign = table.view.height()
    table.prompt.sign.hide()
    QApplication.processEvents()
    assert table.view.height() == with_sign


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_can_be_read_on_every_card(theme: Any) -> None:
    for name, colour in PLAYER_COLOURS.items():
        assert _contrast(theme.ink, theme.tinted(colour)) >= GOOD, name


def _contrast(ink: str, ground: str) -> float:
    lighter, darker = sorted((_light(ink), _light(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _light(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("language", "about"),
    [
        ("en", "Expert: weighs plans over two turns\nLoves ships, and what they pay."),
        ("it", "Esperto: confronta piani su due turni\nAma le navi e quello che pagano."),
    ],
)
def test_the_card_of_a_bot_tells_how_it_plays(lay: Lay, language: str, about: str) -> None:
    person, bot = lay(GAMES["yinzi"], ("human", "expert.trader"), language=language).strip.cards
    assert (bot.toolTip(), bot.accessibleDescription()) == (about, about)
    assert person.toolTip() == ""
