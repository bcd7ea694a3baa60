"""Numbers that follow from a state: steps decide by them and the board shows them."""

from typing import NamedTuple

from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    B_FEED,
    B_NO_TAX,
    CARD_VALUE,
    CARD_WORKERS,
    MAJORITY,
    ROUTE_DISASTER,
    ROUTE_WAR,
    SECTION_BITS,
    WAR,
    WORKERS_PER_FOOD,
    tax_on,
)


def tax_base(s: Yinzi, q: int) -> int:
    """YZ-14.18"""
    seat = s.seats[q]
    return sum(CARD_VALUE[card] for card in seat.slots if card >= 0) + seat.tax


def tax_due(s: Yinzi, q: int) -> int:
    """YZ-14.19"""
    return 0 if s.seats[q].bonus == B_NO_TAX else tax_on(tax_base(s, q))


def mouths(seat: Seat) -> int:
    """Workers on the main board."""
    return sum(seat.areas) + seat.upper + seat.lower + seat.lying


def food_needed(s: Yinzi, q: int) -> int:
    """YZ-13.1"""
    return food_for(s, q, mouths(s.seats[q]))


def food_for(s: Yinzi, q: int, workers: int) -> int:
    return 0 if s.seats[q].bonus == B_FEED else -(-workers // WORKERS_PER_FOOD)


class Bill(NamedTuple):
    """What the end of the round will still cost."""

    silver: int
    food: int


def owes(s: Yinzi, q: int, *kinds: str) -> bool:
    """Whether one of these questions is still to come for q in this round."""
    return any(f.kind == "closing" or (f.seat == q and f.kind in kinds) for f in s.stack)


def _still(s: Yinzi, q: int, silver: int, food: int) -> Bill:
    return Bill(silver if owes(s, q, "tax") else 0, food if owes(s, q, "feed_start", "feed") else 0)


def bill_now(s: Yinzi, q: int) -> Bill:
    """For what has been played so far."""
    return _still(s, q, tax_due(s, q), food_needed(s, q))


def bill_to_come(s: Yinzi, q: int) -> Bill:
    """Once all cards that are seen in the hand are played and all groups have been sent (YZ-8.3)."""
    seat = s.seats[q]
    cards = [card for card in seat.hand if card >= 0]
    base = tax_base(s, q) + sum(CARD_VALUE[card] for card in cards)
    silver = 0 if seat.bonus == B_NO_TAX else tax_on(base)
    drafted = min(seat.men, sum(CARD_WORKERS[card] for card in cards))
    return _still(s, q, silver, food_for(s, q, mouths(seat) + sum(seat.groups) + drafted))


def warriors(s: Yinzi, q: int) -> int:
    return s.seats[q].areas[WAR] + s.seats[q].recruit


def china(s: Yinzi) -> int:
    """The strength of all players together."""
    return sum(warriors(s, q) for q in s.war)


def enemy(s: Yinzi) -> int:
    return sum(ROUTE_WAR[tile] for tile in s.shown if tile >= 0)


def disasters_ahead(s: Yinzi) -> tuple[int, ...]:
    """Those on the route tiles face up, each once (YZ-14.6)."""
    return tuple(sorted({ROUTE_DISASTER[tile] for tile in s.shown if tile >= 0 and ROUTE_DISASTER[tile] >= 0}))


class Lead(NamedTuple):
    """Who has most discs in a section of the innovations, and what each of them would get."""

    seats: tuple[int, ...]
    points: int


def lead_of(s: Yinzi, section: int) -> Lead:
    """YZ-10.3"""
    counts = [(seat.inn & SECTION_BITS[section]).bit_count() for seat in s.seats]
    most = max(counts)
    if not most:
        return Lead((), 0)
    best = tuple(q for q, count in enumerate(counts) if count == most)
    alone, tied = MAJORITY[section]
    return Lead(best, alone if len(best) == 1 else tied)
