"""Laws 53, 55, 56 and 60: a lead out of turn after the first trick (with 47E1 and 58A).

The offender is who led; where that is a defender, `partner` is the other one.
"""

from rules_src.laws.common import dummy, lead, penalty_card, taken_back
from rules_src.laws.common.encounters import LED_UNCHOSEN, PLAY, SECOND_CARD
from rules_src.laws.common.lead import EarlierCard, OpponentsWord, PartnersEarlierCard
from rules_src.model import *


class LedBy(Answer):
    WRONG_HAND = A("""
        {declarer} fra den forkerte af sine to hænder
        = {declarer} spillede ud fra den forkerte af sine to hænder
        ~ fra/i forkert hånd*; frabordet … inde/skulle hånd*/frahånden; frahånden … inde/skulle
          blind/påbordet; inde hånd* … frabordet; inde/var blind/påbordet … frahånden; frabordet …
          vundet/vandt/taget/var frahånden/hånd*; frahånden … vundet/vandt/taget/var blind/påbordet;
          ^frabordet stedet hånd*; ^spilfører spillede/spiller/spillet frabordet/frahånden …
          inde/skulle/stikket*""")
    PARTNERS_TURN = A("""
        en modspiller i {partner's} tur
        = udspillet kom i {partner's} tur
        ~ ^i makker tur; ^makker var/er inde; ^makker havde/har vundet/taget/stikket*/tur; ^makker
          skulle spille/have; ^var makkers tur; ^i makkers tur""")
    DECLARERS_TURN = A("""
        en modspiller i {declarer's} eller bordets tur
        = udspillet kom i {declarer's} eller bordets tur
        ~ ^PLADS/modspiller spillede … ^var spilfører/blind inde/der; ^PLADS/modspiller
          spillede/spiller … blind/spilfører var/er/havde inde/stikket*/tur/vundet;
          ^PLADS/modspiller spillede/spiller/smed blind/spilfører var/havde inde/stikket*; ^i
          spilfører/blind tur; ^var spilfører/blind inde … PLADS spillede/spiller/smed""")
    DEFENDERS_TURN = A("""
        {declarer} i en modspillers tur
        = {declarer} spillede ud i en modspillers tur
        ~ ^spilfører spillede/spiller/spillet … ^PLADS/modspiller havde/var/vandt
          taget/vundet/inde/stikket*; ^spilfører troede inde … PLADS/modspiller
          taget/vundet/inde/havde; ^spilfører spillede … modspiller*/PLADS inde""")


class SinceDefendersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = A("""
        {declarer} har lagt til fra den næste hånd
        ~ PLADS/modspiller … ^spilfører/blind lagde/fulgte til/på; ^spilfører/blind har lagt
          til/på; ^spilfører … lagde bare på""")
    RIGHTFUL_LED = "den hånd, der havde tur, har spillet ud"
    PARTNER_FOLLOWED = A("kun {partner} har lagt til", told="kun {partner} har lagt til")


class SinceDeclarersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = A("""
        den næste modspiller har lagt til
        ~ forkert hånd*/frabordet/frahånden … ^PLADS/modspiller/mtv/mth lagde/fulgte/spillede
          på/til; forkert hånd*/frabordet/frahånden … ^modspiller/mtv/mth har lagt; spilfører …
          mth har lagt til""")
    OTHER_PLAYED = "den anden modspiller har lagt til"
    RIGHTFUL_LED = "der er også spillet ud fra den rigtige hånd"


class DefendersAnswer(Answer):
    YES = A("""
        ja
        ~ modspiller/PLADS/de accepterer/accepterede""")
    NO = A("""
        nej
        ~ modspiller/PLADS/de vil ikke accepter*/godtage/godkende; modspiller/PLADS afvis*""")
    DIFFER = "de er uenige"


class LeadAnswer(Answer):
    ACCEPT = A("accepterer udspillet", told="{declarer} accepterer udspillet")
    REQUIRE = A("""
        afviser, og {partner} skal spille farven ud
        = {declarer} afviser udspillet og kræver, at {partner} spiller farven ud""")
    FORBID = A("""
        afviser, og {partner} må ikke spille farven ud
        = {declarer} afviser udspillet og forbyder {partner} at spille farven ud""")
    LEAVE = A("""
        afviser og lader kortet ligge som stort strafkort
        = {declarer} afviser udspillet og lader kortet ligge som stort strafkort""")


