"""Settings survive everything: damage, newer apps, read-only folders; nothing that was there is lost."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.settings import CHOICES, Settings, load_settings, save_settings, system_language


def test_a_missing_file_means_the_usual_settings(tmp_path: Path) -> None:
    settings, note = load_settings(tmp_path / "settings.json")
    assert note is None
    assert (settings.theme, settings.text_size, settings.animation) == ("system", 100, "normal")


@pytest.mark.parametrize("key", CHOICES)
def test_every_choice_is_kept(tmp_path: Path, key: str) -> None:
    path = tmp_path / "a" / "settings.json"
    for value in CHOICES[key]:
        settings = Settings()
        setattr(settings, key, value)
        save_settings(path, settings)
        assert getattr(load_settings(path)[0], key) == value


def test_panels_and_unknown_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 9, "to_come": [1, 2], "panels": {"log": 300}}))
    settings, note = load_settings(path)
    assert note is None
    settings.panels["hint"] = True
    save_settings(path, settings)
    data = json.loads(path.read_text())
    assert data["to_come"] == [1, 2]
    assert data["schema"] == 9
    assert data["panels"] == {"log": 300, "hint": True}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"theme": "dark"}', b"[" * 100_000])
def test_a_damaged_file_is_told_of_and_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, note = load_settings(path)
    assert note
    assert note.key == "settings-damaged"
    assert settings == Settings(damaged=True)
    assert path.read_bytes() == content
    save_settings(path, settings)
    assert (tmp_path / "settings-damaged.json").read_bytes() == content
    assert load_settings(path)[1] is None


def test_nothing_that_was_kept_aside_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in ("one", "two", "three"):
        path.write_text(content)
        save_settings(path, load_settings(path)[0])
    kept = {p.name: p.read_text() for p in tmp_path.glob("settings-damaged*")}
    assert kept == {"settings-damaged.json": "one", "settings-damaged-2.json": "two", "settings-damaged-3.json": "three"}


def test_an_unknown_value_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 1, "theme": "pink", "text_size": True, "language": "it", "hints": 1}))
    settings, note = load_settings(path)
    assert note
    assert (note.key, dict(note.params)["keys"]) == ("settings-odd", "theme, text_size, hints")
    assert (settings.language, settings.theme, settings.text_size, settings.hints) == ("it", "system", 100, True)


def test_a_folder_in_the_way_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    settings, note = load_settings(tmp_path / "settings.json")
    assert note
    assert note.key == "settings-unread"
    (tmp_path / "file").write_text("")
    with pytest.raises((FileExistsError, NotADirectoryError)):
        save_settings(tmp_path / "file" / "settings.json", settings)
    assert (tmp_path / "file").read_text() == ""


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(theme="dark"))

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        save_settings(path, Settings(theme="light"))
    assert load_settings(path)[0].theme == "dark"
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(("named", "lang"), [("it_IT.UTF-8", "it"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")])
def test_the_language_of_the_system_is_the_first(monkeypatch: pytest.MonkeyPatch, named: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", named)
    assert system_language() == lang


def odd(tmp_path: Path, **values: Any) -> tuple[Settings, str]:
    """What is taken over from these settings, and which keys are told of."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 1, **values}))
    settings, note = load_settings(path)
    return settings, str(dict(note.params)["keys"]) if note else ""


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("geometry", "\ud800"),
        ("geometry", "A" * 100_000),
        ("name", "\ud800"),
        ("name", "A\nB"),
        ("name", "x" * 81),
        ("name", 7),
        ("panels", []),
        ("panels", {"sizes": [2**31, 1]}),
        ("panels", {"a": {"b": {"c": {"d": {"e": {"f": {"g": 1}}}}}}}),
        ("panels", {"sizes": [1] * 2000}),
        ("panels", {"\udfff": 1}),
        ("text_size", 10**30),
        ("to_come", float("inf")),
        ("to_come", float("nan")),
        ("to_come", "x" * 5000),
    ],
)
def test_what_nobody_can_have_chosen_is_not_taken_over(tmp_path: Path, key: str, value: Any) -> None:
    settings, told = odd(tmp_path, **{key: value, "theme": "dark"})
    assert told == key
    assert settings == Settings(theme="dark", damaged=True, unknown={"schema": 1})
    save_settings(tmp_path / "settings.json", settings)
    assert json.loads((tmp_path / "settings-damaged.json").read_text())["theme"] == "dark"


def test_of_many_odd_keys_a_few_are_named_in_letters_that_can_be_shown(tmp_path: Path) -> None:
    values: dict[str, Any] = {f"\ud800{n}" + "x" * 3000: 1 for n in range(20)}
    _, told = odd(tmp_path, **values)
    assert told.endswith(", …")
    assert told.count(",") == 5
    assert told.isprintable()
    assert len(told) < 500


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    assert load_settings(path)[0] == Settings(damaged=True)
    path.unlink()
    path.symlink_to("/dev/zero")
    _, note = load_settings(path)
    assert note
    assert note.key == "settings-unread"


def test_ten_megabytes_are_no_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 1, "name": "x" * 10**7}))
    settings, note = load_settings(path)
    assert note
    assert (settings, note.key) == (Settings(damaged=True), "settings-unread")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_file_is_never_replaced_through_a_link(tmp_path: Path, make: Callable[[Path], None]) -> None:
    real, link = tmp_path / "real", tmp_path / "settings.json"
    make(real)
    before = real.stat()
    link.symlink_to(real)
    save_settings(link, load_settings(link)[0])
    assert (real.stat().st_ino, real.stat().st_mode) == (before.st_ino, before.st_mode)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["real", "settings-damaged.json", "settings.json"]
    assert (tmp_path / "settings-damaged.json").readlink() == real
    assert load_settings(link)[1] is None


@pytest.mark.parametrize("content", ['{"schema": 1}', "damaged"])
def test_a_link_to_the_settings_stays_one(tmp_path: Path, content: str) -> None:
    real, link = tmp_path / "real" / "mine.json", tmp_path / "settings.json"
    real.parent.mkdir()
    real.write_text(content)
    link.symlink_to(real)
    settings, _ = load_settings(link)
    settings.theme = "dark"
    save_settings(link, settings)
    assert link.is_symlink()
    assert json.loads(real.read_text())["theme"] == "dark"
    kept = [p.read_text() for p in real.parent.glob("mine-damaged*")]
    assert kept == ([content] if content == "damaged" else [])


def test_a_link_that_leads_nowhere_leads_to_the_settings_once_they_are_kept(tmp_path: Path) -> None:
    link = tmp_path / "settings.json"
    link.symlink_to(tmp_path / "later" / "mine.json")
    save_settings(link, load_settings(link)[0])
    assert link.is_symlink()
    assert load_settings(link)[1] is None


@pytest.mark.parametrize("value", [[1], "noria/city", [None], {"noria": 1}])
def test_what_was_taught_is_names_and_nothing_else(tmp_path: Path, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 1, "taught": value}))
    settings, note = load_settings(path)
    assert note
    assert note.key == "settings-odd"
    assert settings.taught == []
