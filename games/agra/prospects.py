"""What a seat could do next with what it holds: plans over more than one turn, collecting first and delivering then."""

from functools import lru_cache
from typing import NamedTuple

from games.agra.deliveries import winner_of
from games.agra.imperial import bowl_refusal, order_refusal, order_rupees
from games.agra.scoring import contract_rupees
from games.agra.state import Agra, markers_on
from games.agra.tables import AKBAR_RUPEES, BOWL_GOODS, NOTABLE_LEVEL, NOTABLES, ORDER_GOODS, SPOT_GOOD, SPOTS
from games.agra.wants import wanted

GOOD, WANT, FAVOUR, STEP = 0.6, 0.5, 0.55, 1.0
USES = (*(0.0,) * 12, 1.0, 0.3, 0.6, 1.2)
"""What the special action of a luxury good is worth beyond its value: statues, books, paintings, clothes."""
PER_TURN = {
    "portuguese_trader": 0.12,
    "takshaka": 0.14,
    "mahout": 0.25,
    "khatib": 0.22,
    "french_trader": 0.45,
    "dyer": 0.1,
    "cook": 0.15,
    "muezzin": 0.18,
    "jagirdar": 0.35,
    "caliph": 0.1,
    "calligrapher": 0.1,
    "mullah": 0.3,
    "english_trader": 0.12,
    "mosaic_maker": 0.2,
}
"""What the lasting effect of a contract brings in each turn still to come."""
EFFECT = tuple(PER_TURN.get(name, 0.0) for name in NOTABLES)
AT_ONCE = {"sufi": 1.5, "mosaic_maker": 1.3, "mujtahida": 5.0, "painter": 2.0, "sadr_us_sudur": 1.0}
ON_RECEIPT = tuple(AT_ONCE.get(name, 2.0 if level == 4 else 0.0) for name, level in zip(NOTABLES, NOTABLE_LEVEL, strict=True))
"""What a contract brings at once, or in a way that is not looked at here."""
LONGEST = 12
"""Effects further away than so many turns do not count."""
VOYAGE, FARE = 4, 1.4
"""How many deliveries a voyage usually makes, and what the fare for more than one costs."""
TURN = 4.0
"""What a turn is worth otherwise: the more a plan is worth beside it, the more of it counts."""
LURE = 0.7
LURED = 3
"""How much more each of the first gifts to Akbar is worth, because later ones pay more."""
AT_THE_END = 1.8
"""What an order marker is usually worth at the end, and the step that comes with it."""
MANY = 10_000
KNOWN: dict[tuple[object, ...], tuple[float, ...]] = {}
"""What has been found out, for so many positions."""


class Card(NamedTuple):
    """A notable that can be supplied."""

    notable: int
    free: tuple[int, ...]
    """The spots that nobody has supplied yet, topmost first."""
    taken: tuple[int, ...]


