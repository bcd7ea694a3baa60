"""`make package`: everything that can be installed, into dist/, where nothing else stays."""

import sys

import deb
import folder
import tree
import wheels


def main() -> None:
    tree.emptied(tree.OUT)
    pure = tree.pure()
    compiled = tree.compiled()
    wheels.make(pure, compiled)
    made = folder.make(compiled or pure)
    if sys.platform.startswith("linux"):
        deb.make(made)


if __name__ == "__main__":
    main()
