"""Files of boards: read as they were written, or refused with the line and what is wrong."""

from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml
from in_page import called
from own_book import casebook
from playwright.sync_api import FilePayload, Page, expect
from written_boards import BROKEN, FILES, ODD, TRICKS, dealt, lin, pbn

from rules_src.bridge.cards import VOID, Hand, Suit
from rules_src.bridge.table import Table

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/fordelinger/"

READ = """(text) => {
  const area = document.querySelector(".deal-paste textarea");
  document.querySelector(".deal-paste").open = true;
  area.value = text;
  document.querySelector('[data-key="indsat"]').click();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const href = (tool) => all(".deal-tools a").map((a) => a.href).filter((h) => h.includes(tool));
  const boards = all('[data-key^="spil:"]').map((button) => {
    document.querySelector(`[data-key="${button.dataset.key}"]`).click();
    const [calls] = href("meldeforloeb"), [score] = href("justeret"), [claim] = href("krav");
    const [revoke] = href("kulorsvigt");
    return { name: button.textContent, calls, score, revoke, claim, hands: href("rundspoerge") };
  });
  const [wrong, left] = ["Fejl i filen", "Læst med forbehold"].map((said) =>
    all(`[aria-label="${said}"] li`).map((li) => li.textContent));
  return { boards, wrong, left };
}"""


def state_of(address: str) -> dict[str, str]:
    """What an address says, by its keys."""
    parts = address.partition("#/")[2].split("/")
    return {name: unquote(value) for name, _, value in (part.partition("=") for part in parts)}


@pytest.fixture
def read(phone: Page) -> Page:
    phone.goto(HERE)
    expect(phone.locator(".deal-open")).to_be_visible()
    return phone


def test_thirty_files_are_read_as_they_were_written(read: Page) -> None:
    assert len(FILES) >= 30
    for name, (text, boards) in FILES.items():
        found = called(read, READ, text)
        assert found["wrong"] == [], name
        assert [board["name"] for board in found["boards"]] == [str(b.number) for b in boards], name
        for shown, board in zip(found["boards"], boards, strict=True):
            auction = state_of(shown["calls"])
            said = {key: auction.get(key, "") for key in ("giver", "zone", "meldinger")}
            hands = [state_of(address)["haand"] for address in shown["hands"]]
            assert {**said, "hands": hands} == board.in_the_tools, name


def test_what_is_broken_is_refused_whole(read: Page) -> None:
    assert len(BROKEN) >= 20
    for name, (text, says) in BROKEN.items():
        found = called(read, READ, text)
        assert found["boards"] == [], name
        assert len(found["wrong"]) == 1, name
        assert says in found["wrong"][0], name
        assert found["wrong"][0].startswith("Linje "), name


def test_what_is_odd_is_said_and_the_hands_are_kept(read: Page) -> None:
    for name, (text, says) in ODD.items():
        found = called(read, READ, text)
        assert [found["wrong"], len(found["boards"]), len(found["left"])] == [[], 1, 1], name
        assert says in found["left"][0], name
        assert len(found["boards"][0]["hands"]) == 4, name


def test_the_tricks_are_declarers_however_the_file_tells_them(read: Page) -> None:
    for said, tricks in TRICKS.items():
        text = pbn(dealt(1)) + f'[Declarer "S"]\n[Contract "4S"]\n{said}\n'
        (board,) = called(read, READ, text)["boards"]
        assert state_of(board["score"])["ns"] == f"100.4sS{tricks}.", said
    claimed = lin(FILES["all pass at the end"][1][0]).replace("pg|", "mc|8|pg|")
    (board,) = called(read, READ, claimed)["boards"]
    assert state_of(board["score"])["ns"] == "100.1uN8."


def test_a_tournament_in_one_file_is_read(read: Page) -> None:
    text = "".join(pbn(dealt(n % 32 + 1)) for n in range(7_000))[:1_400_000]
    found = called(
        read,
        """(text) => {
      const area = document.querySelector(".deal-paste textarea");
      area.value = text;
      document.querySelector('[data-key="indsat"]').click();
      return document.querySelectorAll('[data-key^="spil:"]').length;
    }""",
        text,
    )
    assert found >= 5_000


def test_one_broken_board_leaves_the_others(read: Page) -> None:
    boards = [pbn(dealt(n)) for n in (1, 2, 3)]
    boards[1] = boards[1].replace("N:", "N:Q", 1)
    found = called(read, READ, "".join(boards))
    assert [board["name"] for board in found["boards"]] == ["1", "3"]
    assert len(found["wrong"]) == 1


PLAYED = """\
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
[Play "W"]
SK H3 S4 S3
C5 C2 CT CK
S2 H6 S5 S7
C8 CA C6 C4
D2 DA DT D3
D4 DK S6 S9
*
"""
"""West led; in trick 6 nobody but South could have followed, and declarer ruffed twice."""


