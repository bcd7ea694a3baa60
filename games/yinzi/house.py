"""Where the rulebook is unclear (section 6) a table may read it differently: one option and one bit of `state.house` each."""

from app.framework.game import Option

RULINGS: tuple[tuple[str, str, str], ...] = (
    ("late_pairs", "one", "many"),
    ("two_for_one", "same_kind", "any_kind"),
    ("own_food", "compulsory", "free"),
    ("coin_space", "both_neighbours", "own_icon"),
    ("coin_choice", "seller", "coin_first"),
    ("personal_routes", "pay", "points_only"),
    ("closing_trade", "one_occasion", "each_phase"),
    ("bought_pair", "allowed", "not_allowed"),
    ("river_budget", "action", "piece"),
    ("ships_docked", "players", "four"),
    ("first_store", "one", "two"),
    ("rebuilding", "stone", "free"),
    ("tiles_removed", "six_kinds", "not_salt"),
    ("leftover_workers", "allowed", "not_allowed"),
)
OPTIONS = tuple(Option(name, (usual, other)) for name, usual, other in RULINGS)
(
    MANY_PAIRS,
    ANY_KIND,
    FREE_FOOD,
    OWN_ICON,
    COIN_FIRST,
    POINTS_ONLY,
    EACH_PHASE,
    NO_BOUGHT_PAIR,
    PER_PIECE,
    FOUR_SHIPS,
    STORE_OF_TWO,
    FREE_REBUILD,
    SALT_STAYS,
    ALL_MUST_WORK,
) = (1 << number for number in range(len(RULINGS)))


def read(options: tuple[tuple[str, str], ...]) -> int:
    """The bits of a set-up's options."""
    chosen = dict(options)
    return sum(1 << number for number, (name, _, other) in enumerate(RULINGS) if chosen.get(name) == other)
