"""The site as files: the finished site with its links made to lead to files.

A server answers `sager/x/` with the page of that folder; a browser that opens files does not. So
each page but the first of its folder becomes a file named as its folder, `sager/x.html`, and every
link is written anew. What is for the served site alone stands between `<!--served-->` and
`<!--/served-->`, what is for this one in `<!--folder …-->`. The builder need not run again.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

SERVED = re.compile(r"<!--served-->(.*?)<!--/served-->\s*", re.DOTALL)
FOLDER = re.compile(r"<!--folder (.*?)-->\s*", re.DOTALL)
LINK = re.compile(r'\b(href|src|action)=(?:"([^"]*)"|([^\s>"]+))')
ELSEWHERE = re.compile(r"[a-zA-Z][\w+.-]*:|/|#|$")
"""Where a link begins that leads out of the site, or to another place of its own page."""
SCRIPT = re.compile(r"(<script\b[^>]*>)(.*?)(?=</script>)", re.DOTALL)
INDEX = "index.html"
HIDDEN = ("<style>.offline{display:none}</style>", "<style>.online{display:none}</style>")
"""What one edition hides, and the other."""


def write(site: Path, docs: Path, target: Path) -> None:
    """Write the edition for a folder of a site that was built from `docs`."""
    pages = {page: file_of(page, docs) for page in _pages(site)}
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if not file.is_file():
            continue
        there = target / pages.get(name, name)
        there.parent.mkdir(parents=True, exist_ok=True)
        if name in pages:
            there.write_text(as_file(file.read_text("utf-8"), name, pages), "utf-8")
        else:
            _linked(file, there)


def serve(site: Path) -> None:
    """Take out of the served site what is for the folder alone."""
    for file in sorted(site.rglob("*.html")):
        text = file.read_text("utf-8")
        file.write_text(SERVED.sub(r"\1", FOLDER.sub("", text)), "utf-8")


def file_of(page: str, docs: Path) -> str:
    """The file of a page: `sager/x/index.html` is `sager/x.html` if `sager/x.md` is what it is."""
    folder = posixpath.dirname(page)
    own = folder and (docs / f"{folder}.md").is_file()
    return f"{folder}.html" if own and posixpath.basename(page) == INDEX else page


def as_file(text: str, page: str, pages: Mapping[str, str]) -> str:
    """The text of a page as a file, all its links leading to files."""
    here = posixpath.dirname(pages[page])
    text = FOLDER.sub(r"\1", SERVED.sub("", text)).replace(*HIDDEN)
    served, kept = (
        posixpath.relpath(".", posixpath.dirname(p) or ".") for p in (page, pages[page])
    )

    def linked(found: re.Match[str]) -> str:
        link = found[2] if found[2] is not None else found[3]
        if ELSEWHERE.match(link):
            return found[0]
        path = re.split("[?#]", link, maxsplit=1)[0]
        goal = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        goal = "" if goal == "." else goal
        first = posixpath.join(goal, INDEX)
        goal = pages.get(first) or pages.get(goal) or goal
        return f'{found[1]}="{posixpath.relpath(goal, here or ".")}{link[len(path) :]}"'

    done, parts = 0, []
    for script in SCRIPT.finditer(text):
        parts.append(LINK.sub(linked, text[done : script.end(1)]))
        rooted = script[2].replace(f'"{served}"', f'"{kept}"')
        below = "" if kept == "." else f"{kept}/"
        parts.append(rooted.replace(f'"{served}/', f'"{below}'))
        done = script.end()
    return "".join((*parts, LINK.sub(linked, text[done:])))


def _pages(site: Path) -> list[str]:
    return [file.relative_to(site).as_posix() for file in sorted(site.rglob("*.html"))]


def _linked(file: Path, there: Path) -> None:
    """The same file under another name, or a copy where the disc has no such thing."""
    try:
        os.link(file, there)
    except OSError:
        shutil.copyfile(file, there)
