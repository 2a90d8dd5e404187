"""Misinformation: what the laws and the articles' incidents say (S99-S107, S111, S112)."""

from __future__ import annotations

from pathlib import Path

import pytest
from incidents import rule_on
from own_book import BOOK, casebook

from rules_src.bridge.seats import Vulnerability
from rules_src.laws.law_21_misinformation.facts import Damage, MisinformedCall, MisinformedCard
from rules_src.model.facts import Kind
from rules_src.model.ruling import When
from rules_src.scoring.results import Result

ROOT = Path(__file__).parents[2]
WRONG = {"misled_by": "explanation", "agreement": "explanation_wrong"}
NO_ALERT = {"misled_by": "missing_alert"}
CALLS, PLAYS = {"harm": "calls"}, {"harm": "plays"}


def words(**stated: str) -> list[str]:
    return [step.word for step in rule_on("misinformation", **stated)]


def laws_of(word: str, **stated: str) -> list[str]:
    return [step.law for step in rule_on("misinformation", **stated) if step.word == word]


# --- is there an infraction at all


def test_a_mistaken_call_correctly_explained_costs_nothing() -> None:
    """S106, 75C: opponents are told the agreement, not the cards."""
    said = words(misled_by="explanation", agreement="call_wrong", reached="after")
    assert {"no_infraction", "agreement_is_enough"} <= {*said}
    assert not [w for w in said if w.startswith(("score", "adjust", "may_change"))]


def test_a_missing_alert_is_misinformation_only_where_the_regulations_require_the_alert() -> None:
    """S99: the same call in a club and in a higher division."""
    assert words(misled_by="alert_not_required", reached="after") == ["no_alert_needed"]
    required = words(**NO_ALERT, reached="after", **CALLS, own_part="none")
    assert "score_with_correct_explanation" in required


def test_a_players_own_misunderstanding_is_his_own() -> None:
    """21A: nobody told him anything wrong."""
    said = {"misled_by": "itself", "reached": "after"}
    assert words(**said) == ["own_misunderstanding"]
    assert laws_of("own_misunderstanding", **said) == ["21A"]


@pytest.mark.parametrize("misled_by", ["itself", "alert_not_required"])
@pytest.mark.parametrize("reached", ["before_lead", "play"])
def test_during_the_board_nobody_learns_what_a_player_had_thought(
    misled_by: str, reached: str
) -> None:
    """16B1a: his partner would learn that the call he acted on was not what he took it for."""
    ruling = rule_on("misinformation", misled_by=misled_by, reached=reached)
    now = [step for step in ruling if step.when is When.NOW]
    assert any(step.away for step in now)
    assert [step.word for step in now if step.aloud] == ["go_on_and_explanation_waits"]


def test_the_director_presumes_a_mistaken_explanation() -> None:
    """21B1b: without evidence it is the explanation, and the help says so."""
    agreement = BOOK["misinformation"].facts["agreement"]
    assert "§\u00a021B1(b)" in agreement.help


# --- what may still be changed


@pytest.mark.parametrize("how", [WRONG, NO_ALERT], ids=["explanation", "alert"])
def test_until_the_lead_is_faced_the_last_call_may_be_changed(how: dict[str, str]) -> None:
    """S101, 21B1a: North could have changed her last pass to 5♦."""
    said = words(
        **how, reached="before_lead", call_at_stake="last", changes_call="yes", called_since="yes"
    )
    assert said[:3] == [
        "may_change_call.misinformed",
        "changed_call_stands",
        "call_after_it_may_change",
    ]


def test_a_changed_final_pass_reopens_the_auction() -> None:
    """S107: South bids 2NT, and North may go on to 3♣; nobody had called after the final pass."""
    ruling = rule_on(
        "misinformation",
        **WRONG,
        reached="before_lead",
        call_at_stake="last",
        changes_call="yes",
        called_since="no",
    )
    changed = next(step for step in ruling if step.word == "changed_call_stands")
    assert "meldingerne fortsætter derfra" in changed.says
    assert "call_after_it_may_change" not in [step.word for step in ruling]


def test_what_was_withdrawn_and_what_was_explained_is_barred_to_the_side_that_misinformed() -> None:
    """S107, 16C, 75A: West may not use that East has both majors."""
    said = words(
        **WRONG, reached="before_lead", call_at_stake="last", changes_call="yes", called_since="no"
    )
    assert {
        "info.other_side.authorised",
        "info.offending_side.unauthorised",
        "info.offending_side.explanations_unauthorised",
    } <= {*said}


def test_when_partner_has_called_since_the_call_stands_and_the_score_is_left() -> None:
    """21B1a, 21B3; the players do not say what they would have called (S107)."""
    said = words(**WRONG, reached="before_lead", call_at_stake="earlier")
    assert {"partner_has_called_since", "keep_earlier_calls_quiet"} <= {*said}
    assert not [w for w in said if w.startswith("may_change")]


def test_after_the_lead_is_faced_only_a_card_may_come_back() -> None:
    """17D1 and 47E2a: the auction period is over."""
    for card, retracts in (("last", "yes"), ("last", "no"), ("too_late", ""), ("none", "")):
        chosen = {"retracts": retracts} if retracts else {}
        said = words(**WRONG, reached="play", card_at_stake=card, **chosen)
        assert not [w for w in said if w.startswith("may_change_call")]
        assert ("card_back.misinformed" in said) is (retracts == "yes")


