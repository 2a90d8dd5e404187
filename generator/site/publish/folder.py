"""The site as it is read: from a server, or as files in a folder; and the policy of every page.

A server answers `sager/x/` with the page of that folder; a browser that opens files does not. So
each page but the first of its folder becomes a file named as its folder, `sager/x.html`, and every
link is written anew. What is for the served site alone stands between `<!--served-->` and
`<!--/served-->`, what is for this one in `<!--folder …-->`. The builder need not run again.

A page asks no foreign host for anything, and a script that somebody has got into a text is not
run: its hash is not among those of the page. Whatever built the pages, the hashes are taken from
what stands in them, so this must be done when nothing more is changed.
"""

import base64
import hashlib
import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from generator.site.publish.slim import used
from generator.text.files import linked

SERVED = re.compile(r"<!--served-->(.*?)<!--/served-->\s*", re.DOTALL)
FOLDER = re.compile(r"<!--folder (.*?)-->\s*", re.DOTALL)
LINK = re.compile(r'(\s(?:href|src|action)=)(?:"([^"]*)"|([^\s>"]+))')
ELSEWHERE = re.compile(r"[a-zA-Z][\w+.-]*:|/|#|$")
"""Where a link begins that leads out of the site, or to another place of its own page."""
IN_PAGE = re.compile(r"(<script\b[^>]*>)(.*?)(?=</script>)", re.DOTALL)
INDEX = "index.html"
HIDDEN = ("<style>.offline{display:none}</style>", "<style>.online{display:none}</style>")
"""What one edition hides, and the other."""


def write(site: Path, texts: Mapping[str, str], docs: Path, target: Path) -> None:
    """Write the edition for a folder: of a site that was built from `docs`, with these pages."""
    pages = Pages({page: file_of(page, docs) for page in texts})
    for name in used(site):
        there = target / pages.files.get(name, name)
        there.parent.mkdir(parents=True, exist_ok=True)
        if name in texts:
            page = pages.as_file(texts[name], name)
            there.write_text(guarded(page, FILES), "utf-8")
        else:
            linked(site / name, there)


def served(text: str) -> str:
    """A page of the served site, without what is for the folder alone."""
    return SERVED.sub(r"\1", FOLDER.sub("", text))


def file_of(page: str, docs: Path) -> str:
    """The file of a page: `sager/x/index.html` is `sager/x.html` if `sager/x.md` is what it is."""
    folder = posixpath.dirname(page)
    own = folder and (docs / f"{folder}.md").is_file()
    return f"{folder}.html" if own and posixpath.basename(page) == INDEX else page


class Pages:
    """The pages of the site, each with its file; links are followed once, for most are alike."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self.way = cache(self._way)

    def as_file(self, text: str, page: str) -> str:
        """The text of a page as a file, all its links leading to files."""
        file = self.files[page]
        text = FOLDER.sub(r"\1", SERVED.sub("", text)).replace(*HIDDEN)
        root, kept = (posixpath.relpath(".", posixpath.dirname(p) or ".") for p in (page, file))
        here, below = posixpath.dirname(file) or ".", "" if kept == "." else f"{kept}/"
        folder = posixpath.dirname(page)
        above = posixpath.dirname(folder)

        def linked(found: re.Match[str]) -> str:
            attribute, quoted, bare = found.groups()
            link = bare if quoted is None else quoted
            if ELSEWHERE.match(link):
                return found[0]
            if folder and link.startswith("../"):  # the same from every page beside this one
                return f'{attribute}"{self.way(above, link[3:], here)}"'
            return f'{attribute}"{self.way(folder, link, here)}"'

        done, parts = 0, []
        for script in IN_PAGE.finditer(text):
            parts.append(LINK.sub(linked, text[done : script.end(1)]))
            rooted = script[2].replace(f'"{root}"', f'"{kept}"')
            parts.append(rooted.replace(f'"{root}/', f'"{below}'))
            done = script.end()
        return "".join((*parts, LINK.sub(linked, text[done:])))

    def _way(self, folder: str, link: str, here: str) -> str:
        """The way from a folder of files to where a link leads from a folder of the site."""
        path = re.split("[?#]", link, maxsplit=1)[0]
        goal = posixpath.normpath(posixpath.join(folder, path))
        goal = "" if goal == "." else goal
        file = self.files.get(posixpath.join(goal, INDEX)) or self.files.get(goal) or goal
        return posixpath.relpath(file, here) + link[len(path) :]


SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
SOURCE = re.compile(r"\bsrc\s*=")
KIND = re.compile(r"""\btype\s*=\s*["']?([^"'\s>]+)""")
RUN = ("", "module", "text/javascript", "application/javascript")
"""Types that a browser runs; a script of another type is data, which needs no hash."""
CHARSET = re.compile(r"<meta charset=[^>]*>", re.IGNORECASE)
"""What must come first of all in a page; the policy comes next."""

RULES = (
    "default-src {here}",
    "script-src {here}{hashes}",
    "style-src {here} 'unsafe-inline'",
    "img-src {here} data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action {here}",
)
HERE = "'self'"
FILES = "'self' file:"
"""Where a page may fetch from that is opened as a file: not every browser takes one for itself."""


def guarded(page: str, here: str = HERE) -> str:
    """The page with its policy after what says its encoding, or first in its head."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page, here)}">'
    if CHARSET.search(page):
        return CHARSET.sub(lambda found: found[0] + meta, page, count=1)
    return page.replace("<head>", f"<head>{meta}", 1)


def policy(page: str, here: str = HERE) -> str:
    """The policy of one page, with the hash of each script that stands in it."""
    hashes = "".join(f" '{each}'" for each in dict.fromkeys(map(hash_of, inline(page))))
    return ";".join(RULES).format(here=here, hashes=hashes)


def inline(page: str) -> Iterator[str]:
    """The scripts that are written in a page and run."""
    for attributes, text in SCRIPT.findall(page):
        kind = KIND.search(attributes)
        if not SOURCE.search(attributes) and (kind[1].casefold() if kind else "") in RUN:
            yield text


def hash_of(script: str) -> str:
    """A script as a policy names it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"
