"""What Yinzi says to those who learn it: a card for each question, and a guided first game along the life of a cube."""

from app.framework.teaching import Card, Goal, Guided, Teaching
from games.yinzi.state import Yinzi
from games.yinzi.tables import CARD_VALUE, FACTORY_RAW, PROVINCES, ROUNDS, SHIP_WANTS, TEA, TEA_SPACE, WORKERS_PER_FOOD, tax_on


def hunger_comes(s: Yinzi, seat: int) -> bool:
    me = s.seats[seat]
    return sum(me.areas) + me.upper + me.lower + me.lying > WORKERS_PER_FOOD


def tax_comes(s: Yinzi, seat: int) -> bool:
    me = s.seats[seat]
    return tax_on(sum(CARD_VALUE[card] for card in me.slots if card >= 0) + me.tax) > 0


def tea_has_a_ship(s: Yinzi, seat: int) -> bool:
    grown = any(s.grows[square] == TEA and s.cubes[square] for square in s.seats[seat].fields)
    return grown and any(ship >= 0 and TEA_SPACE in SHIP_WANTS[ship] for ship in s.docked)


def raw_material_lies_ready(s: Yinzi, seat: int) -> bool:
    """Any of the frame colour of an own factory, wherever it lies."""
    own = (FACTORY_RAW[factory] for factory in s.built if s.owner[factory] == seat)
    return any(s.raw[colour * len(PROVINCES) + province] for colour in own for province in range(len(PROVINCES)))


def has_migrants(s: Yinzi, seat: int) -> bool:
    return bool(s.seats[seat].lower)


def has_innovations(s: Yinzi, seat: int) -> bool:
    return bool(s.seats[seat].inn)


def last_round(s: Yinzi, seat: int) -> bool:
    return s.round == ROUNDS


CARDS = (
    Card("first_factory", ("first_factory",)),
    Card("site", ("site",)),
    Card("first_resource", ("first_resource",)),
    Card("bonus", ("bonus",)),
    Card("bonus_rest", ("bonus_rest",)),
    Card("turn", ("turn",)),
    Card("cultivate", ("cultivate",)),
    Card("plantation", ("lay", "extra_tile")),
    Card("sell", ("sell_city", "extra_sale")),
    Card("factories", ("develop_factories", "free_upgrade")),
    Card("boats", ("develop_boats",)),
    Card("innovations", ("innovations",)),
    Card("pay", ("pay",)),
    Card("resources", ("take_resources",)),
    Card("produce", ("produce",)),
    Card("ships", ("supply_ships",)),
    Card("emissary", ("reaction",)),
    Card("duties", ("imperial_duties",)),
    Card("war", ("war_routes",)),
    Card("route", ("war_route", "demand", "take_route", "personal")),
    Card("rest", ("rest",)),
    Card("feed", ("feed",)),
    Card("war_end", ("recruit", "spoils", "weaken", "veterans")),
    Card("disaster", ("fire", "rubble", "drought")),
    Card("tax", ("tax",)),
    Card("late", ("late", "pair")),
    Card("final", ("final",)),
    Card("raw", when=raw_material_lies_ready),
    Card("tea", when=tea_has_a_ship),
    Card("hunger", when=hunger_comes),
    Card("tax_comes", when=tax_comes),
    Card("migrants", when=has_migrants),
    Card("disc", when=has_innovations),
    Card("end", when=last_round),
)

GOALS = (
    Goal("found", moves=("place",)),
    Goal("bonus", moves=("bonus",)),
    Goal("cultivate", news=("cultivates",)),
    Goal("gather", moves=("take",)),
    Goal("sell", news=("sells_city",)),
    Goal("produce", news=("produces",)),
    Goal("ship", news=("delivers_product", "delivers_tea", "delivers_salt")),
    Goal("upgrade", news=("upgrades",)),
    Goal("feed", moves=("eat", "eat_pair", "eat_food", "eat_disc")),
    Goal("boats", news=("boats",)),
    Goal("war", news=("enlists",)),
    Goal("innovate", news=("innovates",)),
    Goal("use", news=("uses",)),
)

TEACHING = Teaching(CARDS, Guided("first-game-14", GOALS))
