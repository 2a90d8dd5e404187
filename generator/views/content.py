"""Everything that site and book are made from, computed once."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from generator.cases.casebook import Casebook, Coverage, coverage
from generator.cases.conversation import Case, CaseRuling
from generator.cases.host import NO_HOST, Host
from generator.cases.precedents import Precedent, Precedents, Way, way
from generator.engine.neighbours import Neighbour, neighbours
from generator.engine.proofs import Proof, proofs
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row, nodes
from generator.views.addresses import rule_place, situation_page
from generator.views.case import CaseLink, OtherAnswers, case_link, change, source_text
from rules_src.contents import gloss
from rules_src.model import Authority, Fact, HandOver, NewIrregularity, Phase, Ruling, Situation
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Step
from rules_src.model.situation import by_phase
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.presentation.outcomes import outcomes_of
from rules_src.theorems.theorem import Theorem


@dataclass(frozen=True)
class CitingQuestion:
    text: str
    title: str
    page: str


@dataclass(frozen=True)
class CitingStep:
    text: str
    authority: Authority
    places: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SubParagraph:
    """A reference, and what its law's page shows of it."""

    ref: str
    gloss: str
    questions: tuple[CitingQuestion, ...]
    steps: tuple[CitingStep, ...]
    cases: tuple[CaseLink, ...]


@dataclass
class Citations:
    """Everything on the site that cites one reference."""

    facts: dict[tuple[int, str], tuple[Fact[Any], RuleEntry]] = field(default_factory=dict)
    steps: dict[Step, list[RuleEntry]] = field(default_factory=dict)
    cases: dict[str, CaseLink] = field(default_factory=dict)


class LawIndex:
    """The citations of every reference, collected once."""

    def __init__(
        self, book: Rulebook, rulings: Iterable[CaseRuling], links: Mapping[str, CaseLink]
    ) -> None:
        self.book = book
        self.citations: dict[str, Citations] = {}
        self.laws_of: dict[str, set[int]] = {}
        """The laws that each rule cites."""
        for rule in book.rules.values():
            laws = self.laws_of.setdefault(rule.name, set())
            for node in nodes(rule.tree):
                laws.add(LawRef.parse(node.fact.law).number)
                self._of(node.fact.law).facts[id(node.fact), rule.name] = node.fact, rule
            for row in rule.rows:
                for step in row.ruling:
                    laws.add(LawRef.parse(step.law).number)
                    if isinstance(step, HandOver | NewIrregularity):
                        continue  # the way on, not what is ruled
                    rules = self._of(step.law).steps.setdefault(step, [])
                    if rule not in rules:
                        rules.append(rule)
        for ruling in rulings:
            for conversation in (ruling.conversation, *ruling.judged.values()):
                for ref in conversation.ruling.laws:
                    self._of(ref).cases[ruling.case.id] = links[ruling.case.id]

    def _of(self, ref: str) -> Citations:
        return self.citations.setdefault(ref, Citations())

    def sub_paragraph(self, ref: str) -> SubParagraph:
        cited = self.citations.get(ref, Citations())
        questions: dict[str, CitingQuestion] = {}
        for fact, rule in cited.facts.values():
            question = CitingQuestion(fact.question, rule.title, rule_place(rule))
            questions.setdefault(fact.question, question)
        texts: dict[tuple[str, Authority], dict[str, str]] = {}
        for step, rules in cited.steps.items():
            places = texts.setdefault((step.text, step.authority), {})
            places |= {rule.title: rule_place(rule) for rule in rules}
        steps = (CitingStep(t, a, tuple(p.items())) for (t, a), p in texts.items())
        cases = tuple(cited.cases.values())
        return SubParagraph(ref, gloss(ref), (*questions.values(),), (*steps,), cases)

    def situations(self, number: int) -> tuple[Situation, ...]:
        """The situations that a law is about, or whose rules cite it."""
        return tuple(s for s in self.book.situations if number in self._about[s.slug])

    @cached_property
    def _about(self) -> Mapping[str, set[int]]:
        return {
            s.slug: {LawRef.parse(ref).number for ref in s.laws}.union(
                *(self.laws_of[rule.name] for rule in self.book.rules_of(s))
            )
            for s in self.book.situations
        }


class SituationLink(NamedTuple):
    situation: Situation
    page: str
    laws: str
    """`§§ 28–32`: what it is about, in short."""