@lru_cache(maxsize=8192)
def cards(open_spots: tuple[int, ...]) -> tuple[Card, ...]:
    found: list[Card] = []
    for notable in sorted({spot // 3 for spot in open_spots}):
        free = tuple([spot for spot in SPOTS[notable] if spot in open_spots])
        found.append(Card(notable, free, tuple([spot for spot in SPOTS[notable] if spot not in free])))
    return tuple(found)


def wins(s: Agra, seat: int, card: Card, more: list[int]) -> bool:
    """Whether a card would be the seat's if these spots, too, were supplied and no others."""
    before, spots = s.spots, list(s.spots)
    for spot in more:
        spots[spot] = 2 * seat
    s.spots = tuple(spots)
    winner = winner_of(s, sorted((*card.taken, *more)))
    s.spots = before
    return winner == seat


def pieces(s: Agra, goods: list[int], want: tuple[float, ...]) -> list[float]:
    """What one of the pieces of each good is worth among those held."""
    value = s.value
    return [
        GOOD * (value[g] + USES[g]) + WANT * want[g] * (1.0 if n < 2 else 0.5 if n == 2 else 0.0) for g, n in enumerate(goods)
    ]


def contract_worth(s: Agra, seat: int, notable: int, turns: int) -> float:
    """What winning a contract would bring besides what its deliveries pay."""
    total = 0.5 + EFFECT[notable] * min(turns, LONGEST) + ON_RECEIPT[notable]
    if NOTABLE_LEVEL[notable] > 2:
        total += end_worth(s, seat, notable)
    return total


def end_worth(s: Agra, seat: int, notable: int) -> int:
    """What a contract would pay if the game ended now."""
    before, owner = contract_rupees(s, seat), s.owner[notable]
    s.owner[notable] = seat
    after = contract_rupees(s, seat)
    s.owner[notable] = owner
    return after - before


def hold(s: Agra, goods: list[int], want: tuple[float, ...]) -> tuple[float, float]:
    """The value of goods, less for many of one kind, with what luxury goods can do; and how much of it somebody asks for."""
    value, total, asked = s.value, 0.0, 0.0
    for good, n in enumerate(goods):
        if n:
            total += (value[good] + USES[good]) * (n if n < 4 else 4 + 0.4 * (n - 4))
            asked += want[good] if n == 1 else 1.5 * want[good]
    return total, asked


def started(s: Agra, seat: int, turns: int) -> float:
    """Own markers on the river: favours at least; more where the card would be won."""
    total, spots = 0.0, s.spots
    for card in cards(s.open_spots):
        held = sum([1 + (spots[spot] & 1) for spot in card.taken if spots[spot] >> 1 == seat])
        if held:
            total += held
            if wins(s, seat, card, []):
                total += 0.5 * (1.0 + contract_worth(s, seat, card.notable, turns))
    return total


def voyage(s: Agra, seat: int, turns: int, worth: list[float]) -> float:
    """What the best voyage with the goods at hand brings beyond what they are worth, and only so much of it as a turn that
    could bring something else leaves."""
    found = [(gain / n, n, gain) for card in cards(s.open_spots) for n, gain in supplying(s, seat, turns, worth, card)]
    if not found:
        return 0.0
    found.sort(reverse=True)
    left, total = VOYAGE, 0.0
    for _, count, gain in found:
        total += gain if count <= left else gain * left / count
        left -= min(count, left)
    if left < VOYAGE - 1:
        total -= FARE
    return total * total / (total + TURN) if total > 0 else 0.0


def supplying(s: Agra, seat: int, turns: int, worth: list[float], card: Card) -> tuple[tuple[int, float], ...]:
    """How many goods a seat could deliver to a card, and what it would gain by it; nothing where that is no gain."""
    goods = s.seats[seat].goods
    own = [spot for spot in card.free if goods[SPOT_GOOD[spot]]]
    if not own:
        return ()
    count, whole = len(own), len(own) == len(card.free)
    gain = count * markers_on(s.spots, card.notable) + 0.5 * count * (count + 1) + STEP
    gain -= sum([worth[SPOT_GOOD[spot]] for spot in own])
    if wins(s, seat, card, own):
        gain += contract_worth(s, seat, card.notable, turns) * (1.0 if whole else 0.35)
    elif whole:
        gain += FAVOUR * (count + sum([1 + (s.spots[spot] & 1) for spot in card.taken if s.spots[spot] >> 1 == seat]))
    return ((count, gain),) if gain > 0 else ()


def errands(s: Agra, seat: int, worth: list[float]) -> float:
    """What the goods at hand bring in the next Order Phases: an order, or a gift to Akbar."""
    me = s.seats[seat]
    gains = [0.0, 0.0]
    for guild, place in enumerate(s.marked):
        if order_refusal(s, me, guild) is None:
            order = 6 * guild + place
            one, two = ORDER_GOODS[order]
            gains.append(order_rupees(s, seat, order) + AT_THE_END - worth[one] - worth[two])
    served = s.bowls.count(seat)
    if served < len(BOWL_GOODS):
        pays = AKBAR_RUPEES[served + 1] - AKBAR_RUPEES[served] + (LURE if served < LURED else 0.0)
        gains += [pays - worth[good] for good in BOWL_GOODS if bowl_refusal(s, me, good) is None]
    gains.sort(reverse=True)
    return 0.8 * gains[0] + 0.4 * gains[1]


def at_hand(s: Agra, seat: int, turns: int) -> tuple[float, ...]:
    """Goods, goods wanted, voyage, errands, started cards: found once for all positions that do not differ in this."""
    me, steps = s.seats[seat], tuple([player.influence for player in s.seats])
    key = (seat, turns, tuple(me.goods), steps, tuple(s.owner), s.spots, s.marked, s.bowls, s.pier, s.value, s.orders)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MANY:
            KNOWN.clear()
        want = wanted(s)
        worth = pieces(s, me.goods, want)
        ahead = (voyage(s, seat, turns, worth), errands(s, seat, worth)) if turns else (0.0, 0.0)
        found = KNOWN[key] = (*hold(s, me.goods, want), *ahead, started(s, seat, turns))
    return found
