"""Describe cases as JSON Schema, so an editor completes and explains their keys.

Keys of the ruling are completed but not forbidden: editors read YAML 1.2, where `47E1` is a number.
"""

import json
from collections.abc import Mapping
from typing import Any

from generator.cases.fields import CaseSource, CaseText, Record, TableText
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import steps_of
from rules_src.model import Authority, Fact, HandOver
from rules_src.model.roles import spoken

Schema = dict[str, Any]
DRAFT = "http://json-schema.org/draft-07/schema#"
TEXT: Schema = {"type": "string", "minLength": 1}
LIST: Schema = {"type": "array", "items": TEXT}
TEXTS: Schema = {"type": "object", "additionalProperties": TEXT}


def schemas(book: Rulebook) -> Mapping[str, str]:
    """The JSON text for each rule that cases are written under."""
    return {
        rule.name: json.dumps(schema_of(rule), ensure_ascii=False) + "\n" for rule in book.entered
    }


def schema_of(rule: RuleEntry) -> Schema:
    """The schema of a rule's cases."""
    special = {
        "table": _record(
            TableText, {"hands": TEXTS, "meanings": TEXTS, "tricks": LIST, "rest": LIST}
        ),
        "facts": _facts(rule),
        "ruling": _ruling(rule),
        "authority": {"enum": [authority.key for authority in Authority]},
        "source": _record(CaseSource, {"own": {"const": True}}),
        "items": LIST,
        "after": LIST,
        "stands": LIST,
    }
    title = f"En sag: {rule.title}"
    return {"$schema": DRAFT, "title": title, **_record(CaseText, special)}


def _record(record: type[Record], special: Mapping[str, Schema]) -> Schema:
    """An object with the fields of a record and no others, each with its Danish description."""
    fields = record.model_fields
    properties = {
        name: {"description": f"{field.title}: {field.description}", **special.get(name, TEXT)}
        for name, field in fields.items()
    }
    required = [name for name, field in fields.items() if field.is_required()]
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return schema | ({"required": required} if required else {})


def _facts(rule: RuleEntry) -> Schema:
    properties = {name: _fact(rule.book, fact) for name, fact in rule.facts_in_reach.items()}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _fact(book: Rulebook, fact: Fact[Any]) -> Schema:
    answers = {key: spoken(str(answer.value)) for key, answer in fact.answers.items()}
    choices = "; ".join(f"{key}: {label}" for key, label in answers.items())
    described = {"description": f"{spoken(fact.question)} {choices}"}
    verdict = {"enum": [*answers], "enumDescriptions": [*answers.values()]}
    if fact.by not in book:
        return described | verdict
    return described | {"anyOf": [verdict, _facts(book[fact.by])]}


def _ruling(rule: RuleEntry) -> Schema:
    """A list of one-key records; each reference offers the words that go with it."""
    book = rule.book
    steps = [step for r in book.rules if r in rule.reach for step in steps_of(book[r].tree)]
    words: dict[str, dict[str, str]] = {}
    for step in steps:
        if isinstance(step, HandOver):
            continue
        words.setdefault(step.law, {})[step.word] = spoken(step.text)
    any_word = {word for offered in words.values() for word in offered}
    pair = {
        "type": "object",
        "properties": {
            law: {
                "description": "; ".join(f"{word}: {text}" for word, text in offered.items()),
                "enum": [*offered],
            }
            for law, offered in sorted(words.items())
        },
        "additionalProperties": {"enum": sorted(any_word)},
        "minProperties": 1,
        "maxProperties": 1,
    }
    return {"type": "array", "items": pair, "minItems": 1}
