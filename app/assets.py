"""Pictures that are files: the emblem, the icons, the arrows of choices. Boards are painted by code."""

from pathlib import Path

HERE = Path(__file__).parent
INSTALLED = HERE / "_assets"
"""Where a wheel and a frozen build put them; in the sources they lie beside the app."""
ASSETS = INSTALLED if INSTALLED.is_dir() else HERE.parent / "assets"


def svg(name: str, **colours: str) -> bytes:
    """A drawing in other colours: those of the file by the names that `TINTS` gives them."""
    text = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    for tint, colour in colours.items():
        text = text.replace(TINTS[tint], colour)
    return text.encode()


TINTS = {"ink": "#000001", "ground": "#8a4b1f", "light": "#fffffe"}
"""Each a colour that means only this: lines of an icon; wall and gate of the emblem."""
