"""The decisions of the game, one a file; `games/agra/contents.py` has them in the order of the rulebook."""
