"""Twenty incidents, ruled from the pages alone at phone width and without scripts.

Each is walked from the home page by what is read there, to the row it must land on and a
sentence that must stand in its ruling.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from incidents import as_assumed
from own_book import BOOK
from playwright.sync_api import Browser, Page, expect

from generator.engine.rulebook import Conversation
from generator.engine.tree import Row
from generator.text.danish import sentence
from rules_src.model.roles import spoken


@dataclass(frozen=True)
class Incident:
    """What happened, the answers to the questions, the row and words of its ruling."""

    story: str
    rule: str
    answers: dict[str, str]
    row: str
    says: str

    @property
    def conversation(self) -> Conversation:
        return as_assumed(BOOK[self.rule], self.answers)


CALL, LEAD, CARD = "call_out_of_rotation", "opening_lead_out_of_turn", "penalty_card"
EXPLAINED = "correct_explanation"

INCIDENTS = (
    Incident(
        "Syd passer i Østs tur; Vest accepterer ikke.",
        CALL,
        {"turn": "rho", "call": "pass", "since": "nothing", "accepted": "no"},
        "call_at_rhos_turn-7",
        "Du skal passe, næste gang det er din tur.",
    ),
    Incident(
        "Syd passer i Nords tur og svarer siden med en begrænset melding.",
        CALL,
        {
            "turn": "partner",
            "call": "pass",
            "since": "nothing",
            "accepted": "no",
            "called_again": "yes",
            "comparable": "yes",
        },
        "call_not_accepted-5",
        "Spillet går videre uden yderligere berigtigelse.",
    ),
    Incident(
        "Syd åbner i Nords tur, Nord åbner selv, og Syd har intet tilsvarende at melde.",
        CALL,
        {
            "turn": "partner",
            "call": "bid",
            "since": "nothing",
            "accepted": "no",
            "called_again": "yes",
            "comparable": "no",
        },
        "call_not_accepted-2",
        "forbyde",
    ),
    Incident(
        "Syd åbner i Østs tur, og Øst passer.",
        CALL,
        {
            "turn": "rho",
            "call": "bid",
            "since": "nothing",
            "accepted": "no",
            "rho_did": "passed",
            "sufficient": "yes",
        },
        "call_at_rhos_turn-1",
        "Gentag din melding.",
    ),
    Incident(
        "Syd åbner i Vests tur, og Vest melder over åbningen.",
        CALL,
        {"turn": "lho_first", "call": "bid", "since": "lho", "meant": "over"},
        "may_it_stand-5",
        "melding uden for tur gælder",
    ),
    Incident(
        "Syd åbner i Østs tur, men Øst melder, som om intet var sket.",
        CALL,
        {"turn": "rho", "call": "bid", "since": "rho"},
        "may_it_stand-7",
        "Meldingen i tur gælder",
    ),
    Incident(
        "1ut åbnet uden for tur, siden en 1ut-indmelding med samme styrke og hold.",
        "comparable_call",
        {"same_meaning": "no", "subset": "yes"},
        "comparable_call-2",
        "delmængde",
    ),
    Incident(
        "Pas uden for tur, siden et svar på 1♠ uden loft.",
        "comparable_call",
        {"same_meaning": "no", "subset": "no", "same_purpose": "no"},
        "comparable_call-4",
        "ikke tilsvarende",
    ),
    Incident(
        "Øst åbnede 1ut uden for tur og passede siden; Vest skal spille ud mod 4♥.",
        "lead_restrictions",
        {"fate": "replaced", "comparable": "no"},
        "lead_restrictions-2",
        "forbyde",
    ),
    Incident(
        "Vest accepterede meldingen uden for tur; Nord-Syd kommer i modspil.",
        "lead_restrictions",
        {"fate": "accepted"},
        "lead_restrictions-6",
        "Denne melding begrænser ikke udspillet.",
    ),
    Incident(
        "Øst taber klør syv på bordet.",
        CARD,
        {"why_seen": "accident", "cards": "low"},
        "penalty_card_kind-2",
        "Spil ikke andre kort under 10",
    ),
    Incident(
        "Øst retter en kulørsvigt med ruder konge, før den er etableret.",
        CARD,
        {"why_seen": "played", "how_played": "revoke", "cards": "honour", "whose_turn": "other"},
        "penalty_card_turn-1",
        "før spilfører har valgt",
    ),
    Incident(
        "Øst giver afkald, Vest protesterer straks.",
        CARD,
        {"claimed": "objected"},
        "penalty_card-15",
        "ikke et strafkort",
    ),
    Incident(
        "Nord svarede ja, da Øst spurgte, om det var hans udspil.",
        LEAD,
        {"told_to_play": "yes"},
        "opening_lead_out_of_turn-1",
        "Spil frit ud.",
    ),
    Incident(
        "Øst spiller ruder konge ud i Vests tur; Syd forbyder ruder.",
        LEAD,
        {
            "faced_leads": "wrong",
            "since_lead": "nothing",
            "lead_choice": "forbid",
        },
        "lead_out_of_turn_choice-6",
        "Du må ikke spille ud i kortets farve",
    ),
    Incident(
        "Øst spiller ud i Vests tur, og Nord lægger kortene ned af vanvare.",
        LEAD,
        {"faced_leads": "wrong", "since_lead": "dummy_spread"},
        "opening_lead_out_of_turn-7",
        "Du skal acceptere udspillet",
    ),
    Incident(
        "Vest og Øst spiller ud på samme tid med åbne kort.",
        LEAD,
        {"faced_leads": "both"},
        "opening_lead_out_of_turn-13",
        "udspil står",
    ),
    Incident(
        "Vest, der skal spille ud, ved, at Øst har forklaret forkert.",
        EXPLAINED,
        {
            "agreement": "explanation_wrong",
            "discovered_by": "partner",
            "stage": "clarification",
            "side": "defending",
            "corrected": "not_yet",
        },
        "partners_explanation-6",
        "til spillet er slut",
    ),
    Incident(
        "Øst retter Vests forklaring efter den afsluttende pas; Øst-Vest har kontrakten.",
        EXPLAINED,
        {
            "agreement": "explanation_wrong",
            "discovered_by": "partner",
            "stage": "clarification",
            "side": "declaring",
            "corrected": "with_director",
            "call_at_stake": "last",
            "changes_call": "yes",
            "called_since": "no",
        },
        "misinformed_call-2",
        "Den af jer, der opdagede fejlen, retter forklaringen nu.",
    ),
    Incident(
        "Syd havde glemt systemet; Nords forklaring var rigtig.",
        EXPLAINED,
        {"agreement": "call_wrong", "stage": "after"},
        "correct_explanation-20",
        "så den ændrer ikke scoren.",
    ),
)


def test_there_are_twenty_incidents_in_all_five_situations() -> None:
    assert len(INCIDENTS) == 20
    assert {i.rule for i in INCIDENTS} == {
        CALL, LEAD, CARD, EXPLAINED, "comparable_call", "lead_restrictions",
    }  # fmt: skip


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.story)
def test_an_incident_lands_on_its_row(incident: Incident) -> None:
    """A row that comes or goes above it changes its number here too."""
    assert incident.conversation.question is None
    assert incident.conversation.rows[-1].id == incident.row
    assert incident.says in " ".join(spoken(step.says) for step in incident.conversation.ruling)


WALK = """([place, asked, row]) => {
  const words = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const below = (one, kind) => [...one.children].filter((child) => child.matches(kind));
  const seen = (one, what) => {
    if (!one?.checkVisibility()) throw Error(`cannot be seen: ${what}`);
    return one;
  };
  let scope = document.querySelectorAll(".tree")[place];
  for (const [question, answer] of asked) {
    seen(below(scope, ".question").find((one) => words(one).includes(question)), question);
    const option = below(scope, "details").find((one) => {
      const [summary] = below(one, "summary").map(words);
      return summary.startsWith(answer) && !/^[\\w,]/.test(summary.slice(answer.length));
    });
    seen(option?.querySelector("summary"), answer).click();
    [scope] = below(option, ".branch");
  }
  const ruling = seen(below(scope, ".ruling").at(-1), "the ruling");
  seen(ruling.querySelector(`a[href="#${row}"]`), row).click();
  const there = document.getElementById(row).querySelector("details.row");
  seen(there.querySelector("summary"), `the row ${row}`).click();
  return there.innerText;
}"""
"""Open the tree at the row's answers, then its row in the table; read the ruling there."""


@pytest.fixture(scope="module")
def plain_phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that runs no scripts."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, java_script_enabled=False
    )
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def led_to(plain_phone: Page) -> Callable[[str], str]:
    """Where home leads for a situation; its link is pressed once."""

    @cache
    def pressed(slug: str) -> str:
        plain_phone.goto("/")
        plain_phone.locator(f"article a[href*='/{slug}/']").first.click()
        expect(plain_phone).to_have_url(re.compile(f"/{slug}/"))
        return plain_phone.url

    return pressed


@pytest.mark.browser
@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.story)
def test_an_incident_is_ruled_from_the_pages_alone(
    plain_phone: Page, led_to: Callable[[str], str], incident: Incident
) -> None:
    conversation = incident.conversation
    situation = BOOK[incident.rule].situation

    plain_phone.goto(led_to(situation.slug))
    expect(plain_phone.locator("h1")).to_contain_text(situation.title)
    said = ""
    for row in conversation.rows:
        place = [rule.__name__ for rule in BOOK[row.rule].situation.rules].index(row.rule)
        if BOOK[row.rule].situation is not situation:
            break
        said += plain_phone.evaluate(WALK, [place, asked(row), row.id])
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
