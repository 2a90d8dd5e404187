"""Law 26: what is forbidden at the lead, and for how long."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions.facts import Fate, ReplacedBy
from rules_src.model.effects import Effect, Lasting
from rules_src.model.ruling import Authority
from rules_src.model.steps import Instruct, LeadRestriction, May, Suits, penalty_cards_of
from rules_src.model.words import Words


class Say(Words):
    forbidden = LeadRestriction("26B", May.FORBID, Suits.NAMED, chosen=True)
    ends_with_the_lead = Instruct(
        "26B",
        "Du må spille frit ud, hvis du senere får udspillet igen.",
        to="partner",
    )
    right_gone = Instruct(
        "26B",
        "{Partner} spiller frit ud, nu og senere.",
        short="{partner} spiller frit ud",
        ends=(Effect(Lasting.LEAD_RIGHT, "partner"),),
    )
    offender_leads_freely = Instruct(
        "26B",
        "{Offender} spiller frit ud. {Declarer} må først forbyde en farve, når"
        " {partner} skal spille ud første gang.",
        short="{offender} spiller frit ud, og {declarer} vælger senere",
    )
    nothing_to_forbid = Instruct(
        "26B",
        "{Offender} har vist alle fire farver. {Partner} spiller frit ud.",
        short="alle farver er vist, så udspillet er frit",
        ends=(Effect(Lasting.LEAD_RIGHT, "partner"),),
    )
    own_card_is_led = Instruct(
        "50D1a",
        "{Partner} spiller sit eget strafkort ud.",
        short="{partner} spiller sit strafkort ud",
        ends=(Effect(Lasting.LEAD_RIGHT, "partner"), *penalty_cards_of("partner")),
    )
    own_card_is_led_if_allowed = Instruct(
        "50D1b",
        "Spil dit eget strafkort ud, hvis forbuddet ikke gælder dets farve.",
        to="partner",
        short="helst sit strafkort",
    )
    suit_of_the_card_too = Instruct(
        "50D2",
        "Vælg nu også om farven i {offender's} strafkort: kræve, forbyde eller lade kortet ligge.",
        to="declarer",
        short="{declarer} vælger også om strafkortet",
        authority=Authority.ADVICE,
    )
    """Two rights, of two irregularities: neither uses up the other."""
    forbidden_beside = {
        (False, False): "",
        (True, False): "én farve forbudt; {partner} spiller helst sit strafkort ud",
        (False, True): "én farve forbudt; {declarer} vælger også om strafkortet",
        (True, True): "én farve forbudt; {partner} spiller helst sit strafkort; vælg om det andet",
    }
    """The verdicts where penalty cards lie: the leader's own, and the offender's."""
    unrestricted_by: dict[Fate, str] = {
        Fate.ACCEPTED: "29A",
        Fate.LAPSED: "28B",
        Fate.SLIP: "25A1",
    }
    """What ends the matter without Law 26: also 27A1, 36A, 37A, 38D and 39B."""
    spared_by: dict[ReplacedBy, str] = {
        ReplacedBy.LOWEST: "27B1a",
        ReplacedBy.REPEATED: "31A1",
    }
    """Also 32A1."""
    has_no_other_suit = "{partner} har kun den forbudte farve og spiller den ud"
    """The verdict where the restriction cannot be followed (59)."""
