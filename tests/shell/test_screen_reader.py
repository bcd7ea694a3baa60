"""A whole turn of each game by somebody who sees nothing, with a real client: only what the window says to screen readers."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.desk.shelf import Card, card_words, shelf
from app.needs import system_python
from tests.screen import Screen

ROOT = Path(__file__).parents[2]
OF_QT = ("GetApplicationBusAddress", "Could not find accessible on path", "Accessible invalid")
"""What Qt says when it is asked what it does not know, or about what is no longer there."""


def read(title: str, home: Path) -> dict[str, Any]:
    """What somebody met who played a turn."""
    homes = {f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE", "RUNTIME")}
    with Screen() as screen:
        done = subprocess.run(
            ["dbus-run-session", system_python(), "-m", "tests.reader", title, sys.executable, "-m", "app"],
            env=screen.environment() | homes | {"HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    met: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return met


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the bus of screen readers is one of Linux")
@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.id)
def test_a_turn_can_be_played_by_ear(card: Card, tmp_path: Path) -> None:
    met = read(card_words(card, "en", "game-title"), tmp_path)
    heard = met["heard"]
    assert met["pressed"]["board"] > 1
    assert met["pressed"]["row"] > 0
    assert met["unlike"] == [], "no two things of the board are called alike, and none is nameless"
    assert met["refused"], "what cannot be used says so aloud"
    assert any(words.startswith("Your last move: ") for words in heard)
    assert any("Regular 1" in words for words in heard), "what the others did is told"
    assert sum(words.endswith(("?", ".")) for words in heard) > 2
    assert met["status"] == 0
    assert [line for line in met["complaints"] if not any(known in line for known in OF_QT)] == []
