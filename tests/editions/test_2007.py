"""The laws of 2007 as a director ruled by them, from the published text and not from the rules."""

import pytest
from incidents import as_assumed

from generator.cases.findings import blocking
from generator.checks.soundness import rule_findings
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import verdict
from rules_src.contents import GLOSSES
from rules_src.contents.edition_2007 import REWORDED, SAME_TEXT
from rules_src.contents.glosses.edition_2007 import SAME
from rules_src.contents.references import REFERENCES
from rules_src.editions import L2007, L2017
from rules_src.model.facts import Fact
from rules_src.model.law_ref import IN_PROSE, LawRef
from rules_src.model.ruling import Ruling
from rules_src.model.steps import ForcedPass, LeadRestriction, Span

BOOK = Rulebook.of(L2007)


def talk(rule: str, **stated: str) -> Conversation:
    found = as_assumed(BOOK[rule], stated)
    assert not found.question, found.question
    return found


def ruled(rule: str, **stated: str) -> Ruling:
    return talk(rule, **stated).ruling


def words(ruling: Ruling) -> set[str]:
    return {step.word for step in ruling}


def passes(ruling: Ruling) -> list[tuple[str, str, Span]]:
    return [(s.law, s.whose, s.span) for s in ruling if isinstance(s, ForcedPass)]


def test_every_rule_of_2007_is_sound_and_says_what_may_be_said() -> None:
    assert [found.text for found in blocking(rule_findings(BOOK))] == []


def test_every_situation_of_2007_has_a_source_and_an_address_of_2017() -> None:
    slugs = {situation.slug for situation in L2017.situations}
    for situation in L2007.situations:
        assert L2007.sources[situation.rule.__name__].where
        assert situation.slug in slugs
    assert set(L2007.sources) == {s.rule.__name__ for s in L2007.situations}


def test_what_is_not_covered_is_a_rule_of_2017_and_has_a_reason() -> None:
    now = {rule.__name__ for s in L2017.situations for rule in s.rules}
    for name, why in {**L2007.not_covered, **L2007.absent}.items():
        assert name in now
        assert name not in BOOK
        assert why


# Law 27


SHOWN = {"happened": "nothing", "accepted": "no", "new_call": "bid"}


def test_a_natural_bid_as_low_as_it_goes_is_free_and_no_secret() -> None:
    ruling = ruled("insufficient_bid", **SHOWN, same_denomination="yes", natural_both="yes")
    assert passes(ruling) == []
    assert {"no_rectification", "info.authorised", "adjust.assistance"} <= words(ruling)


def test_an_artificial_bid_in_the_same_denomination_silences_partner_throughout() -> None:
    ruling = ruled(
        "insufficient_bid", **SHOWN, same_denomination="yes", natural_both="no", more_precise="no"
    )
    assert passes(ruling) == [("27B2", "partner", Span.REST)]


def test_a_narrower_meaning_is_free_but_still_unauthorised() -> None:
    ruling = ruled("insufficient_bid", **SHOWN, same_denomination="no", more_precise="yes")
    assert passes(ruling) == []
    assert "info.unauthorised" in words(ruling)


def test_a_double_is_cancelled_and_partner_silenced_whatever_follows() -> None:
    stated = {**SHOWN, "new_call": "double", "more_precise": "no", "called_again": "yes"}
    ruling = ruled("insufficient_bid", **stated)
    assert "attempt_cancelled" in words(ruling)
    assert passes(ruling) == [("27B3", "partner", Span.REST)]


# Laws 28-32


def out_of_turn(**stated: str) -> Ruling:
    return ruled("call_out_of_rotation", since="nothing", accepted="no", **stated)


@pytest.mark.parametrize("turn", ["rho", "partner", "lho_again"])
def test_a_pass_before_any_bid_costs_the_offender_one_pass_at_anybodys_turn(turn: str) -> None:
    ruling = out_of_turn(turn=turn, call="pass", before_any_bid="yes")
    assert passes(ruling) == [("30A", "offender", Span.ONCE)]


def test_a_pass_at_rhos_turn_after_a_bid_is_passed_again() -> None:
    ruling = out_of_turn(turn="rho", call="pass", before_any_bid="no")
    assert passes(ruling) == [("30B1", "offender", Span.ONCE)]


