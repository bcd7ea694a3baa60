"""Writing a file so that it is whole or untouched."""

import contextlib
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file at one stroke; when anything fails the old one stays as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def place_new(part: Path, path: Path) -> None:
    """Give a finished file its name; FileExistsError rather than overwrite. The old name is gone afterwards."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        with open(path, "xb") as file:
            try:
                file.write(part.read_bytes())
            except OSError:
                path.unlink(missing_ok=True)
                raise
    part.unlink()
