"""What is read: the log tells what was paid, sentences have the right number, the table in words says what decides."""

import pytest

from app.framework.moves import Event, move_from_words
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.describe import describe
from games.agra.tables import GOOD, ORDER_GOODS, ORDERS, STATUES
from tests.games.agra.positions import MAGENTA, TEAL, Table
from tests.games.agra.walks import walk

NAMES = ["Ada", "Bruno", "Clara", "Dario"]
EN, IT = (Speaker(lang, GAME, NAMES) for lang in ("en", "it"))


def told(t: Table, speaker: Speaker = EN) -> list[str]:
    return [speaker.event(e) for e in t.news]


@pytest.mark.parametrize(
    ("line", "en", "it"),
    [
        ("deliver takshaka planks", "Deliver 1 plank to the Takshaka", "Consegna 1 asse di legno al Takshaka"),
        ("deliver mullah bricks", "Deliver 1 brick to the Mullah", "Consegna 1 mattone al Mullah"),
        ("deliver mujtahida statues", "Deliver 1 statue to the Mujtahida", "Consegna 1 statua alla Mujtahida"),
        ("deliver court_artist cloth", "Deliver 1 cloth to the Court Artist", "Consegna 1 tessuto all’Artista di Corte"),
        ("take clothes", "Take 1 set of clothes", "Prendi 1 abito"),
        ("sell books", "Sell 1 book", "Vendi 1 libro"),
        ("serve paintings", "Give Akbar 1 painting", "Dona ad Akbar 1 dipinto"),
        ("swap planks statues", "Swap 1 plank for 1 statue", "Cambia 1 asse di legno con 1 statua"),
        ("luxury books", "Use a book", "Usa un libro"),
        ("ability caliph", "Use the Caliph", "Usa il contratto: Califfo"),
    ],
)
def test_one_of_a_good_is_said_in_the_singular(line: str, en: str, it: str) -> None:
    m = move_from_words(line.split())
    assert (EN.move(m), IT.move(m)) == (en, it)


@pytest.mark.parametrize(
    ("count", "en", "it"),
    [
        (1, "Ada gains 1 brick.", "Ada riceve 1 mattone."),
        (3, "Ada gains 3 bricks.", "Ada riceve 3 mattoni."),
    ],
)
def test_one_and_many_goods_in_the_log(count: int, en: str, it: str) -> None:
    goods = tuple(count if kind == 8 else 0 for kind in range(16))
    event = Event("goods", TEAL, goods)
    assert (EN.event(event), IT.event(event)) == (en, it)


def test_lost_gains_in_both_numbers() -> None:
    one, two = Event("lost", TEAL, (1,)), Event("lost", TEAL, (2,))
    assert [IT.event(e) for e in (one, two)] == [
        "Ada non ha marcatori: va perso 1 guadagno.",
        "Ada non ha marcatori: vanno persi 2 guadagni.",
    ]


def test_levels_are_written_as_on_the_cards() -> None:
    t = Table()
    t.river("jagirdar")
    t.goods(TEAL, planks=1)
    t.at("action").play("place sailor")
    refusal = t.refused("deliver jagirdar planks")
    assert refusal is not None
    assert EN.refusal(refusal) == "The Jagirdar is of level II; the Boat has not opened it."


def test_A10_oil_and_curry_are_told_when_paid() -> None:
    t = Table()
    t.worker(TEAL, "trader", stands=False)
    t.goods(TEAL, oil=1, curry=1)
    t.at("action").play("refresh both")
    assert told(t) == ["Ada pays 1 curry and 1 oil.", "A worker of Ada stands up: Trader."]


def test_A10_the_caliphs_cotton_is_told() -> None:
    t = Table()
    t.contract(TEAL, "caliph")
    t.worker(TEAL, "trader", stands=False)
    t.goods(TEAL, cotton=1)
    t.at("action").play("ability caliph")
    assert told(t)[:2] == ["Ada uses the Caliph.", "Ada pays 1 cotton."]


def test_A10_goods_for_the_tracker_are_told() -> None:
    t = Table()
    t.goods(TEAL, turmeric=1, cotton=1)
    t.at("action").play("place botanist", "study")
    assert told(t)[-2:] == ["Ada pays 1 turmeric and 1 cotton.", "The tracker of Ada reaches space 2."]


def test_A10_building_material_is_told() -> None:
    t = Table()
    t.goods(TEAL, wood=1, cement=1)
    t.at("action").play("place architect", "build plank_mill", "pay 0 1 1 0")
    assert told(t)[-2:] == ["Ada pays 1 wood and 1 cement.", "Built: Plank mill."]


def test_A10_meditation_points_are_told_when_spent() -> None:
    t = Table()
    t.give(TEAL, tracker=2)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry", "uncover top_wood")
    assert "Ada spends 2 meditation points." in told(t)


