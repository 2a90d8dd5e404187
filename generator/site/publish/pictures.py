"""Pictures made from the logo: the icons of the installed app, and the cards of shared links."""

import json
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import typst

from generator.text.fonts import FONTS
from rules_src.model.situation import Situation

IMAGES = Path("assets", "images")
LOGO = "logo.svg"
CARDS = IMAGES / "social"
SITE_CARD = "bridgelovene"
"""The card of every page that has none of its own; a situation's is named by its slug."""


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

ICON = """\
#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: none)
#place(rect(width: 100%, height: 100%, radius: {radius}pt, fill: rgb("#14463a")))
#place(center + horizon, image("logo.svg", width: {width}pt))
"""

CARD = """\
#set page(width: 1200pt, height: 630pt, margin: (x: 84pt, y: 76pt), fill: rgb("#14463a"))
#set text(font: "Lovbog Sans", lang: "da", size: 36pt)
#set text(fill: rgb("#fdfbf5"))
#set par(leading: 0.5em)
#for (title, line) in json("cards.json") {
  grid(columns: (76pt, 1fr), column-gutter: 22pt, align: horizon,
    image("logo.svg", width: 76pt),
    text(font: "Lovbog Serif", weight: 600, size: 34pt)[Bridgelovene i praksis])
  v(1fr)
  par(leading: 22pt, text(
    font: "Lovbog Serif", weight: 600, hyphenate: false,
    size: if title.len() < 36 { 84pt } else { 66pt }, title))
  v(42pt, weak: true)
  text(fill: rgb("#cfe0d8"), line)
  pagebreak(weak: true)
}
"""


def draw(site: Path, situations: Iterable[Situation]) -> None:
    """Write the icons and the cards into a built site."""
    logo = (site / IMAGES / LOGO).read_bytes()
    (site / CARDS).mkdir(exist_ok=True)
    for path, picture in _pictures(logo, dict(_cards(situations))).items():
        (site / path).write_bytes(picture)


def _pictures(logo: bytes, cards: Mapping[str, tuple[str, str]]) -> dict[Path, bytes]:
    with tempfile.TemporaryDirectory(prefix="pictures-") as name:
        folder = Path(name)
        (folder / LOGO).write_bytes(logo)
        (folder / "cards.json").write_text(json.dumps([*cards.values()]), "utf-8")
        icons = {IMAGES / icon.name: _drawn(folder, _icon(icon))[0] for icon in ICONS}
        drawn = zip(cards, _drawn(folder, CARD), strict=True)
        return {**icons, **{CARDS / f"{card}.png": picture for card, picture in drawn}}


def _cards(situations: Iterable[Situation]) -> Iterable[tuple[str, tuple[str, str]]]:
    yield SITE_CARD, ("Hvad er der sket?", "Fra »Turneringsleder!« til en rigtig kendelse.")
    for situation in situations:
        yield situation.slug, (situation.title, f"{situation.happened}.")


def _drawn(folder: Path, drawing: str) -> list[bytes]:
    """Each page of a drawing as PNG."""
    (folder / "drawing.typ").write_text(drawing, "utf-8")
    compiler = typst.Compiler(
        folder / "drawing.typ", root=folder, font_paths=[FONTS], ignore_system_fonts=True
    )
    made = compiler.compile(format="png", ppi=72)
    return [made] if isinstance(made, bytes) else list(made or ())


def _icon(icon: Icon) -> str:
    radius = icon.size / 5 if icon.rounded else 0
    return ICON.format(size=icon.size, radius=radius, width=icon.size * icon.logo)
