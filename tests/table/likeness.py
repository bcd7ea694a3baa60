"""When two colours of a screen count as the same."""

FAINT = 8
"""Of 255: once thousands of letters have been drawn, Qt smooths the edges of some a little otherwise the next time."""


def apart(p: int, q: int) -> bool:
    return any(abs((p >> shift & 255) - (q >> shift & 255)) > FAINT for shift in (0, 8, 16))
