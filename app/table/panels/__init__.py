"""What lies around the board: players, prompt, moves, log, hint, score."""
