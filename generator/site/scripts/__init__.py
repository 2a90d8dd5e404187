"""The site's scripts: classic ones, each put together of its parts and stripped of comments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from generator import tools
from generator.tools.tool import ELEMENTS

FOLDER = Path(__file__).parent

SCRIPTS: Mapping[str, tuple[str, ...]] = {
    "app": ("app",),
    "frame": ("shared/page", "frame"),
    "cases": (*ELEMENTS, "cases"),
    "club": (*ELEMENTS, "shared/fetched", "club"),
    "search": (
        *(*ELEMENTS, "letters", "spoken", "query", "learned", "heard", "taken", "find"),
        *("shared/names", "shared/fetched", "shared/rest"),
        *("incident", "guide/walk", "guide/ruling", "guide/roles", "guide/address", "dialog"),
    ),
    "guided": ("shared/guided",),
    "search-start": ("search/start",),
    **{name: parts for tool in tools.TOOLS for name, parts in tool.scripts.items()},
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
    folder, _, stem = part.rpartition("/")
    file = Path(folder or name, f"{stem}.js")
    return tools.FOLDER / file if (tools.FOLDER / file).is_file() else FOLDER / file


def typed(name: str) -> list[Path]:
    """The files that the types of one script are checked in, with what they declare."""
    files = [source(name, part) for part in SCRIPTS[name]]
    folders = dict.fromkeys([FOLDER / "shared", *(file.parent for file in files)])
    return files + [file for folder in folders for file in sorted(folder.glob("*.d.ts"))]


def stripped(text: str) -> str:
    """Strip comments and indentation; a comment after code would stay, so there is none."""
    code = LINE_COMMENT.sub("", BLOCK_COMMENT.sub("", text))
    return "\n".join(line.strip() for line in code.split("\n") if line.strip())