class LaterLead(Facts):
    told_to_play = OpponentsWord.told_to_play
    last_trick = Fact(YesNo, "53A", assume=YesNo.NO).asks("""
        Var det udspillet til 13. stik?
        ja = udspillet var til 13. stik
        ja ~ ^sidste stik spillet ud""")
    dummy_first = dummy.FirstToMention.dummy_first
    led_by = Fact(
        LedBy,
        "53A",
        sits={
            LedBy.WRONG_HAND: (0,),
            LedBy.PARTNERS_TURN: DEFENDS,
            LedBy.DECLARERS_TURN: DEFENDS,
            LedBy.DEFENDERS_TURN: (0,),
        },
    ).asks("""
        Hvem spillede ud, og hvem havde tur?
        + I første stik gælder § 54.""")
    same_time = Fact(YesNo, "58A", assume=YesNo.NO).asks("""
        Spillede den, der havde tur, ud på samme tid?
        ja = den, der havde tur, spillede ud på samme tid""")
    since_defenders_lead = Fact(
        SinceDefendersLead,
        "53A",
        told={
            (
                SinceDefendersLead.RIGHTFUL_LED,
                SinceDefendersLead.PARTNER_FOLLOWED,
            ): "den rette hånd har spillet ud, eller kun {partner} har lagt til"
        },
        overlaps=(Both(SinceDefendersLead.NEXT_PLAYED, SinceDefendersLead.RIGHTFUL_LED),),
    ).asks("""
        Hvad er der sket efter udspillet?
        + Spørg {declarer}, om kortet var tilspil eller eget udspil. Lagde {dummy} selv på,
          tæller det ikke (§ 45B). {Partner's} kort ændrer intet (§ 60C).""")
    since_declarers_lead = Fact(
        SinceDeclarersLead,
        "53A",
        overlaps=(
            Both(
                SinceDeclarersLead.NEXT_PLAYED,
                SinceDeclarersLead.OTHER_PLAYED,
                SinceDeclarersLead.RIGHTFUL_LED,
            ),
        ),
    ).asks("""
        Hvad er der sket efter udspillet?
        + Spørg, om kortet var tilspil eller eget udspil.""")
    earlier_card = EarlierCard.earlier_card
    partner_has_card = PartnersEarlierCard.partner_has_card


class LeadForDeclarer(Facts):
    since_defenders_lead = LaterLead.since_defenders_lead
    later_lead_accepted = Option(YesNo, "56", chooses="declarer").asks("""
        Accepterer {declarer} udspillet?
        + {Declarer} må også blot spille sit eget udspil (§ 53B).
        ja = {declarer} accepterer udspillet
        nej = {declarer} accepterer ikke udspillet
        ja ~ spilfører accepterer/accepterede
        nej ~ spilfører ikke accepter*/godtage/godkende; spilfører vil/ville ikke
          accepter*/godtage/godkende/have; spilfører nej; spilfører afvis*/afslog""")


class LeadTowardsPartner(Facts):
    since_defenders_lead = LaterLead.since_defenders_lead
    claim_void = Fact(
        YesNo, "68D2b", assume=YesNo.NO, stands={Effect(Lasting.VOID_CLAIM, EVERYONE): YesNo.YES}
    ).asks("""
        Er der spillet videre, efter at et krav bortfaldt?
        ja = der var spillet videre efter et krav, der bortfaldt
        nej =""")
    later_lead_accepted = LeadForDeclarer.later_lead_accepted
    later_lead_choice = Option(LeadAnswer, "56", chooses="declarer").asks("""
        Hvad vælger {declarer}?
        + {Declarer} må ikke rådføre sig med {dummy}.""")


class LeadBesideCard(LeadForDeclarer):
    led_by = LaterLead.led_by
    earlier_card = LaterLead.earlier_card
    partner_has_card = LaterLead.partner_has_card
    accepted_beside_card = Option(YesNo, "56", chooses="declarer").asks("""
        Accepterer {declarer} udspillet?
        + {Declarer} må ikke rådføre sig med {dummy}.
        ja = {declarer} accepterer udspillet
        nej = {declarer} accepterer ikke udspillet""")


