"""The adapter to Typst: a folder of sources into a PDF or a picture, or a refusal in Danish."""

import io
import json
import re
import signal
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import ParamSpec, TypeVar

import typst

from generator.text.fonts import FONTS

TEMPLATES = Path(__file__).resolve().parent / "templates"
MAIN = "main.typ"

P = ParamSpec("P")
T = TypeVar("T")


class BookError(Exception):
    """A document cannot be made; the message is Danish and names the rule or case."""


@dataclass(frozen=True)
class Piece:
    """One Typst file of a document, and what it is about: »sagen …«, »reglen …«."""

    file: str
    about: str
    text: str


@dataclass(frozen=True)
class TypstSource:
    """A document in Typst: `main.typ`, and the pieces that it includes."""

    main: str
    pieces: tuple[Piece, ...] = ()
    inputs: Mapping[str, str] = field(default_factory=dict)


class Compiled:
    """A source in a folder of its own, compiled to a PDF, a picture or its metadata."""

    def __init__(self, source: TypstSource, folder: Path) -> None:
        self.source = source
        self.compiler = typst.Compiler(
            folder / MAIN,
            root=folder,
            font_paths=_fonts(),
            ignore_system_fonts=True,
            sys_inputs=dict(source.inputs),
        )

    def pdf(self, date: datetime | None) -> bytes:
        """The document as tagged PDF/UA-1; whatever Typst refuses or warns of is an error."""
        try:
            text, warnings = self.compiler.compile_with_warnings(
                format="pdf", pdf_standards=["ua-1"], timestamp=date
            )
        except typst.TypstError as error:
            raise self._refusal(error.message, error.diagnostic) from error
        if warnings:
            raise self._refusal(warnings[0].message, warnings[0].diagnostic)
        assert isinstance(text, bytes)
        return text

    def picture(self, width: int) -> bytes:
        """The first page as PNG, so many pixels wide."""
        small = 24.0  # enough to know how wide the page is: the head of a PNG has it in pixels
        return self._png(small * width / int.from_bytes(self._png(small)[16:20], "big"))

    def _png(self, ppi: float) -> bytes:
        pages = self.compiler.compile(format="png", ppi=ppi)
        return pages if isinstance(pages, bytes) else (pages or [b""])[0]

    def metadata(self, selector: str = "metadata") -> list[object]:
        """The values of the metadata that the selector picks, in the order of the pages."""
        values = json.loads(self.compiler.query(selector, field="value"))
        assert isinstance(values, list)
        return values

    def _refusal(self, message: str, diagnostic: str) -> BookError:
        """The error in Danish, placed at the first piece that the diagnostic names."""
        about = {piece.file: piece.about for piece in self.source.pieces}
        named = (name for name in re.findall(r"[\w./-]+\.typ", diagnostic))
        subject = next((about[n.lstrip("./")] for n in named if n.lstrip("./") in about), "")
        where = f" ved {subject}" if subject else ""
        return BookError(f"Typst kan ikke sætte bogen{where}: {message}")


def packed(pdf: bytes) -> bytes:
    """The same file with its small objects packed together, as PDF 1.5 allows: half the size."""
    import pikepdf  # a process that only measures or sets starts faster without it

    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as whole:
        whole.save(
            out,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            deterministic_id=True,
            fix_metadata_version=False,
        )
    return out.getvalue()


@contextmanager
def compiled(source: TypstSource) -> Iterator[Compiled]:
    """Write the source to a temporary folder, for as long as it is compiled."""
    with tempfile.TemporaryDirectory(prefix="book-") as name:
        folder = Path(name)
        files = {path.name: path.read_text("utf-8") for path in TEMPLATES.glob("*.typ")}
        files |= {piece.file: piece.text for piece in source.pieces} | {MAIN: source.main}
        for file, text in files.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, "utf-8")
        yield Compiled(source, folder)


def laid(source: TypstSource, date: datetime | None) -> tuple[bytes, int, list[object]]:
    """A document as PDF, its pages, and the metadata laid out in it."""
    text, pages, marks = _alone(_laid, source, date)
    return packed(text), pages, marks


def pictured(source: TypstSource, width: int) -> bytes:
    """A document's first page as PNG, so many pixels wide."""
    with compiled(source) as typst:
        return typst.picture(width)


def metadata(source: TypstSource, selector: str) -> list[object]:
    """The values of a document's metadata that the selector picks."""
    return _alone(_metadata, source, selector)


def _alone(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work in a process of its own: what Typst keeps of a document goes with it."""
    with ProcessPoolExecutor(
        1, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
    ) as process:
        return process.submit(work, *args, **kwargs).result()


def _laid(source: TypstSource, date: datetime | None) -> tuple[bytes, int, list[object]]:
    with compiled(source) as typst:
        text = typst.pdf(date)
        (pages,) = typst.metadata("<pages>")
        assert isinstance(pages, int)
        return text, pages, typst.metadata()


def _metadata(source: TypstSource, selector: str) -> list[object]:
    with compiled(source) as typst:
        return typst.metadata(selector)


@cache
def _fonts() -> typst.Fonts:
    """Our own faces and no others, so that a sign they lack stops the build."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])
