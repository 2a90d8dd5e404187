"""Laws 83 to 85: the facts first, then the law, then the right to appeal."""

from __future__ import annotations

from rules_src.laws.law_83_85_facts import facts as law
from rules_src.laws.law_83_85_facts.words import Say
from rules_src.model.ruling import Ruling

FOLLOWS = {
    law.Says.NOTHING: Say.nothing_to_rectify,
    law.Says.RECTIFICATION: Say.rectify_by_law,
    law.Says.OPTION: Say.explain_and_see_chosen,
    law.Says.DISCRETION: Say.doubt_for_the_innocent,
}


def disputed_facts(facts: law.WhatHappened) -> Ruling:
    """The balance of probabilities settles facts (85A); once settled, Law 84 says how to rule."""
    if facts.playing:
        return Ruling(Say.same_law_for_the_director, Say.another_may_rule, Say.own_ruling_reviewed)
    if facts.facts_known is law.Known.UNKNOWN:
        return Ruling(
            Say.facts_cannot_be_found_after_play if facts.board_over else Say.facts_cannot_be_found,
            Say.tell_of_appeal,
        )
    follows = FOLLOWS[facts.law_says]
    if facts.facts_known is law.Known.LIKELY:
        return Ruling(Say.most_likely_facts, follows, Say.tell_of_appeal)
    return (
        Ruling(follows, Say.tell_of_appeal)
        if follows is Say.doubt_for_the_innocent
        else Ruling(follows)
    )
