"""What lies in the box, read from `components.json` and checked: every name must be known, every number possible."""

from pathlib import Path
from typing import Annotated

from app.framework.components import Count, Length, Number, Part, Positive, read_components

FILE = Path(__file__).parent / "components.json"
COAST, COIN, ANY = "coast", "coin", "any"
SEAL = "fa8967d152517b61"


class Good(Part):
    id: str
    cubes_per_food: Annotated[int, Number(0, 2)]
    city: bool
    rural: bool
    late_shipping: bool
    cubes_when_printed: Annotated[int, Number(0, 2)]


class Square(Part):
    id: str
    row: Count
    column: Count
    grows: str | None


class Province(Part):
    id: str
    squares: tuple[Square, ...]


class CityMarket(Part):
    id: str
    rows: tuple[tuple[str, str, str], tuple[str, str, str]]


class PlantationTile(Part):
    good: str
    count: Positive
    removed_with_2: Count
    removed_with_3: Count
    later: bool


class Exchange(Part):
    rates: tuple[Positive, ...]
    start: Count
    face: Annotated[int, Number(1, 6)]


class Section(Part):
    id: str
    majority: Count
    tied: Count
    innovations: tuple[str, ...]


class Card(Part):
    id: str
    value: Annotated[int, Number(1, 3)]
    workers: Annotated[int, Number(1, 3)]


class Tax(Part):
    least: Count
    most: Count
    silver: Count


class Factory(Part):
    id: str
    product: str
    raw: str


class Level(Part):
    store: Positive
    points: Count
    upgrade: Count


class Production(Part):
    rival: bool
    level: Annotated[int, Number(1, 3)]
    workers: Positive
    products: Positive
    copper: Count
    silver: Count


class Nation(Part):
    id: str
    market: str


class ForeignMarket(Part):
    id: str
    nation_points: Count
    general_points: Count


class Ship(Part):
    id: str
    nation: str
    spaces: Annotated[tuple[str, ...], Length(2, 3)]


class Harbour(Part):
    players: Annotated[int, Number(2, 4)]
    asian_removed: Count
    open: tuple[Positive, ...]
    upper: Count
    lower: Count


class Duty(Part):
    id: str
    workers: Annotated[int, Number(1, 4)]
    spots: Positive
    copper: Count
    silver: Count
    boats: Count
    upgrade: Count
    route: Count
    without_route: Count


class War(Part):
    spaces: Positive
    first: Count
    second: Count
    lost: Count


class Route(Part):
    id: str
    products: tuple[str, ...]
    goods: tuple[str, ...]
    emissaries: Count
    copper: Count
    silver: Count
    points: Count
    war: Count
    disaster: str | None


class Resources(Part):
    wood: Positive
    stone: Positive


class Pieces(Part):
    cubes: Positive
    discs: Positive
    markers: Positive
    workers: Positive


class Box(Part):
    colours: Annotated[tuple[str, ...], Length(4, 4)]
    goods: tuple[Good, ...]
    products: tuple[str, ...]
    provinces: tuple[Province, ...]
    borders: tuple[tuple[str, str], ...]
    city_markets: tuple[CityMarket, ...]
    city_price: Positive
    coin_price: Positive
    rural_sale: Positive
    rural_price: Positive
    boats: tuple[Positive, ...]
    points_per_capacity: Count
    tile_costs: Annotated[tuple[Count, ...], Length(6, 6)]
    plantation_tiles: tuple[PlantationTile, ...]
    bonuses: Annotated[tuple[str, ...], Length(6, 6)]
    exchange: Exchange
    sections: tuple[Section, ...]
    fortunes: Annotated[tuple[str, ...], Length(5, 5)]
    works: Annotated[tuple[str, ...], Length(5, 5)]
    cards: Annotated[tuple[Card, ...], Length(12, 12)]
    taxes: tuple[Tax, ...]
    factories: tuple[Factory, ...]
    levels: Annotated[tuple[Level, ...], Length(3, 3)]
    production: tuple[Production, ...]
    nations: tuple[Nation, ...]
    foreign_markets: tuple[ForeignMarket, ...]
    nation_space: Positive
    ships: tuple[Ship, ...]
    harbour: tuple[Harbour, ...]
    duties: tuple[Duty, ...]
    war: War
    routes: tuple[Route, ...]
    route_pile: Positive
    disasters: tuple[str, ...]
    workers_per_food: Positive
    start_copper: Count
    misfortune_points: int
    resources: Resources
    pieces: Pieces

    def __post_init__(self) -> None:
        self._names_are_known()
        self._names_are_single()

    def _names_are_known(self) -> None:
        goods, products = {g.id for g in self.goods}, set(self.products)
        provinces, nations = {p.id for p in self.provinces}, {n.id for n in self.nations}
        named = [
            ("borders", {end for border in self.borders for end in border}, provinces | {COAST}),
            ("provinces", {q.grows for p in self.provinces for q in p.squares if q.grows}, goods),
            ("city_markets", {x for m in self.city_markets for row in m.rows for x in row}, goods | {COIN}),
            ("plantation_tiles", {t.good for t in self.plantation_tiles}, goods),
            ("factories.product", {f.product for f in self.factories}, products),
            ("factories.raw", {f.raw for f in self.factories}, set(self.colours)),
            ("nations", {n.market for n in self.nations}, {m.id for m in self.foreign_markets}),
            ("ships.nation", {s.nation for s in self.ships}, nations),
            ("ships.spaces", {x for s in self.ships for x in s.spaces}, products | {"tea"}),
            ("routes.products", {x for r in self.routes for x in r.products}, products | {ANY}),
            ("routes.goods", {x for r in self.routes for x in r.goods}, goods | {ANY}),
            ("routes.disaster", {r.disaster for r in self.routes if r.disaster}, set(self.disasters)),
        ]
        for field, used, known in named:
            if unknown := used - known:
                raise ValueError(f"{field}: unknown {', '.join(sorted(unknown))}")

    def _names_are_single(self) -> None:
        lists: list[tuple[str, list[str]]] = [
            ("goods", [g.id for g in self.goods]),
            ("provinces", [q.id for p in self.provinces for q in p.squares]),
            ("sections", [i for s in self.sections for i in s.innovations]),
            ("cards", [c.id for c in self.cards]),
            ("factories", [f.id for f in self.factories]),
            ("ships", [s.id for s in self.ships]),
            ("routes", [r.id for r in self.routes]),
        ]
        for field, ids in lists:
            if len(set(ids)) != len(ids):
                raise ValueError(f"{field}: {next(i for i in ids if ids.count(i) > 1)} comes twice")
        if self.exchange.start >= len(self.exchange.rates):
            raise ValueError(f"exchange: there is no space {self.exchange.start}")
        for ship in self.ships:
            if len(set(ship.spaces)) != len(ship.spaces):
                raise ValueError(f"ships: {ship.id} asks for the same thing twice")


BOX = read_components(FILE, Box, SEAL)
