from tests.shell.conftest import context, folders

__all__ = ["context", "folders"]
