"""What the claim board looks up agrees with the rules, and says no more than it must."""

import re

import pytest
from last_tricks import TRAITS
from own_book import BOOK

from generator.tools import FOLDER
from generator.tools.claim import claim_data
from rules_src.contents import is_known
from rules_src.laws.law_68_71_claims import Point
from rules_src.tables.claim import HOW, KINDS, KNOWN, POINTS, SHOWN_OUT, TRUMP

DATA = claim_data(BOOK)


def test_every_trait_of_a_play_is_a_kind_that_can_be_struck() -> None:
    assert {*KINDS} == {*TRAITS, KNOWN}
    script = (FOLDER / "claim" / "position.js").read_text("utf-8")
    named = re.search(r"const TRAITS = \[(.*)\]", script)
    assert named
    assert tuple(re.findall(r'"(\w+)"', named[1])) == TRAITS


def test_an_unstated_finesse_is_normal_until_it_is_struck() -> None:
    """One that fails may be normal; one that succeeds is not accepted (70E1)."""
    assert [key for key, kind in KINDS.items() if not kind.struck] == ["finesse"]
    assert KINDS["finesse"].law == "70E1"


def test_the_board_names_only_laws_that_there_are() -> None:
    assert all(is_known(law) for law in DATA["laws"])
    assert {"70A", "70C", "70D1", "70E1", "70E2", "71B"} <= {*DATA["laws"]}


@pytest.mark.parametrize("point", POINTS)
def test_a_point_is_one_of_the_rule_and_leads_to_two_rulings(point: str) -> None:
    assert point.upper() in Point.__members__
    rulings = []
    for ends in ("lost", "held"):
        stated = dict(part.split("=") for part in DATA["points"][point][ends])
        conversation = BOOK["claim"].follow(BOOK["claim"].answers(stated))
        assert not conversation.question
        rulings.append(conversation.ruling)
    assert rulings[0] != rulings[1]


def test_sentences_are_short() -> None:
    texts = [HOW, TRUMP.question, SHOWN_OUT.question, *TRUMP.answers.values()]
    for kind in KINDS.values():
        texts += [f"Han {kind.says}.", kind.because]
    for sentence in (one for text in texts for one in re.split(r"(?<=[.?:])\s", text)):
        assert len(sentence.split()) <= 20, sentence
        assert ";" not in sentence
