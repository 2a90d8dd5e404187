"""The data behind the pages, for other programs: rules, rows and cases as JSON."""

from __future__ import annotations

import json
from typing import Any

from generator.casebook import Casebook
from generator.explore import declared
from generator.rulebook import Rulebook
from generator.schema import schemas
from generator.settle import CaseRuling
from rules_src.facts import Fact
from rules_src.ruling import Step

FILES = {
    "rules.json": "reglerne: spørgsmål, svar og paragraffer",
    "rows.json": "tabellernes rækker: svar og kendelse",
    "cases.json": "sagerne: fortælling, svar og kendelse",
}


def files(book: Rulebook, casebook: Casebook) -> dict[str, str]:
    """The text of each file."""
    return {
        "rules.json": _json([_rule(book, rule) for rule in book.rules]),
        "rows.json": _json([_row(row.id, row.cells, row.ruling) for row in book.all_rows()]),
        "cases.json": _json([_case(found) for found in casebook.rulings]),
        **{f"schema/{rule}.json": text for rule, text in schemas(book).items()},
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _rule(book: Rulebook, rule: str) -> dict[str, Any]:
    situation = book.situation_of(rule)
    facts = {fact.name: _fact(fact) for fact in declared(book.rules[rule]).values()}
    return {
        "rule": rule,
        "title": book.title_of(rule),
        "situation": situation.slug,
        "entered": rule in book.entered,
        "hands_over_to": sorted(book.targets(rule)),
        "facts": facts,
    }


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
        "answers": {key: answer.value for key, answer in fact.answers.items()},
    }


def _row(id: str, cells: Any, ruling: Any) -> dict[str, Any]:
    answers = {name: [answer.key for answer in cell] for name, cell in cells.items()}
    return {"row": id, "answers": answers, "ruling": [_step(step) for step in ruling]}


def _step(step: Step) -> dict[str, Any]:
    return {
        "law": step.law,
        "word": step.word,
        "when": step.when.key,
        "authority": step.authority.key,
        "aloud": step.aloud,
        "text": step.text,
    }


def _case(found: CaseRuling) -> dict[str, Any]:
    case = found.case
    return {
        "id": case.id,
        "rule": case.rule,
        "headnote": case.headnote,
        "story": case.story,
        "authority": case.authority.key,
        "answers": {name: answer.key for name, answer in found.chain.answers.items()},
        "rows": [row.id for row in found.rows],
        "ruling": [{"law": step.law, "word": step.word} for step in found.chain.ruling],
        "disputed": case.disputed or "",
    }
