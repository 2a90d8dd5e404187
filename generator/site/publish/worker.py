"""The service worker: which files make the site whole without a net, each by its hash.

What a director needs at the table is fetched unasked; the rest when it is visited or asked for.
"""

import hashlib
import json
from pathlib import Path

from generator.site.publish.parts import used

SOURCE = Path(__file__).with_name("service_worker.js")
NAME = "sw.js"
ONLINE = (NAME, "sitemap.xml", "sitemap.xml.gz", "assets/images/social/", "data/")
"""Files that are of no use without a net."""
FIRST = (
    *("index.html", "assets/", "guide/", "situationer/", "paragraffer/"),
    *("vaerktoejer/kendelse/", "vaerktoejer/log/", "ikke-her/", "uden-net/"),
    *("404.html", "manifest.webmanifest", "download/index.html"),
)
"""What is fetched unasked, in this order: a telephone may leave the net at any time."""
ASKED = ("assets/js/pdf-lib.js",)
"""Large, and of use to few."""


def write(site: Path) -> int:
    """Write the worker at the top of the site; return how many files it fetches unasked."""
    files = {path: _hash(site / path) for path in sorted(_kept(site), key=_turn)}
    listed = json.dumps(files, ensure_ascii=False, separators=(",", ":"))
    at_once = [path for path in files if _turn(path)[0] < len(FIRST)]
    rest = [path for path in files if path not in at_once and not path.endswith(".zip")]
    sizes = {"first": _bytes(site, at_once), "rest": _bytes(site, rest)}
    told = (f"FILES = {listed}", f"FIRST = {len(at_once)}", f"BYTES = {json.dumps(sizes)}")
    head = "".join(f"const {constant};\n" for constant in told)
    (site / NAME).write_text(head + SOURCE.read_text("utf-8"), "utf-8")
    return len(at_once)


def _bytes(site: Path, paths: list[str]) -> int:
    return sum((site / path).stat().st_size for path in paths)


def _kept(site: Path) -> list[str]:
    """All but the files for others; the page that tells of them is a page."""
    files = used(site)
    return [path for path in files if not path.startswith(ONLINE) or path.endswith(".html")]


def _turn(path: str) -> tuple[int, str]:
    firsts = () if path in ASKED else FIRST
    turns = (turn for turn, start in enumerate(firsts) if path.startswith(start))
    return (next(turns, len(FIRST)), path)


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:10]
