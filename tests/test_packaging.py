"""What packages say of the app is what the app says of itself."""

import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from app import __version__
from app.assets import ASSETS
from app.cli.parser import COMMANDS
from app.desk.folders import user_folders
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


BUILDS = "PyInstaller"
"""It comes with the tools that build packages, and its words with it."""


@pytest.mark.parametrize("work", [work for work in works(packed=True) if work.name != BUILDS], ids=lambda work: work.name)
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


@pytest.fixture(scope="module")
def said_by_help() -> dict[str, set[str]]:
    """By command: its options and what else it takes, as the program itself lists them to whoever asks for `--help`."""
    said = {}
    for name in COMMANDS:
        done = subprocess.run([sys.executable, "-m", "app", name, "--help"], capture_output=True, text=True, check=True)
        words = re.findall(r"^  (?:-h, )?(--[\w-]+|\w+)", done.stdout.partition("\n\n")[2], re.MULTILINE)
        said[name] = set(words) - {"--help"}
    return said


@pytest.mark.usefixtures("scripts")
def test_the_man_page_says_of_each_command_what_its_help_says(said_by_help: dict[str, set[str]]) -> None:
    import terminal_words

    page = terminal_words.man("1", "2026-01-01").replace("\\-", "-")
    commands = page.partition(".SH COMMANDS")[2].partition(".SH EXIT")[0]
    parts = re.split(r"^\.TP\n\.B (\w+) \[-h\]", commands, flags=re.MULTILINE)[1:]
    texts = zip(parts[::2], parts[1::2], strict=True)
    told = {name: set(re.findall(r"^\.B (\S+)$", text, re.MULTILINE)) for name, text in texts}
    assert told == said_by_help
    assert told["show"] == {"file", "--at", "--json", "--lang"}


@pytest.mark.usefixtures("scripts")
def test_completions_offer_every_option_of_each_command_and_no_other(said_by_help: dict[str, set[str]]) -> None:
    import terminal_words

    patterns = {"bash": r'^    {name}\) words="(.*)" ;;$', "zsh": r"^    {name}\) compadd -- (.*) ;;$"}
    for shell, pattern in patterns.items():
        text = terminal_words.completions()[terminal_words.SHELLS[shell]]
        for name, takes in said_by_help.items():
            found = re.search(pattern.format(name=name), text, re.MULTILINE)
            assert found, (shell, name)
            assert set(found[1].split()) - {"--help"} == {word for word in takes if word.startswith("--")}
    for name, takes in said_by_help.items():
        offered = set(re.findall(rf"_from {name}' -l (\S+)", terminal_words.fish()))
        assert {f"--{word}" for word in offered - {"help"}} == {word for word in takes if word.startswith("--")}


@pytest.mark.usefixtures("scripts")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a man page names the folders of Linux")
def test_the_man_page_names_the_folders_that_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    import terminal_words

    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    used = user_folders()
    named = [Path(path).expanduser() for path, _ in terminal_words.FOLDERS]
    assert named == [used.settings, used.games, used.state, used.cache]
    read_me = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(f"`{path}`" in read_me for path, _ in terminal_words.FOLDERS)


@pytest.mark.usefixtures("scripts")
def test_whoever_builds_it_may_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import deb

    monkeypatch.setenv("DEBFULLNAME", "Some Body")
    monkeypatch.delenv("DEBEMAIL", raising=False)
    assert deb.maker().endswith(".invalid>")
    monkeypatch.setenv("DEBEMAIL", "some@body.example")
    assert deb.maker() == "Some Body <some@body.example>"


@pytest.mark.usefixtures("scripts")
def test_the_pictures_that_are_shown_are_there_small_and_all_of_them_shown() -> None:
    import news

    folder = ROOT / "docs" / "pictures"
    there = {path.name for path in folder.iterdir()}
    read_me = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\(docs/pictures/([\w.-]+)\)", read_me)) == there
    assert set(re.findall(r"<image>https://a\.example/b/([\w.-]+)</image>", news.metainfo("https://a.example/b/"))) == there
    assert "screenshot" not in news.metainfo("")
    assert sum(path.stat().st_size for path in folder.iterdir()) < 1_500_000


@pytest.mark.usefixtures("scripts")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system brings no libraries")
def test_the_folder_has_the_libraries_that_something_in_it_names_and_no_link_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    import contents

    names = {"widgets": {"liba.so.1", "libX11.so.6"}, "liba": {"libb.so.1"}, "vnc": {"libc.so.1"}}
    monkeypatch.setattr(contents, "needed", lambda path: names.get(path.name, set()))
    kept = [
        ("PySide6/QtWidgets.abi3.so", "widgets", "EXTENSION"),
        ("PySide6/Qt/lib/liba.so.1", "liba", "BINARY"),
        ("libb.so.1", "libb", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
        ("base_library.zip", "zip", "DATA"),
        ("liba.so.1", "PySide6/Qt/lib/liba.so.1", "SYMLINK"),
        ("PySide6/Qt/lib/liba.so", "liba.so.1", "SYMLINK"),
    ]
    dropped = [
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "vnc", "BINARY"),
        ("PySide6/Qt/lib/libc.so.1", "libc", "BINARY"),
        ("libX11.so.6", "x11", "BINARY"),
        ("libc.so.1", "PySide6/Qt/lib/libc.so.1", "SYMLINK"),
    ]
    assert set(contents.chosen([*kept, *dropped])) == set(kept)
