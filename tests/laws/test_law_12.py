"""Adjusted scores (12) and boards of a team match without a result (86)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.engine.verdicts import verdict
from rules_src.laws.common.adjusted_score import Contest, Fault, NoResult
from rules_src.laws.law_12_adjusted_score.rule import artificial_score
from rules_src.model.facts import Kind
from rules_src.model.steps import ArtificialScore
from rules_src.scoring.artificial import IMPS, PERCENTAGES
from rules_src.scoring.teams import BoardImps, knock_out

DAMAGED = {"reason": "infraction", "damaged": "yes"}


def words(rule: str, **stated: str) -> list[str]:
    return [step.word for step in rule_on(rule, **stated)]


@pytest.mark.parametrize(
    ("item", "stated", "says"),
    [
        ("S88", {"reason": "infraction", "damaged": "no"}, {"score_stands"}),
        ("S89", {**DAMAGED, "outcome": "several", "share": "no", "contest": "teams"},
         {"weigh_results", "same_for_both", "count_in_imps"}),
        ("S102 S103", {**DAMAGED, "outcome": "several", "share": "acted_first"},
         {"weigh_results", "adjust_offenders_only", "others_keep"}),
        ("S94 S95", {**DAMAGED, "outcome": "several", "share": "acted_first", "contest": "teams",
                     "knockout": "no"},
         {"weigh_results", "adjust_offenders_only", "others_keep", "count_in_imps",
          "count_each_team"}),
        ("S97", {**DAMAGED, "outcome": "several", "share": "acted_first", "contest": "teams",
                 "knockout": "yes"},
         {"weigh_results", "adjust_offenders_only", "others_keep", "count_in_imps",
          "average_of_two"}),
        ("S98", {**DAMAGED, "outcome": "several", "share": "acted_first", "contest": "pairs"},
         {"weigh_results", "adjust_offenders_only", "others_keep", "two_frequency_tables"}),
        ("S105", {**DAMAGED, "outcome": "several", "share": "no"},
         {"weigh_results", "same_for_both"}),
        ("S112", {**DAMAGED, "outcome": "one", "share": "no"},
         {"assign_result", "same_for_both"}),
        ("12B2", {"reason": "harsh"}, {"not_adjusted"}),
    ],
)  # fmt: skip
def test_the_articles_adjusted_scores(item: str, stated: dict[str, str], says: set[str]) -> None:
    assert set(words("adjusted_score", **stated)) == says, item


def test_a_serious_error_and_a_gamble_split_the_score_and_an_ordinary_error_does_not() -> None:
    """12C1(e)."""
    several = {**DAMAGED, "outcome": "several"}
    for share in ("serious_error", "gamble"):
        ruling = rule_on("adjusted_score", **several, share=share)
        assert {"12C1ei", "12C1eii"} <= set(ruling.laws)
    assert not {"12C1ei", "12C1eii"} & set(rule_on("adjusted_score", **several, share="no").laws)


def test_a_directors_error_treats_both_sides_as_non_offending() -> None:
    """82C: and with nothing to go by, average plus to both."""
    ruling = rule_on("adjusted_score", reason="wrong_ruling", outcome="unclear", contest="pairs")
    assert ruling.laws[0] == "82C"
    assert "artificial.both.average_plus" in [step.word for step in ruling]


def given(rule: str, **stated: str) -> dict[str, str]:
    """Which artificial score each side is given."""
    steps = (s for s in rule_on(rule, **stated) if isinstance(s, ArtificialScore))
    return {step.side: step.text.removesuffix(".").split(", ")[1] for step in steps}


@pytest.mark.parametrize(
    ("fault", "percentages", "in_imps"),
    [
        ("one", {"offending_side": "højst 40 %", "other_side": "mindst 60 %"},
         {"offending_side": "−3 imp", "other_side": "+3 imp"}),
        ("one_partly", {"offending_side": "50 %", "other_side": "mindst 60 %"},
         {"offending_side": "0 imp", "other_side": "+3 imp"}),
        ("neither", {"both": "mindst 60 %"}, {"both": "+3 imp"}),
        ("both", {"both": "højst 40 %"}, {"both": "−3 imp"}),
        ("both_partly", {"both": "50 %"}, {"both": "0 imp"}),
        (
            "unequal",
            {"offending_side": "højst 40 %", "other_side": "50 %"},
            {"offending_side": "−3 imp", "other_side": "0 imp"},
        ),
    ],
)  # fmt: skip
def test_artificial_scores_go_by_fault(
    fault: str, percentages: dict[str, str], in_imps: dict[str, str]
) -> None:
    """12C2(a) and (b); S96 is both without fault and both at fault."""

    def spaced(scores: dict[str, str]) -> dict[str, str]:
        return {side: score.replace(" %", "\u00a0%").replace(" imp", "\u00a0imp")
                for side, score in scores.items()}  # fmt: skip

    pairs = given("adjusted_score", reason="no_play", contest="pairs", fault=fault)
    assert pairs == spaced(percentages)
    teams = given("team_board", results="one", favourable="no", team_fault=fault, knockout="no")
    assert teams == spaced(in_imps)


def test_no_artificial_score_in_a_match_before_the_other_table_is_looked_at() -> None:
    """86B1, and D7: three imps are not what the innocent team always gets."""
    assert words("adjusted_score", reason="no_play", contest="teams") == []
    stated = {"reason": "no_play", "contest": "teams", "results": "one", "favourable": "yes"}
    assert words("adjusted_score", **stated, likely="one") == [
        "assign_instead",
        "the_likely_result",
        "count_in_imps",
    ]


@pytest.mark.parametrize(
    ("fault", "doubt"),
    [
        ("one", ["doubt_to_the_innocent"]),
        ("one_partly", ["doubt_to_the_innocent"]),
        ("neither", ["doubt_to_both_teams"]),
        ("both", []),
    ],
)
def test_a_favourable_result_elsewhere_is_weighed_for_whoever_is_without_fault(
    fault: str, doubt: list[str]
) -> None:
    """86B1 with 12C1c; in a knock-out two scores that differ are averaged (12C4)."""
    stated = {"results": "one", "favourable": "yes", "likely": "several", "knockout": "yes"}
    said = words("team_board", **stated, team_fault=fault)
    assert [word for word in said if word.startswith("doubt")] == doubt
    assert ("average_of_two" in said) is (fault == "neither")


@pytest.mark.parametrize("fault", Fault)
def test_a_match_never_has_per_cent_even_where_nothing_led_to_the_artificial_score(
    fault: Fault,
) -> None:
    """12C2(b) and 86B."""
    ruling = artificial_score(NoResult(contest=Contest.TEAMS, fault=fault))
    assert [step.word for step in ruling] == ["continue.team_board"]


@pytest.mark.parametrize(
    "fault", ["one", "one_partly", "neither", "both", "both_partly", "unequal"]
)
def test_a_knockout_asks_for_the_average_exactly_where_the_scores_do_not_balance(
    fault: str,
) -> None:
    """12C4, against the arithmetic of `scoring`: what one gets is not what the other loses."""
    steps = rule_on("team_board", results="one", favourable="no", team_fault=fault, knockout="yes")
    scores = [s for s in steps if isinstance(s, ArtificialScore)]
    home, away = (Fraction(IMPS[s.given]) for s in (scores * 2)[:2])
    balanced = knock_out(BoardImps(home, away)) == BoardImps(home, away)
    assert ("average_of_two" in [s.word for s in steps]) == (not balanced)


def test_own_average_overrides_what_is_fixed_only_where_60_or_40_per_cent_is_given() -> None:
    """12C2(c): average stays average."""
    for row in BOOK["artificial_score"].rows:
        fixed = {PERCENTAGES[s.given] for s in row.ruling if isinstance(s, ArtificialScore)}
        assert ("12C2c" in row.ruling.laws) == bool(fixed & {40, 60})


def test_a_redeal_or_a_substitute_only_while_nobody_can_know_the_score_of_the_match() -> None:
    """86A and 86B2(a)."""
    for results in ("two", "none"):
        missing = {"results": results, "team_fault": "neither"}
        assert words("team_board", **missing, replaceable="yes") == ["substitute_board"]
        assert words("team_board", **missing, replaceable="no") == ["board_cancelled"]


def test_one_team_at_fault_costs_it_the_better_of_two_for_the_others() -> None:
    """86B2(b): not three imps by itself, and the director compares."""
    assert words("team_board", results="two", team_fault="one") == [
        "better_of_two",
        "director_compares",
    ]


def test_every_judgement_says_what_to_find_out() -> None:
    facts = [f for rule in BOOK["adjusted_score"].reach for f in BOOK[rule].facts.values()]
    judged = [fact for fact in facts if fact.kind is Kind.JUDGEMENT]
    assert judged
    assert all(fact.weigh for fact in judged)


@pytest.mark.parametrize("results", ["two", "none"])
@pytest.mark.parametrize("fault", ["one", "one_partly", "both", "both_partly", "unequal"])
def test_a_guilty_team_never_gets_a_substitute_board(results: str, fault: str) -> None:
    """86B2(b) and (c): the fault is asked first, and a new board only follows 86B2(a)."""
    book = BOOK["team_board"]
    stated = {"results": results, "team_fault": fault, "replaceable": "yes"}
    assert "substitute_board" not in [
        step.word for step in book.follow(book.answers(stated)).ruling
    ]


def test_a_board_there_was_no_time_for_is_not_replaced() -> None:
    """86B2(a): a substitute board only if time allows, and there was none for the board itself."""
    stated = {"stage": "time_up", "later": "no", "contest": "teams", "played_elsewhere": "no"}
    said = words("board_not_reached", **stated, team_fault="neither")
    assert "board_cancelled" in said


@pytest.mark.parametrize(
    "stated",
    [
        {"contest": "pairs"},
        {"contest": "individual"},
        {"contest": "teams", "results": "one", "favourable": "no", "knockout": "no"},
        {"contest": "teams", "results": "two", "replaceable": "no", "knockout": "no"},
    ],
)
def test_after_a_wrong_ruling_nobody_is_asked_whose_fault_it_was(stated: dict[str, str]) -> None:
    """82C with 12C2(a): both sides count as non-offending, so both have average plus."""
    ruling = rule_on("adjusted_score", reason="wrong_ruling", outcome="unclear", **stated)
    scores = [step for step in ruling if isinstance(step, ArtificialScore)]
    assert [(s.side, "middel plus" in s.text) for s in scores] == [("both", True)]


@pytest.mark.parametrize(
    ("rule", "stated"),
    [
        ("adjusted_score", {"reason": "no_play", "contest": "pairs", "fault": "unequal"}),
        (
            "team_board",
            {"results": "one", "favourable": "no", "team_fault": "unequal", "knockout": "no"},
        ),
    ],
)
def test_where_both_are_at_fault_no_side_is_called_innocent(
    rule: str, stated: dict[str, str]
) -> None:
    """12C2(a) and (c): direct fault and partial fault, and over 60 % is for the innocent only."""
    ruling = rule_on(rule, **stated)
    said = " ".join(step.says for step in ruling)
    assert "{other_side}" not in said.lower()
    assert "60" not in said
    assert "uskyldig" not in said


@pytest.mark.parametrize("outcome", ["one", "several"])
@pytest.mark.parametrize("share", ["serious_error", "gamble"])
@pytest.mark.parametrize(
    "contest",
    [
        {"contest": "pairs"},
        {"contest": "teams", "knockout": "no"},
        {"contest": "teams", "knockout": "yes"},
    ],
)
def test_the_verdict_says_that_the_score_is_adjusted_and_who_bears_a_part(
    outcome: str, share: str, contest: dict[str, str]
) -> None:
    """12C1(e): how it is counted comes last, and never instead of the ruling."""
    entry = BOOK["adjusted_score"]
    facts = {**DAMAGED, "outcome": outcome, "share": share, **contest}
    line = verdict(entry.follow(entry.answers(facts)))
    assert line.startswith("justeret score" if outcome == "one" else "vægtet score")
    assert "{other_side} bærer egen skade" in line
