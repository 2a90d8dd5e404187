"""What the site covers, its look-alikes, judgements and timeline: computed, and true of rules."""

import re
from dataclasses import replace
from functools import cache

import pytest
from own_book import BOOK, CASES, content

from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.engine.tree import nodes
from generator.site.sections import laws, situations
from generator.site.sections.situations import incident
from generator.views import comparisons, timeline
from generator.views.comparisons import families
from rules_src.contents import LAWS, LawState, is_known
from rules_src.laws import SITUATIONS
from rules_src.model import ForcedPass, Situation, Span
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.presentation.comparisons import FAMILIES, SIDE_BY_SIDE, TIMELINES


@cache
def statuses() -> dict[int, laws.LawStatus]:
    return {status.law.number: status for status in laws.law_statuses(content())}


@cache
def lookalikes() -> dict[str, tuple[comparisons.SharedOutcome, ...]]:
    return {c.family.slug: c.outcomes for c in comparisons.look_alikes(BOOK)}


def without(*rules: str) -> Rulebook:
    """The book with some situations left out."""
    kept: tuple[Situation, ...] = tuple(s for s in SITUATIONS if s.rule.__name__ not in rules)
    return Rulebook(kept)


def test_every_law_has_one_state_and_says_why_it_is_outside() -> None:
    assert list(statuses()) == list(range(1, 94))
    for status in statuses().values():
        assert (status.state is LawState.OUTSIDE) <= bool(status.law.outside)


def test_only_what_is_outside_stands_on_the_page_of_what_is_not_here() -> None:
    """No law is still to be ruled on, and 77 is reckoned by the tools."""
    found = laws.not_ruled(content())
    assert [law.number for law in found] == [1, 2, 3, 4, 7, 80, 88, 89]
    assert all(law.outside for law in found)


def test_a_law_counts_its_cases_and_one_nobody_cites_rules_on_nothing() -> None:
    assert statuses()[54].cases > 5
    assert statuses()[1].ruled == 0


def test_a_law_is_not_yet_ruled_on_when_its_rules_are_taken_away() -> None:
    """The states are derived: without the rule on too many cards, its law is uncovered."""
    left = without("wrong_number_of_cards")
    less = replace(content(), book=left, casebook=read_casebook(CASES / "revoke", left))
    found = {status.law.number: status.state for status in laws.law_statuses(less)}
    assert (statuses()[13].state, found[13]) == (LawState.GUARDED, LawState.NOT_YET)


def test_what_only_the_director_can_weigh_is_marked_as_judgement() -> None:
    """23C is nothing but a score to consider after play."""
    (item,) = [item for item in statuses()[23].items if item.ref == "23C"]
    assert item.state is LawState.JUDGEMENT


def test_the_items_of_a_law_are_its_lowest_sub_paragraphs() -> None:
    refs = [item.ref for item in statuses()[12].items]
    assert "12C1ei" in refs
    assert "12C1e" not in refs
    assert all(is_known(ref) and LawRef.parse(ref).number == 12 for ref in refs)


def test_a_law_page_names_the_articles_that_treat_it() -> None:
    titles = {title for (title, _), _ in laws.articles(content(), 54)}
    assert "Åbningsudspil uden for tur" in titles
    assert all(cases for _, cases in laws.articles(content(), 54))


def test_errata_and_worked_examples_find_their_laws() -> None:
    assert [found.law for found in laws.errata(72)] == ["72B2"]
    assert "knock-out" in {anchor for _, anchor in laws.examples(12)}
    assert LAWS[71].number == 72


def test_a_family_leaves_out_a_rule_that_the_book_does_not_have() -> None:
    left = without("insufficient_bid")
    (compared,) = [c for c in comparisons.look_alikes(left) if c.family.slug == "tvungen-pas"]
    titles = {where.title for outcome in compared.outcomes for where in outcome.wheres}
    assert "Utilstrækkeligt bud" not in titles
    assert "Melding uden for tur" in titles


def test_one_look_alike_alone_is_no_family() -> None:
    left = without("unauthorised_information", "extraneous_information")
    assert "ubefojet-oplysning" not in {f.slug for f in families(left)}


def test_how_long_partner_must_pass_is_told_apart() -> None:
    """S05: once after a call out of rotation, for the rest of the auction under Law 27."""
    (once,) = [o for o in passes() if o.step.text == ForcedPass("24B").text]
    (rest,) = [o for o in passes() if o.step.text == ForcedPass("27B2", span=Span.REST).text]
    assert "Melding uden for tur" in {where.title for where in once.wheres}
    assert "Melding uden for tur" not in {where.title for where in rest.wheres}
    assert {where.title for where in rest.wheres} == {"Utilstrækkeligt bud", "Utilladelig melding"}


def passes() -> tuple[comparisons.SharedOutcome, ...]:
    return lookalikes()["tvungen-pas"]


def test_a_condition_is_long_enough_to_be_certain() -> None:
    """30A: a pass must be repeated only if it was made at right-hand opponent's turn, or where its
    player had to pass anyway."""
    (repeat,) = [o for o in passes() if o.step.text == ForcedPass("30A", "offender").text]
    (where,) = repeat.wheres
    first, condition, last = where.conditions
    assert all(spoken(one.text).endswith("havde pligt til at passe.") for one in (first, last))
    assert spoken(condition.text) == (
        "Meldingen i MTH’s tur blev ikke accepteret, og den fejlende havde passet."
    )


