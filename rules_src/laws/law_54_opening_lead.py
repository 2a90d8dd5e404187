"""Law 54: an opening lead out of turn (with 24, 41A, 47E, 53A, 58A).

The offender is who led; where that is a defender, `leader` is his partner and should have led.
"""

from rules_src.laws.common import lead, penalty_card, taken_back
from rules_src.laws.common.encounters import BOTH_BIND, PLAY, SECOND_CARD
from rules_src.laws.common.lead import (
    ChosenForBoth,
    EarlierCard,
    OpponentsWord,
    PartnersEarlierCard,
)
from rules_src.model import *


class WhoseLead(Answer):
    PARTNERS = A("""
        {partner}
        =
        ~ ^var makker der/skulle; ^makkers udspil*; ^i makkers tur; stedet for makker; ^var makkers
          tur/udspil*; ^makker havde udspil*; ^forkert modspiller*/mand ud/udspil*; ^makker skulle;
          ^makker som/der havde/skulle; for makker … spillede ud""")
    DEFENDERS = A("""
        en modspiller, for {offender} er på spilførers side
        = {offender} er selv på {declarer's} side
        ~ ^spilfører spillede selv ud; ^spilfører spillede ud stedet""")
    OWN = "{offender} selv"


class FacedLeads(Answer):
    WRONG = A("""
        kun {offender's}, eller {offender's} først
        = kun {offender's} udspil er vendt, eller det blev vendt først
        ~ ^vendte KORT/udspil*; billed* op/opad; ^spillede KORT ud åbent""")
    NONE = A("""
        ingen, de ligger med bagsiden op
        = ingen af udspillene er vendt
        ~ bagside* op/opad; ^fordækt ud; bagside* kort*/udspil*/spillede/lagde/spillet; udspil* ikke
          vendt; fordækt spillede/spillet/lagde/udspil*; ^med ryg*""")
    RIGHT = A("kun {partner's}", told="kun {partner's} udspil er vendt")
    BOTH = A("""
        begge på samme tid, eller {partner's} først
        = begge udspil blev vendt på samme tid, eller {partner's} blev vendt først
        ~ begge/modspiller samtidig; ^vendte/viste/spillede kort*/KORT/udspil* samtidig""")
    DROPPED = A("""
        {offender} spillede ikke ud, men tabte et kort
        = {offender} spillede ikke ud, men tabte et kort""")


class SinceLead(Answer):
    NOTHING = A("""
        ingenting
        =
        ~ INTETSIDEN; blind ikke/ingen vist/lagt""")
    DUMMY_SPREAD = A("""
        {dummy} har vist mindst ét kort
        ~ blind lagde*/lagt*/ligger op/ned; ^blind er/var/kom kommet/påbordet/nede; blind
          lægger/lagde/lagt/bredt/bredte kort*/sin/hånd*/op/ned/påbordet; ^blind har vist/lagt;
          blind nede""")
    DECLARER_SPREAD = A("""
        {declarer} er begyndt at lægge kortene ned og har vist mindst ét
        ~ ^spilfører lagde*/lægger*/lagt* op/ned; ^spilfører lagde/lægger/lagt/viste/bredte
          kort*/hånd*/sine; ^spilfører begyndte lægge/vise/brede""")
    DECLARER_PLAYED = A("""
        {declarer} har lagt til fra hånden
        ~ ^spilfører lagde/spillede/fulgte frahånden/på/til""")


class PartnersLead(Answer):
    NONE = "nej"
    FACED = A("ja, med billedsiden op", told="{partner} har også spillet ud og vendt kortet")
    FACE_DOWN = A("ja, med bagsiden op", told="{partner} har også spillet ud med bagsiden op")


