"""What the box holds: `components.json` as plain tuples with indices, ready for the rules."""

from pathlib import Path
from typing import Annotated

from app.framework.components import Count, Length, Part, Positive, read_components

SEAL = "d72d241dec7ca17a"


class Box(Part):
    values: Annotated[list[str], Length(5, 5)]
    copies: Positive
    hand: Count
    coins: Count
    pair: Positive
    rounds: dict[str, Positive]

    def __post_init__(self) -> None:
        if len(set(self.values)) < len(self.values):
            raise ValueError("two values have the same name")


BOX = read_components(Path(__file__).with_name("components.json"), Box, SEAL)

VALUES = tuple(BOX.values)
COPIES = BOX.copies
HAND = BOX.hand
"""How many cards everybody begins with."""
COINS = BOX.coins
"""How many coins everybody begins with."""
PAIR = BOX.pair
"""What two cards of one value bring."""
ROUNDS = BOX.rounds
