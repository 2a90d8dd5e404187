"""The folder and the name of a case file."""

import re
from collections.abc import Iterator
from pathlib import Path

from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.engine.rulebook import Rulebook
from generator.text.danish import ascii_letters

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
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
    if path.suffix != SUFFIX or not ID.fullmatch(path.stem):
        message = "filnavnet skal være små bogstaver a–z, tal og bindestreger og slutte på .yaml"
        yield Finding(Place(file), Code.FILE_NAME, f"{message}{_suggestion(path)}")
    elif path.stem in TAKEN:
        message = f"»{path.stem}« er adressen på oversigten over sager; giv sagen et andet navn"
        yield Finding(Place(file), Code.FILE_NAME, message)


def _suggestion(path: Path) -> str:
    """A similar name that the file can have, if there is one."""
    if path.suffix.casefold() not in (*YAML, ".txt"):
        return ""
    name = path.name.casefold().removesuffix(".txt").removesuffix(".yml").removesuffix(SUFFIX)
    name = re.sub(r"[^a-z0-9]+", "-", ascii_letters(name)).strip("-")
    return f"; omdøb den, fx til {name}{SUFFIX}" if ID.fullmatch(name) else ""


def path_from(root: Path, path: Path) -> str:
    """A path as findings show it: as seen from the root of the repository."""
    path = path.absolute()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
