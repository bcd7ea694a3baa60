"""The drawn board; nothing else in the game knows it."""

from tests.toll.board.board import TollBoard

BOARD = TollBoard()
