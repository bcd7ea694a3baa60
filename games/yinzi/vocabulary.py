"""The names that moves, refusals and events use, and what their numbers mean."""

from games.yinzi import tables as t

THINGS: dict[str, tuple[str, ...]] = {
    "square": t.SQUARES,
    "site": t.SITES,
    "space": t.SPACES,
    "province": t.PROVINCES,
    "good": t.GOODS,
    "product": t.PRODUCTS,
    "bought": t.BOUGHT_AS,
    "factory": t.FACTORIES,
    "citymarket": t.CITY_MARKETS,
    "bonus": t.BONUSES,
    "innovation": t.INNOVATIONS,
    "section": t.SECTIONS,
    "fortune": t.FORTUNES,
    "work": t.WORKS,
    "card": t.CARDS,
    "duty": t.DUTY_IDS,
    "nation": t.NATIONS,
    "foreign": t.FOREIGN,
    "ship": t.SHIPS,
    "dock": t.DOCKS,
    "hold": t.HOLDS,
    "route": t.ROUTES,
    "disaster": t.DISASTERS,
    "resource": t.RESOURCES,
    "means": t.MEANS,
    "money": ("copper", "silver"),
    "item": t.ITEMS,
    "start": t.START_CHOICES,
    "frame": t.COLOURS,
}

_PLAIN = """
all-must-work already-called area-used at-least-one boats-end bonus-first bonus-taken bonus-used cannot-supply coast-too-far
coin-first coin-shut coins-useless disc-fresh discard-empty duty-needs-worker duty-occupied factory-not-built factory-not-own
factory-not-shown factory-ruin factory-top factory-used food-left has-bought has-sold hold-full icon-full immigrants-wasted
innovation-not-now innovation-taken innovation-useless needs-one needs-two no-card no-cargo no-column no-cubes no-disc-there
no-discs no-double no-duty no-emissary no-factories no-food-there no-group no-hold no-markers no-pair no-partner
no-product-there no-raw-left no-resolutions no-resources no-ship no-ship-space no-site no-square no-stone no-tile no-tile-here
no-warriors no-wood no-workers none-usable not-a-pair not-beside-coin not-city-good not-edible not-in-discard not-in-phase-a
not-late-good not-needed not-ruin not-rural not-salt not-tea not-this-bonus not-yours nothing-grows nothing-to-produce
nothing-to-sell nothing-to-ship one-cube one-pair one-route one-tile other-column other-province own-food-left raw-too-far
rival-level-one river-useless route-not-open route-not-shown route-satisfied same-good same-section same-wasted ship-wants-not
slot-used space-taken spoils-rest square-cubes square-factory square-salt square-taken taxed-already two-salt veterans-few
work-first wrong-icon wrong-means wrong-nation wrong-raw
"""
REFUSALS: dict[str, tuple[str, ...]] = dict.fromkeys(_PLAIN.split(), ()) | {
    "capacity": ("need", "have"),
    "copper": ("need", "have"),
    "silver": ("need", "have"),
    "few-workers": ("need", "have"),
    "store-full": ("inside", "room"),
    "work-possible": ("work",),
    "work-for-silver": ("work",),
    "work-after-sale": ("work",),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # money
    "earns": ("n:copper", "n:silver"),
    "pays": ("n:copper", "n:silver"),
    "buys_silver": ("copper", "silver"),
    "breaks_silver": ("silver", "copper"),
    "pays_tax": ("silver",),
    "misfortune": ("count",),
    # set-up and what is turned up
    "factory_shown": ("factory",),
    "tile_shown": ("good", "column"),
    "route_shown": ("route",),
    "announced": ("ship",),
    "docks": ("ship", "dock"),
    "dock_empty": ("dock",),
    "new_crops": (),
    "draws": ("card",),
    "round": ("round",),
    "order": ("place",),
    "rolled": ("face", "rate"),
    # turns
    "bonus": ("bonus",),
    "plays": ("card", "fortune"),
    "small_group": ("workers",),
    "taxes": (),
    "untaxed": (),
    "sends": ("count", "work"),
    "migrates": ("count",),
    "uses": ("innovation",),
    "innovates": ("innovation",),
    "boats": ("place", "capacity"),
    "cultivates": ("square", "good", "count"),
    "buys_tile": ("good",),
    "sells_city": ("good", "space"),
    "sells_food": ("good",),
    "buys_food": ("seat",),
    "builds": ("factory", "site"),
    "rebuilds": ("factory",),
    "upgrades": ("factory", "level"),
    "takes": ("resource",),
    "produces": ("factory",),
    "delivers_product": ("product", "ship", "dock"),
    "delivers_tea": ("ship", "dock"),
    "delivers_salt": ("ship", "dock"),
    "delivers_pair": ("ship", "dock"),
    "gives": ("good", "square"),
    "embarks": ("ship", "dock"),
    "sails": ("ship", "nation"),
    "exports": ("product", "foreign"),
    "exports_general": ("product", "foreign"),
    "serves": ("duty",),
    "enlists": ("count", "place"),
    "lays_product": ("product", "route"),
    "lays_good": ("good", "square", "route"),
    "lays_food": ("bought", "route"),
    "lays_disc": ("innovation", "route"),
    "satisfies": ("route",),
    "completes": ("route",),
    "takes_route": ("route",),
    # closing phases
    "hunger": ("workers", "food"),
    "eats": ("good",),
    "stand_up": ("count",),
    "war_won": ("china", "enemy"),
    "war_lost": ("china", "enemy"),
    "glory": ("place",),
    "disaster": ("disaster",),
    "burns": ("factory", "level"),
    "loses_product": ("product",),
    "withers": ("good", "square"),
    "wins_route": ("route",),
    "rewarded": ("duty",),
}
