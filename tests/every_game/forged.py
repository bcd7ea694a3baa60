"""Well-checked snapshots that nobody has played: sound states of random games, changed here and there in ways a file can be."""

import json
import random
from collections.abc import Callable
from typing import Any

from app.framework.codec import written
from app.framework.dice import Effects, live
from app.framework.game import Game, Setup
from tests.tables import sealed

Path = tuple[Any, ...]
NUMBERS = (-(10**30), -(2**31), -1000, -9, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 31, 63, 99, 1000, 2**31, 10**10, 10**30)
MOST_MOVES, EVERY = 600, 17
"""How far into a game snapshots are taken, and how many moves apart."""


def leaves(data: Any, path: Path = ()) -> list[Path]:
    keys = data if isinstance(data, dict) else range(len(data))
    found: list[Path] = []
    for key in keys:
        inside = data[key]
        found += leaves(inside, (*path, key)) if isinstance(inside, dict | list) else [(*path, key)]
    return found


def lists(data: Any, path: Path = ()) -> list[Path]:
    keys = data if isinstance(data, dict) else range(len(data))
    found: list[Path] = [path] if isinstance(data, list) else []
    for key in keys:
        if isinstance(data[key], dict | list):
            found += lists(data[key], (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def other_number(data: Any, rng: random.Random) -> None:
    """One number becomes a neighbour, a number from elsewhere, or something wild."""
    path = rng.choice(leaves(data))
    holder, key = at(data, path[:-1]), path[-1]
    old = holder[key]
    near = old + rng.choice((-1, 1)) if isinstance(old, int) else old
    elsewhere = at(data, rng.choice(leaves(data)))
    holder[key] = rng.choice((near, near, elsewhere, rng.choice(NUMBERS)))


def moved_number(data: Any, rng: random.Random) -> None:
    """What one has less, another has more: so do sums stay right."""
    paths = [path for path in leaves(data) if type(at(data, path)) is int]
    a, b = rng.sample(paths, 2)
    at(data, a[:-1])[a[-1]] -= 1
    at(data, b[:-1])[b[-1]] += 1


def swapped(data: Any, rng: random.Random) -> None:
    a, b = (rng.choice(leaves(data)) for _ in range(2))
    here, there = at(data, a), at(data, b)
    at(data, a[:-1])[a[-1]], at(data, b[:-1])[b[-1]] = there, here


def other_length(data: Any, rng: random.Random) -> None:
    inside = at(data, rng.choice(lists(data)))
    if inside and rng.random() < 0.5:
        inside.pop(rng.randrange(len(inside)))
    elif inside:
        inside.insert(rng.randrange(len(inside) + 1), json.loads(json.dumps(rng.choice(inside))))
    else:
        inside.append(rng.choice(NUMBERS))


def other_stack(data: Any, rng: random.Random) -> None:
    """What is owed, in another order, twice, not at all, by another."""
    stack = data["stack"]
    if not isinstance(stack, list) or not all(isinstance(frame, list) for frame in stack) or not stack:
        return
    how, i = rng.randrange(5), rng.randrange(len(stack))
    if how == 0:
        rng.shuffle(stack)
    elif how == 1:
        stack.pop(i)
    elif how == 2:
        stack.insert(rng.randrange(len(stack) + 1), list(stack[i]))
    elif how == 3:
        stack[i] = [*stack[i][:1], rng.randrange(4), *stack[i][2:]]
    else:
        del stack[i:]


def other_argument(data: Any, rng: random.Random) -> None:
    """A frame owes something else, by the name of a thing or a small number."""
    frames = [
        frame for frame in data["stack"] if isinstance(frame, list) and frame[2:] and isinstance(frame[2], list) and frame[2]
    ]
    if frames:
        args = rng.choice(frames)[2]
        args[rng.randrange(len(args))] = rng.choice((*range(-1, 8), *(arg for frame in frames for arg in frame[2])))


CHANGES: tuple[Callable[[Any, random.Random], None], ...] = (
    other_number,
    other_number,
    moved_number,
    moved_number,
    swapped,
    other_length,
    other_stack,
    other_argument,
)


class Forger:
    """Snapshots of one game, forged one after the other."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game, self._rng = game, random.Random(seed)
        self._sound: list[tuple[Setup, str]] = []
        self._kinds = [(phase.kind, phase.params) for phase in game.phases]

    def snapshot(self) -> tuple[Setup, dict[str, Any]]:
        rng = self._rng
        if not self._sound:
            self._sound = self._played()
        setup, text = self._sound.pop()
        data = json.loads(text)
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 6))):
            rng.choice((*CHANGES, self._strange_frame))(data, rng)
        return setup, data

    def _played(self) -> list[tuple[Setup, str]]:
        """Moments of one more random game."""
        game, rng = self._game, self._rng
        setup = game.setup(rng.choice(game.players), rng.choice(game.variants))
        fx = Effects(live(rng))
        state = game.start(setup, fx)
        found: list[tuple[Setup, str]] = []
        for number in range(MOST_MOVES):
            if number % EVERY == 0:
                found.append((setup, json.dumps(written(game, state))))
            if not state.stack:
                break
            game.play(state, rng.choice(game.legal(state)), fx)
        rng.shuffle(found)
        return found

    def _strange_frame(self, data: Any, rng: random.Random) -> None:
        """Something is owed that could never be owed now."""
        kind, params = rng.choice(self._kinds)
        args = [rng.choice(self._game.things.get(word.removesuffix("?"), tuple(range(8)))) for word in params]
        if isinstance(data["stack"], list):
            data["stack"].insert(rng.randrange(len(data["stack"]) + 1), [kind, rng.randrange(4), args])

    def file(self) -> bytes:
        setup, data = self.snapshot()
        colours = [colour.id for colour in self._game.colours]
        players = [{"name": f"P{i}", "colour": colours[i], "control": "human"} for i in range(setup.players)]
        head = {"is": "game", "format": 1, "game": self._game.id, "rules": self._game.rules_version, "players": players}
        head |= {"variant": setup.variant, "options": dict(setup.options), "seed": None, "take_back": False, "opening": []}
        return sealed([head, {"is": "state", "number": self._rng.choice((1, 50, 200)), "state": data}])
