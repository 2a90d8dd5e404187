"""What a program may ask: find a situation, ask a rule, have it rule, cite a §.

Each answer has its edition and the fingerprint of its rules. `undecided` says why there is no
ruling yet, or none at all; `left_open` what the law does not say of the §§ that rule.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from generator.cases.conversation import Statement
from generator.cases.document.reader import Document
from generator.cases.findings import Code, Finding, did_you_mean
from generator.cli.mcp_server.find import Finder
from generator.data.entries import of_step
from generator.data.stamp import stamp_of
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.verdicts import finished_steps, moments
from generator.site.law_status import MEANING, NOT_RULED, law_statuses
from generator.views.addresses import row_place, situation_page
from generator.views.content import Content
from generator.views.conversation import as_json
from rules_src.contents import danish_url, english_url, gloss
from rules_src.doubts import DOUBTS
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.steps import HandOver, LookUp

NOT_BY_LAW = "Det afgør loven ikke"
NOT_HERE = "Det afgør siden ikke"
MOST = 5
"""Situations in an answer."""

Answer = dict[str, Any]


class AskedWrongError(ValueError):
    """A rule, an answer or a § that there is none of; the message is Danish."""


class Desk:
    """The answers by one content: its book and its cases."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def find(self, sentence: str) -> Answer:
        found = self._finder.find(sentence)[:MOST]
        return {
            **_stamp(self.content.book),
            "situations": [
                {
                    "rule": situation.rule.__name__,
                    "title": situation.title,
                    "happened": spoken(situation.happened),
                    "laws": [*situation.laws],
                    "page": situation_page(situation),
                }
                for situation in found
            ],
            "undecided": [] if found else [f"{NOT_HERE}: Ingen situation passer på sætningen."],
        }

    @cached_property
    def _finder(self) -> Finder:
        stories: dict[str, list[str]] = {}
        for ruling in self.content.casebook.rulings:
            text = ruling.case.text
            stories.setdefault(ruling.case.rule, []).append(f"{text.headnote} {text.story}")
        return Finder(self.content.book, stories)

    def ask(self, rule: str, answers: Mapping[str, Any]) -> Answer:
        """The next question; what is not the law's to decide says so."""
        entry = self._entry(rule)
        conversation = _follow(entry, answers)
        data = as_json(entry, conversation)
        return {
            **{key: data[key] for key in (*_stamp(entry.book), "rule", "title", "answers")},
            "question": data["question"],
            "undecided": [*_to_judge(conversation)],
        }

    def rule(self, rule: str, answers: Mapping[str, Any]) -> Answer:
        """The ruling that the answers lead to; the question that waits if they lead to none."""
        entry = self._entry(rule)
        conversation = _follow(entry, answers)
        whole = not conversation.question
        kept = finished_steps(conversation) if whole else ()
        whens = moments(conversation) if whole else {}
        said = [step for step in kept if not isinstance(step, HandOver)]
        return {
            **as_json(entry, conversation),
            "rows": [self._row(leg.rule, leg.row.id) for leg in conversation.legs],
            "laws": [LawRef.parse(law).shown for law in dict.fromkeys(step.law for step in said)],
            "ruling": [
                {**of_step(step, ROLES).plain, "when": whens[step].key, "finished": True}
                for step in said
            ],
            "undecided": [*_to_judge(conversation), *_to_look_up(conversation)],
            "left_open": [*self._left_open(conversation)] if whole else [],
        }

    def _left_open(self, conversation: Conversation) -> Iterator[str]:
        """What the law does not say of the §§ that it is ruled by."""
        names = {leg.rule.name for leg in conversation.legs}
        ruled = {LawRef.parse(step.law).number for step in conversation.ruling}
        for doubt in DOUBTS:
            law = LawRef.parse(doubt.law)
            if law.number in ruled and names & {*doubt.rules}:
                yield f"{NOT_BY_LAW}: {spoken(doubt.text)} ({law.shown})"

    def cite(self, law: str) -> Answer:
        """A § in a sentence of ours, where it is printed, and which situations rest on it."""
        ref = _reference(law)
        status = law_statuses(self.content)[ref.number - 1]
        ruled = status.state not in NOT_RULED
        why = status.law.outside or MEANING[status.state]
        return {
            **_stamp(self.content.book),
            "law": ref.text,
            "shown": ref.shown,
            "title": status.law.title,
            "gloss": gloss(ref.text) or gloss(str(ref.number)),
            "state": MEANING[status.state],
            "situations": [
                {"rule": each.rule.__name__, "title": each.title, "page": situation_page(each)}
                for each in self.content.index.situations(ref.number)
            ],
            "danish": danish_url(ref.number),
            "english": english_url(ref.number),
            "undecided": [] if ruled else [f"{NOT_HERE}: {why}"],
        }

    def _entry(self, rule: str) -> RuleEntry:
        book = self.content.book
        if rule in book:
            return book[rule]
        raise AskedWrongError(f"ukendt regel »{rule}«; {did_you_mean(rule, book.rules)}")

    def _row(self, rule: RuleEntry, row: str) -> Answer:
        page = row_place(rule, next(each for each in rule.rows if each.id == row))
        return {"row": row, "page": page}


def _stamp(book: Rulebook) -> Answer:
    stamp = stamp_of(book)
    return dict(stamp.data) if stamp else {}


def _follow(rule: RuleEntry, answers: Mapping[str, Any]) -> Conversation:
    """The conversation with these answers; refuse one that is none, or that is not asked for."""
    statement = Statement(rule, answers, Document("", {}))
    _refuse(statement.mistakes())
    conversation = statement.follow()
    _refuse(gap for gap in statement.gaps(conversation) if gap.code is Code.NEVER_ASKED)
    return conversation


def _refuse(findings: Iterable[Finding]) -> None:
    if wrong := [finding.summary for finding in findings]:
        raise AskedWrongError("; ".join(wrong))


def _to_judge(conversation: Conversation) -> Iterator[str]:
    """That the question that waits is the director's to judge."""
    if conversation.question and conversation.question.fact.kind is Kind.JUDGEMENT:
        law = LawRef.parse(conversation.question.fact.law).shown
        yield f"{NOT_BY_LAW}: Her vurderer turneringslederen ({law})."


def _to_look_up(conversation: Conversation) -> Iterator[str]:
    """What the site has no rule for."""
    for step in conversation.ruling:
        if isinstance(step, LookUp):
            yield f"{NOT_HERE}: Slå {LawRef.parse(step.law).shown} op i lovbogen."


def _reference(law: str) -> LawRef:
    """A § as code or as people write it."""
    written = "".join(law.replace("§", "").replace("(", "").replace(")", "").split())
    if not LawRef.is_valid(written):
        raise AskedWrongError(f"»{law}« er ingen paragraf; skriv fx 64A1")
    return LawRef.parse(written)
