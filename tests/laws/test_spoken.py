"""How rulings are said: to somebody, in short sentences, with a verdict for every row."""

import re
from collections.abc import Callable, Iterator

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation, RuleEntry
from generator.engine.verdicts import MOST_WORDS, finished_steps, moments, verdict, words_in
from rules_src.model.effects import CARDS, IN_AUCTION, Lasting
from rules_src.model.facts import Kind
from rules_src.model.ruling import EVERYONE, Step, When
from rules_src.model.steps import ForcedPass, Information, LeadRestriction

CONVERSATIONS = [found for rule in BOOK.entered for found in rule.conversations]


def test_each_whole_conversation_has_a_verdict_that_one_line_holds() -> None:
    verdicts = [verdict(conversation) for conversation in CONVERSATIONS]
    assert all(verdicts)
    assert max(map(words_in, verdicts)) <= MOST_WORDS


def test_a_ruling_that_must_be_kept_from_the_table_tells_no_player_anything_there() -> None:
    """20F5, 40C2, 75B3 and 75C: what one player is told aloud, the other three hear."""
    hushed = [c for c in CONVERSATIONS if any(s.away for s in finished_steps(c))]
    assert hushed
    for conversation in hushed:
        now = (s for s in finished_steps(conversation) if s.aloud and s.when is When.NOW)
        assert {step.to for step in now} <= {EVERYONE}


def told_with_a_choice(found: Conversation) -> Iterator[str]:
    """For each choice of a player all that is said before anybody answers anything more."""
    told: list[str] = []
    known: set[str] = set()
    chosen = False
    for leg in found.legs:
        for number, name in enumerate((*leg.path.answers, "")):
            steps = zip(leg.path.ruling, leg.path.waited, strict=True)
            told += [step.says for step, waited in steps if waited == number]
            if not name or name in known or leg.rule.facts[name].assume is not None:
                continue
            if chosen:
                yield " ".join(told)
            known.add(name)
            chosen = leg.rule.facts[name].kind is Kind.OPTION


@pytest.mark.parametrize(
    ("price", "words"),
    [
        (lambda step: isinstance(step, ForcedPass), "én gang|resten af meldeforløbet"),
        (lambda step: isinstance(step, LeadRestriction) and step.law == "26B", "udspil"),
    ],
)
def test_who_may_refuse_a_call_has_heard_what_it_may_cost_partner(
    price: Callable[[Step], bool], words: str
) -> None:
    """10C1: before he chooses, though it is what the offender calls then that decides it."""
    heard = [
        (found.rows[-1].id, bool(re.search(words, told)))
        for found in CONVERSATIONS
        if any(price(step) for step in found.ruling)
        for told in told_with_a_choice(found)
    ]
    assert len(heard) > 20
    assert {row for row, said in heard if not said} == set()


BINDS_NEXT = {*CARDS, *IN_AUCTION, Lasting.BOUND_LEAD, Lasting.INFORMATION, Lasting.WITHDRAWN}
STILL_TO_COME = (When.BEFORE_LEAD, When.ON_TABLE, When.PICKED_UP, When.ONCE_PLAYED)
"""Information that nobody has before an explanation is given, or the card has gone."""


def test_who_acts_next_has_been_told_of_all_that_binds_anybody() -> None:
    """By the state of the table, whatever moment the step itself is due."""
    bound = 0
    for conversation in CONVERSATIONS:
        due = moments(conversation)
        for step in finished_steps(conversation):
            binding = {effect.kind for effect in step.leaves} & BINDS_NEXT
            coming = binding == {Lasting.INFORMATION} and due[step] in STILL_TO_COME
            bound += bool(binding)
            if binding and step.aloud and not coming:
                assert due[step] is When.NOW, (conversation.answers, step.word)
    assert bound > 4000


def test_a_finished_ruling_has_nothing_explained_replaced_or_settled() -> None:
    for conversation in CONVERSATIONS:
        steps, words = finished_steps(conversation), [s.word for s in conversation.ruling]
        assert not any(step.explained for step in steps)
        held = [step.concerns for step in steps if isinstance(step, Information)]
        assert len(held) == len(set(held)), conversation.answers
        for step in steps:
            later = words[words.index(step.word) + 1 :]
            assert not {*step.settled_by} & {*conversation.answers, *later}, step.word


def assumed(rule: RuleEntry) -> list[str]:
    return [name for name, fact in rule.facts.items() if fact.assume is not None]


def test_no_choice_and_no_judgement_is_taken_for_granted() -> None:
    for rule in BOOK.rules.values():
        assert all(rule.facts[name].kind is Kind.FINDING for name in assumed(rule))
    assert assumed(BOOK["opening_lead_out_of_turn"]) == [
        "whose_lead",
        "told_to_play",
        "cards_since",
        "fault_named",
        "all_mistaken",
        "partners_lead",
        "taken_back",
    ]


ASKED_OF_A_LEAD = {
    *("early_lead", "whose_turn", "lead_option", "lead_options", "options_for_both"),
    *("lead_choice", "later_lead_choice"),
}


def test_while_a_major_card_lies_all_know_what_it_binds() -> None:
    """50D: wherever one is left and nobody has been asked who leads, or what declarer chooses."""
    every = (found for rule in BOOK.rules.values() for found in rule.conversations)
    waiting = [
        c for c in every if not ASKED_OF_A_LEAD & {a for leg in c.legs for a in leg.path.answers}
    ]
    said = [
        " ".join(step.says for step in steps if step.aloud)
        for steps in map(finished_steps, waiting)
        if any(effect.kind is Lasting.MAJOR_CARD for step in steps for effect in step.leaves)
    ]
    assert len(said) > 100
    for words in ("så snart", "vælger (før|igen)|har valgt"):
        assert [told for told in said if not re.search(words, told)] == []
