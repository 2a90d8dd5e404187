"""Law 26: lead restrictions after a call was withdrawn."""

from dataclasses import replace

from rules_src.laws.common import lead, rectification, withdrawn_call
from rules_src.laws.common.encounters import PLAY
from rules_src.laws.common.replacement import Replacement
from rules_src.model import *


class Fate(Answer):
    SLIP = A("""
        den var et fejlgreb, som blev rettet
        ~ ^var/et fejlgreb""")
    LAPSED = "{other_side} meldte i egen tur, så den bortfaldt"
    REPLACED = A("""
        den blev trukket tilbage eller annulleret, og en anden kom i stedet
        =
        ~ ^lavet/lavede om til; ^erstattede/erstattet af/med""")
    ACCEPTED = A("""
        den blev ikke lavet om, og modparten accepterede den eller meldte videre, også pas
        ~ ^bud*/melding*/BUD blev/var accepterede*""")
    NEVER_REPLACED = A("""
        den blev annulleret, og {offender} fik ikke sin tur igen
        ~ annulleret/annulleret* … ikke/aldrig igen/tur""")
    TOO_LATE = A("""
        en modspiller bød, doblede eller redoblede efter den afsluttende pas
        = {offender} er modspiller og bød, doblede eller redoblede efter den afsluttende pas""")


class ReplacedBy(Answer):
    OTHERWISE = A("nej", told="")
    LOWEST = A("""
        ja, et utilstrækkeligt bud blev til det laveste, der viser samme benævnelse
        = et utilstrækkeligt bud blev til det laveste, der viser samme benævnelse""")
    REPEATED = A("""
        ja, et bud eller en dobling i {rho's} tur blev gentaget, da {rho} passede
        = et bud eller en dobling i {rho's} tur blev gentaget, da {rho} passede""")
    PASSED_AGAIN = A("""
        ja, en pas i {rho's} tur skulle gentages
        = en pas i {rho's} tur skulle gentages""")


class CallWithdrawn(Replacement):
    right_stands = Fact(
        YesNo, "26B", assume=YesNo.NO, stands={Effect(Lasting.LEAD_RIGHT, "partner"): YesNo.YES}
    ).asks("""
        Har en kendelse allerede givet {declarer} ret til at forbyde {partner} en farve?
        ja = {declarer} har allerede ret til at forbyde {partner} en farve
        nej =""")
    fate = Fact(
        Fate,
        "26",
        sits={Fate.TOO_LATE: DEFENDS},
        overlaps=(
            Both(Fate.SLIP, Fate.REPLACED),
            Both(Fate.LAPSED, Fate.REPLACED),
            Both(Fate.REPLACED, Fate.ACCEPTED),
            Both(Fate.ACCEPTED, Fate.TOO_LATE),
        ),
    ).asks("""
        Hvad skete der med {offender's} melding?
        + Er en tilsigtet melding lavet om (§ 25B), er den ene af de to annulleret, også når
          modparten accepterede den nye. Se også §§ 27B2–4, 30B1(b)(ii), 31, 32, 36B, 37B, 38D
          og 39C. Er der i stedet vist et kort, fx ved et udspil uden for tur, gælder reglerne
          om strafkort.""")
    replaced_by = Fact(ReplacedBy, "26", assume=ReplacedBy.OTHERWISE).asks("""
        Er den erstattet på en måde, der aldrig begrænser udspillet?""")


class LeadTurn(Answer):
    FIRST = A("""
        ja, for første gang i spillet
        =
        ~ ^makker skal/har åbningsudspil*""")
    STILL = A("""
        ja, og har bevaret udspillet, efter at {declarer} forbød en farve
        = {partner} har bevaret udspillet, efter at {declarer} forbød en farve""")
    AGAIN = "ja, men har også haft udspillet tidligere"
    OFFENDER = "nej, det skal {offender}"


