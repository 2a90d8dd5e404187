"""What stands on a board, seats that answer, the next incident, and »Er det forkert?«: tapped."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

LYING = "Øst: ♣K ligger, stort strafkort"
CARD = "/situationer/strafkort/"
DROPPED = "#/plads=%C3%98/why_seen=accident/cards=honour/whose_turn=other"
CALL = "/situationer/melding-uden-for-tur/"


def seat(page: Page, letter: str, where: str = ".guide-card") -> None:
    page.locator(f"{where} .guide-table .at-{letter.replace('Ø', 'O')}").click()


def here(page: Page) -> str:
    return unquote(page.url)


def more(page: Page) -> None:
    page.get_by_text("Der skete mere på spillet").click()
    expect(page.locator("#guide-heading")).to_have_text("Hvad skete der ellers?")


def begin(page: Page, happened: str) -> None:
    page.get_by_role("button", name=happened, exact=True).click()


def test_what_a_ruling_leaves_follows_to_the_next_incident(phone: Page) -> None:
    phone.goto(CARD + DROPPED)
    chips = phone.locator(".guide-card.ruled .chips")
    expect(chips).to_contain_text("Øst: stort strafkort")
    more(phone)
    assert here(phone).partition("#/")[2].startswith("igen/ligger=Ø.major_card")
    expect(phone.locator("#guide-heading")).to_be_focused()
    expect(phone.locator(".guide-board")).to_contain_text("Øst: stort strafkort")
    begin(phone, "En spiller bekendte ikke, selv om han kunne")
    expect(phone.locator(".guide-board")).to_contain_text("Øst: stort strafkort")
    seat(phone, "V", ".guide-seat")
    assert "plads=V" in here(phone)
    expect(phone.locator(".known .at-O")).to_contain_text("strafkort")


def test_several_cards_shown_at_once_end_one_by_one(phone: Page) -> None:
    phone.goto(
        "/guide/#/penalty_card/spilforer=S/plads=Ø/why_seen=accident/cards=several/whose_turn=other"
    )
    chips = phone.locator(".guide-card.ruled .chips li", has_text="Øst: stort strafkort")
    expect(chips).to_have_count(2)
    chips.first.get_by_role("button", name="spillet").click()
    expect(chips).to_have_count(1)


def test_a_thing_that_stood_is_ended_by_one_tap_and_stays_so(phone: Page) -> None:
    phone.goto(CARD + DROPPED)
    phone.get_by_role("button", name="Øst: stort strafkort: spillet").click()
    expect(phone.get_by_role("button", name="Øst: stort strafkort: spillet")).to_have_count(0)
    assert phone.evaluate("document.activeElement.closest('.guide-board') !== null")
    phone.reload()
    expect(phone.locator(".guide-card.ruled")).to_be_visible()
    expect(phone.get_by_role("button", name="Øst: stort strafkort: spillet")).to_have_count(0)
    more(phone)
    assert "major_card" not in here(phone)


def test_what_stands_before_is_removed_by_one_tap(phone: Page) -> None:
    phone.goto(f"{CALL}#/igen/ligger=V.passes_once/ligger=%C3%98.major_card.♣K")
    chips = phone.locator(".guide-board .chips li")
    assert chips.count() == 2
    expect(chips.last).to_contain_text(LYING)
    phone.get_by_role("button", name="Vest: skal passe én gang: har passet").click()
    expect(chips).to_have_count(1)
    assert "passes_once" not in here(phone)
    phone.get_by_role("button", name="Det er et nyt spil").click()
    expect(phone.locator(".guide-board")).to_have_count(0)
    assert here(phone).endswith("#/")


def test_an_answer_that_what_stands_gives_is_shown_as_assumed_and_can_be_changed(
    phone: Page,
) -> None:
    phone.goto(f"{CALL}#/plads=S/ligger=S.passes_once/turn=rho/call=bid")
    row = phone.locator(".guide-trail li", has_text="pligt til at passe").last
    expect(row).to_contain_text("Ja")
    expect(row).to_contain_text("Forudsat. Syd: skal passe én gang.")
    row.get_by_role("button").click()
    row.locator("button[data-answer=no]").click()
    assert "must_pass=no" in here(phone)


def test_where_the_seat_is_not_known_what_stands_is_asked_for(phone: Page) -> None:
    phone.goto(f"{CALL}#/ligger=S.passes_once/turn=rho")
    expect(phone.locator("#guide-heading")).to_contain_text("pligt til at passe")


def test_the_seat_is_asked_for_before_the_board_is_carried_on(phone: Page) -> None:
    phone.goto(CARD + DROPPED.replace("plads=%C3%98/", ""))
    phone.get_by_role("button", name="Der skete mere på spillet").click()
    seat(phone, "Ø", ".guide-board")
    expect(phone.locator(".guide-onward")).to_be_focused()
    more(phone)
    assert "ligger=Ø.major_card" in here(phone)


def test_a_question_about_players_is_answered_by_tapping_seats(phone: Page) -> None:
    phone.goto(CALL)
    seat(phone, "S", ".guide-seat")
    assert "MTH" not in phone.locator(".guide").inner_text()
    seat(phone, "N")
    assert here(phone).endswith("#/plads=S/turn=partner")
    phone.go_back()
    seat(phone, "V")
    expect(phone.locator(".guide-answers button")).to_have_text(
        ["Syd havde ikke meldt før", "Syd havde meldt før"]
    )
    assert phone.evaluate("document.activeElement.closest('.guide-answers') !== null")
    phone.locator(".guide-answers button").first.click()
    assert here(phone).endswith("#/plads=S/turn=lho_first")
    expect(phone.locator(".known .at-V")).to_contain_text("havde tur")


def test_one_who_did_not_act_cannot_be_tapped_and_number_keys_tap_the_seats(
    desktop: Page,
) -> None:
    desktop.goto(f"{CALL}#/plads=S")
    expect(desktop.locator(".guide-card .at-S")).to_be_disabled()
    desktop.keyboard.press("3")
    desktop.keyboard.press("5")
    assert here(desktop).endswith("#/plads=S/turn=lho_again")


def test_answers_that_are_no_player_stand_beside_the_table(phone: Page) -> None:
    phone.goto(f"{CARD}#/plads=%C3%98/why_seen=played")
    phone.goto("/situationer/ret-forklaring/#/plads=S/agreement=explanation_wrong")
    expect(phone.locator("#guide-heading")).to_have_text("Hvem har opdaget fejlen?")
    assert phone.locator(".guide-answers button").count() == 2
    seat(phone, "N")
    assert here(phone).endswith("discovered_by=partner")


def test_the_table_stays_in_sight_and_a_tap_on_it_changes_what_is_known(phone: Page) -> None:
    phone.goto(f"{CALL}#/plads=S/turn=rho")
    seat(phone, "N")
    phone.get_by_role("button", name="Nord er spilfører").click()
    assert "spilforer=N" in here(phone)
    expect(phone.locator(".known .at-N")).to_contain_text("spilfører")
    seat(phone, "V")
    phone.get_by_role("button", name="Vest: skal passe én gang").click()
    assert "ligger=V.passes_once" in here(phone)
    expect(phone.locator(".known .at-V")).to_contain_text("passer")
    seat(phone, "V")
    phone.get_by_role("button", name="har passet").click()
    assert "ligger" not in here(phone)


def test_the_rulings_of_a_board_stand_together_on_home_in_the_log_and_on_paper(
    phone: Page,
) -> None:
    phone.goto(CARD + DROPPED)
    more(phone)
    begin(phone, "En spiller har opdaget en fejl, som hans egen side har begået")
    while phone.locator(".guide-card.ruled").count() == 0:
        phone.locator(".guide-card .guide-answers button").first.click()
    second = phone.locator("#guide-heading").inner_text()
    phone.goto("/")
    boards = phone.locator(".recent .happenings > li")
    expect(boards).to_have_count(1)
    assert boards.first.locator("a.go").count() == 2
    expect(boards.first).to_contain_text("Øst: stort strafkort")
    boards.first.get_by_text("Senere").click()
    boards.first.locator("input.tick").first.check()
    phone.reload()
    boards.first.get_by_text("Senere").click()
    expect(boards.first.locator("input.tick").first).to_be_checked()
    boards.first.get_by_role("button", name="Ikke mere").first.click()
    expect(boards.first).not_to_contain_text("Øst: stort strafkort")
    phone.goto("/vaerktoejer/log/")
    rulings = phone.locator(".log-rulings > li")
    expect(rulings).to_have_count(2)
    expect(rulings.last).to_contain_text("Samme spil")
    rulings.last.get_by_role("link", name="Dokument").click()
    expect(phone.locator(".sheet h2")).to_have_count(2)
    assert phone.locator(".sheet h2").last.inner_text() == second
    expect(phone.locator(".sheet-appeal")).to_have_count(1)


def test_is_it_wrong_gives_address_verdict_and_edition(phone: Page) -> None:
    phone.goto(CARD + DROPPED)
    verdict = phone.locator("#guide-heading").inner_text()
    phone.get_by_text("Er det forkert?").click()
    text = phone.locator(".guide-report").input_value()
    assert text.split("\n")[:2] == [phone.url, f"Kendelse: {verdict}"]
    assert "Loven fra 2017" in text
    mail = phone.get_by_role("link", name="Send som mail").get_attribute("href")
    assert mail
    assert mail.startswith("mailto:?subject=Kendelse")
    assert unquote(mail).endswith(text)
    phone.get_by_role("button", name="Kopiér teksten").click()
    expect(phone.locator(".guide-wrong")).to_contain_text("Teksten er")


@pytest.mark.parametrize("state", ["", "/turn=rho", "/turn=lho_first/call=bid"])
def test_nothing_scrolls_sideways_on_the_narrowest_phone(phone: Page, state: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    lying = "/".join(f"ligger={s}.{k}" for s in "NV" for k in ("major_card.♣10", "passes_rest"))
    phone.goto(f"{CALL}#/igen/spilforer=V/{lying}/plads=S{state}")
    expect(phone.locator(".guide-card")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320


def test_what_stands_says_how_it_meets_what_happens_and_leads_where_it_is_settled(
    phone: Page,
) -> None:
    phone.goto(f"{CALL}#/igen/spilforer=S/ligger=V.revoked/ligger=%C3%98.major_card.♣K")
    meets = phone.locator(".guide-board .guide-meets li")
    expect(meets).to_have_count(2)
    revoked = meets.filter(has_text="Etableret kulørsvigt: rører ikke hinanden.")
    expect(revoked.locator("a")).to_have_text("§ 63A1")
    phone.goto(f"{CARD}#/igen/ligger=V.open_revoke/ligger=later.after_play.x")
    first, last = meets.nth(0), meets.nth(1)
    expect(first).to_contain_text("Kulørsvigt, der ikke er etableret: det, der står, afgøres først")
    expect(last).to_contain_text("Ses på senere: det, der står, afgøres til sidst")
    first.get_by_role("link", name="Kulørsvigt").click()
    assert here(phone).endswith("/kulorsvigt/#/igen/ligger=V.open_revoke/ligger=later.after_play.x")
    expect(phone.locator(".guide-board .chips li")).to_have_count(1)


def test_at_the_guide_the_sentence_comes_with_the_situation(phone: Page) -> None:
    phone.goto("/guide/#/igen/ligger=V.major_card")
    expect(phone.locator(".guide-board .chips li")).to_have_count(1)
    expect(phone.locator(".guide-meets")).to_have_count(0)
    begin(phone, "En spiller bekendte ikke, selv om han kunne")
    expect(phone.locator(".guide-meets li")).to_contain_text("§ 62B1")
