"""What people have set that a table asks for."""

from typing import Any, Protocol

PACES = {"off": 0, "fast": 120, "normal": 500, "slow": 1600}
"""Milliseconds, beyond the animation, that a move can be looked at before a bot goes on."""


class TableSettings(Protocol):
    language: str
    theme: str
    animation: str
    bot_pace: str
    confirm_turn: bool
    curtain: str
    hints: bool
    warnings: bool
    coach: bool
    goal: bool
    taught: list[str]
    learnt: list[str]
    panels: dict[str, Any]