@dataclass(frozen=True)
class Content:
    book: Rulebook
    casebook: Casebook
    theorems: tuple[Theorem, ...]
    presentation: Presentation = PRESENTATION
    host: Host = NO_HOST
    """Where the repository lies, with its forms for a new case."""
    precedents: Precedents = field(default_factory=Precedents)
    """What others have ruled."""

    @cached_property
    def coverage(self) -> Coverage:
        """Which rows a case that agrees with the rules vouches for."""
        return coverage(self.book, self.casebook)

    @cached_property
    def cases(self) -> Mapping[str, Case]:
        """Every case by id."""
        return {case.id: case for case in self.casebook.cases}

    @cached_property
    def links(self) -> Mapping[str, CaseLink]:
        """The link to every case, by its id."""
        rulings, outcomes = self.casebook.by_id, self.presentation.outcomes
        return {
            id: case_link(case, ruled, outcomes_of(ruled.ruling if ruled else Ruling(), outcomes))
            for id, case in self.cases.items()
            for ruled in (rulings.get(id),)
        }

    @cached_property
    def guards(self) -> Mapping[str, tuple[CaseLink, ...]]:
        """The cases on each row."""
        return self._on_rows(lambda ruling: ruling.guarded)

    @cached_property
    def ends(self) -> Mapping[str, tuple[CaseLink, ...]]:
        """The cases whose conversation comes to its end on each row."""
        return self._on_rows(
            lambda each: (talk.rows[-1] for talk in (each.conversation, *each.judged.values()))
        )

    def _on_rows(
        self, rows_of: Callable[[CaseRuling], Iterable[Row]]
    ) -> Mapping[str, tuple[CaseLink, ...]]:
        by_row: dict[str, list[CaseLink]] = {row.id: [] for row in self.book.all_rows()}
        for ruling in self.casebook.rulings:
            for row in rows_of(ruling):
                by_row[row.id].append(self.links[ruling.case.id])
        return {row: tuple(cases) for row, cases in by_row.items()}

    @cached_property
    def outside(self) -> Mapping[Way, tuple[Precedent, ...]]:
        """The rulings from outside on each way through the rules."""
        by_way: dict[Way, list[Precedent]] = {}
        for precedent in self.precedents.every:
            if precedent.way:
                by_way.setdefault(precedent.way, []).append(precedent)
        return {rows: tuple(some) for rows, some in by_way.items()}

    @cached_property
    def alike(self) -> Mapping[Way, tuple[CaseLink, ...]]:
        """The cases on each way through the rules that a ruling from outside goes too."""
        by_way: dict[Way, list[CaseLink]] = {rows: [] for rows in self.outside}
        for ruling in self.casebook.rulings:
            if (rows := way(ruling.conversation)) in by_way:
                by_way[rows].append(self.links[ruling.case.id])
        return {rows: tuple(some) for rows, some in by_way.items()}

    @cached_property
    def neighbours(self) -> Mapping[str, list[Neighbour]]:
        """What would change the ruling of each row."""
        return {
            row.id: neighbours(rule, row) for rule in self.book.rules.values() for row in rule.rows
        }

    @cached_property
    def changes(self) -> Mapping[str, tuple[OtherAnswers, ...]]:
        """The neighbours of each row, as pages show them."""
        return {
            row.id: tuple(change(self.book, row, n, self.guards) for n in self.neighbours[row.id])
            for row in self.book.all_rows()
        }

    @cached_property
    def index(self) -> LawIndex:
        return LawIndex(self.book, self.casebook.rulings, self.links)

    @cached_property
    def proofs(self) -> tuple[Proof, ...]:
        return proofs(self.book, self.theorems)

    @cached_property
    def words(self) -> Mapping[str, Step]:
        """A step for each word; one word has one text in the whole book."""
        return {step.word: step for row in self.book.all_rows() for step in row.ruling}

    def stated(self, case: Case) -> tuple[tuple[str, str], ...]:
        """The ruling that a disputed case states against the rules: § and text of each step."""
        expected = case.text.ruling if case.text.disputed else ()
        return tuple((e.law, self.words[e.word].text) for e in expected if e.word in self.words)

    def cases_of(self, rules: Iterable[str]) -> tuple[CaseLink, ...]:
        names = set(rules)
        return tuple(link for link in self.links.values() if link.rule in names)

    @property
    def year(self) -> int:
        """The year of the law book that the pages are by; 0 for rules of no edition."""
        return self.book.edition.year if self.book.edition else 0

    @property
    def phases(self) -> tuple[tuple[Phase, tuple[SituationLink, ...]], ...]:
        """The situations by phase, phases without one left out."""
        found = by_phase(self.book.situations)
        return tuple((phase, tuple(map(situation_link, inside))) for phase, inside in found)

    @property
    def sources(self) -> tuple[tuple[str, int], ...]:
        texts = [source_text(case.text.source) for case in self.casebook.cases]
        return tuple((text, texts.count(text)) for text in dict.fromkeys(sorted(texts)))

    def disputed(self) -> tuple[CaseLink, ...]:
        return tuple(self.links[ruling.case.id] for ruling in self.casebook.disputed)


def situation_link(situation: Situation) -> SituationLink:
    laws = ", ".join(LawRef.parse(ref).bare for ref in situation.laws)
    sign = "§\u00a0" if len(situation.laws) == 1 else "§§\u00a0"
    return SituationLink(situation, situation_page(situation), sign + laws)