class DeclarersLead(Facts):
    declarers_lead_accepted = Option(DefendersAnswer, "55A", chooses="other_side").asks("""
        Accepterer modspillerne udspillet?
        + Er der også spillet ud fra den rigtige hånd, spilles det kort da i tur, hvis det er
          lovligt.""")
    next_accepts = Option(YesNo, "55A", chooses="other_side").asks("""
        Accepterer den modspiller, der er næste efter udspillet?
        + Fra hånden er det modspilleren til venstre for {declarer}, fra bordet den til højre.
        ja = den modspiller, der er næste efter udspillet, accepterer
        nej = den modspiller, der er næste efter udspillet, accepterer ikke""")
    led_by = LaterLead.led_by
    card_lies = Fact(
        YesNo,
        "50D1a",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "other_side"): YesNo.YES},
    ).asks("""
        Har en af modspillerne et stort strafkort på bordet?
        ja = en modspiller har et stort strafkort på bordet""")


class Say(Steps):
    lead_back = Ruling(
        CardBack("47E1"),
        taken_back.Say.establishes_no_revoke,
        taken_back.Say.turn_goes_back,
        Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
        taken_back.Say.back_used_by_others,
    )
    last_lead_back = Step("53A").says("""
        Udspillet gælder ikke.
        Spil ud fra den rigtige hånd.
        = {offender} tager udspillet tilbage""")
    defender_accepted_by_play = Step("53A").says("""
        Den næste modspiller har lagt til og dermed accepteret udspillet.
        = modspilleren accepterede ved at lægge til""")
    right_lead_came_first = Step("58A").says("""
        Udspillet i tur regnes som spillet først.
        = udspillet i tur kom først""")
    proper_lead_stands = Step("53B").says("""
        Det rigtige udspil står.
        Tag de forkert spillede kort op.
        De er ikke strafkort.
        = det rigtige udspil står""")
    right_lead = Ruling(proper_lead_stands, *taken_back.Say.cards_taken_back)
    lead_stands = Step("53C", "Udspillet står.", short="udspillet står")
    later_lead_accepted = Step("53A").says("""
        Udspillet står.
        Den næste hånd lægger til.
        = udspillet er accepteret""")
    penalty_card_is_played = Step("50D1a", to="other_side").says("""
        Den af jer, der har et strafkort, spiller det, så snart det er lovligt.
        = et strafkort spilles, så snart det kan""")
    lead_from_right_hand = Step("56B", to="declarer").says("""
        Spil ud fra den rigtige hånd.
        = {declarer} spiller ud""")
    either_defender_decides = Step("55A", to="other_side").says("""
        Hver af jer kan svare.
        Næste spiller efter udspillet afgør, hvis I er uenige.""")
    declarer_leads_any_card = Step("55B2", to="declarer").says("""
        Tag kortet tilbage.
        Spil et hvilket som helst kort ud fra den rigtige hånd.
        = {declarer} spiller ud fra den rigtige hånd""")
    defenders_wait = Step("60B", "Vent på det nye udspil.", to="other_side")
    defender_leads = Step("55B1").says("""
        {Declarer} tager kortet tilbage.
        Modspilleren, som har tur, spiller ud.
        = {declarer} tager udspillet tilbage""")
    used = AdjustedScore("55C", Grounds.USED, when=When.AFTER_PLAY)
    declarer_and_both = "{declarer} spiller ud; begge modspillere har store strafkort"
    """Verdict where a lead is refused beside an older penalty card, and partner has followed."""


def lead_out_of_turn(facts: LaterLead) -> Ruling:
    """A lead out of turn is a correct one if accepted in words or by a play; else it goes back."""
    if facts.told_to_play:
        return Say.lead_back
    if facts.last_trick:
        return Ruling(Say.last_lead_back)
    if facts.dummy_first:
        remarked = "dummys_act=remarked"
        return Ruling(NewIrregularity("43B3", "dummys_limits", offender="dummy", knows=remarked))
    match facts.led_by:
        case LedBy.PARTNERS_TURN | LedBy.DECLARERS_TURN:
            return defender_led(facts)
        case LedBy.WRONG_HAND | LedBy.DEFENDERS_TURN:
            return declarer_led(facts)


def defender_led(facts: LaterLead) -> Ruling:
    """Declarer accepts or refuses, unless a card played since has settled it (53, 56, 60)."""
    partners = facts.led_by is LedBy.PARTNERS_TURN
    if facts.same_time:
        later = (
            (NewIrregularity("58A", "premature_play", offender="offender"),)
            if partners
            else Say.right_lead
        )
        return Ruling(Say.right_lead_came_first, *later)
    if facts.since_defenders_lead is SinceDefendersLead.NEXT_PLAYED:
        return Ruling(lead.Say.accepted_by_play, lead.Say.older_duties_remain)
    if facts.since_defenders_lead is SinceDefendersLead.RIGHTFUL_LED and not partners:
        return Say.right_lead
    if facts.earlier_card or (partners and facts.partner_has_card):
        return Ruling(HandOver("51", "lead_beside_penalty_card"))
    # a card of partner's, led or played, leaves declarer's rights whole (60C)
    return Ruling(HandOver("56", "lead_in_partners_turn" if partners else "lead_in_declarers_turn"))


