"""How rulings are said and keyed: to somebody, in short sentences, with a verdict for every row."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest
from own_book import BOOK

from generator.checks.spoken import SENTENCE
from generator.engine.explore import explore
from generator.engine.rulebook import Conversation, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import (
    MOST_WORDS,
    finished_steps,
    moment_of_row,
    moments,
    verdict,
    words_in,
)
from rules_src.laws import RULES
from rules_src.model.effects import CARDS, IN_AUCTION, Lasting
from rules_src.model.facts import Kind
from rules_src.model.ruling import EVERYONE, Keyed, Step, When
from rules_src.model.steps import ForcedPass, LeadRestriction

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


def test_of_an_opening_lead_out_of_turn_this_is_taken_for_granted() -> None:
    facts = BOOK["opening_lead_out_of_turn"].facts.items()
    assert [name for name, fact in facts if fact.assume is not None] == [
        "whose_lead",
        "told_to_play",
        "cards_since",
        "fault_named",
        "all_mistaken",
        "partners_lead",
        "taken_back",
    ]


ASKED_OF_A_LEAD = {
    *("early_lead", "whose_turn", "lead_option", "lead_options", "suit_options"),
    *("options_for_both", "lead_choice", "later_lead_choice"),
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


def row(id: str) -> tuple[RuleEntry, Row]:
    """A row and its rule, as the pages name it."""
    name, _, number = id.rpartition("-")
    return BOOK[name], BOOK[name].rows[int(number) - 1]


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("call_at_rhos_turn-1", "NOW NOW NOW NOW"),
        (
            "call_not_accepted-3",
            "NOW NOW NOW NOW NOW NOW IF_DEFENDING AFTER_PLAY AFTER_PLAY PARTNER_LEAD",
        ),
    ],
)
def test_a_step_is_due_at_once_when_its_moment_has_come_with_the_answers(
    id: str, expected: str
) -> None:
    rule, found = row(id)
    assert [moment_of_row(rule, found, step).name for step in found.ruling] == expected.split()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("{partner} spiller frit ud", 4),
        ("{offender}s 2♥ – og intet andet", 5),
        ("10\N{NO-BREAK SPACE}A", 2),
        ("–", 0),
    ],
)
def test_a_role_counts_as_one_word_and_a_sign_as_none(text: str, number: int) -> None:
    assert words_in(text) == number


SCORED = re.compile(
    r"(?i)(giver?|få) \S* ?(en |hele den )?(justerede?|kunstig) score|justér scoren|retter scoren"
    r"|\boverfører \S+ stik|vægt(er)? (de|resultaterne)|flytter resultatet|annullerer (spillet|res)"
)
NOT_YET = {
    "substitute_board": "a board is played in its place",
    "artificial_where_deprived": "the score is of another board, and is keyed there",
    "one_frequency_table": "how a weighted score is reckoned, which another step gives",
    "no_transfer": "no trick is moved, so the result stands as it was keyed",
    "for_both_revokes": "no trick is moved, so the result stands as it was keyed",
    "dummys_revoke_is_free": "no trick is moved, so the result stands as it was keyed",
    "doubt_for_the_innocent": "the score follows by the law that was broken",
    "other_board_normal_if_repeated": "the score follows on another board",
}
"""Steps that speak of a score which another step gives, or that none is changed."""


def _steps() -> dict[str, Step]:
    paths = (path for rule in RULES.values() for path in explore(rule))
    return {step.word: step for path in paths for step in path.ruling if not step.explained}


def test_every_step_that_gives_a_score_says_how_it_is_keyed() -> None:
    silent = {w for w, s in _steps().items() if SCORED.search(s.says) and s.scored is None}
    assert silent - {*NOT_YET} == set()


def test_every_way_of_keying_is_used_and_nothing_else_is_keyed() -> None:
    ways = {step.scored for step in _steps().values()}
    assert ways - {None} == {*Keyed}
    keyed = sorted(word for word, step in _steps().items() if step.scored)
    assert not [word for word in keyed if word.startswith(("forced_pass", "lead.", "info."))]


def test_nothing_is_taken_for_granted_that_has_not_happened_when_the_director_is_called() -> None:
    ahead = {
        name for r in BOOK.rules.values() for name, f in r.facts.items() if f.assume in f.reached
    }
    assert ahead == set()


def test_where_nothing_is_said_the_verdict_that_is_read_out_tells_of_no_reckoning() -> None:
    counted = {
        getattr(step, "short", "")
        for rule in ("balanced_score", "unbalanced_score")
        for found in BOOK[rule].conversations
        for step in finished_steps(found)
    } - {""}
    silent = [
        verdict(found)
        for found in CONVERSATIONS
        if not any(step.aloud for step in finished_steps(found))
    ]
    assert [said for said in silent if any(one in said for one in counted)] == []


def test_nobody_is_told_one_thing_twice_in_a_ruling() -> None:
    for found in CONVERSATIONS:
        said = {(s.to, x) for s in finished_steps(found) if s.aloud for x in SENTENCE.split(s.says)}
        for (to, one), (whom, other) in combinations(said, 2):
            shared, least = stems(one) & stems(other), min(map(len, (stems(one), stems(other))))
            assert to != whom or len(shared) <= max(7, 0.8 * least), (one, other)


@cache
def stems(text: str) -> frozenset[str]:
    return frozenset(word[:5] for word in re.findall(r"\w{3,}", text.lower()))
