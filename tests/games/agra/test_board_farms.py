"""The farms of the others: small, but every farmer and every cover is to be seen, and told."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.table.layout import rects
from app.table.theme import LIGHT
from app.text import LANGUAGES
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.board import BOARD, homes
from games.agra.board.small_farm import COVERED, FREE, ground, small_space
from games.agra.state import Agra
from games.agra.tables import FARM_SPACES
from tests.games.agra.walks import walk

BOX = QRectF(0, 0, 140, 140)
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def late(players: int) -> Agra:
    """Each rival has a farm of its own, and some covers are gone."""
    found: Agra = next(t.before for t in reversed(walk(players, 1)) if any(any(p.covers) for p in t.before.seats))
    return found


def colour_at(image: QImage, track: int, space: int) -> QColor:
    return image.pixelColor(small_space(track, space, ground(BOX)).center().toPoint())


@every_table
def test_farmers_and_covers_are_seen_where_they_are(players: int) -> None:
    s = late(players)
    for seat in range(1, players):
        look = next(p.look for p in BOARD.arrange(s, 0) if p.id == f"small-farm:{seat}")
        image = QImage(140, 140, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        BOARD.paint_piece(painter, look, BOX, LIGHT)
        painter.end()
        p = s.seats[seat]
        covered = {homes.plot_space(plot) for plot, cover in enumerate(p.covers) if cover}
        for track in range(4):
            for space in range(1, FARM_SPACES + 1):
                seen = colour_at(image, track, space)
                if space == p.farmers[track]:
                    assert seen not in (FREE, COVERED)
                else:
                    assert seen == (COVERED if (track, space) in covered else FREE), (seat, track, space)


@every_table
def test_nothing_lies_on_a_rivals_farm_nor_on_the_sign_of_whoever_began(players: int) -> None:
    s = late(players)
    for starter, favours in product(range(players), (1, 4, 12)):
        s.starter = starter
        s.seats[starter].favours = favours
        pieces = [p for p in BOARD.arrange(s, 0) if p.id != "turn-of"]
        where = rects(BOARD.places(s, 0), pieces)
        for alone in ("starter", *(f"small-farm:{seat}" for seat in range(1, players))):
            assert [i for i, r in where.items() if r.intersects(where[alone])] == [alone]
        assert homes.area(starter, 0, players).panel.contains(where["starter"])
        area = homes.area(starter, 0, players)
        assert not homes.name_of_starter(area).intersects(where["starter"]), "the name ends before it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_track_is_told(lang: str) -> None:
    s = late(2)
    speaker = Speaker(lang, GAME, ("Anna", "Bruno"))
    s.seats[1].farmers, s.seats[1].covers = (1, 2, 3, 4), (0, 1, 0, 0, 1, 1, 1, 0)
    about = BOARD.about(s, "small-farm:1", 0, speaker)
    assert about is not None
    tracks = about.lines[-4:]
    for line, space in zip(tracks, (1, 2, 3, 4), strict=True):
        assert f"{space} " in line
    wood, cotton = (speaker.thing("good", good) for good in ("wood", "cotton"))
    assert [line.count(wood) for line in tracks] == [2, 0, 2, 0]
    assert [line.count(cotton) for line in tracks] == [0, 0, 2, 1]
    assert about == BOARD.about(s, "farm-of:1", 0, speaker)
