"""Which law a page, a card, a PDF or an answer is by: its edition, its date and its rules."""

import hashlib
import json
from dataclasses import dataclass
from datetime import date
from functools import cache

from generator.data.entries import NO_CASES, everything
from generator.data.models import Stamped
from generator.engine.rulebook import Rulebook
from generator.text.danish import day

LAW_BOOK = "Love for Turneringsbridge"
DIGITS = 8
"""Of the fingerprint: enough to tell two states of the rules apart."""


@dataclass(frozen=True)
class Stamp:
    """An edition, the day it came into force, and a fingerprint of its rules."""

    year: int
    in_force: date
    rules: str

    @property
    def text(self) -> str:
        """`Loven fra 2017, gældende fra 1. september 2017. Regler 3f2a91c4`"""
        return f"Loven fra {self.year}, gældende fra {day(self.in_force)}. Regler {self.rules}"

    @property
    def law(self) -> str:
        """The law book, as documents cite it."""
        return f"{LAW_BOOK} {self.year}"

    @property
    def short(self) -> str:
        """`2017/3f2a91c4`: for the foot of a card."""
        return f"{self.year}/{self.rules}"

    @property
    def data(self) -> dict[str, str | int]:
        """For programs."""
        return Stamped(edition=self.year, in_force=self.in_force, rules=self.rules).plain


def law_of(book: Rulebook) -> str:
    """What the foot of a page says of the law it is by; empty for rules of no edition."""
    stamp = stamp_of(book)
    return stamp.text if stamp else ""


@cache
def stamp_of(book: Rulebook) -> Stamp | None:
    """The stamp of a book; None for rules of no edition."""
    if book.edition is None:
        return None
    data = everything(book, NO_CASES).plain
    text = json.dumps([data["rules"], data["rows"]], ensure_ascii=False)
    rules = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
    return Stamp(book.edition.year, book.edition.in_force, rules)
