"""The game as a plugin: tables of phases, things, refusals and events."""

from collections.abc import Iterator
from pathlib import Path

from app.framework.dice import Effects
from app.framework.game import Game, Setup, Standing
from app.framework.moves import Event
from app.framework.players import Colour
from games.agra import dealing, hidden, invariants, scoring
from games.agra.components import BOX
from games.agra.describe import DESCRIPTIONS, describe
from games.agra.features import AgraJudge
from games.agra.house import OPTIONS
from games.agra.state import Agra
from games.agra.steps import (
    action,
    architect,
    botanist,
    building,
    cook,
    farming,
    figures,
    goods,
    honours,
    jagirdar,
    meditation,
    order,
    processing,
    production,
    raising,
    refining,
    rising,
    river,
    rounds,
    sadr,
    sailor,
    shipping,
    shortage,
    taking,
    tiles,
    trader,
)
from games.agra.steps.luxury import REMEDIES
from games.agra.tables import ACTIONS, BONUSES, CIRCLE, GOODS, GUILDS, NOTABLES, ORDERS, PLOTS, SPACES, TOKENS

SHAPES = ("disc", "square", "triangle", "star")

REFUSALS = {
    "not-your-turn": (),
    # Markers, goods, favours, Rupees.
    "no-good": ("good",),
    "few-goods": ("good", "need"),
    "few-favours": ("need", "have"),
    "few-rupees": ("need", "have"),
    "few-mp": ("need", "have"),
    # Favour actions, luxuries, contracts.
    "no-tile": ("action",),
    "action-used": ("action",),
    "in-vain": ("action",),
    "only-with-processing": (),
    "only-with-peon": (),
    "only-in-meditation": (),
    "oil-curry-used": (),
    "nobody-lies": (),
    "no-luxury": ("good",),
    "luxury-used": ("good",),
    "statue-later": (),
    "statue-too-late": (),
    "no-contract": ("notable",),
    "no-ability": ("notable",),
    "ability-used": ("notable",),
    "ability-in-vain": ("notable",),
    # Meditation.
    "nobody-stands": ("space",),
    "points-spent": (),
    "cook-empty": (),
    "blocked": ("circle",),
    "mosaic-amount": (),
    # Spaces.
    "unbuilt": ("space",),
    "no-worker": (),
    "not-own-space": ("space",),
    # Production and processing.
    "too-much": ("most",),
    "wrong-row": ("good",),
    "too-dear": ("good", "most"),
    "process-limit": ("most",),
    "no-arrow": ("good",),
    "not-1-to-2": ("good",),
    "unequal": ("good", "good"),
    # Building.
    "no-site": ("space",),
    "second-worker": (),
    "few-materials": ("space", "need"),
    "pays-too-little": ("need", "have"),
    "bonus-gone": ("bonus",),
    "wrong-level": ("bonus", "level"),
    # Sailor and notables.
    "notable-gone": ("notable",),
    "level-closed": ("notable", "level"),
    "not-ordered": ("notable", "good"),
    "spot-taken": ("notable", "good"),
    "fare-paid": (),
    "fare-limit": ("most",),
    "few-deliveries": ("need", "have"),
    "doubles-done": ("most",),
    "order-done": (),
    "no-honour": ("guild",),
    "french-refuses": ("good",),
    # Trader.
    "token-done": (),
    "exchange-done": (),
    "token-there": ("good",),
    "price-too-far": ("good", "value"),
    "no-such-side": (),
    "token-unmoved": (),
    "given-enough": ("most",),
    "few-value": ("good", "have"),
    # Farm and tracker.
    "farmer-at-edge": ("plot",),
    "cover-in-the-way": ("plot",),
    "no-cover": ("plot",),
    "tracker-at-end": ("most",),
    "option-done": (),
    # Akbar and orders.
    "order-phase-done": (),
    "no-bowl": ("good",),
    "bowl-served": ("good",),
    "column-full": ("guild",),
    "order-limit": ("guild", "most"),
    "no-influence": ("guild",),
    # Choices.
    "not-basic": ("good",),
    "not-worth": ("good", "value"),
    "same-track": ("guild",),
    "not-lying": ("space",),
    "none-yet": (),
    "tile-not-open": ("action",),
    "tile-not-there": ("action",),
    "same-kind": ("good",),
    "favour-for-favour": (),
}
EVENTS = {
    "turn": (),
    "last-round": (),
    "end-triggered": (),
    "game-over": (),
    "rupees": ("count",),
    "favours": ("count",),
    "goods": ("good", "count"),
    "lost": ("count",),
    "freed": ("good",),
    "freed-favour": (),
    "mp": ("count",),
    "laid": ("space",),
    "fetched": (),
    "circle": ("circle",),
    "placed": ("space",),
    "peon": ("space", "count"),
    "kicked": (),
    "stored": (),
    "rose": ("space",),
    "converted": ("count", "good", "good"),
    "dyed": ("good", "good"),
    "followed": ("seat",),
    "built": ("space",),
    "claimed": ("bonus",),
    "merchant-rolled": ("eyes",),
    "merchant-moved": ("space",),
    "builder-rolled": ("eyes",),
    "builder-moved": ("space",),
    "builder-left": (),
    "fare": ("good", "value"),
    "delivered": ("good", "notable"),
    "doubled": ("good", "notable"),
    "contract": ("notable",),
    "boat": ("pier",),
    "influence": ("guild", "step"),
    "tracker": ("step",),
    "farmer": ("plot",),
    "uncovered": ("plot",),
    "priced": ("good", "value"),
    "gave": ("good",),
    "sold": ("good",),
    "entrusted": ("good",),
    "served": ("good",),
    "fulfilled": ("order",),
    "favour-action": ("action", "count"),
    "luxury": ("good",),
    "ability": ("notable",),
    "tile": ("action",),
    "tile-back": ("action",),
    "tile-opened": ("action",),
}


