"""Settings survive everything: damage, newer apps, read-only folders; nothing that was there is lost."""

import json
from pathlib import Path

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


@pytest.mark.parametrize("value", [[1], "noria/city", [None], {"noria": 1}])
def test_what_was_taught_is_names_and_nothing_else(tmp_path: Path, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": 1, "taught": value}))
    settings, note = load_settings(path)
    assert note
    assert note.key == "settings-odd"
    assert settings.taught == []
