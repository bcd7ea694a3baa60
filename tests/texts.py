"""The messages of a text file, for the tests of the app's words and of every game's."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.text.plain import filled, plain_messages
from app.text.speaker import bundle


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a file, which must hold nothing else."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


def check_plain_reading(folder: Path, lang: str) -> None:
    """What is read without Fluent is what Fluent reads."""
    plain, whole = plain_messages(folder / f"{lang}.ftl"), bundle(lang, folder)
    found = messages(folder / f"{lang}.ftl")
    assert plain.keys() == found.keys()
    for key, text in plain.items():
        for sample in ("x", "none", 7, 1, 0, -1, -999):
            args = dict.fromkeys(found[key], sample)
            pattern = whole.get_message(key).value
            assert pattern
            if text is not None:
                assert filled(text, args) == whole.format_pattern(pattern, args)[0], key
    assert [key for key, text in plain.items() if text is None] == [], "these would load all of Fluent in the middle of a game"
    assert all(filled(text, {"n": 1234}) is None for text in plain.values() if text and "{" in text)