class OpeningLead(Facts):
    whose_lead = Fact(
        WhoseLead,
        "54",
        "Hvem skulle have spillet ud?",
        assume=WhoseLead.PARTNERS,
        sits={WhoseLead.PARTNERS: (3,), WhoseLead.DEFENDERS: DECLARES, WhoseLead.OWN: (1,)},
    )
    told_to_play = OpponentsWord.told_to_play
    misexplained = Fact(YesNo, "47E2a").asks("""
        Var en melding forklaret forkert?
        ja = en melding var forklaret forkert
        nej = ingen melding var forklaret forkert""")
    cards_since = Fact(YesNo, "50", assume=YesNo.NO).asks("""
        Har andre lagt kort på bordet efter udspillet?
        + Det gælder både den, der lagde sig ned som blind, og den, der lagde til.
        ja = andre har lagt kort på bordet efter udspillet""")
    faced_leads = Fact(FacedLeads, "54", "Hvilke udspil er vendt?")
    since_lead = Fact(
        SinceLead,
        "54",
        overlaps=(
            Both(SinceLead.DUMMY_SPREAD, SinceLead.DECLARER_SPREAD, wording="skete der først"),
            Both(SinceLead.DUMMY_SPREAD, SinceLead.DECLARER_PLAYED, wording="skete der først"),
        ),
    ).asks("""
        Hvad skete der først efter udspillet?
        + Spilfører er den, der først nævnte kontraktens farve eller ut, også når bordet troede
          noget andet. Ét kort er nok, hvis {declarer} kunne have set det. Kort vist under
          meldeforløbet eller blot tabt af {declarer} tæller ikke. Det er ikke et krav, hvis
          {declarer} lægger kortene ned her (§ 48B1).""")
    fault_named = Fact(YesNo, "9B2", "Var fejlen nævnt, før {dummy} viste kort?", assume=YesNo.NO)
    led_out_of_turn = Fact(YesNo, "54", sits={YesNo.YES: (3,), YesNo.NO: (1,)}).asks("""
        Var udspillet uden for tur?
        + Var det {offender's} udspil, tager {declarer} sine kort op igen (§ 48A).
        ja =
        nej = det var {offender's} udspil""")
    all_mistaken = Fact(YesNo, "54A", assume=YesNo.NO).asks("""
        Tog alle fejl, så {dummy} allerede spiller kontrakten?
        ja = alle tog fejl, så {dummy} allerede spiller kontrakten""")
    partners_lead = Fact(PartnersLead, "54", assume=PartnersLead.NONE).asks("""
        Har {partner} også spillet ud?
        + Er {partner's} kort også vendt, spilles det i tur eller bliver strafkort.""")
    taken_back = Fact(YesNo, "9B2", "Har {offender} selv taget sit kort op igen?", assume=YesNo.NO)


class LeadChoice(Answer):
    BECOME_DUMMY = A("""
        accepterer og bliver blind, så {dummy} spiller kontrakten
        = {declarer} accepterer udspillet og bliver blind""")
    DECLARE = A("""
        accepterer og spiller selv kontrakten
        = {declarer} accepterer udspillet og spiller selv kontrakten""")
    REQUIRE = A("""
        afviser, og {partner} skal spille ud i {suit}
        = {declarer} afviser udspillet og kræver, at {partner} spiller farven ud
        ~ ^spilfører kræver*/forlanger*/krævede/forlangte FARVE; ^spilfører vil have FARVE;
          ^spilfører vil skal spille FARVE""")
    FORBID = A("""
        afviser, og {partner} må ikke spille ud i {suit}
        = {declarer} afviser udspillet og forbyder {partner} at spille farven ud
        ~ ^spilfører forbyder*/forbød* FARVE/farve*/udspil*""")
    LEAVE = A("""
        afviser og lader kortet ligge som stort strafkort
        = {declarer} afviser udspillet og lader kortet ligge som stort strafkort
        ~ ^lader/lod kort*/det ligge""")


class LeadChosen(Facts):
    earlier_card = EarlierCard.earlier_card
    partner_has_card = PartnersEarlierCard.partner_has_card
    partners_lead = OpeningLead.partners_lead
    lead_choice = Option(LeadChoice, "54", chooses="declarer").asks("""
        Hvad vælger {declarer}?
        + {Declarer} må ikke rådføre sig med {dummy}. Et forbud efter § 26B kommer oveni.""")


