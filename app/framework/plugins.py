"""What installed packages announce: `name = module:attribute` lines of a group, as packages declare their entry points.

Read from the packages' own files: the library for it takes five times as long and brings the parser of e-mail with it. It is
asked where there may be packages that are no folders: in archives, or by whatever else finds modules here. In a frozen build
all that there is was put into its folder.
"""

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

LIST = "entry_points.txt"


def announced(group: str) -> dict[str, str]:
    """`module:attribute` by name; what comes first on the path counts."""
    return dict(_announced(group, tuple(sys.path), getattr(sys, "frozen", False)))


@cache
def _announced(group: str, path: tuple[str, ...], frozen: bool) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in _lists(path):
        for name, target in _lines(file, group):
            found.setdefault(name, target)
    if not found or (not frozen and any(Path(place).is_file() for place in path)):
        found.update(_asked(group))
    return dict(sorted(found.items()))


def _lists(path: tuple[str, ...]) -> Iterator[Path]:
    for folder in map(Path, path):
        yield from sorted(folder.glob(f"*.dist-info/{LIST}"))
        yield from sorted(folder.glob(f"*.egg-info/{LIST}"))


def _lines(file: Path, wanted: str) -> Iterator[tuple[str, str]]:
    group = ""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):  # a half-removed package announces nothing
        return
    for line in text.splitlines():
        if line.startswith("["):
            group = line.strip("[] ")
        elif group == wanted and "=" in line:
            name, _, target = line.partition("=")
            yield name.strip(), target.strip()


def _asked(group: str) -> dict[str, str]:
    from importlib.metadata import entry_points

    found: dict[str, str] = {}
    for point in entry_points(group=group):
        found.setdefault(point.name, point.value)
    return found


def fetch(target: str) -> Any:
    module, _, attribute = target.partition(":")
    return getattr(import_module(module), attribute)
