"""What `check` refuses of how rulings are said: one toy rule for each thing that can be wrong."""

import inspect
from dataclasses import replace

import pytest
from small_rules import CANCELLED, FREE, REPEAT, STANDS, Call, Subset

from generator.checks.soundness import rule_findings
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import finished
from rules_src.model.ruling import EVERYONE, ME, Ruling, Step
from rules_src.model.said import Status
from rules_src.model.situation import Phase, Rule, Situation, Who
from rules_src.model.steps import Information, Instruct


def situation(rule: Rule, title: str = "Navnet", who: Who | None = None) -> Situation:
    return Situation(
        rule, rule.__name__.replace("_", "-"), title, Phase.AUCTION, "", ("29",), who=who,
    )  # fmt: skip


def told(situation: Situation) -> list[str]:
    found = rule_findings(Rulebook((situation,)))
    return [finding.message for finding in found if not finding.advice]


def told_of(step: Step) -> list[str]:
    """What is said of a step that ends one branch of a rule that is in order otherwise."""

    def toy(facts: Subset) -> Ruling:
        """In order but for one step."""
        return Ruling(STANDS if facts.subset else step)

    return told(situation(toy))


def said(says: str, to: str = EVERYONE) -> Instruct:
    return Instruct("29A", says, name="odd", to=to, short="noget andet")


def test_a_finding_on_what_is_said_is_placed_at_the_first_line_of_its_rule() -> None:
    def toy(facts: Subset) -> Ruling:
        """Rules nothing that a verdict could say."""
        return Ruling(STANDS if facts.subset else replace(CANCELLED, short=""))

    (finding,) = rule_findings(Rulebook((situation(toy),)))
    assert (finding.place.file, finding.place.line) == (__file__, toy.__code__.co_firstlineno)
    assert inspect.unwrap(toy).__name__ == finding.field


def test_a_row_without_verdict_is_refused() -> None:
    assert told_of(replace(CANCELLED, short="")) == [
        "række 2 har ingen kendelse på én linje; giv et trin en linje med »=«"
    ]


def test_a_verdict_over_twelve_words_is_refused_and_a_role_is_one() -> None:
    twelve = "{the_offender} to tre fire fem seks syv otte ni ti elleve tolv".replace("the_", "")
    assert told_of(replace(CANCELLED, short=twelve)) == []
    (message,) = told_of(replace(CANCELLED, short=f"{twelve} tretten"))
    assert message.startswith("række 2: kendelsen er over 12 ord: ")


@pytest.mark.parametrize("word", ["du", "dig", "jeres"])
def test_a_verdict_that_speaks_to_somebody_is_refused(word: str) -> None:
    (message,) = told_of(replace(CANCELLED, short=f"meldingen gælder, hvis {word} vil"))
    assert message.startswith(f"række 2: kendelsen siger {word!r}, men vises for alle: ")


def test_one_verdict_for_rows_that_differ_in_what_a_player_does_is_refused() -> None:
    found = told_of(replace(CANCELLED, short=STANDS.short))
    assert found == [
        "række 1 og 2 har samme kendelse 'meldingen gælder', men cancelled, stands er forskellige"
    ]


def test_rows_that_differ_in_what_the_director_weighs_may_share_a_verdict() -> None:
    weighed = Instruct("12A1", "Vurdér skaden.", name="weighed", to=ME)

    def toy(facts: Subset) -> Ruling:
        """Only the director has more to do."""
        return Ruling(STANDS) if facts.subset else Ruling(STANDS, weighed)

    assert told(situation(toy)) == []


def test_two_verdicts_for_what_is_the_same_at_the_table_are_refused() -> None:
    def toy(facts: Subset) -> Ruling:
        """The same by two paragraphs, and called by two names."""
        if facts.subset:
            return Ruling(STANDS)
        return Ruling(STANDS.under("29B"), verdict="den gælder")

    assert told(situation(toy)) == [
        "række 1 og 2 virker ens, men har hver sin kendelse: 'meldingen gælder' og 'den gælder'"
    ]


def test_letters_that_are_only_written_are_refused_in_what_is_said() -> None:
    (message,) = told_of(said("{Lho} har tur."))
    assert message.endswith("skriv {left} i stedet for {lho}")
    assert told_of(said("{Left} har tur.")) == []
    assert told_of(said("Se efter, om {lho} har meldt.", to=ME)) == []


def test_a_sentence_over_twenty_words_is_refused_and_two_short_ones_are_not() -> None:
    ten = "Et to tre fire fem seks syv otte ni ti"
    assert told_of(said(f"{ten}. {ten} elleve tolv.")) == []
    assert told_of(said(f"{ten} {ten}.")) == []
    (message,) = told_of(said(f"Kort. {ten} {ten} og én til."))
    assert message.startswith("odd: en sætning er over 20 ord; del den: 'Et to tre")


@pytest.mark.parametrize("to", ["nobody", "card", ""])
def test_what_is_said_to_nobody_at_the_table_is_refused(to: str) -> None:
    (message,) = [m for m in told_of(said("Du skal vente.", to=to)) if "siges til" in m]
    assert message.startswith(f"odd: siges til {to!r}, som ikke er nogen ved bordet; vælg offender")


@pytest.mark.parametrize(("name", "fine"), [("subset", True), ("stands", True), ("sbset", False)])
def test_what_settles_a_step_is_a_step_or_a_question(name: str, fine: bool) -> None:
    step = replace(said("Vent."), settled_by=(name,))
    unknown = f"odd: afgøres af {name!r}, som hverken er et trin eller et spørgsmål"
    assert (unknown not in told_of(step)) is fine


@pytest.mark.parametrize("to", ["offending_side", "partner"])
def test_one_information_with_two_statuses_for_one_player_is_refused(to: str) -> None:
    barred = Information("16C2", Status.UNAUTHORISED, to=to)

    def toy(facts: Subset) -> Ruling:
        """The side, or he alone, may not; his partner may."""
        if facts.subset:
            return Ruling(STANDS)
        return Ruling(FREE, barred, Information("23B", Status.AUTHORISED, to="partner"))

    assert told(situation(toy)) == [
        f"række 2: {barred.word} og info.authorised siger både beføjet og ubeføjet til samme"
        " spiller"
    ]


def test_a_situation_has_a_name_and_asks_for_a_seat_that_others_follow_from() -> None:
    def toy(facts: Subset) -> Ruling:
        """In order."""
        return Ruling(STANDS if facts.subset else CANCELLED)

    assert told(situation(toy)) == []
    assert "er på 6 ord" in told(situation(toy, "Meldte før det var hans tur"))[0]
    assert "er på 0 ord" in told(situation(toy, ""))[0]
    (message,) = told(situation(toy, who=Who("due", "Hvem havde tur?")))
    assert message.startswith("who=… spørger om 'due', som ingen plads følger af; vælg offender, ")


def test_what_is_finished_leaves_out_the_explained_the_settled_and_the_replaced() -> None:
    no, yes = (Information("16C2", status) for status in (Status.UNAUTHORISED, Status.AUTHORISED))
    waits = replace(said("Vent."), settled_by=("stands", "accepted"))
    assert finished((replace(FREE, explained=True), STANDS), ()) == (STANDS,)
    assert finished((waits, REPEAT), ()) == (waits, REPEAT)
    assert finished((waits, STANDS), ()) == (STANDS,)
    assert finished((waits, REPEAT), Call.declared()) == (REPEAT,)
    assert finished((no, REPEAT, yes, yes), ()) == (REPEAT, yes)
    assert finished((yes, no, yes), ()) == (yes,), "the last word holds, where it is first said"
