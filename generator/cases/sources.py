"""The source of a case: its article, and the numbers of the items that it retells."""

from collections.abc import Iterator

from generator.cases.case import Case
from generator.cases.document.reader import Spot
from generator.cases.findings import Code, Finding, did_you_mean
from rules_src.sources import ARTICLES, ITEMS, by_number

SITES = frozenset(article.site for article in ARTICLES)
"""Of these all articles that a case may retell are in the inventory; other places are free."""
TITLES = tuple(article.title for article in ARTICLES)


def miscited(case: Case) -> Iterator[Finding]:
    """Each number of no item, and an article that the numbers are not of."""
    for place, number in enumerate(case.text.items):
        if number not in by_number:
            yield _wrong(
                case, ("items", place), f"»{number}« er intet af artiklernes numre; {_like(number)}"
            )
        elif number in case.text.items[:place]:
            yield _wrong(case, ("items", place), f"»{number}« står der allerede; slet det ene")
    source = case.text.source
    if source is None:
        return
    if source.own and (source.article or source.site):
        message = "skriv enten »own: true« eller article og site, ikke begge dele"
        yield _wrong(case, ("source", "own"), message)
    if source.article and source.site in SITES:
        yield from _of_the_inventory(case, source.article)


def _of_the_inventory(case: Case, title: str) -> Iterator[Finding]:
    numbers = [item.number for item in ITEMS if item.article.title == title]
    if not numbers:
        hint = did_you_mean(title, TITLES)
        message = f"»{title}« er ingen af artiklerne i rules_src/sources; {hint}"
        yield _wrong(case, ("source", "article"), message)
    elif not {*numbers} & {*case.text.items}:
        listed = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else numbers[0]
        message = f"sagen er fra »{title}«; nævn i items det, den fortæller ({listed})"
        yield _wrong(case, ("items",) if case.text.items else ("source", "article"), message)


def _like(number: str) -> str:
    known = number.upper()
    return f"mente du »{known}«?" if known in by_number else "de står i rules_src/sources"


def _wrong(case: Case, spot: Spot, message: str) -> Finding:
    return case.document.finding(Code.UNKNOWN_SOURCE, spot, message)
