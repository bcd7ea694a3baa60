"""The decisions of the game, one a file; `games/noria/game.py` has them in the order of the rulebook."""
