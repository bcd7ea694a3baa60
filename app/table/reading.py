"""The board as it is heard: what looks like several things and is one, such as a store and the number on it, is said once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from app.framework.moves import Move
from app.table.board import About
from app.table.scene import TableScene

LINE = 60
"""What differs less in height, in board units, stands in one line."""


class Thing(NamedTuple):
    """What is heard as one: the places and pieces that it consists of, what it is called and what there is to say about it."""

    parts: tuple[str, ...]
    name: str
    lines: tuple[str, ...]


class Reading:
    """Made anew whenever what is seen, asked or held has changed."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._seen: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()
        self._abouts: dict[About | str, list[str]] = {}
        self._things: dict[str, Thing] = {}

    def things(self) -> dict[str, Thing]:
        """Everything by the id of its first part, in the order in which the board tells it."""
        scene, hand = self.scene, self.scene.hand
        if _other(self._seen, seen := (scene.seen, scene.focus, scene.speaker)):
            self._seen, self._asked = seen, ()
            self._abouts = self._alike()
        if _other(self._asked, asked := (hand.ways, hand.held)):
            self._asked = asked
            self._things = {thing.parts[0]: thing for thing in self._named()}
        return self._things

    def usable(self, thing: Thing) -> str:
        """The part that can be used now, or that what is held can go to; nothing when there is none."""
        usable = self._usable()
        return next((part for part in thing.parts if part in usable), "")

    def meant(self, thing: Thing) -> str:
        """The part that a press touches."""
        touchable = (part for part in thing.parts if self.scene.hand.touchable(part))
        return self.usable(thing) or next(touchable, thing.parts[0])

    def _usable(self) -> set[str]:
        hand = self.scene.hand
        return hand.targets() if hand.held else hand.may_start()

    def _alike(self) -> dict[About | str, list[str]]:
        """Everything that the pointer finds, by what is told about it."""
        scene, found = self.scene, dict[About | str, list[str]]()
        for what in (*scene.places, *(i for i, item in scene.pieces.items() if not item.shape().isEmpty())):
            about = scene.board.about(scene.seen, what, scene.focus, scene.speaker)
            found.setdefault(about or what, []).append(what)
        return found

    def _apart(self, alike: list[str]) -> list[tuple[tuple[str, ...], str]]:
        """One thing, or several when each can be used for something else now: with what for, if that is a single move."""
        usable = self._usable()
        serving: dict[frozenset[Move], list[str]] = {}
        for what in alike:
            if what in usable:
                serving.setdefault(self._serves_for(what), []).append(what)
        if len(serving) < 2:
            return [(tuple(alike), "")]
        apart = sorted(serving.items(), key=lambda item: self._reading_order(item[1][0]))
        others = [what for what in alike if what not in usable]
        move = self.scene.speaker.move
        return [
            ((*whats, *(others if i == 0 else ())), move(*moves) if len(moves) == 1 else "")
            for i, (moves, whats) in enumerate(apart)
        ]

    def _serves_for(self, what: str) -> frozenset[Move]:
        hand = self.scene.hand
        ways = hand.drops(what) if hand.held else (*hand.clicks(what), *hand.drags(what))
        return frozenset(way.move for way in ways if way.refusal is None)

    def _reading_order(self, what: str) -> tuple[int, float]:
        middle = self.scene.centre(what)
        return round(middle.y() / LINE), middle.x()

    def _named(self) -> Iterator[Thing]:
        """No two alike: what is called the same adds what is told of it alone, and what is the same its number."""
        common = _common(about for about in self._abouts if isinstance(about, About))
        found: list[Thing] = []
        for about, alike in self._abouts.items():
            title = about.title if isinstance(about, About) else about
            shared, own = _split(about, common)
            for parts, use in self._apart(alike):
                found.append(Thing(parts, ": ".join(filter(None, (title, own, use))), shared))
        many, met = Counter(thing.name for thing in found), Counter[str]()
        for thing in found:
            name = thing.name
            met[name] += 1
            if many[name] > 1:
                said = self.scene.speaker.say("ui-one-of-several", what=name.rstrip("."), i=met[name], n=many[name])
                yield thing._replace(name=said)
            else:
                yield thing


def _split(about: About | str, common: Mapping[str, set[str]]) -> tuple[tuple[str, ...], str]:
    """What everything of this title tells, and what this alone tells."""
    if isinstance(about, str):
        return (), ""
    shared = common[about.title]
    return tuple(line for line in about.lines if line in shared), " ".join(line for line in about.lines if line not in shared)


def _common(abouts: Iterable[About]) -> dict[str, set[str]]:
    """By title, the lines that everything of this title tells."""
    common: dict[str, set[str]] = {}
    for about in abouts:
        lines = set(about.lines)
        common[about.title] = common[about.title] & lines if about.title in common else lines
    return common


def _other(before: tuple[object, ...], now: tuple[object, ...]) -> bool:
    return len(before) != len(now) or any(a is not b for a, b in zip(before, now, strict=True))
