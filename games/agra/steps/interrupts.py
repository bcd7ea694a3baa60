"""Answers out of turn or in between: favour tiles, the Cook, the Sadr us-Sudur, too few markers."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import FAVOUR, NO_GOOD, gain_favours, gain_goods
from games.agra.imperial import serve
from games.agra.state import Agra
from games.agra.steps.production import Decline
from games.agra.tables import ACTION, ACTIONS, BOWL_GOODS, FREE, GOOD, GOODS, TILES

TILE_MOVES = tuple(Move("take_tile", (action,)) for action in ACTIONS)
NOT_OPEN = tuple(Refusal("tile-not-open", (action,), "AG-6.2.3-5") for action in ACTIONS)
SEARCH_MOVES = tuple(Move("search", (action,)) for action in ACTIONS)
NOT_FINDABLE = tuple(Refusal("tile-not-there", (action,), "AG-A1-15") for action in ACTIONS)
GIVE_UP_MOVES = tuple(Move("give_up", (action,)) for action in ACTIONS)
NOT_HELD = tuple(Refusal("no-tile", (action,), "AG-6.2.3-4") for action in ACTIONS)


def pile(s: Agra) -> list[int]:
    """The favour tiles that lie face down: what is neither open nor owned, in no order."""
    seen = {*s.row, *(tile for p in s.seats for tile in p.tiles)}
    return [tile for tile in TILES if tile not in seen]


def refill(s: Agra, fx: Effects) -> None:
    """AG-6.2.3-5"""
    while len(s.row) < BOX.constants.face_up_favour_tiles and (left := pile(s)):
        tile = fx.choose(left)
        s.row = (*s.row, tile)
        fx.tell("tile-opened", s.active, ACTIONS[tile])


def receive_tile(s: Agra, seat: int, tile: int, fx: Effects) -> None:
    """AG-6.2.3-4: with a fourth tile, one of the four goes back."""
    p = s.seats[seat]
    p.tiles = tuple(sorted((*p.tiles, tile)))
    s.row = tuple(t for t in s.row if t != tile)
    fx.tell("tile", seat, ACTIONS[tile])
    refill(s, fx)
    if len(p.tiles) > BOX.constants.max_extra_favour_tiles:
        s.push(Frame("surplus", seat))


class TakeTile(Step[Agra]):
    """AG-6.2.3-5: one of the open favour tiles."""

    verb, params, rule = "take_tile", ("action",), "AG-6.2.3-5"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [TILE_MOVES[tile] for tile in s.row]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        tile = ACTION[str(m.args[0])]
        return None if tile in s.row else NOT_OPEN[tile]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        receive_tile(s, f.seat, ACTION[str(m.args[0])], fx)


class TakeFavours(Step[Agra]):
    """AG-6.2.3-5: favours instead of a tile."""

    verb, rule = "take_favours", "AG-6.2.3-5"

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        gain_favours(s, f.seat, int(f.args[0]), fx)


class TrackBonus(Phase[Agra]):
    """AG-6.2.3-5; args are the favours to be had instead."""

    kind, rule, offers = "track_bonus", "AG-6.2.3-5", (TakeTile(), TakeFavours())


class Search(Step[Agra]):
    """AG-A1-15: any favour tile, open or from the pile."""

    verb, params, rule = "search", ("action",), "AG-A1-15"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [SEARCH_MOVES[tile] for tile in (*s.row, *pile(s))]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        tile = ACTION[str(m.args[0])]
        return None if tile in s.row or tile in pile(s) else NOT_FINDABLE[tile]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        receive_tile(s, f.seat, ACTION[str(m.args[0])], fx)


class SearchPile(Phase[Agra]):
    """AG-A1-15"""

    kind, rule, offers = "search", "AG-A1-15", (Search(),)


class GiveUp(Step[Agra]):
    """AG-6.2.3-4: one of four tiles goes back into the pile."""

    verb, params, rule = "give_up", ("action",), "AG-6.2.3-4"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [GIVE_UP_MOVES[tile] for tile in s.seats[f.seat].tiles]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        tile = ACTION[str(m.args[0])]
        return None if tile in s.seats[f.seat].tiles else NOT_HELD[tile]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, tile = s.seats[f.seat], ACTION[str(m.args[0])]
        p.tiles = tuple(t for t in p.tiles if t != tile)
        fx.tell("tile-back", f.seat, ACTIONS[tile])
        refill(s, fx)


class Surplus(Phase[Agra]):
    """AG-6.2.3-4"""

    kind, rule, offers = "surplus", "AG-6.2.3-4", (GiveUp(),)


class Store(Step[Agra]):
    """AG-A1-8: the kicked-out worker goes onto the Cook instead of into supply."""

    verb, rule = "store", "AG-A1-8"

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p = s.seats[f.seat]
        p.workers -= 1
        p.cook += 1
        fx.tell("stored", f.seat)


class Cook(Phase[Agra]):
    """AG-A1-8"""

    kind, rule, offers = "cook", "AG-A1-8", (Store(), Decline())


OFFER_MOVES = tuple(tuple(Move("offer", (good, bowl)) for bowl in GOODS) for good in GOODS)
OFFER_UNEQUAL = tuple(tuple(Refusal("unequal", (good, bowl), "AG-A1-20") for bowl in GOODS) for good in GOODS)
NO_FREE_BOWL = tuple(Refusal("bowl-served", (good,), "AG-A1-20") for good in GOODS)


class Offer(Step[Agra]):
    """AG-A1-20: a good into a free bowl of a good of the same value."""

    verb, params, rule = "offer", ("good", "good"), "AG-A1-20"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        free = [bowl for bowl in BOWL_GOODS if s.bowls[bowl - 4] == FREE]
        return [OFFER_MOVES[g][bowl] for g, n in enumerate(s.seats[f.seat].goods) if n for bowl in free]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good, bowl = GOOD[str(m.args[0])], GOOD[str(m.args[1])]
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        if bowl < 4 or s.bowls[bowl - 4] != FREE:
            return NO_FREE_BOWL[bowl]
        return None if s.value[good] == s.value[bowl] else OFFER_UNEQUAL[good][bowl]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        serve(s, f.seat, GOOD[str(m.args[0])], GOOD[str(m.args[1])] - 4, fx)


class Sadr(Phase[Agra]):
    """AG-A1-20; R-37: optional."""

    kind, rule, offers = "sadr", "AG-A1-20", (Offer(), Decline())


FREE_MOVES = tuple(Move("free_good", (good,)) for good in GOODS)
SAME_KIND = tuple(Refusal("same-kind", (good,), "AG-9-1") for good in GOODS)
NO_FAVOURS = Refusal("few-favours", (1, 0), "AG-9-1")
FAVOUR_FOR_FAVOUR = Refusal("favour-for-favour", (), "AG-9-1")


class FreeGood(Step[Agra]):
    """AG-9-1, AG-6.2.2.2-1: return an own good, so that its marker can be placed for what is gained."""

    verb, params, rule = "free_good", ("good",), "AG-9-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [FREE_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        return SAME_KIND[good] if f.args[0] == good else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        p.goods[good] -= 1
        p.supply += 1
        fx.tell("freed", f.seat, GOODS[good])
        gain_rest(s, f, fx)


class FreeFavour(Step[Agra]):
    """AG-9-1: the same with a favour."""

    verb, rule = "free_favour", "AG-9-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.args[0] == FAVOUR:
            return FAVOUR_FOR_FAVOUR
        return None if s.seats[f.seat].favours else NO_FAVOURS

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p = s.seats[f.seat]
        p.favours -= 1
        p.supply += 1
        fx.tell("freed-favour", f.seat)
        gain_rest(s, f, fx)


def gain_rest(s: Agra, f: Frame, fx: Effects) -> None:
    """What was gained and found no marker, as far as it goes now."""
    what, count = int(f.args[0]), int(f.args[1])
    if what == FAVOUR:
        gain_favours(s, f.seat, count, fx)
    else:
        gain_goods(s, f.seat, what, count, fx)


class Shortage(Phase[Agra]):
    """AG-9-1: more markers are needed than are in supply; args are what is gained and how many are missing."""

    kind, rule, offers = "shortage", "AG-9-1", (FreeGood(), FreeFavour(), Decline())

    def asks(self, s: Agra, f: Frame) -> bool:
        p, what = s.seats[f.seat], int(f.args[0])
        if p.supply:
            return False
        return any(n and g != what for g, n in enumerate(p.goods)) or (what != FAVOUR and p.favours > 0)

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        """Markers came back in the meantime, or nothing can be freed."""
        if s.seats[f.seat].supply:
            gain_rest(s, f, fx)
        else:
            fx.tell("lost", f.seat, int(f.args[1]))
