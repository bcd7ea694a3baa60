"""Whether a state from a file, of which no history tells how it came about, is one that a game can go on from.

It may be of older rules, or forged. So it is asked for more than its shape: every number is what it may be, every invariant
holds, and the game is tried out from there. What comes out is the same at every try.
"""

import random
from typing import Any

from app.framework.codec import read_state
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Setup
from app.framework.limits import astray

CAREFUL, WATCHED = 2, 100
"""How many trials are watched at every move, and for how many moves."""
FAR = 3000
"""How far one more trial goes if it does not come to the end before."""


def sound_state(game: Game[Any], setup: Setup, data: Any) -> Any | None:
    """The state, or None when nobody could play it."""
    try:
        state = read_state(game, data)
        if len(state.seats) != setup.players or any(astray(game.limits(setup.players), state, game.signatures())):
            return None
        trials = [(n, WATCHED, True) for n in range(CAREFUL)] + [(CAREFUL, FAR, False)]
        good = all(_goes_on(game, state.clone(), random.Random(n), moves, watch) for n, moves, watch in trials)
        return state if good else None
    except Exception:  # rules may stumble in any way over what they would never have led to
        return None


def _goes_on(game: Game[Any], s: Any, rng: random.Random, moves: int, watch: bool) -> bool:
    """Whether so many random moves, or all that there are, can be played."""
    fx = QuietEffects(live(rng))
    for _ in range(moves):
        if watch and (any(game.broken(s)) or not _shown(game, s)):
            return False
        if not s.stack:
            break
        legal = game.legal(s) if game.phase(s.stack[-1]).asks(s, s.stack[-1]) else []
        if not legal:
            return False
        game.play(s, rng.choice(legal), fx)
    return not any(game.broken(s)) and _shown(game, s)


def _shown(game: Game[Any], s: Any) -> bool:
    """It can be told to everybody, and its score reckoned."""
    for seat in range(len(s.seats)):
        for _ in game.describe(game.observe(s, seat)):
            pass
    return len(game.standing(s).totals) == len(s.seats)
