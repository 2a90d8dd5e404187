"""What the last build made and this one need not make again, in `.cache/kept/`.

Each thing is kept with a hash of all that it is made from, and taken again only while that is the
same. `KEPT=0` makes everything anew, and keeps nothing: the site is the same, byte for byte, and a
test holds it to that. A file that cannot be read is as none.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from generator.files import replace_file

FOLDER = Path(".cache", "kept")
"""Seen from the root."""
Made = TypeVar("Made")


def is_kept() -> bool:
    return os.environ.get("KEPT") != "0"


def kept(root: Path, name: str, key: str, make: Callable[[], Made]) -> Made:
    """What was made last under this name if the key is that of then, or else what is made now."""
    file = root / FOLDER / name
    last = read(file)
    if last and last[0] == key:
        found: Made = last[1]
        return found
    made = make()
    write(file, (key, made))
    return made


def read(file: Path) -> Any:
    """What was written to a file, or None."""
    if is_kept():
        with suppress(Exception):  # whatever is wrong with it, it can be made again
            return pickle.loads(file.read_bytes())
    return None


def write(file: Path, value: object) -> None:
    """Keep a value in a file."""
    if is_kept():
        replace_file(file, pickle.dumps(value))


def digest(parts: Iterable[str | bytes]) -> str:
    """A hash of some texts, each apart from the next, and of what they are read by."""
    whole = hashlib.sha256(versions().encode())
    for part in parts:
        text = part.encode() if isinstance(part, str) else part
        whole.update(b"%d\n" % len(text))
        whole.update(text)
    return whole.hexdigest()


@cache
def versions() -> str:
    """The Python that runs, and every package that it can import."""
    places = (Path(place) for place in sys.path)
    packages = {info.name for place in places for info in place.glob("*.dist-info")}
    return "\n".join((sys.version, *sorted(packages)))
