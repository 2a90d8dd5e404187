"""The files that contributors write: where they are, and what they may be called."""

import os
import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from generator.cases.document.reader import Document, FileKind, read
from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.engine.rulebook import Rulebook
from generator.text.danish import ascii_letters

T = TypeVar("T")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SUFFIX = ".yaml"
TAKEN = ("index",)
"""Names whose addresses are other pages: `/sager/` itself."""
YAML = (SUFFIX, ".yml")
"""Files that are read, so that all errors are reported together."""


def misplaced(path: Path, folder: Path, file: str, book: Rulebook) -> Iterator[Finding]:
    """Check the folder, which is a rule that a director enters by, and the name."""
    rule = path.parent.name
    if path.parent.parent != folder:
        rules = "»python -m generator rule --list« viser reglerne"
        message = f"læg sagen i mappen for sin regel: {folder.name}/REGEL/; {rules}"
        yield Finding(Place(file), Code.FILE_PLACE, message)
    elif rule not in book:
        labels = [(s.slug, s.rule.__name__) for s in book.situations]
        hint = did_you_mean(
            rule.replace(" ", "-"), sorted(rule.name for rule in book.entered), labels
        )
        message = f"mappen »{rule}« er ingen regel; {hint}"
        yield Finding(Place(file), Code.FILE_PLACE, message)
    elif not book[rule].entered:
        start = book[rule].situation.rule.__name__
        message = f"reglen »{rule}« nås kun fra en anden; læg sagen i mappen »{start}«"
        yield Finding(Place(file), Code.FILE_PLACE, message)
    yield from misnamed(path, file)


def misnamed(path: Path, file: str) -> Iterator[Finding]:
    """Check the name of a file, and suggest a similar one that it can have."""
    if path.suffix == SUFFIX and path.stem in TAKEN:
        message = f"»{path.stem}« er adressen på en oversigt; giv filen et andet navn"
        yield Finding(Place(file), Code.FILE_NAME, message)
    elif path.suffix != SUFFIX or not ID.fullmatch(path.stem):
        message = "filnavnet skal være små bogstaver a–z, tal og bindestreger og slutte på .yaml"
        name = path.name.casefold().removesuffix(".txt").removesuffix(".yml").removesuffix(SUFFIX)
        name = re.sub(r"[^a-z0-9]+", "-", ascii_letters(name)).strip("-")
        if path.suffix.casefold() in (*YAML, ".txt") and ID.fullmatch(name):
            message += f"; omdøb den, fx til {name}{SUFFIX}"
        yield Finding(Place(file), Code.FILE_NAME, message)


def opened(
    path: Path, file: str, kind: FileKind, misplaced: Iterable[Finding]
) -> tuple[Sequence[Finding], Document | None, Sequence[Finding]]:
    """What is wrong with the place of a file, the file as read, and what is wrong with its form.

    What is no file, or no YAML, is said once.
    """
    readable = path.suffix.casefold() in YAML or path.is_symlink()
    document, form = read(path, file, kind) if readable else (None, ())
    refused = any(finding.code is Code.UNREADABLE for finding in form)
    return () if refused else tuple(misplaced), document, form


def survived(check: Callable[[], T], file: str) -> T | Finding:
    """What a check of a file gives, or that the program itself fails on it; `DEBUG` shows where."""
    try:
        return check()
    except Exception as error:
        if os.environ.get("DEBUG"):
            raise
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__} i {Path(at.filename).name}, linje {at.lineno}"
        message = f"programmet gik i stå ved filen ({where}); meld fejlen, og vedlæg filen"
        return Finding(Place(file), Code.STOPPED, message)


def files_below(folder: Path) -> list[Path]:
    """Everything that somebody may have meant as a file: links and folders named as one, too."""
    every = (path for path in folder.rglob("*") if not path.name.startswith("."))
    return sorted(p for p in every if p.is_symlink() or not p.is_dir() or p.suffix in YAML)


def path_from(root: Path, path: Path) -> str:
    """A path as findings show it: as seen from the root of the repository."""
    path = path.absolute()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
