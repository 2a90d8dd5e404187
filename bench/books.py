"""Time the printed documents."""

import os
import tempfile
from pathlib import Path

from bench.project_copy import CASES, ROOT
from generator.book.make import documents, write_pdf
from generator.cases.casebook import read_casebook
from generator.data.imprint import imprint_of
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from rules_src.laws import SITUATIONS
from rules_src.theorems import THEOREMS


def books() -> None:
    """Make each document, and print its pages, bytes and seconds."""
    book = Rulebook(SITUATIONS)
    content = Content(book, read_casebook(ROOT / CASES, book, ROOT), THEOREMS)
    now = imprint_of(ROOT, book)
    print("Trykte dokumenter (mål: højst 4 MB hver, og 3 CPU-sekunder for 150 sider):")
    every = 0.0
    pages = 0
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        for document in documents(content, now):
            start = _cpu()
            source = document.make(document.content)
            laid = write_pdf(source, now.date, Path(name) / document.file)
            cpu = _cpu() - start
            figures = f"{laid.pages:5} sider{laid.size / 1e6:7.1f} MB{cpu:7.2f} s CPU"
            print(f"{document.file:24}{figures}")
            every, pages = every + cpu, pages + laid.pages
    print(f"{'i alt':24}{pages:5} sider{'':10}{every:7.2f} s CPU", end=", ")
    print(f"{every / pages * 150:.2f} s CPU for 150 sider\n")


def _cpu() -> float:
    """Processor seconds of this process and of those it has ended."""
    return sum(os.times()[:4])
