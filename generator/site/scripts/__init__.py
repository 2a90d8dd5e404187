"""The site's scripts: classic ones, each put together of its parts."""

from collections.abc import Mapping
from pathlib import Path

from generator import tools
from generator.tools.tool import ELEMENTS

FOLDER = Path(__file__).parent

SCRIPTS: Mapping[str, tuple[str, ...]] = {
    "app": ("app",),
    "frame": ("shared/page", "frame"),
    "cases": (*ELEMENTS, "shared/state", "shared/fetched", "cases"),
    "club": (*ELEMENTS, "shared/fetched", "shared/handed", "club"),
    "search": (
        *(*ELEMENTS, "letters", "spoken", "query", "learned", "heard", "taken", "find"),
        *("shared/names", "shared/fetched", "shared/rest"),
        *("incident", "guide/walk", "guide/ruling", "guide/roles", "guide/address", "dialog"),
    ),
    "guided": ("guided",),
    "search-start": ("search/start",),
    **{name: parts for tool in tools.TOOLS for name, parts in tool.scripts.items()},
}
"""Folder and parts of each, in order; parts share a scope, and say what they use of each other.

What several scripts use stands in `shared/`, or in the folder of the one it belongs to.

`make test` checks their types with tsc.
"""


def script(name: str) -> str:
    """One script, in a scope of its own."""
    parts = [source(name, part).read_text("utf-8") for part in SCRIPTS[name]]
    return '(() => {\n"use strict";\n' + "\n".join(parts) + "\n})();\n"


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
