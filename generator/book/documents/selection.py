"""A club's own: some situations, as chapters or as cards, or a whole document, under its name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from generator.book.documents import cards
from generator.book.documents.catalogue import SUBTITLE, TITLE, documents
from generator.book.documents.handbook import handbook
from generator.book.make import WrittenPdf, write_pdf
from generator.book.plan import Plan
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint, imprint_of
from generator.views.content import Content
from rules_src.model.situation import Situation


class Selection(NamedTuple):
    """What a club asks for: which situations, on which paper, as chapters or cards."""

    situations: tuple[Situation, ...]
    paper: str
    club: str
    cards: bool
    document: str = ""
    """The file of the document that it has whole."""

    def source(self, content: Content, imprint: Imprint) -> TypstSource:
        """The selection in Typst."""
        imprint = replace(imprint, club=self.club)
        if self.document:
            every = documents(content, imprint)
            (document,) = (one for one in every if one.file == self.document)
            return document.make(document.content)
        whole = self.situations == content.book.situations
        if self.cards:
            make = cards.table_cards if self.paper == "a5" else cards.sheets
            return make(content, imprint, self.situations)
        subtitle = SUBTITLE if whole else "Udvalgte situationer for turneringsledere"
        plan = Plan(TITLE, subtitle, self.situations, self.paper, whole)
        return handbook(content, imprint, plan)


def files(content: Content) -> tuple[str, ...]:
    """Every document that there is."""
    return tuple(document.file for document in documents(content, Imprint(None, "")))


def make(content: Content, root: Path, selection: Selection, path: Path) -> WrittenPdf:
    """Write the PDF of a selection. Raises `BookError`, and then the file is as it was."""
    imprint = imprint_of(root, content.book)
    return write_pdf(selection.source(content, imprint), imprint.date, path)
