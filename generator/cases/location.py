"""Where a case lies, and what its file is called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from generator.engine.rulebook import Rulebook
from generator.findings import Code, Finding, did_you_mean

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SUFFIX = ".yaml"
YAML = (SUFFIX, ".yml")
"""Files that are read, so that all that is wrong in them is told at once."""


def misplaced(path: Path, folder: Path, file: str, book: Rulebook) -> Iterator[Finding]:
    """Folder and name: the folder is a rule a director enters by, the name the id for ever."""
    rule = path.parent.name
    if path.parent.parent != folder:
        rules = "»python -m generator rule --list« viser reglerne"
        message = f"læg sagen i mappen for sin regel: {folder.name}/REGEL/; {rules}"
        yield Finding(file, 1, 1, "", message, Code.FILE_PLACE)
    elif rule not in book:
        labels = [(s.slug, s.rule.__name__) for s in book.situations]
        hint = did_you_mean(
            rule.replace(" ", "-"), sorted(rule.name for rule in book.entered), labels
        )
        message = f"mappen »{rule}« er ingen regel; {hint}"
        yield Finding(file, 1, 1, "", message, Code.FILE_PLACE)
    elif not book[rule].entered:
        start = book[rule].situation.rule.__name__
        message = f"reglen »{rule}« nås kun fra en anden; læg sagen i mappen »{start}«"
        yield Finding(file, 1, 1, "", message, Code.FILE_PLACE)
    if path.suffix != SUFFIX or not ID.fullmatch(path.stem):
        message = "filnavnet skal være små bogstaver a–z, tal og bindestreger og slutte på .yaml"
        yield Finding(file, 1, 1, "", f"{message}{_named(path)}", Code.FILE_NAME)


def _named(path: Path) -> str:
    """What the file could be called instead, if that is near."""
    if path.suffix.casefold() not in (*YAML, ".txt"):
        return ""
    name = path.name.casefold().removesuffix(".txt").removesuffix(".yml").removesuffix(SUFFIX)
    for letter, written in (("æ", "ae"), ("ø", "oe"), ("å", "aa")):
        name = name.replace(letter, written)
    name = re.sub(r"[^a-z0-9]+", "-", name).strip("-")
    return f"; omdøb den, fx til {name}{SUFFIX}" if ID.fullmatch(name) else ""
