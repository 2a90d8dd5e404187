"""The pages that lead to all the others."""

from __future__ import annotations

from collections.abc import Iterator

from generator import data
from generator.site import guide_graph
from generator.site.page import Sheet, sheet
from generator.site.render import markup
from generator.site.sections.laws import by_part
from generator.views.content import Content
from generator.views.glossary import letters
from generator.views.pictures.pictogram import pictogram
from rules_src.contents import danish_url
from rules_src.doubts import DOUBTS


def sheets(content: Content) -> Iterator[Sheet]:
    book = content.book
    yield sheet(
        "home",
        "index.md",
        "Hvad er der sket?",
        "Fra »Turneringsleder!« til en rigtig kendelse: vælg, hvad der er sket ved bordet, svar på"
        " nogle få spørgsmål, og læs kendelsen op.",
        phases=content.phases,
        pictogram=lambda situation: pictogram(content.presentation.picture(situation)),
        scripts=("recent",),
        rules=len(book.rules),
        rows=sum(1 for _ in book.all_rows()),
        cases=len(content.casebook.cases),
    )
    yield sheet(
        "situations",
        "situationer/index.md",
        "Situationer",
        "De situationer, siden dømmer om, i den rækkefølge et spil går.",
        phases=content.phases,
    )
    yield sheet(
        "guide",
        "guide/index.md",
        "Find kendelsen",
        "Fra det, der er sket ved bordet, til en kendelse, ét spørgsmål ad gangen.",
        graph=guide_graph.as_json(guide_graph.whole_graph(book)),
        scripts=("guide",),
    )
    yield sheet(
        "glossary",
        "ordliste/index.md",
        "Ordliste",
        "Lovens danske ord, deres engelske navne, og hvad de betyder.",
        letters=letters(),
        tooltips=False,
    )
    yield sheet(
        "not_here",
        "ikke-her.md",
        "Ikke her: slå op i lovbogen",
        "De love, siden ikke dømmer om, og hvor de står.",
        parts=by_part(content.outside),
        danish=markup(danish_url(1)),
        toc=True,
    )
    yield sheet(
        "about",
        "om/index.md",
        "Om siden",
        "Udgave, kilder, hjemmel, hvad der er prøvet, og hvad det ikke viser.",
        certificate=content.certificate,
        proofs=content.proofs,
        doubts=DOUBTS,
        sources=content.sources,
        disputed=content.disputed(),
        outside=len(content.outside),
        data=data.FILES.items(),
        danish=markup(danish_url(1)),
        toc=True,
    )
