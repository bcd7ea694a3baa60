"""What a compiler cannot know of a module, told to it in a copy on the same lines: constants, and the fields of rows."""

import ast
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple


class Insertion(NamedTuple):
    line: int
    column: int
    text: str
    over: int = 0
    """So many characters give way to it."""


def explained(source: str) -> str:
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    for where in sorted(constants(tree), reverse=True):
        line = lines[where.line - 1].encode()
        after = line[where.column + where.over :]
        lines[where.line - 1] = (line[: where.column] + where.text.encode() + after).decode()
    return "".join((*lines, *fields(tree)))


def constants(tree: ast.Module) -> Iterator[Insertion]:
    """Names in capitals to which a module gives a value once."""
    stored = (node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    once = {name for name, times in Counter(stored).items() if times == 1 and name.isupper() and len(name) > 1}
    doc = tree.body[0]
    yield Insertion(doc.end_lineno or 0, doc.end_col_offset or 0, "; from typing import Final")
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as target], value=value) if name in once and not _fixed(value):
                yield Insertion(node.lineno, target.end_col_offset or 0, ": Final")
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr()) if name in once:
                if "Final" not in ast.unparse(kind):
                    yield Insertion(kind.lineno, kind.col_offset, "Final[")
                    yield Insertion(kind.end_lineno or 0, kind.end_col_offset or 0, "]")
            case ast.Assign(targets=[ast.Tuple(elts=parts)], value=value):
                names = [part for part in parts if isinstance(part, ast.Name) and part.id in once]
                if len(names) == len(parts):
                    yield from _one_by_one(node.lineno, names, value)


def _one_by_one(line: int, names: list[ast.Name], value: ast.expr) -> Iterator[Insertion]:
    """`A, B = 1, 2` as `A: Final = 1; B: Final = 2`, and `A, B = x` as `A_, B_ = x; A: Final = A_; B: Final = B_`."""
    end = value.end_lineno or 0, value.end_col_offset or 0
    if isinstance(value, ast.Tuple):
        if line == end[0] and len(names) == len(value.elts):
            singly = (f"{name.id}: Final = {ast.unparse(part)}" for name, part in zip(names, value.elts, strict=True))
            yield Insertion(line, 0, "; ".join(singly), end[1])
        return
    for name in names:
        yield Insertion(name.end_lineno or 0, name.end_col_offset or 0, "_")
    yield Insertion(*end, "".join(f"; {name.id}: Final = {name.id}_" for name in names))


def _fixed(value: ast.expr) -> bool:
    """Whether every element would be of a type of its own, so that no number could choose among them."""
    return isinstance(value, ast.Tuple)


def fields(tree: ast.Module) -> Iterator[str]:
    """The names and types of the fields of every row and named tuple, as they were before it was compiled."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (_is_row(node) or "NamedTuple" in map(ast.unparse, node.bases)):
            parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            types = ", ".join(f"{ast.unparse(part.target)!r}: {ast.unparse(part.annotation)}" for part in parts)
            yield f"setattr({node.name}, '__annotations__', {{{types}}})\n"


def _is_row(node: ast.ClassDef) -> bool:
    return any(ast.unparse(decorator).startswith("dataclass(") for decorator in node.decorator_list)
