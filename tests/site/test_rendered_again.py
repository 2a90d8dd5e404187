"""A page is rendered again only when its values change."""

from __future__ import annotations

import pytest
from conftest import ROOT
from own_book import BOOK

from generator.cases.casebook import read_casebook
from generator.site import render
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.site.pages import specs
from generator.views.content import Content


def all_specs() -> dict[str, PageSpec]:
    """Every page of the site, from the files as they are now."""
    casebook = read_casebook(ROOT / "rules_src" / "casebook", BOOK)
    return {spec.path: spec for spec in specs(SiteContent(Content(BOOK, casebook, ())))}


def test_the_same_files_make_equal_pages() -> None:
    first, second = all_specs(), all_specs()
    assert [path for path in first if first[path] != second[path]] == []


def test_a_page_is_rendered_again_only_when_its_values_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rendered: list[PageSpec] = []

    def record(spec: PageSpec) -> str:
        rendered.append(spec)
        return spec.title

    monkeypatch.setattr(render, "render", record)
    one, other = (page_spec("house", "x.md", "X", "", packages=(n,)) for n in (1, 2))
    renderer = render.Renderer()
    texts = [renderer.text(spec) for spec in (one, one, other, other, one)]
    assert texts == ["X"] * 5
    assert rendered == [one, other, one]