def test_a_pass_at_partners_turn_after_a_bid_silences_the_offender_and_bars_partners_double() -> (
    None
):
    ruling = out_of_turn(turn="partner", call="pass", before_any_bid="no")
    assert passes(ruling) == [("30B2a", "offender", Span.REST)]
    assert "partner_may_not_double" in words(ruling)


def test_a_pass_at_lhos_turn_after_a_bid_is_a_change_of_call() -> None:
    found = talk(
        "call_out_of_rotation",
        turn="lho_again",
        call="pass",
        before_any_bid="no",
        wish="left_standing",
    )
    assert [leg.rule.name for leg in found.legs] == ["call_out_of_rotation", "change_of_call"]


def test_a_bid_at_rhos_turn_is_repeated_if_he_passes() -> None:
    ruling = out_of_turn(turn="rho", call="bid", rho_did="passed", sufficient="yes")
    assert passes(ruling) == []
    assert {"repeat_call", "no_rectification"} <= words(ruling)


def test_only_the_same_denomination_silences_partner_no_longer_than_once() -> None:
    acted = {"turn": "rho", "call": "bid", "rho_did": "acted", "called_again": "yes"}
    same = out_of_turn(**acted, same_denomination_again="yes")
    other = out_of_turn(**acted, same_denomination_again="no")
    assert passes(same) == [("31A2a", "partner", Span.ONCE)]
    assert passes(other) == [("31A2b", "partner", Span.REST)]


@pytest.mark.parametrize("turn", ["partner", "lho_first"])
def test_a_bid_at_partners_turn_silences_him_whatever_is_called_next(turn: str) -> None:
    assert passes(out_of_turn(turn=turn, call="bid")) == [("31B", "partner", Span.REST)]


def test_a_double_at_partners_turn_silences_him_and_may_cost_any_suit() -> None:
    ruling = out_of_turn(turn="partner", call="double")
    assert passes(ruling) == [("32A", "partner", Span.REST)]
    assert "any_suit_unless_repeated" in words(ruling), "26 asks for another final call"


def test_a_double_at_rhos_turn_is_repeated_or_silences_partner() -> None:
    assert passes(out_of_turn(turn="rho", call="double", rho_did="passed")) == []
    assert passes(out_of_turn(turn="rho", call="double", rho_did="acted")) == [
        ("32B2", "partner", Span.REST)
    ]


# Law 26


def test_a_suit_that_was_not_shown_legally_may_be_required_or_forbidden() -> None:
    lead = {"fate": "replaced", "related_to": "suits", "defending": "yes", "lead_turn": "first"}
    required = ruled("lead_restrictions", **lead, suit_choice="require")
    forbidden = ruled("lead_restrictions", **lead, suit_choice="forbid", only_that_suit="no")
    assert "lead.require_chosen_named" in words(required)
    assert "lead.forbid_chosen_named" in words(forbidden)


def test_suits_all_shown_legally_cost_nothing_at_the_lead() -> None:
    ruling = ruled(
        "lead_restrictions", fate="replaced", replaced_by="otherwise", related_to="shown"
    )
    assert {"no_lead_restriction", "info.unauthorised"} <= words(ruling)


def test_any_other_call_lets_declarer_forbid_one_suit_whichever() -> None:
    ruling = ruled(
        "lead_restrictions", fate="replaced", replaced_by="otherwise", related_to="other"
    )
    assert [s.law for s in ruling if isinstance(s, LeadRestriction)] == ["26B"]


# Law 25


def test_a_slip_is_put_right_only_without_pause_for_thought() -> None:
    slip = {"wish": "wants", "intended": "no", "reach": "before_partner"}
    at_once = ruled("change_of_call", **slip, without_pause="yes", new_legal="yes", lho_called="no")
    later = ruled("change_of_call", **slip, without_pause="no", first_legal="yes")
    assert "change_stands" in words(at_once)
    assert "changed_after_thought" in words(later)


def test_an_illegal_first_call_does_not_stand_because_it_was_thought_over() -> None:
    ruling = ruled(
        "change_of_call",
        wish="changed",
        intended="no",
        reach="before_partner",
        without_pause="no",
        first_legal="no",
    )
    assert "no_slip_to_correct" in words(ruling)
    assert "change_stands" not in words(ruling)


