"""Section 7: what a seat sees, and something possible in place of what it does not see."""

from app.framework.dice import Effects
from games.yinzi.state import Yinzi
from games.yinzi.tables import CARDS, ROUTES


def observe(s: Yinzi, seat: int) -> Yinzi:
    """Rivals hold any of the cards they have not played; the first tiles of the discard pile only who has looked knows."""
    seen = s.clone()
    for other, rival in enumerate(seen.seats):
        if other != seat:
            rival.deck |= sum(1 << card for card in rival.hand if card >= 0)
            rival.hand = (-1,) * len(rival.hand)
    if not seen.looked >> seat & 1:
        seen.routes_left |= sum(1 << tile for tile in seen.secret if tile >= 0)
        seen.secret = (-1,) * len(seen.secret)
    return seen


def imagine(s: Yinzi, fx: Effects) -> Yinzi:
    """The hands and tiles that are not known filled with some that are possible."""
    full = s.clone()
    for rival in full.seats:
        for _ in range(rival.hand.count(-1)):
            card = fx.choose([c for c in range(len(CARDS)) if rival.deck >> c & 1])
            rival.deck ^= 1 << card
            rival.hand = (*rival.hand[1:], card)
        rival.hand = tuple(sorted(rival.hand))
    if full.looked and -1 in full.secret:
        learn_secret(full, fx)
    return full


def learn_secret(s: Yinzi, fx: Effects) -> None:
    """Decide what the first tiles of the discard pile are."""
    for _ in s.secret:
        tile = fx.choose([t for t in range(len(ROUTES)) if s.routes_left >> t & 1])
        s.routes_left ^= 1 << tile
        s.secret = (*s.secret[1:], tile)
    s.secret = tuple(sorted(s.secret))
