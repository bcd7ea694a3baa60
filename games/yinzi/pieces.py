"""Handling pieces: cubes on squares, tiles, factories, boats. Everything here keeps the pieces whole."""

from bisect import insort

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.yinzi import house
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    CORN,
    CUBES_PER_FOOD,
    FACTORIES,
    FACTORY_RAW,
    GOODS,
    LAST_BOAT,
    LATE_GOOD,
    PLANTED,
    POTATOES,
    PRINTED,
    R_WOOD,
    RESOURCES,
    RURAL_GOOD,
    SALT,
    SITE_PROVINCE,
    SITE_SQUARES,
    STORE,
)

UNCOVERABLE = ("square-cubes", "square-factory", "square-salt")
NO_TILE_ON, NO_FACTORY_ON = (tuple(Refusal(reason, (), rule) for reason in UNCOVERABLE) for rule in ("YZ-9.2.3", "YZ-9.4.2"))

# Cubes.


def plant(s: Yinzi, seat: int, square: int, count: int) -> int:
    """Put up to `count` cubes of a seat on a square of nobody else; returns how many there were (YZ-2.7)."""
    me = s.seats[seat]
    count = min(count, me.cubes)
    me.cubes -= count
    if not s.cubes[square]:
        insort(me.fields, square)
        s.whose[square] = seat
    s.cubes[square] += count
    return count


def uproot(s: Yinzi, square: int) -> None:
    """Take one cube off a square; the caller says where it goes."""
    s.cubes[square] -= 1
    if not s.cubes[square]:
        s.seats[s.whose[square]].fields.remove(square)
        s.whose[square] = -1


def harvest(s: Yinzi, square: int) -> None:
    """Use up one cube of a square: it goes home to its owner (YZ-2.6)."""
    owner = s.whose[square]
    uproot(s, square)
    s.seats[owner].cubes += 1


