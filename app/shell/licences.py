"""The work of others that the app stands on, and the words under which they let us carry it."""

import json
import sys
from importlib.metadata import PackageNotFoundError, PackagePath, distribution
from pathlib import Path
from typing import NamedTuple

from app.assets import ASSETS

CALLED = ("LICENSE", "COPYING")


class Work(NamedTuple):
    name: str
    licence: str
    """As SPDX calls it."""


def works(packed: bool = getattr(sys, "frozen", False)) -> list[Work]:
    """What is carried: by every installed app, and by one that brings Python along."""
    kinds: dict[str, list[tuple[str, list[str]]]] = json.loads((ASSETS / "licences.json").read_text(encoding="utf-8"))
    return [
        Work(name, licence) for kind in ("always", *["packed"] * packed) for licence, names in kinds[kind] for name in names
    ]


def own(name: str) -> Path:
    return ASSETS / "licences" / f"{name}.txt"


def brought(name: str) -> list[PackagePath]:
    """The words that an installed package brings along, where the app does not have them itself."""
    try:
        files = [] if own(name).exists() else distribution(name).files
    except PackageNotFoundError:
        return []
    return [path for path in files or [] if path.name.startswith(CALLED)]


def words(work: Work) -> str:
    files = [Path(str(path.locate())) for path in brought(work.name)]
    files = files or [next(filter(Path.exists, (own(work.name), own(work.licence))))]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files)
