"""What packages say of the app is what the app says of itself."""

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
from app.shell.licences import Work, brought, words, works
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
    named = {work.name.lower().replace(".", "-") for work in works(packed=False)}
    assert carried("caravanserai", set()) - {"tzdata"} == named - {"qt", "icu"}


@pytest.mark.parametrize("work", works(packed=True), ids=lambda work: work.name)
def test_the_words_of_every_licence_are_there(work: Work) -> None:
    assert words(work).strip()


def test_no_words_of_a_licence_are_kept_for_nobody() -> None:
    used = {name for work in works(packed=True) for name in work[:2]}
    assert {path.stem for path in (ASSETS / "licences").iterdir()} <= used


@pytest.mark.usefixtures("scripts")
def test_words_that_packages_bring_go_into_the_folder() -> None:
    import contents

    packed = {(Path(source).name, target) for source, target in contents.licences()}
    for work in works(packed=True):
        for path in brought(work.name):
            assert (path.name, path.parent.as_posix()) in packed
            assert contents.wanted(path.as_posix())
            info = {target for name, target in packed if name == "METADATA"}
            assert any(target.lower().startswith(work.name.lower().replace("-", "_")) for target in info), work.name


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


@pytest.mark.usefixtures("scripts")
def test_the_window_belongs_to_the_entry_in_the_menu() -> None:
    import deb
    import news

    assert deb.ID == DESKTOP_FILE
    assert f"Icon={DESKTOP_FILE}\n" in news.named("app.desktop")
    assert f"<id>{DESKTOP_FILE}</id>" in news.metainfo("")
    assert f">{DESKTOP_FILE}.desktop</launchable>" in news.metainfo("")


def test_a_game_is_one_kind_of_file_everywhere() -> None:
    kind = re.search(r'type="(application/[\w-]+)"', (LINUX / "app.mime.xml").read_text(encoding="utf-8"))
    assert kind
    for name in ("app.desktop", "app.metainfo.xml"):
        assert kind[1] in (LINUX / name).read_text(encoding="utf-8")


@pytest.mark.usefixtures("scripts")
def test_man_page_and_completions_name_every_command() -> None:
    import terminal_words

    texts = [terminal_words.man("1", "2026-01-01"), *terminal_words.completions().values()]
    for name in COMMANDS:
        assert all(name in text for text in texts), name
    assert all("take" in text and "option" in text for text in texts)
    assert "terminal_words" in sys.modules
