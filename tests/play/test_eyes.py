"""Secrets: whose eyes a face shows, what is behind the curtain, and who may read the news."""

from collections.abc import Callable
from typing import Any

import pytest

from app.framework.moves import Event
from app.framework.phases import Frame
from app.framework.players import HUMAN, Player
from app.play.eyes import EVERYBODY, eyes_at, onlooker, readable, seen_by
from app.play.wants import Ask, Curtain, Show, Think
from tests.play.face import Face, hot_seat, only_bots, with_bot
from tests.plugins import GAMES
from tests.tables import states_of


def players(*controls: str) -> tuple[Player, ...]:
    return tuple(Player(f"P{i}", "red", control) for i, control in enumerate(controls))


def hands(face: Face) -> list[int]:
    """How many cards of each seat can be told apart."""
    return [sum(seat.hand) for seat in face.turns.seen().seats]


# The curtain.


def test_a_game_of_several_people_with_secrets_opens_behind_the_curtain() -> None:
    face = hot_seat()
    assert face.now == Curtain(0)
    assert hands(face) == [0, 0]
    face.do(face.turns.draw_curtain())
    assert isinstance(face.now, Ask)
    assert hands(face) == [2, 0]


def test_the_curtain_falls_after_the_move_is_shown_and_rises_for_the_next() -> None:
    face = hot_seat()
    face.do(face.turns.draw_curtain())
    face.play("work")
    del face.told[:]
    face.play("take")
    assert [type(want) for want in face.told] == [Show, Curtain]
    assert face.now == Curtain(1)
    assert face.turns.viewer == EVERYBODY
    face.do(face.turns.draw_curtain())
    assert face.turns.viewer == 1
    assert hands(face) == [0, 2]


def test_behind_the_curtain_nothing_can_be_done() -> None:
    face = hot_seat()
    face.do(face.turns.draw_curtain())
    face.play("work")
    face.play("take")
    turns, number, entries = face.turns, face.match.number, list(face.match.entries)
    move = face.match.legal()[0]
    acts: tuple[Callable[[], object], ...] = (
        lambda: turns.play(move),
        lambda: turns.answer(move, face.match.prompt),
        turns.undo,
        turns.redo,
        turns.restart_turn,
        lambda: turns.look_at(0),
        turns.refresh,
        turns.shown,
        turns.step,
        turns.hurry,
        turns.try_again,
        lambda: turns.pause(True),
    )
    for act in acts:
        assert act() is None
        assert face.now == Curtain(1)
        assert hands(face) == [0, 0]
    assert (face.match.number, face.match.entries, turns.past) == (number, entries, None)


def test_a_curtain_that_is_drawn_cannot_be_drawn_again() -> None:
    face = hot_seat()
    assert face.turns.draw_curtain() is not None
    assert face.turns.draw_curtain() is None


@pytest.mark.parametrize(
    ("curtains", "controls", "falls"),
    [
        ("auto", (HUMAN, HUMAN), True),
        ("always", (HUMAN, HUMAN), True),
        ("never", (HUMAN, HUMAN), False),
        ("always", (HUMAN, "random"), False),
        ("always", ("random", "random"), False),
        ("auto", (HUMAN, HUMAN, "random"), True),
    ],
)
def test_when_the_curtain_falls(curtains: str, controls: tuple[str, ...], falls: bool) -> None:
    assert isinstance(Face(*controls, curtains=curtains).now, Curtain) == falls


@pytest.mark.parametrize(("curtains", "falls"), [("auto", False), ("always", True)])
def test_a_game_without_secrets_needs_a_curtain_only_on_demand(
    curtains: str, falls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = hot_seat()
    monkeypatch.setattr(type(face.match.game), "hides", False)
    assert isinstance(Face(HUMAN, HUMAN, curtains=curtains, match=face.match).now, Curtain) == falls


def test_one_person_needs_no_curtain_and_keeps_the_own_eyes() -> None:
    face = with_bot()
    for _ in range(8):
        assert not isinstance(face.now, Curtain)
        assert face.turns.viewer == 0
        assert hands(face)[1] == 0
        face.on()


def test_while_bots_begin_several_people_see_what_everybody_may() -> None:
    face = Face("random", HUMAN, HUMAN)
    assert isinstance(face.now, Think)
    assert hands(face) == [0, 0, 0]


def test_onlookers_see_no_bots_cards() -> None:
    face = only_bots()
    for _ in range(6):
        assert hands(face) == [0, 0]
        face.on()


# Whose eyes.


@pytest.mark.parametrize(
    ("controls", "seat", "eyes"),
    [
        ((HUMAN, "random"), 0, 0),
        ((HUMAN, "random"), 1, 0),
        ((HUMAN, HUMAN), 1, 1),
        ((HUMAN, HUMAN, "random"), 2, EVERYBODY),
        (("random", "random"), 1, EVERYBODY),
        ((HUMAN, HUMAN), None, EVERYBODY),
        (("random", HUMAN), None, 1),
    ],
)
def test_whose_eyes_count_where_no_curtain_can_fall(controls: tuple[str, ...], seat: int | None, eyes: int) -> None:
    assert eyes_at(players(*controls), None if seat is None else Frame("turn", seat)) == eyes


def test_a_picture_shows_what_the_only_person_sees_else_what_everybody_may() -> None:
    assert onlooker(players(HUMAN, "random")) == 0
    assert onlooker(players(HUMAN, HUMAN)) == EVERYBODY
    assert onlooker(players("random", "random")) == EVERYBODY


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everybody_sees_no_more_than_each(game: Any) -> None:
    """Nobody who sees what a seat sees can learn more from what everybody sees, in whatever order it was blanked."""
    for state in states_of(game, 3)[::40]:
        public = seen_by(EVERYBODY, game, state)
        for seat in range(3):
            assert seen_by(EVERYBODY, game, game.observe(state, seat)) == public
            assert game.observe(public, seat) == public


# News.


def test_who_may_read_an_event() -> None:
    for_all, for_one, for_two = Event("rolled", 0, (3,)), Event("drew", 1, ("one",), (1,)), Event("drew", 0, ("two",), (0, 2))
    news = [for_all, for_one, for_two]
    assert readable(news, 0) == [for_all, for_two]
    assert readable(news, 1) == [for_all, for_one]
    assert readable(news, EVERYBODY) == [for_all]
