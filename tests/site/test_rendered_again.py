"""A page is rendered again only when its values change, and one that is asked for is made alone."""

from __future__ import annotations

import pytest
from conftest import ROOT
from own_book import BOOK

from generator.cli.check import site_of
from generator.cli.console import Console
from generator.site import render
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.site.pages import SECTIONS, spec_of


def read() -> SiteContent:
    """What the whole site is made from, by the files as they are now."""
    console = Console.of_today(ROOT)
    vars(console)["book"] = BOOK
    return site_of(console, console.content(console.casebook()))


def made(site: SiteContent) -> list[dict[str, PageSpec]]:
    """The pages of each part of the site, by path."""
    return [{spec.path: spec for spec in section.specs(site)} for section in SECTIONS]


@pytest.fixture(scope="module")
def site() -> SiteContent:
    return read()


@pytest.fixture(scope="module")
def parts(site: SiteContent) -> list[dict[str, PageSpec]]:
    return made(site)


def test_the_same_files_make_equal_pages(parts: list[dict[str, PageSpec]]) -> None:
    for first, second in zip(parts, made(read()), strict=True):
        assert [path for path in first if first[path] != second[path]] == []


def test_every_page_is_found_where_its_part_of_the_site_says(
    site: SiteContent, parts: list[dict[str, PageSpec]]
) -> None:
    for section, part in zip(SECTIONS, parts, strict=True):
        assert all(path.startswith(section.places) for path in part)
        last = [*part][-1]
        assert spec_of(site, last) == part[last]


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
