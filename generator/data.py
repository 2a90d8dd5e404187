"""The data behind the pages, for other programs: rules, rows and cases as JSON."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from generator.cases.case import Case
from generator.cases.casebook import Casebook
from generator.cases.conversation import CaseRuling
from generator.cases.schema import schemas
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict, verdict_of_row
from generator.findings import blocking
from rules_src.model.edition import Edition
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation

IN_CASES = ("law", "word", "to", "away", "says")
"""What is told of a case's step; the rest stands in its row."""
NO_CASES = Casebook((), (), ())
FILES = {
    "rules.json": "reglerne: spørgsmål, svar og paragraffer",
    "rows.json": "tabellernes rækker: svar og kendelse, også det, der siges væk fra bordet",
    "cases.json": "sagerne: fortælling, svar og kendelse",
}


def files(book: Rulebook, casebook: Casebook) -> dict[str, str]:
    """The text of each file."""
    data = everything(book, casebook)
    return {
        **{name: _json(data[name.removesuffix(".json")]) for name in FILES},
        **{f"schema/{rule}.json": text for rule, text in schemas(book).items()},
    }


def edition_files(edition: Edition) -> dict[str, str]:
    """The rules and rows of an edition that is not in force; it has no cases."""
    data = everything(Rulebook.of(edition), NO_CASES)
    return {name: _json(data[name.removesuffix(".json")]) for name in ("rules.json", "rows.json")}


def of_rules(book: Rulebook, names: Collection[str]) -> dict[str, list[dict[str, Any]]]:
    """Some rules and their rows, without cases."""
    rules, rows = _rules_and_rows(book)
    return {
        "rules": [rule for rule in rules if rule["rule"] in names],
        "rows": [row for row in rows if row["rule"] in names],
        "cases": [],
    }


def everything(book: Rulebook, casebook: Casebook) -> dict[str, list[dict[str, Any]]]:
    """Rules, rows and cases of this revision; other revisions are compared with it."""
    broken = dict.fromkeys(finding.place.file for finding in blocking(casebook.findings))
    rules, rows = _rules_and_rows(book)
    return {
        "rules": rules,
        "rows": rows,
        "cases": [_case(case, casebook.by_id.get(case.id)) for case in casebook.cases],
        "unsound": [{"file": file} for file in broken],
    }


@cache
def _rules_and_rows(book: Rulebook) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Every rule and row of a book; its files, its stamp and its comparison need them all."""
    rules = [_rule(rule) for rule in book.rules.values()]
    return rules, [_row(book, row) for row in book.all_rows()]


def _json(entries: list[dict[str, Any]]) -> str:
    """Each entry on a line of its own."""
    return "[\n" + ",\n".join(json.dumps(e, ensure_ascii=False) for e in entries) + "\n]\n"


@cache
def _rule(rule: RuleEntry) -> dict[str, Any]:
    return {
        "rule": rule.name,
        "title": rule.title,
        "situation": rule.situation.slug,
        "entered": rule.entered,
        "said": _said(rule.situation) if rule.entered else {},
        **_edition_of(rule),
        "hands_over_to": sorted(rule.targets),
        "facts": {fact.name: _fact(fact) for fact in rule.facts.values()},
    }


def _said(situation: Situation) -> dict[str, str]:
    """What a situation says of itself."""
    asked = f"{situation.who.role}: {situation.who.question}" if situation.who else ""
    return {
        "happened": situation.happened,
        "called": situation.called,
        "intro": situation.intro,
        "who": asked,
        "laws": " ".join(situation.laws),
        "confuse": " ".join(situation.confuse),
    }


def _edition_of(rule: RuleEntry) -> dict[str, Any]:
    """The edition of a rule, and how surely it is known; nothing for rules of no edition."""
    edition = rule.book.edition
    if edition is None:
        return {}
    source = edition.sources.get(rule.situation.rule.__name__)
    found = {"edition": edition.year, "in_force": edition.in_force.isoformat()}
    if source is None:
        return found
    return found | {"source": source.where, "certainty": source.certainty.key, "note": source.note}


def _fact(fact: Fact[Any]) -> dict[str, Any]:
    return {
        "kind": fact.kind.name.lower(),
        "question": fact.question,
        "law": fact.law,
        "help": fact.help,
        "chooses": fact.chooses,
        "weigh": list(fact.weigh),
        "settled_by": fact.by,
        "away": fact.away,
        "assumed": fact.assume.key if fact.assume else "",
        "reached": {answer.key: moment.key for answer, moment in fact.reached.items()},
        "answers": {key: answer.value for key, answer in fact.answers.items()},
    }


def _row(book: Rulebook, row: Row) -> dict[str, Any]:
    kept = finished(row.ruling, row.cells)
    return {
        "row": row.id,
        "rule": row.rule,
        "answers": {name: [answer.key for answer in cell] for name, cell in row.cells.items()},
        "verdict": verdict_of_row(book[row.rule], row),
        "ruling": [of_step(step) | {"finished": step in kept} for step in row.ruling],
    }


def of_step(step: Step, names: Mapping[str, str] | None = None) -> dict[str, Any]:
    """A step for programs; its roles stand as `{lho}` unless their `names` are given.

    `aloud` is read out at the table. `away` is kept from it: its words say to whom it is told, and
    where. A step that is neither is for the director alone; `explained` is told with a choice.
    """
    words = {"short": step.short, "says": step.says, "text": step.text}
    return {
        "law": step.law,
        "shown": LawRef.parse(step.law).shown,
        "word": step.word,
        "when": step.when.key,
        "authority": step.authority.key,
        "aloud": step.aloud,
        "away": step.away,
        "explained": step.explained,
        "to": step.to,
        **{key: text if names is None else spoken(text, names) for key, text in words.items()},
    }


def _case(case: Case, ruling: CaseRuling | None) -> dict[str, Any]:
    """A case and its ruling by the rules; a withdrawn case has none."""
    conversation = ruling.conversation if ruling else Conversation()
    names = {**ROLES, **ruling.names} if ruling else ROLES
    return {
        "id": case.id,
        "rule": case.rule,
        "headnote": case.text.headnote,
        "story": case.text.story,
        "authority": case.text.authority.key,
        "answers": {name: answer.key for name, answer in conversation.answers.items()},
        "rows": [row.id for row in ruling.rows] if ruling else [],
        "guards": [row.id for row in ruling.guarded] if ruling and ruling.agrees else [],
        "verdict": spoken(verdict(conversation), names),
        "ruling": [
            {key: step[key] for key in IN_CASES}
            for step in (of_step(s, names) for s in conversation.ruling)
        ],
        "stated": [{"law": law, "word": word} for law, word in case.text.ruling],
        "disputed": case.text.disputed or "",
        "withdrawn": case.text.withdrawn or "",
    }
