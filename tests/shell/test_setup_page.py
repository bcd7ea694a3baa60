"""Who sits where, and in which colour."""

from app.framework.game import load as load_game
from app.shelf import shelf
from app.shell.window import MainWindow
from tests.test_colours import OWN, factories_told


def test_who_leaves_takes_the_colour_along(window: MainWindow) -> None:
    window.context.cards, window.context.find = shelf(), load_game
    window.show_setup("yinzi")
    page = window._setup
    assert page
    assert [row.player().colour for row in page.rows] == OWN[:3]
    page.rows[1].gone.emit(page.rows[1])
    page.seed.setText("7")
    page.play_button.click()
    opened = window.opened
    assert opened
    assert [player.colour for player in opened.players] == ["blue", "yellow"]
    assert factories_told(opened.match, opened.players) == {"blue", "yellow"}
