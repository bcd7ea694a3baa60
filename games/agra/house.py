"""What a table may agree on: the options of the game, kept in the state as one bit each."""

from app.framework.game import Option, Setup
from games.agra.components import BOX

(
    COIN_ON_DESTINATION,
    PEON_COLLECTS,
    FRENCH_123,
    BONUS_WITH_ZERO,
    LAY_AFTER_SPENDING,
    BUILDER_FIRST,
    JAGIRDAR_LAST,
    OPEN_PURSES,
) = (1 << i for i in range(8))
RULES = (
    ("merchant_coin_on_destination", COIN_ON_DESTINATION),
    ("peon_collects_coins_and_merchant", PEON_COLLECTS),
    ("french_trader_needs_values_1_2_3", FRENCH_123),
    ("production_bonus_with_zero", BONUS_WITH_ZERO),
    ("meditation_generate_after_spending", LAY_AFTER_SPENDING),
    ("builder_start_counts_first_tile_as_1", BUILDER_FIRST),
    ("jagirdar_reacts_after_influence", JAGIRDAR_LAST),
)
OPTIONS = (
    Option("purses", ("hidden", "open")),
    *(Option(name, ("yes", "no") if BOX.rule_options[name] else ("no", "yes")) for name, _ in RULES),
)


def house_of(setup: Setup) -> int:
    agreed = sum(bit for name, bit in RULES if setup.option(name) == "yes")
    return agreed | (OPEN_PURSES if setup.option("purses") == "open" else 0)
