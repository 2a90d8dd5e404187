"""MkDocs that converts no page again that is as it was: `python -m generator.site.rendered build`.

Two thirds of what MkDocs does is Markdown to HTML, a page at a time. What that gives is kept under
a hash of the page, the settings and the versions, together with where each file was that the page
leads to; while all of that is the same, it is taken again. The rest MkDocs does as always: the
frame of every page, the navigation, and whether every anchor that is linked to is there. A page
that it has something to say about is never kept, so that it is said again.

Only `Page.render` is replaced, and it is not known here what it leaves on a page: whatever differs
is kept. Where it is not as we know it, MkDocs does everything itself.
"""

from __future__ import annotations

import gc
import inspect
import io
import logging
import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from generator.site.kept import FOLDER, digest, is_kept, read, write

FILE = FOLDER / "pages"
Render = Callable[[Page, MkDocsConfig, Files], None]


class Rendered(NamedTuple):
    """What became of a page, and what that hangs on."""

    key: str
    asked: dict[str, str]
    """The files that it asked for, and where each was."""
    made: bytes
    """What rendering changed on the page."""


class Asked:
    """The files of the site; it notes which of them a page asks for."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.places: dict[str, str] = {}

    def get_file_from_path(self, path: str) -> File | None:
        file = self.files.get_file_from_path(path)
        self.places[path] = place(file)
        return file


class Heard(logging.Handler):
    """Counts what is said."""

    times = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.times += 1


def place(file: File | None) -> str:
    return f"{file.url} {file.inclusion}" if file else ""


class Renderer:
    """Renders a page, or knows what became of it last."""

    def __init__(self, render: Render, last: dict[str, Rendered]) -> None:
        self.plain = render
        self.last = last
        self.now: dict[str, Rendered] = {}
        self.places: dict[str, str] = {}
        self.heard = Heard(logging.INFO)
        logging.getLogger("mkdocs").addHandler(self.heard)

    def render(self, page: Page, config: MkDocsConfig, files: Files) -> None:
        name, key = page.file.src_uri, key_of(page, config)
        last = self.last.get(name)
        if last and last.key == key and self._are_there(last.asked, files):
            vars(page).update(_Reader(last.made, files).load())
            self.now[name] = last
            return
        asked, before, heard = Asked(files), dict(vars(page)), self.heard.times
        try:
            self.plain(page, config, asked)  # type: ignore[arg-type]
        except AttributeError:  # it wants to know more of the files than we can note
            self.plain(page, config, files)
            return
        if self.heard.times == heard:
            made = {n: value for n, value in vars(page).items() if before.get(n, page) is not value}
            self.now[name] = Rendered(key, asked.places, _written(made))

    def _are_there(self, asked: dict[str, str], files: Files) -> bool:
        """Whether every file that a page asked for is still where it was."""
        for path in asked.keys() - self.places:
            self.places[path] = place(files.get_file_from_path(path))
        return all(self.places[path] == was for path, was in asked.items())


def key_of(page: Page, config: MkDocsConfig) -> str:
    """A hash of what a page is rendered from, but for the files that it leads to."""
    settings = (
        config.markdown_extensions,
        config.mdx_configs,
        config.use_directory_urls,
        config.validation,
    )
    here = (page.file.src_uri, place(page.file), page.markdown or "")
    return digest((_ourselves(), repr(settings), *here))


@cache
def _ourselves() -> bytes:
    return Path(__file__).read_bytes()


class _Writer(pickle.Pickler):
    """Writes a file of the site as its name: it is another object in the next build."""

    def persistent_id(self, obj: Any) -> str | None:
        return obj.src_uri if isinstance(obj, File) else None


class _Reader(pickle.Unpickler):
    def __init__(self, made: bytes, files: Files) -> None:
        super().__init__(io.BytesIO(made))
        self.files = files

    def persistent_load(self, pid: str) -> File | None:
        return self.files.get_file_from_path(pid)


def _written(made: dict[str, Any]) -> bytes:
    out = io.BytesIO()
    _Writer(out).dump(made)
    return out.getvalue()


def is_known(page: type[Page]) -> bool:
    """Whether pages are rendered as we know it."""
    if not hasattr(page, "render"):
        return False
    return [*inspect.signature(page.render).parameters] == ["self", "config", "files"]


def main() -> None:
    """Run MkDocs as its own command does."""
    from mkdocs.__main__ import cli

    gc.disable()  # a short run that keeps what it makes
    last = {name: Rendered(*page) for name, page in (read(FILE) or {}).items()}
    renderer = Renderer(Page.render, last) if is_kept() and is_known(Page) else None
    if renderer:
        Page.render = lambda *given: renderer.render(*given)  # type: ignore[method-assign]
    try:
        cli()
    finally:
        if renderer and renderer.now != last:
            write(FILE, {name: (*page,) for name, page in renderer.now.items()})


if __name__ == "__main__":
    main()
