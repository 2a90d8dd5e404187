"""Laws 20F and 75: when a mistaken explanation is corrected, and by whom.

The offender is the player who explained, or who should have alerted; `partner` made the call.
What the other side may change, and the damage, is in Law 21.
"""

from __future__ import annotations

from rules_src.laws.common.explanation import (
    NO_INFRACTION,
    SAY_NOTHING_ALOUD,
    Agreement,
)
from rules_src.laws.law_20_75_explanations.facts import (
    Corrected,
    Discoverer,
    Explanation,
    Side,
    Silent,
    Stage,
)
from rules_src.laws.law_20_75_explanations.words import (
    CHECK_USE,
    CORRECT_AFTER_PLAY,
    CORRECT_BEFORE_LEAD,
    CORRECT_IF_DECLARING,
    CORRECT_NOW,
    FORGETTING_TOLD,
    GONE_ON,
    HEARD_AWAY,
    HEARD_BY_PARTNER,
    HEARD_WHEN_CORRECTED,
    MAY_CORRECT,
    MAY_NOT_CORRECT,
    MAY_RETRACT,
    NOTHING_TO_CORRECT,
    PARTNER_EXPLAINS,
    REOPENS,
    SEE_TO_IT,
    SHOULD_CORRECT,
    SHOW_NOTHING,
    SILENT_EXPLAINER,
    SILENT_PARTNER,
    TOO_EARLY,
    WRONG_CORRECTION,
)
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import HandOver


def correct_explanation(facts: Explanation) -> Ruling:
    """A mistaken explanation is corrected with the director at the table (20F4, 20F5, 75B)."""
    if facts.agreement is Agreement.CALL_WRONG:
        return only_the_call_was_wrong(facts)
    if facts.discovered_by is Discoverer.FORGOTTEN:
        return forgotten(facts)
    if facts.discovered_by is Discoverer.OTHERS:
        return remedy(facts, SEE_TO_IT, *found_by_others(facts))
    if facts.discovered_by is Discoverer.EXPLAINER:
        return Ruling(HandOver("20F4", "own_explanation"))
    return Ruling(HandOver("20F5", "partners_explanation"))


def only_the_call_was_wrong(facts: Explanation) -> Ruling:
    """The call is nobody's business, unless partner has put a right explanation wrong (75C)."""
    if facts.stage is Stage.AFTER:
        return Ruling(NO_INFRACTION, HEARD_BY_PARTNER, CHECK_USE)
    if not facts.rectified_aloud:
        return Ruling(SAY_NOTHING_ALOUD, NOTHING_TO_CORRECT, HEARD_AWAY, CHECK_USE)
    return Ruling(*wrongly_corrected(facts), *WRONG_CORRECTION)


def wrongly_corrected(facts: Explanation) -> Ruling:
    """A declaring side may speak after the final pass, but what it said was mistaken (20F5)."""
    if facts.stage is Stage.AUCTION:
        return Ruling(MAY_NOT_CORRECT)
    if facts.side is Side.DEFENDING:
        return Ruling(MAY_NOT_CORRECT.under("20F5bi"))
    return Ruling()


def forgotten(facts: Explanation) -> Ruling:
    """Opponents are entitled to the agreement, so its other member tells it when told to (20F1)."""
    if facts.stage is Stage.AFTER:
        return remedy(facts, SEE_TO_IT)
    return remedy(facts, PARTNER_EXPLAINS, FORGETTING_TOLD)


def own_explanation(facts: Explanation) -> Ruling:
    """The player who explained may correct at any time, and must before the lead is faced."""
    if facts.stage is Stage.AUCTION and facts.corrected is Corrected.NOT_YET:
        return Ruling(MAY_CORRECT, CORRECT_BEFORE_LEAD, HEARD_WHEN_CORRECTED)
    silent = SILENT_EXPLAINER if was_silent(facts) else Ruling()
    if facts.stage is Stage.AFTER:
        return remedy(facts, SHOULD_CORRECT, *silent)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return Ruling(*silent, *GONE_ON)
    law = "75B2" if facts.stage is Stage.PLAY else "20F4a"
    return remedy(facts, CORRECT_NOW.under(law), *silent)


def partners_explanation(facts: Explanation) -> Ruling:
    """The explainer's partner waits for the final pass, and as a defender for the end of play."""
    if facts.stage is Stage.AUCTION:
        if facts.corrected is Corrected.NOT_YET:
            return Ruling(SHOW_NOTHING, HEARD_AWAY, CORRECT_IF_DECLARING, CORRECT_AFTER_PLAY)
        return too_early(facts, "20F5a")
    if facts.side is Side.DECLARING:
        silent = SILENT_PARTNER if was_silent(facts) else Ruling()
        if facts.stage is not Stage.AFTER and facts.corrected is Corrected.WITHOUT_DIRECTOR:
            return Ruling(*silent, *GONE_ON)
        return remedy(facts, CORRECT_NOW.under("20F5bii"), *silent)
    if facts.stage is Stage.AFTER:
        return remedy(facts, CORRECT_NOW.under("20F5bi"))
    if facts.corrected is Corrected.NOT_YET:
        return Ruling(SHOW_NOTHING.under("20F5bi"), HEARD_AWAY, CORRECT_AFTER_PLAY)
    return too_early(facts, "20F5bi")


def found_by_others(facts: Explanation) -> Ruling:
    """Once the lead is faced one of the side may have kept silent about it (20F4a, 20F5b)."""
    if facts.stage not in (Stage.PLAY, Stage.AFTER):
        return Ruling()
    match facts.kept_silent:
        case Silent.NOBODY:
            return Ruling()
        case Silent.EXPLAINER:
            return SILENT_EXPLAINER
        case Silent.PARTNER:
            return SILENT_PARTNER


def was_silent(facts: Explanation) -> bool:
    """Once the lead is faced it was too late to correct in time (20F4a, 20F5b)."""
    return facts.stage in (Stage.PLAY, Stage.AFTER) and bool(facts.knew_in_time)


def too_early(facts: Explanation, law: str) -> Ruling:
    """What partner says out of time is itself unauthorised; the misinformation is put right."""
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return Ruling(TOO_EARLY.under(law), *GONE_ON)
    return remedy(facts, TOO_EARLY.under(law), SEE_TO_IT)


def remedy(facts: Explanation, *said: Step) -> Ruling:
    """A call may be changed until the lead is faced, then a card until the next is played (21B)."""
    facts.tell(*said)
    match facts.stage:
        case Stage.AUCTION:
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case Stage.CLARIFICATION:
            facts.explain(REOPENS)
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case Stage.PLAY:
            facts.explain(MAY_RETRACT)
            return Ruling(HandOver("47E2a", "misinformed_card"))
        case Stage.AFTER:
            return Ruling(HandOver("21B3", "misinformation_damage"))
