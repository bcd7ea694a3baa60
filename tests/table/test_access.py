"""A screen reader finds every place and piece by name."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.table import access
from app.table.plain import PlainBoard
from app.table.table import Table
from app.text.speaker import Speaker
from tests.plugins import GAMES, find
from tests.table.conftest import Lay
from tests.toll import GAME as TOLL


def whole(table: Table) -> Any:
    access.install()
    return QAccessible.queryAccessibleInterface(table.view)


def test_every_place_and_piece_is_part_of_one_thing_with_a_name_and_a_rectangle(lay: Lay) -> None:
    for game in GAMES.values():
        table = lay(game)
        board = whole(table)
        found = [what for thing in board.things().values() for what in thing.parts]
        touched = {name for name, item in table.scene.pieces.items() if not item.shape().isEmpty()}
        assert sorted(found) == sorted({*table.scene.places, *touched})
        for i in range(board.childCount()):
            child = board.child(i)
            assert child.text(QAccessible.Text.Name)
            assert child.rect().isValid()
            assert board.indexOfChild(child) == i
        assert board.child(board.childCount()) is None


def test_a_store_and_the_number_on_it_are_heard_once(lay: Lay) -> None:
    table = lay(find("noria"))
    heard = [thing for thing in whole(table).things().values() if "stock:0:energy" in thing.parts]
    assert [thing.parts for thing in heard] == [("stock:0:energy", "on-stock:0:energy")]


def test_things_that_are_alike_but_serve_for_different_moves_say_for_which(lay: Lay) -> None:
    """Where a factory may stand: every spot of a province is told of in the same words."""
    table = lay(find("yinzi"), controls=("human",) * 4)
    match, scene = table.session.match, table.scene
    while match.legal()[0].verb != "place":
        match.submit(match.legal()[0])
    table.session.refresh()
    factory = next(w.gesture.piece for w in scene.hand.ways if w.gesture.piece and w.refusal is None)
    scene.click(factory)
    spots = [thing for thing in whole(table).things().values() if set(thing.parts) & scene.hand.targets()]
    assert len(spots) > 20
    for thing in spots:
        ways = [w for part in thing.parts for w in scene.hand.drops(part) if w.refusal is None]
        assert thing.name.endswith(table.speaker.move(ways[0].move)) or len(ways) > 1


def children(table: Any) -> dict[str, Any]:
    """By every part of what each consists of."""
    board = whole(table)
    found: list[Any] = [board.child(i) for i in range(board.childCount())]
    return {what: child for child in found for what in board.things()[child.key].parts}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_things_have_the_same_name(lay: Lay, game: Any) -> None:
    table, rng = lay(game), random.Random(5)
    match, hand = table.session.match, table.scene.hand
    for _ in range(12):
        for _ in range(rng.randrange(12)):
            if not match.over:
                match.submit(rng.choice(match.legal()))
        table.session.refresh()
        for held in ("", *(what for what in hand.may_start() if hand.drags(what))):
            if held:
                table.scene.click(held)
            names = [thing.name for thing in whole(table).things().values()]
            assert all(names)
            assert len(set(names)) == len(names)
            hand.cancel()
            if menu := QApplication.activePopupWidget():
                menu.close()
            if held and rng.random() < 0.7:
                break


def test_pressing_does_what_clicks_do(lay: Lay) -> None:
    table = lay()
    seat = table.session.viewer
    things = children(table)
    card = next(c for what, c in things.items() if what.startswith(f"card:{seat}:") and what.endswith(":0"))
    assert "Can be used now." in card.text(QAccessible.Text.Description)
    assert card.state().selectable
    assert card.textInterface() is None, "asked for what it is not, it must not end the process"
    press = card.actionInterface()
    assert press.actionNames() == ["Press"]
    press.doAction("Press")
    assert table.scene.hand.held in whole(table).things()[card.key].parts
    assert card.state().selected
    things["table"].actionInterface().doAction("Press")
    assert table.session.match.entries[0].move.verb == "card"


def test_pressing_what_is_not_asked_for_is_answered(lay: Lay) -> None:
    table = lay()
    children(table)["table"].actionInterface().doAction("Press")
    assert table.prompt.note.isVisible()


def test_behind_the_curtain_there_is_nothing_to_read(lay: Lay) -> None:
    table = lay(curtain="always", waits=False)
    table._begin()
    assert table.curtain.isVisible()
    assert children(table) == {}
    table.curtain.ready.click()
    assert children(table)


def test_rows_of_the_list_are_pressed_to_play(lay: Lay) -> None:
    access.install()
    table = lay()
    rows = QAccessible.queryAccessibleInterface(table.moves.list)
    moves = table.moves.moves()
    assert [rows.child(i).text(QAccessible.Text.Name) for i in range(rows.childCount())] == list(map(table.speaker.move, moves))
    rows.child(1).actionInterface().doAction("Press")
    assert table.session.match.entries[0].move == moves[1]


def test_a_player_is_pressed_to_be_looked_at(lay: Lay) -> None:
    access.install()
    table = lay()
    QAccessible.queryAccessibleInterface(table.strip.cards[1]).actionInterface().doAction("Press")
    assert table.focus == 1


def test_a_board_in_words_is_heard_line_by_line(lay: Lay) -> None:
    table = lay(board=PlainBoard(TOLL, Speaker("en", TOLL, ["P0", "P1"])))
    heard = [child.text(QAccessible.Text.Name) for child in children(table).values()]
    told = [table.speaker.description(line) for line in TOLL.describe(table.scene.seen)]
    assert [name.partition(", 1 of")[0] for name in heard][: len(told)] == told or set(told) <= set(heard)


def test_what_is_heard_of_a_table_that_is_left_is_let_go(lay: Lay) -> None:
    table = lay()
    key = QAccessible.uniqueId(whole(table).child(0))
    assert QAccessible.accessibleInterface(key) is not None
    view = table.view
    view.setParent(None)
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert QAccessible.accessibleInterface(key) is None
