"""What the answers of a case lead to: read from its file, and what they leave open."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from generator.cases.case import Case
from generator.cases.document.reader import Document, Spot
from generator.cases.role_names import names_of
from generator.engine.rulebook import Conversation, RuleEntry, Stated
from generator.engine.tree import Row
from generator.findings import Code, Finding, did_you_mean
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling

NO_ANSWERS: Mapping[str, Any] = {}

ALSO_SAID: Mapping[str, str] = {"true": "ja", "false": "nej", "sand": "ja", "falsk": "nej"}
"""What people write for yes and no, besides those very words."""


@dataclass(frozen=True)
class CaseRuling:
    """A case and what the rules say of it."""

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
        """The judgements that a rule of its own settled, by fact."""
        return self.conversation.judged

    @property
    def guarded(self) -> tuple[Row, ...]:
        """Every row the case vouches for, those of judgements included."""
        return (*self.rows, *(row for judged in self.judged.values() for row in judged.rows))


@dataclass(frozen=True)
class Statement:
    """The answers written at one spot of a document, and the rule they answer."""

    rule: RuleEntry
    written: Mapping[str, Any]
    document: Document
    table: Table | None = None
    spot: Spot = ("facts",)

    def follow(self) -> Conversation:
        """As far as the answers and the table lead."""
        return self.rule.follow(self.answers, self.table)

    @property
    def answers(self) -> Stated:
        """What is written by its type; what makes no sense answers nothing."""
        facts = self.rule.facts_in_reach
        return {n: self._answer(n) for n in self.written if n in facts}

    def _answer(self, name: str) -> Answer | Stated:
        fact, written = self.rule.facts_in_reach[name], self.written[name]
        if isinstance(written, str):
            answer: Answer | Stated = fact.answers.get(written, NO_ANSWERS)
            return answer
        return self._judgement(name).answers if fact.by in self.rule.book else NO_ANSWERS

    def _judgement(self, name: str) -> Statement:
        """What is written for the rule that settles a judgement."""
        judge = self.rule.book[self.rule.facts_in_reach[name].by]
        return Statement(judge, self.written[name], self.document, self.table, (*self.spot, name))

    def mistakes(self) -> Iterator[Finding]:
        """Each answer that makes no sense."""
        for name, written in self.written.items():
            yield from self._mistakes(name, written)

    def _mistakes(self, name: str, written: Any) -> Iterator[Finding]:
        facts, spot = self.rule.facts_in_reach, (*self.spot, name)
        if name not in facts:
            message = elsewhere(self.rule, name) or f"ukendt spørgsmål; {did_you_mean(name, facts)}"
            yield self.document.finding(Code.UNKNOWN_FACT, spot, message, self.document.key(spot))
            return
        fact = facts[name]
        if not isinstance(written, str):
            if fact.by in self.rule.book:
                yield from self._judgement(name).mistakes()
            else:
                message = f"skriv kun ét svar: {choices(fact)}"
                yield self.document.finding(Code.NOT_SETTLED_BY_RULE, spot, message)
            return
        if written not in fact.answers:
            yield self.document.finding(Code.UNKNOWN_ANSWER, spot, unknown_answer(fact, written))
            return
        answer, possible = fact.answers[written], seen(fact, self.table)
        if possible and answer not in possible:
            shown = " eller ".join(_labelled(a) for a in fact.answers.values() if a in possible)
            message = f"sagen siger {_labelled(answer)}, men bordet viser {shown}; ret det ene"
            yield self.document.finding(Code.TABLE_CONTRADICTS, spot, message)

    def gaps(self, conversation: Conversation) -> Iterator[Finding]:
        """The answer that is missing, or those that were never asked for."""
        for name, written in self.written.items():
            if isinstance(written, Mapping) and name in conversation.judged:
                yield from self._judgement(name).gaps(conversation.judged[name])
        if conversation.question:
            if conversation.question.fact.name not in self.written:
                yield self._missing(conversation)
            return
        for name in self.written:
            if name in self.rule.facts_in_reach and name not in conversation.answers:
                spot = (*self.spot, name)
                message = (
                    "med de øvrige svar spørger reglen ikke om det; slet linjen, eller ret dem"
                )
                yield self.document.finding(
                    Code.NEVER_ASKED, spot, message, self.document.key(spot)
                )

    def _missing(self, conversation: Conversation) -> Finding:
        assert conversation.question  # the caller has looked
        fact, book = conversation.question.fact, self.rule.book
        question = spoken(fact.question, names_of(self.table))
        possible = seen(fact, self.table)
        message = f"mangler »{fact.name}«: {question} Tilføj {choices(fact, possible)}"
        if fact.by in book:
            asked = ", ".join(f"{name}: …" for name in book[fact.by].facts_in_reach)
            message += f", eller {fact.name}: {{{asked}}}"
        if conversation.asking and conversation.asking is not self.rule:
            message += f" (spørgsmålet stilles i {conversation.asking.title})"
        key = self.document.key(self.spot)
        return self.document.finding(Code.MISSING_ANSWER, self.spot, message, key)


def elsewhere(rule: RuleEntry, name: str) -> str:
    """What to write of a question that only other rules ask: the folder may be wrong."""
    asking = sorted(r.name for r in rule.book.entered if name in r.facts_in_reach)
    others = f"{', '.join(asking[:3])}{' …' if len(asking) > 3 else ''}"
    message = f"det spørger {others} om, men ikke denne regel; ligger filen i en forkert mappe?"
    return message if asking else ""


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