def declarer_led(facts: LaterLead) -> Ruling:
    """Either defender may accept or refuse, unless a defender has played since (53, 55, 60)."""
    own_mistake = facts.led_by is LedBy.WRONG_HAND
    if not own_mistake and facts.same_time:
        return Ruling(Say.right_lead_came_first, *Say.right_lead)
    since = facts.since_declarers_lead
    if since is SinceDeclarersLead.NEXT_PLAYED:
        return Ruling(Say.defender_accepted_by_play)
    if since is SinceDeclarersLead.OTHER_PLAYED:
        return Ruling(Say.lead_stands, NewIrregularity("53C", "premature_play"))
    # a second lead of his own changes nothing (60C)
    if since is SinceDeclarersLead.NOTHING or own_mistake:
        return Ruling(HandOver("55A", "declarers_lead_choice"))
    return Say.right_lead


def partner_has_played(facts: LeadTowardsPartner | LeadForDeclarer) -> bool:
    """Whether partner's own card, led or played to the irregular lead, is on the table (60C)."""
    return facts.since_defenders_lead in (
        SinceDefendersLead.RIGHTFUL_LED,
        SinceDefendersLead.PARTNER_FOLLOWED,
    )


def accepted(partner_played: bool) -> Ruling:
    in_turn = (lead.Say.partner_plays_card_in_turn,) if partner_played else ()
    return Ruling(Say.later_lead_accepted, *in_turn)


def lead_in_partners_turn(facts: LeadTowardsPartner) -> Ruling:
    """Refused, the card is a major penalty card, and declarer chooses at once by 50D2 (56B)."""
    both, void = partner_has_played(facts), bool(facts.claim_void)
    facts.explain(lead.Say.explain_all_choices)
    withdrawn = lead.Say.lead_withdrawn.under("56B")
    if void:  # Law 50 does not apply
        partners = lead.Say.partners_card_penalty.after_void_claim if both else ()
        if facts.later_lead_accepted:
            return Ruling(Say.later_lead_accepted, *partners)
        return Ruling(withdrawn, CardBack("68D2bii"), *partners)
    match facts.later_lead_choice:
        case LeadAnswer.ACCEPT:
            return accepted(both)
        case LeadAnswer.REQUIRE:
            return penalty_card.suit_chosen(May.REQUIRE, withdrawn, both=both)
        case LeadAnswer.FORBID:
            return penalty_card.suit_chosen(May.FORBID, withdrawn, both=both)
        case LeadAnswer.LEAVE:
            return penalty_card.left(withdrawn, PenaltyCard("56B", Size.MAJOR), both=both)


def lead_in_declarers_turn(facts: LeadForDeclarer) -> Ruling:
    """Refused, the card is a major penalty card, and declarer leads from the right hand (56B)."""
    both = partner_has_played(facts)
    facts.explain(lead.Say.explain_all_choices)
    if facts.later_lead_accepted:
        return accepted(both)
    cards = (PenaltyCard("56B", Size.MAJOR), *(lead.Say.partners_card_lies if both else ()))
    return Ruling(
        Say.lead_from_right_hand,
        *cards,
        *penalty_card.Say.while_it_lies,
        *penalty_card.Say.if_card_lies,
    )


def lead_beside_penalty_card(facts: LeadBesideCard) -> Ruling:
    """Refused, the cards lie, and Law 51 says what may be chosen for which (50B, 51)."""
    for_declarer = facts.led_by is LedBy.DECLARERS_TURN
    played = partner_has_played(facts)
    facts.explain(lead.Say.explain_all_choices)
    if facts.later_lead_accepted if for_declarer else facts.accepted_beside_card:
        return accepted(played).then(lead.Say.older_duties_remain)
    partners = lead.Say.partners_card_lies if played else ()
    if for_declarer:
        return Ruling(
            Say.lead_from_right_hand,
            penalty_card.Say.all_penalty_cards_major,
            *partners,
            *penalty_card.Say.while_they_lie,
            *penalty_card.Say.if_cards_lie,
            verdict=Say.declarer_and_both if played else "",
        )
    withdrawn = lead.Say.lead_withdrawn.under("56B")
    earlier = not facts.partner_has_card or bool(facts.earlier_card)
    return penalty_card.refused_beside(
        "56B", withdrawn, *partners, earlier=earlier, both=played or bool(facts.partner_has_card)
    )


