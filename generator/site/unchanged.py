"""Which pages of cases say what they said, for `make serve`, where somebody waits.

The page of a case is made of its own file, of the rules its conversation can come through, of
the other cases on their rows, and of code. When none of these differ, neither does the page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from generator.cases.casebook import Casebook
from generator.data import everything
from generator.engine.rulebook import Rulebook
from generator.views.addresses import case_page


def marks(book: Rulebook, casebook: Casebook) -> Mapping[str, str]:
    """Of each page of a case that agrees, a mark of all that it is made of besides code."""
    titles = [(rule, book[rule].title, book[rule].situation.slug) for rule in book.rules]
    rules = _rules(book, casebook)
    found = {}
    for ruling in casebook.rulings:
        case = ruling.case
        if case.disputed:  # its page tells another ruling too, in the words of any rule
            continue
        answers = {name: answer.key for name, answer in ruling.conversation.answers.items()}
        through = book[case.rule].reach | {row.rule for row in ruling.guarded}
        made_of = (case.document.text, answers, titles, [rules[rule] for rule in sorted(through)])
        found[case_page(case.id)] = mark(made_of)
    return found


def _rules(book: Rulebook, casebook: Casebook) -> Mapping[str, str]:
    """Of each rule, a mark of all it can say and of the cases on its rows."""
    said = everything(book, Casebook((), (), ()))
    made_of: dict[str, list[object]] = {rule: [] for rule in book.rules}
    for entry in (*said["rules"], *said["rows"]):
        made_of[entry["rule"]].append(entry)
    for ruling in casebook.rulings:
        for row in ruling.guarded:
            made_of[row.rule].append((row.id, ruling.case.id, ruling.case.headnote))
    return {rule: mark(entries) for rule, entries in made_of.items()}


def mark(made_of: object) -> str:
    """The same for what reads the same, and for nothing else."""
    return hashlib.sha256(repr(made_of).encode()).hexdigest()
