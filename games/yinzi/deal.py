"""YZ-3: the set-up up to the first choice."""

from app.framework.dice import Effects
from app.framework.phases import Frame
from games.yinzi import house
from games.yinzi.components import BOX
from games.yinzi.pieces import draw_tiles, factories_of_colours, reveal_factory
from games.yinzi.state import NOTHING, Seat, Yinzi
from games.yinzi.steps.personal import show_route
from games.yinzi.steps.sailing import announce, draw_asian
from games.yinzi.tables import (
    ALL_CARDS,
    CITY_MARKETS,
    FACTORIES,
    FIRST_FACTORY,
    FIRST_RESOURCE,
    GOOD,
    GOODS,
    HARBOUR,
    PIECES,
    PRINTED,
    PROVINCES,
    ROUTE_PILE,
    ROUTES,
    SALT,
    SHIPS,
    SQUARES,
    START_COPPER,
    STONE,
    TILE_COST,
    WOOD,
)


def deal(players: int, rulings: int, fx: Effects) -> Yinzi:
    s = Yinzi()
    s.stack, s.round, s.active, s.house, s.fresh = (), 0, 0, rulings, 0
    s.seats = [new_seat() for _ in range(players)]
    s.order = tuple(fx.shuffled(range(players)))
    s.tiles = tuple(fx.shuffled(range(len(CITY_MARKETS)))[: len(PROVINCES)])
    s.market, s.raw, s.rural = [-1] * 24, [0] * 16, [0] * 4
    s.rate, s.die, s.wood, s.stone = BOX.exchange.start, BOX.exchange.face, WOOD, STONE
    deal_land(s, fx)
    deal_ships(s, fx)
    deal_routes(s, fx)
    back = s.order[::-1]
    s.push(
        *(Frame("setup_turn", seat, (FIRST_FACTORY,)) for seat in back),
        Frame("new_display", 0),
        *(Frame("setup_turn", seat, (FIRST_RESOURCE,)) for seat in back),
        Frame("round", 0),
    )
    return s


def new_seat() -> Seat:
    me = Seat()
    me.copper, me.silver, me.misfortune, me.wood, me.stone, me.boat = START_COPPER, 0, 0, 0, 0, 0
    me.cubes, me.discs, me.markers, me.men = PIECES.cubes, PIECES.discs, PIECES.markers, PIECES.workers
    me.slots, me.groups, me.areas = [-1] * 5, [0] * 5, [0] * 5
    me.upper = me.lower = me.lying = me.aide = me.recruit = me.tax = me.inn = me.played = 0
    me.duty = me.bonus = -1
    me.glory, me.hand, me.deck, me.traded = [0, 0], (), ALL_CARDS, NOTHING
    me.fields, me.personal, me.won = [], (), ()
    return me


def deal_land(s: Yinzi, fx: Effects) -> None:
    """YZ-3.2, YZ-3.3"""
    s.grows, s.cubes, s.whose, s.site = list(PRINTED), [0] * len(SQUARES), [-1] * len(SQUARES), [-1] * len(SQUARES)
    s.place, s.built, s.level, s.owner = [-1] * len(FACTORIES), (), [0] * len(FACTORIES), [-1] * len(FACTORIES)
    s.stored, s.display, s.factories_left = [0] * (4 * len(FACTORIES)), (), factories_of_colours(len(s.seats))
    for _ in s.seats:
        reveal_factory(s, fx)
    s.track, s.tile_stack, s.gone, s.europe = [-1] * len(TILE_COST), [0] * len(GOODS), [0] * len(GOODS), 0
    for tile in BOX.plantation_tiles:
        good = GOOD[tile.good]
        removed = {2: tile.removed_with_2, 3: tile.removed_with_3}.get(len(s.seats), 0)
        if len(s.seats) == 2 and good == SALT and s.house & house.SALT_STAYS:
            removed = 0
        if not tile.later:
            s.tile_stack[good] = tile.count - removed
            s.gone[good] = removed
    draw_tiles(s, fx)


def deal_ships(s: Yinzi, fx: Effects) -> None:
    """YZ-3.3"""
    harbour = HARBOUR[len(s.seats)]
    docks = (1, 2, 3, 4) if s.house & house.FOUR_SHIPS else harbour.open
    s.docked, s.hold, s.aboard = [-1] * 4, [()] * 12, [0] * 16
    s.nations, s.general, s.envoys, s.sailed = [0] * 24, [0] * 8, [0] * 8, ()
    s.ships_left, s.ships_out = (1 << len(SHIPS)) - 1, harbour.asian_removed
    for dock in docks:
        s.docked[dock - 1] = draw_asian(s, fx)
    rest = len(SHIPS) - harbour.asian_removed - len(docks)
    s.tops, s.pile = [-1, -1], [(rest + 1) // 2, rest // 2]
    announce(s, 0, fx)
    announce(s, 1, fx)


def deal_routes(s: Yinzi, fx: Effects) -> None:
    """A pile for each player beside the board, one unseen as discard pile."""
    s.shown, s.laid, s.taker = [-1] * 4, [()] * 4, [-1] * 4
    s.route_pile, s.routes_left, s.discard = [0] * 4, (1 << len(ROUTES)) - 1, 0
    s.secret, s.looked, s.war = (-1,) * ROUTE_PILE, 0, ()
    for place in range(len(s.seats)):
        s.route_pile[place] = ROUTE_PILE - 1
        show_route(s, place, fx)
