"""Settle an incident in tests: the table answers what it shows, the test states the rest."""

from __future__ import annotations

from generator.engine.explore import declared
from generator.engine.rulebook import Rulebook
from rules_src.bridge.table import Table
from rules_src.laws import SITUATIONS
from rules_src.model.facts import Answer
from rules_src.model.ruling import Ruling

BOOK = Rulebook(SITUATIONS)


def rule_on(rule: str, dealer: str = "", auction: str = "", /, **stated: str) -> Ruling:
    """The ruling as far as the answers go; what the table shows need not be stated, and wins."""
    table = Table.read(dealer, auction)
    facts = {n: f for r in BOOK.reach(rule) for n, f in declared(BOOK.rules[r]).items()}
    shown = {n: [*(f.seen(table) or ())] for n, f in facts.items()}
    answers: dict[str, Answer] = {
        name: facts[name].answers[key] for name, key in stated.items() if len(shown[name]) != 1
    }
    chain = BOOK.follow(rule, answers)
    while chain.question and len(shown[chain.question.fact.name]) == 1:
        answers[chain.question.fact.name] = shown[chain.question.fact.name][0]
        chain = BOOK.follow(rule, answers)
    return chain.ruling
