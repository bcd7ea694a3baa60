"""Matches and states that several tests begin with."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.framework import record
from app.framework.game import Game
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import Player
from tests.plugins import find

WORK, TAKE, DRAW, ASK, PASS = (Move(verb) for verb in ("work", "take", "draw", "ask", "pass"))


def toll_match(players: int = 2, seed: str | None = "7", take_back: bool = False) -> Match[Any]:
    game = find("toll")
    return Match(game, game.setup(players), seed, take_back=take_back)


def deal_hands(match: Match[Any], *hands: tuple[int, ...]) -> None:
    """Give toll players exactly these cards by value; the rest lies in the pile."""
    s = match._state
    for seat, hand in zip(s.seats, hands, strict=True):
        seat.hand = list(hand)
    s.pile = [4 - sum(column) for column in zip(*hands, strict=True)]


def play_on(match: Match[Any], moves: int = 10**6, seed: int = 1) -> list[str]:
    """Play any legal moves, at most so many; the digests from the present state on."""
    rng = random.Random(seed)
    digests = [match.digest()]
    while not match.over and len(digests) <= moves:
        assert match.submit(rng.choice(match.legal())) is None
        digests.append(match.digest())
    return digests


def states_of(game: Game[Any], players: int, seed: str = "1") -> list[Any]:
    """All states of one random game."""
    match = Match(game, game.setup(players), seed)
    play_on(match)
    return [match.at(n) for n in range(match.number + 1)]


def players_for(match: Match[Any]) -> tuple[Player, ...]:
    return tuple(Player(f"P{i}", match.game.colours[i].id) for i in range(match.setup.players))


def marks(match: Match[Any]) -> tuple[Any, ...]:
    """Everything about a match that must not change when a move is refused."""
    return match.digest(), match.number, match.prompt, tuple(match.entries), match.frame


def sealed(lines: list[dict[str, Any]]) -> bytes:
    check, body = "", b""
    for line in lines:
        check, text = record.seal(check, line)
        body += text
    return body


def rewritten(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> Path:
    """The record with other lines behind right checks."""
    lines = [json.loads(raw.split(b" ", 1)[1]) for raw in path.read_bytes().splitlines()]
    change(lines)
    path.write_bytes(sealed(lines))
    return path


def card(value: str) -> Move:
    return Move("card", (value,))


def with_ones(take_back: bool = False) -> Match[Any]:
    """Both players hold a pair of ones."""
    match = toll_match(2, take_back=take_back)
    deal_hands(match, (2, 0, 0, 0, 0), (2, 0, 0, 0, 0))
    return match


def calling_everybody(name: str) -> Callable[[list[dict[str, Any]]], None]:
    """For `rewritten`: all players have this name."""

    def change(lines: list[dict[str, Any]]) -> None:
        for player in lines[0]["players"]:
            player["name"] = name

    return change


def changed(value: Any) -> Any:
    """What a field of a row might hold instead."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list | tuple):
        return value[:-1] if value else type(value)([0])
    return value + 1
