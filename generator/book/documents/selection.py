"""A club's own selection: some situations, as chapters or as cards, with its name on the cover."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from generator.book.documents import cards
from generator.book.documents.catalogue import SUBTITLE, TITLE
from generator.book.documents.handbook import handbook
from generator.book.make import WrittenPdf, write_pdf
from generator.book.plan import Plan
from generator.book.typst.compiler import TypstSource
from generator.editions.imprint import Imprint, imprint_of
from generator.views.content import Content
from rules_src.model.situation import Situation


class Selection(NamedTuple):
    """What a club asks for: which situations, on which paper, as chapters or cards."""

    situations: tuple[Situation, ...]
    paper: str
    club: str
    cards: bool

    def source(self, content: Content, imprint: Imprint) -> TypstSource:
        """The selection in Typst."""
        whole = self.situations == content.book.situations
        if self.cards:
            make = cards.table_cards if self.paper == "a5" else cards.sheets
            return make(content, imprint, self.situations, self.club)
        subtitle = SUBTITLE if whole else "Udvalgte situationer for turneringsledere"
        plan = Plan(TITLE, subtitle, self.situations, self.paper, self.club, whole)
        return handbook(content, imprint, plan)


def make(content: Content, root: Path, selection: Selection, path: Path) -> WrittenPdf:
    """Write the PDF of a selection. Raises `BookError`, and then the file is as it was."""
    imprint = imprint_of(root, content.book, content.editions)
    return write_pdf(selection.source(content, imprint), imprint.date, path)