class Choice(Answer):
    FORBID = A("""
        ja: {unshown}
        = {declarer} forbyder én farve, som {offender} ikke har vist i det lovlige meldeforløb
        ~ ^vil/gerne/spilfører forbyde FARVE/farve*; ^forbød/forbyder FARVE/farve*;
          ^spilfører/han/hun vil/ville ikke have FARVE; ^forbyder/forbød udspil*""")
    DECLINE = A("""
        nej, ingen farve
        ~ ^vil ikke forbyde; ^spilfører ikke forbyde; ^ikke bruge ret*""")


class PartnerToLead(Facts):
    defending = Fact(
        YesNo, "26B", assume=YesNo.YES, sits={YesNo.YES: DEFENDS, YesNo.NO: DECLARES}
    ).asks("""
        Er {offending_side} i modspil?
        ja =
        ja ~ ^blev/er modspiller; ^blev/er/kom/endte/sidder nu modspiller; ^i modspiller; er
          modspiller; skal forsvare""")
    shown_card_lies = Fact(
        YesNo,
        "24E",
        assume=YesNo.NO,
        stands={
            Effect(Lasting.SHOWN_CARD): YesNo.YES,
            Effect(Lasting.SHOWN_CARD, "partner"): YesNo.YES,
        },
    ).asks("""
        Ligger et kort, {offending_side} viste under meldingerne, endnu på bordet?
        ja = et kort, {offending_side} viste under meldingerne, ligger endnu på bordet
        nej =""")
    lead_turn = Fact(LeadTurn, "26B", overlaps=(Both(LeadTurn.STILL, LeadTurn.AGAIN),)).asks(
        """
            Skal {partner} spille ud?"""
    )
    unshown_suit = Fact(YesNo, "26B", assume=YesNo.YES).asks("""
        Er der en farve, som {offender} ikke har vist i det lovlige meldeforløb?
        - En melding viser en farve, når den efter aftalen fortæller om længde, kontrol eller
          kortfarve i den. Sådan læser WBF’s kommentar samme ord i § 27.
        - En naturlig melding viser sin farve. En overførsel viser den farve, den lover, og
          ikke den, den hedder.
        - En oplysningsdobling viser kun de farver, som aftalen lover længde i.
        - Multi 2♦ viser hverken ♥ eller ♠, før {offender} har fortalt hvilken. Den viser
          heller ikke ♦.
        - En splinter viser kortfarven og trumffarven.
        - Et relæ, en spørgemelding og ut viser ingen farve, medmindre aftalen siger andet.
        + Hvad den tilbagetagne melding viste, er uden betydning.
        ja =""")
    choice = Option(Choice, "26B", chooses="declarer").asks("""
        Vil {declarer} forbyde en farve?
        + Kun en farve, {offender} ikke har vist i det lovlige meldeforløb. En farve kan aldrig
          kræves efter § 26.""")
    offenders_card = Fact(
        YesNo, "50D2", assume=YesNo.NO, stands={Effect(Lasting.MAJOR_CARD): YesNo.YES}
    ).asks("""
        Har {offender} et stort strafkort på bordet?""")
    leaders_card = Fact(
        YesNo, "50D1a", assume=YesNo.NO, stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES}
    ).asks("""
        Har {partner} selv et stort strafkort på bordet?""")
    only_that_suit = Fact(YesNo, "59", assume=YesNo.NO).asks("""
        Har {partner} kun den forbudte farve tilbage?
        + Bliv ved bordet, så længe forbuddet gælder. Spilles farven ud uden nødvendighed, er
          det en kulørsvigt (§ 61A).
        nej =
        ja ~ ^har kun FARVE; ^ikke andet end FARVE; ^kun FARVE tilbage""")


RIGHT_LEFT = (Effect(Lasting.LEAD_RIGHT, "partner"),)
RIGHT_GONE = (*RIGHT_LEFT, *AUCTION_OVER)
"""Whoever had to pass has passed, too: it is asked when the auction is over."""


