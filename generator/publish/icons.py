"""The icons of the installed app, drawn from the logo."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import typst

LOGO = Path("assets", "images", "logo.svg")


class Icon(NamedTuple):
    name: str
    size: int
    logo: float
    """How much of the width the logo fills; a mask may cut off all but four fifths."""
    rounded: bool


ICONS = (
    Icon("icon-192.png", 192, 0.88, True),
    Icon("icon-512.png", 512, 0.88, True),
    Icon("icon-maskable.png", 512, 0.7, False),
    Icon("apple-touch-icon.png", 180, 0.82, False),
)

DRAWING = """\
#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: none)
#place(rect(width: 100%, height: 100%, radius: {radius}pt, fill: rgb("#14463a")))
#place(center + horizon, image("logo.svg", width: {width}pt))
"""


def draw(site: Path) -> None:
    """Write the icons beside the logo of a built site."""
    with tempfile.TemporaryDirectory(prefix="icons-") as name:
        folder = Path(name)
        shutil.copy(site / LOGO, folder / "logo.svg")
        for icon in ICONS:
            (folder / "icon.typ").write_text(_drawing(icon), "utf-8")
            made = typst.compile(folder / "icon.typ", root=folder, format="png", ppi=72)
            assert isinstance(made, bytes)
            (site / LOGO).with_name(icon.name).write_bytes(made)


def _drawing(icon: Icon) -> str:
    radius = icon.size / 5 if icon.rounded else 0
    return DRAWING.format(size=icon.size, radius=radius, width=icon.size * icon.logo)
