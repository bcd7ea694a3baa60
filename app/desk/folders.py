"""Where the app keeps what, by the customs of each system."""

from pathlib import Path
from typing import NamedTuple

from app.framework.lines import Unreadable

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
    """Unreadable where nobody says which folders are this user's."""
    from platformdirs import PlatformDirs

    dirs = PlatformDirs(APP, appauthor=False)
    try:
        return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_state_path, dirs.user_cache_path)
    except RuntimeError:
        raise Unreadable("no-home") from None
