"""The pages that lead to all the others."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from generator.site import guide_graph
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.site.sections.laws import by_part
from generator.text.inline_json import inline_json
from generator.views.pictures.pictogram import pictogram
from rules_src.contents import danish_url


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content, book = site.content, site.content.book
    yield page_spec(
        "home",
        "index.md",
        "Hvad er der sket?",
        "Fra »Turneringsleder!« til en rigtig kendelse: vælg, hvad der er sket ved bordet, svar på"
        " nogle få spørgsmål, og læs kendelsen op.",
        phases=content.phases,
        pictures={s.slug: pictogram(content.presentation.picture(s)) for s in book.situations},
        scripts=("recent",),
        rules=len(book.rules),
        rows=sum(1 for _ in book.all_rows()),
        cases=len(content.casebook.cases),
    )
    yield page_spec(
        "situations",
        "situationer/index.md",
        "Situationer",
        "De situationer, siden dømmer om, i den rækkefølge et spil går.",
        phases=content.phases,
    )
    yield page_spec(
        "guide",
        "guide/index.md",
        "Find kendelsen",
        "Fra det, der er sket ved bordet, til en kendelse, ét spørgsmål ad gangen.",
        graph=inline_json(guide_graph.whole_graph(book)),
        scripts=("guide",),
    )
    yield page_spec(
        "not_here",
        "ikke-her.md",
        "Ikke her: slå op i lovbogen",
        "De love, siden ikke dømmer om, og hvor de står.",
        parts=by_part(content.outside),
        danish=Markup(danish_url(1)),
        toc=True,
    )
