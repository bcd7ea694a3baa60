"""The board of Agra."""

from games.agra.board.board import AgraBoard

BOARD = AgraBoard()