def fill_space(s: Yinzi, space: int, colour: int) -> None:
    s.market[space] = colour
    s.raw[colour * 4 + space // 6] += 1


def empty_space(s: Yinzi, space: int) -> None:
    """Use up the raw material on a city market space."""
    colour = s.market[space]
    s.market[space] = -1
    s.raw[colour * 4 + space // 6] -= 1
    s.seats[colour].cubes += 1


def goods_of(s: Yinzi, seat: int) -> list[int]:
    """How many cubes of each good a seat has on plantations."""
    counts = [0] * len(GOODS)
    grows, cubes = s.grows, s.cubes
    for square in s.seats[seat].fields:
        counts[grows[square]] += cubes[square]
    return counts


def sellable(s: Yinzi, seat: int) -> int:
    """Cubes that the rural market takes."""
    grows = s.grows
    return sum(s.cubes[square] for square in s.seats[seat].fields if RURAL_GOOD[grows[square]])


def edible(s: Yinzi, seat: int) -> list[int]:
    return [square for square in s.seats[seat].fields if CUBES_PER_FOOD[s.grows[square]]]


def late_fields(s: Yinzi, seat: int) -> list[int]:
    return [square for square in s.seats[seat].fields if LATE_GOOD[s.grows[square]]]


# Tiles and factories on squares.


def uncoverable(s: Yinzi, squares: tuple[int, ...], reasons: tuple[Refusal, ...]) -> Refusal | None:
    """Why neither tile nor factory may be put on these squares: `NO_TILE_ON` or `NO_FACTORY_ON` (YZ-9.2.3, YZ-9.4.2)."""
    has_cubes, has_factory, is_salt = reasons
    cubes, at, grows = s.cubes, s.site, s.grows
    for square in squares:
        if cubes[square]:
            return has_cubes
        if at[square] >= 0:
            return has_factory
        if grows[square] == SALT:
            return is_salt
    return None


def has_free_square(s: Yinzi) -> bool:
    return any(not s.cubes[x] and s.site[x] < 0 and s.grows[x] != SALT for x in range(len(PRINTED)))


def has_free_site(s: Yinzi) -> bool:
    cubes, at, grows = s.cubes, s.site, s.grows
    free = [not count and at[x] < 0 and grows[x] != SALT for x, count in enumerate(cubes)]
    return any(free[a] and free[b] and free[c] for a, b, c in SITE_SQUARES)


def remove_tile(s: Yinzi, square: int) -> None:
    """An empty plantation tile that is covered leaves the game."""
    if s.grows[square] != PRINTED[square]:
        s.gone[s.grows[square]] += 1


def put_tile(s: Yinzi, square: int, good: int) -> None:
    remove_tile(s, square)
    s.grows[square] = good


def put_factory(s: Yinzi, seat: int, factory: int, site: int) -> None:
    for square in SITE_SQUARES[site]:
        remove_tile(s, square)
        s.grows[square] = -1
        s.site[square] = factory
    s.place[factory] = site
    s.built += (factory,)
    claim(s, seat, factory)


def claim(s: Yinzi, seat: int, factory: int) -> None:
    """Another own disc on a factory."""
    s.owner[factory] = seat
    s.level[factory] += 1
    s.seats[seat].discs -= 1


def province_of_factory(s: Yinzi, factory: int) -> int:
    return SITE_PROVINCE[s.place[factory]]


def store_of(s: Yinzi, factory: int) -> int:
    level = s.level[factory]
    return 2 if level == 1 and s.house & house.STORE_OF_TWO else STORE[level]


def products_in(s: Yinzi, factory: int) -> int:
    return sum(s.stored[factory * 4 : factory * 4 + 4])


def reveal_factory(s: Yinzi, fx: Effects) -> None:
    left = [f for f in range(len(FACTORIES)) if s.factories_left >> f & 1]
    if left:
        factory = fx.choose(left)
        s.factories_left ^= 1 << factory
        s.display += (factory,)
        fx.tell("factory_shown", s.active, FACTORIES[factory])


def factories_of_colours(players: int) -> int:
    """The factory tiles whose raw material exists, as bits (YZ-3.3)."""
    return sum(1 << f for f, colour in enumerate(FACTORY_RAW) if colour < players)


# The plantation track and the boats.


def draw_tiles(s: Yinzi, fx: Effects) -> None:
    """Fill the gaps of the track from the stack, from left to right."""
    track, shown = s.track, [0] * len(GOODS)
    for column in range(len(track)):
        if track[column] < 0 and any(s.tile_stack):
            good = track[column] = fx.draw(s.tile_stack)
            s.tile_stack[good] -= 1
            shown[good] += 1
    if any(shown):
        fx.tell("tiles_shown", s.active, *[shown[good] for good in PLANTED])


def slide_tiles(s: Yinzi, fx: Effects) -> None:
    left = [good for good in s.track if good >= 0]
    s.track[:] = left + [-1] * (len(s.track) - len(left))
    draw_tiles(s, fx)


def add_european_crops(s: Yinzi, fx: Effects) -> None:
    """YZ-11.14"""
    s.europe = 1
    s.tile_stack[POTATOES] += LATER_TILES
    s.tile_stack[CORN] += LATER_TILES
    fx.tell("new_crops", s.active)
    draw_tiles(s, fx)


LATER_TILES = 4


def gain_resource(s: Yinzi, seat: int, resource: int, fx: Effects) -> None:
    """A wood or a stone out of the resource area."""
    me = s.seats[seat]
    if resource == R_WOOD:
        s.wood -= 1
        me.wood += 1
    else:
        s.stone -= 1
        me.stone += 1
    fx.tell("takes", seat, RESOURCES[resource])


def sail_on(s: Yinzi, seat: int, fx: Effects) -> bool:
    """One step on the boats track, if there is one left."""
    me = s.seats[seat]
    if me.boat == LAST_BOAT:
        return False
    me.boat += 1
    fx.tell("boats", seat, me.boat + 1, me.capacity())
    return True
