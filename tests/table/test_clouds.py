"""All clouds over Noria are alike: whichever the Ambassador is carried to, the next island is turned over."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse


@pytest.mark.parametrize("nth", [0, 2, 4])
def test_any_cloud_takes_the_ambassador(lay: Lay, nth: int) -> None:
    table = lay(GAMES["noria"], seed="3")
    rng, match = random.Random(2), table.session.match
    while match.frame is None or match.frame.kind != "journey":
        match.submit(rng.choice(match.legal()))
    table.session.refresh()
    QApplication.processEvents()
    scene, found = table.scene, len(match.at(match.number).islands)
    clouds = sorted(w.gesture.place for w in scene.hand.ways if w.move.args == ("face_down",))
    assert len(clouds) > 4
    ambassador = f"ambassador:{table.focus}"
    Mouse(table).drag(ambassador, Mouse(table).at(clouds[nth]))
    assert match.entries[-1].move.args == ("face_down",)
    assert len(match.at(match.number).islands) == found + 1
