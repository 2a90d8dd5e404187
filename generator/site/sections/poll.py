"""The page that a poll among peers is held and counted on (16B)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.site.page import PageSpec, SiteContent, page_spec
from generator.site.sections.keypads import POLL
from generator.text.inline_json import inline_json
from generator.views.poll import CHOICE, ENTRY, poll_data


def specs(site: SiteContent) -> Iterator[PageSpec]:
    book = site.content.book
    if ENTRY not in book or CHOICE not in book:
        return
    yield page_spec(
        "poll",
        POLL.page,
        POLL.label,
        "Vis hånden uden pausen, skriv svarene ned, og se de logiske alternativer.",
        data=inline_json(poll_data(book)),
        how=book[CHOICE].facts["alternative"].weigh,
        sought=("rundspørge", "spørg andre spillere", "logiske alternativer", "tænkepause"),
        styles=("tools", "keypads", "poll"),
        scripts=("poll",),
    )
