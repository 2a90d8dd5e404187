"""What the revoke's keypad looks up: Law 64 over every combination that can be counted."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.tools.keypads.branches import branches
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.model.steps import TrickTransfer
from rules_src.tools import revoke as law

Data = dict[str, Any]


@cache
def revoke_data(book: Rulebook) -> Data:
    """Law 64 over every combination that can be counted, and the question that counting leaves."""
    entry, reasons = book[law.ENTRY], book[law.TRANSFER].facts[law.EXEMPTION].answers
    transfers: list[Data] = []
    numbers: dict[tuple[str, ...], int] = {}
    for keys, found in _transfers(book):
        if found not in transfers:
            transfers.append(found)
        numbers[keys] = transfers.index(found)
    equities = {key: _equity(book, key) for key in reasons}
    alike = {key: next(r for r in reasons if equities[r] == equities[key]) for key in reasons}
    distinct = [*dict.fromkeys(alike.values())]
    laws = {each["law"] for each in (*transfers, *equities.values())}
    return {
        "page": situation_page(entry.situation).removesuffix(".md"),
        "title": entry.title,
        "flags": (*law.EXEMPTIONS,),
        "exemptions": dict(_exemptions(reasons)),
        "established": {
            key: {"label": label, "say": _established(book, stated)}
            for key, (label, stated) in law.ESTABLISHED.items()
        },
        "reasons": {a.key: a.value for a in reasons.values()},
        "transfers": transfers,
        "tree": branches(("failure", "exemption", "by", "later"), numbers),
        "equities": [equities[key] for key in distinct],
        "equity": {key: distinct.index(other) for key, other in alike.items()},
        "laws": {ref: gloss(ref) for ref in sorted(laws)},
    }


def _exemptions(reasons: Collection[str]) -> Iterator[tuple[str, str]]:
    for bits in product((False, True), repeat=len(law.EXEMPTIONS)):
        held = dict(zip(law.EXEMPTIONS, bits, strict=True))
        yield "".join("1" if bit else "0" for bit in bits), law.exemption_of(reasons, held)


def _established(book: Rulebook, stated: Mapping[str, str]) -> list[str]:
    """The answers as an address has them, up to the rule that counts the tricks."""
    rule = book[law.ENTRY]
    answers = {**rule.answers(stated)}
    conversation = rule.follow(answers)
    while (asked := conversation.question) and asked.fact.assume is not None:
        answers[asked.fact.name] = asked.fact.assume
        conversation = rule.follow(answers)
    (later,) = conversation.pending
    return [*(f"{n}={a.key}" for n, a in conversation.answers.items()), f"+{later.name}"]


def _transfers(book: Rulebook) -> Iterator[tuple[tuple[str, ...], Data]]:
    rule = book[law.TRANSFER]
    domains = [rule.facts[name].answers for name in law.COUNTED]
    for failure, *keys in product(law.FAILURES, *domains):
        counted = dict(zip(law.COUNTED, keys, strict=True))
        first = rule.follow(rule.answers(law.transfer_answers(failure, counted))).legs[0]
        step = first.path.ruling[0]
        yield (
            (failure, *keys),
            {
                "tricks": step.tricks if isinstance(step, TrickTransfer) else 0,
                "law": step.law,
                "say": [f"{n}={a.key}" for n, a in first.path.answers.items() if n != law.FAILURE],
            },
        )


def _equity(book: Rulebook, exemption: str) -> Data:
    """The question that the count leaves to the director."""
    rule = book[law.EQUITY]
    question = rule.follow(rule.answers({law.EXEMPTION: exemption})).question
    assert question, "64C weighs something whatever was transferred"
    fact = question.fact
    answers = {a.key: a.value for a in fact.answers.values()}
    return {
        "fact": fact.name,
        "question": fact.question,
        "law": fact.law,
        "weigh": fact.weigh,
        "answers": answers,
    }