def test_a_condition_says_every_answer_without_which_the_outcome_is_not_certain() -> None:
    """50B: a dropped card is a minor penalty card only below the ten, and only if it is alone."""
    minor, major = [o for o in lookalikes()["kort-liggende-eller-op"] if o.name]
    assert (minor.name, major.name) == ("Lille strafkort.", "Stort strafkort.")
    (dropped,) = [c for w in minor.wheres for c in w.conditions if "tabte" in c.text]
    assert "under 10" in dropped.text
    alone = (
        "{Offender} havde intet strafkort i forvejen, og der er vist én honnør (10 eller højere)."
    )
    assert alone in {c.text for w in major.wheres for c in w.conditions}


@cache
def cells() -> list[comparisons.Condition]:
    return [
        condition
        for outcomes in lookalikes().values()
        for outcome in outcomes
        for where in outcome.wheres
        for condition in where.conditions
    ]


def statements() -> set[str]:
    """Every text of an answer, and of what is known where a part is entered."""
    said = [situation.statements for situation in SITUATIONS]
    answers = {text for each in said for texts in each.values() for text in texts.values()}
    return answers | {part.known for s in SITUATIONS for part in s.parts if part.known is not None}


def test_every_cell_of_a_comparison_is_one_statement_and_no_question_with_its_answer() -> None:
    stated = statements()
    said = {text for cell in cells() for text in cell.statements}
    assert {text for text in said if not {*text.split(", eller "), text} & stated} == set()
    assert [cell.text for cell in cells() if re.search(r"[?:]|\.\s+[A-ZÆØÅ{]", cell.text)] == []


def test_every_statement_is_in_some_cell_or_on_some_incident() -> None:
    told = " ".join(
        incident(rule.situation, rule.facts, row.cells).lower()
        for rule in BOOK.rules.values()
        for row in rule.rows
    )
    said = {
        part
        for cell in cells()
        for text in cell.statements
        for part in (text, *text.split(", eller "))
    }
    assert {text for text in statements() - said if text.lower() not in told} == set()


def test_no_situation_says_the_same_of_an_outcome_twice() -> None:
    for outcomes in lookalikes().values():
        for where in (where for outcome in outcomes for where in outcome.wheres):
            texts = [condition.text for condition in where.conditions]
            assert len(texts) == len({*texts}), where.title


def test_what_a_comparison_says_of_answers_is_said_of_questions_that_are_asked() -> None:
    asked = {id(fact): fact for rule in BOOK.rules.values() for fact in rule.facts.values()}
    for statements in (situation.statements for situation in SITUATIONS):
        for fact, said in statements.items():
            answers = {a for key in said for a in (key if isinstance(key, tuple) else (key,))}
            assert answers <= {*asked[id(fact)].answers.values()}, fact.name


def test_a_lead_is_compared_in_the_third_person() -> None:
    (comparison,) = SIDE_BY_SIDE
    shown = {c for line in comparisons.compared(BOOK, comparison) for c in line.cells}
    assert all(len(cell) == 1 for cell in shown if not any(map(is_known, cell)))
    assert not any(re.search(r"\b(du|dig|din)\b", text) for cell in shown for text in cell)


@pytest.mark.parametrize("family", [family.slug for family in FAMILIES])
def test_every_outcome_has_a_situation_and_a_paragraph(family: str) -> None:
    assert lookalikes()[family]
    for outcome in lookalikes()[family]:
        assert outcome.wheres, outcome.step.text
        assert all(c.laws and c.statements for w in outcome.wheres for c in w.conditions)


def test_every_judgement_is_on_the_page_once_and_says_what_to_find_out() -> None:
    asked = {
        id(node.fact): node.fact
        for rule in BOOK.rules
        for node in nodes(BOOK[rule].tree)
        if node.fact.kind is Kind.JUDGEMENT
    }
    (spec,) = situations.judgements(content())
    shown = [one for _, _, judged in spec.context["groups"] for one in judged]
    assert {id(one.fact) for one in shown} == set(asked)
    assert len(shown) == len(asked) == spec.context["total"]
    assert all(one.fact.weigh for one in shown)


def test_what_an_answer_always_leads_to_is_in_every_ruling_below_it() -> None:
    (spec,) = situations.judgements(content())
    shown = [one for _, _, judged in spec.context["groups"] for one in judged]
    (damaged,) = [one for one in shown if one.fact.question.startswith("Er {other_side} skadet af")]
    no = damaged.alternatives[1]
    assert [line.step.word for due in no.always for line in due.lines] == ["score_stands"]
    assert not no.maybe


(TIMELINE,) = TIMELINES
CELLS = timeline.cells(BOOK, TIMELINE)


def column(lane: int) -> list[str]:
    return [cell.permission.value for cell in CELLS if cell.lane == TIMELINE.lanes[lane]]


def test_ones_own_explanation_may_be_corrected_at_once_and_must_before_the_lead() -> None:
    """20F4(a) and 75B2; of the time after play the law says nothing."""
    assert column(0) == ["må gerne", "skal", "skal", "bør"]


def test_partners_explanation_waits_for_the_final_pass_if_the_side_plays_the_contract() -> None:
    assert column(1) == ["må ikke", "skal", "skal", "skal"]


def test_partners_explanation_waits_for_the_end_of_play_if_the_side_defends() -> None:
    assert column(2) == ["må ikke", "må ikke", "må ikke", "skal"]


def test_the_picture_can_be_read_aloud() -> None:
    text = timeline.in_words(TIMELINE, CELLS)
    assert [lane.count("; ") for lane in text.split(". ")] == [len(column(0)) - 1] * 3
    assert f'<desc id="timeline-text">{text}</desc>' in timeline.svg(TIMELINE, CELLS)
