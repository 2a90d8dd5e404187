"""Rules, rows and cases as other programs read them."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from generator.cases.casebook import Casebook
from generator.cases.conversation import Case, CaseRuling
from generator.cases.findings import blocking
from generator.cases.precedents import Precedent, Precedents
from generator.data import models
from generator.data.models import BrokenCase, Everything
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict, verdict_of_row
from rules_src.bridge.pbn import written
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Step

PBN = "% PBN 2.1\n"
NO_CASES = Casebook((), (), ())


def files(book: Rulebook, casebook: Casebook, outside: Precedents) -> dict[str, str]:
    """The text of each file."""
    data = everything(book, casebook, outside)
    tables = (written(case.table, case.id) for case in casebook.cases if case.table)
    return {
        "rules.json": _json(data.rules),
        "rows.json": _json(data.rows),
        "cases.json": _json(data.cases),
        "cases.pbn": PBN + "\n".join(tables),
        "encounters.json": _json(_encounters(book)),
        "precedents.json": _json(data.precedents or ()),
    }


def everything(book: Rulebook, casebook: Casebook, outside: Precedents | None = None) -> Everything:
    """Rules, rows and cases of this revision; other revisions are compared with it."""
    broken = dict.fromkeys(finding.place.file for finding in blocking(casebook.findings))
    rules, rows = _rules_and_rows(book)
    return Everything(
        rules=rules,
        rows=rows,
        cases=tuple(_case(case, casebook.by_id.get(case.id)) for case in casebook.cases),
        unsound=tuple(BrokenCase(file=file) for file in broken),
        precedents=tuple(map(_precedent, outside.every)) if outside else None,
    )


@cache
def _rules_and_rows(book: Rulebook) -> tuple[tuple[models.Rule, ...], tuple[models.Row, ...]]:
    """Every rule and row of a book; its files, its stamp and its comparison need them all."""
    rules = tuple(_rule(rule) for rule in book.rules.values())
    return rules, tuple(_row(book, row) for row in book.all_rows())


def _json(entries: Iterable[models.Record]) -> str:
    """Each entry on a line of its own."""
    return "[\n" + ",\n".join(json.dumps(e.plain, ensure_ascii=False) for e in entries) + "\n]\n"


def _rule(rule: RuleEntry) -> models.Rule:
    edition, situation, who = rule.book.edition, rule.situation, rule.situation.who
    said = {
        "intro": situation.intro,
        "who": f"{who.role}: {who.question}" if who else "",
        "laws": " ".join(situation.laws),
        "confuse": " ".join(situation.confuse),
    }
    return models.Rule(
        rule=rule.name,
        title=rule.title,
        situation=rule.situation.slug,
        entered=rule.entered,
        said=said if rule.entered else {},
        edition=edition.year if edition else None,
        in_force=edition.in_force.isoformat() if edition else None,
        hands_over_to=tuple(sorted(rule.targets)),
        facts={fact.name: _fact(fact) for fact in rule.facts.values()},
    )


def _encounters(book: Rulebook) -> Iterator[models.Encounter]:
    """Each pair, in the order of the situations."""
    for situation in book.situations:
        for each in situation.encounters:
            yield models.Encounter(
                stands=each.kind.key,
                situation=situation.slug,
                how=each.how.key,
                law=each.law,
                text=each.text,
            )


def _fact(fact: Fact[Any]) -> models.Fact:
    return models.Fact(
        kind=fact.kind.name.lower(),
        question=fact.question,
        law=fact.law,
        help=fact.help,
        chooses=fact.chooses,
        weigh=fact.weigh,
        settled_by=fact.by,
        away=fact.away,
        assumed=fact.assume.key if fact.assume else "",
        reached={answer.key: moment.key for answer, moment in fact.reached.items()},
        answers={key: answer.value for key, answer in fact.answers.items()},
    )


def _row(book: Rulebook, row: Row) -> models.Row:
    kept = finished(row.ruling, row.cells)
    return models.Row(
        row=row.id,
        rule=row.rule,
        answers={name: tuple(answer.key for answer in cell) for name, cell in row.cells.items()},
        verdict=verdict_of_row(book[row.rule], row),
        ruling=tuple(_step(step, finished=step in kept) for step in row.ruling),
    )


def _step(step: Step, *, finished: bool) -> models.Step:
    return models.Step(
        law=step.law,
        shown=LawRef.parse(step.law).shown,
        word=step.word,
        when=step.when.key,
        authority=step.authority.key,
        aloud=step.aloud,
        away=step.away,
        explained=step.explained,
        to=step.to,
        short=step.short,
        says=step.says,
        text=step.text,
        finished=finished,
    )


def _case(case: Case, ruling: CaseRuling | None) -> models.Case:
    """A case and its ruling by the rules; a withdrawn case has none."""
    conversation = ruling.conversation if ruling else Conversation()
    names = {**ROLES, **ruling.names} if ruling else ROLES
    return models.Case(
        id=case.id,
        rule=case.rule,
        headnote=case.text.headnote,
        story=case.text.story,
        authority=case.text.authority.key,
        answers={name: answer.key for name, answer in conversation.answers.items()},
        rows=tuple(row.id for row in ruling.rows) if ruling else (),
        guards=tuple(row.id for row in ruling.guarded) if ruling and ruling.agrees else (),
        verdict=spoken(verdict(conversation), names),
        ruling=tuple(
            models.CaseStep(
                law=step.law,
                word=step.word,
                to=step.to,
                away=step.away,
                says=spoken(step.says, names),
            )
            for step in conversation.ruling
        ),
        stated=tuple(models.StatedStep(law=law, word=word) for law, word in case.text.ruling),
        disputed=case.text.disputed or "",
        withdrawn=case.text.withdrawn or "",
    )


def _precedent(outside: Precedent) -> models.Precedent:
    """A ruling from outside, and what the rules say of the incident."""
    text, conversation = outside.text, outside.conversation or Conversation()
    return models.Precedent(
        id=outside.id,
        happened=text.happened.strip(),
        ruled=text.ruled.strip(),
        source=f"{outside.source.body}: {outside.source.title}",
        address=text.address or outside.source.address,
        laws=text.laws,
        rule=text.rule or "",
        answers={name: answer.key for name, answer in conversation.answers.items()},
        verdict=spoken(verdict(conversation)),
        comparison=outside.comparison.name.lower(),
        because=text.because.name.lower() if text.because else "",
    )
