"""Time the printed documents."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from bench.project_copy import CASES, ROOT
from generator.book.documents.catalogue import HANDBOOK, documents
from generator.book.edition import edition
from generator.book.make import write_pdf
from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from rules_src.laws import SITUATIONS
from rules_src.theorems import THEOREMS

MOST_PAGES = 200
GOAL_PAGES, GOAL_SECONDS = 150, 3.0


def books() -> None:
    """Make each document, and print its pages, bytes and seconds."""
    book = Rulebook(SITUATIONS)
    content = Content(book, read_casebook(ROOT / CASES, book, ROOT), THEOREMS)
    now = edition(ROOT)
    print("Trykte dokumenter:")
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        for document in documents(content, now):
            source, start, spent = (
                document.make(document.content),
                time.perf_counter(),
                time.process_time(),
            )
            laid = write_pdf(source, now.date, Path(name) / document.file)
            seconds, spent = time.perf_counter() - start, time.process_time() - spent
            print(
                f"{document.file:18}{laid.pages:5} sider{laid.size / 1e6:7.1f} MB{seconds:7.2f} s"
                f"{spent:7.2f} s CPU"
            )
            if document.file == HANDBOOK:
                share = spent * GOAL_PAGES / laid.pages
                goal = f"mål: under {GOAL_SECONDS:.0f} s CPU"
                print(f"  {laid.pages} sider (mål: højst {MOST_PAGES})")
                print(f"  {share:.2f} s CPU for {GOAL_PAGES} sider ({goal})")
    print()
