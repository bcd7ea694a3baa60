"""`make pictures`: those of `make demo` that README and metainfo show, in docs/pictures, small enough for a repository."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from news import PICTURES
from PySide6.QtGui import QImage
from tree import ROOT

DEMO, SHOWN = ROOT / "build" / "demo", ROOT / "docs" / "pictures"
QUALITY = 82


def main() -> None:
    SHOWN.mkdir(exist_ok=True)
    for old in SHOWN.iterdir():
        old.unlink()
    for name, *_ in PICTURES:
        (picture,) = DEMO.glob(f"*-{name}.png")
        if not QImage(str(picture)).save(str(SHOWN / f"{name}.jpg"), "JPG", QUALITY):  # type: ignore[call-overload]
            raise SystemExit(f"{name} cannot be written")


if __name__ == "__main__":
    main()