def test_a_board_that_was_played_reaches_the_tools_in_two_taps(read: Page) -> None:
    found = called(read, READ, PLAYED)
    (board,) = found["boards"]
    assert found["wrong"] == []
    claim = state_of(board["claim"])
    assert (claim["spilforer"], claim["trumf"], claim["inde"]) == ("S", "h", "N")
    assert claim["syd"] == "sB.hB98742"
    assert state_of(board["score"]) == {"z": "all", "ns": "100.5hxS9."}
    read.locator('[data-key="spil:0"]').click()
    read.get_by_role("link", name="Spil kravet igennem").click()
    expect(read.locator(".pad-hands .at-S .pad-count")).to_have_text("7")


def test_of_a_board_without_play_the_cards_that_are_left_are_pointed_out(read: Page) -> None:
    """A club's file does not know what was played; a claim is about what was not."""
    called(read, READ, pbn(dealt(1)))
    expect(read.locator(".deal-tools")).to_contain_text("Tryk på de kort, der er spillet")
    read.get_by_role("button", name="Læg alle kort væk").click()
    expect(read.locator(".deal-tools")).to_contain_text("Der er ingen kort tilbage")
    cards = read.locator(".deal-board .at-N button, .deal-board .at-S button")
    for n in (0, 13):
        cards.nth(n).click()
    read.get_by_role("link", name="Spil kravet igennem").click()
    expect(read.locator(".pad-hands .at-N .pad-count")).to_have_text("1")
    expect(read.locator(".pad-hands .at-S .pad-count")).to_have_text("1")


def test_a_revoke_in_the_file_is_named_and_counted(read: Page) -> None:
    revoked = PLAYED.replace("C5 C2 CT CK", "C5 C2 CT S9").replace("D4 DK S6 S9", "D4 DK S6 CK")
    (board,) = called(read, READ, revoked)["boards"]
    assert state_of(board["revoke"])["svigt"] == "S.2.k.suit."
    expect(read.locator(".deal-tools")).to_contain_text("Syd bekendte ikke i stik 2")


def test_a_board_is_written_as_lines_of_a_case(read: Page) -> None:
    """Pasted into a case they are its table: the same cards, auction and tricks."""
    text, (board,) = FILES["all pass at the end"]
    called(read, READ, text)
    lines = read.locator(".pad-case pre").text_content() or ""
    told = yaml.load(lines, yaml.BaseLoader)["table"]
    table = Table.read(**told)
    assert table.hands
    assert {seat.text: _held(hand) for seat, hand in table.hands.hands.items()} == dict(
        zip("NØSV", board.held, strict=True)
    )
    assert table.text == "1ut pas pas pas"
    called(read, READ, PLAYED)
    told = yaml.load(read.locator(".pad-case pre").text_content() or "", yaml.BaseLoader)["table"]
    assert Table.read(**told).play


def _held(hand: Hand) -> str:
    suits = (hand.holding(suit).replace("10", "T").replace(VOID, "") for suit in Suit)
    return ".".join(suits)


def test_the_tables_of_all_cases_are_read_again(read: Page, site: Path) -> None:
    """Written by `rules_src.bridge.pbn`, read by the page: the same cards and declarer."""
    tables = {case.id: case.table for case in casebook().cases if case.table}
    found = called(read, READ, (site / "data" / "v1" / "cases.pbn").read_text("utf-8"))
    assert found["wrong"] == []
    with_cards = [table for table in tables.values() if table.hands]
    assert len(found["boards"]) == len(with_cards) > 100
    for shown, table in zip(found["boards"], with_cards, strict=True):
        shown_hands = {state_of(a)["spoerger"]: state_of(a)["haand"] for a in shown["hands"]}
        assert table.hands
        known = {s.text: _held(h) for s, h in table.hands.hands.items()}
        assert known.items() <= shown_hands.items()


def test_a_file_is_opened_kept_and_cleared(read: Page) -> None:
    latin = PLAYED.replace("[Board", '[Event "Ørehus"]\n[Board').encode("latin-1")
    file = FilePayload(name="aften.pbn", mimeType="text/plain", buffer=latin)
    read.locator("#deal-file").set_input_files(file)
    expect(read.locator('[data-key="spil:0"]')).to_have_text("7")
    for code in ("utf-16", "utf-16-le", "utf-16-be"):
        read.locator('[data-key="ryd"]').click()
        file["buffer"] = PLAYED.encode(code)
        read.locator("#deal-file").set_input_files(file)
        expect(read.locator('[data-key="spil:0"]')).to_have_text("7")
    read.reload()
    expect(read.locator('[data-key="spil:0"]')).to_have_text("7")
    read.locator('[data-key="ryd"]').click()
    read.reload()
    expect(read.locator(".deal-open")).to_be_visible()
    expect(read.locator('[data-key="spil:0"]')).to_have_count(0)
