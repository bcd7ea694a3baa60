"""Where the app keeps what, by the customs of each system; and writing a file so that it is whole or untouched."""

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

APP = "caravanserai"


class Folders(NamedTuple):
    config: Path
    data: Path
    state: Path
    cache: Path

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def games(self) -> Path:
        return self.data / "games"


def user_folders() -> Folders:
    from platformdirs import PlatformDirs

    dirs = PlatformDirs(APP, appauthor=False)
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_state_path, dirs.user_cache_path)


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
