"""The board of Noria."""

from games.noria.board.board import NoriaBoard

BOARD = NoriaBoard()
