"""A wheel that holds compiled modules is for the machine on which it was made; any other is for everybody."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (".so", ".pyd")


class WheelTag(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        shared = [path for path in root.glob("*") if path.suffix in COMPILED]
        inside = (path for name in ("app", "games") for path in (root / name).rglob("*") if path.suffix in COMPILED)
        if version == "standard" and (shared or any(inside)):
            build_data.update(infer_tag=True, pure_python=False)
            build_data["force_include"].update({str(path): path.name for path in shared})
