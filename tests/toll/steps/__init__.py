"""The decisions of the game, one a file."""
