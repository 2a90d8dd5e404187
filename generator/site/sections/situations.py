"""The pages of the situations, what the law leaves open in each, and every judgement on one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

from generator.engine.explore import declared
from generator.engine.neighbours import Difference, differences
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Node, leaves, nodes
from generator.engine.verdicts import finished, verdict_of_row
from generator.site.pictures import picture
from generator.site.sections import contributing
from generator.text.danish import sentence, together
from generator.text.page import PageSpec, page_spec
from generator.tools import TOOLS, guide
from generator.views.addresses import rule_place, situation_page
from generator.views.case import CaseLink
from generator.views.comparisons import links, statement
from generator.views.content import Content
from generator.views.decision_table import TableRow
from generator.views.ruling import (
    ORDER,
    Due,
    FinishedRuling,
    StepLine,
    dues,
    each_effect,
    shown_verdict,
)
from generator.views.situation import parts_of
from rules_src.contents import gloss
from rules_src.doubts import doubts_of
from rules_src.model import ME, Answer, Doubt, Fact, OtherReading, Situation, Verdict
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.sentences import SOUGHT


def specs(content: Content) -> Iterator[PageSpec]:
    for situation in content.book.situations:
        yield _situation(content, situation)


def _situation(content: Content, situation: Situation) -> PageSpec:
    book = content.book
    rules = book.rules_of(situation)
    names = [rule.name for rule in rules]
    rows = [row for rule in rules for row in rule.rows]
    refs = {step.law for row in rows for step in row.ruling}
    parts = parts_of(book, situation)
    words, said = _said_once(row for part in parts for row in part.rows)
    confused = [book[rule] for rule in situation.confuse]
    comparisons = links(book, content.presentation)
    # the questions and answers of a situation, and its verdicts
    phrases = [spoken(situation.intro), *situation.laws]
    for rule in rules:
        phrases.append(rule.title)
        for fact in rule.columns:
            phrases += map(spoken, (fact.question, *(a.value for a in fact.answers.values())))
        # each once, in the order of the rows: the same pages must give the same index
        phrases += dict.fromkeys(spoken(verdict_of_row(rule, row)) for row in rule.rows)
    found_by = " ".join(phrases)
    return page_spec(
        "situation",
        situation_page(situation),
        situation.title,
        spoken(situation.intro),
        toc=True,
        sought=SOUGHT.get(situation.slug, ()),
        search_text=found_by,
        situation=situation,
        parts=parts,
        words=words,
        said=said,
        cases=content.cases_of(names),
        graded=_graded(content, rules[0]),
        ends={row.id: content.ends[row.id] for row in rows},
        wrong=contributing.wrong_ruling(content.host, situation_page(situation)),
        contact=content.host.contact,
        confused=[(rule.title, rule_place(rule)) for rule in confused],
        comparisons=[c for c in comparisons if set(c.rules) & set(names)],
        doubts=open_points(book, doubts_of(tuple(names))),
        # the guide reads there what each § says
        laws=[(ref, gloss(ref)) for ref in sorted(refs, key=LawRef.parse)],
        card=situation.slug,
        pictures={rule.name: picture(rule) for rule in rules},
        tools=tuple(link for tool in reversed(TOOLS) if (link := tool.link(book, situation))),
        scripts=(guide.page_script(situation), "guide"),
    )


Moment = tuple[int, int, str]
"""Its place among the moments of a ruling, and what is written over what is due then."""
Words = list[tuple[str, list[tuple[int, StepLine | str]]]]
"""What rows say, numbered, under the moments it is due at."""


def _said_once(rows: Iterable[TableRow]) -> tuple[Words, Mapping[str, list[int]]]:
    """Every line of some rows once, and by the row the numbers of its own."""
    met: dict[Moment, dict[object, StepLine | str]] = {}
    said: dict[str, list[tuple[Moment, object]]] = {}
    for row in rows:
        for moment, lines in _by_moment(row.finished):
            for line in lines:
                key: object = line
                if isinstance(line, StepLine):
                    step = line.step
                    label = "" if step.to == ME else f"{{{step.addressed}}}"
                    line = replace(line, label=label)
                    key = (label, step.says, step.law, step.authority, line.goes_to)
                met.setdefault(moment, {}).setdefault(key, line)
                said.setdefault(row.row.id, []).append((moment, key))
    order = [(moment, key) for moment in sorted(met) for key in met[moment]]
    numbers = {at: number for number, at in enumerate(order, start=1)}
    words = [
        (moment[-1], [(numbers[moment, key], line) for key, line in met[moment].items()])
        for moment in sorted(met)
    ]
    return words, {row: [numbers[at] for at in own] for row, own in said.items()}


def _by_moment(ruling: FinishedRuling) -> Iterator[tuple[Moment, Iterable[StepLine | str]]]:
    yield (0, 0, "Sig nu:"), ruling.now
    for due in ruling.later:
        yield (1, ORDER.index(due.when), f"{sentence(due.when.value)}:"), due.lines
    for due in ruling.private:
        when = "" if due.now else f", {due.when.value}"
        yield (2, ORDER.index(due.when), f"Kun for dig{when}:"), due.lines
    yield (3, 0, "Sådan tastes den:"), ruling.keyed
    yield (4, 0, "Videre:"), ruling.onward


def _graded(content: Content, rule: RuleEntry) -> list[tuple[Verdict, tuple[CaseLink, ...]]]:
    """Where a rule answers another's judgement, its own cases by the verdict they come to."""
    endings = [(row.ruling[-1], content.ends[row.id]) for row in rule.rows]
    return [
        (verdict, own)
        for verdict, cases in endings
        if isinstance(verdict, Verdict) and (own := tuple(c for c in cases if c.rule == rule.name))
    ]


