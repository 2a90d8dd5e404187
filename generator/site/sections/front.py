"""The pages that lead to all the others."""

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from generator.site.pictures import pictogram
from generator.site.sections import contributing
from generator.site.sections.laws import by_part, not_ruled
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.views.addresses import situation_page
from generator.views.content import Content, SituationLink
from rules_src.contents import DANISH_URL
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.presentation.home import Incident

GUIDE = "guide/index.md"


Link = tuple[str, str, str]
"""What has happened, the page of its guide, and the address that it goes on by there."""


def specs(content: Content) -> Iterator[PageSpec]:
    book, shown = content.book, content.presentation
    yield page_spec(
        "home",
        "index.md",
        "Hvad er der sket?",
        "Fra »Turneringsleder!« til en rigtig kendelse: vælg, hvad der er sket ved bordet, svar på"
        " nogle få spørgsmål, og læs kendelsen op.",
        year=content.year,
        common=[
            (
                pictogram(shown.second.get(one.label) or shown.picture(book[one.rule].situation)),
                *_link(content, one),
            )
            for one in shown.buttons
            if one.rule in book
        ],
        phases=[(phase, [*_listed(content, inside)]) for phase, inside in content.phases],
        scripts=("guided",),
    )
    yield page_spec(
        "situations",
        "situationer/index.md",
        "Situationer",
        "De situationer, siden dømmer om, i den rækkefølge et spil går.",
        phases=content.phases,
        pictures={s.slug: pictogram(shown.picture(s)) for s in book.situations},
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
        "Det kender siden ikke",
        "Skærme, nettet og de love, siden ikke dømmer om, og hvor du slår op.",
        parts=by_part(not_ruled(content)),
        elsewhere=ELSEWHERE,
        danish=Markup(DANISH_URL),
        toc=True,
    )

    yield page_spec(
        "playing_director",
        "spiller-selv.md",
        "Du spiller selv med",
        "Hvem der dømmer ved dit bord, og hvad du ikke må se af et spil, du ikke har spillet.",
        sought=("spillende turneringsleder", "jeg spiller selv", "mit eget bord"),
        scripts=("guided",),
    )


def _listed(content: Content, situations: Iterable[SituationLink]) -> Iterator[Link]:
    """What can have happened besides the buttons: what is said more exactly before the name."""
    shown = content.presentation
    named = {*shown.doors, *(button.rule for button in shown.buttons if not button.answers)}
    for situation, page in ((one.situation, one.page) for one in situations):
        own = (one for one in shown.listed if one.rule == situation.rule.__name__)
        yield from (_link(content, one) for one in own if one not in shown.buttons)
        if situation.rule.__name__ not in named:
            yield situation.title, page, ""


def _link(content: Content, incident: Incident) -> Link:
    page = situation_page(content.book[incident.rule].situation)
    return incident.label, page, incident.address if incident.answers else ""


TOOLS = {
    "Ved bordet": {
        "vaerktoejer/meldeforloeb.md": "Fejlen får navn, og vejledningen åbner dér",
        "vaerktoejer/kulorsvigt-stik.md": "Efter en kulørsvigt: hvilke stik flyttes",
        "vaerktoejer/krav.md": "Et omstridt krav: den normale spillemåde, der giver færrest stik",
        "vaerktoejer/fordelinger.md": "Klubbens PBN- eller LIN-fil, til brug i de andre værktøjer",
    },
    "Når kendelsen er fundet": {
        "vaerktoejer/kendelse.md": "Ét ark med bord, spillere, fakta, §§, scorer og appel",
        "vaerktoejer/log.md": "Dine kendelser med bord og spil, og det, der venter",
    },
    "Når du skal skønne": {
        "vaerktoejer/rundspoerge.md": "Vis hånden, tæl svarene, og se de logiske alternativer",
        "situationer/tilsvarende-melding.md": "Er den nye melding tilsvarende? Skridt for skridt",
        "vaerktoejer/tilsvarende.md": "Tæl de hænder, der skiller den nye melding fra den gamle",
        "bedoemmelser/index.md": "Alle skøn: hvad du skal finde ud af, og hvem du spørger",
    },
    "Når scoren justeres": {
        "situationer/justeret-score.md": "Find kendelsen: hvilken slags score, og til hvem",
        "vaerktoejer/justeret.md": "Resultater og vægte ind, scoren ud, med hvert skridt",
        "vaerktoejer/eksempler.md": "Til at lære af: artiklernes hændelser, regnet igennem",
    },
    "Scoren": {
        "vaerktoejer/score.md": "Kontrakter, overstik og bet",
        "vaerktoejer/imp.md": "Forskelle i point omsat til imp",
        "vaerktoejer/kp.md": "Kamppoint, med en tabel for hvert antal spil",
        "vaerktoejer/matchpoint.md": "Tre skalaer, og grupper med færre resultater",
    },
}
"""What the tools are for, page by page; each is called what its page is called."""


def tools(pages: Iterable[PageSpec]) -> PageSpec:
    """The list of the tools that are among some pages."""
    titles = {page.path: page.title for page in pages}
    return page_spec(
        "tools",
        "vaerktoejer/index.md",
        "Værktøjer",
        "Score, imp og KP: tabeller til at printe, og regnemaskiner der slår op i dem.",
        groups=[
            (heading, entries)
            for heading, lines in TOOLS.items()
            if (entries := [(titles[p], p, line) for p, line in lines.items() if p in titles])
        ],
    )
