"""What the revoke's keypad looks up: Law 64 over every combination that can be counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.tools.keypads.branches import branches
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.model.steps import TrickTransfer
from rules_src.tables import revoke as law

Data = dict[str, Any]


@cache
def revoke_data(book: Rulebook) -> Data:
    """Law 64 over every combination that can be counted, and the question that counting leaves."""
    entry = book[law.ENTRY]
    transfers: list[Data] = []
    numbers: dict[tuple[str, ...], int] = {}
    for keys, found in _transfers(book):
        if found not in transfers:
            transfers.append(found)
        numbers[keys] = transfers.index(found)
    equities = {state: _equity(book, state) for state in law.STATES}
    distinct: list[Data] = []
    distinct += (each for each in equities.values() if each not in distinct)
    laws = {each["law"] for each in (*transfers, *equities.values())}
    return {
        "page": situation_page(entry.situation).removesuffix(".md"),
        "title": entry.title,
        "established": {
            key: {"label": label, "say": _established(book, stated)}
            for key, (label, stated) in law.ESTABLISHED.items()
        },
        "states": _labels(book),
        "transfers": transfers,
        "tree": branches(("failure", "state", "by", "later"), numbers),
        "equities": distinct,
        "equity": {state: distinct.index(each) for state, each in equities.items()},
        "laws": {ref: gloss(ref) for ref in sorted(laws)},
    }


def _labels(book: Rulebook) -> dict[str, str]:
    """Why tricks are counted otherwise, in the words of Law 64B where it has an answer."""
    reasons = book[law.TRANSFER].facts[law.EXEMPTION].answers
    return {
        state: label or (reasons[stated[law.EXEMPTION]].value if law.EXEMPTION in stated else "")
        for state, (label, stated) in law.STATES.items()
    }


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
    won = [rule.facts[name].answers for name in (law.WON_BY, law.LATER)]
    for failure, state, by, later in product(law.FAILURES, law.STATES, *won):
        stated = law.transfer_answers(failure, state, by, later)
        first = rule.follow(rule.answers(stated)).legs[0]
        *_, step, _ = first.path.ruling
        yield (
            (failure, state, by, later),
            {
                "tricks": step.tricks if isinstance(step, TrickTransfer) else 0,
                "law": step.law,
                "say": [f"{n}={a.key}" for n, a in first.path.answers.items() if n != law.FAILURE],
            },
        )


def _equity(book: Rulebook, state: str) -> Data:
    """The question that the count leaves to the director."""
    rule = book[law.EQUITY]
    question = rule.follow(rule.answers(law.equity_answers(state))).question
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