def test_a_deliberate_change_that_is_accepted_is_under_law_26_whatever_it_means() -> None:
    ruling = ruled(
        "change_of_call",
        wish="changed",
        intended="yes",
        first_legal="yes",
        second_accepted="yes",
        lho_called="no",
    )
    assert "lead_may_be_restricted" in words(ruling)


# Play


def test_declarer_has_three_choices_after_a_premature_play_and_cannot_require_a_suit() -> None:
    choice = BOOK["premature_play_choice"].facts["play_choice"]
    assert list(choice.answers) == ["highest", "lowest", "forbid"]


def test_a_card_at_rhos_turn_has_no_law() -> None:
    assert words(ruled("premature_play", told_to_play="no", too_soon="rho_turn")) == {
        "law_has_no_such_rule"
    }


def test_after_a_claim_all_four_cannot_play_on() -> None:
    ruling = ruled("claim", claim_kind="claim", reply="play_on", point="other")
    assert "claim_is_void" not in words(ruling)
    assert "later_cards_are_evidence" in words(ruling)


def test_agreeing_to_a_claim_establishes_a_revoke_at_once() -> None:
    stated = {
        "failure": "suit",
        "twelfth": "no",
        "both_sides_revoked": "no",
        "dummy_first": "no",
        "since_revoke": "claim",
        "who_claimed": "other_side",
    }
    agreed = ruled("revoke", **stated, agreed_at_first="yes")
    objected = ruled("revoke", **stated, agreed_at_first="no")
    assert [s.law for s in agreed if s.word == "established"] == ["63A3"]
    assert "not_established" in words(objected)


def test_a_player_aware_of_his_own_unestablished_revoke_must_correct_it() -> None:
    stated = {"matter": "mishap", "plan": "silent"}
    assert "own_revoke_must_be_corrected" in words(
        ruled("duty_to_tell", **stated, own_revoke_in_time="yes")
    )
    assert "no_duty_to_tell" in words(ruled("duty_to_tell", **stated, own_revoke_in_time="no"))


@pytest.mark.parametrize(
    "exempted",
    [{"exemption": "other_faced"}, {"other_corrected": "yes"}, {"repeated_corrected": "yes"}],
)
def test_more_kinds_of_revoke_cost_no_trick(exempted: dict[str, str]) -> None:
    answers = {"failure": "suit", **exempted, "short": "no"}
    found = as_assumed(BOOK["revoke_transfer"], answers).ruling
    assert "no_transfer" in words(found)


def test_what_a_penalty_card_shows_is_unauthorised_though_it_lies_there() -> None:
    ruling = as_assumed(BOOK["penalty_card"], {"why_seen": "accident", "cards": "low"}).ruling
    assert [s.law for s in ruling if s.word == "info.card_unauthorised"] == ["50E2"]


def test_the_opening_lead_out_of_turn_keeps_its_five_choices() -> None:
    choices = [rule for rule in BOOK.rules if rule == "lead_out_of_turn_choice"]
    assert len(BOOK[choices[0]].facts["lead_choice"].answers) == 5


def test_dummy_might_warn_declarer_only() -> None:
    stated = {"dummys_act": "prevented", "warned_of": "other", "rights": "yes"}
    assert "may_warn" in words(ruled("dummys_limits", **stated, declarers_error="yes"))
    assert "may_warn" not in words(ruled("dummys_limits", **stated, declarers_error="no"))


def test_a_named_card_is_changed_only_until_dummy_plays_it_and_without_pause() -> None:
    slip = {"why_back": "table_card", "which_card": "slip", "tongue": "yes"}
    early = {**slip, "dummy_has_played": "no"}
    assert "named_card_changed" in words(
        ruled("card_retracted", **early, named_without_pause="yes")
    )
    assert "played_card_stays" in words(ruled("card_retracted", **early, named_without_pause="no"))
    assert "played_card_stays" in words(ruled("card_retracted", **slip, dummy_has_played="yes"))


def test_a_misinformed_card_came_back_though_the_next_trick_was_led_to() -> None:
    stated = {"misled_by": "explanation", "agreement": "explanation_wrong", "reached": "play"}
    ruling = ruled(
        "misinformation",
        **stated,
        card_at_stake="too_late",
        last_of_its_trick="yes",
        retracts="yes",
    )
    assert "card_back.misinformed" in words(ruling)


