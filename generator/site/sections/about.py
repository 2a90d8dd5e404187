"""The pages about the site itself, and about its words."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from generator import data
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.views.glossary import letters
from rules_src.contents import danish_url
from rules_src.doubts import DOUBTS


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    yield page_spec(
        "glossary",
        "ordliste/index.md",
        "Ordliste",
        "Lovens danske ord, deres engelske navne, og hvad de betyder.",
        letters=letters(),
        tooltips=False,
    )
    yield page_spec(
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
        data=[*data.FILES.items()],
        danish=Markup(danish_url(1)),
        toc=True,
    )
