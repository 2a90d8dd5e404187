"""What the builder leaves behind: its pages, and which of its files anybody will ever ask for."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ASKED_FOR = re.compile(r'\b(?:href|src)="?([^"\s>?#]+)')
OF_THE_BUILDER = (".js", ".css", ".json", ".map")
"""What a builder brings with it, needed or not."""


def pages_of(site: Path) -> dict[str, str]:
    """The text of every page, by its file below the site's folder."""
    files = sorted(site.rglob("*.html"))
    return {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in files}


def tags_of(pages: Iterable[str]) -> str:
    """Every tag of the pages, each once: most stand in every page, and are looked through once."""
    return ">".join(dict.fromkeys(tag for page in pages for tag in page.split(">")))


def drop_unused(site: Path, docs: Path, tags: str) -> None:
    """Remove the builder's own scripts and style sheets that no page asks for in its tags."""
    asked = {Path(path).name for path in ASKED_FOR.findall(tags)}
    for file in sorted(site.rglob("*")):
        ours = (docs / file.relative_to(site)).exists()
        if file.suffix in OF_THE_BUILDER and not ours and file.name not in asked:
            file.unlink()
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def used(folder: Path) -> Iterator[str]:
    """Every file of a built site below its folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            yield file.relative_to(folder).as_posix()
