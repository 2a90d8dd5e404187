"""What `check` refuses of answers that one table makes true together."""

from dataclasses import replace

import own_book

from generator.checks.situations import overlapping
from generator.engine.rulebook import Rulebook
from rules_src.bridge.table import Table
from rules_src.laws import SITUATIONS
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Hidden, Overlap, Phase, Situation
from rules_src.model.steps import Instruct


class Kind(Answer):
    CALL = "en melding"
    PASS = "pas"


def both(table: Table) -> set[Kind] | None:
    """A pass is a call as well."""
    return {Kind.CALL, Kind.PASS} if table.irregularity else None


class Asked(Facts):
    kind = Fact(
        Kind, "29A", "Hvad blev meldt (en pas: så svar pas)?", seen=both, help="Tæl den med."
    )


def rule(facts: Asked) -> Ruling:
    """Ask what was called."""
    if facts.kind is Kind.PASS:
        return Ruling(Instruct("30", "Det er pas.", name="passed", short="pas"))
    return Ruling(Instruct("31", "Det er et bud.", name="called", short="et bud"))


TOY = Situation(rule, "toy", "Titel", Phase.AUCTION, "", ("29",))


def told(*overlaps: Overlap, hidden: tuple[Hidden, ...] = ()) -> list[str]:
    book = Rulebook((replace(TOY, overlaps=overlaps, hidden=hidden),))
    return [finding.message for finding in overlapping(book, ())]


def test_two_answers_that_a_table_leaves_possible_must_be_named_with_the_table() -> None:
    (message,) = told()
    assert "kind: »en melding« og »pas« er begge mulige ved »" in message


def test_the_special_answer_must_stand_first_unless_a_wording_says_which() -> None:
    special = (Kind.PASS, Kind.CALL)
    assert [m for m in told(Overlap(Asked.kind, special)) if "det særlige svar først" in m]
    assert [m for m in told(Overlap(Asked.kind, special, "tæller begge")) if "på samme tid" in m]
    assert [m for m in told(Overlap(Asked.kind, special, "Tæl den med")) if "hver sit" in m]
    assert told(Overlap(Asked.kind, special, "så svar pas")) == []


def test_answers_of_which_only_one_is_true_need_no_order() -> None:
    assert told(hidden=(Hidden(Asked.kind, (Kind.PASS, Kind.CALL)),)) == []


def test_what_is_stated_of_a_question_is_still_asked() -> None:
    asked = {id(fact) for each in own_book.BOOK.rules.values() for fact in each.facts.values()}
    stated = {id(each.fact) for s in SITUATIONS for each in s.overlaps}
    stated |= {id(each.fact) for s in SITUATIONS for each in s.hidden}
    assert len(stated) > 50
    assert stated <= asked
