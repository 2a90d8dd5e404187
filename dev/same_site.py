"""Compare the site of a revision with the site of now: `python -m dev.same_site REVISION`.

Both write their pages, with the same made-up addresses and day, and set their documents. Compared
are every generated file of docs/, the text of the documents page by page, and what `check` says of
`tests/bad_cases`. Whoever means a difference reads what is printed of it.

JSON is opened out, a line a value. Of the search index only what no page says itself is compared:
its words are those of the pages, and numbered as these are. Files not yet known to git are not
seen.
"""

import argparse
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from pypdfium2 import PdfDocument  # type: ignore[import-untyped]  # it has none

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = {
    "SITE_URL": "https://bridgelovene.example/",
    "REPOSITORY_URL": "https://github.com/forening/bridgelovene",
    "SOURCE_DATE_EPOCH": "1764115200",
}
ASSIGNED = re.compile(r"globalThis\.\w+ = (.*);\n", re.DOTALL)
"""A script that is only data."""
WORDS_OF_PAGES = ("index", "spelt")
"""What the search index says once more of the pages that are compared themselves."""
SHOWN = 40
"""Lines of a difference that are printed."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m dev.same_site",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("revision", help="what to compare with: a commit, a branch or a tag")
    parser.add_argument("--pages", action="store_true", help="leave out the documents")
    options = parser.parse_args()
    now = _git("stash", "create") or _git("rev-parse", "HEAD")
    old = site_of(_git("rev-parse", f"{options.revision}^{{commit}}"), options.pages)
    new = site_of(now, options.pages)
    differing = list(differences(old, new))
    for difference in differing:
        print(difference)
    print(f"{len(old)} files then, {len(new)} now, {len(differing)} differ", file=sys.stderr)
    return int(bool(differing))


def differences(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[str]:
    """What is gone, new or different."""
    for name in sorted(old.keys() | new.keys()):
        if name not in old:
            yield f"new: {name}"
        elif name not in new:
            yield f"gone: {name}"
        elif old[name] != new[name]:
            yield f"different: {name}\n{_difference(old[name], new[name])}"


def _difference(old: str, new: str) -> str:
    """The lines that differ; data within a line is opened out."""
    then, now = (text.replace(',"', ',\n"').splitlines() for text in (old, new))
    lines = list(difflib.unified_diff(then, now, n=0, lineterm=""))[2:]
    more = [f"… and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
    return "\n".join(f"    {line[:300]}" for line in (*lines[:SHOWN], *more))


def site_of(revision: str, pages_only: bool) -> dict[str, str]:
    """Every generated file of a revision by its name, as the text that is compared."""
    with _worktree(revision) as root:
        for command in ("pages",) if pages_only else ("book", "pages"):
            print(f"{revision[:8]}: generator {command} …", file=sys.stderr)
            subprocess.run(
                [sys.executable, "-m", "generator", command],
                cwd=root,
                env={**os.environ, **SETTINGS},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=True,
            )
        docs = root / "docs"
        found = {f: docs / f for f in (docs / ".generated").read_text("utf-8").splitlines()}
        found |= {f"download/{pdf.name}": pdf for pdf in docs.glob("download/*.pdf")}
        found |= {f"bad_cases/{bad.name}": bad for bad in root.glob("tests/bad_cases/*")}
        return {part: text for name, path in found.items() for part, text in _texts(name, path)}


@contextmanager
def _worktree(revision: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "checkout"
        _git("worktree", "add", "--quiet", "--detach", str(root), revision)
        try:
            yield root
        finally:
            _git("worktree", "remove", "--force", str(root))


def _texts(name: str, path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a file: a document's pages, data opened out, anything else as it stands."""
    if path.suffix == ".pdf":
        with closing(PdfDocument(path)) as document:
            pages = (page.get_textpage().get_text_range() for page in document)
            yield name, "\n\n".join(map(_unbroken, pages))
        return
    text = path.read_bytes().decode("utf-8", "backslashreplace")
    data = ASSIGNED.fullmatch(text)
    if not data and path.suffix != ".json":
        yield name, text
    elif path.name == "search-index.js" and data:
        for key, part in json.loads(data[1]).items():
            if key not in WORDS_OF_PAGES:
                yield f"{name}#{key}", _opened(part)
    else:
        yield name, _opened(json.loads(data[1] if data else text))


def _unbroken(page: str) -> str:
    """A sentence a line, wherever the lines of a page are broken."""
    return re.sub(r"(?<=[.:?]) ", "\n", " ".join(page.replace("\ufffe", "").split()))


def _opened(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
