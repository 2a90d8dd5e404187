"""The adapter to the site builder: files for MkDocs, and MkDocs itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Collection, Iterable
from pathlib import Path

from generator.site.pages import Page

MANIFEST = ".generated"
"""Beside the pages: what was written, so that what is no longer made can be removed."""


def write(pages: Iterable[Page], docs: Path, but: Collection[str] = ()) -> tuple[str, ...]:
    """Write the pages whose bytes changed, remove those no longer made; give what was touched.

    Those at the paths of `but` are left as they are. Every page is rendered before the first is
    written: a failure leaves the folder as it was.
    """
    made = {page.path: page.text.encode() for page in pages}
    changed = [path for path, text in made.items() if _bytes(docs / path) != text]
    stale = [path for path in _written(docs) if path not in made and path not in but]
    for folder in {(docs / path).parent for path in changed}:
        folder.mkdir(parents=True, exist_ok=True)
    for path in changed:
        (docs / path).write_bytes(made[path])
    for path in stale:
        _remove(docs, path)
    _note(docs, {*made, *but})
    return tuple(sorted((*changed, *stale)))


def mkdocs(root: Path, into: Path, quiet: bool = False, **said: str) -> subprocess.Popen[bytes]:
    """MkDocs over docs/, started; what is said to it stands in mkdocs.yml as `!ENV`.

    Never with `--quiet`, which hides warnings from `--strict`; a quiet one's words can be read.
    """
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(into)]
    no_banner = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    out = subprocess.PIPE if quiet else None
    return subprocess.Popen(
        command, cwd=root, env=os.environ | no_banner | said, stdout=out, stderr=subprocess.STDOUT
    )


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _written(docs: Path) -> list[str]:
    manifest = docs / MANIFEST
    return manifest.read_text("utf-8").splitlines() if manifest.is_file() else []


def _remove(docs: Path, path: str) -> None:
    """A page, and the folders that it leaves empty."""
    target = docs / path
    target.unlink(missing_ok=True)
    for folder in target.parents:
        if folder == docs or not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()


def _note(docs: Path, made: Iterable[str]) -> None:
    text = "".join(f"{path}\n" for path in sorted(made))
    manifest = docs / MANIFEST
    if _bytes(manifest) != text.encode():
        docs.mkdir(parents=True, exist_ok=True)
        manifest.write_text(text, "utf-8")
