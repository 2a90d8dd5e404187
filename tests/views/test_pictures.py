"""Pictograms and pictures of trees."""

import re
from xml.etree import ElementTree

import pytest
from own_book import BOOK

from generator.site.pictures import FEWEST, MOST, WIDTH, pictogram, picture
from rules_src.laws import SITUATIONS
from rules_src.model.roles import spoken
from rules_src.model.situation import Phase
from rules_src.presentation.pictures import DEFAULTS, PICTURES, Picture

DRAWN = [rule for rule in BOOK.rules if picture(BOOK[rule])]


def test_no_two_situations_have_the_same_picture() -> None:
    assert {*PICTURES} <= {situation.rule.__name__ for situation in SITUATIONS}
    assert len(PICTURES) >= 46, "a new situation may do without; none of these may lose its own"
    drawn = {pictogram(picture) for picture in (*PICTURES.values(), *DEFAULTS.values())}
    assert len(drawn) == len(PICTURES) + len(DEFAULTS)


def test_every_phase_has_a_picture_for_a_situation_without_one_of_its_own() -> None:
    assert {*DEFAULTS} == {*Phase}


@pytest.mark.parametrize("picture", [*PICTURES.values(), *DEFAULTS.values()])
def test_a_pictogram_is_well_formed_and_said_by_the_words_beside_it(picture: Picture) -> None:
    svg = ElementTree.fromstring(pictogram(picture))
    assert svg.get("aria-hidden") == "true"
    assert len(svg) > 0


def test_small_trees_are_drawn_and_no_others() -> None:
    assert len(DRAWN) > 10
    assert all(FEWEST <= len(BOOK[rule].rows) <= MOST for rule in DRAWN)


@pytest.mark.parametrize("rule", DRAWN)
def test_a_drawn_tree_has_every_row_and_every_question(rule: str) -> None:
    svg = ElementTree.fromstring(picture(BOOK[rule]))
    texts = [text.text or "" for text in svg.iter("text")]
    numbers = [int(n[1]) for text in texts if (n := re.match(r"(\d+)\. ", text))]
    assert numbers == [row.number for row in BOOK[rule].rows]
    said = " ".join(texts)
    asked = {name for row in BOOK[rule].rows for name in row.cells}
    facts = BOOK[rule].facts
    assert all(spoken(facts[name].question) in said for name in asked)


@pytest.mark.parametrize("rule", DRAWN)
def test_nothing_in_a_drawn_tree_is_cut_off(rule: str) -> None:
    svg = ElementTree.fromstring(picture(BOOK[rule]))
    height = int(svg.get("viewBox", "").split()[3])
    for box in svg.iter("rect"):
        assert float(box.get("x", 0)) + float(box.get("width", 0)) <= WIDTH
        assert float(box.get("y", 0)) + float(box.get("height", 0)) <= height
    for text in svg.iter("text"):
        assert float(text.get("x", 0)) + 5.4 * len(text.text or "") <= WIDTH
