"""A tree in which modules were compiled is packed for machines like this one; without one everything is pure."""

import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from app.table.theme import FONTS

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "LICENSE", "README.md", "assets/notes/en.md", "packaging/wheel_tag.py", "app/__init__.py")
SOURCES = {"app/rules.py": "import json\n", "games/__init__.py": "", "games/dice.py": "import colorsys\n"}
END = f".cpython-{sys.version_info[0]}{sys.version_info[1]}-test.so"


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project as it is about to be packed, and the tools that pack it."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    import tree
    import wheels

    for module, name, place in ((tree, "WORK", "."), (tree, "COMPILED", "compiled-here"), (wheels, "OUT", "out")):
        monkeypatch.setattr(module, name, tmp_path / place)
    for name in NEEDED:
        (tmp_path / "pure" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / "pure" / name)
    write(tmp_path / "pure", SOURCES)
    return tmp_path


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def compile_it(work: Path) -> None:
    """What a compiler leaves: modules beside their sources, what they share at the top, and its own rubbish."""
    made = {f"app/rules{END}": "rules", f"games/dice{END}": "dice", f"0123abc__mypyc{END}": "shared", f"build/old{END}": "old"}
    write(work / "compiled-here", SOURCES | made | {"app/__pycache__/rules.pyc": "cached"})


def test_where_nothing_was_compiled_there_is_no_such_tree(work: Path) -> None:
    import tree

    assert tree.compiled() is None
    write(work / "compiled-here", SOURCES)
    assert tree.compiled() is None


def test_compiled_modules_lie_over_the_pure_tree(work: Path) -> None:
    import tree

    compile_it(work)
    made = tree.compiled()
    assert made
    assert {path.relative_to(made).as_posix() for path in made.rglob("*.so")} == {
        f"app/rules{END}",
        f"games/dice{END}",
        f"0123abc__mypyc{END}",
    }
    assert (made / "LICENSE").exists()
    assert not list((work / "pure").rglob("*.so"))


def test_what_was_compiled_from_other_sources_is_not_packed(work: Path) -> None:
    import tree

    compile_it(work)
    (work / "compiled-here" / "app" / "rules.py").write_text("import json  # as it was\n")
    with pytest.raises(SystemExit, match=r"rules\.py"):
        tree.compiled()


def test_a_compiled_wheel_is_for_machines_like_this_and_a_pure_one_for_all(work: Path) -> None:
    import tree
    import wheels

    compile_it(work)
    wheels.make(work / "pure", tree.compiled())
    pure, compiled = sorted((work / "out").glob("*.whl"), key=lambda path: not path.name.endswith("-none-any.whl"))
    assert pure.name.endswith("-py3-none-any.whl")
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in compiled.name
    with zipfile.ZipFile(compiled) as packed:
        assert packed.read(f"0123abc__mypyc{END}") == b"shared"
        assert {f"app/rules{END}", "app/rules.py", f"games/dice{END}"} <= set(packed.namelist())
    with zipfile.ZipFile(pure) as packed:
        assert not [name for name in packed.namelist() if name.endswith(".so")]


def test_the_folder_asks_for_what_compiled_modules_hide(work: Path) -> None:
    import contents
    import tree

    compile_it(work)
    made = tree.compiled()
    assert made
    modules = contents.modules(made)
    assert {"app.rules", "games.dice", "json", "colorsys", "0123abc__mypyc"} <= set(modules)
    assert FONTS.keys() <= set(modules)
