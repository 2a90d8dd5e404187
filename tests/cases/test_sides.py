"""Roles that a table fills: a step due only if a side defends names nobody who declares."""

from pathlib import Path

import pytest
from own_book import BOOK, CASES, casebook

from generator.cases.casebook import read_case
from generator.cases.findings import Code
from generator.cases.role_names import names_of
from rules_src.bridge.table import Table
from rules_src.laws.common import withdrawn_call
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import When


@pytest.mark.parametrize(("declarer", "refused"), [("S", False), ("V", True), ("Ø", True)])
def test_a_penalty_card_on_declarers_side_is_refused(
    tmp_path: Path, declarer: str, *, refused: bool
) -> None:
    text = (CASES / "penalty_card" / "small-card-dropped.yaml").read_text("utf-8")
    assert "contract: 3ut S\n  offender: Ø" in text
    path = tmp_path / "penalty_card" / "small-card-dropped.yaml"
    path.parent.mkdir()
    path.write_text(text.replace("contract: 3ut S", f"contract: 3ut {declarer}"), "utf-8")
    found = read_case(path, BOOK, tmp_path).findings
    assert [f.field for f in found if f.code is Code.WRONG_SIDE] == ["ruling[2]"] * refused


def test_declarer_may_forbid_a_suit_only_where_he_is_an_opponent() -> None:
    """26B: where the offender's side has the contract, its declarer is not named as who may."""
    sides = set()
    for ruling in casebook().rulings:
        names = {**ROLES, **ruling.names}
        declarer = ruling.names.get("declarer")
        for step in ruling.ruling:
            if declarer and step.when is When.IF_DEFENDING:
                opponent = declarer not in (names["offender"], names["partner"])
                assert spoken(step.short, names).startswith(declarer) == opponent
                sides.add(opponent)
    assert sides == {True, False}


def test_the_suits_declarer_may_forbid_are_named_only_where_he_is_an_opponent() -> None:
    ours = names_of(Table.read("N", "1h pas (D) 4h pas pas pas"))
    assert spoken(withdrawn_call.Say.may_forbid.text, {**ROLES, **ours}) == (
        "Spilfører: Du kan forbyde Nord at spille ud i én farve, som Syd ikke har vist i det"
        " lovlige meldeforløb."
    )
    theirs = names_of(Table.read("N", "1h pas (D) pas 1s pas pas pas"))
    assert spoken(withdrawn_call.Say.may_forbid.text, {**ROLES, **theirs}).startswith(
        "Vest: Du kan forbyde Nord"
    )


def test_no_suit_is_named_as_unshown_where_the_table_has_no_auction() -> None:
    """26B: what a player has shown is read from his calls, not from their absence."""
    table = Table.read("N", contract="4h V", offender="N")
    assert spoken(withdrawn_call.Say.may_forbid.text, {**ROLES, **names_of(table)}) == (
        "Vest: Du kan forbyde Syd at spille ud i én farve, som Nord ikke har vist i det lovlige"
        " meldeforløb."
    )


def test_no_suit_is_named_as_the_chosen_one_where_a_card_taken_back_lies_beside_another() -> None:
    """51B2: declarer chooses between the suits of both, and the table does not show which."""
    hands = {"V": "86 D4 EKB5 9", "Ø": "D73 B85 6 K3"}
    faced = "Ø kK"
    alone = Table.read(
        contract="3ut S", offender="Ø", cards_left="9", to_lead="V", hands=hands, faced=faced
    )
    beside = Table.read(
        contract="3ut S",
        offender="Ø",
        cards_left="9",
        to_lead="V",
        hands={**hands, "N": "K104 92 73 64"},
        faced=faced,
        tricks=["V rE r3 (s3) r6 -"],
    )
    assert names_of(alone)["chosen_suits"] == "klør"
    assert "chosen_suits" not in names_of(beside)
