"""What hovering tells: by the first word of a place's or a piece's name."""

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.state import Agra


def about(s: Agra, what: str, focus: int, speaker: Speaker) -> About | None:
    return About(what)
