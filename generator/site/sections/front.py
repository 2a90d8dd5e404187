"""The pages that lead to all the others."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from markupsafe import Markup

from generator.site.pictures import pictogram
from generator.site.sections import contributing
from generator.site.sections.laws import by_part, not_ruled
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.views.addresses import situation_page
from generator.views.content import Content, SituationLink
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
        common=[_link(content, one) for one in content.presentation.buttons if one.rule in book],
        phases=[(phase, [*_listed(content, inside)]) for phase, inside in content.phases],
        scripts=("guided",),
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


def _listed(content: Content, situations: Iterable[SituationLink]) -> Iterator[Link]:
    """What can have happened besides the buttons: what is said more exactly before the name."""
    shown = content.presentation
    named = {*shown.doors, *(button.rule for button in shown.buttons if not button.answers)}
    for situation, page in ((one.situation, one.page) for one in situations):
        own = (one for one in shown.listed if one.rule == situation.rule.__name__)
        yield from (_link(content, one) for one in own if one not in shown.buttons)
        if situation.rule.__name__ not in named:
            yield Link(situation.title, page, "", "")


def _link(content: Content, incident: Incident) -> Link:
    situation = content.book[incident.rule].situation
    return Link(
        incident.label,
        situation_page(situation),
        incident.address if incident.answers else "",
        pictogram(
            content.presentation.second.get(incident.label)
            or content.presentation.picture(situation)
        ),
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
