"""What the law in force changed: what was ruled before, and what is ruled of the same today."""

from collections.abc import Iterator
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.site.content import SiteContent
from generator.text.danish import day
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import situation_page
from rules_src.contents import changes_2017 as then
from rules_src.contents.amendments import ADOPTED, AMENDMENTS
from rules_src.contents.changes_2017 import Change

PAGE = "aendringer/index.md"


class Asked(NamedTuple):
    """A question of an incident, its answer, and the year of the only law that asks."""

    question: str
    answer: str
    only: int = 0


class Today(NamedTuple):
    """What is ruled of an incident today; the steps only where the verdict was the same."""

    verdict: str
    steps: tuple[str, ...]
    asked: tuple[Asked, ...]


def specs(site: SiteContent) -> Iterator[PageSpec]:
    """One page, for rules that are those of a law; `check` names what it can no longer tell."""
    content, book = site.content, site.content.book
    if book.edition is None:
        return
    home = {rule.name: rule.situation for rule in book.entered}
    told = {each.rule: each for each in then.SITUATIONS}
    changed = [
        (home[each.rule], situation_page(home[each.rule]), each)
        for each in then.SITUATIONS
        if each.change and each.rule in home
    ]
    yield page_spec(
        "changes",
        PAGE,
        f"Hvad er ændret fra {then.YEAR} til {content.year}?",
        f"De samme hændelser dømt efter loven fra {then.YEAR} og loven fra {content.year}: hvad der"
        " er anderledes ved bordet, og hvad der ikke er.",
        then=then,
        year=content.year,
        since=day(book.edition.in_force),
        situations=len(home),
        changed=changed,
        today={c.key: today(book, c, content.year) for _, _, each in changed for c in each.change},
        same=[
            (s, situation_page(s), len(book[rule].conversations), told[rule].touched_by)
            for rule, s in home.items()
            if rule in told and told[rule].same
        ],
        absent=[
            (home[rule], situation_page(home[rule]), instead)
            for rule, instead in then.ABSENT.items()
            if rule in home
        ],
        not_covered=[
            (s.title, situation_page(s), then.KNOWN_IN_PART.get(rule, ""))
            for rule, s in home.items()
            if rule not in {*told, *then.ABSENT}
        ],
        sources=[
            (s.title, situation_page(s), told[rule].source)
            for rule, s in home.items()
            if rule in told
        ],
        amendments=AMENDMENTS,
        adopted=ADOPTED,
        toc=True,
    )


def today(book: Rulebook, change: Change, year: int) -> Today:
    """Put the incident of a change to the rules in force."""
    rule = book[change.rule]
    talk = rule.follow(rule.answers(change.answers))
    now = {
        name: Asked(fact.question, str(answer.value), year if name in change.new else 0)
        for leg in talk.legs
        for name, answer in leg.path.answers.items()
        for fact in (leg.rule.facts[name],)
    }
    own = [Asked(question, answer, then.YEAR) for question, answer in change.then.items()]
    steps = tuple(dict.fromkeys(s.text for s in talk.ruling if s.word in change.words))
    return Today(verdict(talk), steps, (*now.values(), *own))
