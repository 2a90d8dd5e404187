"""A case after another on the same board: what stands is read from the ruling before."""

from pathlib import Path

import pytest
from copies import run_on
from own_book import BOOK, ROOT

from generator.cases.casebook import Casebook, read_casebook
from rules_src.laws import SITUATIONS

CASES = ROOT / "rules_src" / "casebook" / "penalty_card"
FIRST = (CASES / "named-in-the-auction.yaml").read_text("utf-8")
SECOND = """\
# yaml-language-server: $schema=../../../docs/data/schema/penalty_card.json
headnote: Endnu et kort
story: Øst taber også ♦7.
table:
  contract: 4h S
  offender: Ø
after: [first]
facts:
  card_of: defender
  seen_during: play
  claimed: no
  why_seen: accident
  opponents_fault: no
  could_be_seen: yes
  early_lead: no
  whose_turn: other
ruling:
  - 49: is_penalty_card
  - 50B: all_penalty_cards_major
  - 50E1: info.everyone.card_authorised
  - 50E3: info.circumstances_unauthorised
  - 50E4: adjust.exposed
  - 72C: adjust.foreseen
  - 50D: bound_while_it_lies
authority: law
source: {own: true}
"""


def read(folder: Path, **files: str) -> Casebook:
    (folder / "penalty_card").mkdir()
    for name, text in files.items():
        (folder / "penalty_card" / f"{name}.yaml").write_text(text, "utf-8")
    return read_casebook(folder, BOOK, folder)


def test_what_the_first_ruling_left_answers_the_second(tmp_path: Path) -> None:
    casebook = read(tmp_path, first=FIRST, second=SECOND)
    assert [f.text for f in casebook.findings if not f.advice] == []
    answers = casebook.by_id["second"].conversation.answers
    assert answers["earlier_card"].key == "yes"
    assert casebook.by_id["first"].conversation.answers["earlier_card"].key == "no"


def test_a_third_case_comes_after_both(tmp_path: Path) -> None:
    third = SECOND.replace("after: [first]", "after: [first, second]").replace("♦7", "♦6")
    third = third.replace("Endnu", "Og endnu")
    casebook = read(tmp_path, first=FIRST, second=SECOND, third=third)
    assert [f.text for f in casebook.findings if not f.advice] == []
    stands = [each.text for each in casebook.by_id["third"].case.board.standing]
    assert [text for text in stands if "card" in text.split(".")[1]] == [
        "Ø.major_card.♣E",
        "Ø.major_card",
    ]


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        (FIRST.replace("offender: Ø\n", "offender: V\n"), SECOND, None),
        (FIRST.replace("  contract: 4h S\n", "  contract: 3h S\n"), SECOND, "er et andet spil"),
        (FIRST.replace("  offender: Ø\n", ""), SECOND, "bordet dér viser ikke"),
        (FIRST.replace("whose_turn: other", "whose_turn: nobody"), SECOND, "har selv fejl"),
        (
            FIRST,
            SECOND.replace("  early_lead", "  earlier_card: no\n  cards: low\n  early_lead"),
            "giver yes (ja); ret eller slet linjen",
        ),
        (
            FIRST,
            SECOND.replace("r: Ø", "r: V").replace("  early", "  earlier_card: yes\n  early"),
            "giver no (nej); ret eller slet linjen",
        ),
        (FIRST, SECOND.replace("after: [first]", "after: [third]"), "kommer selv efter »first«"),
    ],
    ids=["at another seat", "another board", "unseated", "broken", "yes", "no", "not whole"],
)
def test_what_is_wrong_with_the_case_before_is_said_at_the_case_after(
    first: str, second: str, said: str | None, tmp_path: Path
) -> None:
    third = SECOND.replace("Endnu", "Og endnu").replace("♦7", "♦6")
    texts = [f.text for f in read(tmp_path, first=first, second=second, third=third).findings]
    at_second = [text for text in texts if "second.yaml" in text]
    assert any((said or "mangler »cards«") in text for text in at_second), texts


def test_an_answer_that_cannot_be_true_where_it_stands_is_said(tmp_path: Path) -> None:
    name = "east-finds-a-heart-when-the-claim-is-ruled.yaml"
    text = (CASES.parent / "revoke" / name).read_text("utf-8")
    (tmp_path / "revoke").mkdir()
    (tmp_path / "revoke" / name).write_text(text.replace("voke: claim", "voke: nothing"), "utf-8")
    said = [f.text for f in read_casebook(tmp_path, BOOK, tmp_path).findings]
    assert any("den kommer efter, giver played" in one for one in said), said


def test_two_that_come_after_each_other_are_each_told_to_drop_one_line(tmp_path: Path) -> None:
    first = FIRST.replace("facts:\n", "after: [second]\nfacts:\n", 1)
    findings = [f for f in read(tmp_path, first=first, second=SECOND).findings if not f.advice]
    files = [f"penalty_card/{name}.yaml" for name in ("first", "second")]
    assert [f.place.file for f in findings] == files
    assert all("slet den ene af de to linjer" in f.text for f in findings)


def run(*words: str) -> tuple[int, str]:
    code, out, err = run_on(ROOT, SITUATIONS, *words)
    return code, out + err


TALK = (
    *("card_of=defender", "seen_during=play", "claimed=no", "why_seen=accident"),
    *("opponents_fault=no", "could_be_seen=yes", "early_lead=no", "whose_turn=other"),
)


@pytest.mark.parametrize(
    "after", ["Ø.major_card.♣E", "Ø.minor_card", str(CASES / "named-in-the-auction.yaml")]
)
def test_the_command_line_rules_after_a_case_or_what_is_written(after: str) -> None:
    code, said = run("rule", "--after", after, "penalty_card", "plads=Ø", *TALK)
    assert code == 0
    assert "Alle viste kort er store strafkort" in said
    assert "Øst" in said
    code, said = run("rule", "--after", after, "penalty_card", "plads=V", *TALK, "cards=low")
    assert "Lille strafkort" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("Ø.major_card", "penalty_card"), "skriv også plads=Ø"),
        (("Ø.card", "penalty_card", "plads=Ø"), "kan ikke stå på et spil"),
        (("Ø.major_card.♣Z", "penalty_card", "plads=Ø"), "»♣Z« er intet kort"),
        (("Ø.major_card", "penalty_card", "plads=Q"), "er ingen plads"),
    ],
)
def test_the_command_line_says_what_it_lacks(words: tuple[str, ...], said: str) -> None:
    code, text = run("rule", "--after", *words)
    assert code == 2
    assert said in text