class ChoiceBesideCard(Answer):
    BECOME_DUMMY = A("""
        accepterer og bliver blind, så {dummy} spiller kontrakten
        = {declarer} accepterer udspillet og bliver blind""")
    DECLARE = A("""
        accepterer og spiller selv kontrakten
        = {declarer} accepterer udspillet og spiller selv kontrakten""")
    REFUSE = A("""
        afviser, så kortet bliver stort strafkort, og kan derefter kræve eller forbyde en af
        farverne eller lade være
        = {declarer} afviser udspillet, så det bliver stort strafkort""")


class LeadChosenBesideCard(Facts):
    earlier_card = LeadChosen.earlier_card
    partner_has_card = LeadChosen.partner_has_card
    partners_lead = OpeningLead.partners_lead
    choice_beside_card = Option(ChoiceBesideCard, "54", chooses="declarer").asks("""
        Accepterer {declarer} udspillet?
        + {Declarer} må ikke rådføre sig med {dummy}.""")


class BothCards(Facts):
    options_for_both = ChosenForBoth.options_for_both


class TableCard(Facts):
    table_card_revokes = Fact(YesNo, "54B2", "Svigtede bordet kulør?", assume=YesNo.NO)


class Say(Steps):
    leader_leads_face_down = Step("54E", to="leader").says("""
        Spil ud med billedsiden nedad.
        = åbningsudspil fra {leader}""")
    right_lead_stands = Step("58A").says("""
        {Partner's} udspil står.
        = {partner's} udspil står""")
    leader_leads_freely = Step("47E1", to="leader").says("""
        Spil frit ud.
        = frit udspil fra {leader}""")
    lead_in_turn_stands = Step("41A").says("""
        Udspillet er i tur og bliver liggende.
        = udspillet er i tur""")
    declarer_takes_his_cards_up = Step("48B2", to=ME).says("""
        Lad {declarer} tage sine kort op, hvis han lagde dem ned ved en fejl.
        Det er intet krav.""")
    cards_since_back = Step("50", authority=Authority.ADVICE).says("""
        Tag også alle de kort op, I har lagt på bordet efter udspillet.
        Modspillernes er ikke strafkort.""")
    told_by_opponent = Ruling(
        CardBack("47E1"),
        cards_since_back,
        leader_leads_freely,
        Information("16C1", Status.AUTHORISED, About.CARD),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
        taken_back.Say.back_used_by_others,
    )
    led_in_turn = Ruling(lead_in_turn_stands, declarer_takes_his_cards_up)
    both_take_back = "udspil og viste kort tages op; åbningsudspil fra {leader}"
    """The verdict where others have taken the card for a lead, and shown cards of their own."""
    free_to_use = Information("24", Status.AUTHORISED, About.CARD, "other_side")
    partners_card_back = Step("54", to="partner").says("""
        Tag dit kort op uden at vende det.""")
    partners_face_down_lead_goes_back = Step("54", to=ME).says("""
        Har {partner} et fordækt udspil liggende, så lad {partner} tage det op uden at vende
        det.""")
    """An accepted lead is the only one; what partner led face down as well goes back."""
    card_laid_open_again = Step("9B2", to="offender").says("""
        Læg kortet på bordet igen med billedsiden op.""")
    lead_must_be_accepted = Step("54C", to="declarer").says("""
        Du skal acceptere udspillet, fordi du kan have set et af {dummy's} kort.
        = {declarer} skal acceptere udspillet""")
    spreading_is_no_fault = Step("54C", to=ME, authority=Authority.ADVICE).says("""
        Lad scoren stå, hvis {dummy} ikke så fejlen, også når {other_side} vandt på den.""")
    dummy_may_not_choose = Step("9B2", to="dummy").says("""
        Du måtte ikke lægge kortene ned, da fejlen var nævnt.
        = {dummy} måtte ikke vælge""")
    dummy_foresaw = AdjustedScore("72C", Grounds.FORESEEN_BY_DUMMY, when=When.AFTER_PLAY)
    consider_penalty_points = Step("90A", to=ME, authority=Authority.ADVICE).says("""
        Overvej strafpoint, hvis {dummy} er erfaren nok til at vide bedre.""")
    choose = HandOver("54", "lead_out_of_turn_choice")
    explain_five_choices = Step("10C1", to=ME).says("""
        Forklar alle fem valg og deres følger, før {declarer} vælger.""")
    declarer_becomes_dummy = Step("54A", declares="dummy").says("""
        Udspillet står.
        {Declarer} lægger alle kort ned og bliver blind.
        {Dummy} spiller kontrakten.
        Bordet lægger til først.
        = {declarer} bliver blind, og {dummy} spiller kontrakten""")
    dummy_goes_on_as_declarer = Step("54A", declares="dummy").says("""
        Udspillet var uden for tur, men {declarer} lagde kortene ned.
        Spil videre: {Dummy} spiller kontrakten.
        = spillet går videre, og {dummy} spiller kontrakten""")
    recorded_as_played = Step("54A", to=ME).says("""
        Notér den spilfører, der spillede kontrakten.
        Annullér ikke spillet.""")
    declarer_plays_the_contract = Step("54B").says("""
        Udspillet står, og {declarer} spiller kontrakten.
        = {declarer} spiller kontrakten""")
    second_card_from_hand = Step("54B1", "Læg nu til fra hånden.", to="declarer")
    if_from_table = HandOver("54B2", "second_card_from_dummy", when=When.DURING_PLAY)
    declarer_plays = Ruling(declarer_plays_the_contract, second_card_from_hand, if_from_table)
    table_card_replaced = Step("54B2", to="declarer").says("""
        Tag bordets kort tilbage, og bekend fra bordet.
        = bordet bekender i stedet""")
    table_card_stands = Step("54B2", to="declarer").says("""
        Lad bordets kort ligge som stikkets fjerde.
        Læg nu til fra hånden.
        = bordets kort bliver liggende""")
    dummy_and_played = "{declarer} bliver blind; {partner} spiller sit kort i tur"
    they_may_use_it = (
        "{offender} tager {card} op; åbningsudspil fra {leader}; {other_side} må bruge det"
    )
    """The verdict where the declaring side led."""


