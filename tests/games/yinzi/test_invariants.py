"""What is counted by kind: no tile turns into another."""

from typing import Any

import pytest

from games.yinzi.tables import GOOD
from tests.plugins import find
from tests.tables import states_of


def broken(state: Any) -> list[str]:
    return [reason.partition(":")[0] for reason in find("yinzi").broken(state)]


@pytest.mark.parametrize("good", ["fruit", "tea", "potatoes"])
def test_a_tile_of_another_good_is_noticed(good: str) -> None:
    for state in states_of(find("yinzi"), 3)[::60]:
        assert broken(state) == []
        shown = next((column for column, there in enumerate(state.track) if there >= 0 and there != GOOD[good]), None)
        if shown is not None:
            state.track[shown] = GOOD[good]
            assert broken(state) == ["plantation_tiles"]
