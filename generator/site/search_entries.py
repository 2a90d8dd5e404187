"""The entries of the search: every page but those for contributors, and the glossary's terms."""

import re
from collections.abc import Iterable, Iterator

from generator.site.search.entries import TERM, SearchEntry, kind_of
from generator.text.danish import sentence, shortened
from generator.text.page import PageSpec
from generator.views import glossary
from rules_src.model.roles import spoken

LONGEST_LINE = 120
"""Letters in a line; a longer text ends at a word."""

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
NOT_READ = re.compile(
    r"<(svg|script|form)\b.*?</\1>|<div[^>]* hidden[^>]*>.*?</div>|<p class=\"crumbs\".*?</p>"
    r"|<[^>]*>|\]\([^)\"]*(\"[^\"]*\")?\)|\{:?[^}\n]*\}|^\*\[.*$|&#?\w+;",
    re.DOTALL | re.MULTILINE,
)
"""The parts of a page's Markdown that nobody reads."""
END_OF_PAGE = re.compile(r"(^|/)index\.md$|\.md$")


def search_entries(rendered: Iterable[tuple[PageSpec, str]]) -> Iterator[SearchEntry]:
    """The entries of pages, from their specs and their text, and those of the terms."""
    for spec, text in rendered:
        if spec.in_search:
            yield SearchEntry(
                END_OF_PAGE.sub("", spec.path),
                spec.title,
                kind_of(spec.template),
                shortened(spec.search_line or spec.description, LONGEST_LINE),
                tuple(spoken(phrase) for phrase in spec.sought),
                spec.search_text or NOT_READ.sub(" ", FRONT_MATTER.sub("", text)),
            )
    yield from _terms()


def _terms() -> Iterator[SearchEntry]:
    for _, group in glossary.letters():
        for term, anchor in group:
            means = shortened(sentence(term.explanation or term.english), LONGEST_LINE)
            other = (*term.also, *term.avoid, term.english)
            yield SearchEntry(f"ordliste#{anchor}", sentence(term.danish), TERM, means, other)