def test_an_own_mistaken_explanation_is_corrected_during_the_auction() -> None:
    ruling = ruled(
        "correct_explanation",
        agreement="explanation_wrong",
        discovered_by="explainer",
        rectified_aloud="no",
        stage="auction",
        corrected="not_yet",
        call_at_stake="none",
    )
    assert "must_correct_now" in words(ruling)
    assert "may_correct_now" not in words(ruling)


def test_after_the_round_the_director_need_not_raise_a_score() -> None:
    found = talk(
        "score_correction",
        score_issue="tricks",
        called_when="after_round",
        score_time="in_time",
        certain="yes",
    )
    assert verdict(found).startswith("ingen pligt til at sætte en score op")


def test_an_unclear_number_of_tricks_is_not_changed_after_the_round() -> None:
    unclear = {"score_issue": "tricks", "called_when": "after_round", "score_time": "in_time"}
    assert words(ruled("score_correction", **unclear, certain="no")) == {"no_duty_to_raise_score"}


def test_a_late_correction_needs_the_regulations() -> None:
    late = {"score_issue": "entry", "score_time": "late_and_certain"}
    assert "score_corrected" in words(ruled("score_correction", **late, allowed_by_rules="yes"))
    assert "score_corrected" not in words(ruled("score_correction", **late, allowed_by_rules="no"))


# The numbers


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("16C2", "16D2"),
        ("16D", "16C"),
        ("72C", "23"),
        ("32A1", "32B1"),
        ("32B2", "32A"),
        ("53B", "53C"),
        ("53C", "53B"),
        ("15A", "17D"),
        ("25A4", "25A"),
        ("24D", "24"),
        ("57A4", "57A3"),
        ("54D", "54D"),
    ],
)
def test_a_paragraph_is_found_where_it_stood(now: str, then: str) -> None:
    assert L2007.place_of(now) == then


def test_every_paragraph_of_2017_has_a_place_that_2007_has() -> None:
    for ref in REFERENCES:
        assert L2007.has(L2007.place_of(ref.text)), ref.text


def test_a_paragraph_of_2017_stands_where_it_stands_in_2017() -> None:
    assert all(L2017.place_of(ref.text) == ref.text for ref in REFERENCES)


def test_a_law_that_is_new_in_2017_is_not_in_2007() -> None:
    new = ("23A1", "57D", "36C", "43A3", "64C2", "68D2")
    assert not any(L2007.has(ref) for ref in new)


def test_own_questions_cite_the_paragraphs_of_2007() -> None:
    shared = {id(f) for s in L2017.situations for r in s.rules for f in _facts(r.__name__)}
    for rule in BOOK.rules.values():
        for fact in rule.facts.values():
            if id(fact) not in shared:
                assert L2007.place_of(fact.law) == fact.law, (rule.name, fact.name, fact.law)


def _facts(rule: str) -> list[Fact]:  # type: ignore[type-arg]
    now = Rulebook.of(L2017)
    return list(now[rule].facts.values())


def test_the_lists_of_sameness_do_not_overlap() -> None:
    assert not set(SAME_TEXT) & set(REWORDED)


# §§ and doubts


def test_what_a_paragraph_said_is_known_of_2007_or_not_said() -> None:
    assert set(L2007.glosses) <= L2007.references
    assert all(L2007.glosses.values())
    for ref in ("16C", "27B1a", "30B2b", "53B"):
        assert L2007.glosses[ref] != GLOSSES.get(ref), ref


def test_a_sentence_shared_with_2017_cites_nothing_that_stood_elsewhere() -> None:
    for ref in SAME:
        cited = [LawRef.parse_shown(found).text for found in IN_PROSE.findall(L2007.glosses[ref])]
        assert [L2007.place_of(each) for each in cited] == cited, ref


def test_a_doubt_is_of_a_paragraph_and_of_situations_of_2007() -> None:
    entered = {situation.rule.__name__ for situation in L2007.situations}
    for doubt in L2007.doubts:
        assert L2007.has(doubt.law)
        assert set(doubt.rules) <= entered


@pytest.mark.parametrize(
    ("law", "rule"),
    [("79B2", "score_correction"), ("45C4b", "card_retracted"), ("27B1b", "insufficient_bid")],
)
def test_what_is_inferred_of_2007_stands_as_a_doubt_on_its_page(law: str, rule: str) -> None:
    assert law in {doubt.law for doubt in L2007.doubts_of(BOOK[rule].situation)}
