"""Rulings from outside on the site: measured, found, and never taken for a case of ours."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from own_book import BOOK, ROOT, content

from generator.cases.precedents import Comparison, read_precedents
from generator.site.search import CASE, OUTSIDE
from generator.site.sections import cases, laws
from generator.text.page import PageSpec
from generator.views.content import Content


@cache
def ours() -> Content:
    return replace(
        content(), precedents=read_precedents(ROOT / "rules_src" / "precedents", BOOK, ROOT)
    )


def pages(specs: Callable[[Content], Iterator[PageSpec]]) -> dict[str, PageSpec]:
    return {spec.path: spec for spec in specs(ours())}


def test_every_ruling_from_outside_is_found_and_is_no_case() -> None:
    found = [*cases.outside_entries(ours())]
    assert len(found) == len(ours().precedents.every)
    assert {entry.kind for entry in found} == {OUTSIDE}
    assert OUTSIDE is not CASE
    shown = {
        f"{path.removesuffix('.md')}#{one.precedent.id}"
        for path, spec in pages(cases.measured).items()
        for one in spec.context.get("precedents", ())
    }
    assert {entry.page for entry in found} == shown
    assert not {precedent.id for precedent in ours().precedents.every} & {*ours().cases}


def test_each_stands_under_every_law_it_names() -> None:
    by_law = {
        spec.context["law"].number: {
            one.id for _, _, outside in spec.context["subs"] for one, *_ in outside
        }
        for spec in pages(laws.specs).values()
        if spec.template == "law"
    }
    for precedent in ours().precedents.every:
        assert [law for law in precedent.laws if precedent.id not in by_law[law]] == []


def test_a_case_says_who_has_ruled_on_the_same_rows_and_the_ruling_says_which_case() -> None:
    found = {
        path: spec.context["outside"]
        for path, spec in pages(cases.specs).items()
        if "outside" in spec.context
    }
    (told,) = found["sager/same-card-played-twice.md"]
    assert told[0].id == "spillet-kort-igen-paa-haanden"
    shown = {
        one.precedent.id: one
        for one in pages(cases.measured)["om/maalt/index.md"].context["mended"]
    }
    assert [case.id for case in shown[told[0].id].cases] == ["same-card-played-twice"]


def test_what_was_mended_is_listed_each_with_its_case() -> None:
    mended = pages(cases.measured)["om/maalt/index.md"].context["mended"]
    assert len(mended) >= 3
    assert [one.precedent.id for one in mended if not one.cases] == []


def test_every_difference_is_open_and_the_counts_add_up() -> None:
    page = pages(cases.measured)["om/maalt/index.md"].context
    differing = ours().precedents.counted()[Comparison.DIFFERS]
    assert len(page["differing"]) == differing
    assert all(one.precedent.text.reason for one in page["differing"])
    for rows in (
        page["sources"],
        page["parts"],
        [law for part in page["parts"] for law in part.laws],
    ):
        assert sum(sum(row.counts.values()) for row in rows) == len(ours().precedents.every)
