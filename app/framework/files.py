"""Writing a file so that it is whole or untouched, and still there when the power fails."""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from stat import S_ISREG


def read_plain(path: Path, most: int) -> bytes:
    """What a plain file holds; OSError for what has no end, never begins or is larger than so many bytes."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags), "rb") as file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


LONGEST = 255
"""Bytes that the name of a file may have."""
CANNOT_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES}
"""What the system answers where a folder cannot be brought to the disk by itself."""
_parts = count()


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file at one stroke; when anything fails the old one stays as it was."""
    with _part_of(path, content) as part:
        part.replace(path)
        sync_folder(path.parent)


def write_new(path: Path, content: bytes, like: os.stat_result | None = None) -> None:
    """A whole new file, with the dates of another if one is named; FileExistsError rather than overwrite."""
    with _part_of(path, content) as part:
        if like:
            os.utime(part, ns=(like.st_atime_ns, like.st_mtime_ns))
        place_new(part, path)


@contextlib.contextmanager
def _part_of(path: Path, content: bytes) -> Iterator[Path]:
    """The content on disk beside where it will be; gone afterwards unless it was given its name."""
    make_folder(path.parent)
    part = path.parent / f".{os.getpid()}-{next(_parts)}.part"
    try:
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield part
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
        open(path, "xb").close()  # nobody else takes the name now
        try:
            part.replace(path)
        except OSError:
            path.unlink(missing_ok=True)
            raise
    part.unlink(missing_ok=True)
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """With those above it that are missing, and their names on the disk."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir(exist_ok=True)
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk."""
    if sys.platform == "win32":
        return  # where names need no help, and folders cannot be opened
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as reason:
        if reason.errno not in CANNOT_SYNC:
            raise


def numbered(path: Path) -> Iterator[Path]:
    """This name, then the same with 2, 3, 4 ..., as long as a name may be."""
    yield path
    for number in count(2):
        yield path.with_name(fitting("", path.stem, f"-{number}{path.suffix}"))


def fitting(before: str, stem: str, after: str) -> str:
    """A name of these parts, the middle cut where it would be too long for a disk."""
    while stem and len(os.fsencode(before + stem + after)) > LONGEST:
        stem = stem[:-1]
    return before + stem + after
