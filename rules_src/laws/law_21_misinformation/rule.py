"""Laws 21, 40B3, 47E2 and 75: what misinformation lets a side take back, and what it costs.

The offender is the player who explained, or who should have alerted; `partner` made the call.
When the explanation is put right, and by whom, is in Laws 20F and 75B.
"""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common.explanation import (
    CALLS_STAND,
    HEARD,
    MAY_CHANGE,
    NO_INFRACTION,
    SAY_NOTHING_ALOUD,
    Agreement,
)
from rules_src.laws.common.self_inflicted import EACH_SIDE, OWN_FAULT
from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK
from rules_src.laws.law_21_misinformation.facts import (
    CallAtStake,
    CardAtStake,
    Damage,
    Harm,
    Misinformation,
    MisinformedCall,
    MisinformedCard,
    Misled,
    OwnPart,
    Reached,
)
from rules_src.laws.law_21_misinformation.words import (
    AFTERWARDS,
    AGREEMENT_IS_ENOUGH,
    ALWAYS_CHECK,
    CARD_BACK,
    CHANGED,
    GO_ON,
    LEAD_MAY_CHANGE,
    LEFT_PLAYED,
    MAY_ANSWER,
    NO_CALL,
    NO_DAMAGE,
    NOT_MISLED,
    NOTHING_ALOUD,
    OTHERS_MAY_NOT_LEARN,
    QUIETLY,
    SAY_NOTHING,
    SCORE,
    TOO_LATE_FOR_CALL,
    TOO_LATE_FOR_CARD,
    UNCHANGED,
    WEIGH,
    WITHDRAWN_CALL,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver


def misinformation(facts: Misinformation) -> Ruling:
    """A side is told of agreements, not of cards; wrongly told, it may change or is redressed."""
    if facts.misled_by in NOT_MISLED:
        return nobody_was_misled(facts)
    if facts.misled_by is Misled.EXPLANATION and facts.agreement is Agreement.CALL_WRONG:
        return only_the_call_was_wrong(facts)
    if facts.reached is Reached.BEFORE_LEAD:
        return Ruling(HandOver("21B1a", "misinformed_call"))
    if facts.reached is Reached.PLAY:
        return Ruling(HandOver("47E2a", "misinformed_card"))
    return Ruling(HandOver("21B3", "misinformation_damage"))


def nobody_was_misled(facts: Misinformation) -> Ruling:
    """Nothing is changed; partner may not learn during the board what a player thought (16B1)."""
    told = NOT_MISLED[facts.misled_by]
    if facts.reached is Reached.AFTER:
        return Ruling(told)
    later = replace(told, when=When.AFTER_PLAY)
    return Ruling(OTHERS_MAY_NOT_LEARN, GO_ON, later, verdict=QUIETLY[facts.misled_by])


def only_the_call_was_wrong(facts: Misinformation) -> Ruling:
    """No infraction, and nobody may learn at the table that a call was wrong (20F5a, 75B3, 75C)."""
    if facts.reached is Reached.AFTER:
        return Ruling(NO_INFRACTION, AGREEMENT_IS_ENOUGH, *ALWAYS_CHECK)
    later = AGREEMENT_IS_ENOUGH.under("75C", when=When.AFTER_PLAY)
    return Ruling(SAY_NOTHING_ALOUD, GO_ON, later, *ALWAYS_CHECK, verdict=NOTHING_ALOUD)


def misinformed_call(facts: MisinformedCall) -> Ruling:
    """The last call may be changed until partner calls or the opening lead is faced (21B1a)."""
    if facts.call_at_stake is CallAtStake.EARLIER:
        return Ruling(TOO_LATE_FOR_CALL, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    if facts.call_at_stake is CallAtStake.NONE:
        return Ruling(NO_CALL, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    facts.explain(MAY_CHANGE)
    if not facts.changes_call:
        return Ruling(UNCHANGED, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    answer = (MAY_ANSWER,) if facts.called_since else ()
    return Ruling(CHANGED, *answer, *WITHDRAWN_CALL, SAY_NOTHING, HEARD, AFTERWARDS)


def misinformed_card(facts: MisinformedCard) -> Ruling:
    """A card may be taken back until any card is played, to that trick or the next (47E2a)."""
    if facts.card_at_stake is CardAtStake.NONE:
        return Ruling(CALLS_STAND, HEARD, AFTERWARDS)
    if facts.card_at_stake is CardAtStake.TOO_LATE:
        return Ruling(TOO_LATE_FOR_CARD, HEARD, AFTERWARDS)
    if not facts.retracts:
        return Ruling(LEFT_PLAYED, HEARD, AFTERWARDS)
    return Ruling(CARD_BACK, *CARDS_TAKEN_BACK, HEARD, AFTERWARDS)


def misinformation_damage(facts: Damage) -> Ruling:
    """Damage is measured against the correct explanation, given instead of the mistaken one."""
    if facts.misled_by in NOT_MISLED:
        return Ruling(NOT_MISLED[facts.misled_by])
    if facts.harm is Harm.NONE:
        return Ruling(NO_DAMAGE, *ALWAYS_CHECK)
    if facts.own_part is OwnPart.DECLINED_DIRECTOR:
        return Ruling(*ALWAYS_CHECK, HandOver("11A", "right_forfeited"))
    if facts.own_part is OwnPart.OWN_FAULT:
        return Ruling(*OWN_FAULT, WEIGH, *ALWAYS_CHECK, EACH_SIDE)
    score = SCORE.under(redressed_by(facts))
    return Ruling(score, WEIGH, *ALWAYS_CHECK)


def redressed_by(facts: Damage) -> str:
    if facts.misled_by is Misled.MISSING_ALERT:
        return "40B3a"
    return "47E2b" if facts.harm is Harm.PLAYS else "21B3"
