"""The articles' scores worked out, from the ruling to the last decimal."""

from rules_src.scoring.worked.boards import BETTER_OF_TWO, FAVOURABLE_ELSEWHERE, TURNED_ROUND
from rules_src.scoring.worked.match import BOTH_ARTIFICIAL, KNOCK_OUT, TEAM_MATCH
from rules_src.scoring.worked.pairs import PAIRS
from rules_src.scoring.worked.rulings import (
    BOTH_OR_NO_MAJOR,
    DIRECTOR_NOT_CALLED,
    FORGOTTEN_DEFENCE,
    TURNED_BOARD,
)
from rules_src.scoring.worked.steps import WorkedExample, WorkedStep

__all__ = ["EXAMPLES", "WorkedExample", "WorkedStep"]

EXAMPLES: tuple[WorkedExample, ...] = (
    DIRECTOR_NOT_CALLED,
    TEAM_MATCH,
    KNOCK_OUT,
    PAIRS,
    BOTH_ARTIFICIAL,
    TURNED_ROUND,
    FAVOURABLE_ELSEWHERE,
    BETTER_OF_TWO,
    TURNED_BOARD,
    BOTH_OR_NO_MAJOR,
    FORGOTTEN_DEFENCE,
)
"""In the order in which a director learns the method."""
