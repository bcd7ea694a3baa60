"""What Noria's board explains: what a choice would leave open, what a rival has, what a project is worth."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from app.table.theme import THEMES, load_fonts
from app.text.speaker import Speaker
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.board.magnify import owner_of
from games.noria.board.naming import disc_names
from games.noria.board.overlay import verdict
from games.noria.reckoning import after_turns
from games.noria.scoring import chamber_value
from games.noria.steps.actions import CLOSED
from games.noria.tables import (
    ACTIVE,
    CHAMBER_VALUES,
    CHAMBERS,
    PATHS,
    RESOURCES,
    SPACE,
    SPACES,
)
from tests.games.noria.positions import Table
from tests.games.noria.walks import walk


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def test_lines_that_stay_possible() -> None:
    table = Table(2).at("actions", rnd=3)
    discs = {
        "large_left": "energy",
        "large_centre": "city",
        "large_right": "tool",
        "medium_right": "mycelium",
        "medium_left": "obsidian",
    }
    table.wheel(0, **discs, small_bottom="journey")
    found = verdict(table.state, 0, SPACE["large_left"])
    assert {SPACES[x] for x, _ in found.closed} == {"large_centre", "large_right", "medium_right"}
    assert {SPACES[b] for _, b in found.closed} == {"large_left"}
    assert [tuple(SPACES[x] for x in line) for line in found.lines] == [("large_left", "medium_left", "small_bottom")]
    assert len(verdict(table.state, 0, SPACE["small_bottom"]).lines) == 4
    assert verdict(table.state, 0, SPACE["small_bottom"]).closed == ()


def test_a_verdict_agrees_with_the_rule() -> None:
    for step in walk(4, "base", 1):
        s = step.before
        if s.stack[-1].kind != "actions":
            continue
        for x in ACTIVE:
            if s.seats[step.seat].wheel[x] and CLOSED[s.used][x] is None:
                closed = {space for space, _ in verdict(s, step.seat, x).closed}
                used = s.used | 1 << x
                reasons = {y for y in ACTIVE if s.seats[step.seat].wheel[y] and CLOSED[used][y] and not used >> y & 1}
                assert closed == reasons


def test_the_look_ahead_is_what_comes() -> None:
    table = Table(2).at("politics", rnd=3)
    table.resources(0, knowledge=9)
    later = after_turns(table.state.seats[0].wheel, 1)
    table.play("end_politics")
    assert table.state.seats[0].wheel == later


@pytest.mark.parametrize("theme", THEMES)
def test_overlays_are_painted(theme: str) -> None:
    table = Table(2).at("actions", rnd=3)
    table.wheel(0, large_left="energy", large_right="tool", medium_right="mycelium")
    s = table.state
    hovered = [
        *disc_names(s, 0).values(),
        "wheel:0",
        "turn:large",
        "turn:medium",
        "wheel:0:large_centre",
        f"on-stock:0:{RESOURCES[0]}",
        "",
    ]
    changed = []
    for what in hovered:
        image = QImage(800, 500, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(0.5, 0.5)
        BOARD.paint_overlay(painter, s, what, 0, THEMES[theme])
        painter.end()
        changed.append(any(image.pixelColor(x, y).alpha() for x in range(320, 560, 4) for y in range(160, 500, 4)))
    assert changed == [True] * (len(hovered) - 2) + [False, False]


def test_a_rival_is_shown_large() -> None:
    s = Table(3).at("actions", rnd=3).state
    assert (
        owner_of("wheel:1:large_left") == owner_of("on-stock:1:energy") == owner_of("disc:1:city:0") == owner_of("area:1") == 1
    )
    assert owner_of("level:research:1") is owner_of("ship:isle_1:energy:0") is None
    shown = []
    for what in ("area:0", "area:1"):
        image = QImage(800, 500, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(0.5, 0.5)
        BOARD.paint_overlay(painter, s, what, 0, THEMES["dark"])
        painter.end()
        shown.append(image.pixelColor(700, 150).alpha() > 0)
    assert shown == [False, True]


def test_discs_out_of_reach_are_marked_once_a_disc_is_chosen() -> None:
    table = Table(2).at("actions", rnd=3)
    table.wheel(0, large_left="energy", large_right="tool", medium_right="mycelium", medium_left="obsidian")
    assert not [p for p in BOARD.arrange(table.state, 0) if p.look == "mark/closed"]
    table.play("activate large_left normal")
    marked = {p.id.removeprefix("mark:") for p in BOARD.arrange(table.state, 0) if p.look == "mark/closed"}
    assert marked == {"large_right", "medium_right"}


def test_what_a_project_is_worth_is_on_the_board_and_at_best_when_pointed_at() -> None:
    s = Table(2).at("politics", rnd=3).state
    research = CHAMBERS.index("research")
    s.seats[0].levels[PATHS.index("research")] = 3
    s.seated[research], s.unseated[research] = 1, 2
    pieces = {p.id: p for p in BOARD.arrange(s, 0)}
    now, best = chamber_value(s, research), CHAMBER_VALUES[research][3]
    assert pieces["on-worth:research"].look == f"worth/3/{now}/{3 * now}"
    speaker = Speaker("en", GAME, ("Anna", "Bruno"))
    about = BOARD.about(s, "on-worth:research", 0, speaker)
    assert about is not None
    assert speaker.say("board-chamber-value", value=now, best=best) in about.lines
    assert [i for i in range(5) if f"shut:research:{i}" in pieces] == [4]


def test_the_lines_that_stay_possible_stay_drawn_after_a_choice() -> None:
    table = Table(2).at("actions", rnd=3)
    table.wheel(0, large_centre="energy", medium_right="mycelium", small_bottom="journey")

    def drawn() -> set[str]:
        return {p.look for p in BOARD.arrange(table.state, 0) if p.id == "lines:0"}

    assert drawn() == set()
    table.play("activate large_centre normal")
    assert drawn() == {"lines/1b/2b"}
    table.play("inspect medium_right")
    assert drawn() == {"lines/2b"}
    assert not [p for p in BOARD.arrange(table.state, 1) if p.id.startswith("lines:")]
