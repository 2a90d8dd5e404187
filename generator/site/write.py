"""The pages as files, for whichever program builds the site of them."""

from collections.abc import Iterable
from pathlib import Path

from generator.site.pages import Page
from generator.text.files import replace_file, replace_files

MANIFEST = ".generated"
"""The list of the pages written last, by which those no longer made are removed."""


class SameAddressError(Exception):
    """Two pages would be written to one file; the message is Danish."""


def write(pages: Iterable[Page], docs: Path) -> tuple[str, ...]:
    """Write the pages whose bytes changed, remove those no longer made; return the paths of both.

    Every page is rendered before the first is written: a failure leaves the folder as it was.
    """
    texts: dict[str, bytes] = {}
    for page in pages:
        if page.path in texts:
            raise SameAddressError(f"to sider har adressen {page.path}; giv den ene en anden")
        texts[page.path] = page.text.encode()
    changed = [path for path, text in texts.items() if _bytes(docs / path) != text]
    stale = [path for path in written(docs) if path not in texts]
    replace_files({docs / path: texts[path] for path in changed})
    for path in stale:
        _remove(docs, path)
    _record(docs, texts)
    return tuple(sorted((*changed, *stale)))


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def written(docs: Path) -> list[str]:
    manifest = docs / MANIFEST
    return manifest.read_text("utf-8").splitlines() if manifest.is_file() else []


def _remove(docs: Path, path: str) -> None:
    """Remove a page, and the folders that it leaves empty."""
    target = docs / path
    target.unlink(missing_ok=True)
    for folder in target.parents:
        if folder == docs or not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()


def _record(docs: Path, paths: Iterable[str]) -> None:
    text = "".join(f"{path}\n" for path in sorted(paths))
    manifest = docs / MANIFEST
    if _bytes(manifest) != text.encode():
        replace_file(manifest, text.encode())
