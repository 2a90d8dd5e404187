"""The hands of two calls: how many of the new call's the old one shows too."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec, page_spec
from generator.tools.tool import ENTERED, Link, Tool
from generator.views.case import CaseLink
from generator.views.content import Content
from rules_src.bridge.hands import ALL_HANDS, hand_types, share_outside
from rules_src.model.situation import Situation
from rules_src.scoring.figures import danish
from rules_src.tables import comparable


@dataclass(frozen=True)
class GradedView:
    """A case with the part of the new call's hands that the old one does not show."""

    graded: comparable.Graded
    link: CaseLink
    outside: Fraction
    missing: Fraction
    """The other way: the part of the old call's hands that the new one does not show."""
    accepted: bool

    @property
    def share(self) -> str:
        return f"{danish(self.outside * 100, 0)}\N{NO-BREAK SPACE}%"

    @property
    def number(self) -> str:
        """For the script: the share as a number."""
        return f"{float(self.outside):.4f}"

    @property
    def reverse(self) -> str:
        """For the script: the share the other way."""
        return f"{float(self.missing):.4f}"


def graded(content: Content) -> tuple[GradedView, ...]:
    """The cases of the casebook, the smallest share first."""
    views = []
    for each in (each for each in comparable.GRADED if each.case in content.links):
        old, new = hand_types(each.old[1]), hand_types(each.new[1])
        outside, missing = share_outside(old, new), share_outside(new, old)
        accepted = content.cases[each.case].text.ruling[0].word == comparable.ACCEPTED
        views.append(GradedView(each, content.links[each.case], outside, missing, accepted))
    return tuple(sorted(views, key=lambda view: (view.outside, view.graded.case)))


LINK = Link("Sammenlign to meldingers hænder", "vaerktoejer/tilsvarende.md")


def link(book: Rulebook, situation: Situation) -> Link | None:
    """Where the calls are compared, or another rule asks whether they are."""
    rules = book.rules_of(situation)
    settled = {fact.by for rule in rules for fact in rule.facts.values()}
    return LINK if comparable.RULE in {*settled, *(rule.name for rule in rules)} else None


def specs(content: Content) -> Iterator[PageSpec]:
    book, ready = content.book, comparable.READY_MADE
    types = {name: types for calls in ready.values() for name, types in calls.items()}
    yield page_spec(
        "comparable/page",
        LINK.page,
        "To meldingers hænder",
        "Tæl, hvor mange af den nye meldings hænder den tilbagetagne også viser.",
        ref=comparable.LAW,
        ready_made=ready,
        example=tuple(types[name] for name in comparable.EXAMPLE),
        speaks=[(counted.value, speaks) for counted, speaks in comparable.SPEAKS.items()],
        purpose=comparable.PURPOSE,
        purpose_law=comparable.PURPOSE_LAW,
        facts=tuple(book[comparable.RULE].facts.values()) if comparable.RULE in book else (),
        graded=graded(content),
        all_hands=f"{ALL_HANDS:,}".replace(",", "."),
        sought=(
            "tilsvarende melding beregner",
            "hvor mange hænder",
            "delmængde procent",
            "sammenlign to meldinger",
        ),
        styles=("tools", "score", "comparable"),
        scripts=("comparable",),
    )


TOOL = Tool(
    specs,
    {"comparable": (*ENTERED, "shared/calculator", "count", "notation", "form", "guided/guided")},
    link,
)
