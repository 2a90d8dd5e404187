"""A case: one file of the casebook, read and converted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.cases.document.reader import Document
from generator.cases.fields import CaseSource, CaseText, EditionText, Expected, Stated
from rules_src.bridge.table import Table
from rules_src.model.ruling import Authority


@dataclass(frozen=True, eq=False)
class Case:
    """One incident, and the ruling it should lead to."""

    id: str
    """The file's name; it never changes."""
    rule: str
    """The rule it begins in: the folder's name."""
    text: CaseText
    table: Table | None
    document: Document
    """The file, to place findings in."""

    @property
    def file(self) -> str:
        return self.document.file

    @property
    def headnote(self) -> str:
        return self.text.headnote

    @property
    def story(self) -> str:
        return self.text.story

    @property
    def facts(self) -> Mapping[str, Stated]:
        return self.text.facts

    @property
    def expected(self) -> tuple[Expected, ...]:
        return self.text.ruling

    @property
    def editions(self) -> Mapping[str, EditionText]:
        """The rulings of older editions, by year."""
        return self.text.editions

    @property
    def authority(self) -> Authority:
        return self.text.authority

    @property
    def source(self) -> CaseSource | None:
        return self.text.source

    @property
    def items(self) -> tuple[str, ...]:
        return self.text.items

    @property
    def reconstructed(self) -> str | None:
        return self.text.reconstructed

    @property
    def disputed(self) -> str | None:
        return self.text.disputed

    @property
    def withdrawn(self) -> str | None:
        return self.text.withdrawn