class AgraGame(Game[Agra]):
    id, folder, rules_version, state_type = "agra", Path(__file__).parent, 1, Agra
    players, longest = (2, 3, 4), 50_000
    options, hides = OPTIONS, True
    colours = tuple(Colour(colour, shape) for colour, shape in zip(BOX.colours, SHAPES, strict=True))
    phases = (
        rounds.Round(),
        rounds.Turn(),
        meditation.Meditation(),
        action.Action(),
        production.Production(),
        production.Dyer(),
        processing.Processing(),
        processing.Follow(),
        figures.Merchant(),
        figures.Builder(),
        architect.Architect(),
        building.Payment(),
        building.Claim(),
        building.Settle(),
        sailor.Sailor(),
        honours.Honours(),
        jagirdar.Sailed(),
        jagirdar.Jagirdar(),
        jagirdar.Thanks(),
        trader.Trader(),
        trader.Giving(),
        trader.Taking(),
        trader.Tokens(),
        trader.Token(),
        botanist.Botanist(),
        order.Order(),
        order.Imperial(),
        taking.Gain(),
        refining.Convert(),
        raising.RaiseInfluence(),
        rising.Rise(),
        goods.Sell(),
        farming.Uncover(),
        shipping.Ship(),
        farming.Farmers(),
        goods.Swap(),
        goods.FrenchTrader(),
        river.Boat(),
        building.Mujtahida(),
        tiles.TrackBonus(),
        tiles.SearchPile(),
        tiles.Surplus(),
        cook.Cook(),
        sadr.Sadr(),
        shortage.Shortage(),
    )
    things = {
        "good": GOODS,
        "space": SPACES,
        "notable": NOTABLES,
        "guild": GUILDS,
        "action": ACTIONS,
        "bonus": BONUSES,
        "token": TOKENS,
        "plot": PLOTS,
        "order": ORDERS,
        "circle": CIRCLE,
        "remedy": tuple(REMEDIES),
    }
    refusals = REFUSALS
    events = EVENTS
    descriptions = DESCRIPTIONS
    judge = AgraJudge()

    def deal(self, setup: Setup, fx: Effects) -> Agra:
        return dealing.deal(setup, fx)

    def observe(self, s: Agra, seat: int) -> Agra:
        return hidden.observe(s, seat)

    def imagine(self, s: Agra, seat: int, fx: Effects) -> Agra:
        return hidden.imagine(s, fx)

    def standing(self, s: Agra) -> Standing:
        return scoring.standing(s)

    def describe(self, s: Agra) -> Iterator[Event]:
        return describe(s)

    def broken(self, s: Agra) -> Iterator[str]:
        return invariants.broken(s)
