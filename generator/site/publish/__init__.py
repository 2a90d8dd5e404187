"""From the pages as built to what is published: a site that is an app, and a zip of it."""

import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import typst

from generator.data.imprint import site_address
from generator.site.builder import Builder
from generator.site.publish import folder
from generator.site.publish.slim import (
    drop_unused,
    pages_of,
    slim_page,
    slim_scripts,
    slim_styles,
    tags_of,
    used,
)
from generator.site.stage import DOCS, SITE, NotBuiltError
from generator.text.fonts import FONTS
from rules_src.model.situation import Situation

ZIP = Path("download", "bridgelovene-i-praksis.zip")
"""Where the zip lies in the site; `/download/` offers it."""


def publish(
    root: Path,
    stage: Path,
    situations: tuple[Situation, ...],
    say: Callable[[str], None],
    builder: Builder,
    law: str = "",
    day: str = "",
) -> None:
    """Build the site of the stage's docs/ beside it, with itself as a zip.

    `law` says at the foot of each page by which law it is, `day` on paper of when its rules are.
    """
    docs, site = stage / DOCS, stage / SITE
    site.mkdir()
    told = {"SITE_DIR": str(site), "SITE_URL": site_address(root), "LAW": law, "DAY": day}
    say(f"→ {builder.name} bygger sitet")
    if not builder.build(root, stage, say, APP="true", **told):
        raise NotBuiltError("Sitet er ikke bygget.")
    built = pages_of(site)
    tags = tags_of(built.values())
    drop_unused(site, docs, tags)
    slim_styles(site, tags)
    slim_scripts(site)
    pages = {page: slim_page(text) for page, text in built.items()}
    as_files = site.with_name("as-files")
    folder.write(site, pages, docs, as_files)
    size = pack(as_files, site / ZIP)
    for page, text in pages.items():
        (site / page).write_text(folder.guarded(folder.served(text)), "utf-8")
    draw_pictures(site, situations)
    kept = write_worker(site)
    say(f"→ Klar uden net: {kept} filer; {SITE}/{ZIP}, {size // 1000} kB")


UNPACKED = "bridgelovene-i-praksis"
"""What the zip unpacks to."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files give the same zip, whenever it is packed."""
SERVER_ONLY = ("404.html", "sitemap.xml", "sitemap.xml.gz")
"""What only a server or a search engine asks for."""

README = """\
Bridgelovene i praksis

Pak zip-filen ud, og åbn filen index.html i en browser. Alt virker uden net, også søgningen.
"""


def pack(site: Path, target: Path) -> int:
    """Pack a site that was built to be opened as files; return the size in bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(_entry("LÆS MIG.txt"), README)
        for path in used(site):
            if path not in SERVER_ONLY:
                packed.writestr(_entry(path), (site / path).read_bytes())
    return target.stat().st_size


def _entry(path: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(f"{UNPACKED}/{path}", LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry


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


def draw_pictures(site: Path, situations: Iterable[Situation]) -> None:
    """Write the icons and the cards into a built site."""
    (site / CARDS).mkdir(exist_ok=True)
    titles = {SITE_CARD: "Hvad er der sket?", **{s.slug: s.title for s in situations}}
    line = "Fra »Turneringsleder!« til en rigtig kendelse."
    with tempfile.TemporaryDirectory(prefix="pictures-") as name:
        folder = Path(name)
        shutil.copy(site / IMAGES / LOGO, folder)
        cards = [(title, line) for title in titles.values()]
        (folder / "cards.json").write_text(json.dumps(cards), "utf-8")
        for icon in ICONS:
            radius, width = icon.size / 5 if icon.rounded else 0, icon.size * icon.logo
            drawing = ICON.format(size=icon.size, radius=radius, width=width)
            (site / IMAGES / icon.name).write_bytes(_drawn(folder, drawing)[0])
        for card, picture in zip(titles, _drawn(folder, CARD), strict=True):
            (site / CARDS / f"{card}.png").write_bytes(picture)


def _drawn(folder: Path, drawing: str) -> list[bytes]:
    """Each page of a drawing as PNG."""
    (folder / "drawing.typ").write_text(drawing, "utf-8")
    compiler = typst.Compiler(
        folder / "drawing.typ", root=folder, font_paths=[FONTS], ignore_system_fonts=True
    )
    made = compiler.compile(format="png", ppi=72)
    return [made] if isinstance(made, bytes) else list(made or ())


SOURCE = Path(__file__).with_name("service_worker.js")
WORKER = "sw.js"
PACK = "first.json"
"""Every page that is fetched unasked, each of their lines once."""
ONLINE = (WORKER, PACK, "sitemap.xml", "sitemap.xml.gz", "assets/images/social/", "data/")
"""Files that are of no use without a net."""
FIRST = (
    *("index.html", "assets/", "guide/", "situationer/", "paragraffer/"),
    *("vaerktoejer/", "ikke-her/", "spiller-selv/", "uden-net/"),
    *("404.html", "manifest.webmanifest", "download/index.html"),
)
"""What is fetched unasked, in this order: a telephone may leave the net at any time."""
ASKED = ("assets/js/pdf-lib.js", "vaerktoejer/kp-")
"""Large, or tables to print, and of use to few."""


def write_worker(site: Path) -> int:
    """Write the worker at the top of the site, and its pack; return how many files it fetches."""
    # all but the files for others; the page that tells of them is a page
    kept = (p for p in used(site) if not p.startswith(ONLINE) or p.endswith(".html"))
    files = {
        path: hashlib.sha256((site / path).read_bytes()).hexdigest()[:10]
        for path in sorted(kept, key=_turn)
    }
    listed = json.dumps(files, ensure_ascii=False, separators=(",", ":"))
    at_once = [path for path in files if _turn(path)[0] < len(FIRST)]
    rest = [path for path in files if path not in at_once and not path.endswith(".zip")]
    sizes = {"first": _bytes(site, at_once), "rest": _bytes(site, rest)}
    told = (f"FILES = {listed}", f"FIRST = {len(at_once)}", f"BYTES = {json.dumps(sizes)}")
    head = "".join(f"const {constant};\n" for constant in told)
    (site / WORKER).write_text(head + SOURCE.read_text("utf-8"), "utf-8")
    pages = {p: (site / p).read_text("utf-8").split("\n") for p in at_once if p.endswith(".html")}
    lines = dict.fromkeys(line for page in pages.values() for line in page)
    numbers = {line: number for number, line in enumerate(lines)}
    packed = {"lines": [*lines], "pages": {p: [numbers[x] for x in pages[p]] for p in pages}}
    text = json.dumps(packed, ensure_ascii=False, separators=(",", ":"))
    (site / PACK).write_text(text, "utf-8")
    return len(at_once)


def _bytes(site: Path, paths: list[str]) -> int:
    return sum((site / path).stat().st_size for path in paths)


def _turn(path: str) -> tuple[int, str]:
    firsts = () if path.startswith(ASKED) else FIRST
    turns = (turn for turn, start in enumerate(firsts) if path.startswith(start))
    return (next(turns, len(FIRST)), path)
