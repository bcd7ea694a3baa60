"""What pip installs: the sources, a wheel for everybody, and one with compiled modules for machines like this."""

import sys
from pathlib import Path

from tree import OUT, born, run


def make(pure: Path, compiled: Path | None) -> None:
    _build(pure, "sdist")
    _build(pure, "wheel")
    if compiled:
        _build(compiled, "wheel")


def _build(tree: Path, kind: str) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", OUT, cwd=tree, SOURCE_DATE_EPOCH=born())