class OtherOutcome(NamedTuple):
    """An incident, and what is ruled by each reading."""

    incident: str
    ours: str
    theirs: str
    also: str
    """What is said by the other reading alone, where the verdict does not tell them apart."""


def open_points(
    book: Rulebook, doubts: Iterable[Doubt]
) -> list[tuple[Doubt, list[tuple[OtherReading, list[OtherOutcome]]]]]:
    """Doubts as a page shows them: with their other readings, and what each would rule."""
    return [
        (doubt, [(r, [_outcome(book, r, d) for d in differences(book, r)]) for r in doubt.readings])
        for doubt in doubts
    ]


def _outcome(book: Rulebook, reading: OtherReading, each: Difference) -> OtherOutcome:
    rule = book[reading.rule]
    ours, theirs = shown_verdict(rule, each.ours), shown_verdict(rule, each.row)
    known = {step.effect for step in each.ours.ruling}
    new = (s for s in finished(each.row.ruling, each.row.cells) if s.effect not in known)
    return OtherOutcome(
        incident(rule.situation, declared(reading.variant), each.row.cells),
        ours,
        theirs,
        " ".join(step.text for step in new) if ours == theirs else "",
    )


def incident(situation: Situation, facts: Mapping[str, Fact[Any]], cells: Cells) -> str:
    """What happened in a row, in one sentence: the answers as statements, one after the other.

    What is assumed where nobody says otherwise is not said, nor what goes without saying.
    """
    said = [
        statement(situation.statements.get(fact, {}), answers, fact.question)
        for fact, answers in ((facts[name], answers) for name, answers in cells.items())
        if len(answers) < len(fact.answers) and answers != (fact.assume,)
    ]
    return together([text for text in said if text] or [sentence(situation.title)])


Place = tuple[str, str]
"""The title of a rule, and where it stands."""


@dataclass(frozen=True)
class Alternative:
    """One answer: what it always leads to and others do not, and what it can lead to."""

    answer: Answer
    always: tuple[Due, ...]
    maybe: tuple[Due, ...]


@dataclass(frozen=True)
class JudgementView:
    fact: Fact[Any]
    asked: tuple[Place, ...]
    """Where it is asked: in this situation first, then in others."""
    settled_by: Place | None
    alternatives: tuple[Alternative, ...]


def judgements(content: Content) -> Iterator[PageSpec]:
    # the judgements of each situation, each under the first that asks it
    by_fact: dict[int, Questions] = {}
    for rule in content.book.rules.values():
        for node in nodes(rule.tree):
            if node.fact.kind is Kind.JUDGEMENT:
                by_fact.setdefault(id(node.fact), []).append((rule, node))
    groups = []
    for situation in content.book.situations:
        own = [asked for asked in by_fact.values() if asked[0][0].situation is situation]
        if own:
            views = tuple(_judgement(content.book, asked) for asked in own)
            groups.append((situation, situation_page(situation), views))
    yield page_spec(
        "judgements",
        "bedoemmelser/index.md",
        "Din vurdering",
        "Alle skøn, siden beder om: hvad du skal finde ud af, hvem du spørger, og hvad hvert svar"
        " fører til.",
        groups=groups,
        total=sum(len(asked) for _, _, asked in groups),
        toc=True,
    )


Questions = list[tuple[RuleEntry, Node]]
"""The rules that ask one fact, and where in each."""


def _judgement(book: Rulebook, questions: Questions) -> JudgementView:
    fact = questions[0][1].fact
    asked = dict.fromkeys(_place(rule) for rule, _ in questions)
    return JudgementView(
        fact,
        tuple(asked),
        _place(book[fact.by]) if fact.by else None,
        tuple(_alternatives(book, fact, [node for _, node in questions])),
    )


def _place(rule: RuleEntry) -> Place:
    return rule.title, rule_place(rule)


def _alternatives(book: Rulebook, fact: Fact[Any], asked: list[Node]) -> Iterator[Alternative]:
    # the rulings below an answer, wherever it is asked and can be given
    rulings = {
        answer: [
            ruling
            for node in asked
            if any(answer in each for each, _ in node.branches)
            for ruling in leaves(node.branch(answer))
        ]
        for answer in fact.answers.values()
    }
    effects = {answer: [r.effect for r in below] for answer, below in rulings.items()}
    shared = frozenset.intersection(*(e for below in effects.values() for e in below))
    for answer, below in rulings.items():
        if below:
            always = frozenset.intersection(*effects[answer])
            new = [s for s in each_effect(chain.from_iterable(below)) if s.effect not in shared]
            yield Alternative(
                answer,
                dues(book, (s for s in new if s.effect in always)),
                dues(book, (s for s in new if s.effect not in always)),
            )