class Say(Steps):
    forbidden = LeadRestriction("26B", May.FORBID, Suits.NAMED, chosen=True)
    right_gone = Step("26B", ends=RIGHT_GONE).says("""
        Den tilbagetagne melding forbyder ingen farve, hverken nu eller senere.
        = meldingen forbyder ingen farve i udspillet""")
    offender_leads_freely = Step("26B", leaves=RIGHT_LEFT, ends=AUCTION_OVER).says("""
        Meldingen binder ikke {offender's} udspil.
        {Declarer} må først forbyde en farve, når {partner} skal spille ud første gang.
        = {declarer} vælger først, når {partner} skal spille ud""")
    nothing_to_forbid = Step("26B", ends=RIGHT_GONE).says("""
        {Offender} har vist alle fire farver, så meldingen forbyder ingen af dem.
        = alle farver er vist, så ingen er forbudt""")
    right_remains = Step("26B", to=ME, leaves=RIGHT_LEFT).says("""
        Afgør først, om det viste kort bliver strafkort.
        Derefter kan {declarer} stadig forbyde en farve.""")
    card_comes_first = Ruling(right_remains, NewIrregularity("24E", "exposed_card_after_auction"))
    own_card_is_led = Step("50D1a", ends=(*RIGHT_GONE, *penalty_cards_of("partner"))).says("""
        {Partner} spiller sit eget strafkort ud.
        = {partner} spiller sit strafkort ud""")
    own_card_is_led_if_allowed = Step("50D1b", to="partner").says("""
        Spil dit eget strafkort ud, hvis forbuddet ikke gælder dets farve.
        = ellers sit strafkort""")
    suit_of_the_card_too = Step("50D2", to="declarer", authority=Authority.ADVICE).says("""
        Du vælger også om farven i {offender's} strafkort: kræve, forbyde eller lade kortet ligge.
        Har du valgt ved dette udspil, gælder det valg.
        = {declarer} vælger også om strafkortet""")
    """Two rights, of two irregularities: neither uses up the other."""
    forbidden_beside = {
        (False, False): "",
        (True, False): "én farve forbudt; {partner} spiller ellers sit strafkort ud",
        (False, True): "én farve forbudt; {declarer} vælger også om strafkortet",
        (True, True): "én farve forbudt; {partner} spiller ellers sit strafkort; vælg om det andet",
    }
    """The verdicts where penalty cards lie: the leader's own, and the offender's."""
    unrestricted_by: dict[Fate, str] = {Fate.ACCEPTED: "29A", Fate.LAPSED: "28B", Fate.SLIP: "25A1"}
    """What ends the matter without Law 26: also 27A1, 36A, 37A, 38D and 39B."""
    spared_by: dict[ReplacedBy, str] = {ReplacedBy.LOWEST: "27B1a", ReplacedBy.REPEATED: "31A1"}
    """Also 32A1."""
    has_no_other_suit = "{partner} har kun den forbudte farve og spiller den ud"
    """The verdict where the restriction cannot be followed (59)."""


SIDE_DECLARES = replace(rectification.Say.no_lead_restriction.under("26B"), ends=RIGHT_GONE)
"""Only here the rights of earlier calls lapse too."""
ALL_OF_THE_SUIT = (*RIGHT_GONE, Effect(Lasting.BOUND_LEAD, "partner"))  # nothing more is forbidden


def lead_restrictions(facts: CallWithdrawn) -> Ruling:
    """A withdrawn call not replaced by a comparable one may cost a lead restriction (26A, 26B)."""
    if facts.right_stands:
        return Ruling(HandOver("26B", "partner_to_lead"))
    if facts.fate in Say.unrestricted_by:
        return Ruling(rectification.Say.no_lead_restriction.under(Say.unrestricted_by[facts.fate]))
    if facts.fate is Fate.REPLACED:
        if facts.replaced_by is ReplacedBy.PASSED_AGAIN:
            return Ruling(
                rectification.Say.no_lead_restriction.under("30A", authority=Authority.COMMENTARY)
            )
        if facts.replaced_by in Say.spared_by:
            section = Say.spared_by[facts.replaced_by]
            return Ruling(rectification.Say.no_lead_restriction.under(section))
        if facts.comparable:
            return Ruling(rectification.Say.no_lead_restriction)
    return Ruling(withdrawn_call.Say.may_forbid, withdrawn_call.Say.at_partners_lead)


