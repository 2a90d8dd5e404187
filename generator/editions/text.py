"""What changed between two editions, in plain text and as data."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.editions.cases import Fate
from generator.editions.compare import Compared
from generator.editions.report import EditionReport, ShownChange
from generator.editions.sentences import Then, sentences_in
from generator.text.danish import count, day, sentence
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.theorems.theorem import Theorem

Fates = Mapping[Fate, tuple[str, ...]]
NOT_LISTED = "ikke nævnt i nogen liste"


def report_text(report: EditionReport, theorems: tuple[Theorem, ...] = ()) -> Iterator[str]:
    """The changes by situation, what is the same, and what is not covered."""
    compared = report.compared
    years = compared.before.year, compared.after.year
    for situation in compared.covered:
        mine = report.changes_in(situation)
        if mine:
            yield from ("", situation.title)
        for shown in mine:
            yield f"  • {spoken(shown.change.sentence)}"
            for year, verdict in zip(years, shown.verdicts, strict=True):
                yield f"      {year}: {sentence(spoken(verdict)) or '–'}"
            yield f"      {listed_text(compared, shown)}"
    yield ""
    for same in report.same:
        times = count(same.conversations, "samtale", "samtaler")
        yield f"Ens i begge udgaver: {same.situation.title} ({times})"
    not_covered = count(len(compared.not_covered), "situation", "situationer")
    yield f"Ikke fortalt om {years[0]}: {not_covered}"
    yield from sentences_text(report, theorems)
    yield from (f"Mangler: {problem}" for problem in report.problems)


def fates_text(fates: Fates, named: bool) -> Iterator[str]:
    """What becomes of the cases; those to be looked at are `named`."""
    yield ""
    for fate, ids in fates.items():
        if ids:
            yield f"{count(len(ids), 'sag', 'sager')} {fate.value}"
        if named and fate in (Fate.CHANGES, Fate.ASKS, Fate.LOSES):
            yield from (f"  {id}" for id in ids)


def release_text(report: EditionReport) -> Iterator[str]:
    """What is otherwise at the table, for those who use the site."""
    compared = report.compared
    after = compared.after
    yield f"# Loven fra {after.year}"
    yield from ("", f"Den gælder fra {day(after.in_force)}.")
    for situation in compared.covered:
        if mine := report.changes_in(situation):
            yield from ("", f"## {situation.title}", "")
            yield from (f"- {spoken(shown.change.sentence)}" for shown in mine)
    if compared.absent:
        yield from ("", "## Helt nyt", "")
        yield from (f"- {situation.title}" for situation in compared.absent)
    if compared.gone:
        yield from ("", "## Findes ikke mere", "")
        yield from (f"- {situation.title}" for situation in compared.gone)


def sentences_text(report: EditionReport, theorems: tuple[Theorem, ...]) -> Iterator[str]:
    """The proved sentences of the newer edition that are false in the older."""
    before = report.compared.before
    found = [s for s in sentences_in(before, theorems) if s.then is Then.FALSE]
    if found:
        yield from ("", f"Beviste sætninger, der ikke gjaldt i {before.year}:")
    for each in found:
        shown = LawRef.parse(each.theorem.law).shown
        yield f"  • {spoken(each.theorem.sentence)} [{shown}]"


def listed_text(compared: Compared, shown: ShownChange) -> str:
    """Who published it: `WBF’s oversigt, ACBL`; or that nobody did."""
    letters = dict.fromkeys(letter for item in shown.listed for letter in item.publishers)
    return ", ".join(compared.before.publishers[letter] for letter in letters) or NOT_LISTED


def report_data(report: EditionReport, theorems: tuple[Theorem, ...] = ()) -> dict[str, Any]:
    """The same for programs, with the smallest incident of each change."""
    compared = report.compared
    return {
        "before": compared.before.year,
        "after": compared.after.year,
        "changes": [_change(report, shown) for shown in report.changes],
        "same": [same.situation.rule.__name__ for same in report.same],
        "absent": dict(compared.before.absent),
        "not_covered": [situation.rule.__name__ for situation in compared.not_covered],
        "sentences": [
            {
                "sentence": spoken(each.theorem.sentence),
                "law": each.theorem.law,
                "then": each.then.name.lower(),
                "note": each.note,
            }
            for each in sentences_in(compared.before, theorems)
        ],
        "renumbered": dict(compared.before.renumbered),
        "listed": [
            {
                "number": item.number,
                "item": item.item,
                "law": item.law,
                "publishers": list(item.publishers),
                "changes": list(item.changes),
                "explained": item.explained,
                "outside": item.outside,
            }
            for item in compared.before.listed
        ],
        "unlisted": dict(compared.before.unlisted),
    }


def _change(report: EditionReport, shown: ShownChange) -> dict[str, Any]:
    change = shown.change
    return {
        "change": change.key,
        "sentence": spoken(change.sentence),
        "situation": report.situation_of(shown).rule.__name__,
        "laws": [change.before, change.after],
        "example": dict(shown.answers),
        "verdicts": [spoken(verdict) for verdict in shown.verdicts],
        "differences": [each.key for each in shown.differences],
        "places": sum(each.places for each in shown.differences),
        "listed": [item.number for item in shown.listed],
    }
