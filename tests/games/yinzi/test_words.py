"""The log, the table in words and the rules say the same, and enough to play by."""

import re

import pytest

from app.framework.moves import Event
from app.framework.phases import Frame
from app.text import LANGUAGES
from app.text.speaker import Speaker
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.house import OPTIONS
from tests.games.yinzi.positions import ANGELIKA, BLUE, GREEN, MARION, TANJA, Table, late_table

NAMES = ["Marion", "Angelika", "Tanja"]
every_language = pytest.mark.parametrize("lang", LANGUAGES)
CULTIVATE = t.FORTUNE["cultivate"]


def told(events: list[Event], lang: str = "en") -> list[str]:
    speaker = Speaker(lang, GAME, NAMES)
    return [speaker.event(event) for event in events]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def rules_text(lang: str) -> str:
    return (GAME.folder / "text" / f"rules.{lang}.md").read_text(encoding="utf-8")


@every_language
def test_what_has_a_name_on_the_screen_has_it_in_the_rules(lang: str) -> None:
    speaker, text = Speaker(lang, GAME), rules_text(lang).lower()
    named = {
        "bonus": t.BONUSES,
        "innovation": [i for i in t.INNOVATIONS if i not in t.EMISSARIES],
        "duty": t.DUTY_IDS,
        "work": t.WORKS,
        "fortune": t.FORTUNES,
        "section": t.SECTIONS,
        "good": t.GOODS,
        "product": t.PRODUCTS,
        "province": t.PROVINCES,
        "disaster": t.DISASTERS,
    }
    for family, ids in named.items():
        for name in ids:
            words = re.sub(r" \(.*\)", "", speaker.thing(family, name)).lower()
            assert words in text, f"{family}-{name}: {words}"


@every_language
def test_the_rules_tell_every_table_option_in_its_own_words(lang: str) -> None:
    speaker, lines = Speaker(lang, GAME), rules_text(lang).splitlines()

    def words(key: str) -> str:
        return speaker.say(key).replace("’", "'")

    for option in OPTIONS:
        row = next(line for line in lines if line.startswith(f"| {words(f'option-{option.id}')} |"))
        for value in option.values:
            assert words(f"option-{option.id}-{value}") in row
        assert re.search(r"\[R\d+\]", row), "with its reason"


@every_language
def test_the_map_of_the_rules_is_the_board(lang: str) -> None:
    speaker, lines = Speaker(lang, GAME), rules_text(lang).splitlines()
    blank = {"en": "blank", "it": "—"}[lang]
    for square, printed in zip(t.SQUARES, t.PRINTED, strict=True):
        province, place = speaker.thing("square", square).split()
        row, column = map(int, place.split("-"))
        start = next(i for i, line in enumerate(lines) if line.startswith(f"| {province} | 1 |"))
        cells = [cell.strip() for cell in lines[start + 1 + row].strip("|").split("|")]
        assert cells[0] == f"**{row}**"
        assert cells[column] == (speaker.thing("good", t.GOODS[printed]) if printed >= 0 else blank), square


# The log.


def test_the_log_says_what_is_delivered_and_where() -> None:
    p = Table()
    p.boat(MARION, 9)
    p.dock(1, "ship_portugal_1")
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_silk_blue")
    p.tile("zj_r0c1", "tea", MARION, 1)
    p.group(MARION, "cultivate", 2)
    p.ask("supply_ships", MARION, CULTIVATE, 0, 0)
    events = p.play("ship fac_silk_blue dock_1", "ship_tea zj_r0c1 dock_1").news
    assert "Marion delivers silk to the Portuguese ship (porcelain, tea, silk) at dock 1." in told(events)
    assert "Marion delivers tea to the Portuguese ship (porcelain, tea, silk) at dock 1." in told(events)
    late = late_table()
    late.ask("late", MARION, 0, 0, 0)
    assert kinds(late.play("late dock_1_1", "give zj_r0c0", "give zj_r1c0").news) == [
        "gives",
        "gives",
        "delivers_pair",
        "earns",
    ]


def test_the_log_says_what_is_put_on_a_route_tile() -> None:
    p = Table()
    p.only_routes("route_07", "route_01", "route_03")
    p.cubes(MARION, "nz_r2c2")
    p.food(GREEN)
    p.ask("war_route", MARION, 0)
    events = p.play("route route_07", "lay_food route_07 1 fruit", "lay_good route_07 nz_r2c2").news
    assert "Marion puts bought Food on the route for cabbage and fruit, as fruit." in told(events)
    assert "Marion puts cabbage from Nanzhili 3-3 on the route for cabbage and fruit." in told(events)


