"""Where the rulebook is unclear (section 6) a table may read it differently: one bit of `state.house` for each reading."""

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
    ("own_food", "compulsory", "all_means"),
    ("leftover_workers", "allowed", "not_in_war"),
    ("any_cube", "bought_too", "not_bought"),
    ("phase_a", "coins_and_emissaries", "all"),
)
"""The option, its usual value, and another one. The place in this list is the bit, so new readings are added at the end."""
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
    ALL_MUST_EAT,
    ALL_TO_WAR,
    NO_BOUGHT_CUBE,
    BUSY_PHASE_A,
) = (1 << number for number in range(len(RULINGS)))


def _option(name: str) -> Option:
    rows = [row for row in RULINGS if row[0] == name]
    return Option(name, (rows[0][1], *(other for _, _, other in rows)))


OPTIONS = tuple(_option(name) for name in dict.fromkeys(name for name, _, _ in RULINGS))


def read(options: tuple[tuple[str, str], ...]) -> int:
    """The bits of a set-up's options."""
    chosen = dict(options)
    return sum(1 << number for number, (name, _, other) in enumerate(RULINGS) if chosen.get(name) == other)
