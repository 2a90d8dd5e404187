"""The guide's addresses, seats, keys and memory, in headless Chromium."""

from __future__ import annotations

import pytest
from in_page import arrive
from playwright.sync_api import Browser, Locator, Page, expect

pytestmark = pytest.mark.browser

CALL = "/situationer/melding-uden-for-tur/"
LEAD = "/situationer/aabningsudspil-uden-for-tur/"
IN_TURN = "Meldingen er i tur."


def heading(page: Page) -> Locator:
    return page.locator("#guide-heading")


def answer(page: Page, key: str) -> None:
    page.locator(f".guide-card .guide-answers button[data-answer={key}]").click()


def test_each_answer_has_its_address_and_the_browsers_back_button_goes_back(phone: Page) -> None:
    phone.goto(CALL)
    for key in ("rho", "bid", "nothing"):
        answer(phone, key)
    assert phone.url.endswith("#/turn=rho/call=bid/since=nothing")
    expect(heading(phone)).to_have_text("Accepterer MTV meldingen uden for tur?")
    phone.go_back()
    phone.go_back()
    expect(heading(phone)).to_have_text("Hvad meldte den fejlende?")
    assert phone.url.endswith("#/turn=rho")
    phone.go_back()
    expect(heading(phone)).to_have_text("Hvis tur var det?")
    phone.go_forward()
    expect(heading(phone)).to_have_text("Hvad meldte den fejlende?")


def test_an_address_can_be_opened_shared_and_read_again(phone: Page) -> None:
    phone.goto(CALL + "#/plads=%C3%98/turn=rho/rho_must_pass=yes")
    expect(heading(phone)).to_have_text(IN_TURN)
    expect(phone.locator(".guide .ruling")).to_contain_text("Den pligtige pas regnes for afgivet")
    phone.reload()
    expect(heading(phone)).to_have_text(IN_TURN)


UNTRUE = (
    ("#/turn=rho/call=bid/xyz=1", "xyz=1", "#/turn=rho/call=bid"),
    ("#/turn=nobody", "turn=nobody", "#/"),
    ("#/turn=rho/rho_must_pass=yes/accepted=no", "accepted=no", "#/turn=rho/rho_must_pass=yes"),
    ("#/turn=rho/+partner_to_lead", "+partner_to_lead", "#/turn=rho"),
    ("#/turn=rho/+gone", "+gone", "#/turn=rho"),
    ("#/turn=rho/%E0%A4%A", "%E0%A4%A", "#/turn=rho"),
    ("#/plads=Q/turn=rho", "plads=Q", "#/turn=rho"),
    ("#/turn=rho/<b>x", "<b>x", "#/turn=rho"),
)
"""What an address says, what of it is not so, and the rest."""


def test_what_an_address_says_that_is_not_so_is_named_and_the_rest_kept(phone: Page) -> None:
    phone.goto(CALL + UNTRUE[0][0])
    for said, named, kept in UNTRUE:
        arrive(phone, said)
        expect(phone.locator(".guide .note-box")).to_contain_text(named)
        assert phone.url.endswith(kept), said
        assert phone.locator(".guide .note-box b").count() == 0, said


def test_an_ordinary_anchor_still_leads_to_its_section(phone: Page) -> None:
    phone.goto(CALL + "#/turn=rho/call=bid")
    phone.evaluate("location.hash = '#tabel'")
    expect(heading(phone)).to_have_text("Har nogen meldt efter den melding?")
    expect(phone.locator("#tabel")).to_be_in_viewport()
    phone.reload()
    expect(phone.locator("#tabel")).to_be_in_viewport()
    expect(heading(phone)).to_have_text("Hvis tur var det?")


def test_an_anchor_in_the_folded_tree_unfolds_it(phone: Page) -> None:
    phone.goto(CALL + "#call_not_accepted")
    expect(phone.locator("#call_not_accepted")).to_be_in_viewport()


def test_an_answer_can_be_changed_and_the_others_that_still_apply_are_kept(phone: Page) -> None:
    phone.goto(CALL + "#/turn=rho/call=bid/since=nothing/accepted=no/rho_did=passed/sufficient=no")
    expect(phone.locator(".guide-card.ruled")).to_be_visible()
    phone.get_by_role("button", name="Hvis tur var det?").click()
    again = phone.locator("[data-key=turn]")
    expect(again.locator("[aria-current=true]")).to_have_text("MTH")
    again.locator("button[data-answer=partner]").click()
    assert phone.url.endswith("#/turn=partner/call=bid/since=nothing/accepted=no")
    expect(heading(phone)).to_have_text("Er den nye melding en tilsvarende melding?")


