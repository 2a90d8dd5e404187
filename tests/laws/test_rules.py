"""The real rules: sound, pinned and guarded, every sentence true, and every article carried."""

from functools import cache
from pathlib import Path

import pytest
from own_book import BOOK, casebook

from generator.checks.rows import every_row
from generator.checks.run import place_of
from generator.checks.soundness import rule_findings, text_problems
from rules_src.bridge.seats import Vulnerability
from rules_src.contents import is_known
from rules_src.doubts import DOUBTS
from rules_src.model.steps import Instruct, Words
from rules_src.scoring.results import Result
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


EXAMPLES = [f"S{number:02}" for number in range(2, 114)]
"""S01 says only that three laws have become one, which the rule of Laws 30 to 32 is."""
DISAGREEMENTS = [f"D{number}" for number in range(1, 13)]
"""Where article and law differ; the law rules, and the case says so."""


@cache
def carried() -> set[str]:
    told = {item for case in casebook().cases for item in case.text.items}
    return told | {theorem.item for theorem in THEOREMS}


@pytest.mark.parametrize("item", [*EXAMPLES, *DISAGREEMENTS])
def test_what_the_articles_teach_is_in_the_casebook_or_proved(item: str) -> None:
    assert item in carried()


NONE, NS, ALL = Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.ALL
BOARD_TURNED, REFUSED = "turned-board-weighted-score", "preempt-not-alerted-director-refused"


@pytest.mark.parametrize(
    ("case", "result", "vulnerable", "told"),
    [
        (BOARD_TURNED, "4♦ N 10", ALL, "+130"),
        (BOARD_TURNED, "4♠ Ø 9", ALL, "+100"),
        (BOARD_TURNED, "3♠ Ø 9", ALL, "−140"),
        (BOARD_TURNED, "3ut S 4", ALL, "−500"),
        (REFUSED, "4♦ S 11", NONE, "+150"),
        (REFUSED, "5♦ S 11", NONE, "−400 for East-West"),
        ("denied-majors-but-showed-both", "2♥ S 8", NONE, "+110"),
        ("jump-to-game-after-both-majors", "4♥ S 10", NS, "+620"),
        ("jump-to-game-after-both-majors", "4♠ N 10", NS, "+620"),
    ],
)
def test_the_scores_told_in_the_stories_are_those_of_law_77(
    case: str, result: str, vulnerable: Vulnerability, told: str
) -> None:
    """S88, S89 and the incidents of misinformation; for North-South where it says no other."""
    (story,) = (each.text.story for each in casebook().cases if each.id == case)
    points, side = Result.from_text(result).score(vulnerable), told.partition(" for ")[2]
    score = f"{-points if side == 'East-West' else points:+}".replace("-", "−")
    assert told.startswith(score)
    assert score in story