def test_what_could_have_been_changed_and_was_not_is_nobody_elses_fault() -> None:
    kept = words(**NO_ALERT, reached="before_lead", call_at_stake="last", changes_call="no")
    assert "call_left_unchanged" in kept
    left = words(**NO_ALERT, reached="play", card_at_stake="last", retracts="no")
    assert "card_left_played" in left


def test_the_misinformed_player_is_asked_away_from_the_table_and_chooses_alone() -> None:
    assert MisinformedCall.call_at_stake.away
    assert MisinformedCard.card_at_stake.away
    assert MisinformedCall.changes_call.kind is MisinformedCard.retracts.kind is Kind.OPTION


# --- the score


def test_no_damage_against_the_correct_explanation_leaves_the_score() -> None:
    """S104: West would have reopened all the same."""
    said = words(**WRONG, reached="after", harm="none")
    assert said[0] == "not_damaged"
    assert not [w for w in said if w.startswith(("score", "adjust"))]


def test_a_poor_call_by_the_misled_side_does_not_cost_it_the_redress() -> None:
    """S112: 3NT is no extremely serious error, so both sides have the same score."""
    assert laws_of(
        "score_with_correct_explanation", **WRONG, reached="after", **CALLS, own_part="none"
    ) == ["21B3"]


@pytest.mark.parametrize(
    ("stated", "law"),
    [
        ({**WRONG, **CALLS}, "21B3"),
        ({**WRONG, **PLAYS}, "47E2b"),
        ({**NO_ALERT, **CALLS}, "40B3a"),
        ({**NO_ALERT, **PLAYS}, "40B3a"),
    ],
    ids=["calls", "plays", "no alert, calls", "no alert, plays"],
)
def test_the_score_is_adjusted_by_the_paragraph_for_what_went_wrong(
    stated: dict[str, str], law: str
) -> None:
    found = laws_of("score_with_correct_explanation", **stated, reached="after", own_part="none")
    assert found == [law]


def test_a_double_shot_splits_the_score() -> None:
    """12C1e: the offenders in full, the others without what they lost themselves."""
    ruling = rule_on("misinformation", **WRONG, reached="after", **CALLS, own_part="own_fault")
    assert ruling.laws[:2] == ("12C1ei", "12C1eii")


def test_who_refuses_the_director_keeps_the_table_score() -> None:
    """S103: the adjustment is for East and West alone, by 11A."""
    said = words(
        **NO_ALERT,
        reached="after",
        **CALLS,
        own_part="declined_director",
        gained="offending_side",
    )
    assert "adjust_offending_side_only" in said
    assert "score_with_correct_explanation" not in said


@pytest.mark.parametrize(
    "end",
    [
        {"misled_by": "explanation", "agreement": "call_wrong", "reached": "play"},
        {**WRONG, "reached": "after", "harm": "none"},
        {**WRONG, "reached": "after", **CALLS, "own_part": "none"},
        {**NO_ALERT, "reached": "after", **PLAYS, "own_part": "declined_director"},
    ],
    ids=["mistaken call", "no damage", "damage", "director refused"],
)
def test_the_use_of_ones_own_explanation_is_always_looked_into(end: dict[str, str]) -> None:
    """S105, S106: also when nobody has mentioned it."""
    assert {"check_use_of_explanation", "new.unauthorised_information"} <= {*words(**end)}


def test_damage_is_weighed_with_the_correct_explanation_in_mind() -> None:
    """S104: the opponents have no right to know that there was a misunderstanding."""
    advice = " ".join(Damage.harm.weigh)
    assert "den rigtige forklaring" in advice
    assert "ikke på at vide" in advice


# --- the articles' incidents, told in the casebook


@pytest.mark.parametrize(
    "item",
    ["S99", "S101", "S102", "S103", "S104", "S106", "S107", "S111", "S112", "D8"],
)
def test_every_incident_of_the_articles_has_a_case_here(item: str) -> None:
    assert [r for r in casebook().of("misinformation") if item in r.case.items]


NONE, NS, ALL = Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.ALL


@pytest.mark.parametrize(
    ("case", "result", "vulnerable", "told"),
    [
        ("preempt-not-alerted-director-refused", "4♦ S 11", NONE, "+150"),
        ("preempt-not-alerted-director-refused", "5♦ S 11", NONE, "−400"),
        ("denied-majors-but-showed-both", "2♥ S 8", NONE, "+110"),
        ("jump-to-game-after-both-majors", "4♥ S 10", NS, "+620"),
        ("jump-to-game-after-both-majors", "4♠ N 10", NS, "+620"),
    ],
)
def test_the_scores_told_in_the_stories_are_those_of_law_77(
    case: str, result: str, vulnerable: Vulnerability, told: str
) -> None:
    """Told as plus for North-South or as minus for East-West."""
    (found,) = (r.case for r in casebook().of("misinformation") if r.case.id == case)
    points = Result.from_text(result).score(vulnerable)
    assert told in (f"+{points}", f"−{points}")
    assert told in found.story
