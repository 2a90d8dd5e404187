"""Ten finished rulings as a director reads them from the phone: a change of words is seen here.

To accept one, write what the test shows into `tests/golden/ten_rulings.txt`.
"""

import re

import pytest
from conftest import ROOT
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

GOLDEN = ROOT / "tests" / "golden" / "ten_rulings.txt"
TEN = {
    "Syd passede i Nords tur og svarede siden begrænset": "melding-uden-for-tur/#/plads=S"
    "/turn=partner/call=pass/since=nothing/accepted=no/called_again=yes/comparable=yes",
    "Øst bød 2♦ over 2♥ og rettede til 3♦": "utilstraekkeligt-bud/#/plads=%C3%98"
    "/happened=nothing/accepted=no/new_call=bid/same_denomination=yes",
    "Nord lagde 1♦ for 1♠": "fejlgreb/#/plads=N"
    "/wish=wants/intended=no/reach=before_partner/lho_called=no",
    "Øst spillede ud i Vests tur; spilfører kræver farven": "aabningsudspil-uden-for-tur/"
    "#/plads=%C3%98/faced_leads=wrong/since_lead=nothing/lead_choice=require",
    "Øst, modspiller, tabte ♣5": "strafkort/#/plads=%C3%98/why_seen=accident/cards=low",
    "Vest svigtede og spillede til næste stik": "kulorsvigt/#/plads=V"
    "/failure=suit/since_revoke=played",
    "Syd tænkte, og Nord skal melde": "ubefojet-oplysning/#/plads=S"
    "/origin=partner/told_more=yes/play_over=no",
    "Nord rettede selv sin forklaring før udspillet": "ret-forklaring/#/plads=N"
    "/agreement=explanation_wrong/discovered_by=explainer/stage=clarification/corrected=not_yet"
    "/call_at_stake=none",
    "Syd krævede og havde glemt en trumf": "krav-og-afkald/#/plads=S"
    "/claim_kind=claim/reply=disputed/point=trump/trump_forgotten=yes",
    "Nord, den blinde, påtalte Østs kulørsvigt": "den-blinde/#/plads=N"
    "/dummys_act=remarked/who_erred=defender",
}


SCREENS = """(view) => {
  const found = [];
  while (view.open && found.length < 100) {
    const words = (part) => view.querySelector(part).innerText;
    found.push(`${words(".aloud-to")} ${words(".aloud-words")}`);
    view.querySelector(".guide-next").click();
  }
  return found;
}"""


def read_aloud(page: Page, address: str) -> list[str]:
    """Each screen of the view that is read aloud from: to whom, and the sentence."""
    page.goto(f"/situationer/{address}")
    page.locator(".guide-on").click()
    screens: list[str] = page.get_by_role("dialog", name="Læs op").evaluate(SCREENS)
    return screens


def test_ten_rulings_read_as_they_were_read_aloud(phone: Page) -> None:
    shown = [[story, *read_aloud(phone, address)] for story, address in TEN.items()]
    text = "\n\n".join("\n".join(lines) for lines in shown) + "\n"
    assert text == GOLDEN.read_text("utf-8")


def test_nothing_read_aloud_says_letters_for_a_player_whose_seat_is_not_known(phone: Page) -> None:
    told = read_aloud(
        phone, "melding-uden-for-tur/#/turn=rho/call=bid/since=nothing/accepted=no/rho_did=not_yet"
    )
    assert told[0] == "Kendelse: Meldingen annulleres; modstanderen til højre melder først."
    assert [line for line in told if re.search(r"\bMT[VH]\b", line)] == []
    phone.get_by_role("button", name="Vis bordet").click()
    shown = phone.get_by_role("dialog", name="Vis bordet").inner_text()
    assert "modstanderen til højre" in shown
    assert "MTH" in phone.locator("#guide-heading").inner_text()