def test_N24_the_gift_of_the_sadr_names_its_bowl() -> None:
    t = Table()
    t.river("sadr_us_sudur")
    t.boat(4)
    t.marker(TEAL, "sadr_us_sudur", "books")
    t.marker(TEAL, "sadr_us_sudur", "oil")
    t.goods(TEAL, sandstone=1, paper=1)
    t.at("action").play("place sailor", "deliver sadr_us_sudur sandstone", "offer paper curry")
    assert t.state.bowls[2] == TEAL
    assert "Ada puts 1 paper into Akbar’s bowl for curry." in told(t)


LOSES_ONE = {"fare", "delivered", "gave", "sold", "entrusted", "served", "offered", "freed"}


def goods_told(event: Event) -> list[int]:
    """What a line of the log says about the goods of its player."""
    change, params = [0] * 16, event.params
    if event.kind in ("goods", "paid", "converted", "dyed", "doubled"):
        change = [int(n) if event.kind == "goods" else -int(n) for n in params[:16]]
    if event.kind == "converted":
        change[GOOD[str(params[16])]] += sum(int(n) for n in params[:16])
    elif event.kind == "dyed":
        change[GOOD[str(params[16])]] += 1
    elif event.kind in LOSES_ONE or event.kind == "luxury":
        change[GOOD[str(params[0])]] -= 1
    elif event.kind == "statue":
        change[STATUES] -= 1
    elif event.kind == "fulfilled":
        for good in ORDER_GOODS[ORDERS.index(str(params[0]))]:
            change[good] -= 1
    return change


def told_of(events: list[Event], more: str, *less: str) -> int:
    """The numbers of these lines, gains less losses; a line without number speaks of one."""
    numbers = [(e.kind, int(e.params[-1]) if e.params else 1) for e in events if e.kind in (more, *less)]
    return sum(n if kind == more else -n for kind, n in numbers)


@pytest.mark.parametrize("players", [2, 4])
def test_A10_the_log_adds_up(players: int) -> None:
    """Goods, Rupees and favours of everybody change by what the log of the move says, and by nothing else."""
    for taken in walk(players, 7):
        for q, (old, new) in enumerate(zip(taken.before.seats, taken.after.seats, strict=True)):
            own = [e for e in taken.events if e.seat == q]
            goods = [sum(change) for change in zip([0] * 16, *map(goods_told, own), strict=True)]
            assert [b - a for a, b in zip(old.goods, new.goods, strict=True)] == goods, taken.move
            assert new.rupees - old.rupees == told_of(own, "rupees", "peon"), taken.move
            assert new.favours - old.favours == told_of(own, "favours", "favour-action", "freed-favour"), taken.move


def in_words(t: Table, speaker: Speaker = EN) -> list[str]:
    return [speaker.description(line) for line in describe(GAME.observe(t.state, TEAL))]


def test_the_table_in_words_says_what_must_be_known() -> None:
    t = Table()
    t.river("cook", "jagirdar")
    t.marker(MAGENTA, "cook", "wood", double=True)
    t.uncovered(TEAL, "top_wood")
    t.farmers(TEAL, top=4)
    t.built("tailor")
    t.goods(TEAL, cement=1)
    lines = in_words(t.at("order").play("serve cement"))
    assert "Cook (level I, Artisans)" in lines
    assert "· 1. wants oil" in lines
    assert "· 2. has wood: 2 from Bruno" in lines
    assert "Jagirdar (level II, Merchants), not open yet" in lines
    assert "Ada: farmers on space 4 (top), 3 (left), 3 (right), 3 (bottom)" in lines
    assert "Ada: tracker on space 1, the next one costs 1 turmeric and 1 cotton" in lines
    assert "Ada: 1 gift to Akbar" in lines
    unbuilt = next(line for line in lines if line.startswith("Not built yet"))
    assert "sculptor (5)" in unbuilt
    assert "tailor" not in unbuilt
    covers = next(line for line in lines if line.startswith("Ada: cover tiles beside"))
    assert "sandstone (top)" in covers
    assert "wood (top)" not in covers


def test_the_table_in_words_tells_how_much_is_left() -> None:
    t = Table()
    t.goods(TEAL, oil=1)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry")
    assert "Meditation points left: 1" in in_words(t)
    t.play("act", "place sailor", "fare oil")
    assert "Deliveries left on this voyage: 3" in in_words(t)
    t = Table()
    t.goods(TEAL, oil=2)
    t.at("action").play("place trader", "give oil", "give oil")
    assert "Value left to take from the Trader: 3" in in_words(t)


def test_the_table_in_words_tells_the_end_and_what_was_used() -> None:
    t = Table()
    t.goods(TEAL, clothes=1)
    t.give(TEAL, favours=3)
    t.at("action").play("luxury clothes", "favour fa_basic_good", "take wood")
    lines = in_words(t)
    assert "Ada: used this turn, Clothes" in lines
    assert "Ada: used this turn, Basic good" in lines
    t.state.ending = 1
    assert in_words(t)[0] == "The end is near: after this round one more is played."
    t.state.final = 1
    assert in_words(t)[0] == "This is the last round."
