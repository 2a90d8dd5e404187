"""Every example and claim of the source articles is carried by a case or a proved sentence."""

from functools import cache

import pytest
from own_book import casebook

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.results import Result
from rules_src.theorems import THEOREMS

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
