"""What a director reads, taps and says, measured on the site as built and held to the limits.

`make bench` shows them.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pytest
from guide_paths import verdict_line
from measures import READ, Measure, cost, page_measures, spoken_measures, visiting
from named_incidents import INCIDENTS, NamedIncident
from own_book import BOOK
from playwright.sync_api import Browser

from rules_src.model.facts import Answer


def holding(measures: list[Measure]) -> Mapping[str, bool]:
    """What holds, by measure; printed too, for `pytest -s`."""
    for each in measures:
        sys.stdout.write(f"{each.name:60}{each.value:>10.1f}{each.most:>10.1f}\n")
    return {f"{m.name}: {m.value:.1f}, højst {m.most:g}": m.holds for m in measures}


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.name)
def test_a_named_incident_comes_to_its_verdict(incident: NamedIncident) -> None:
    """What the guide takes for granted need not be answered."""
    rule = BOOK[incident.rule]
    answers: dict[str, Answer] = {
        name: rule.facts_in_reach[name].answers[key] for name, key in incident.answers.items()
    }
    found = rule.follow(answers)
    while (asked := found.question) and asked.fact.assume is not None:
        answers[asked.fact.name] = asked.fact.assume
        found = rule.follow(answers)
    assert found.question is None
    assert verdict_line(found) == incident.verdict


def test_a_ruling_is_said_in_few_words_to_somebody() -> None:
    found = holding([*spoken_measures()])
    assert all(found.values()), found


@pytest.mark.browser
def test_a_verdict_is_reached_by_the_same_words_where_things_move(
    browser: Browser, address: str
) -> None:
    """The guide scrolls from question to question for those who have not asked for stillness."""
    motions: tuple[Literal["no-preference", "reduce"], ...] = ("no-preference", "reduce")
    found = []
    for motion in motions:
        with visiting(browser) as page:
            page.emulate_media(reduced_motion=motion)
            page.goto(address)
            labels = page.evaluate(READ)
            found.append(cost(page, address, labels, INCIDENTS[0]))
    assert found[0] == found[1]


@pytest.mark.browser
def test_a_verdict_is_soon_reached_and_a_page_soon_there(
    browser: Browser, site: Path, address: str
) -> None:
    found = holding([*page_measures(browser, site, address)])
    assert all(found.values()), found
