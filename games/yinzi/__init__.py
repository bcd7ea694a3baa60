"""Yinzi: four provinces of Ming China, silver, and the ships that bring it."""

from games.yinzi.game import YinziGame

GAME = YinziGame()
