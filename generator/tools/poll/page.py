"""The page that a poll among peers is held and counted on (16B)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.keypads.page import POLL
from generator.tools.poll.data import CHOICE, ENTRY, poll_data
from generator.views.content import Content


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    if ENTRY not in book or CHOICE not in book:
        return
    yield page_spec(
        "poll/page",
        POLL.page,
        POLL.label,
        "Vis hånden uden pausen, skriv svarene ned, og se de logiske alternativer.",
        data=inline_json(poll_data(book)),
        how=book[CHOICE].facts["alternative"].weigh,
        sought=("rundspørge", "spørg andre spillere", "logiske alternativer", "tænkepause"),
        styles=("tools", "keypads", "poll"),
        scripts=("poll",),
    )
