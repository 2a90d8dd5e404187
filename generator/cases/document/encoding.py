"""Open a contributor's file: small, UTF-8, without invisible characters, and no link."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from generator.cases.findings import Code, Finding, Place
from generator.text.files import reason

BOM = b"\xef\xbb\xbf"

HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Control characters, and those that hide or turn the direction of writing."""

TAB = re.compile(r"\t")
CONFLICT = re.compile(r"^(?:<{7}|\|{7}|={7}|>{7})(?=[ \n]|\Z)", re.MULTILINE)
"""What git writes into a file that two people have changed."""
FALSE_INDENT = re.compile("^ *[\u00a0\u2000-\u200a\u202f\u3000]", re.MULTILINE)

HIDDEN_MESSAGES = (
    (HIDDEN, "usynligt tegn (U+{:04X}); slet det"),
    (TAB, "en tabulator; brug mellemrum"),
    (FALSE_INDENT, "linjen er rykket ind med et hårdt mellemrum; brug almindelige mellemrum"),
)


class FileKind(NamedTuple):
    """What a contributor writes, and how its messages call it."""

    name: str
    begins: str
    """The first line of one."""
    most_bytes: int = 20_000


def plain(path: Path, file: str, kind: FileKind) -> tuple[str, tuple[Finding, ...]]:
    """The text of a file; it is valid if there are no findings."""
    if refused := _refusal(path, kind):
        return "", (Finding(Place(file), Code.UNREADABLE, refused),)
    try:
        with path.open("rb") as opened:
            raw = opened.read(kind.most_bytes + 1)
    except OSError as error:
        message = f"filen kan ikke læses ({reason(error)}); ret det"
        return "", (Finding(Place(file), Code.UNREADABLE, message),)
    text = _decoded(raw, file, kind)
    if isinstance(text, Finding):
        return "", (text,)
    return text, tuple(_conflict(text, file)) or tuple(_hidden(text, file))


def _refusal(path: Path, kind: FileKind) -> str:
    """Why there is no file to read; empty if there is."""
    if path.is_symlink():
        return "det er en genvej til en anden fil; læg selve filen her"
    if path.is_dir():
        return f"det er en mappe med navn som {kind.name}; giv den et andet navn"
    if not path.is_file():
        return (
            "det er ingen almindelig fil; slet den" if path.exists() else "filen mangler; skriv den"
        )
    return ""


def _decoded(raw: bytes, file: str, kind: FileKind) -> str | Finding:
    if len(raw) > kind.most_bytes:
        size = f"mere end {kind.most_bytes // 1000} kB; så stor er {kind.name} ikke"
        message = f"filen er på {size}: er det den rigtige fil?"
        return Finding(Place(file), Code.FILE_SIZE, message)
    if raw.startswith(BOM):
        message = "filen begynder med et usynligt mærke (BOM); gem den som UTF-8 uden BOM"
        return Finding(Place(file), Code.ENCODING, message)
    try:
        return raw.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        message = "tegnet her er ikke UTF-8; gem filen som UTF-8 i din editor"
        return Finding(Place(file, line, column), Code.ENCODING, message)


def _conflict(text: str, file: str) -> Iterator[Finding]:
    """Report the first of git's marks."""
    if mark := CONFLICT.search(text):
        message = (
            "git har sat to udgaver af linjerne ind her; behold den ene, og slet linjerne med "
            "<<<<<<<, ======= og >>>>>>>"
        )
        line = text.count("\n", 0, mark.start()) + 1
        yield Finding(Place(file, line), Code.CONFLICT, message)


def _hidden(text: str, file: str) -> Iterator[Finding]:
    """Report invisible characters, at most ten."""
    places: dict[int, str] = {}
    for pattern, message in HIDDEN_MESSAGES:
        for match in islice(pattern.finditer(text), 10):
            places[match.end() - 1] = message.format(ord(match[0][-1]))
    for place in sorted(places)[:10]:
        line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)
        yield Finding(Place(file, line, column), Code.HIDDEN_CHARACTER, places[place])
