"""What the search finds: every page but those for contributors, and every term of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from generator.engine.rulebook import RuleEntry
from generator.engine.verdicts import verdict_of_row
from generator.search.entries import CASE, LAW, SITUATION, TERM, Entry, kind_of
from generator.text.danish import sentence, shortened
from generator.text.page import PageSpec
from generator.views import glossary
from generator.views.content import Content
from generator.views.search_lines import MOST, search_lines
from rules_src.contents import REFERENCES, gloss
from rules_src.model.facts import Fact
from rules_src.model.roles import spoken
from rules_src.model.situation import Situation

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
NOT_READ = re.compile(
    r"<(svg|script|form)\b.*?</\1>|<div[^>]* hidden[^>]*>.*?</div>|<p class=\"crumbs\".*?</p>"
    r"|<[^>]*>|\]\([^)\"]*(\"[^\"]*\")?\)|\{:?[^}\n]*\}|^\*\[.*$|&#?\w+;",
    re.DOTALL | re.MULTILINE,
)
"""What of a page's Markdown nobody reads."""
END_OF_PAGE = re.compile(r"(^|/)index\.md$|\.md$")


def entries(content: Content, rendered: Iterable[tuple[PageSpec, str]]) -> Iterator[Entry]:
    """The entries of pages, from what they are made of and what stands on them."""
    found = [(spec, text) for spec, text in rendered if spec.context.get("found", True)]
    lines = search_lines(content, {spec.path: spec.description for spec, _ in found})
    for spec, text in found:
        page = END_OF_PAGE.sub("", spec.path)
        kind = kind_of(spec.template)
        sought = tuple(spoken(phrase) for phrase in spec.context.get("sought", ()))
        if kind is SITUATION:
            text = _situation(content, spec.context["situation"])
        elif kind is CASE:
            text = spec.context["story"]
        elif kind is LAW:
            text = _law(spec.context["law"].number)
        else:
            text = NOT_READ.sub(" ", FRONT_MATTER.sub("", text))
        yield Entry(page, spec.title, kind, lines[page], sought, text)
    yield from _terms()


def _situation(content: Content, situation: Situation) -> str:
    """What the director is asked there, what may be answered, and the verdicts."""
    told = [situation.called, spoken(situation.intro), *situation.laws]
    for rule in content.book.rules_of(situation):
        told += [rule.title, *_asked(rule.columns), *_verdicts(rule)]
    return " ".join(told)


def _asked(facts: Iterable[Fact[Any]]) -> Iterator[str]:
    for fact in facts:
        yield spoken(fact.question)
        yield from (spoken(answer.value) for answer in fact.answers.values())


def _verdicts(rule: RuleEntry) -> Iterable[str]:
    """Each once, in the order of the rows: the same pages must give the same index."""
    return dict.fromkeys(spoken(verdict_of_row(rule, row)) for row in rule.rows)


def _law(number: int) -> str:
    """What the paragraph says in short, and each of its sub-paragraphs."""
    return " ".join(gloss(ref.text) for ref in REFERENCES if ref.number == number)


def _terms() -> Iterator[Entry]:
    for _, group in glossary.letters():
        for term, anchor in group:
            means = shortened(sentence(term.explanation or term.english), MOST)
            other = (*term.also, *term.avoid, term.english)
            yield Entry(f"ordliste#{anchor}", sentence(term.danish), TERM, means, other)
