"""Twenty incidents, ruled from the pages alone at phone width and without scripts.

Each is walked from the home page by what is read there, to the rule it must end in and a
sentence that must stand in its ruling.
"""

import re
import tomllib
from dataclasses import dataclass

import pytest
from conftest import ROOT
from own_book import BOOK, as_assumed
from playwright.sync_api import Page, expect

from generator.engine.rulebook import Conversation
from generator.engine.tree import Row
from generator.text.danish import sentence
from rules_src.model.roles import spoken


@dataclass(frozen=True)
class Incident:
    """What happened, the answers to the questions, the rule it ends in and words of its ruling."""

    story: str
    rule: str
    answers: dict[str, str]
    ends: str
    says: str

    @property
    def conversation(self) -> Conversation:
        return as_assumed(BOOK[self.rule], self.answers)


TWENTY = ROOT / "tests" / "incidents" / "twenty.toml"
INCIDENTS = [Incident(**one) for one in tomllib.loads(TWENTY.read_text("utf-8"))["incident"]]


READ = """([row, asked]) => {
  const words = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const there = document.getElementById(row);
  for (const [question, answer] of asked) {
    const cell = there.querySelector(`td[data-label="${question}"]`);
    if (!cell?.checkVisibility()) throw Error(`cannot be seen: ${question}`);
    const said = words(cell).toLowerCase();
    if (!said.includes(answer.toLowerCase())) throw Error(`not ${answer}, but ${said}`);
  }
  const verdict = there.querySelector("summary");
  if (!verdict.checkVisibility()) throw Error("the verdict cannot be seen");
  const numbers = verdict.dataset.says.split(" ");
  const said = numbers.map((number) => document.querySelector(`.words li[value="${number}"]`));
  if (!said.every((one) => one.checkVisibility())) throw Error("the words cannot be seen");
  return said.map(words).join(" ");
}"""
"""Find the row's answers in the table, and read the words that it names."""


@pytest.mark.browser
@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.story)
def test_an_incident_is_ruled_from_the_pages_alone(scriptless: Page, incident: Incident) -> None:
    conversation = incident.conversation
    situation = BOOK[incident.rule].situation
    assert conversation.question is None
    assert conversation.rows[-1].rule == incident.ends
    scriptless.goto("/")
    link = scriptless.locator(f"article a[href*='/{situation.slug}/']").first
    if not link.is_visible():
        inside = scriptless.locator(f"a[href*='/{situation.slug}/']")
        scriptless.locator("details.of-phase", has=inside).locator("summary").click()
    link.click()
    expect(scriptless).to_have_url(re.compile(f"/{situation.slug}/"))
    expect(scriptless.locator("h1")).to_contain_text(situation.title)
    said = ""
    for row in conversation.rows:
        if BOOK[row.rule].situation is not situation:
            break
        said += scriptless.evaluate(READ, [row.id, asked(row)])
    assert incident.says in said


def asked(row: Row) -> list[tuple[str, str]]:
    """The questions on the way to a row, and how the line to press begins.

    The first of the answers that share a branch stands first in it.
    """
    facts = BOOK[row.rule].facts
    return [
        (spoken(facts[name].question), sentence(spoken(str(answers[0].value))))
        for name, answers in row.cells.items()
    ]
