"""The compound incidents, tapped in the guide on a phone: the verdict, and what stands afterwards.

Each event is entered on the board that the one before has left, by »Næste: der skete mere«.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from guide_paths import names_of, verdict_line
from own_book import BOOK
from playwright.sync_api import Page, expect
from test_compound import Incident, incidents, on_the_board

from generator.cases.conversation import CaseRuling
from rules_src.bridge.seats import Seat
from rules_src.model import About, Fact, Lasting, Situation, When
from rules_src.model.effects import BOUND, ENDINGS
from rules_src.model.on_board import OnBoard, Standing
from rules_src.model.roles import DECLARING, ROLES
from rules_src.presentation.home import DOORS

pytestmark = pytest.mark.browser

WALK = """async ([begin, events]) => {
  const guide = document.querySelector(".guide");
  const one = (selector, within = guide) => within.querySelector(selector);
  const all = (selector, within = guide) => [...within.querySelectorAll(selector)];
  const words = (part) => part.textContent.replace(/\\s+/g, " ").trim();
  const settle = () => new Promise((done) => setTimeout(done, 5));
  const tap = async (part, what) => {
    if (!part?.checkVisibility() || part.disabled) throw Error(`cannot be tapped: ${what}`);
    part.click();
    await settle();
  };
  const at = (letter) => ".at-" + letter.replace("Ø", "O");
  const chips = (within) => all(".chips li > span:first-child", within).map(words);
  const called = (text, selector = "button", within = guide) =>
    all(selector, within).find((part) => words(part) === text && part.checkVisibility());

  const answer = async (within, name, event) => {
    const key = event.answers[name];
    const own = `.guide-answers [data-answer="${key}"]`;
    const seat = event.tapped[name];
    const table = one(".guide-table:not(.known)", within);
    if (key && table && seat) await tap(one(at(seat), table), `${name}=${key} at ${seat}`);
    const card = one(".guide-card");
    if (key && table && seat && card.dataset.ask !== name) return;
    const button = key ? all(own).find((part) => part.checkVisibility())
      : one(".guide-answers button", within) || one(".guide-table button:not(:disabled)", within);
    await tap(button, `${name}=${key}`);
  };

  const otherwise = async (event) => {
    const below = all(".guide-trail li > .small").filter((part) => /^Forudsat/.test(words(part)));
    for (const key of below.map((part) => part.closest("li").dataset.key)) {
      await tap(one(`.guide-trail [data-key="${key}"] button.guide-row`), key);
      if (await changed(event)) return true;
    }
    for (let n = 0; n < all(".guide-assumed button").length; n++) {
      one(".guide-assumed").open = true;
      await tap(all(".guide-assumed button")[n], "Ret");
      if (await changed(event)) return true;
    }
    return false;
  };

  const changed = async (event) => {
    const row = one(".guide-trail button[aria-expanded=true]").closest("li");
    const name = row.dataset.key;
    const now = one("[aria-current]", row)?.dataset.answer;
    if (name in event.answers && now && now !== event.answers[name]) {
      await answer(row, name, event);
      return true;
    }
    await tap(one("button.guide-row", row), "luk");
    return false;
  };

  const found = [];
  localStorage.clear();
  sessionStorage.clear();
  for (const hash of ["#/igen", begin]) {
    location.hash = hash;
    await settle();
  }
  for (const event of events) {
    const asked = [];
    all(".guide-phase").forEach((fold) => (fold.open = true));
    if (event.behind) location.hash = `#/${event.behind}${location.hash.slice(1)}`;
    else await tap(called(event.happened), event.happened);
    while (!one(".guide-card[data-ask], .guide-card.ruled")) await settle();
    const before = chips(one(".guide-board") || document.createElement("p"));
    if (event.seat && one(".guide-card .guide-seat"))
      await tap(one(`.guide-card .guide-seat ${at(event.seat)}`), "the seat");
    if (event.declarer && one(".known")) {
      await tap(one(`.known ${at(event.declarer)}`), "declarer's seat");
      const declares = all(".guide-menu button").find((part) => / er spilfører$/.test(words(part)));
      await tap(declares || one(`.known ${at(event.declarer)}`), "declarer");
    }
    for (let turn = 0; ; turn++) {
      if (turn > 80) throw Error(`no end: ${asked}`);
      if (one(".guide-trail [aria-expanded=true]") && await changed(event)) continue;
      const card = one(".guide-card");
      if (!card.classList.contains("ruled")) {
        asked.push(card.dataset.ask);
        await answer(card, card.dataset.ask, event);
      } else if (await otherwise(event)) {
        continue;
      } else if (event.on.length > 0) {
        event.on.shift();
        await tap(one(".guide-more"), "on");
      } else break;
    }
    const ruled = one(".guide-card.ruled");
    found.push({
      before,
      verdict: words(one("#guide-heading")),
      stands: chips(one(".guide-board", ruled)),
    });
    if (event === events.at(-1)) return found;
    for (let n = 0; n < 3 && one("button.guide-onward"); n++) {
      await tap(one("button.guide-onward"), "more");
      const question = words(one(".guide-board .guide-seat .label"));
      const seat = question === "Hvem er spilfører?" ? event.declarer : event.seat;
      await tap(one(`.guide-board .guide-seat ${at(seat)}`), question);
    }
    if (one("a.guide-onward")) await tap(one("a.guide-onward"), "more");
    while (one(".guide-card.ruled")) await settle();
  }
}"""
"""Every event of an incident, by taps on what can be seen; what was read at each ruling."""


class Event(NamedTuple):
    """What a director taps for one case, and what the ruling must say."""

    ruling: CaseRuling
    before: Standing
    after: Standing

    @property
    def situation(self) -> Situation:
        return BOOK[self.ruling.case.rule].situation

    @property
    def seats(self) -> Mapping[str, Seat]:
        return self.ruling.case.board.seats

    @property
    def facts(self) -> Mapping[str, Fact[Any]]:
        legs = self.ruling.conversation.legs
        return {name: fact for leg in legs for name, fact in leg.rule.facts.items()}

    @property
    def taps(self) -> dict[str, Any]:
        who = self.situation.who
        seat = self.seats.get(who.role) if who else None
        declarer = self.seats.get("declarer")
        answers = self.ruling.conversation.answers
        return {
            "happened": self.situation.title,
            "behind": self.ruling.case.rule if self.ruling.case.rule in DOORS else "",
            "seat": seat.text if seat else "",
            "declarer": declarer.text if declarer else "",
            "answers": {name: answer.key for name, answer in answers.items()},
            "tapped": {
                name: self.seats[role].text
                for name, answer in answers.items()
                for role, some in self.facts[name].by_seat.items()
                if answer in some and role in self.seats
            },
            "on": [*self._later()],
        }

    def _later(self) -> Iterator[str]:
        """The rules that the case goes on in at their moment."""
        for leg in self.ruling.conversation.legs[:-1]:
            last = leg.path.ruling[-1]
            if last.when is not When.NOW:
                yield last.word

    @property
    def verdict(self) -> str:
        return verdict_line(self.ruling.conversation, self.names)

    @property
    def names(self) -> Mapping[str, str]:
        """What the roles are called where the seats are known."""
        who = self.situation.who
        seat = self.seats.get(who.role) if who else None
        around = names_of(who.role, seat) if who and seat else ROLES
        declaring = {role: self.seats[role].name_da for role in DECLARING if role in self.seats}
        return {**around, **declaring}


LATER = "Ses på senere"


def chips(standing: Standing) -> list[str]:
    """What is read of it, without the cards: two restrictions of a lead are one line."""
    read = [(o.seat.name_da, o.kind, said(o)) for o in standing if o.seat]
    kept = [
        one for n, one in enumerate(read) if one[1] is not Lasting.BOUND_LEAD or one not in read[:n]
    ]
    later = [LATER] * any(one.kind is Lasting.LATER for one in standing)
    return sorted([*later, *(f"{name}: {text}" for name, _, text in kept)])


def said(one: OnBoard) -> str:
    """Of a barred information, what may not be used; of a bound lead, whether it is required."""
    if one.kind is Lasting.INFORMATION and one.detail:
        return f"må ikke bruge, {About[one.detail.upper()].said_of}"
    return BOUND.get(one.detail.partition(" ")[0], one.kind.value)


def apart(shown: list[str]) -> list[str]:
    """The chips that were read, one line for each seat."""
    later = [LATER for line in shown if line.startswith(LATER)]
    pairs = [line.partition(": ") for line in shown if not line.startswith(LATER)]
    seated = (f"{name}: {what}" for names, _, what in pairs for name in names.split(" og "))
    return sorted([*later, *seated])


@pytest.fixture(scope="module")
def guide(kept_pages: Any) -> Iterator[Page]:
    """The guide with every rule, opened once for all incidents."""
    with kept_pages(390, 844).lent() as page:
        page.goto("/guide/#/revoke")
        expect(page.locator(".guide-answers")).to_be_visible()
        yield page


@incidents
def test_an_incident_is_ruled_by_taps_as_it_was_ruled_from_the_law(
    guide: Page, incident: Incident
) -> None:
    some = [Event(*each) for each in on_the_board(incident)]
    before = [(one, one.detail * (one.kind is Lasting.BOUND_LEAD)) for one in some[0].before]
    lying = [f"/ligger={replace(one, detail=known).text}" for one, known in before]
    begin = "#/" + "igen" * bool(lying) + "".join(lying)
    found = guide.evaluate(WALK, [begin, [event.taps for event in some]])
    for event, read in zip(some, found, strict=True):
        assert apart(read["before"]) == chips(event.before), event.ruling.case.id
        assert read["verdict"] == event.verdict, event.ruling.case.id
        taps = tuple(each for each in event.after if each.kind in ENDINGS)
        assert apart(read["stands"]) == chips(taps), event.ruling.case.id
