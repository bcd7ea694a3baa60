"""Nothing of what the game declares is dead: every verb, event and refusal is met in the kept games."""

from tests.every_game.walks import Walk, declared, kept_walks, refused, said_and_done
from tests.toll import GAME

WANTED = declared(GAME) - {"refusal pile-empty"}
"""What must occur in the kept games; an empty pile, which hardly ever does, has a test of its own."""


def signs(walk: Walk) -> set[str]:
    return said_and_done(walk) | refused(GAME, walk)


def test_everything_occurs() -> None:
    assert WANTED - set().union(*map(signs, kept_walks(GAME.id))) == set()
