"""Settle a case: its answers, then what its table shows, then judgements by their own rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from generator.cases.case import Case
from generator.cases.document.reader import Document, Spot
from generator.cases.role_names import names_of
from generator.engine.explore import Answers, Chain, declared
from generator.engine.rulebook import Rulebook, Settled
from generator.engine.tree import Row, steps_of
from generator.findings import Code, Finding, did_you_mean
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact
from rules_src.model.roles import spoken
from rules_src.model.steps import HandOver, Verdict

NONE: Answers = {}

ALSO_SAID: Mapping[str, str] = {"true": "ja", "false": "nej", "sand": "ja", "falsk": "nej"}
"""What people write for yes and no, besides those very words."""


class Scopes:
    """What a case may speak of; made once for each rule that a case begins in."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.facts = cache(self._facts)

    def _facts(self, rule: str) -> Mapping[str, Fact[Any]]:
        """The questions of a rule, and of those it can lead to."""
        names = [name for name in self.book.rules if name in self.book.reach(rule)]
        return {n: f for name in names for n, f in declared(self.book.rules[name]).items()}

    def elsewhere(self, name: str) -> str:
        """What to say of a question that only other rules ask: the folder may be wrong."""
        asking = [rule for rule in sorted(self.book.entered) if name in self.facts(rule)]
        others = f"{', '.join(asking[:3])}{' …' if len(asking) > 3 else ''}"
        message = f"det spørger {others} om, men ikke denne regel; ligger filen i en forkert mappe?"
        return message if asking else ""

    @cached_property
    def words(self) -> frozenset[str]:
        """The word of every step that any rule can say."""
        steps = [step for rule in self.book.rules for step in steps_of(self.book.tree(rule))]
        return frozenset(step.word for step in steps if not isinstance(step, HandOver))


@dataclass(frozen=True)
class CaseRuling:
    """A case and what the rules say of it."""

    case: Case
    chain: Chain
    rows: tuple[Row, ...]
    """The merged row of each rule the conversation walks through."""
    names: Mapping[str, str]
    """The seat, suit or card of each role the table shows."""
    judged: Mapping[str, Settled]
    """The judgements that a rule of its own settled, by fact."""
    agrees: bool = True
    """Whether the case states the very ruling that the rules lead to."""

    @property
    def guarded(self) -> tuple[Row, ...]:
        """Every row the case vouches for, those of judgements included."""
        return (*self.rows, *(row for settled in self.judged.values() for row in settled.rows))


