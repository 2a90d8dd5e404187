"""One setting opens every door: two made-up addresses in pyproject.toml, and what leads there."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import copies
import pytest
from conftest import ROOT

from generator.cases.host import VARIABLES, host_of
from generator.data.entries import NO_CASES
from generator.data.imprint import imprint_of, site_address
from generator.site.pages import Page
from generator.site.sections.about import feed
from generator.text.changelog import CHANGELOG, releases
from generator.views.content import Content

REPOSITORY = "https://git.example/forening/bridgelovene"
SITE = "https://bridge.example/lov/"


@pytest.fixture
def settled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Path]:
    """A project with these settings, and nothing in the environment."""
    for variable in VARIABLES.values():
        monkeypatch.delenv(variable, raising=False)

    def made(repository: str, site: str) -> Path:
        lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
        told = {"repository": repository, "site_url": site}
        names = [line.partition(" = ")[0] for line in lines]
        assert all(names.count(name) == 1 for name in told)
        text = [
            f'{n} = "{told[n]}"' if n in told else line
            for n, line in zip(names, lines, strict=True)
        ]
        (tmp_path / "pyproject.toml").write_text("\n".join(text), "utf-8")
        return tmp_path

    return made


def test_every_door_opens_with_the_two_addresses(settled: Callable[[str, str], Path]) -> None:
    project = settled(REPOSITORY, SITE)
    content = Content(copies.SMALL, NO_CASES, (), host=host_of(project))
    made = [Page(path, text) for path, text in copies.markdown_of(content).items()]
    site = copies.built(project / "built", made, address=site_address(project))
    wanted = (site / "bidrag" / "oenskede-sager" / "index.html").read_text("utf-8")
    assert f"{REPOSITORY}/new/main?filename=" in wanted
    case = (site / "situationer" / "melding" / "index.html").read_text("utf-8")
    assert f"{REPOSITORY}/issues/new?template=forkert-kendelse.yml" in case
    assert f'<link rel="canonical" href="{SITE}situationer/melding/">' in case
    assert '"BreadcrumbList"' in case
    guide = (site / "bidrag" / "index.html").read_text("utf-8")
    assert f"{REPOSITORY}/blob/main/LICENSE-TEXT" in guide
    places = ElementTree.parse(site / "sitemap.xml").iter()
    assert {place.text for place in places if place.tag.endswith("}loc")} >= {SITE}
    assert imprint_of(project).guide("melding") == f"{SITE}situationer/melding/"
    assert f"<id>{SITE}nyheder/</id>" in feed(
        releases(CHANGELOG.read_text("utf-8")), site_address(project)
    )


def test_without_them_nothing_leads_out(settled: Callable[[str, str], Path]) -> None:
    project = settled("", "")
    assert not host_of(project)
    assert not imprint_of(project).guide("melding")
    assert "http" not in feed(
        releases(CHANGELOG.read_text("utf-8")), site_address(project)
    ).replace("http://www.w3.org/2005/Atom", "")
