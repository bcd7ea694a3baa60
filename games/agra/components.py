"""What the box holds: `components.json`, checked by these models when it is loaded."""

from pathlib import Path
from typing import Annotated, Literal

from app.framework.components import Count, Length, Number, Part, Positive, read_components

SEAL = "5d84b11633244a51"


class Constants(Part):
    workers_per_player: Positive
    markers_per_player: Positive
    start_rupees: Count
    peon_cost: Positive
    merchant_visit_favour: Positive
    kick_favour: Positive
    kick_favour_from_space_4: Positive
    process_max_main_action: Positive
    follow_favour: Positive
    max_extra_favour_tiles: Positive
    face_up_favour_tiles: Positive
    mixed_material_bonus: Count
    sailor_free_deliveries: Positive
    max_double_deliveries_per_turn: Positive
    trader_max_goods_given: Positive
    trader_loss: Positive
    meditation_deliver_cost: Positive
    meditation_cover_cost: Positive
    meditation_farmer_cost: Positive


class Good(Part):
    id: str
    row: str
    kind: Literal["basic", "advanced", "luxury"]
    value: Annotated[int, Number(1, 3)]
    building_value: Annotated[int, Number(1, 2)] | None
    made_from: str | None


class Building(Part):
    id: str
    good: str
    level: Annotated[int, Number(1, 4)]
    built: bool
    cost: Positive | None


class BonusTile(Part):
    id: str
    level: Annotated[int, Number(2, 4)]
    rupees: Positive
    influence: str | None
    favour: Count
    remove_cover: Count


class PriceToken(Part):
    id: str
    sides: Annotated[list[Positive], Length(2, 2)]


class TrackSpace(Part):
    mp: Positive
    cost_to_next: dict[str, Positive]


class MeditationTrack(Part):
    spaces: Annotated[list[TrackSpace], Length(2)]
    two_favour_space: Positive
    end_bonus: Count


class FarmTrack(Part):
    id: str
    ends: Annotated[list[str], Length(2, 2)]
    spaces: Annotated[int, Number(3)]
    farmer_start: Positive


class FavourAction(Part):
    id: str
    own: Positive
    spend: Positive
    printed: bool

    def __post_init__(self) -> None:
        if self.spend > self.own:
            raise ValueError(f"{self.id} spends more than must be owned")


class Generous(Part):
    good: str
    rupees: Positive


class Notable(Part):
    id: str
    level: Annotated[int, Number(1, 4)]
    guild: str
    order: Annotated[list[str], Length(2, 3)]
    generous: Generous | None


class Contracts(Part):
    """The numbers in the effects of the contracts."""

    portuguese_trader_value: Positive
    takshaka_value: Positive
    takshaka_rupees: Positive
    production_bonus: Positive
    french_trader_values: list[Positive]
    french_trader_capacity: Positive
    french_trader_rupees: Positive
    dyer_give: Positive
    dyer_value: Positive
    cook_capacity: Positive
    muezzin_mp: Positive
    jagirdar_deliveries: Positive
    jagirdar_favour: Positive
    calligrapher_rupees: Positive
    mullah_discount: Positive
    mosaic_maker_mp: Annotated[list[Positive], Length(2, 2)]
    mosaic_maker_favours: Annotated[list[Positive], Length(2, 2)]
    painter_workers: Positive
    dutch_trader_rupees: Annotated[list[Count], Length(4, 4)]
    subadar_rupees: Positive
    sadr_rupees: Positive
    mufti_set_rupees: Positive
    guild_rupees: Positive
    level_four_favours: Positive


class Piers(Part):
    level_opened: Annotated[list[Positive], Length(6, 6)]
    order_limit: Annotated[list[Positive], Length(6, 6)]
    cotton_favour_max: Positive
    favour_each: Positive
    cotton_good_values: Annotated[list[Positive], Length(3, 3)]
    clothes_bonus: Positive


class BonusStep(Part):
    step: Positive
    favour: Positive


class Influence(Part):
    rupees: Annotated[list[Positive], Length(1)]
    bonus: list[BonusStep]
    not_leading_deduction: Count


