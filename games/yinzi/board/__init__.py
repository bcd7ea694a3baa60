"""The board of Yinzi."""

from games.yinzi.board.board import YinziBoard

BOARD = YinziBoard()