def opening_lead_out_of_turn(facts: OpeningLead) -> Ruling:
    """Whoever was told to lead takes it back (47E1); else only a faced lead matters (54)."""
    match facts.whose_lead:
        case WhoseLead.OWN:
            if facts.misexplained:
                return Ruling(NewIrregularity("47E2a", "misinformation"))
            return Say.led_in_turn
        case WhoseLead.DEFENDERS:
            return declaring_side_led(facts)
        case WhoseLead.PARTNERS:
            if facts.told_to_play:
                return Say.told_by_opponent
            return defender_led(facts)


def declaring_side_led(facts: OpeningLead) -> Ruling:
    """The auction is over, so 24D applies (54E); whoever it misled takes his cards up (50)."""
    if facts.cards_since:
        return Ruling(
            CardBack("24D"),
            Say.cards_since_back,
            Say.leader_leads_face_down,
            Say.free_to_use,
            *taken_back.Say.cards_taken_back,
            verdict=Say.both_take_back,
        )
    return Ruling(
        CardBack("24D"),
        Say.leader_leads_face_down,
        Say.free_to_use,
        verdict=Say.they_may_use_it,
    )


def defender_led(facts: OpeningLead) -> Ruling:
    """Only a faced lead out of turn is more than a card to take up (41A, 54)."""
    match facts.faced_leads:
        case FacedLeads.NONE:
            return Ruling(CardBack("41A"), Say.leader_leads_face_down.under("41A"))
        case FacedLeads.RIGHT:
            return Ruling(Say.right_lead_stands.under("41C"), CardBack("41A"))
        case FacedLeads.BOTH:
            return both_faced()
        case FacedLeads.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card", offender="offender"))
        case FacedLeads.WRONG:
            return faced_out_of_turn(facts)


def both_faced() -> Ruling:
    """Of two leads at the same time the wrong one is later; 58A leaves what it is to 49 and 50B."""
    return Ruling(
        Say.right_lead_stands,
        PenaltyCard("50B", Size.MAJOR),
        *penalty_card.Say.while_it_lies,
        *penalty_card.Say.if_card_lies,
    )