def declarers_lead_choice(facts: DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.explain(lead.Say.explain_all_choices, Say.either_defender_decides)
    accepted = facts.declarers_lead_accepted is DefendersAnswer.YES
    if accepted or (facts.declarers_lead_accepted is DefendersAnswer.DIFFER and facts.next_accepts):
        too = (Say.penalty_card_is_played,) if facts.card_lies else ()
        return Ruling(Say.later_lead_accepted, *too)
    if facts.led_by is LedBy.WRONG_HAND:
        return Ruling(Say.declarer_leads_any_card, Say.defenders_wait, Say.used)
    return Ruling(Say.defender_leads, Say.used)


SITUATION = Situation(
    lead_out_of_turn,
    slug="udspil-uden-for-tur",
    title="Senere udspil uden for tur",
    phase=Phase.PLAY,
    intro="""
        Et udspil uden for tur kan accepteres, med ord eller ved at den næste hånd lægger til.
        Afvises det, bliver en modspillers kort et stort strafkort, mens spilfører blot tager
        sit tilbage.
        Forklar alle valg, før der vælges.""",
    laws=("53", "55", "56", "60", "47E1"),
    who=Who("offender", "Hvem spillede ud? (Bordet: spilfører)"),
    parts=(
        Part(declarers_lead_choice, "Spilfører spillede ud: modspillernes valg"),
        Part(
            lead_in_partners_turn,
            "Modspilleren spillede ud i den anden modspillers tur",
            known="modspilleren spillede ud i {partner's} tur",
        ),
        Part(
            lead_in_declarers_turn,
            "Modspilleren spillede ud i spilførers tur",
            known="modspilleren spillede ud i {declarer's} eller bordets tur",
        ),
        Part(
            lead_beside_penalty_card,
            "Der lå allerede et strafkort",
            known="der ligger allerede et strafkort hos {offender} eller {partner}",
        ),
    ),
    confuse=("opening_lead_out_of_turn", "premature_play", "penalty_card"),
    phrases=Phrases(
        does="""
            spillede spiller spillet smed spille"""
    ),
    statements={
        LaterLead.told_to_play: {YesNo.YES: "en modstander sagde, at det var {offender's} tur"},
    },
    doubts=(
        Doubt(
            "60C",
            rules=(
                "lead_in_partners_turn",
                "lead_in_declarers_turn",
                "lead_out_of_turn_choice",
                "declarers_lead_choice",
            ),
        ).says("""
            Er der også spillet et kort fra den anden hånd på siden, og accepteres udspillet,
            siger loven ikke, hvad det kort er.
            Her spilles det i tur, hvis det er lovligt."""),
        Doubt("58A", rules=("lead_out_of_turn", "simultaneous_play")).says("""
            Spiller en modstander ud samtidig med den, der har tur, siger loven kun, at hans
            kort er det seneste.
            Det kan så læses som et tilspil efter § 57 eller et udspil efter § 53B.
            Her tages det op efter § 53B."""),
        Doubt("55B2", rules=("lead_out_of_turn", "declarers_lead_choice")).says("""
            Har {declarer} også spillet ud fra den rigtige hånd, er det kort efter § 45C og
            § 47F2 spillet.
            Loven siger ikke, om en afvisning gør valget frit igen.
            Her gør den."""),
        Doubt(
            "53B", rules=("lead_out_of_turn", "lead_in_partners_turn", "lead_in_declarers_turn")
        ).says("""
            Kort, der tages tilbage efter det rigtige udspil, kaldes ikke strafkort i loven.
            Her bliver de det ikke."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "56B").says("""
            Er udspillet accepteret, spilles strafkortet, hvis det lovligt kan. Afvises en
            modspillers udspil, er det endnu et stort strafkort."""),
        SECOND_CARD,
        LED_UNCHOSEN,
        Encounter(Lasting.BOUND_LEAD, How.APART, "50D2a").says("""
            Kravet eller forbuddet gælder den, der har tur, ikke den, der spillede ud."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "63A1", settled="revoke").says("""
            Spillede svigtens side ud, er svigten etableret, også uden for tur."""),
    ),
)
