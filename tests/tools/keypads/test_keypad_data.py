"""What the keypads look up agrees with the rules, and with every incident of the casebook."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from bridge_strategies import accepted, withdrawn
from hypothesis import given
from hypothesis import strategies as st
from own_book import BOOK, as_assumed, casebook

from generator.engine.rulebook import Conversation, shown
from generator.tools.keypads import auction_data
from rules_src.bridge.auction import Auction, AuctionLine, Shape, shape_of
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer
from rules_src.tables.auction import IRREGULARITIES

data = cache(lambda: auction_data(BOOK))


def begun_of(kinds: dict[str, Any], shape: Shape) -> dict[str, Any]:
    """Where the guide begins for what a table shows, as the script finds it."""
    kind = kinds[next(kind for kind in IRREGULARITIES if shape.get(kind))]
    tree = kind["tree"]
    while not isinstance(tree, int):
        feature, branches = tree
        tree = branches[shape.get(feature, "")]
    begun: dict[str, Any] = kind["begins"][tree]
    return begun


def told(begun: dict[str, Any]) -> Iterator[list[str]]:
    """Every list of answers that the keypad can begin the guide with."""
    yield begun["say"]
    for _, onward in begun["ask"]["answers"] if "ask" in begun else ():
        yield from told(onward)


def agrees(say: list[str], answers: dict[str, str]) -> bool:
    return all(answers.get(fact) == key for fact, key in (one.split("=") for one in say))


def test_every_irregular_auction_of_the_casebook_opens_its_own_situation() -> None:
    rules = {named.rule for named in IRREGULARITIES.values()}
    compared = 0
    for ruling in casebook().rulings:
        table, rule = ruling.case.table, ruling.case.rule
        if rule not in rules or not table or not table.line or not table.irregularity:
            continue
        shape = shape_of(table.line, table.irregularity)
        kind = next(kind for kind in IRREGULARITIES if shape.get(kind))
        if IRREGULARITIES[kind].rule != rule:  # the case is about being referred there
            assert f"new.{IRREGULARITIES[kind].rule}" in [
                s.word for s in ruling.conversation.ruling
            ]
            continue
        answers = {n: a.key for n, a in ruling.conversation.answers.items()}
        if "yes" in (answers.get("corrected_over"), answers.get("slip")):
            continue  # a table does not show whether the director had come, nor what was meant
        if answers.get("played_instead", "no") != "no":
            continue  # nor which contract was played afterwards
        ways = [*told(begun_of(data(), shape))]
        assert agrees(ways[0], answers), (ruling.case.id, ways[0], answers)
        assert len(ways) == 1 or any(agrees(way, answers) for way in ways[1:]), ruling.case.id
        compared += 1
    assert compared > 30


def answers_of(conversation: Conversation) -> dict[str, Answer]:
    """Every answer so far, also those before a question that is open."""
    asked = conversation.question.answers if conversation.question else {}
    return {**conversation.answers, **asked}


def shown_first(rule: str, table: Table) -> dict[str, Answer]:
    """What the table shows, as far as nothing is left to be asked but what is assumed."""
    taken: dict[str, Answer] = {}
    found = BOOK[rule].follow(taken, table)
    while (asked := found.question) and asked.fact.assume is not None:
        if asked.fact.seen(table) is not None:
            break
        taken[asked.fact.name] = asked.fact.assume
        found = BOOK[rule].follow(taken, table)
    return {n: a for n, a in answers_of(found).items() if n not in taken}


def same(line: AuctionLine) -> None:
    table = Table(line.standing.dealer, line=line)
    if not table.irregularity:
        return
    shape = shape_of(line, table.irregularity)
    named = IRREGULARITIES[next(kind for kind in IRREGULARITIES if shape.get(kind))]
    for say in told(begun_of(data(), shape)):
        stated = dict(one.split("=") for one in say)
        entry = BOOK[named.rule]
        conversation = as_assumed(entry, stated)
        assert {*stated} <= {*answers_of(conversation)}, (line.text, say)
        for name in stated:
            fact = entry.facts_in_reach[name]
            seen = shown(fact, table)
            assert seen is None or seen.key == stated[name], (line.text, name)
    answers = {n: a for n, a in shown_first(named.rule, table).items() if n != "called_again"}
    first = [
        f"{name}={answer.key}" for name, answer in answers.items()
    ]  # what is assumed is left out
    assert begun_of(data(), shape)["say"][: len(first)] == first, line.text


@given(withdrawn())
def test_what_a_table_shows_is_what_the_keypad_says(drawn: tuple[AuctionLine, object]) -> None:
    same(drawn[0])


@given(accepted())
def test_also_where_the_call_stood(drawn: tuple[Auction, Seat]) -> None:
    same(AuctionLine(drawn[0]))


@given(st.sampled_from(Seat), st.lists(st.sampled_from(["pas", "D", "1k", "3s", "7ut"])))
def test_and_for_any_line_that_can_be_read(dealer: Seat, words: list[str]) -> None:
    for text in (" ".join(words), f"({' '.join(words)}) pas", f"1h pas ({' '.join(words)}) D"):
        try:
            line = AuctionLine.from_text(dealer, text)
        except ValueError:
            continue
        same(line)


@pytest.mark.parametrize(
    ("auction", "said"),
    [
        ("(S pas) 1h pas", True),
        ("(S pas) 1h pas 1ut", False),
        ("(S 1r)", True),
        ("(S 1r) pas pas 1r", False),
    ],
)
def test_a_call_that_nobody_has_made_again_is_not_taken_for_granted(
    auction: str, said: bool
) -> None:
    """23A is asked of a replacement that stands in the auction, and of no other."""
    line = AuctionLine.from_text(Seat.NORTH, auction)
    irregularity = Table(Seat.NORTH, line=line).irregularity
    assert irregularity
    begun = begun_of(data(), shape_of(line, irregularity))
    assert any("called_again=not_yet" in say for say in told(begun)) is said
