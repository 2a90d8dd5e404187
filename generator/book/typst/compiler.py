"""The adapter to Typst: a folder of sources into a PDF or a picture, or a refusal in Danish."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from pathlib import Path

import typst

HERE = Path(__file__).resolve().parents[1]
MAIN = "main.typ"
PICTURE_PPI = 60


class BookError(Exception):
    """A document that could not be made; says in Danish at which rule or case."""


@dataclass(frozen=True)
class Piece:
    """One Typst file of a document, and what it is about: »sagen …«, »reglen …«."""

    file: str
    about: str
    text: str


@dataclass(frozen=True)
class Source:
    """A document in Typst: its pieces, and the files `main.typ` includes them in order of."""

    main: str
    pieces: tuple[Piece, ...] = ()
    inputs: Mapping[str, str] = field(default_factory=dict)


class Compiled:
    """A source laid out in a folder of its own, to be printed, pictured and asked."""

    def __init__(self, source: Source, folder: Path) -> None:
        self.source = source
        self.compiler = typst.Compiler(
            folder / MAIN,
            root=folder,
            font_paths=_fonts(),
            ignore_system_fonts=True,
            sys_inputs=dict(source.inputs),
        )

    def pdf(self, date: datetime | None) -> bytes:
        """Tagged PDF/UA-1, which Typst refuses to write unless it is; a warning stops it too."""
        try:
            made, warnings = self.compiler.compile_with_warnings(
                format="pdf", pdf_standards=["ua-1"], timestamp=date
            )
        except typst.TypstError as error:
            raise self._refusal(error.message, error.diagnostic) from error
        if warnings:
            raise self._refusal(warnings[0].message, warnings[0].diagnostic)
        assert isinstance(made, bytes)
        return made

    def picture(self) -> bytes:
        """The first page as PNG."""
        made = self.compiler.compile(format="png", ppi=PICTURE_PPI)
        return made if isinstance(made, bytes) else (made or [b""])[0]

    def ask(self, selector: str) -> list[object]:
        """The values of some metadata, or of all, in the order of the pages."""
        values = json.loads(self.compiler.query(selector, field="value"))
        assert isinstance(values, list)
        return values

    def _refusal(self, message: str, diagnostic: str) -> BookError:
        """The first piece that the diagnostic names is where it went wrong."""
        about = {piece.file: piece.about for piece in self.source.pieces}
        named = (name for name in re.findall(r"[\w./-]+\.typ", diagnostic))
        found = next((about[n.lstrip("./")] for n in named if n.lstrip("./") in about), "")
        where = f" ved {found}" if found else ""
        return BookError(f"Typst kan ikke sætte bogen{where}: {message}")


@contextmanager
def compiled(source: Source) -> Iterator[Compiled]:
    with tempfile.TemporaryDirectory(prefix="book-") as name:
        folder = Path(name)
        for file, text in _files(source).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, "utf-8")
        yield Compiled(source, folder)


def _files(source: Source) -> Mapping[str, str]:
    library = {path.name: path.read_text("utf-8") for path in (HERE / "templates").glob("*.typ")}
    return {**library, **{p.file: p.text for p in source.pieces}, MAIN: source.main}


@cache
def _fonts() -> typst.Fonts:
    """The book's own and nothing else: a sign they lack stops the build."""
    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[HERE / "fonts"]
    )