class Order(Part):
    id: str
    guild: str
    goods: Annotated[list[str], Length(2, 2)]


class Bowls(Part):
    left: Annotated[list[str], Length(6, 6)]
    right: Annotated[list[str], Length(6, 6)]


class Akbar(Part):
    table: Annotated[list[Count], Length(1)]
    each_further: Positive


class SetupTable(Part):
    notables: dict[str, Annotated[list[Positive], Length(4, 4)]]
    guilds: dict[str, Annotated[list[Positive], Length(3, 3)]]
    neutral_bowls: dict[str, Count]
    neutral_orders: dict[str, Count]


class Scoring(Part):
    sole_first: Count
    second: Count
    tied_first: Count
    removed_cover: Count


class Luxury(Part):
    book_workers: Positive
    book_favours: Positive
    oil_or_curry_workers: Positive
    oil_and_curry_workers: Positive


class Components(Part):
    constants: Constants
    colours: Annotated[list[str], Length(4, 4)]
    goods: Annotated[list[Good], Length(16, 16)]
    buildings: Annotated[list[Building], Length(16, 16)]
    characters: Annotated[list[str], Length(4, 4)]
    bonus_tiles: Annotated[list[BonusTile], Length(12, 12)]
    price_tokens: Annotated[list[PriceToken], Length(3, 3)]
    price_difference: Positive
    circle: Annotated[list[str], Length(5, 5)]
    circle_start: str
    meditation_track: MeditationTrack
    farm: Annotated[list[FarmTrack], Length(4, 4)]
    favour_actions: Annotated[list[FavourAction], Length(17, 17)]
    guilds: Annotated[list[str], Length(3, 3)]
    notables: Annotated[list[Notable], Length(24, 24)]
    contracts: Contracts
    piers: Piers
    influence: Influence
    orders: Annotated[list[Order], Length(18, 18)]
    bowls: Bowls
    akbar: Akbar
    setup: SetupTable
    scoring: Scoring
    luxury: Luxury
    rule_options: dict[str, bool]

    def __post_init__(self) -> None:
        self._everything_named_exists()
        self._lists_run_parallel()

    def _everything_named_exists(self) -> None:
        goods = {g.id for g in self.goods}
        named = [g.made_from for g in self.goods if g.made_from] + [b.good for b in self.buildings]
        named += [g for n in self.notables for g in n.order] + [n.generous.good for n in self.notables if n.generous]
        named += [g for o in self.orders for g in o.goods] + self.bowls.left + self.bowls.right
        named += [g for t in self.farm for g in t.ends] + [g for s in self.meditation_track.spaces for g in s.cost_to_next]
        if strangers := sorted(set(named) - goods):
            raise ValueError(f"{strangers[0]} is no good of this game")
        guilds = [n.guild for n in self.notables] + [o.guild for o in self.orders] + [b.influence for b in self.bonus_tiles]
        if lost := sorted({g for g in guilds if g} - set(self.guilds)):
            raise ValueError(f"{lost[0]} is no guild of this game")
        if self.circle_start not in self.circle:
            raise ValueError(f"{self.circle_start} is no place of the meditation circle")

    def _lists_run_parallel(self) -> None:
        """Good and building of the same number belong together; so do the six orders of a guild."""
        if [b.good for b in self.buildings] != [g.id for g in self.goods]:
            raise ValueError("goods and buildings are not in the same sequence")
        if [o.guild for o in self.orders] != [g for g in self.guilds for _ in range(6)]:
            raise ValueError("orders are not six for each guild, in the sequence of the guilds")
        if [g.kind for g in self.goods] != ["basic"] * 4 + ["advanced"] * 8 + ["luxury"] * 4:
            raise ValueError("goods are not four basic, eight advanced, four luxury")
        levels = {level: sum(b.level == level for b in self.bonus_tiles) for level in (2, 3, 4)}
        if levels != {level: sum(b.level == level for b in self.buildings) for level in (2, 3, 4)}:
            raise ValueError("there must be one bonus tile for each building of a level")


BOX = read_components(Path(__file__).with_name("components.json"), Components, SEAL)
