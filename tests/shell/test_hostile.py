"""Whatever lies where the app keeps its things, it starts, and hardly later than usual.

The suite tries a few homes; CARAVANSERAI_HOMES asks for many.
"""

import os
import sys

import pytest

from tests.hostile import run

HOMES = int(os.environ.get("CARAVANSERAI_HOMES", "5"))
FIRST = 8
"""From here on they are among the worst."""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="pipes and endless files by their names on Linux")
def test_the_app_starts_in_any_home() -> None:
    found = run(range(FIRST, FIRST + HOMES))
    assert (found["homes"], found["wrong"], found["slow"]) == (HOMES, {}, {})
