"""The site's scripts: classic ones, each put together of its parts and stripped of comments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent

_ELEMENTS = ("shared/page", "shared/elements", "shared/suits")
_REPLAYED = (
    *_ELEMENTS,
    *("shared/state", "shared/names", "shared/links", "shared/dated", "shared/kept"),
    *("guide/walk", "guide/ruling", "guide/words", "guide/address", "guide/fetched"),
    "shared/replay",
)
"""What a ruling that somebody has reached is told with again."""
_ENTERED = (*_ELEMENTS, "shared/entered", "shared/state")
_TAPPED = (
    *_ENTERED,
    *("shared/names", "shared/links", "keypads/seats", "keypads/game", "keypads/elements"),
)

SCRIPTS: Mapping[str, tuple[str, ...]] = {
    "app": ("app",),
    "cases": (*_ELEMENTS, "cases"),
    "claim": (
        *(*_TAPPED, "position", "traits", "choices", "endings"),
        *("cards", "board", "answer", "pad", "start"),
    ),
    "comparable": (*_ENTERED, "shared/units", "count", "notation", "words", "form"),
    "document": (*_REPLAYED, "shared/entered", "document"),
    "guide": (
        *(*_ELEMENTS, "shared/entered", "shared/names", "shared/links", "shared/kept"),
        *("walk", "ruling", "words", "elements", "leads", "table", "address", "fetched", "guide"),
    ),
    "keypads": (*_TAPPED, "auction", "revoke", "start"),
    "log": (*_REPLAYED, "log"),
    "poll": (*_TAPPED, "keypads/auction", "count", "state", "hand", "score", "form"),
    "recent": (*_ELEMENTS, "shared/links", "shared/dated", "shared/kept", "recent"),
    "score": (
        *("shared/page", "shared/entered", "shared/state", "shared/units"),
        *("workbench/exact", "workbench/scales", "calculators"),
    ),
    "search": (*_ELEMENTS, "letters", "query", "find", "dialog"),
    "search-start": ("search/start",),
    "training": (*_ENTERED, "training"),
    "workbench": (
        *(
            *_ENTERED,
            "shared/units",
            "shared/links",
            "exact",
            "scales",
            "results",
            "reckon",
            "rows",
            "ends",
        ),
        "form",
    ),
}
"""Folder and parts of each, in order; parts share a scope, and say what they use of each other.

What several scripts use stands in `shared/`, or in the folder of the one it belongs to.

`make test` checks their types with tsc.
"""

BLOCK_COMMENT = re.compile(r"/\*(?!!).*?\*/", re.DOTALL)
"""All but those that begin with `/*!`: the licence of somebody else's code stays with it."""
LINE_COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)


def script(name: str) -> str:
    """One script, in a scope of its own."""
    parts = [source(name, part).read_text("utf-8") for part in SCRIPTS[name]]
    return '(() => {\n"use strict";\n' + stripped("\n".join(parts)) + "\n})();\n"


def source(name: str, part: str) -> Path:
    """The file of one part of a script."""
    return FOLDER / f"{part}.js" if "/" in part else FOLDER / name / f"{part}.js"


def typed(name: str) -> list[Path]:
    """The files that the types of one script are checked in, with what they declare."""
    files = [source(name, part) for part in SCRIPTS[name]]
    folders = dict.fromkeys([FOLDER / "shared", *(file.parent for file in files)])
    return files + [file for folder in folders for file in sorted(folder.glob("*.d.ts"))]


def stripped(text: str) -> str:
    """Strip comments and indentation; a comment after code would stay, so there is none."""
    code = LINE_COMMENT.sub("", BLOCK_COMMENT.sub("", text))
    return "\n".join(line.strip() for line in code.split("\n") if line.strip())
