"""Law 26 of 2007: a withdrawn call of known suits could cost a lead required or forbidden.

Read whole in the Norwegian federation's translation (lovboka.org/26).
"""

from dataclasses import replace

from rules_src.laws.common import lead, rectification
from rules_src.laws.law_26_lead_restrictions import SITUATION as NOW
from rules_src.laws.law_26_lead_restrictions import facts as now
from rules_src.laws.law_26_lead_restrictions import words as law_26
from rules_src.laws.law_26_lead_restrictions.facts import Choice, Fate, LeadTurn, ReplacedBy
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import restated
from rules_src.model.edition import Implication
from rules_src.model.facts import Answer, Facts, Judgement, Option, YesNo
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.situation import Part
from rules_src.model.steps import Instruct, LeadRestriction, LookUp, May, Suits
from rules_src.model.words import Words


class Related(Answer):
    SHOWN = "kun om bestemte farver, og {offender} har vist dem alle lovligt"
    SUITS = "kun om bestemte farver, som {offender} ikke alle har vist lovligt"
    OTHER = "om noget andet eller mere end bestemte farver"


class SuitChoice(Answer):
    FORBID = "forbyder en af farverne"
    REQUIRE = "kræver en af farverne"
    DECLINE = "hverken kræver eller forbyder"


class CallWithdrawn(Facts):
    fate = now.CallWithdrawn.fate
    replaced_by = now.CallWithdrawn.replaced_by
    related_to = Judgement(
        Related,
        "Hvad handlede den tilbagetagne melding om?",
        "26A",
        weigh=("Se på, hvad meldingen viste efter parrets aftaler.",),
        away=True,
    )


class PartnerToLead(Facts):
    defending = now.PartnerToLead.defending
    lead_turn = now.PartnerToLead.lead_turn
    related_to = CallWithdrawn.related_to
    choice = restated(now.PartnerToLead.choice, help="Enhver farve kan forbydes.")
    suit_choice = Option(
        SuitChoice,
        "Hvad vælger {declarer} om den farve, meldingen handlede om?",
        "26A2",
        chooses="declarer",
    )
    only_that_suit = restated(now.PartnerToLead.only_that_suit, help="")
    offenders_card = now.PartnerToLead.offenders_card
    leaders_card = now.PartnerToLead.leaders_card


OPEN: dict[Answer, str] = {Fate.SLIP: "25A", ReplacedBy.LOWEST: "27B1a"}
"""What 2007 does not settle: whether Law 26 applies after these."""


class Say(Words):
    required = LeadRestriction("26A2a", May.REQUIRE, Suits.NAMED, chosen=True)
    may_require_or_forbid_suit = Instruct(
        "26A2",
        "Du kan kræve en farve, som meldingen handlede om, eller forbyde den.",
        to="opposing_declarer",
        when=When.IF_DEFENDING,
        short="{opposing_declarer} kan kræve eller forbyde farven",
        settled_by=("suit_choice", "lead_turn", "defending"),
    )
    free = "ingen udspilsbegrænsning, men {partner} må ikke bruge meldingen"
    """The verdict where every suit that the withdrawn call told of was shown legally (26A1)."""


UNRESTRICTED: dict[Answer, str] = {
    Fate.ACCEPTED: "29A",
    Fate.LAPSED: "28B",
    ReplacedBy.REPEATED: "31A1",
    ReplacedBy.PASSED_AGAIN: "30A",
}


def lead_restrictions(facts: CallWithdrawn) -> Ruling:
    """Every suit shown legally costs nothing; else a lead may be required or forbidden (26)."""
    fate: Answer = facts.replaced_by if facts.fate is Fate.REPLACED else facts.fate
    if fate in OPEN:
        return Ruling(LookUp(OPEN[fate]))
    if fate in UNRESTRICTED:
        return Ruling(rectification.Say.no_lead_restriction.under(UNRESTRICTED[fate]))
    match facts.related_to:
        case Related.SHOWN:
            return Ruling(
                rectification.Say.no_lead_restriction.under("26A1"),
                common.Say.unauthorised,
                verdict=Say.free,
            )
        case Related.SUITS:
            return Ruling(Say.may_require_or_forbid_suit, common.Say.at_partners_lead)
        case Related.OTHER:
            return Ruling(common.Say.may_forbid_any, common.Say.at_partners_lead)


def partner_to_lead(facts: PartnerToLead) -> Ruling:
    """At partner's first turn to lead declarer chooses, for as long as he keeps the lead (26)."""
    if not facts.defending:
        return Ruling(rectification.Say.no_lead_restriction.under("26"))
    if facts.lead_turn is LeadTurn.OFFENDER:
        return Ruling(law_26.Say.offender_leads_freely.under("26"))
    if facts.lead_turn is LeadTurn.AGAIN:
        return Ruling(law_26.Say.right_gone.under("26"))
    if facts.related_to is Related.SHOWN:
        return Ruling(rectification.Say.no_lead_restriction.under("26A1"))
    if facts.related_to is Related.SUITS:
        return of_its_suits(facts)
    if facts.lead_turn is LeadTurn.FIRST and facts.choice is Choice.DECLINE:
        if facts.leaders_card:
            return Ruling(law_26.Say.own_card_is_led, *beside_the_card(facts))
        return Ruling(law_26.Say.right_gone.under("26B"), *beside_the_card(facts))
    return forbidden(facts, "26B")


def of_its_suits(facts: PartnerToLead) -> Ruling:
    """A suit that the call related to may be required, or forbidden (26A2)."""
    if facts.lead_turn is LeadTurn.STILL:
        return forbidden(facts, "26A2b")
    match facts.suit_choice:
        case SuitChoice.REQUIRE:
            return Ruling(Say.required)
        case SuitChoice.FORBID:
            return forbidden(facts, "26A2b")
        case SuitChoice.DECLINE:
            return Ruling(law_26.Say.right_gone.under("26A2"))


def forbidden(facts: PartnerToLead, law: str) -> Ruling:
    """For as long as he keeps the lead; who has no other suit plays any legal card (26, 59)."""
    may_not, ends = law_26.Say.forbidden.under(law), law_26.Say.ends_with_the_lead.under(law)
    if facts.only_that_suit:
        return Ruling(may_not, lead.Say.any_legal_card, ends, verdict=law_26.Say.has_no_other_suit)
    first = facts.lead_turn is LeadTurn.FIRST
    own = (law_26.Say.own_card_is_led_if_allowed,) if first and facts.leaders_card else ()
    also = beside_the_card(facts) if first else ()
    beside = law_26.Say.forbidden_beside[bool(own), bool(also)]
    return Ruling(may_not, *own, ends, *also, verdict=beside)


def beside_the_card(facts: PartnerToLead) -> tuple[Step, ...]:
    """The offender's own penalty card gives declarer a right of its own, then as now (50D2)."""
    return (law_26.Say.suit_of_the_card_too,) if facts.offenders_card else ()


IMPLICATIONS = (
    Implication("related_to", Related.SUITS, "unshown_suit", (YesNo.YES,)),
    Implication("suit_choice", SuitChoice.FORBID, "choice", (Choice.FORBID,)),
    Implication("suit_choice", SuitChoice.DECLINE, "choice", (Choice.DECLINE,)),
)
SITUATION = replace(NOW, rule=lead_restrictions, parts=(Part(partner_to_lead, "Ved udspillet"),))
