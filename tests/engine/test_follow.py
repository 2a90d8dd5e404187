"""Walks from rule to rule: what is known on the way, what a judgement hears, what is said when."""

import pytest
from small_rules import CANCELLED, FREE, REPEAT, STANDS, Call, Comparable, NewCall, Subset, Turn
from test_engine import situation

from generator.engine.explore import NotARule, Question, ask, explore
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, tree
from generator.engine.verdicts import moments
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.facts import Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import ForcedPass, HandOver, Verdict

YES, NO = YesNo.YES, YesNo.NO
LATER = HandOver("26B", "last", when=When.PARTNER_LEAD)


def last(facts: Call) -> Ruling:
    """Asks again what the first rule has asked."""
    return Ruling(STANDS if facts.accepted else REPEAT)


def test_what_any_earlier_rule_has_read_is_no_reason_to_go_on_early() -> None:
    def first(facts: Call) -> Ruling:
        return Ruling(STANDS) if facts.accepted else Ruling(HandOver("29B", "second"))

    def second(facts: Subset) -> Ruling:
        return Ruling(CANCELLED if facts.subset else FREE, LATER)

    book = Rulebook((situation(first, second, last),))
    waiting = book["first"].follow({"accepted": NO, "subset": YES})
    assert [leg.rule.name for leg in waiting.legs] == ["first", "second"]
    assert waiting.pending == (book["last"],)


class Dealt(Facts):
    by_north = Fact(YesNo, "9", "Gav Nord?", seen=lambda table: [YES] if table.dealer else None)
    early = Judgement(YesNo, "9", "Var det for tidligt?", by="judge_of_early")


class Judged(Facts):
    late = Judgement(YesNo, "9", "Var det for sent?", by="judge_of_late")


def judge_of_late(facts: Dealt) -> Ruling:
    """Asks another judge."""
    return Ruling(Verdict("9", YES if facts.early else NO, "Det er dømt."))


class Seen(Facts):
    by_north = Dealt.by_north


def judge_of_early(facts: Seen) -> Ruling:
    """Hears it from the table."""
    return Ruling(Verdict("9", YES if facts.by_north else NO, "Det er dømt."))


def judged(facts: Judged) -> Ruling:
    """Goes on later, once it is judged."""
    return Ruling(CANCELLED if facts.late else STANDS, LATER)


def test_a_judge_sees_the_table_and_what_each_judge_found_is_kept() -> None:
    book = Rulebook(
        (situation(judged, last), situation(judge_of_late), situation(judge_of_early)),
    )
    stated = {"late": {"early": dict[str, YesNo]()}}
    found = book["judged"].follow(stated, Table(dealer=Seat.NORTH))
    assert [step.word for step in found.ruling] == ["cancelled"]
    assert sorted(found.judged) == ["early", "late"]
    assert found.pending == (book["last"],)
    unseen = book["judged"].follow(stated, Table())
    assert unseen.question
    assert unseen.question.fact.name == "late", "no judge can say"


def test_only_what_can_arrive_together_is_branched() -> None:
    class Both(Facts):
        accepted = Call.accepted
        subset = Comparable.subset

    def rule(facts: Both) -> Ruling:
        """Asks two things that are always answered alike."""
        return Ruling(STANDS if facts.accepted and facts.subset else CANCELLED)

    arriving = tuple({"accepted": one, "subset": one} for one in (YES, NO))
    top = tree(rule, arriving)
    assert isinstance(top, Node)
    below = top.branch(YES)
    assert isinstance(below, Node)
    assert [answers for answers, _ in below.branches] == [(YES,)]


def test_a_function_that_is_no_rule_is_named_with_what_it_does() -> None:
    moods = iter(range(99))

    def moody(facts: Call) -> Ruling:
        """Reads its fact every second time."""
        return Ruling(STANDS if next(moods) % 2 or facts.accepted else CANCELLED)

    with pytest.raises(NotARule) as refused:
        [*explore(moody)]
    assert str(refused.value) == (
        "moody spurgte om accepted og læste ikke svaret, da den kørte igen; kun dens fakta må"
        " afgøre den"
    )

    def empty(facts: Call) -> Ruling:
        """Ends in nothing."""
        return Ruling(STANDS) if facts.accepted else None  # type: ignore[return-value]

    with pytest.raises(NotARule, match=r"^empty skal ende i en Ruling, ikke i None$"):
        [*explore(empty)]

    def ring(facts: Call) -> Ruling:
        """Hands over to itself."""
        return Ruling(STANDS if facts.accepted else CANCELLED, HandOver("29B", "ring"))

    with pytest.raises(NotARule, match=r"^ring giver videre i ring$"):
        Rulebook((situation(ring),))["ring"].follow({"accepted": YES})
    with pytest.raises(NotARule, match=r"^last: intet svar kan nå frem til accepted$"):
        tree(last, ())


def test_a_question_of_the_tree_says_what_is_said_between_it_and_the_one_before() -> None:
    class Three(Facts):
        accepted = Call.accepted
        same_meaning = Comparable.same_meaning
        subset = Comparable.subset

    def telling(facts: Three) -> Ruling:
        """Says something before each of its questions."""
        facts.tell(STANDS)
        if facts.accepted:
            facts.tell(CANCELLED)
            if facts.same_meaning:
                facts.tell(FREE)
                return Ruling(REPEAT if facts.subset else ForcedPass("30B1bii"))
        return Ruling()

    node, said = tree(telling), []
    while isinstance(node, Node):
        said.append([step.word for step in node.steps])
        node = node.branch(YES)
    assert said == [["stands"], ["cancelled"], ["no_rectification"]]


def test_a_question_and_a_ruling_know_what_was_answered_and_when_each_step_could_be_said() -> None:
    def telling(facts: NewCall) -> Ruling:
        facts.tell(CANCELLED)
        if facts.turn is Turn.RHO:
            facts.tell(FREE)
        return Ruling(REPEAT if facts.comparable else STANDS)

    question = ask(telling, {"turn": Turn.RHO})
    assert isinstance(question, Question)
    assert [*question.answers] == ["turn"]
    end = ask(telling, {**question.answers, "comparable": YES})
    assert not isinstance(end, Question)
    assert end.waited == (0, 1, 2)


def test_what_a_later_rule_says_is_due_no_sooner_than_the_rule_is_entered() -> None:
    class First(Facts):
        accepted = Fact(YesNo, "29A", "Blev den accepteret?", reached={NO: When.AFTER_PLAY})

    def first(facts: First) -> Ruling:
        """What is due after the play is due at once: the answer can only be given then."""
        if facts.accepted:
            return Ruling(ForcedPass("30A", when=When.AFTER_PLAY), LATER)
        return Ruling(ForcedPass("30A", when=When.AFTER_PLAY))

    def last(facts: Subset) -> Ruling:
        return Ruling(STANDS, ForcedPass("30A", "offender", when=When.AFTER_PLAY))

    last.__name__ = "last"
    book = Rulebook((situation(first, last),))
    found = book["first"].follow({"accepted": NO})
    assert [when.name for when in moments(found).values()] == ["NOW"]
    found = book["first"].follow({"accepted": YES, "subset": YES})
    assert [when.name for when in moments(found).values()] == [
        "AFTER_PLAY",
        "PARTNER_LEAD",
        "AFTER_PLAY",
    ]
