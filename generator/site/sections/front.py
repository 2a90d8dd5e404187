"""The pages that lead to all the others."""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from generator.cases.precedents import Comparison
from generator.site.pictures import pictogram
from generator.site.sections import contributing
from generator.site.sections.laws import by_part, not_ruled
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.views.addresses import situation_page
from generator.views.content import Content
from rules_src.contents import danish_url
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.presentation.home import Incident
from rules_src.scoring.tables import KP_BOARDS

GUIDE = "guide/index.md"


class Link(NamedTuple):
    """What has happened, and where its guide goes on."""

    label: str
    page: str
    address: str
    picture: str


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    yield page_spec(
        "home",
        "index.md",
        "Hvad er der sket?",
        "Fra »Turneringsleder!« til en rigtig kendelse: vælg, hvad der er sket ved bordet, svar på"
        " nogle få spørgsmål, og læs kendelsen op.",
        year=content.year,
        common=tuple(
            _link(content, i)
            for one in content.presentation.home
            for i in one.shown
            if i.rule in book
        ),
        phases=content.phases,
        listed=_listed(content),
        scripts=("recent",),
        measured=measured_line(content),
    )
    yield page_spec(
        "situations",
        "situationer/index.md",
        "Situationer",
        "De situationer, siden dømmer om, i den rækkefølge et spil går.",
        phases=content.phases,
        pictures={s.slug: pictogram(content.presentation.picture(s)) for s in book.situations},
    )
    yield page_spec(
        "guide/page",
        GUIDE,
        "Find kendelsen",
        "Fra det, der er sket ved bordet, til en kendelse, ét spørgsmål ad gangen.",
        graph=inline_json(guide.beginnings(book)),
        wrong=contributing.wrong_ruling(content.host, GUIDE),
        contact=content.host.contact,
        in_search=False,
        styles=("guide",),
        scripts=("guide",),
    )
    yield page_spec(
        "not_kept",
        "uden-net.md",
        "Ikke på denne enhed",
        "Det, der vises, når noget ikke er hentet, og der ikke er net.",
        in_search=False,
    )
    yield page_spec(
        "not_here",
        "ikke-her.md",
        "Ikke her: slå op i lovbogen",
        "De love, siden ikke dømmer om, og hvor de står.",
        parts=by_part(not_ruled(content)),
        elsewhere=ELSEWHERE,
        danish=Markup(danish_url(1)),
        toc=True,
    )


def measured_line(content: Content) -> str:
    """How often others ruled as the site does, where the law decides."""
    ways = content.precedents.counted()
    decided = ways[Comparison.AGREES] + ways[Comparison.DIFFERS]
    if not decided:
        return ""
    agrees = f"{ways[Comparison.AGREES]} af {decided}"
    return f"Den dømmer som andre i {agrees} kendelser, som ingen her har skrevet."


def _listed(content: Content) -> dict[str, list[Link]]:
    """What is said of a situation more exactly than by its name, by the situation's slug."""
    found: dict[str, list[Link]] = {}
    for incident in content.presentation.listed:
        if incident.rule in content.book:
            slug = content.book[incident.rule].situation.slug
            found.setdefault(slug, []).append(_link(content, incident))
    return found


def _link(content: Content, incident: Incident) -> Link:
    situation = content.book[incident.rule].situation
    return Link(
        incident.label,
        situation_page(situation),
        incident.address if incident.answers else "",
        pictogram(content.presentation.picture(situation)),
    )


def tools(_: Content) -> Iterator[PageSpec]:
    yield page_spec(
        "tools",
        "vaerktoejer/index.md",
        "Værktøjer",
        "Score, imp og KP: tabeller til at printe, og regnemaskiner der slår op i dem.",
        boards=KP_BOARDS,
        styles=("score",),
    )
