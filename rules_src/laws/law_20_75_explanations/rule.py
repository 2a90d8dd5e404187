"""Laws 20F and 75: when a mistaken explanation is corrected, and by whom.

The offender is the player who explained, or who should have alerted; `partner` made the call.
"""

from __future__ import annotations

from rules_src.laws.common.explanation import (
    CALLS_STAND,
    HEARD,
    MAY_CHANGE,
    NO_INFRACTION,
    Agreement,
)
from rules_src.laws.law_20_75_explanations.facts import (
    Corrected,
    Discoverer,
    Explanation,
    Side,
    Stage,
)
from rules_src.laws.law_20_75_explanations.words import (
    CORRECT_AFTER_PLAY,
    CORRECT_BEFORE_LEAD,
    CORRECT_IF_DECLARING,
    CORRECT_NOW,
    DAMAGE,
    GONE_ON,
    HEARD_BY_PARTNER,
    MAY_CORRECT,
    MAY_RETRACT,
    NOTHING_TO_CORRECT,
    REOPENS,
    SHOULD_CORRECT,
    SHOW_NOTHING,
    TOO_EARLY,
)
from rules_src.model.ruling import Ruling


def correct_explanation(facts: Explanation) -> Ruling:
    """A mistaken explanation is corrected with the director at the table (20F4, 20F5, 75B)."""
    if facts.agreement is Agreement.CALL_WRONG:
        return Ruling(NO_INFRACTION, NOTHING_TO_CORRECT, HEARD_BY_PARTNER)
    if facts.discovered_by is Discoverer.EXPLAINER:
        return own_explanation(facts)
    return partners_explanation(facts)


def own_explanation(facts: Explanation) -> Ruling:
    """The player who explained may correct at any time, and must before the lead is faced."""
    if facts.stage is Stage.AFTER:
        return Ruling(SHOULD_CORRECT, DAMAGE)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return GONE_ON
    if facts.stage is Stage.AUCTION and facts.corrected is Corrected.NOT_YET:
        return Ruling(MAY_CORRECT, HEARD_BY_PARTNER, CORRECT_BEFORE_LEAD)
    law = "75B2" if facts.stage is Stage.PLAY else "20F4a"
    return Ruling(CORRECT_NOW.under(law), HEARD, *remedy(facts))


def partners_explanation(facts: Explanation) -> Ruling:
    """The explainer's partner waits for the final pass, and as a defender for the end of play."""
    if facts.stage is Stage.AUCTION:
        if facts.corrected is Corrected.NOT_YET:
            return Ruling(SHOW_NOTHING, HEARD_BY_PARTNER, CORRECT_IF_DECLARING, CORRECT_AFTER_PLAY)
        return too_early(facts)
    if facts.stage is Stage.AFTER:
        return Ruling(CORRECT_NOW.under("20F5b"), DAMAGE)
    if facts.side is Side.DECLARING:
        if facts.corrected is Corrected.WITHOUT_DIRECTOR:
            return GONE_ON
        now = Ruling(CORRECT_NOW.under("20F5b"), HEARD)
        return now.then(*remedy(facts))
    if facts.corrected is Corrected.NOT_YET:
        return Ruling(SHOW_NOTHING, HEARD_BY_PARTNER, CORRECT_AFTER_PLAY)
    return too_early(facts)


def too_early(facts: Explanation) -> Ruling:
    """What partner says out of time is itself unauthorised; the misinformation is put right."""
    told = Ruling(TOO_EARLY, HEARD)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return told.then(*GONE_ON)
    return told.then(*remedy(facts))


def remedy(facts: Explanation) -> Ruling:
    """A call may be changed until the lead is faced, then a card until the trick goes on."""
    if facts.stage is Stage.PLAY:
        return Ruling(CALLS_STAND, MAY_RETRACT, DAMAGE)
    if facts.stage is Stage.AUCTION:
        return Ruling(MAY_CHANGE, DAMAGE)
    return Ruling(MAY_CHANGE, REOPENS, DAMAGE)
