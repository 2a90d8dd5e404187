"""What two editions rule differently, against the lists that federations published."""

from generator.editions.report import report
from generator.editions.sentences import Then, sentences_in
from generator.engine.partings import Kind
from generator.engine.proofs import proofs
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from rules_src.contents.amendments import ADOPTED, AMENDMENTS
from rules_src.contents.references import unknown
from rules_src.editions import L2007, L2017
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.theorems import THEOREMS

REPORT = report(L2007, L2017)


def test_every_difference_is_explained_and_every_change_is_seen() -> None:
    assert [*REPORT.problems] == []


def test_all_items_of_the_published_lists_are_here_and_thirty_seven_lie_inside() -> None:
    assert [item.number for item in L2007.listed] == list(range(1, 43))
    assert sum(not item.outside for item in L2007.listed) == 37


def test_no_rule_cites_what_is_said_to_lie_outside() -> None:
    book = REPORT.compared.new
    cited = {step.law for row in book.all_rows() for step in row.ruling}
    cited |= {fact.law for rule in book.rules.values() for fact in rule.facts.values()}
    above = {ref.text for law in map(LawRef.parse, cited) for ref in (law, *law.parents)}
    assert not above & {item.law for item in L2007.listed if item.outside}


def test_each_item_inside_is_seen_as_a_difference_or_explained() -> None:
    seen = {shown.change.key for shown in REPORT.changes}
    for item in L2007.listed:
        if not item.outside:
            assert bool(item.changes) is not bool(item.explained), item
            assert set(item.changes) <= seen, item


def test_the_item_of_every_publisher_is_by_one_we_know() -> None:
    for item in L2007.listed:
        assert item.publishers
        assert set(item.publishers) <= set(L2007.publishers)


def test_each_change_stands_in_a_list_or_says_why_it_is_believed() -> None:
    for shown in REPORT.changes:
        assert bool(shown.listed) is not (shown.change.key in L2007.unlisted)


def test_the_example_of_each_change_is_ruled_by_whichever_edition_has_its_answers() -> None:
    for shown in REPORT.changes:
        one, other = shown.before, shown.after
        assert one or other, shown.change.key
        assert not (one and one.question), (shown.change.key, shown.answers)
        assert not (other and other.question), (shown.change.key, shown.answers)
        assert any(shown.parted), shown.change.key


def test_the_paragraphs_of_a_change_stand_in_their_editions() -> None:
    for shown in REPORT.changes:
        change = shown.change
        assert not change.before or L2007.has(change.before), change
        assert L2017.has(change.after), change


def test_a_change_is_one_sentence_or_two_that_name_no_unknown_paragraph() -> None:
    for change in L2007.changes:
        assert spoken(change.sentence).endswith(".")
        assert not unknown(change.sentence)


def test_the_situations_that_stand_as_unchanged_have_no_change_of_their_own() -> None:
    same = {each.situation.rule.__name__: each for each in REPORT.same}
    unchanged = {"opening_lead_out_of_turn", "simultaneous_play", "disputed_facts"}
    assert set(same) == unchanged == L2007.unchanged
    for rule in ("opening_lead_out_of_turn", "simultaneous_play"):
        assert [shown.change.key for shown in same[rule].touched_by] == ["penalty_card_is_known"]


def test_only_a_change_of_ruling_or_of_answers_counts_as_a_difference() -> None:
    kinds = {each.kind for each in REPORT.compared.differences}
    assert kinds == {Kind.RULING, Kind.ANSWER_NEW, Kind.ANSWER_GONE}


def test_what_is_not_covered_is_never_the_same_and_never_a_difference() -> None:
    covered = {s.rule.__name__ for s in REPORT.compared.covered}
    not_covered = {s.rule.__name__ for s in REPORT.compared.not_covered}
    assert not covered & not_covered
    assert "comparable_call" not in not_covered | covered


def test_a_suit_that_could_be_required_is_the_lead_restriction_that_went() -> None:
    change = next(s for s in REPORT.changes if s.change.key == "lead_only_forbidden")
    assert change.before
    assert "skal spille ud" in verdict(change.before)
    assert change.after
    assert "må ikke" in verdict(change.after)


def test_an_edition_has_nothing_to_say_of_itself() -> None:
    assert report(L2017, L2017).compared.differences == ()


def test_the_sentences_that_are_false_in_2007_are_a_list_of_changes() -> None:
    found = {each.theorem.sentence: each for each in sentences_in(L2007, THEOREMS)}
    assert len(found) == len(THEOREMS)
    false = {sentence for sentence, each in found.items() if each.then is Then.FALSE}
    assert "Spilfører kan aldrig kræve en farve efter §\u00a026." in false
    assert any(sentence.startswith("Kun efter §§\u00a027, 36, 37 og 38") for sentence in false)
    assert len(false) == 18
    assert sum(each.then is Then.HOLDS for each in found.values()) == 80


def test_what_2007_said_otherwise_is_a_proved_sentence_that_fails_there() -> None:
    failed = {p.theorem.sentence for p in proofs(Rulebook.of(L2007), THEOREMS) if p.counterexample}
    assert set(L2007.said_otherwise) <= failed


def test_a_proof_carries_its_edition() -> None:
    assert {proof.edition for proof in proofs(Rulebook.of(L2007), THEOREMS)} == {2007}


def test_the_texts_of_2024_change_no_ruling() -> None:
    amended = {ref for each in AMENDMENTS for ref in each.glosses} | {"89"}
    steps = {s.law for row in REPORT.compared.new.all_rows() for s in row.ruling}
    assert not steps & (amended - {"73A2", "73B"})


def test_the_texts_of_2024_show_only_when_they_are_adopted() -> None:
    assert ADOPTED is L2017.has("73D3")
    assert {each.law for each in L2017.amendments} == {"73", "89"}


def test_every_change_is_shown_under_a_situation_that_both_tell_of() -> None:
    shown = [s for each in REPORT.compared.covered for s in REPORT.changes_in(each)]
    assert len(shown) == len(REPORT.changes) == len(L2007.changes)


def test_every_situation_is_told_or_new_or_said_not_to_be_told() -> None:
    compared = REPORT.compared
    counted = [*compared.covered, *compared.absent, *compared.not_covered]
    assert sorted(s.slug for s in counted) == sorted(s.slug for s in L2017.situations)
    assert not set(L2007.sources) & {s.rule.__name__ for s in compared.not_covered}


def test_what_is_known_in_part_is_of_situations_that_are_not_covered() -> None:
    not_covered = {s.rule.__name__ for s in REPORT.compared.not_covered}
    assert set(L2007.known_in_part) <= not_covered
    part = {"adjusted_score", "extraneous_information", "lead_out_of_turn", "withdrawn_action"}
    assert part <= set(L2007.known_in_part)
