"""Every ruling that touches a score says how it is keyed at the table."""

import re

from generator.engine.explore import explore
from rules_src.laws import RULES
from rules_src.model.ruling import Keyed, Step

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