def partner_to_lead(facts: PartnerToLead) -> Ruling:
    """Declarer may forbid offender's partner one unshown suit at his first turn to lead (26B)."""
    if not facts.defending:
        return Ruling(SIDE_DECLARES)
    if facts.lead_turn is LeadTurn.OFFENDER:
        return Ruling(Say.offender_leads_freely)
    if facts.lead_turn is LeadTurn.AGAIN:
        return Ruling(Say.right_gone)
    first = facts.lead_turn is LeadTurn.FIRST
    if first and facts.shown_card_lies:
        return Say.card_comes_first
    if first and not facts.unshown_suit:
        return Ruling(Say.own_card_is_led if facts.leaders_card else Say.nothing_to_forbid)
    if first:
        facts.explain(lead.Say.lead_waits_for_declarer.under("26B"))
    if first and facts.choice is Choice.DECLINE:
        free = Say.own_card_is_led if facts.leaders_card else Say.right_gone
        return Ruling(free, *beside_the_card(facts))
    if facts.only_that_suit:
        free = replace(lead.Say.any_legal_card, ends=ALL_OF_THE_SUIT)
        return Ruling(free, verdict=Say.has_no_other_suit)
    own = (Say.own_card_is_led_if_allowed,) if first and facts.leaders_card else ()
    also = beside_the_card(facts) if first else ()
    verdict = Say.forbidden_beside[bool(own), bool(also)]
    return Ruling(Say.forbidden, *own, *also, verdict=verdict)


def beside_the_card(facts: PartnerToLead) -> tuple[AnyStep, ...]:
    """The offender's own penalty card gives declarer a right of its own (50D2)."""
    return (Say.suit_of_the_card_too,) if facts.offenders_card else ()


SITUATION = Situation(
    lead_restrictions,
    slug="udspilsbegraensninger",
    title="Udspil efter tilbagetaget melding",
    phase=Phase.PLAY,
    intro="""
        Har den fejlende ikke erstattet sin melding med en tilsvarende, og kommer hans side i
        modspil, kan spilfører forbyde den anden modspiller én farve, første gang han skal
        spille ud.
        En farve kan aldrig kræves.
        Reglerne om strafkort er helt andre.""",
    laws=("26",),
    who=Who("offender", "Hvis melding blev trukket tilbage?"),
    parts=(Part(partner_to_lead, "Ved udspillet", known=""),),
    confuse=("penalty_card",),
    phrases=Phrases(does="trak ændrede fortrød erstattede tog fik bud melding bød"),
    doubts=(
        Doubt("26A").says("""
            Loven siger ikke, hvad der gælder, når {offender} har fået to meldinger trukket
            tilbage og kun har erstattet den ene med en tilsvarende.
            Her dømmes hver melding for sig, og den anden kan stadig begrænse udspillet."""),
        Doubt("26B", rules=("partner_to_lead",)).says("""
            Loven siger ikke, hvornår en kunstig melding har vist en farve.
            Her læses ordet som i WBF’s kommentar til § 27, og en oplysningsdobling viser kun
            de farver, som aftalen lover længde i."""),
        Doubt("26B", rules=("partner_to_lead", "lead_out_of_turn_choice")).says("""
            Loven siger ikke, om forbuddet her og valget efter § 50D2 kan bruges ved samme
            udspil.
            Her har {declarer} begge."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "50D2").says("""
            Ligger der et stort strafkort, har spilfører både forbuddet og valget om
            strafkortet."""),
        Encounter(Lasting.MINOR_CARD, How.APART, "50C").says("""
            Et lille strafkort giver intet valg ved udspillet; kun forbuddet gør."""),
        Encounter(Lasting.SHOWN_CARD, How.READS, "24E").says("""
            Når meldingerne er slut, afgøres det først, om det viste kort er et strafkort."""),
        Encounter(Lasting.LEAD_RIGHT, How.READS, "26B").says("""
            Retten bruges netop her: Spilfører vælger, før der spilles ud."""),
        Encounter(Lasting.BOUND_LEAD, How.FIRST, "59").says("""
            Kan krav og forbud ikke følges begge, er ethvert lovligt kort frit."""),
    ),
)
