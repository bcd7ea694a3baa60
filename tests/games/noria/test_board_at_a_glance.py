"""What can be seen without pointing at anything: where in the game we are, what can still be done, what lies under what."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLineF

from app.table.layout import rects
from app.text.speaker import Speaker
from games.noria import GAME
from games.noria.board import BOARD, layout
from games.noria.components import BOX
from games.noria.state import FREE, Noria
from games.noria.steps.actions import CLOSED
from games.noria.tables import (
    GOODS,
    ISLAND,
    PATHS,
    RESOURCES,
    RING_NAMES,
    ROUNDS,
    SITES,
    SPACES,
    open_spaces,
)
from tests.games.noria.positions import Table
from tests.games.noria.walks import SETUPS, walk

every_setup = pytest.mark.parametrize(("players", "variant"), SETUPS)
SCALE_AT_1280 = 0.6
"""Pixels for a unit of the board, in a window of 1280 to 800."""


def states(players: int, variant: str) -> Iterator[Noria]:
    yield from (step.before for step in walk(players, variant, 3)[::7])


def looks(s: Noria, focus: int = 0) -> dict[str, list[str]]:
    return {p.id: p.look.split("/") for p in BOARD.arrange(s, focus)}


@every_setup
def test_the_track_tells_the_round_and_how_many_there_are(players: int, variant: str) -> None:
    for s in states(players, variant):
        shown = looks(s)
        if s.round:
            assert shown["now"] == ["now", str(s.round), str(ROUNDS[players])]
        coming = [int(shown[f"marker:{i}"][1]) for i in range(open_spaces(players, s.round) + 1, 17)]
        assert coming == list(range(s.round + 1, ROUNDS[players] + 1))


@every_setup
def test_the_track_says_where_something_gets_dearer_and_whether_it_has(players: int, variant: str) -> None:
    """Each sign lies free: on the rim of its space, clear of the number there, and of the Levels beside the track."""
    track, centres = BOX.round_track, [layout.round_rect(i).center() for i in range(1, BOX.round_track.spaces + 1)]
    for s in states(players, variant):
        shown = {name.removeprefix("on-sign:"): look[1:] for name, look in looks(s).items() if name.startswith("on-sign:")}
        opened = open_spaces(players, s.round)
        held = {True: "now", False: "later"}
        assert shown == {
            **{str(i): ["knowledge", held[i <= opened]] for i in track.symbols},
            str(track.wheel_price_rise): ["rise", held[track.wheel_price_rise <= opened]],
        }
        places = {p.id: p.rect for p in BOARD.places(s, 0)}
        medal = rects(BOARD.places(s, 0), BOARD.arrange(s, 0)).get("now")
        ends_of_ledges = max(layout.ledge_rect(path, level).right() for path in range(4) for level in range(1, 10))
        assert medal is None or medal.left() > ends_of_ledges + 10
        for i in shown:
            sign = places[f"sign:{i}"]
            assert all(sign.width() / 2 + 10 < QLineF(sign.center(), c).length() for c in centres)


@pytest.mark.parametrize("players", GAME.players)
def test_income_and_the_smokestack_stand_beside_the_name(players: int) -> None:
    for q in range(players):
        area = layout.area(q, 0, players)
        name, stack = area.name.adjusted(-area.name.height(), 0, 0, 0), area.first
        assert abs(stack.center().y() - name.center().y()) < 6
        assert min(abs(stack.right() - name.left()), abs(stack.left() - name.right())) < 12
        assert not any(stack.intersects(cell) for cell in (*area.cells.values(), name.adjusted(3, 0, 0, 0)))
        assert area.panel.contains(stack)
        assert area.cells["income"].left() >= area.cells["knowledge"].right()


def test_four_who_share_a_level_stand_on_their_ledge() -> None:
    t = Table(4)
    for q in range(4):
        t.levels(q, refinement=1, settlement=4, research=9)
    found = rects(BOARD.places(t.state, 0), BOARD.arrange(t.state, 0))
    for p, path in enumerate(PATHS):
        level = t.state.seats[0].levels[p]
        if level:
            assert all(layout.ledge_rect(p, level).adjusted(0, -4, 0, 4).contains(found[f"rep:{q}:{path}"]) for q in range(4))
            assert found[f"rep:0:{path}"].width() * SCALE_AT_1280 > 13


def test_where_no_ship_is_left_that_is_said() -> None:
    t = Table(2)
    t.reveal("isle_1")
    kinds = [i for i, n in enumerate(t.state.island_ships[ISLAND["isle_1"]]) if n]
    t.leave_ships("isle_1", *[0] * 3)
    shown, names = looks(t.state), [RESOURCES[i] for i in kinds]
    assert names
    for name in names:
        assert shown[f"gone:isle_1:{name}"] == ["gone", name]
        assert shown[f"on-left:isle_1:{name}"] == ["count", "0"]


@every_setup
def test_the_intrigues_that_are_left_are_counted(players: int, variant: str) -> None:
    for s in states(players, variant):
        assert looks(s)["on-intrigues-left"] == ["count", str(12 - s.removed)]


@every_setup
def test_a_factory_on_an_island_shows_the_good_it_is_for(players: int, variant: str) -> None:
    for s in states(players, variant):
        shown = looks(s)
        for island in s.islands:
            for i, owner in enumerate(s.sites[island]):
                if owner != FREE:
                    name = next(name for name, number in ISLAND.items() if number == island)
                    assert shown[f"built:{name}:{i}"][3] == GOODS[SITES[island][i][0]]


def test_a_veil_lies_over_what_can_no_longer_be_used_this_turn() -> None:
    t = Table()
    t.wheel(0, large_left="energy", large_right="tool", medium_left="journey", medium_right="city", small_bottom="obsidian")
    t.at("actions").play("activate large_left normal")
    veiled = {name.removeprefix("veil:") for name in looks(t.state) if name.startswith("veil:")}
    assert veiled == {"large_left", "large_right", "medium_right"}
    assert all(CLOSED[t.state.used][SPACES.index(x)] for x in veiled)


def test_a_price_is_faint_unless_it_can_be_paid_now() -> None:
    t = Table()
    t.resources(0, knowledge=1)
    shown = looks(t.at("influence").state)
    assert [shown[f"on-price:{name}"][3:] for name in ("large", "medium", "modify", "intrigue")] == [[], [], ["off"], ["off"]]
    assert looks(t.state, focus=1)["on-price:large"][3:] == ["off"]


def test_buttons_of_the_wheel_are_veiled_outside_their_phase() -> None:
    t = Table()
    t.resources(0, knowledge=9)

    def off() -> set[str]:
        return {name for name in looks(t.state) if name.startswith("off:")}

    t.at("influence")
    assert off() == {"off:tray"}
    t.at("actions")
    assert off() == {"off:large", "off:medium", "off:modify"}
    t.at("politics")
    assert off() == {"off:large", "off:medium", "off:modify", "off:tray"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_of_rivals_are_not_under_eleven_pixels(players: int) -> None:
    """A figure fills 0.8 of its cell's height, and three signs need one and a half times that in width."""
    for i in range(players - 1):
        for name, cell in layout.rival_area(i, players - 1).cells.items():
            tall = cell.height() * 0.8 * SCALE_AT_1280
            assert tall >= 11, name
            if name.startswith("goods"):
                assert (cell.width() * 0.97 - min(cell.height(), cell.width() * 0.43)) * SCALE_AT_1280 >= 11 * 1.4, name


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_buttons_of_the_wheel_say_which_ring_they_turn(language: str) -> None:
    speaker = Speaker(language, GAME, ("Anna", "Bruno"))
    assert set(layout.RING_NAMES_AT) < set(RING_NAMES)
    assert len({speaker.thing("ring", ring) for ring in RING_NAMES}) == len(RING_NAMES)
    for ring, spot in layout.RING_NAMES_AT.items():
        x, _ = layout.CORNERS[f"turn:{ring}"]
        assert abs(spot.center().x() - x) < 160


def test_the_level_one_starts_on_is_called_free() -> None:
    speaker, told = Speaker("en", GAME, ("Ada", "Bruno")), set[bool]()
    for s in (step.before for step in walk(2, "base", 3)):
        free = bool(s.stack) and s.stack[-1].kind == "free_level"
        for thing in ("level:research:1", "rep:0:research"):
            about = BOARD.about(s, thing, 0, speaker)
            assert about is not None
            assert any(line.startswith("Free") for line in about.lines) == free
            assert any("Costs" in line for line in about.lines) != free or thing.startswith("rep")
        told.add(free)
    assert told == {True, False}
