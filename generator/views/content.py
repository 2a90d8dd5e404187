"""Everything the pages are made of, gathered once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from generator.cases.casebook import Casebook
from generator.cases.coverage import Coverage, coverage
from generator.checks.certificate import Size, size_of
from generator.checks.proofs import Proof, proofs
from generator.engine.neighbours import Neighbour, neighbours
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from generator.views.addresses import rule_place, situation_page
from generator.views.case import CaseLink, Change, change, source_text
from generator.views.case_filters import outcomes_of
from generator.views.host import Host
from generator.views.law_index import Index
from generator.views.printed import Printed
from rules_src.contents import LAWS, Law
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Phase, Situation
from rules_src.theorems.theorem import Claim

NO_HOST = Host()


class SituationLink(NamedTuple):
    situation: Situation
    page: str
    laws: str
    """`§§ 28–32`: what it is about, in short."""


class CertificateLine(NamedTuple):
    title: str
    page: str
    size: Size
    situations: str
    mean: str
    guarded: str


@dataclass(frozen=True)
class Content:
    book: Rulebook
    casebook: Casebook
    claims: tuple[Claim, ...]
    host: Host = NO_HOST
    printed: tuple[Printed, ...] = ()
    """The documents that can be fetched."""

    @cached_property
    def coverage(self) -> Coverage:
        """Which rows a case that agrees with the rules vouches for."""
        return coverage(self.book, self.casebook)

    @cached_property
    def links(self) -> Mapping[str, CaseLink]:
        """Every case by id, with the paragraphs and the outcomes of its ruling."""
        found = self.casebook.by_id
        ruled = (
            (case, found[case.id].ruling if case.id in found else Ruling())
            for case in self.casebook.cases
        )
        return {
            case.id: CaseLink(case, tuple(dict.fromkeys(ruling.laws)), outcomes_of(ruling))
            for case, ruling in ruled
        }

    @cached_property
    def guards(self) -> Mapping[str, tuple[CaseLink, ...]]:
        """The cases on each row."""
        found: dict[str, list[CaseLink]] = {row.id: [] for row in self.book.all_rows()}
        for ruling in self.casebook.rulings:
            for row in dict.fromkeys(row.id for row in ruling.guarded):
                found[row].append(self.links[ruling.case.id])
        return {row: tuple(cases) for row, cases in found.items()}

    @cached_property
    def ends(self) -> Mapping[str, tuple[CaseLink, ...]]:
        """The cases whose conversation comes to its end on each row."""
        found: dict[str, list[CaseLink]] = {row.id: [] for row in self.book.all_rows()}
        for ruling in self.casebook.rulings:
            for rows in (ruling.rows, *(settled.rows for settled in ruling.judged.values())):
                found[rows[-1].id].append(self.links[ruling.case.id])
        return {row: tuple(cases) for row, cases in found.items()}

    @cached_property
    def _beside(self) -> dict[str, list[Neighbour]]:
        return {}

    def beside(self, row: Row) -> list[Neighbour]:
        """What would change the ruling of a row, worked out once however many cases lie there."""
        if row.id not in self._beside:
            facts = dict(self.book[row.rule].facts)
            self._beside[row.id] = neighbours(self.book[row.rule].rows, row, facts)
        return self._beside[row.id]

    @cached_property
    def _changes(self) -> dict[str, tuple[Change, ...]]:
        return {}

    def changes(self, row: Row) -> tuple[Change, ...]:
        """The same as the pages show it, worked out once too."""
        if row.id not in self._changes:
            found = (change(self.book, row, beside, self.guards) for beside in self.beside(row))
            self._changes[row.id] = tuple(found)
        return self._changes[row.id]

    @cached_property
    def index(self) -> Index:
        return Index(self.book, self.casebook.rulings)

    @cached_property
    def proofs(self) -> tuple[Proof, ...]:
        return proofs(self.book, self.claims)

    @cached_property
    def words(self) -> Mapping[str, Step]:
        """A step for each word; one word has one text in the whole book."""
        return {step.word: step for row in self.book.all_rows() for step in row.ruling}

    def cases_of(self, rules: Iterable[str]) -> tuple[CaseLink, ...]:
        names = set(rules)
        return tuple(self.links[c.id] for c in self.casebook.cases if c.rule in names)

    def proofs_of(self, rules: Iterable[str]) -> tuple[Proof, ...]:
        names = set(rules)
        return tuple(proof for proof in self.proofs if names & set(proof.claim.rules))

    @property
    def phases(self) -> tuple[tuple[Phase, tuple[SituationLink, ...]], ...]:
        """The situations by phase, phases without one left out."""
        links = [(s.phase, situation_link(s)) for s in self.book.situations]
        found = ((phase, tuple(link for p, link in links if p is phase)) for phase in Phase)
        return tuple((phase, inside) for phase, inside in found if inside)

    @property
    def certificate(self) -> tuple[CertificateLine, ...]:
        return tuple(self._certified(rule) for rule in self.book.rules)

    def _certified(self, rule: str) -> CertificateLine:
        size = size_of(self.book, rule)
        rows = self.book[rule].rows
        guarded = sum(bool(self.guards[row.id]) for row in rows)
        return CertificateLine(
            self.book[rule].title,
            rule_place(self.book, rule),
            size,
            danish_number(size.situations),
            f"{size.mean_questions:.1f}".replace(".", ","),
            f"{guarded} af {len(rows)}",
        )

    @property
    def sources(self) -> tuple[tuple[str, int], ...]:
        texts = [source_text(case.source) for case in self.casebook.cases]
        return tuple((text, texts.count(text)) for text in dict.fromkeys(sorted(texts)))

    @property
    def outside(self) -> tuple[Law, ...]:
        """The laws on which there is no rule here."""
        return tuple(law for law in LAWS if not self.index.situations(law.number))

    def disputed(self) -> tuple[CaseLink, ...]:
        return tuple(self.links[ruling.case.id] for ruling in self.casebook.disputed)


def situation_link(situation: Situation) -> SituationLink:
    laws = ", ".join(LawRef.parse(ref).bare for ref in situation.laws)
    sign = "§\u00a0" if len(situation.laws) == 1 else "§§\u00a0"
    return SituationLink(situation, situation_page(situation), sign + laws)


def danish_number(number: int) -> str:
    """With a full stop for thousands."""
    return f"{number:,}".replace(",", ".")
