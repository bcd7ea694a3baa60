"""Noria: what it consists of, and how it begins."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

from app.framework.dice import Effects
from app.framework.game import Game, Misfit, Option, Setup, Standing
from app.framework.limits import Limits
from app.framework.moves import Event
from app.framework.phases import Frame
from app.framework.players import Colour, clockwise
from games.noria import invariants, limits, scoring
from games.noria.components import BOX
from games.noria.describe import DESCRIPTIONS, FACES, describe
from games.noria.features import NoriaJudge
from games.noria.state import FREE, HOME, Noria, Seat
from games.noria.steps.actions import MODES, Actions
from games.noria.steps.administration import Administration, PlaceDiscs
from games.noria.steps.build_wheel import BuildWheel
from games.noria.steps.discs import DISC_PHASES
from games.noria.steps.final import FinalScoring
from games.noria.steps.influence import Influence
from games.noria.steps.journey import Landing, stock_ships
from games.noria.steps.payment import PAYMENTS, Pay, PayWithGoods
from games.noria.steps.politics import Politics
from games.noria.steps.rounds import Round, Turn
from games.noria.steps.start import FreeLevel, StartResource
from games.noria.tables import (
    CHAMBERS,
    DISC,
    DISC_COPIES,
    DISCS,
    FIRST_GAME_PRICES,
    GOODS,
    ISLANDS,
    ISLANDS_IN_PLAY,
    PATHS,
    PLAYERS,
    POLITICIANS,
    PRICED_DISCS,
    RESOURCES,
    RING_NAMES,
    SHIPS,
    SPACE,
    SPACES,
    STACK,
    STARTING_DISCS,
    WAREHOUSES,
)

BASE, EXPERT = "base", "expert"
RANDOM, USUAL, BUILT = "random", "usual", "built"


class NoriaGame(Game[Noria]):
    id = "noria"
    folder = Path(__file__).parent
    rules_version = 2
    state_type = Noria
    players = PLAYERS
    variants = (BASE, EXPERT)
    longest = 4000
    options = (
        Option("market", ("first_game", RANDOM)),
        Option("wheels", (USUAL, BUILT)),
        Option("first_player", (RANDOM, "1", "2", "3", "4")),
    )
    colours = (Colour("blue", "disc"), Colour("yellow", "square"), Colour("white", "triangle"), Colour("purple", "star"))
    phases = (
        StartResource(),
        FreeLevel(),
        BuildWheel(),
        Round(),
        Turn(),
        Influence(),
        Actions(),
        *DISC_PHASES,
        Landing(),
        Pay(),
        PayWithGoods(),
        Politics(),
        Administration(),
        PlaceDiscs(),
        FinalScoring(),
    )
    things = {
        "resource": RESOURCES,
        "good": GOODS,
        "disc": DISCS,
        "mode": MODES,
        "space": SPACES,
        "ring": RING_NAMES,
        "path": PATHS,
        "chamber": CHAMBERS,
        "island": (*ISLANDS, "face_down"),
        "face": FACES,
        "payment": PAYMENTS,
    }
    refusals = {
        "active-half-full": ("count",),
        "advanced-spent": (),
        "all-revealed": (),
        "already-advanced": ("space",),
        "already-there": ("island",),
        "bonus-first": (),
        "bonus-on-bonus": (),
        "chamber-empty": ("chamber",),
        "disc-not-bought": ("disc",),
        "disc-placed": ("disc",),
        "island-unknown": ("island",),
        "just-upgraded": ("space",),
        "knowledge-short": ("needs", "have"),
        "landing-short": ("needs", "have"),
        "last-waiting": ("chamber",),
        "line-closed": ("space", "space"),
        "mix-any": ("needs",),
        "mix-different": ("needs",),
        "mix-same": ("needs",),
        "mix-short": (),
        "no-factory": (),
        "no-goods": (),
        "no-ship": ("resource",),
        "no-site": ("good", "island"),
        "no-such-good": ("good",),
        "not-activated": ("space",),
        "not-active": ("space",),
        "not-advanced": ("space",),
        "not-neighbour": ("island", "island"),
        "nothing-to-do": ("disc",),
        "odd-batch": (),
        "one-action-due": (),
        "other-half-full": ("count",),
        "own-tool": (),
        "path-top": ("path",),
        "price-different-resource": ("needs",),
        "price-different-simple_good": ("needs",),
        "price-same-complex_good": ("needs",),
        "price-same-resource": ("needs",),
        "price-short-complex_good": ("needs", "have"),
        "price-short-resource": ("needs", "have"),
        "price-short-simple_good": ("needs", "have"),
        "recipe-short": tuple(f"n:{r}" for r in RESOURCES),
        "resources-short": ("needs", "have"),
        "ring-full": ("count", "ring"),
        "ring-used": ("ring", "space"),
        "same-space": (),
        "ship-never": ("resource", "island"),
        "small-ring-fixed": (),
        "space-empty": ("space",),
        "space-taken": ("space",),
        "stack-empty": ("disc",),
        "surcharge-short": ("ahead", "needs", "have"),
        "warehouses-full": (),
        "warehouses-short": ("good", "room"),
    }
    events = {
        "activated": ("disc", "mode"),
        "bought_resource": ("resource", "price"),
        "built": ("good", "count"),
        "built_wheel": (),
        "climbed": ("path", "level"),
        "gained": ("resource", "count"),
        "game_ended": (),
        "income": ("count",),
        "inspected": ("space",),
        "intrigued": ("chamber", "chamber", "price"),
        "modified": ("space", "space", "price"),
        "paid": tuple(f"n:{r}" for r in RESOURCES),
        "paid_goods": tuple(f"n:{g}" for g in GOODS),
        "placed_disc": ("disc", "space"),
        "produced": tuple(f"n:{g}" for g in GOODS),
        "repeated": ("disc",),
        "replaced_disc": ("disc", "space", "disc"),
        "revealed": ("island",),
        "round_began": ("round", "rounds"),
        "sold": ("good", "price"),
        "started_with": ("resource",),
        "took_disc": ("disc", "price"),
        "took_ship": ("resource", "count"),
        "travelled": ("island",),
        "turned_ring": ("ring", "price"),
        "upgraded": ("space",),
    }
    descriptions = DESCRIPTIONS
    judge = NoriaJudge()

    def counts(self, option: str, setup: Setup) -> bool:
        """NO-11.1: the expert game has random prices, and every wheel is built."""
        return setup.variant != EXPERT or option not in ("market", "wheels")

    def misfit(self, setup: Setup) -> Misfit | None:
        reason = super().misfit(setup)
        if reason is None and (first := setup.option("first_player")) != RANDOM and int(first) > setup.players:
            return Misfit("misfit-first", seat=first, players=setup.players)
        return reason

    def deal(self, setup: Setup, fx: Effects) -> Noria:
        n = setup.players
        s = Noria()
        s.round = s.active = 0
        s.covered, s.circle, s.islands = ISLANDS_IN_PLAY[n], False, []
        s.island_ships = [[0] * len(RESOURCES) for _ in ISLANDS]
        s.sites = [[FREE] * 4 for _ in ISLANDS]
        s.ship_supply = [SHIPS - n] * len(RESOURCES)
        s.warehouse_supply = list(WAREHOUSES)
        s.stacks = [STACK[n]] * len(DISCS)
        s.box = [DISC_COPIES[k] - STACK[n] - n * STARTING_DISCS.count(k) for k in range(len(DISCS))]
        s.unseated, s.seated, s.removed = list(POLITICIANS), [0] * len(CHAMBERS), 0
        s.night_shifts = s.modifies = s.intrigues = s.used = s.activated = s.upgraded = 0
        s.advanced_used = False
        first = setup.option("first_player")
        s.first = fx.pick(n) if first == RANDOM else int(first) - 1
        s.seats = [_fresh_seat() for _ in range(n)]
        expert = setup.variant == EXPERT
        s.prices = _prices(expert or setup.option("market") == RANDOM, fx)
        if expert:
            _lay_circle(s, fx)
        else:
            for seat in s.seats:
                seat.knowledge = 1
        if not expert and setup.option("wheels") == USUAL:
            _lay_discs(s, fx)
        s.stack = ()
        s.push(*_before_round_one(s, setup), Frame("round", s.first))
        return s

    def standing(self, s: Noria) -> Standing:
        return scoring.standing(s)

    def describe(self, s: Noria) -> Iterator[Event]:
        return describe(s)

    def limits(self, seats: int) -> Limits:
        return limits.limits(seats)

    def broken(self, s: Noria) -> Iterator[str]:
        return invariants.broken(s)


def _fresh_seat() -> Seat:
    seat = Seat()
    seat.resources, seat.ships = [0] * len(RESOURCES), [1] * len(RESOURCES)
    seat.goods, seat.warehouses = [0] * len(GOODS), [0] * len(GOODS)
    seat.knowledge = seat.built = 0
    seat.wheel, seat.bought = [0] * len(SPACES), []
    seat.levels, seat.ambassador = [0] * len(PATHS), HOME
    return seat


def _prices(at_random: bool, fx: Effects) -> tuple[int, ...]:
    """NO-1.3, NO-1.4"""
    if not at_random:
        return FIRST_GAME_PRICES
    prices = [0] * len(DISCS)
    for price, disc in enumerate(fx.shuffled(PRICED_DISCS), 1):
        prices[disc] = price
    return tuple(prices)


def _lay_discs(s: Noria, fx: Effects) -> None:
    """NO-1.6: the three resource discs lie in another order on every wheel."""
    orders = list(permutations(range(len(RESOURCES))))
    for seat in s.seats:
        for space, disc in BOX.start_layout.fixed.items():
            seat.wheel[SPACE[space]] = DISC[disc] + 1
        order = orders.pop(fx.pick(len(orders)))
        for space, resource in zip(BOX.start_layout.resources, order, strict=True):
            seat.wheel[SPACE[space]] = resource + 1


def _lay_circle(s: Noria, fx: Effects) -> None:
    """NO-11.1, NO-R22: all islands face up in a circle, with their ships."""
    s.circle, s.islands, s.covered = True, fx.shuffled(range(len(ISLANDS)))[: s.covered], 0
    for island in s.islands:
        stock_ships(s, island)


def _before_round_one(s: Noria, setup: Setup) -> list[Frame]:
    order = list(clockwise(setup.players, s.first))
    if setup.variant == EXPERT:
        return [Frame("build_wheel", seat) for seat in order]
    builds = [Frame("build_wheel", seat) for seat in order if setup.option("wheels") == BUILT]
    return builds + [Frame(kind, seat) for kind in ("start_resource", "free_level") for seat in order]