@pytest.mark.parametrize("players", GAME.players)
def test_the_new_turn_order_is_one_line_of_the_log(players: int) -> None:
    p = Table(players)
    s = p.state
    for seat in range(players):
        s.seats[seat].bonus = players - 1 - seat
    names = ["Marion", "Angelika", "Tanja", "Urs"][:players]
    event, *more = [e for e in p.follow(Frame("new_order", 0)).news if e.kind.startswith("order")]
    assert s.order == tuple(range(players))[::-1]
    assert not more
    assert Speaker("en", GAME, names).event(event) == f"Turn order: {', '.join(reversed(names))}."


def test_the_tiles_that_fill_the_track_are_one_line_of_the_log() -> None:
    p = Table()
    s = p.state
    for column in (1, 3, 5):
        s.tile_stack[s.track[column]] += 1
        s.track[column] = -1
    stack = [kind for kind, count in enumerate(s.tile_stack) for _ in range(count)]
    tea, salt = stack.index(t.TEA), stack.index(t.SALT)
    shown = [e for e in p.follow(Frame("new_order", 0), picks=[tea, salt, tea - 1]).news if e.kind == "tiles_shown"]
    assert told(shown) == ["New plantation tiles: salt and 2 × tea."]
    assert told(shown, "it") == ["Nuove tessere Piantagione: sale e 2 × tè."]
    assert [s.track[column] for column in (3, 4, 5)] == [t.TEA, t.SALT, t.TEA]


def test_a_turn_asks_only_for_what_there_is() -> None:
    p = Table()
    speaker = Speaker("en", GAME, NAMES)
    p.hand(MARION, "card_06")
    p.ask("turn", MARION)
    assert speaker.question(p.state) == "Your turn: play a card."
    p.group(MARION, "cultivate", 2)
    assert speaker.question(p.state) == "Your turn: play a card or send a group."
    p.hand(MARION)
    assert speaker.question(p.state) == "Your turn: send a group."


def test_the_log_says_which_way_money_was_changed() -> None:
    p = Table()
    p.stone(MARION, 1)
    p.coins(MARION, 0, 1)
    p.group(MARION, "cultivate", 1)
    p.ask("take_resources", MARION, CULTIVATE)
    assert "Marion changes 1 silver into 10 copper." in told(p.play("take wood").news)
    rich = Table()
    rich.coins(MARION, 12, 0)
    rich.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 3)
    rich.raw(BLUE, "nanzhili_cm_r0c0")
    rich.group(MARION, "cultivate", 1)
    rich.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    assert "Marion changes 10 copper into 1 silver." in told(rich.play("produce fac_silk_blue nanzhili_cm_r0c0").news)


@pytest.mark.parametrize(
    ("event", "one", "many"),
    [
        ("hunger", "one worker on the board", "2 workers on the board"),
        ("stand_up", "One veteran of Marion stands up.", "2 veterans of Marion stand up."),
        ("misfortune", "one misfortune tile.", "2 misfortune tiles."),
        ("migrates", "one worker in", "2 workers in"),
    ],
)
def test_one_and_many(event: str, one: str, many: str) -> None:
    rest = (1,) if event == "hunger" else ()
    assert one in told([Event(event, MARION, (1, *rest))])[0]
    assert many in told([Event(event, MARION, (2, *rest))])[0]


def test_a_short_group_is_told_and_a_full_one_is_not_said_twice() -> None:
    p = Table()
    p.hand(MARION, "card_12", "card_01")
    p.ask("turn", MARION)
    assert kinds(p.play("card card_01 cultivate").news) == ["plays"]
    short = Table()
    short.send(MARION, "produce", 4)
    short.send(MARION, "war_routes", 4)
    short.migrants(MARION, lower=3)
    short.hand(MARION, "card_12")
    short.ask("turn", MARION)
    assert "Marion is short of workers: the group is one worker." in told(short.play("card card_12 cultivate").news)


# The table in words.


def test_the_table_in_words_tells_what_the_game_turns_on() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_02", "route_06", "route_08")
    p.send(TANJA, "war_routes", 2)
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.market("jiangxi", "cm_no_ramie")
    p.tile("hg_r0c4", "tea")
    p.disc(ANGELIKA, "inn_rice")
    s.seats[MARION].personal = ((t.ROUTE["route_07"], 0b01, MARION),)
    speaker = Speaker("en", GAME, NAMES)
    said = [speaker.description(line) for line in GAME.describe(s)]
    for line in (
        "plays blue",
        "number 1 in turn order",
        "The enemy has strength 6, China 2 so far",
        "This round threatens: Fire",
        "This round threatens: Drought",
        "Huguang, tea free to cultivate: 1-5",
        "Zhejiang, rice free to cultivate: 1-1",
        "Zhejiang, blank squares: 1-2, 1-3, 1-4, 2-2, 2-3, 2-4 and 3-3",
        "the route for cabbage and fruit still asks for fruit",
    ):
        assert line in said, line
    assert any("at Nanzhili 2-1, arms up and right: level II, room for 2 products" in line for line in said)
    assert not any("Nanzhili" in line and "2-1" in line and "blank" in line for line in said), "the factory stands there"
