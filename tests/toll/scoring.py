"""T-5: most coins win; fewer cards break ties."""

from app.framework.game import Standing
from tests.toll.state import Toll


def standing(s: Toll) -> Standing:
    coins = tuple(seat.coins for seat in s.seats)
    fewer_cards = tuple(-seat.cards() for seat in s.seats)
    return Standing((("coins", coins),), coins, (("cards", fewer_cards),))
