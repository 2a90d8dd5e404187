"""The service worker: which files make the site whole without a net, each by its hash."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from generator.site.publish.parts import used

SOURCE = Path(__file__).with_name("service_worker.js")
NAME = "sw.js"
ONLINE = (NAME, "sitemap.xml", "sitemap.xml.gz", "assets/images/social/", "data/")
"""What nobody asks for without a net. The zip and the PDFs are kept once they have been read."""
FIRST = ("index.html", "assets/", "guide/", "search/", "situationer/")
"""What is fetched first; a telephone may leave the net at any time."""


def write(site: Path) -> int:
    """Write the worker at the top of the site; return how many files it keeps."""
    files = {path: _hash(site / path) for path in sorted(_kept(site), key=_turn)}
    listed = json.dumps(files, ensure_ascii=False, separators=(",", ":"))
    (site / NAME).write_text(f"const FILES = {listed};\n" + SOURCE.read_text("utf-8"), "utf-8")
    return len(files)


def _kept(site: Path) -> list[str]:
    return [path for path in used(site) if not path.startswith(ONLINE)]


def _turn(path: str) -> tuple[int, str]:
    turns = (turn for turn, start in enumerate(FIRST) if path.startswith(start))
    return (next(turns, len(FIRST)), path)


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:10]
