"""What the box holds: names, prices, layouts."""

from pathlib import Path
from typing import Annotated, Literal

from app.framework.components import Count, Length, Number, Part, Positive, read_components

Tier = Literal["simple", "complex"]
Ring = Literal["large", "medium", "small"]

SEAL = "56329cd2cb1a2df6"


class Good(Part):
    id: str
    tier: Tier
    recipe: dict[str, Positive]
    tokens: Positive
    sells_for: Positive


class Disc(Part):
    id: str
    copies: Positive
    starting: Count


class Space(Part):
    id: str
    ring: Ring
    angle: Annotated[int, Number(0, 359)]
    active: bool


class Wheel(Part):
    spaces: Annotated[list[Space], Length(12, 12)]
    lines: Annotated[dict[str, list[str]], Length(4, 4)]


class StartLayout(Part):
    fixed: dict[str, str]
    resources: Annotated[list[str], Length(3, 3)]


class Market(Part):
    first_game: dict[str, Positive]


class Counts(Part):
    islands: Positive
    stack: Positive
    rounds: Positive


class PathPart(Part):
    id: str
    pays_with: Literal["resource", "simple_good", "complex_good"]
    levels: Annotated[list[tuple[Positive, Literal["same", "different"]]], Length(9, 9)]


class Chamber(Part):
    id: str
    values: Annotated[list[int], Length(5, 5)]
    politicians: Positive


class Island(Part):
    id: str
    ships: dict[str, int]
    factories: Annotated[list[tuple[str, Positive]], Length(4, 4)]


class RoundTrack(Part):
    spaces: Positive
    symbols: list[Positive]
    wheel_price_rise: Positive


class Prices(Part):
    night_shift: tuple[Positive, Positive]
    modify: tuple[Positive, Positive]
    buy_resource: Positive


class Box(Part):
    resources: Annotated[list[str], Length(3, 3)]
    goods: Annotated[list[Good], Length(5, 5)]
    discs: Annotated[list[Disc], Length(7, 7)]
    wheel: Wheel
    start_layout: StartLayout
    market: Market
    setup: dict[str, Counts]
    ships_per_resource: Positive
    tableau_symbols: Annotated[list[Positive], Length(7, 7)]
    paths: Annotated[list[PathPart], Length(4, 4)]
    chambers: Annotated[list[Chamber], Length(6, 6)]
    islands: Annotated[list[Island], Length(9, 9)]
    round_track: RoundTrack
    prices: Prices

    def __post_init__(self) -> None:
        """Every name that one part uses is defined by another."""
        resources, goods, discs = set(self.resources), {g.id for g in self.goods}, {d.id for d in self.discs}
        spaces = {s.id for s in self.wheel.spaces}
        uses = [
            ("goods.recipe", {r for g in self.goods for r in g.recipe}, resources),
            ("discs", resources | {"journey", "city", "tool", "bonus"}, discs),
            ("wheel.lines", {s for line in self.wheel.lines.values() for s in line}, spaces),
            ("start_layout", {*self.start_layout.fixed, *self.start_layout.resources}, spaces),
            ("start_layout.fixed", set(self.start_layout.fixed.values()), discs),
            ("market.first_game", set(self.market.first_game), discs - resources),
            ("islands.ships", {r for i in self.islands for r in i.ships}, resources),
            ("islands.factories", {g for i in self.islands for g, _ in i.factories}, goods),
            ("chambers", {p.id for p in self.paths} | {"specialization", "division"}, {c.id for c in self.chambers}),
        ]
        for field, used, defined in uses:
            if unknown := used - defined:
                raise ValueError(f"{field} names {', '.join(sorted(unknown))}, which the file does not define")


BOX = read_components(Path(__file__).with_name("components.json"), Box, SEAL)
