"""Laws 55 and 56: what may be chosen after a lead out of turn, and what each choice means."""

from __future__ import annotations

from rules_src.laws.law_50_51_play import LEFT, suit_chosen
from rules_src.laws.law_50_kind import WHILE_IT_LIES
from rules_src.laws.law_53_56_facts import (
    DeclarersLead,
    LeadAnswer,
    LeadForDeclarer,
    LeadTowardsPartner,
    LedBy,
)
from rules_src.laws.law_54_choice import IF_CARD_LIES, LEAD_WITHDRAWN
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    AdjustedScore,
    Instruct,
    May,
    PenaltyCard,
    Size,
    Test,
)

EXPLAIN_ALL = Instruct(
    "10C1",
    "explain_all_choices",
    "Forklar alle valg, og hvad de fører til, før nogen spørges, hvad han vælger.",
    private=True,
)
ACCEPTED = Instruct(
    "53A", "later_lead_accepted", "Udspillet står, og der lægges til fra den næste hånd."
)
FROM_RIGHT_HAND = Instruct(
    "56B",
    "lead_from_right_hand",
    "Udspillet tages tilbage, og der spilles ud fra den hånd, der havde tur.",
)
EITHER_DEFENDER = Instruct(
    "55A",
    "either_defender_decides",
    "Hver af modspillerne kan svare. Er de uenige, gælder svaret fra den, der sidder lige efter"
    " den hånd, udspillet kom fra.",
)
ANY_CARD = Instruct(
    "55B2",
    "declarer_leads_any_card",
    "{Declarer} tager kortet tilbage og spiller et hvilket som helst kort ud fra den rigtige hånd.",
)
DEFENDERS_WAIT = Instruct(
    "60B",
    "defenders_wait",
    "Modspillerne venter på det nye udspil; et kort, de spiller før det, er et stort strafkort.",
)
DEFENDER_LEADS = Instruct(
    "55B1",
    "defender_leads",
    "{Declarer} tager kortet tilbage uden berigtigelse, og den modspiller, der har tur, spiller"
    " ud.",
)
USED = AdjustedScore("55C", Test.USED, when=When.AFTER_PLAY)


def lead_in_partners_turn(facts: LeadTowardsPartner) -> Ruling:
    """Refused, the card is a major penalty card, and declarer chooses at once by 50D2 (56B)."""
    facts.tell(EXPLAIN_ALL)
    match facts.later_lead_choice:
        case LeadAnswer.ACCEPT:
            return Ruling(ACCEPTED)
        case LeadAnswer.REQUIRE:
            return Ruling(LEAD_WITHDRAWN.under("56B"), *suit_chosen(May.REQUIRE))
        case LeadAnswer.FORBID:
            return Ruling(LEAD_WITHDRAWN.under("56B"), *suit_chosen(May.FORBID))
        case LeadAnswer.LEAVE:
            withdrawn = LEAD_WITHDRAWN.under("56B")
            lies = Ruling(PenaltyCard("56B", Size.MAJOR), *LEFT, *WHILE_IT_LIES)
            return Ruling(withdrawn, *lies, IF_CARD_LIES)


def lead_in_declarers_turn(facts: LeadForDeclarer) -> Ruling:
    """Refused, the card is a major penalty card, and declarer leads from the right hand (56B)."""
    facts.tell(EXPLAIN_ALL)
    if facts.later_lead_accepted:
        return Ruling(ACCEPTED)
    return Ruling(FROM_RIGHT_HAND, PenaltyCard("56B", Size.MAJOR), *WHILE_IT_LIES, IF_CARD_LIES)


def declarers_lead_choice(facts: DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.tell(EXPLAIN_ALL, EITHER_DEFENDER)
    if facts.declarers_lead_accepted:
        return Ruling(ACCEPTED)
    if facts.led_by is LedBy.WRONG_HAND:
        return Ruling(ANY_CARD, DEFENDERS_WAIT, USED)
    return Ruling(DEFENDER_LEADS, USED)
