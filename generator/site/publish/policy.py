"""The policy of every page: no script but our files and those that stand in the page as built.

A page asks no foreign host for anything, and a script that somebody has got into a text is not
run: its hash is not among those of the page. Whatever built the pages, the hashes are taken from
what stands in them, so this must be done when nothing more is changed.
"""

import base64
import hashlib
import re
from collections.abc import Iterator

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
    "base-uri {here}",
)
SERVED = "'self'"
FILES = "'self' file:"
"""Where a page may fetch from that is opened as a file: not every browser takes one for itself."""


def guarded(page: str, here: str = SERVED) -> str:
    """The page with its policy after what says its encoding, or first in its head."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page, here)}">'
    if CHARSET.search(page):
        return CHARSET.sub(lambda found: found[0] + meta, page, count=1)
    return page.replace("<head>", f"<head>{meta}", 1)


def policy(page: str, here: str = SERVED) -> str:
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
