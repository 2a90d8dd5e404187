"""A case, its answers followed through the rules, and what is missing of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from generator.cases.document.reader import Document, Spot
from generator.cases.fields import CaseText
from generator.cases.findings import Code, Finding, blocking, did_you_mean
from generator.cases.role_names import names_of
from generator.engine.rulebook import Board, Conversation, RuleEntry, Stated, possible
from generator.engine.tree import Row
from rules_src.bridge.table import Table
from rules_src.model import Answer, Fact, Ruling
from rules_src.model.roles import spoken

NO_ANSWERS: Mapping[str, Any] = {}

SYNONYMS: Mapping[str, str] = {"true": "ja", "false": "nej", "sand": "ja", "falsk": "nej"}
"""Other words for yes and no."""

NEVER_ASKED = "med de øvrige svar spørger reglen ikke om det; slet linjen, eller ret dem"


@dataclass(frozen=True, eq=False)
class Case:
    """One incident, and the ruling it should lead to: a file, read and converted."""

    id: str
    """The file's name; it never changes."""
    rule: str
    """The rule it begins in: the folder's name."""
    text: CaseText
    table: Table | None
    document: Document
    """The file, to place findings in."""
    board: Board = field(default_factory=Board)
    """What stands before the incident, and where its roles sit."""


@dataclass(frozen=True)
class CaseRuling:
    """A case, and the conversation its answers lead to."""

    case: Case
    conversation: Conversation
    names: Mapping[str, str]
    """The seat, suit or card of each role the table shows."""
    agrees: bool = True
    """Whether the case states the very ruling that the rules lead to."""

    @property
    def rows(self) -> tuple[Row, ...]:
        """The merged row of each rule the conversation walks through."""
        return self.conversation.rows

    @property
    def ruling(self) -> Ruling:
        return self.conversation.ruling

    @property
    def judged(self) -> Mapping[str, Conversation]:
        """The judgements that another rule decided, by fact."""
        return self.conversation.judged

    @property
    def guarded(self) -> tuple[Row, ...]:
        """Every row the case guards, each once, those of judgements included."""
        rows = (*self.rows, *(row for judged in self.judged.values() for row in judged.rows))
        return tuple({row.id: row for row in rows}.values())


@dataclass(frozen=True)
class CheckedFile:
    """A file as far as it can be read, and every finding on it."""

    case: Case | None
    ruling: CaseRuling | None
    """What the rules say, if the answers lead to a ruling."""
    findings: tuple[Finding, ...]

    @property
    def valid(self) -> bool:
        return not blocking(self.findings)


