"""Laws 83 to 85: the facts first, then the law, then the right to appeal."""

from __future__ import annotations

from rules_src.laws.law_83_85_facts.facts import Known, Says, WhatHappened
from rules_src.laws.law_83_85_facts.words import (
    CANNOT_BE_FOUND,
    DISCRETION,
    EXPLAIN,
    MAY_APPEAL,
    MOST_LIKELY,
    PLAY_ON,
    RECTIFY,
    STANDS_AS_NOTED,
)
from rules_src.model.ruling import Ruling

FOLLOWS = {
    Says.NOTHING: PLAY_ON,
    Says.RECTIFICATION: RECTIFY,
    Says.OPTION: EXPLAIN,
    Says.DISCRETION: DISCRETION,
}


def disputed_facts(facts: WhatHappened) -> Ruling:
    """The balance of probabilities settles facts (85A); once settled, Law 84 says how to rule."""
    if facts.facts_known is Known.UNKNOWN:
        return Ruling(STANDS_AS_NOTED if facts.board_over else CANNOT_BE_FOUND, MAY_APPEAL)
    follows = FOLLOWS[facts.law_says]
    if facts.facts_known is Known.LIKELY:
        return Ruling(MOST_LIKELY, follows, MAY_APPEAL)
    return Ruling(follows, MAY_APPEAL) if follows is DISCRETION else Ruling(follows)
