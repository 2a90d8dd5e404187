"""Laws 20F and 75: when a mistaken explanation is corrected, and by whom.

The offender is the player who explained, or who should have alerted; `partner` made the call.
What the other side may change, and the damage, is in Law 21.
"""

from __future__ import annotations

from rules_src.laws.common import explanation
from rules_src.laws.law_20_75_explanations import facts as law
from rules_src.laws.law_20_75_explanations.words import Say
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import HandOver


def correct_explanation(facts: law.Explanation) -> Ruling:
    """A mistaken explanation is corrected with the director at the table (20F4, 20F5, 75B)."""
    if facts.agreement is explanation.Agreement.CALL_WRONG:
        return only_the_call_was_wrong(facts)
    if facts.discovered_by is law.Discoverer.FORGOTTEN:
        return forgotten(facts)
    if facts.discovered_by is law.Discoverer.OTHERS:
        return remedy(facts, Say.see_that_it_is_corrected, *found_by_others(facts))
    if facts.discovered_by is law.Discoverer.EXPLAINER:
        return Ruling(HandOver("20F4", "own_explanation"))
    return Ruling(HandOver("20F5", "partners_explanation"))


def only_the_call_was_wrong(facts: law.Explanation) -> Ruling:
    """The call is nobody's business, unless partner has put a right explanation wrong (75C)."""
    if facts.stage is law.Stage.AFTER:
        return Ruling(explanation.Say.no_infraction, Say.heard_by_partner, Say.check_use)
    if not facts.rectified_aloud:
        return Ruling(
            explanation.Say.no_infraction_and_nothing_aloud,
            Say.nothing_to_correct,
            Say.heard_away,
            Say.check_use,
        )
    return Ruling(*wrongly_corrected(facts), *Say.wrong_correction)


def wrongly_corrected(facts: law.Explanation) -> Ruling:
    """A declaring side may speak after the final pass, but what it said was mistaken (20F5)."""
    if facts.stage is law.Stage.AUCTION:
        return Ruling(Say.correcting_was_forbidden)
    if facts.side is law.Side.DEFENDING:
        return Ruling(Say.correcting_was_forbidden.under("20F5bi"))
    return Ruling()


def forgotten(facts: law.Explanation) -> Ruling:
    """Opponents are entitled to the agreement, so its other member tells it when told to (20F1)."""
    if facts.stage is law.Stage.AFTER:
        return remedy(facts, Say.see_that_it_is_corrected)
    return remedy(facts, Say.partner_explains_own_call, Say.forgetting_told)


def own_explanation(facts: law.Explanation) -> Ruling:
    """The player who explained may correct at any time, and must before the lead is faced."""
    if facts.stage is law.Stage.AUCTION and facts.corrected is law.Corrected.NOT_YET:
        return Ruling(Say.may_correct_now, Say.must_correct_before_lead, Say.heard_when_corrected)
    silent = Say.silent_explainer if was_silent(facts) else Ruling()
    if facts.stage is law.Stage.AFTER:
        return remedy(facts, Say.should_correct_now, *silent)
    if facts.corrected is law.Corrected.WITHOUT_DIRECTOR:
        return Ruling(*silent, *Say.gone_on)
    section = "75B2" if facts.stage is law.Stage.PLAY else "20F4a"
    return remedy(facts, Say.must_correct_now.under(section), *silent)


def partners_explanation(facts: law.Explanation) -> Ruling:
    """The explainer's partner waits for the final pass, and as a defender for the end of play."""
    if facts.stage is law.Stage.AUCTION:
        if facts.corrected is law.Corrected.NOT_YET:
            return Ruling(
                Say.show_nothing, Say.heard_away, Say.correct_if_declaring, Say.correct_after_play
            )
        return too_early(facts, "20F5a")
    if facts.side is law.Side.DECLARING:
        silent = Say.silent_partner if was_silent(facts) else Ruling()
        if facts.stage is not law.Stage.AFTER and facts.corrected is law.Corrected.WITHOUT_DIRECTOR:
            return Ruling(*silent, *Say.gone_on)
        return remedy(facts, Say.must_correct_now.under("20F5bii"), *silent)
    if facts.stage is law.Stage.AFTER:
        return remedy(facts, Say.must_correct_now.under("20F5bi"))
    if facts.corrected is law.Corrected.NOT_YET:
        return Ruling(Say.show_nothing.under("20F5bi"), Say.heard_away, Say.correct_after_play)
    return too_early(facts, "20F5bi")


def found_by_others(facts: law.Explanation) -> Ruling:
    """Once the lead is faced one of the side may have kept silent about it (20F4a, 20F5b)."""
    if facts.stage not in (law.Stage.PLAY, law.Stage.AFTER):
        return Ruling()
    match facts.kept_silent:
        case law.Silent.NOBODY:
            return Ruling()
        case law.Silent.EXPLAINER:
            return Say.silent_explainer
        case law.Silent.PARTNER:
            return Say.silent_partner


def was_silent(facts: law.Explanation) -> bool:
    """Once the lead is faced it was too late to correct in time (20F4a, 20F5b)."""
    return facts.stage in (law.Stage.PLAY, law.Stage.AFTER) and bool(facts.knew_in_time)


def too_early(facts: law.Explanation, section: str) -> Ruling:
    """What partner says out of time is itself unauthorised; the misinformation is put right."""
    if facts.corrected is law.Corrected.WITHOUT_DIRECTOR:
        return Ruling(Say.corrected_too_early.under(section), *Say.gone_on)
    return remedy(facts, Say.corrected_too_early.under(section), Say.see_that_it_is_corrected)


def remedy(facts: law.Explanation, *said: Step) -> Ruling:
    """A call may be changed until the lead is faced, then a card until the next is played (21B)."""
    facts.tell(*said)
    match facts.stage:
        case law.Stage.AUCTION:
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case law.Stage.CLARIFICATION:
            facts.explain(Say.auction_goes_on)
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case law.Stage.PLAY:
            facts.explain(Say.may_retract_card)
            return Ruling(HandOver("47E2a", "misinformed_card"))
        case law.Stage.AFTER:
            return Ruling(HandOver("21B3", "misinformation_damage"))
