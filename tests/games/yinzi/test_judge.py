"""What the judge sees coming."""

from app.bots.adviser import advise
from games.yinzi import GAME
from games.yinzi.state import Yinzi
from games.yinzi.tables import B_FEED, B_NO_TAX
from tests.games.yinzi.positions import chance


def seen(s: Yinzi, seat: int, feature: str) -> float:
    return float(GAME.judge.measure(s, seat)[GAME.judge.features.index(feature)])


def test_the_first_hand_is_expected_to_cost_tax_and_food() -> None:
    fx = chance()
    s = GAME.start(GAME.setup(4), fx)
    while not s.round:
        GAME.play(s, GAME.legal(s)[0], fx)
    seat = s.active
    s.seats[seat].copper = 0
    assert (seen(s, seat, "tax_due"), seen(s, seat, "tax_missing")) == (1, 1)
    assert seen(s, seat, "food_missing") > 0
    s.seats[seat].bonus = B_NO_TAX
    assert (seen(s, seat, "tax_due"), seen(s, seat, "tax_missing")) == (0, 0)
    s.seats[seat].bonus = B_FEED
    assert seen(s, seat, "food_missing") == 0


def test_a_hint_in_the_setup_speaks_of_the_choice_and_not_of_the_round_that_begins() -> None:
    fx = chance()
    s = GAME.start(GAME.setup(4), fx)
    told = set()
    while not s.round:
        told |= {name for advice in advise(GAME, GAME.observe(s, s.active), s.active, "hint") for name, _ in advice.reasons}
        GAME.play(s, GAME.legal(s)[0], fx)
    assert told
    assert not told & {"feature-tax_due", "feature-tax_missing", "feature-food_missing"}
