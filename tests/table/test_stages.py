"""The end of a round is shown one thing after the other, at a speed that one can follow and skip."""

import random
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.framework.match import Match, Stage
from app.framework.moves import Move
from app.play.wants import Ask, Show
from app.table.table import Table
from tests.plugins import GAMES
from tests.table.conftest import Lay

GAME = next(game for game in GAMES.values() if any(phase.stage for phase in game.phases))


@cache
def up_to_the_end_of_a_round() -> tuple[tuple[Move, ...], Move]:
    """The moves of a random game as far as one that leads to several stages and then to a question, and that one."""
    rng = random.Random(4)
    match: Match[Any] = Match(GAME, GAME.setup(2), "5")
    while True:
        move = rng.choice(match.legal())
        match.submit(move)
        if len(match.stages()) > 3:
            return tuple(entry.move for entry in match.entries[:-1]), move


def played() -> tuple[Match[Any], list[Stage]]:
    moves, last = up_to_the_end_of_a_round()
    match: Match[Any] = Match(GAME, GAME.setup(2), "5")
    for move in (*moves, last):
        assert match.submit(move) is None
    return match, match.stages()


def test_stages_tell_the_news_of_a_move_in_order_and_change_nothing() -> None:
    match, stages = played()
    mark = match.digest()
    told = [event for stage in stages for event in stage.events]
    assert told == list(match.entries[-1].events[: len(told)])
    assert all(stage.events for stage in stages)
    assert all(list(GAME.broken(stage.state)) == [] for stage in stages[1:])
    assert match.stages() == stages
    assert match.digest() == mark


def test_a_move_that_is_one_thing_has_no_stages() -> None:
    match: Match[Any] = Match(GAME, GAME.setup(2), "5")
    assert match.stages() == []
    match.submit(match.legal()[0])
    assert match.stages() == []


@pytest.fixture
def table(lay: Lay) -> Table:
    """Just before the move that ends a round."""
    moves, _ = up_to_the_end_of_a_round()
    return lay(GAME, ("human", "human"), seed="5", played=moves, animation="fast", curtain="never")


def skip(table: Table, qtbot: Any) -> None:
    def buttons() -> list[QPushButton]:
        return [b for b in table.prompt.findChildren(QPushButton) if b.isVisible()]

    qtbot.waitUntil(lambda: [b.text() for b in buttons()] == [table.speaker.say("ui-skip")])
    qtbot.mouseClick(buttons()[0], Qt.MouseButton.LeftButton)


def test_nobody_is_asked_until_all_stages_have_been_seen(table: Table, qtbot: Any) -> None:
    _, last = up_to_the_end_of_a_round()
    shown: list[Any] = []
    show = table.scene.show_state
    table.scene.show_state = lambda seen, *rest, **more: (shown.append(seen), show(seen, *rest, **more))[1]  # type: ignore[method-assign,func-returns-value]
    table.play(last)
    assert table.stages.running
    assert isinstance(table.turns.now, Show)
    assert table.moves.moves() == []
    qtbot.waitUntil(lambda: isinstance(table.turns.now, Ask), timeout=30000)
    readable = sum(1 for stage in table.session.match.stages() if any(not e.only for e in stage.events))
    assert len(shown) >= readable
    assert table.scene.seen == table.session.seen()


def test_the_rest_can_be_skipped(table: Table, qtbot: Any) -> None:
    _, last = up_to_the_end_of_a_round()
    table.play(last)
    skip(table, qtbot)
    assert not table.stages.running
    qtbot.waitUntil(lambda: isinstance(table.turns.now, Ask), timeout=5000)
    assert table.scene.seen == table.session.seen()


def test_what_is_taken_back_meanwhile_is_not_shown_any_further(table: Table, qtbot: Any) -> None:
    _, last = up_to_the_end_of_a_round()
    table.session.match.take_back = True
    number = table.session.match.number
    table.play(last)
    table.undo()
    assert not table.stages.running
    assert table.session.match.number == number
    assert table.scene.seen == table.session.seen()


def test_without_animation_the_end_is_there_at_once(lay: Lay) -> None:
    moves, last = up_to_the_end_of_a_round()
    table = lay(GAME, ("human", "human"), seed="5", played=moves, curtain="never")
    table.play(last)
    assert not table.stages.running
    assert table.scene.seen == table.session.seen()
