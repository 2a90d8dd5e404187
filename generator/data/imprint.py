"""The imprint of a document: which law it is by, the day of the data, the address of the site."""

import hashlib
import json
import os
import subprocess
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

from generator.cases.host import address as address_of
from generator.data.entries import NO_CASES, everything
from generator.data.models import Record
from generator.engine.rulebook import Rulebook
from generator.text import danish

NO_ADDRESS = "Sitets adresse er ikke sat: I dokumenterne trykkes hverken adresse eller QR-koder."
"""The notice of a build that does not know where the site is."""
LAW_BOOK = "Love for Turneringsbridge"
DIGITS = 8
"""Of the fingerprint: enough to tell two states of the rules apart."""


class Stamped(Record):
    """The edition that the rules are of, the day it came into force, and their fingerprint."""

    edition: int
    in_force: date
    rules: str

    @property
    def text(self) -> str:
        """`Loven fra 2017, gældende fra 1. september 2017. Regler 3f2a91c4`"""
        day = danish.day(self.in_force)
        return f"Loven fra {self.edition}, gældende fra {day}. Regler {self.rules}"

    @property
    def law(self) -> str:
        """The law book, as documents cite it."""
        return f"{LAW_BOOK} {self.edition}"

    @property
    def short(self) -> str:
        """`2017/3f2a91c4`: for the foot of a card."""
        return f"{self.edition}/{self.rules}"


def law_of(book: Rulebook) -> str:
    """What the foot of a page says of the law it is by; empty for rules of no edition."""
    stamp = stamp_of(book)
    return stamp.text if stamp else ""


@cache
def stamp_of(book: Rulebook) -> Stamped | None:
    """The stamp of a book; None for rules of no edition."""
    if book.edition is None:
        return None
    data = everything(book, NO_CASES).plain
    text = json.dumps([data["rules"], data["rows"]], ensure_ascii=False)
    rules = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
    year, in_force = book.edition.year, book.edition.in_force
    return Stamped(edition=year, in_force=in_force, rules=rules)


@dataclass(frozen=True)
class Imprint:
    """The day of the data and the address of the site, each empty if it is unknown."""

    date: datetime | None
    address: str
    stamp: Stamped | None = None
    """The edition of the laws and the rules it is made by."""
    club: str = ""
    """The club whose own document it is."""

    @property
    def day(self) -> str:
        """`21. november 2026`; empty when the data have no date."""
        return danish.day(self.date) if self.date else ""

    @property
    def rules(self) -> str:
        """The stamp in a sentence; empty for rules of no edition."""
        return self.stamp.text if self.stamp else ""

    @property
    def law(self) -> str:
        """The law book it is made by, as documents cite it."""
        return self.stamp.law if self.stamp else LAW_BOOK

    @property
    def foot(self) -> tuple[str, ...]:
        """The foot of a page: the club, the day, the stamp in short."""
        stamp = self.stamp.short if self.stamp else ""
        return tuple(word for word in (self.club, self.day, stamp) if word)

    @property
    def typst(self) -> str:
        """The day as Typst writes it."""
        if self.date is None:
            return "none"
        return f"datetime(year: {self.date.year}, month: {self.date.month}, day: {self.date.day})"

    @property
    def host(self) -> str:
        """The address as it is read, without `https://`."""
        return self.address.partition("://")[2].strip("/")

    def guide(self, slug: str) -> str:
        """The address of a situation, for its QR code; empty without an address."""
        return f"{self.address}situationer/{slug}/" if self.address else ""


def imprint_of(root: Path, book: Rulebook | None = None) -> Imprint:
    """The day the law was last changed, never today, and the address of the site."""
    stamp = stamp_of(book) if book else None
    return Imprint(_last_change(root), site_address(root), stamp)


def site_address(root: Path) -> str:
    """The address that every page lies below, with a slash at its end; empty if it is not set."""
    address = address_of(root, "site_url")
    return address and address + "/"


def _last_change(root: Path) -> datetime | None:
    """SOURCE_DATE_EPOCH, or the last commit of the rules; none without git's history."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch:
        command = ["git", "log", "-1", "--format=%ct", "--", "rules_src"]
        try:
            run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None
        epoch = run.stdout.strip() if run.returncode == 0 else ""
    return datetime.fromtimestamp(int(epoch), UTC) if epoch.isdecimal() else None
