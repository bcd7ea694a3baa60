"""What packages say of the app is what the app says of itself."""

import json
import re
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from app import __version__
from app.assets import ASSETS
from app.cli.parser import COMMANDS
from app.shell.about import notes
from app.shell.start import DESKTOP_FILE
from app.text import LANGUAGES

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging" / "linux"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))


def carried(name: str, seen: set[str]) -> set[str]:
    """A package and all that it needs to run here."""
    if name not in seen:
        seen.add(name)
        for line in distribution(name).requires or []:
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                carried(wanted.name.lower().replace("_", "-").replace(".", "-"), seen)
    return seen


def test_the_licence_of_everything_that_is_carried_is_named() -> None:
    used = json.loads((ASSETS / "licences.json").read_text(encoding="utf-8"))
    named = {name.lower().replace(" ", "-").replace(".", "-") for whose, _ in used for name in whose.split(", ")}
    named = {{"source-sans-pro": "font-source-sans-pro", "source-serif-pro": "font-source-serif-pro"}.get(n, n) for n in named}
    assert carried("caravanserai", set()) - {"caravanserai", "tzdata"} == named - {"qt", "python"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newest_notes_are_those_of_this_version(language: str) -> None:
    found = re.findall(r"^#### (\S+) \(\d{4}-\d\d-\d\d\)$", notes(language), re.MULTILINE)
    assert found[0] == __version__


def test_every_language_tells_of_the_same_versions() -> None:
    told = [re.findall(r"^#### .*$", notes(language), re.MULTILINE) for language in LANGUAGES]
    assert all(headings == told[0] for headings in told)
    points = [notes(language).count("\n- ") for language in LANGUAGES]
    assert len(set(points)) == 1


def test_the_change_log_is_what_about_shows() -> None:
    assert (ROOT / "CHANGELOG.md").read_text(encoding="utf-8") == (ASSETS / "notes" / "en.md").read_text(encoding="utf-8")


def test_the_window_belongs_to_the_entry_in_the_menu() -> None:
    assert (LINUX / f"{DESKTOP_FILE}.desktop").is_file()
    assert (LINUX / f"{DESKTOP_FILE}.metainfo.xml").is_file()


def test_a_game_is_one_kind_of_file_everywhere() -> None:
    kind = re.search(r'type="(application/[\w-]+)"', (LINUX / f"{DESKTOP_FILE}.mime.xml").read_text(encoding="utf-8"))
    assert kind
    for name in (f"{DESKTOP_FILE}.desktop", f"{DESKTOP_FILE}.metainfo.xml"):
        assert kind[1] in (LINUX / name).read_text(encoding="utf-8")


@pytest.mark.usefixtures("scripts")
def test_man_page_and_completions_name_every_command() -> None:
    import terminal_words  # type: ignore[import-not-found]

    texts = [terminal_words.man("1", "2026-01-01"), *terminal_words.completions().values()]
    for name in COMMANDS:
        assert all(name in text for text in texts), name
    assert all("take" in text and "option" in text for text in texts)
    assert "terminal_words" in sys.modules
