"""What stands under a title in the list of what a search found: the answer, in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from generator.cases.conversation import CaseRuling
from generator.engine import verdicts
from generator.text.danish import sentence, shortened
from generator.views.addresses import case_page, situation_page
from generator.views.content import Content
from rules_src.model.roles import ROLES, spoken

MOST = 120
"""Letters in a line; a longer text ends at a word."""
END_OF_PAGE = re.compile(r"(^|/)index\.md$|\.md$")


def search_lines(content: Content, descriptions: Mapping[str, str]) -> dict[str, str]:
    """The line of each page by its address: a verdict, what has happened, or what it is about."""
    verdict_of = {case_page(r.case.id): _verdict(r) for r in content.casebook.rulings}
    happened = {situation_page(s): spoken(s.happened) + "." for s in content.book.situations}
    lines = {**descriptions, **happened, **verdict_of}
    return {END_OF_PAGE.sub("", path): shortened(lines[path], MOST) for path in descriptions}


def _verdict(ruling: CaseRuling) -> str:
    said = verdicts.verdict(ruling.conversation)
    return sentence(spoken(said, {**ROLES, **ruling.names})) + "."
