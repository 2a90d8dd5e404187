"""Rule on an incident in tests: the table answers what it shows, the test states the rest."""

from own_book import BOOK

from generator.engine.rulebook import Board, Conversation, RuleEntry
from rules_src.bridge.table import Table
from rules_src.model.ruling import Ruling


def rule_on(rule: str, dealer: str = "", auction: str = "", /, **stated: str) -> Ruling:
    """The ruling as far as the answers go; what the table shows need not be stated, and wins."""
    table, entry = Table.read(dealer, auction), BOOK[rule]
    facts = entry.facts_in_reach
    unseen = {n: key for n, key in stated.items() if len(facts[n].seen(table) or ()) != 1}
    return entry.follow(entry.answers(unseen), table).ruling


def as_assumed(entry: RuleEntry, keys: dict[str, str], board: Board | None = None) -> Conversation:
    """The conversation that these keys lead to; what none of them says is as assumed."""
    stated = {**entry.answers(keys)}
    found = entry.follow(stated, board=board)
    while (asked := found.question) and asked.fact.assume is not None:
        stated[asked.fact.name] = asked.fact.assume
        found = entry.follow(stated, board=board)
    return found
