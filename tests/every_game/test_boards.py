"""What every drawn board must hold: places for pieces, a gesture that can be made for every move, words and pictures."""

import random
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.framework.game import Game, installed_ids
from app.table.board import Board, load_board
from app.table.layout import rects
from app.table.theme import THEMES, Theme, load_fonts
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.every_game.random_games import a_random_game
from tests.every_game.test_box import package
from tests.plugins import GAMES

MOMENTS = 12
"""Of each random game, how many moments are looked at."""
SIZES = (6, 40, 160)

DRAWN = [game for game in GAMES.values() if find_spec(f"{package(game)}.board")]

each_board = pytest.mark.parametrize("game", DRAWN, ids=[game.id for game in DRAWN])


class Scene(NamedTuple):
    """What one seat sees at one moment, drawn for a focus."""

    board: Board[Any]
    state: Any
    seen: Any
    viewer: int
    focus: int


def board_of(game: Game[Any]) -> Board[Any]:
    board: Board[Any] = import_module(f"{package(game)}.board").BOARD
    return board


def scenes(game: Game[Any], moments: int = MOMENTS) -> Iterator[Scene]:
    board = board_of(game)
    for players in {min(game.players), max(game.players)}:
        for variant in game.variants:
            match = a_random_game(game, game.setup(players, variant))
            for number in {*range(0, match.number, max(1, match.number // moments)), match.number}:
                state = match.at(number)
                viewer = state.stack[-1].seat if state.stack else 0
                for focus in range(players):
                    yield Scene(board, state, game.observe(state, viewer), viewer, focus)


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@each_board
def test_an_installed_game_announces_its_board(game: Game[Any]) -> None:
    if game.id in installed_ids():
        assert load_board(game.id) is board_of(game), "pyproject.toml lacks the line in caravanserai.boards"
    assert board_of(game).game_id == game.id


@each_board
def test_every_piece_lies_on_a_place_and_every_name_is_unique(game: Game[Any]) -> None:
    for board, _, seen, _, focus in scenes(game):
        places, pieces = board.places(seen, focus), board.arrange(seen, focus)
        names = Counter([place.id for place in places] + [piece.id for piece in pieces])
        assert [name for name, n in names.items() if n > 1] == []
        assert {piece.place for piece in pieces} <= {place.id for place in places}
        table = QRectF(0, 0, *board.size)
        assert all(table.contains(place.rect) for place in places)
        assert all(table.contains(rect) for rect in rects(places, pieces).values())


@each_board
def test_every_gesture_can_be_made(game: Game[Any]) -> None:
    for board, state, seen, viewer, focus in scenes(game):
        places = {place.id for place in board.places(seen, focus)}
        pieces = {piece.id for piece in board.arrange(seen, focus)}
        ways = [(move, board.gesture(seen, move, focus)) for move, _ in game.tried(state)] if viewer == focus else []
        for move, gesture in [*ways, *board.also(seen, focus)]:
            if gesture:
                assert gesture.piece or gesture.place, move
                assert {gesture.piece, gesture.turns} - {""} <= pieces, (move, gesture)
                assert {gesture.place} - {""} <= places, (move, gesture)


@each_board
def test_a_board_draws_only_what_is_seen(game: Game[Any]) -> None:
    """Looking at it changes nothing, and what looks the same is drawn the same."""
    for board, _, seen, _, focus in scenes(game):
        again = seen.clone()
        assert board.arrange(again, focus) == board.arrange(seen, focus)
        assert board.places(again, focus) == board.places(seen, focus)
        assert again == seen


@each_board
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_board_has_words(game: Game[Any], lang: str) -> None:
    speaker = Speaker(lang, game, ["A", "B", "C", "D"])
    for board, _, seen, viewer, focus in scenes(game, 4):
        ids = [place.id for place in board.places(seen, focus)] + [piece.id for piece in board.arrange(seen, focus)]
        for what in ids:
            about = board.about(seen, what, focus, speaker)
            assert about is None or about.title
        assert all(headline.title for headline in board.headlines(seen, viewer, speaker))


@each_board
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_look_is_painted_at_any_size(game: Game[Any], theme: Theme) -> None:
    looks = {piece.look for board, _, seen, _, focus in scenes(game, 6) for piece in board.arrange(seen, focus)}
    board, rng = board_of(game), random.Random(1)
    for look in rng.sample(sorted(looks), min(60, len(looks))):
        for size in SIZES:
            image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            board.paint_piece(painter, look, QRectF(0, 0, size, size), theme)
            painter.end()
            blank = QImage(image.size(), image.format())
            blank.fill(0)
            assert image != blank, (look, size)