def faced_out_of_turn(facts: OpeningLead) -> Ruling:
    """Declarer has his choice, unless he or dummy has settled it by showing a card (54A, 54C)."""
    match facts.since_lead:
        case SinceLead.DUMMY_SPREAD:
            if facts.fault_named:
                return dummy_intervened()
            return Ruling(
                Say.lead_must_be_accepted,
                Say.spreading_is_no_fault,
                Say.partners_face_down_lead_goes_back,
                *Say.declarer_plays,
            )
        case SinceLead.DECLARER_SPREAD:  # also without meaning to; 48B1 sends us here
            if not facts.led_out_of_turn:
                return Say.led_in_turn
            if facts.all_mistaken:
                return Ruling(Say.dummy_goes_on_as_declarer, Say.recorded_as_played)
            return Ruling(Say.declarer_becomes_dummy, Say.partners_face_down_lead_goes_back)
        case SinceLead.DECLARER_PLAYED:
            return Ruling(
                lead.Say.accepted_by_play,
                Say.declarer_plays_the_contract,
                Say.partners_face_down_lead_goes_back,
            )
        case SinceLead.NOTHING:  # 60C leaves declarer's rights whole
            return to_be_chosen(facts)


def to_be_chosen(facts: OpeningLead) -> Ruling:
    """Partner's face-down lead goes back, a card taken back lies again; then declarer chooses."""
    face_down = facts.partners_lead is PartnersLead.FACE_DOWN
    if facts.taken_back:
        facts.explain(Say.card_laid_open_again)
    return Ruling(Say.partners_card_back, Say.choose) if face_down else Ruling(Say.choose)


def dummy_intervened() -> Ruling:
    """Dummy may not choose for declarer; he has, so the lead stands and the score waits (72C)."""
    return Ruling(
        Say.lead_must_be_accepted,
        Say.dummy_may_not_choose,
        Say.declarer_plays_the_contract,
        Say.second_card_from_hand,
        Say.dummy_foresaw,
        Say.consider_penalty_points,
        Say.partners_face_down_lead_goes_back,
        Say.if_from_table,
    )


