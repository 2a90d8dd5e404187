"""A file is written whole or not at all; and in Danish why one was not, or cannot be read."""

import errno
import os
import re
import shutil
import tomllib
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""Of the project."""
REFUSED = {
    errno.ENOSPC: "der er ikke mere plads på disken",
    errno.EDQUOT: "du har ikke mere plads på disken",
    errno.EFBIG: "den er større, end der er plads til",
    errno.EACCES: "du har ikke lov til at læse eller skrive den",
    errno.EPERM: "du har ikke lov til at ændre den",
    errno.EROFS: "disken kan kun læses",
    errno.ENOENT: "den findes ikke",
    errno.EISDIR: "den er en mappe",
    errno.ENOTDIR: "den ligger under noget, der ikke er en mappe",
    errno.EBUSY: "den er i brug",
    errno.EEXIST: "den findes allerede",
    errno.EXDEV: "den skal ligge på samme disk som .cache/",
    errno.EMFILE: "for mange filer er åbne på én gang",
}


class RefusedError(Exception):
    """What cannot be done as it is asked: the message is Danish, the exit code of a command 2."""


def reason(error: OSError) -> str:
    """The error of the system, in Danish."""
    return REFUSED.get(error.errno or 0, error.strerror or str(error))


def replace_file(path: Path, content: bytes) -> None:
    """Write a file whole, and its folder if it does not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}-{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def linked(file: str | Path, there: str | Path) -> None:
    """The same file under another name, or a copy where the disc has no such thing."""
    try:
        os.link(file, there)
    except OSError:
        shutil.copyfile(file, there)


def unreadable(error: SyntaxError | tomllib.TOMLDecodeError) -> str:
    """Which line of a rule, or of a list of texts, cannot be read."""
    if isinstance(error, SyntaxError):
        written = (error.text or "").strip()
        return (
            f"{error.filename}:{error.lineno}:{error.offset or 1}: »{written}« er ikke Python; se"
            " efter kolon, parenteser, anførselstegn og indrykning her og på linjen over"
        )
    frames = reversed(traceback.extract_tb(error.__traceback__))
    source = next((f for f in frames if "tomllib.loads" in (f.line or "")), None)
    place = re.search(r"at line (\d+), column (\d+)", str(error))
    line, column = (place[1], place[2]) if place else ("1", "1")
    file = Path(source.filename).with_suffix(".toml") if source else "TOML"
    how = "skriv navn, lighedstegn og tekst i anførselstegn"
    return f"{file}:{line}:{column}: linjen er ikke TOML; {how}"
