"""The real rules: sound, pinned row by row, every row guarded, every sentence true."""

from pathlib import Path

import pytest
from own_book import BOOK

from generator.checks.rows import every_row
from generator.checks.run import place_of
from generator.checks.soundness import rule_findings, text_problems
from rules_src.contents import is_known
from rules_src.doubts import DOUBTS
from rules_src.model.steps import Instruct, Words
from rules_src.theorems import THEOREMS


def steps_of(words: type[Words]) -> list[tuple[str, Instruct]]:
    return [(name, step) for name, step in vars(words).items() if isinstance(step, Instruct)]


ROWS = Path(__file__).parents[1] / "golden" / "rows.txt"


def test_no_rule_is_broken_and_no_table_is_too_long_to_read() -> None:
    assert rule_findings(BOOK) == ()


def test_every_row_is_pinned() -> None:
    """A change that is meant changes the file too: `python -m generator rows`."""
    assert every_row(BOOK) == ROWS.read_text("utf-8")


def test_every_instruction_has_the_name_of_its_word() -> None:
    named = [(step.word, name) for kind in Words.__subclasses__() for name, step in steps_of(kind)]
    assert len(named) > 600
    assert [(word, name) for word, name in named if word != name] == []


def test_every_theorem_has_a_place_at_its_own_sentence() -> None:
    for theorem in THEOREMS:
        place = place_of(theorem)
        line = Path(place.file).read_text("utf-8").splitlines()[place.line - 1]
        start = line[place.column :].rstrip(' ,"')
        assert "/rules_src/theorems/" in place.file
        assert theorem.sentence.startswith(start.replace(r"\u00a0", "\u00a0")), theorem


def test_every_doubt_touches_rules_that_are_there_and_a_law_that_is() -> None:
    for doubt in DOUBTS:
        assert set(doubt.rules) <= set(BOOK.rules), doubt
        assert is_known(doubt.law), doubt
        assert [*text_problems(doubt.text)] == []


@pytest.mark.parametrize(
    ("rule", "law"),
    [
        ("misleading_tempo", "73D"),  # the amendment of 2024
        ("spectator", "76C2"),
        ("spectator", "11A"),
        ("fouled_board", "87B"),  # one already called upon
    ],
)
def test_what_the_law_leaves_open_is_a_doubt(rule: str, law: str) -> None:
    assert law in {doubt.law for doubt in DOUBTS if rule in doubt.rules}


def test_an_answer_that_declarer_himself_did_it_says_who_declares() -> None:
    """What is ruled next on the board knows it then."""
    facts = (fact for rule in BOOK.rules.values() for fact in rule.facts.values())
    sits = [(a.value, turns) for fact in facts for a, turns in fact.sits.items()]
    his = {turns for says, turns in sits if says.startswith("{declarer} ")}
    assert his == {(0,)}