def test_one_step_back_takes_the_last_answer_away(phone: Page) -> None:
    phone.goto(CALL + "#/turn=rho/call=bid")
    phone.get_by_role("button", name="Tilbage", exact=True).click()
    expect(heading(phone)).to_have_text("Hvad meldte den fejlende?")
    assert phone.url.endswith("#/turn=rho")


def test_one_step_back_leaves_a_rule_gone_on_in_and_a_verdict(phone: Page) -> None:
    ruled = "/guide/#/call_out_of_rotation"
    ruled += "/turn=partner/call=bid/since=nothing/accepted=no/comparable=no"
    phone.goto(ruled + "/+partner_to_lead")
    phone.get_by_role("button", name="Tilbage", exact=True).click()
    assert phone.url.endswith(ruled)


def tap(page: Page, name: str, where: str = "") -> None:
    page.locator(f"{where} .guide-table:visible").get_by_role(
        "button", name=name, exact=True
    ).click()


def test_who_it_was_is_tapped_on_a_drawn_table_or_left_out(phone: Page) -> None:
    phone.goto(CALL)
    expect(phone.locator(".guide-seat")).to_contain_text("Hvem meldte uden for tur?")
    tap(phone, "Syd")
    expect(phone.locator(".guide-seat")).to_have_count(0)
    tap(phone, "Øst")
    expect(heading(phone)).to_have_text("Hvad meldte Syd?")
    assert phone.url.endswith("#/plads=S/turn=rho")
    phone.get_by_role("button", name="Hvem meldte uden for tur?").click()
    tap(phone, "Vest", "[data-key=plads]")
    expect(heading(phone)).to_have_text("Hvad meldte Vest?")
    phone.goto(CALL)
    answer(phone, "rho")
    expect(heading(phone)).to_have_text("Hvad meldte den fejlende?")
    phone.get_by_role("button", name="Hvem meldte uden for tur?").click()
    tap(phone, "Nord")
    expect(heading(phone)).to_have_text("Hvad meldte Nord?")


def test_who_it_was_can_still_be_said_at_the_ruling(phone: Page) -> None:
    phone.goto(CALL + "#/turn=partner/call=pass/since=nothing/accepted=no/comparable=no")
    expect(heading(phone)).to_contain_text("Den fejlendes makker")
    phone.locator(".guide-seat > summary").click()
    tap(phone, "Syd")
    expect(heading(phone)).to_contain_text("Nord")
    tapped = phone.locator("[data-key=plads]")
    expect(tapped).to_contain_text("Syd")
    tapped.get_by_role("button").click()
    pressed = tapped.locator("[aria-pressed=true]")
    expect(pressed).to_have_text("S")
    pressed.click()
    expect(heading(phone)).to_contain_text("Den fejlendes makker")
    assert "plads" not in phone.url


@pytest.mark.parametrize(
    ("page", "rest", "question", "text"),
    [
        (
            "ubefojet-oplysning",
            "origin=partner/told_more=yes/play_over=no",
            "Hvem tøvede",
            "Syd må",
        ),
        ("den-blinde", "dummys_act=remarked/who_erred=declaring_side", "den blinde", "Nord"),
        ("sporg-om-kulorsvigt", "", "Hvem spørger", "Nord"),
        ("misinformation", "", "Hvem er vildledt?", "N-S"),
    ],
)
def test_the_seat_that_is_tapped_fills_the_roles_of_its_situation(
    page: str, rest: str, question: str, text: str, phone: Page
) -> None:
    phone.goto(f"/situationer/{page}/")
    expect(phone.locator(".guide-seat")).to_contain_text(question)
    tap(phone, "Nord")
    phone.goto(f"/situationer/{page}/#/plads=N/{rest}")
    expect(phone.locator(".guide-body")).to_contain_text(text)