def lead_out_of_turn_choice(facts: LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    if facts.earlier_card or facts.partner_has_card:
        return Ruling(HandOver("51", "opening_lead_beside_card"))
    both = facts.partners_lead is PartnersLead.FACED
    facts.explain(Say.explain_five_choices)
    played = (lead.Say.partner_plays_card_in_turn,) if both else ()
    match facts.lead_choice:
        case LeadChoice.BECOME_DUMMY:
            return Ruling(
                Say.declarer_becomes_dummy, *played, verdict=Say.dummy_and_played if both else ""
            )
        case LeadChoice.DECLARE:
            return Ruling(*played, *Say.declarer_plays)
        case LeadChoice.REQUIRE:
            return penalty_card.suit_chosen(May.REQUIRE, lead.Say.lead_withdrawn, both=both)
        case LeadChoice.FORBID:
            return penalty_card.suit_chosen(May.FORBID, lead.Say.lead_withdrawn, both=both)
        case LeadChoice.LEAVE:
            return penalty_card.left(
                lead.Say.lead_withdrawn, PenaltyCard("54D", Size.MAJOR), both=both
            )


def opening_lead_beside_card(facts: LeadChosenBesideCard) -> Ruling:
    """Beside a card shown in the auction: accepted it lies on, refused Laws 50D and 51 go on."""
    faced = facts.partners_lead is PartnersLead.FACED
    facts.explain(Say.explain_five_choices)
    played = (lead.Say.partner_plays_card_in_turn,) if faced else ()
    match facts.choice_beside_card:
        case ChoiceBesideCard.BECOME_DUMMY:
            return Ruling(
                Say.declarer_becomes_dummy,
                *played,
                lead.Say.older_duties_remain,
                verdict=Say.dummy_and_played if faced else "",
            )
        case ChoiceBesideCard.DECLARE:
            return Ruling(*played, lead.Say.older_duties_remain, *Say.declarer_plays)
        case ChoiceBesideCard.REFUSE:
            both = faced or bool(facts.partner_has_card)
            return penalty_card.refused_beside(
                "54D",
                lead.Say.lead_withdrawn,
                *(lead.Say.partners_card_lies if faced else ()),
                earlier=not facts.partner_has_card or bool(facts.earlier_card),
                both=both,
            )


def penalty_cards_of_both_partner_leads(facts: BothCards) -> Ruling:
    """Who is to lead has a penalty card too, and plays it when declarer has chosen (50D1, 51)."""
    return penalty_card.led_beside_own(facts.options_for_both, "partner")


def second_card_from_dummy(facts: TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(Say.table_card_replaced, Say.second_card_from_hand)
    return Ruling(Say.table_card_stands)


SITUATION = Situation(
    opening_lead_out_of_turn,
    slug="aabningsudspil-uden-for-tur",
    title="Åbningsudspil uden for tur",
    phase=Phase.PLAY,
    intro="""
        Spørg først, om en modstander havde sagt, at spilleren skulle spille ud; så tages
        kortet blot op.
        Er det forkerte kort vendt uden den undskyldning, har spilfører som regel fem
        muligheder, og alle fem skal forklares, før han vælger.""",
    laws=("54", "47E1", "58A", "41A", "50D"),
    who=Who("offender", "Hvem spillede ud?"),
    parts=(
        Part(lead_out_of_turn_choice, "Spilførers fem valg", known=""),
        Part(
            opening_lead_beside_card,
            "Der ligger et strafkort fra meldeforløbet",
            known="der ligger et strafkort fra meldeforløbet",
        ),
        Part(
            penalty_cards_of_both_partner_leads,
            "Begge modspillere har strafkort, når udspillet er afvist",
            known="begge modspillere har strafkort, og {partner} skal spille ud",
        ),
        Part(second_card_from_dummy, "Spilfører lægger først til fra bordet"),
    ),
    confuse=("penalty_card", "lead_restrictions", "correct_explanation"),
    phrases=Phrases(
        does="""
            spillede vendte smed spillet spiller vender udspil""",
        turns={OpeningLead.whose_lead: {"partner": WhoseLead.PARTNERS}},
    ),
    statements={
        OpeningLead.told_to_play: {
            YesNo.NO: "",
            YesNo.YES: "en modstander havde sagt, at {offender} skulle spille ud",
        },
    },
    doubts=(
        Doubt("54A").says("""
            Loven siger ikke, hvad der gælder, når den forkerte hånd er blevet bord efter et
            udspil i tur.
            Her tages den op, når det opdages."""),
        Doubt("20F4").says("""
            Rettes en forklaring, mens et fordækt udspil uden for tur ligger, siger loven ikke,
            om § 41A eller § 21B kommer først.
            Her tages kortet op, før meldingen kan ændres."""),
        Doubt("54E").says("""
            Loven siger ikke, hvad der gælder for en modspiller, der lagde sin hånd ned eller
            lagde til efter et udspil fra spilførers side.
            § 50 gør kortene til strafkort, medmindre du bestemmer andet.
            Her tages de op, og spilførers side må ikke bruge dem."""),
        Doubt("58A").says("""
            Vendes begge udspil samtidig, siger loven kun, at det forkerte er det seneste.
            Efter § 57D kunne det spilles i tur, hvis det er lovligt.
            Her er det et stort strafkort efter §§ 49 og 50B."""),
        Doubt("60C").says("""
            Har begge modspillere vendt et udspil, det forkerte først, siger loven ikke, at det
            andet bliver strafkort.
            Her gør det, og spilfører beholder sine valg."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "54D").says("""
            Afvises udspillet, er det endnu et stort strafkort; har {partner} også et, vælges
            om begge."""),
        SECOND_CARD,
        Encounter(Lasting.LEAD_RIGHT, How.LAST, "26B", settled="lead_restrictions").says("""
            Afgør udspillet først. Forbuddet gælder kun den spiller, retten står ved, første gang
            han selv har udspillet."""),
        BOTH_BIND,
        Encounter(Lasting.OPEN_REVOKE, How.APART, "61A").says("""
            Før åbningsudspillet findes der intet stik at svigte kulør i."""),
        Encounter(Lasting.REVOKED, How.APART, "63A1").says("""
            Før åbningsudspillet kan ingen kulørsvigt være etableret."""),
    ),
)