@dataclass(frozen=True)
class Statement:
    """The answers written at one spot of a document, and the rule they answer."""

    rule: RuleEntry
    written: Mapping[str, Any]
    document: Document
    table: Table | None = None
    spot: Spot = ("facts",)
    board: Board | None = None

    def follow(self) -> Conversation:
        """Follow the answers, the table and what stands through the rules."""
        return self.rule.follow(self.answers, self.table, self.board)

    @property
    def answers(self) -> Stated:
        """The answers by type; invalid ones are left out or empty."""
        facts = self.rule.facts_in_reach
        return {n: self._answer(n) for n in self.written if n in facts}

    def _answer(self, name: str) -> Answer | Stated:
        fact, written = self.rule.facts_in_reach[name], self.written[name]
        if isinstance(written, str):
            answer: Answer | Stated = fact.answers.get(written, NO_ANSWERS)
            return answer
        return self._judgement(name).answers if fact.by in self.rule.book else NO_ANSWERS

    def _judgement(self, name: str) -> Statement:
        """The answers to the rule that settles a judgement."""
        judge = self.rule.book[self.rule.facts_in_reach[name].by]
        spot = (*self.spot, name)
        return Statement(judge, self.written[name], self.document, self.table, spot, self.board)

    def mistakes(self) -> Iterator[Finding]:
        """Report each invalid answer."""
        facts = self.rule.facts_in_reach
        for name, written in self.written.items():
            if name not in facts:
                hint = did_you_mean(name, facts)
                message = elsewhere(self.rule, name) or f"ukendt spørgsmål; {hint}"
                yield self._finding(Code.UNKNOWN_FACT, name, message)
            elif isinstance(written, str):
                yield from self._mistake(facts[name], written)
            elif facts[name].by in self.rule.book:
                yield from self._judgement(name).mistakes()
            else:
                message = f"skriv kun ét svar: {choices(facts[name])}"
                yield self._finding(Code.NOT_SETTLED_BY_RULE, name, message)

    def _finding(self, code: Code, name: str, message: str) -> Finding:
        """A finding at an answer, or at its name if the question is the mistake."""
        spot = (*self.spot, name)
        at_key = code in (Code.UNKNOWN_FACT, Code.NEVER_ASKED)
        return self.document.finding(
            code, spot, message, self.document.key(spot) if at_key else None
        )

    def _mistake(self, fact: Fact[Any], written: str) -> Iterator[Finding]:
        """Report an unknown answer, or one that the table contradicts."""
        if written not in fact.answers:
            labels = [(spoken(str(answer.value)), key) for key, answer in fact.answers.items()]
            word = SYNONYMS.get(written.casefold(), written)
            hint = did_you_mean(word, fact.answers, labels)
            if hint.startswith("vælg"):
                hint = f"skriv {choices(fact)}"
            message = f"»{written}« er intet svar på »{spoken(fact.question)}«; {hint}"
            yield self._finding(Code.UNKNOWN_ANSWER, fact.name, message)
            return
        answer, left = fact.answers[written], possible(fact, self.table)
        if left and answer not in left:
            shown = " eller ".join(_labelled(a) for a in fact.answers.values() if a in left)
            message = f"sagen siger {_labelled(answer)}, men bordet viser {shown}; ret det ene"
            yield self._finding(Code.TABLE_CONTRADICTS, fact.name, message)
        if self.board and answer not in (left := self.board.allows(fact)):
            shown = f"de sager, den kommer efter, giver {' eller '.join(map(_labelled, left))}"
            message = f"sagen siger {_labelled(answer)}, men {shown}; ret eller slet linjen"
            yield self._finding(Code.AFTER, fact.name, message)

    def gaps(self, conversation: Conversation) -> Iterator[Finding]:
        """Report the missing answer, or the answers that were never asked for."""
        for name, written in self.written.items():
            if isinstance(written, Mapping) and name in conversation.judged:
                yield from self._judgement(name).gaps(conversation.judged[name])
        if conversation.question:
            if conversation.question.fact.name not in self.written:
                fact, book = conversation.question.fact, self.rule.book
                question = spoken(fact.question, names_of(self.table))
                left = choices(fact, possible(fact, self.table))
                message = f"mangler »{fact.name}«: {question} Tilføj {left}"
                if fact.by in book:
                    asked = ", ".join(f"{name}: …" for name in book[fact.by].facts_in_reach)
                    message += f", eller {fact.name}: {{{asked}}}"
                if conversation.asking and conversation.asking is not self.rule:
                    message += f" (spørgsmålet stilles i {conversation.asking.title})"
                key = self.document.key(self.spot)
                yield self.document.finding(Code.MISSING_ANSWER, self.spot, message, key)
            return
        for name in self.written:
            if name in self.rule.facts_in_reach and name not in conversation.answers:
                yield self._finding(Code.NEVER_ASKED, name, NEVER_ASKED)


def elsewhere(rule: RuleEntry, name: str) -> str:
    """The message on a question that only other rules ask; empty if none does."""
    asking = sorted(r.name for r in rule.book.entered if name in r.facts_in_reach)
    others = f"{', '.join(asking[:3])}{' …' if len(asking) > 3 else ''}"
    message = f"det spørger {others} om, men ikke denne regel; ligger filen i en forkert mappe?"
    return message if asking else ""


def choices(fact: Fact[Any], left: Collection[Answer] | None = None) -> str:
    """`accepted: yes (ja) eller no (nej)`"""
    answers = [a for a in fact.answers.values() if not left or a in left]
    return f"{fact.name}: {' eller '.join(_labelled(answer) for answer in answers)}"


def _labelled(answer: Answer) -> str:
    return f"{answer.key} ({spoken(str(answer.value))})"