def test_what_is_taken_for_granted_is_not_asked_and_can_be_changed(phone: Page) -> None:
    phone.goto(LEAD)
    expect(heading(phone)).to_have_text("Hvilke udspil er vendt?")
    answer(phone, "wrong")
    answer(phone, "nothing")
    answer(phone, "leave")
    assumed = phone.locator(".guide-assumed")
    expect(assumed).to_contain_text("Hvem skulle have spillet ud?")
    expect(assumed).to_contain_text("den fejlendes makker")
    assert phone.url.endswith("#/faced_leads=wrong/since_lead=nothing/lead_choice=leave")
    verdict = heading(phone).inner_text()
    assumed.get_by_role("button", name="Ret").first.click()
    again = phone.locator("[data-key=whose_lead]")
    expect(again.get_by_role("button").first).to_be_focused()
    again.locator("button[data-answer=defenders]").click()
    expect(heading(phone)).not_to_have_text(verdict)
    assert phone.url.endswith("#/whose_lead=defenders")
    phone.reload()
    expect(phone.locator(".guide-trail")).to_contain_text("er på spilførers side")
    expect(phone.locator(".guide-card.ruled")).to_be_visible()


def test_the_number_keys_choose_an_answer(desktop: Page) -> None:
    desktop.goto(CALL)
    desktop.keyboard.press("9")
    expect(heading(desktop)).to_have_text("Hvis tur var det?")
    desktop.keyboard.press("2")
    expect(heading(desktop)).to_have_text("Hvad meldte den fejlende?")
    expect(heading(desktop)).to_be_focused()
    assert desktop.url.endswith("#/turn=partner")
    desktop.keyboard.press("Control+1")
    assert desktop.url.endswith("#/turn=partner")
    numbers = desktop.locator(".guide-card [data-number]")
    assert numbers.evaluate_all("all => all.map(one => one.dataset.number)") == [
        str(n + 1) for n in range(numbers.count())
    ]


def test_a_whole_ruling_with_the_keyboard_alone(desktop: Page) -> None:
    desktop.goto(CALL)
    pressed = 0
    while desktop.locator(".guide-card.ruled").count() == 0:
        for _ in range(60):
            desktop.keyboard.press("Tab")
            if desktop.evaluate("document.activeElement.matches('.guide-card [data-answer]')"):
                break
        assert desktop.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        desktop.keyboard.press("Enter")
        expect(heading(desktop)).to_be_focused()
        pressed += 1
        assert pressed < 12
    expect(desktop.locator(".guide [role=status]")).to_have_text("Kendelsen er fundet")
    expect(heading(desktop)).to_be_in_viewport()


def test_each_new_question_is_announced_and_stands_where_it_can_be_read(phone: Page) -> None:
    phone.goto(CALL)
    expect(phone.locator(".guide [role=status]")).to_have_text("Spørgsmål 1")
    answer(phone, "rho")
    expect(phone.locator(".guide [role=status]")).to_have_text("Spørgsmål 2")
    expect(heading(phone)).to_be_focused()
    expect(heading(phone)).to_be_in_viewport(ratio=1)


def test_those_who_want_no_motion_get_none(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", viewport={"width": 390, "height": 500}
    )
    page = context.new_page()
    page.goto(CALL + "#/turn=rho/call=bid")
    answer(page, "nothing")
    top = page.locator(".guide-card").evaluate("card => card.getBoundingClientRect().top")
    assert 40 < top < 80, "it stands there at once, without scrolling there"
    context.close()


def test_begin_again_forgets_everything(phone: Page) -> None:
    phone.goto(CALL + "#/plads=S/turn=rho/rho_must_pass=yes")
    phone.get_by_role("button", name="Begynd forfra").click()
    expect(heading(phone)).to_have_text("Hvis tur var det?")
    expect(phone.locator(".guide-trail")).to_have_count(0)
    assert phone.url.endswith("#/")


def test_the_address_is_shared(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto(CALL + "#/turn=rho/rho_must_pass=yes")
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.get_by_role("button", name="Del").click()
    expect(page.locator(".guide-link")).to_have_text("Adressen er kopieret.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    context.close()


def test_the_whole_guide_begins_with_what_has_happened(phone: Page) -> None:
    phone.goto("/guide/")
    expect(heading(phone)).to_have_text("Hvad er der sket?")
    phone.get_by_role("button", name="En spiller har meldt, uden at det var hans tur").click()
    expect(heading(phone)).to_have_text("Hvis tur var det?")
    for said in ("rho", "bid", "lho"):
        answer(phone, said)
    expect(heading(phone)).to_contain_text("melding gælder")
    assert phone.url.endswith("/guide/#/call_out_of_rotation/turn=rho/call=bid/since=lho")
    phone.locator(".guide-because > summary").click()
    phone.locator(".guide-rows a").last.click()
    expect(phone.locator("h1")).to_contain_text("Melding uden for tur")