class Settlement:
    """One conversation with a rule, from the answers stated at one spot of a document."""

    def __init__(
        self,
        scopes: Scopes,
        document: Document,
        table: Table | None,
        rule: str,
        spot: Spot = ("facts",),
    ) -> None:
        self.scopes, self.rule = scopes, rule
        self.document, self.table, self.spot = document, table, spot
        self.findings: list[Finding] = []
        self.chain = Chain(())
        """As far as the answers led, when `settle` has been asked."""
        self.answers: dict[str, Answer] = {}
        self.judged: dict[str, Settled] = {}
        self.judges: dict[str, Settlement] = {}
        """For each judgement that is stated by its own rule's facts, the conversation with it."""

    def settle(self, stated: Mapping[str, Any], known: Answers = NONE) -> Chain | None:
        """The whole conversation, if the answers lead through it."""
        self.state(stated)
        return self._walk(stated, known)

    def state(self, stated: Mapping[str, Any]) -> None:
        """Take the answers down, with findings for those that make no sense."""
        facts = self.scopes.facts(self.rule)
        for name, said in stated.items():
            self._state(name, said, facts)

    def _walk(self, stated: Mapping[str, Any], known: Answers = NONE) -> Chain | None:
        """Through the conversation, when the answers have been taken down."""
        self.answers |= known
        chain = self._follow(stated)
        facts = self.scopes.facts(self.rule)
        for name in stated:
            if chain and name in facts and name not in chain.answers:
                self._never_asked(name)
        return chain

    def _state(self, name: str, said: Any, facts: Mapping[str, Fact[Any]]) -> None:
        spot = (*self.spot, name)
        if name not in facts:
            message = (
                self.scopes.elsewhere(name) or f"ukendt spørgsmål; {did_you_mean(name, facts)}"
            )
            self._find(Code.UNKNOWN_FACT, spot, message, self.document.key(spot))
            return
        fact = facts[name]
        if not isinstance(said, str):
            if fact.by not in self.scopes.book.rules:
                message = f"skriv kun ét svar: {choices(fact)}"
                self._find(Code.NOT_SETTLED_BY_RULE, spot, message)
                return
            there = Settlement(self.scopes, self.document, self.table, fact.by, spot)
            there.findings = self.findings  # told with the rest
            there.state(said)
            self.judges[name] = there
            return
        if said not in fact.answers:
            self._find(Code.UNKNOWN_ANSWER, spot, unknown_answer(fact, said))
            return
        answer = self.answers[name] = fact.answers[said]
        possible = seen(fact, self.table)
        if possible and answer not in possible:
            shown = " eller ".join(_labelled(a) for a in fact.answers.values() if a in possible)
            message = f"sagen siger {_labelled(answer)}, men bordet viser {shown}; ret det ene"
            self._find(Code.TABLE_CONTRADICTS, spot, message)

    def _follow(self, stated: Mapping[str, Any]) -> Chain | None:
        """Answer what the table shows or another rule settles, until nothing more is asked."""
        while True:
            chain = self.chain = self.scopes.book.follow(self.rule, self.answers)
            if not chain.question:
                return chain
            fact = chain.question.fact
            answer = self._answer(fact, stated.get(fact.name), chain)
            if answer is None:
                return None
            self.answers[fact.name] = answer

    def _answer(self, fact: Fact[Any], said: Any, chain: Chain) -> Answer | None:
        possible = seen(fact, self.table)
        if said is None and possible and len(possible) == 1:
            return next(iter(possible))
        if isinstance(said, Mapping) and fact.by in self.scopes.book.rules:
            return self._judge(fact, said, chain)
        if said is None:
            self._missing(fact, possible, chain)
        return None

    def _judge(self, fact: Fact[Any], said: Mapping[str, str], chain: Chain) -> Answer | None:
        """The verdict of the rule that settles a judgement, from that rule's facts."""
        there = self.judges[fact.name]
        theirs = self.scopes.facts(fact.by)
        mine = self.scopes.facts(self.rule)
        shared = {n: a for n, a in chain.answers.items() if theirs.get(n) is mine[n]}
        found = there._walk(said, shared)
        if not found:
            return None
        rows = tuple(self.scopes.book.row_of(name, path) for name, path in found.walked)
        self.judged |= there.judged | {fact.name: Settled(found, rows)}
        verdicts = [step.answer for step in found.ruling if isinstance(step, Verdict)]
        return verdicts[-1] if verdicts else None

    def _missing(self, fact: Fact[Any], possible: Collection[Answer] | None, chain: Chain) -> None:
        question = spoken(fact.question, names_of(self.table))
        message = f"mangler »{fact.name}«: {question} Tilføj {choices(fact, possible)}"
        if fact.by in self.scopes.book.rules:
            asked = ", ".join(f"{name}: …" for name in self.scopes.facts(fact.by))
            message += f", eller {fact.name}: {{{asked}}}"
        if chain.asking != self.rule:
            message += f" (spørgsmålet stilles i {self.scopes.book.title_of(chain.asking)})"
        self._find(Code.MISSING_ANSWER, self.spot, message, self.document.key(self.spot))

    def _never_asked(self, name: str) -> None:
        spot = (*self.spot, name)
        message = "med de øvrige svar spørger reglen ikke om det; slet linjen, eller ret dem"
        self._find(Code.NEVER_ASKED, spot, message, self.document.key(spot))

    def _find(self, code: Code, spot: Spot, message: str, mark: Any = None) -> None:
        self.findings.append(self.document.finding(code, spot, message, mark))


def seen(fact: Fact[Any], table: Table | None) -> Collection[Answer] | None:
    """The answers a table leaves possible; None if there is none or it does not show."""
    return fact.seen(table) if table else None


def choices(fact: Fact[Any], possible: Collection[Answer] | None = None) -> str:
    """`accepted: yes (ja) eller no (nej)`"""
    answers = [a for a in fact.answers.values() if not possible or a in possible]
    return f"{fact.name}: {' eller '.join(_labelled(answer) for answer in answers)}"


def unknown_answer(fact: Fact[Any], said: str) -> str:
    """What to say of an answer that the question does not have."""
    labels = [(spoken(str(answer.value)), key) for key, answer in fact.answers.items()]
    meant = ALSO_SAID.get(said.casefold(), said)
    hint = did_you_mean(meant, fact.answers, labels)
    if hint.startswith("vælg"):
        hint = f"skriv {choices(fact)}"
    return f"»{said}« er intet svar på »{spoken(fact.question)}«; {hint}"


def _labelled(answer: Answer) -> str:
    return f"{answer.key} ({spoken(str(answer.value))})"
