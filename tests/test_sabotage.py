"""One exception in every function of a table, painters and panels and all else: a report, and the table goes on.

The suite breaks a few functions of each game; CARAVANSERAI_SABOTAGE asks for a larger part of them, 1 for all.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.framework.game import installed_ids

ROOT = Path(__file__).parent.parent
SHARE = os.environ.get("CARAVANSERAI_SABOTAGE", "0.006")


@pytest.mark.parametrize("game_id", installed_ids())
def test_what_breaks_at_a_table_is_reported_and_the_table_goes_on(game_id: str) -> None:
    command = [sys.executable, "-m", "tests.sabotage", game_id, "--share", SHARE]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1] if done.stderr else ""
    assert done.returncode in (0, 1), f"the process died when something broke in {last}"
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["unreported"], found["unusable"], found["complaints"]) == ([], [], [])
    assert found["functions"] > 300
    assert found["broken"] > 2
