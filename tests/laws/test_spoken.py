"""How rulings are said: to somebody, in short sentences, with a verdict for every row."""

import re
from collections.abc import Iterator
from statistics import mean

import pytest
from own_book import BOOK, as_assumed

from generator.checks.spoken import verdict_problems
from generator.engine.rulebook import Conversation, RuleEntry
from generator.engine.verdicts import MOST_WORDS, finished_steps, moments, verdict, words_in
from rules_src.laws import RULES
from rules_src.model.effects import CARDS, IN_AUCTION, Lasting
from rules_src.model.facts import Kind
from rules_src.model.ruling import EVERYONE, Step, When
from rules_src.model.steps import Information

CONVERSATIONS = {rule.name: rule.conversations for rule in BOOK.entered}
SENTENCE = re.compile(r"(?<=[.?!])\s+")
ADDRESSED = re.compile(r"\b(d(u|ig|in|it|ine)|i|jer|jeres|jeg|mig|min|mit|mine)\b", re.IGNORECASE)
IMPERATIVE = re.compile(
    r"(Afgiv|Bland|Bliv|Brug|Byd|Byt|Fortæl|Gentag|Giv|Gå|Hold|Kald|Lad|Læg|Meld|Pas|Regn|Ret|Rør"
    r"|Se|Sid|Sig|Skift|Skriv|Spil|Spørg|Stop|Svar|Sæt|Tag|Tæl|Undgå|Vend|Vent|Vis|Vælg)\b"
)


def every_conversation() -> Iterator[Conversation]:
    for found in CONVERSATIONS.values():
        yield from found


def spoken_steps() -> dict[str, Step]:
    """Every step that is read out, by its word."""
    steps = (step for row in BOOK.all_rows() for step in row.ruling if step.aloud)
    return {step.word: step for step in steps}


def due_now(conversation: Conversation) -> int:
    """The words read out at once when a ruling is finished."""
    steps = finished_steps(conversation)
    return sum(words_in(s.says) for s in steps if s.aloud and s.when is When.NOW)


@pytest.mark.parametrize("rule", RULES)
def test_each_row_has_a_verdict_of_its_own_in_few_words(rule: str) -> None:
    assert [*verdict_problems(BOOK[rule])] == []


def test_each_whole_conversation_has_a_verdict_that_one_line_holds() -> None:
    verdicts = [verdict(conversation) for conversation in every_conversation()]
    assert all(verdicts)
    assert max(map(words_in, verdicts)) <= MOST_WORDS


def test_a_ruling_that_must_be_kept_from_the_table_tells_no_player_anything_there() -> None:
    """20F5, 40C2, 75B3 and 75C: what one player is told aloud, the other three hear."""
    hushed = [c for c in every_conversation() if any(s.away for s in finished_steps(c))]
    assert hushed
    for conversation in hushed:
        now = (s for s in finished_steps(conversation) if s.aloud and s.when is When.NOW)
        assert {step.to for step in now} <= {EVERYONE}


BINDS_NEXT = {*CARDS, *IN_AUCTION, Lasting.BOUND_LEAD, Lasting.INFORMATION, Lasting.WITHDRAWN}
STILL_TO_COME = (When.BEFORE_LEAD, When.ON_TABLE, When.PICKED_UP, When.ONCE_PLAYED)
"""Information that nobody has before an explanation is given, or the card has gone."""


def test_who_acts_next_has_been_told_of_all_that_binds_anybody() -> None:
    """By the state of the table, whatever moment the step itself is due."""
    bound = 0
    for conversation in every_conversation():
        due = moments(conversation)
        for step in finished_steps(conversation):
            binding = {effect.kind for effect in step.leaves} & BINDS_NEXT
            coming = binding == {Lasting.INFORMATION} and due[step] in STILL_TO_COME
            bound += bool(binding)
            if binding and step.aloud and not coming:
                assert due[step] is When.NOW, (conversation.answers, step.word)
    assert bound > 4000


def test_a_finished_ruling_has_nothing_explained_replaced_or_settled() -> None:
    for conversation in every_conversation():
        steps, words = finished_steps(conversation), [s.word for s in conversation.ruling]
        assert not any(step.explained for step in steps)
        held = [step.concerns for step in steps if isinstance(step, Information)]
        assert len(held) == len(set(held)), conversation.answers
        for step in steps:
            later = words[words.index(step.word) + 1 :]
            assert not {*step.settled_by} & {*conversation.answers, *later}, step.word


def test_of_two_statuses_of_one_information_the_later_is_said() -> None:
    given = {"turn": "partner", "call": "pass", "since": "nothing", "accepted": "no"}
    found = as_assumed(
        BOOK["call_out_of_rotation"], {**given, "called_again": "yes", "comparable": "yes"}
    )
    steps = finished_steps(found)
    assert [s.status.name for s in steps if isinstance(s, Information)] == ["AUTHORISED"]


@pytest.mark.parametrize("step", spoken_steps().values(), ids=lambda step: step.word)
def test_what_is_read_out_addresses_somebody_in_short_sentences(step: Step) -> None:
    for sentence in SENTENCE.split(step.says):
        assert words_in(sentence) <= 20, sentence
        assert ";" not in sentence
        spoken_to = ADDRESSED.search(sentence) or IMPERATIVE.match(sentence)
        assert step.to == EVERYONE or spoken_to, sentence


def test_what_settles_a_step_is_a_step_or_a_question() -> None:
    facts = {name for rule in BOOK.rules.values() for name in rule.facts}
    for row in BOOK.all_rows():
        for step in row.ruling:
            assert {*step.settled_by} <= facts | BOOK.words, step.word


def test_a_ruling_is_soon_read_out() -> None:
    by_rule = {name: mean(map(due_now, found)) for name, found in CONVERSATIONS.items()}
    words = [due_now(conversation) for conversation in every_conversation()]
    assert mean(words) <= 25
    assert max(by_rule.values()) <= 40
    assert max(words) <= 70


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
