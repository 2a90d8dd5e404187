"""The data behind the pages, for other programs: rules, rows and cases as JSON."""

from __future__ import annotations

import json
from typing import Any

from generator.cases.case import Case
from generator.cases.casebook import Casebook
from generator.cases.conversation import CaseRuling
from generator.cases.schema import schemas
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.tree import Row
from generator.findings import blocking
from rules_src.model.facts import Fact
from rules_src.model.ruling import Step

FILES = {
    "rules.json": "reglerne: spørgsmål, svar og paragraffer",
    "rows.json": "tabellernes rækker: svar og kendelse",
    "cases.json": "sagerne: fortælling, svar og kendelse",
}


def files(book: Rulebook, casebook: Casebook) -> dict[str, str]:
    """The text of each file."""
    found = everything(book, casebook)
    return {
        **{name: _json(found[name.removesuffix(".json")]) for name in FILES},
        **{f"schema/{rule}.json": text for rule, text in schemas(book).items()},
    }


def everything(book: Rulebook, casebook: Casebook) -> dict[str, list[dict[str, Any]]]:
    """What the rules and cases of this revision say; a later one compares itself with it."""
    unsound = dict.fromkeys(finding.place.file for finding in blocking(casebook.findings))
    return {
        "rules": [_rule(book, rule) for rule in book.rules],
        "rows": [_row(row) for row in book.all_rows()],
        "cases": [_case(case, casebook.by_id.get(case.id)) for case in casebook.cases],
        "unsound": [{"file": file} for file in unsound],
    }


def _json(entries: list[dict[str, Any]]) -> str:
    """Each entry on a line of its own."""
    return "[\n" + ",\n".join(json.dumps(e, ensure_ascii=False) for e in entries) + "\n]\n"


def _rule(book: Rulebook, rule: str) -> dict[str, Any]:
    situation = book[rule].situation
    facts = {fact.name: _fact(fact) for fact in book[rule].facts.values()}
    return {
        "rule": rule,
        "title": book[rule].title,
        "situation": situation.slug,
        "entered": book[rule].entered,
        "hands_over_to": sorted(book[rule].targets),
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


def _row(row: Row) -> dict[str, Any]:
    answers = {name: [answer.key for answer in cell] for name, cell in row.cells.items()}
    ruling = [_step(step) for step in row.ruling]
    return {"row": row.id, "rule": row.rule, "answers": answers, "ruling": ruling}


def _step(step: Step) -> dict[str, Any]:
    return {
        "law": step.law,
        "word": step.word,
        "when": step.when.key,
        "authority": step.authority.key,
        "aloud": step.aloud,
        "text": step.text,
    }


def _case(case: Case, found: CaseRuling | None) -> dict[str, Any]:
    """A case and what the rules say of it; of one that is withdrawn they say nothing."""
    conversation = found.conversation if found else Conversation()
    return {
        "id": case.id,
        "rule": case.rule,
        "headnote": case.headnote,
        "story": case.story,
        "authority": case.authority.key,
        "answers": {name: answer.key for name, answer in conversation.answers.items()},
        "rows": [row.id for row in found.rows] if found else [],
        "guards": [row.id for row in found.guarded] if found and found.agrees else [],
        "ruling": [{"law": step.law, "word": step.word} for step in conversation.ruling],
        "stated": [{"law": law, "word": word} for law, word in case.expected],
        "disputed": case.disputed or "",
        "withdrawn": case.withdrawn or "",
    }
