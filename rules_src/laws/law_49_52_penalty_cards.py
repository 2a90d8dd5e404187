"""Law 49: which exposed card is a penalty card (with 24, 47E, 48A, 50, 56B, 60B, 62B1 and 68).

The offender is the player whose card has been seen.
"""

from rules_src.laws.common import dummy, lead, taken_back
from rules_src.laws.common import penalty_card as common_penalty_card
from rules_src.laws.common.encounters import PLAY
from rules_src.laws.common.lead import ChosenForBoth, EarlierCard, OpponentsWord, PartnersCard
from rules_src.laws.common.unauthorised import Say as UnauthorisedSay
from rules_src.model import *


class CardOf(Answer):
    DEFENDER = A("""
        en modspillers
        =
        ~ ^som/et strafkort; ^PLADS strafkort""")
    DECLARING_SIDE = A("""
        {declarer's} eller {dummy's}
        = kortet er {declarer's} eller {dummy's}
        ~ ^spilfører/blind tabte/viste kort*/KORT/FARVE""")


class SeenDuring(Answer):
    PLAY = A("""
        efter meldingerne
        =
        ~ DERSPILLES; ^midt i spil*""")
    RUNNING = "under meldingerne, og der meldes stadig"
    DECLARING = A("""
        under meldingerne, og {offending_side} spiller kontrakten
        = det blev vist under meldingerne, og {offending_side} har kontrakten""")
    DEFENDING = A("""
        under meldingerne, og {offender} blev modspiller
        = det blev vist under meldingerne, og {offender} er modspiller""")


class Claimed(Answer):
    NO = A("nej", told="")
    PLAYED_ON = A("""
        nej, men alle fire har valgt at spille videre efter et krav
        = alle fire havde valgt at spille videre efter et krav""")
    THIS_TRICK = A("""
        ja, kun det stik, der var i gang
        = {offender} krævede eller opgav kun det stik, der var i gang""")
    OBJECTED = A("""
        ja, {offender} opgav flere stik, men {partner} protesterede straks
        = {offender} opgav flere stik, men {partner} protesterede straks""")
    MORE = A("""
        ja, flere stik, og ingen protesterede mod et afkald
        = {offender} krævede eller opgav flere stik, og ingen protesterede mod et afkald""")


class WhySeen(Answer):
    ACCIDENT = A("""
        {offender} tabte det eller kom til at vise det
        = {offender} tabte det eller kom til at vise det
        ~ tabte kort*/KORT/FARVE; kort*/KORT faldt/røg; kort*/KORT uheld; ^kom til vise/slippe/tabe;
          ^KORT/kort* røg/faldt/smuttede/dumpede/landede/fløj; ^uheld* tabt/tabte;
          taber/tabt/mistede kort*/KORT/den/det; ^kom til at vise/tabe/slippe/smide; tabte
          den/det""")
    PLAYED = A("{offender} spillede det", told="")
    NAMED = A("""
        {offender} viste det med vilje eller sagde, at det er på hånden
        ~ ^røbede/nævnte han/hun havde; ^sagde/siger/fortalte han/hun/jeg har/havde/sad
          KORT/es*/konge*/dame*; ^røbede at han/hun""")


class HowPlayed(Answer):
    LEAD = "som senere udspil uden for tur"
    OPENING_LEAD = "som åbningsudspil uden for tur"
    PREMATURE = "som tilspil før {offender's} tur"
    REVOKE = "i tur, men det tages op, fordi en kulørsvigt rettes"
    IN_TURN = "i tur, kortet var lovligt, og {declarer} skulle ikke vælge først"
    BEFORE_NEW_LEAD = "før {declarer} havde rettet et udspil fra forkert hånd"


class SeenCard(Facts):
    card_of = Fact(
        CardOf,
        "48A",
        "Hvis kort blev vist?",
        assume=CardOf.DEFENDER,
        sits={CardOf.DEFENDER: DEFENDS, CardOf.DECLARING_SIDE: DECLARES},
    )
    seen_during = Fact(
        SeenDuring,
        "24",
        "Hvornår blev kortet vist?",
        assume=SeenDuring.PLAY,
        sits={SeenDuring.DECLARING: DECLARES, SeenDuring.DEFENDING: DEFENDS},
    )
    claimed = Fact(
        Claimed,
        "68",
        assume=Claimed.NO,
        stands={Effect(Lasting.VOID_CLAIM, EVERYONE): Claimed.PLAYED_ON},
    ).asks("""
        Krævede eller opgav {offender} stik med kortet?
        + § 57A gælder, hvis kortet blev spillet til stikket før {partner's}.""")
    why_seen = Fact(
        WhySeen,
        "49",
        told={
            (
                WhySeen.PLAYED,
                WhySeen.NAMED,
            ): """
                {offender} spillede det, viste det med vilje eller sagde, at det er på hånden"""
        },
    ).asks("""
        Hvordan blev kortet vist?
        + Fulgte to kort med hinanden, vælger {offender}, hvilket der spilles (§ 58B2).""")
    opponents_fault = Fact(YesNo, "50", assume=YesNo.NO).asks("""
        Var en modstander skyld i, at kortet blev vist?
        ja = en modstander var skyld i, at kortet blev vist
        nej =
        ja ~ ^skubbet/stødt/puffet af; ^spilfører/modstander*/modpart*
          skubbede/stødte/puffede/ramte/væltede; ^PLADS skubbede/stødte/puffede/ramte/væltede
          EJER/PLADS""")
    could_be_seen = Fact(YesNo, "49", assume=YesNo.YES).asks("""
        Kunne {partner} have set forsiden?
        + Det er nok, at {partner} kunne have set den. Det er lige meget, om det skete.
        ja =
        nej = {partner} kunne ikke have set forsiden
        ja ~ ^billed* op; ^åbent på; ^så alle kunne; ^synlig* for; makker kunne/nåede se/set
        nej ~ makker kunne/nåede/så ikke; ikke makker set/se; ^bagside* op""")
    told_to_play = OpponentsWord.told_to_play
    how_played = Fact(HowPlayed, "49").asks("""
        Hvordan blev det spillet?
        + Skulle {declarer} først vælge over for {partner's} strafkort, så begynd med det kort.""")
    refused = Fact(YesNo, "56B", "Har {declarer} afvist udspillet?")
    wrong_explanation = Fact(YesNo, "47E2a", assume=YesNo.NO).asks("""
        Spillede {offender} det efter en modstanders forkerte forklaring?""")


class Cards(Answer):
    LOW = A("""
        ét kort under 10
        = der er vist ét kort under 10
        ~ ^PLADS/modspiller/til tabte/tabe/viste/vise SMÅT; ^tabte/viste lille; ^SMÅT strafkort*;
          ^PLADS/modspiller/makker/han/hun/jeg tabte/taber/tabt/viste/viser/mistede/smed/lagde SMÅT;
          SMÅT røg/faldt/landede/smuttede/dumpede/fløj; SMÅT liggende/ligger""")
    HONOUR = A("""
        én honnør (10 eller højere)
        = der er vist én honnør (10 eller højere)
        ~ ^PLADS/modspiller/til tabte/tabe/viste/vise HONNØR; ^HONNØR strafkort*; siger/sagde
          jeg har es*/konge*/dame*; ^PLADS/modspiller/makker/han/hun/jeg
          tabte/taber/tabt/viste/viser/mistede/smed/lagde HONNØR; HONNØR
          røg/faldt/landede/smuttede/dumpede/fløj; HONNØR liggende/ligger;
          siger/sagde/sige/røbede han/hun/jeg HONNØR; sad/sidder med HONNØR""")
    SEVERAL = A("""
        to eller flere
        = der er vist to eller flere kort
        ~ ^to/tre strafkort*; tabte KORT … KORT; ^PLADS/modspiller tabte KORT … KORT;
          tabte/viste/har es … konge*/dame*; ^to/tre/flere store/små strafkort*; KORT … KORT
          liggende/ligger/røg/faldt; ^har/havde KORT … KORT strafkort*""")


class SeenCards(Facts):
    dummy_first = dummy.FirstToMention.dummy_first
    earlier_card = EarlierCard.earlier_card
    cards = Fact(Cards, "50B", "Hvilke af {offender's} kort er vist?")
    why_seen = SeenCard.why_seen


class EarlyLead(Answer):
    NO = A("nej, eller kun med bagsiden op", told="")
    LED = A("ja, åbent", told="{partner} har spillet åbent ud, før {declarer} valgte")
    FOLLOWED = "ja, og hånden efter har lagt til"


class WhoseTurn(Answer):
    OTHER = A("""
        en anden, eller {partner} lægger til
        = en anden har tur, eller {partner} skal lægge til""")
    PARTNER_TO_LEAD = A("""
        {partner}, som skal spille ud
        = {partner} skal spille ud
        ~ ^makker er inde; ^makkers udspil*/tur; ^makker skal/har ud/udspil*""")
    CAN_PLAY = A("""
        {offender}, og et strafkort kan spilles lovligt
        = {offender} har tur og kan lovligt spille et strafkort""")
    MUST_FOLLOW = A("""
        {offender}, men intet strafkort kan spilles lovligt
        = {offender} har tur, men kan ikke lovligt spille et strafkort""")


class LeadOption(Answer):
    REQUIRE = A("""
        kræver udspil i strafkortets farve
        = {declarer} kræver udspil i strafkortets farve
        ~ ^spilfører kræver*/forlanger*/krævede/forlangte FARVE/farve*/udspil*""")
    FORBID = A("""
        forbyder udspil i strafkortets farve
        = {declarer} forbyder udspil i strafkortets farve
        ~ ^spilfører forbyder*/forbød* FARVE/farve*/udspil*; ^spilfører vil/ville ikke have
          FARVE""")
    LEAVE = A("""
        lader strafkortet ligge, og det binder ikke udspillet
        ~ ^spilfører vil/ville ikke kræve/vælge/bestemme; ^spilfører lader/lod ligge""")


class LeadOptions(Answer):
    REQUIRE = A("""
        kræver udspil i strafkortenes farve
        = {declarer} kræver udspil i strafkortenes farve""")
    FORBID = A("""
        forbyder udspil i strafkortenes farve
        = {declarer} forbyder udspil i strafkortenes farve""")
    LEAVE = "lader strafkortene ligge, og de binder ikke udspillet"


class SuitOptions(Answer):
    REQUIRE = A("""
        kræver udspil i ét strafkorts farve
        = {declarer} kræver udspil i ét strafkorts farve""")
    FORBID = A("""
        forbyder udspil i nogle af strafkortenes farver
        = {declarer} forbyder udspil i nogle af strafkortenes farver""")
    FORBID_ALL = A("""
        forbyder udspil i alle strafkortenes farver
        = {declarer} forbyder udspil i alle strafkortenes farver""")
    LEAVE = "lader strafkortene ligge, og de binder ikke udspillet"


class SuitsOfCards(Answer):
    ONE = A("ja, alle", told="{offender} har flere strafkort i samme farve")
    SEVERAL = A("nej, i flere farver", told="{offender} har strafkort i flere farver")


class CardOnTable(Facts):
    early_lead = Fact(EarlyLead, "50D2", assume=EarlyLead.NO).asks("""
        Har {partner} spillet ud, før {declarer} valgte?""")
    whose_turn = Fact(
        WhoseTurn,
        "50D1a",
        by_seat={
            "offender": (WhoseTurn.CAN_PLAY, WhoseTurn.MUST_FOLLOW),
            "partner": (WhoseTurn.PARTNER_TO_LEAD, WhoseTurn.OTHER),
            "lho": (WhoseTurn.OTHER,),
            "rho": (WhoseTurn.OTHER,),
            "": (WhoseTurn.OTHER,),
        },
    ).asks("""
        Hvem har tur?""")
    partners_card = PartnersCard.partners_card
    lead_right = Fact(
        YesNo, "26B", assume=YesNo.NO, stands={Effect(Lasting.LEAD_RIGHT): YesNo.YES}
    ).asks("""
        Kan {declarer} endnu forbyde {offender} en farve i udspillet?
        + Retten kommer af en melding, der blev trukket tilbage eller annulleret.
        ja = {declarer} kan endnu forbyde {offender} en farve
        nej =""")
    offender_leads = Fact(
        YesNo,
        "50D2",
        "Skal {offender} spille ud?",
        assume=YesNo.NO,
        doubted_by=(Effect(Lasting.LEAD_RIGHT), Effect(Lasting.MAJOR_CARD, "partner")),
    )


class LeadTowardsCard(Facts):
    lead_option = Option(LeadOption, "50D2", "Hvad vælger {declarer}?", chooses="declarer")


class LeadTowardsCards(Facts):
    same_suit = Fact(SuitsOfCards, "51B", "Er strafkortene i samme farve?")
    lead_options = Option(LeadOptions, "51B", "Hvad vælger {declarer}?", chooses="declarer")
    suit_options = Option(SuitOptions, "51B2", "Hvad vælger {declarer}?", chooses="declarer")


class LeadWithOwnCard(Facts):
    early_lead = CardOnTable.early_lead
    whose_turn = CardOnTable.whose_turn
    options_for_both = ChosenForBoth.options_for_both


class Revoked(Answer):
    NO = "nej"
    YES = "ja, og {offending_side} har ikke spillet til næste stik"
    ESTABLISHED = "ja, og {offending_side} har spillet til næste stik"


MINOR_CARD = (Effect(Lasting.MINOR_CARD),)
"""It binds no play but that of another small card in its suit (50C)."""


class CardNotPlayed(Facts):
    was_due = Fact(YesNo, "52A", assume=YesNo.YES, doubted_by=MINOR_CARD).asks("""
        Skulle strafkortet have været spillet?
        + Nej, hvis {offender} skulle bekende eller følge et krav og ikke kunne med
          strafkortet, eller spillede en honnør eller en anden farve før et lille strafkort.""")
    revoked = Fact(Revoked, "62A", assume=Revoked.NO).asks("""
        Kunne {offender} bekende med strafkortet, men spillede en anden farve?""")
    declarer_played_on = Fact(YesNo, "52B1b").asks("""
        Har {declarer} spillet videre fra hånden eller bordet?""")
    other_card_accepted = Option(YesNo, "52B1a", chooses="declarer").asks("""
        Accepterer {declarer} det spillede kort?""")


class RestrictedLead(Facts):
    could_follow = Fact(YesNo, "59").asks("""
        Kunne {partner} følge {declarer's} krav eller forbud?
        + Nej, hvis {partner} mangler den krævede farve eller kun har den forbudte.""")


class Say(Steps):
    card_is_played = Step("45C1").says("""
        Kortet er spillet, og stikket går videre.
        = kortet er spillet""")
    unless_declarer_played = Step("45C2", to=ME).says("""
        Lad kortet blive i stikket, hvis {declarer} har spillet det.""")
    whole_hand_is_a_claim = Step("48B2", to=ME).says("""
        Lagde {declarer} hele hånden ned, er det et krav, medmindre det klart ikke var
        meningen.""")
    meant_for_partner = Step("73B1", to=ME).says("""
        Overvej strafpoint, hvis {offender} ville fortælle {partner} noget.""")
    is_penalty_card = Step("49", to=ME).says("""
        Afgør, om strafkortet er lille eller stort.""")
    play_penalty_card = Step(
        "50D1a",
        to="offender",
        settled_by=("was_due",),
        leaves=common_penalty_card.HOW_SHOWN["offender"],
        ends=penalty_cards_of("offender"),
    ).says("""
        Det er din tur.
        Spil strafkortet nu.
        = {offender} spiller strafkortet nu""")
    declarer_picks_penalty_card = Step("51A", to="offender", settled_by=("was_due",)).says("""
        Spil et strafkort nu.
        {Declarer} vælger, hvis du lovligt kan spille flere.
        = {offender} spiller et strafkort nu""")
    lead_right_comes_first = Step("26B", to="declarer").says("""
        Vælg først, om du forbyder {offender} en farve i udspillet.
        = {declarer} vælger først om en farve""")
    lead_right_first = Ruling(
        lead_right_comes_first, common_penalty_card.Say.leads_own_penalty_card_if_allowed
    )
    penalty_card_waits = Step("50D1b", to="offender").says("""
        Spil et kort fra hånden nu.
        Spil et strafkort, så snart du lovligt kan.
        = {offender} spiller først et andet kort""")
    lead_becomes_penalty_card = Step(
        "49", to="partner", leaves=(Effect(Lasting.MAJOR_CARD, "partner"),)
    ).says("""
        Lad dit udspil ligge som stort strafkort.
        = {partner} får stort strafkort""")
    penalty_cards_in_suit_back = Step(
        "51B", "Tag alle dine strafkort op.", to="offender", ends=penalty_cards_of("offender")
    )
    early_lead_stands = Step("60A2", to="partner").says("""
        Dit udspil står, fordi hånden efter har lagt til.
        = {partner's} udspil står""")
    lead_stands = (
        early_lead_stands,
        lead.Say.older_duties_remain,
        common_penalty_card.Say.play_penalty_card_when_legal,
    )
    """A play from the next hand costs declarer his choice, but no older penalty card goes (60A)."""
    some_back = (
        common_penalty_card.Say.penalty_cards_chosen_back.under("51B2"),
        common_penalty_card.Say.play_penalty_card_when_legal,
    )
    """Which cards go back declarer's choice says; where all are alike, one of them does (51B2)."""
    card_stays_played = Step("52A", to="offender").says("""
        Du må ikke selv tage det spillede kort tilbage.""")
    penalty_card_was_not_due = Step("52A", to="offender").says("""
        Det kort, du spillede, gælder.
        Lad strafkortet ligge, for det skulle ikke spilles endnu.
        = strafkortet skulle ikke spilles endnu""")
    other_card_stands = Step("52B1b", to="offender").says("""
        Det kort, du spillede, gælder.
        Dit strafkort bliver liggende.
        = det spillede kort gælder""")
    left_unplayed_is_free = Step("64B3", leaves=(Effect(Lasting.REVOKED),)).says("""
        Det koster ingen stik, at strafkortet ikke blev spillet.
        = ingen stik overføres""")
    """A card that the law requires was not played, so it is a revoke (61A), but of a faced card."""
    mind_damage = AdjustedScore("64C1", Grounds.NOT_COMPENSATED, when=When.AFTER_PLAY)
    penalty_card_instead = Step(
        "52B2",
        to="offender",
        leaves=common_penalty_card.HOW_SHOWN["offender"],
        ends=penalty_cards_of("offender", common_penalty_card.PLAYED),
    ).says("""
        Spil strafkortet i stedet.
        = {offender} spiller strafkortet i stedet""")
    wrong_card_major = Step(
        "52B2",
        to="offender",
        leaves=(Effect(Lasting.MAJOR_CARD, detail=common_penalty_card.WITHDRAWN),),
    ).says("""
        Lad hvert kort, du spillede forkert, ligge som stort strafkort.
        = det andet er stort strafkort""")
    wrong_card_lies = (
        *common_penalty_card.Say.while_it_lies,
        common_penalty_card.Say.bound_while_it_lies,
    )
    replaced = Ruling(penalty_card_instead, wrong_card_major, *wrong_card_lies)
    revoke_corrected = Ruling(
        penalty_card_instead.under("62A"), wrong_card_major.under("62B1"), *wrong_card_lies
    )
    """Declarer is not asked: a revoke that is not established must be corrected (62A)."""
    no_suit_of_a_card = "{partner} må ikke spille ud i nogen af strafkortenes farver"
    no_penalty_card = "ikke strafkort"
    no_use_of_it = "ikke strafkort; {partner} må ikke bruge det viste"
    """Verdicts where the card goes back to the hand."""


def penalty_card(facts: SeenCard) -> Ruling:
    """A defender's card that his partner could see becomes a penalty card, with exceptions (49)."""
    match facts.seen_during:
        case SeenDuring.RUNNING:
            return Ruling(NewIrregularity("24", "card_exposed_in_auction", offender="offender"))
        case SeenDuring.DECLARING:
            return Ruling(CardBack("24D"), verdict=Say.no_penalty_card)
        case SeenDuring.DEFENDING:
            return seen(facts, "24E")
        case SeenDuring.PLAY:
            return seen_in_play(facts)


def seen_in_play(facts: SeenCard) -> Ruling:
    """A card is no penalty card if it is declarer's, played in turn or shown in a claim (49)."""
    if facts.card_of is CardOf.DECLARING_SIDE:
        return Ruling(
            CardBack("48A"),
            Say.unless_declarer_played,
            Say.whole_hand_is_a_claim,
            verdict=Say.no_penalty_card,
        )
    if facts.claimed is not Claimed.NO:
        return seen_in_claim(facts)
    if facts.why_seen is WhySeen.PLAYED:
        return played(facts)
    return seen(facts, "49")


def seen(facts: SeenCard, section: str) -> Ruling:
    """A card need only have been in a position where partner could see its face (49)."""
    if facts.why_seen is WhySeen.NAMED:
        facts.tell(Say.meant_for_partner)
    if facts.why_seen is WhySeen.ACCIDENT:
        if facts.opponents_fault:  # "unless the Director designates otherwise"
            return Ruling(CardBack("50"), verdict=Say.no_penalty_card)
        if not facts.could_be_seen:
            return Ruling(CardBack("49"), verdict=Say.no_penalty_card)
    return _penalty_card(facts, section)


def played(facts: SeenCard) -> Ruling:
    """A card is no penalty card if played in turn or at an opponent's word (47E, 49)."""
    if facts.told_to_play:
        return taken_back.Say.told_back
    match facts.how_played:
        case HowPlayed.IN_TURN:
            if facts.wrong_explanation:
                return Ruling(NewIrregularity("47E2a", "misinformation"))
            return Ruling(Say.card_is_played)
        case HowPlayed.OPENING_LEAD:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn", offender="offender"))
        case HowPlayed.LEAD:
            if facts.refused:
                return _penalty_card(facts, "56B")
            return Ruling(NewIrregularity("53A", "lead_out_of_turn", offender="offender"))
        case HowPlayed.PREMATURE:
            return Ruling(NewIrregularity("57A", "premature_play", offender="offender"))
        case HowPlayed.BEFORE_NEW_LEAD:
            return _penalty_card(facts, "60B")
        case HowPlayed.REVOKE:
            return _penalty_card(facts, "62B1")


def seen_in_claim(facts: SeenCard) -> Ruling:
    """Cards shown with a claim or concession are not penalty cards where play goes on (68)."""
    if facts.claimed is Claimed.MORE:
        return Ruling(
            NewIrregularity("68D", "claim", offender="offender", knows="claim_kind=claim")
        )
    if facts.claimed is Claimed.PLAYED_ON:  # Laws 16 and 50 do not apply
        return Ruling(CardBack("68D2bii"), verdict=Say.no_penalty_card)
    section = "68" if facts.claimed is Claimed.THIS_TRICK else "68B2"
    unauthorised = Information(section, Status.UNAUTHORISED, About.CARD)
    return Ruling(CardBack(section), unauthorised, UnauthorisedSay.used, verdict=Say.no_use_of_it)


def _penalty_card(facts: SeenCard, section: str) -> Ruling:
    facts.explain(Say.is_penalty_card.under(section))
    return Ruling(HandOver(section, "penalty_card_kind"))


def penalty_card_kind(facts: SeenCards) -> Ruling:
    """One card below an honour, exposed unintentionally, is minor; every other is major (50B)."""
    if facts.dummy_first:  # play goes on as if nothing had happened
        return Ruling(CardBack("43B3"), dummy.Say.only_defenders, verdict=Say.no_penalty_card)
    if facts.earlier_card:
        return common_penalty_card.Say.several
    if facts.cards is Cards.SEVERAL:
        return common_penalty_card.SEVERAL_SHOWN
    if facts.cards is Cards.HONOUR or facts.why_seen is not WhySeen.ACCIDENT:
        return common_penalty_card.Say.major
    return common_penalty_card.Say.minor


def penalty_card_not_played(facts: CardNotPlayed) -> Ruling:
    """A revoke is corrected; else declarer may accept the other card, or must (62A, 52B)."""
    if not facts.was_due:
        return Ruling(Say.penalty_card_was_not_due)
    if facts.revoked is Revoked.ESTABLISHED:
        return Ruling(NewIrregularity("63A1", "revoke", offender="offender", knows="failure=suit"))
    facts.explain(Say.card_stays_played)
    if facts.revoked is Revoked.YES:
        return Say.revoke_corrected
    if facts.declarer_played_on:
        return Ruling(Say.other_card_stands, Say.left_unplayed_is_free, Say.mind_damage)
    if facts.other_card_accepted:
        return Ruling(Say.other_card_stands.under("52B1a"))
    return Say.replaced


def lead_restriction_not_followed(facts: RestrictedLead) -> Ruling:
    """Who cannot lead as required plays any legal card (59); who could and did not has revoked."""
    if facts.could_follow:
        return Ruling(
            NewIrregularity("61A", "revoke", offender="partner", knows="failure=restricted")
        )
    return Ruling(lead.Say.any_legal_card)


OF_BOTH = HandOver("50D2", "penalty_cards_of_both_lead")


def penalty_card_turn(facts: CardOnTable) -> Ruling:
    """A major penalty card is played at the first legal opportunity; partner's lead waits (50D)."""
    return _turn(facts, Say.play_penalty_card, HandOver("50D2", "penalty_card_lead"))


def penalty_cards_turn(facts: CardOnTable) -> Ruling:
    """With several penalty cards declarer designates the one to play; partner's lead waits (51)."""
    return _turn(facts, Say.declarer_picks_penalty_card, HandOver("51B", "penalty_cards_lead"))


def _turn(facts: CardOnTable, must_play: AnyStep, choice: HandOver) -> Ruling:
    if facts.early_lead is EarlyLead.FOLLOWED:
        return Ruling(*Say.lead_stands, common_penalty_card.Say.if_not_played)
    if facts.early_lead is EarlyLead.LED:  # it must now be led, whatever the choice leaves
        all_may_use, _, helped = common_penalty_card.Say.while_they_lie
        how_shown = lead.Say.how_partners_was_shown
        return Ruling(Say.lead_becomes_penalty_card, all_may_use, how_shown, helped, OF_BOTH)
    match facts.whose_turn:
        case WhoseTurn.CAN_PLAY:
            if facts.offender_leads:
                if facts.lead_right:
                    return Say.lead_right_first
                if facts.partners_card:
                    return Ruling(OF_BOTH)
            return Ruling(must_play, common_penalty_card.Say.if_not_played)
        case WhoseTurn.MUST_FOLLOW:
            return Ruling(Say.penalty_card_waits)
        case WhoseTurn.PARTNER_TO_LEAD:
            if facts.partners_card:
                return Ruling(OF_BOTH)
            facts.explain(lead.Say.lead_waits_for_declarer)
            return Ruling(choice)
        case WhoseTurn.OTHER:
            return Ruling(*common_penalty_card.Say.play_goes_on)


def penalty_card_lead(facts: LeadTowardsCard) -> Ruling:
    """Declarer may require the suit, forbid it or leave the card; the first two free it (50D2)."""
    if facts.lead_option is LeadOption.LEAVE:
        return Ruling(*common_penalty_card.Say.left, common_penalty_card.Say.if_not_played)
    may = May.REQUIRE if facts.lead_option is LeadOption.REQUIRE else May.FORBID
    return common_penalty_card.suit_chosen(may)


def penalty_cards_lead(facts: LeadTowardsCards) -> Ruling:
    """Requiring or forbidding a suit frees every penalty card in that suit, and no other (51B)."""
    if facts.same_suit is SuitsOfCards.ONE:
        back = Say.penalty_cards_in_suit_back
        match facts.lead_options:
            case LeadOptions.REQUIRE:
                return _restrict("51B1a", May.REQUIRE, Suits.CARD, back)
            case LeadOptions.FORBID:
                return _restrict("51B1b", May.FORBID, Suits.CARD, back)
            case LeadOptions.LEAVE:
                return _left(common_penalty_card.Say.any_lead_penalty_card_stays)
    match facts.suit_options:
        case SuitOptions.REQUIRE:
            return _restrict("51B2a", May.REQUIRE, Suits.ONE_OF_CARDS, *Say.some_back)
        case SuitOptions.FORBID:
            return _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, *Say.some_back)
        case SuitOptions.FORBID_ALL:
            back = Say.penalty_cards_in_suit_back
            every = _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, back)
            return Ruling(*every, verdict=Say.no_suit_of_a_card)
        case SuitOptions.LEAVE:
            return _left(common_penalty_card.Say.any_lead_penalty_card_stays.under("51B2c"))


def _left(leads_freely: AnyStep) -> Ruling:
    return Ruling(
        leads_freely, common_penalty_card.Say.choice_returns, common_penalty_card.Say.if_not_played
    )


def _restrict(section: str, may: May, suits: Suits, *back: AnyStep) -> Ruling:
    return Ruling(
        LeadRestriction(section, may, suits, chosen=True),
        *back,
        *common_penalty_card.Say.some_picked_up,
        common_penalty_card.Say.if_disobeyed,
    )


def penalty_cards_of_both_lead(facts: LeadWithOwnCard) -> Ruling:
    """Declarer chooses over the cards of who is not to lead; who leads plays his own (50D1, 51)."""
    led = facts.early_lead is EarlyLead.LED
    by_offender = not led and facts.whose_turn is WhoseTurn.CAN_PLAY
    leader = "offender" if by_offender else "partner"
    return common_penalty_card.led_beside_own(facts.options_for_both, leader)


class SeenWithAnother(SeenCards):
    """Law 58B2 lets the player say which of two cards he plays, not which of them he meant."""

    meant = Fact(YesNo, "58B2", "Var det viste kort det, {offender} ville spille?")


def named_is_no_play(facts: SeenCards) -> Ruling:
    """Only a card that was played is exposed deliberately (50B)."""
    if facts.dummy_first or facts.earlier_card or facts.cards is Cards.SEVERAL:
        return penalty_card_kind(facts)
    if facts.cards is Cards.HONOUR or facts.why_seen is WhySeen.PLAYED:
        return common_penalty_card.Say.major
    return common_penalty_card.Say.minor


def meant_is_played(facts: SeenWithAnother) -> Ruling:
    """The card that was meant is exposed by playing it, though another was chosen (50B, 58B2)."""
    if facts.dummy_first or facts.earlier_card or facts.cards is not Cards.LOW:
        return penalty_card_kind(facts)
    if facts.why_seen is WhySeen.ACCIDENT and facts.meant:
        return common_penalty_card.Say.major
    return penalty_card_kind(facts)


SITUATION = Situation(
    penalty_card,
    slug="strafkort",
    title="Vist kort og strafkort",
    phase=Phase.PLAY,
    intro="""
        Et kort, som en modspiller har vist, kan blive strafkort.
        Hvordan det kom frem, hvor højt det er, og om der ligger flere, afgør, om det er lille
        eller stort.
        Kun store strafkort giver spilfører et valg, når modspilleren overfor skal spille ud.""",
    laws=("49", "50", "51", "52", "59"),
    who=Who("offender", "Hvilken modspiller viste et kort? (Spilførers: ikke strafkort)"),
    parts=(
        Part(penalty_card_kind, "Lille eller stort strafkort?", known=""),
        Part(penalty_card_turn, "Ét stort strafkort: hvem har tur?"),
        Part(
            penalty_card_lead,
            "Ét stort strafkort: spilførers valg før udspillet",
            known="{offender} har ét stort strafkort",
        ),
        Part(penalty_cards_turn, "Flere strafkort: hvem har tur?"),
        Part(penalty_cards_lead, "Flere strafkort: spilførers valg før udspillet", known=""),
        Part(
            penalty_cards_of_both_lead,
            "Begge modspillere har strafkort: før udspillet",
            known="begge modspillere har strafkort",
        ),
        Part(penalty_card_not_played, "Strafkortet blev ikke spillet"),
        Part(lead_restriction_not_followed, "Kravet eller forbuddet blev ikke fulgt"),
    ),
    confuse=("lead_restrictions", "card_played"),
    phrases=Phrases(
        does="""
            tabte tabe viste vise slippe røbede viser slap nævnte strafkort siger KORT taber
            tabt smed smider faldt ligger lægger liggende"""
    ),
    statements={
        SeenCard.told_to_play: {
            YesNo.NO: "",
            YesNo.YES: """
                {offender} spillede kortet uden for tur, fordi en modstander sagde, at det var
                hans tur""",
        },
    },
    doubts=(
        Doubt(
            "47E1",
            rules=(
                "penalty_card",
                "opening_lead_out_of_turn",
                "lead_out_of_turn",
                "premature_play",
                "card_retracted",
            ),
        ).says("""
            Loven siger ikke, hvem der er den fejlende side efter § 16C, når en modstander har
            sagt forkert.
            Her er det den side, der sagde det."""),
        Doubt(
            "50B",
            rules=("penalty_card_kind",),
            readings=(
                OtherReading(
                    "kun et spillet kort er vist med vilje", "penalty_card_kind", named_is_no_play
                ),
            ),
        ).says("""
            Et lille kort, der bliver nævnt, er hverken tabt ved et uheld eller spillet
            bevidst.
            Her bliver det et stort strafkort, fordi kun uheld gør et strafkort lille."""),
        Doubt(
            "50B",
            rules=("penalty_card_kind",),
            readings=(
                OtherReading(
                    "det kort, der var ment, er vist ved at blive spillet",
                    "penalty_card_kind",
                    meant_is_played,
                ),
            ),
        ).says("""
            Følger to kort med hinanden, og spilles det ene, siger loven ikke, om det betyder
            noget, hvilket af dem {offender} mente (§ 58B2).
            Her er det andet vist ved et uheld, for loven nævner selv to kort på en gang."""),
        Doubt("43B3", rules=("penalty_card_kind",)).says("""
            Loven siger kun, at intet rettes straks, og ikke, hvad der sker med kortet.
            Her tages det op."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "50B", whose="offender").says("""
            Ligger et strafkort allerede hos spilleren, er alle hans strafkort store."""),
        Encounter(Lasting.MINOR_CARD, How.READS, "50B", whose="offender").says("""
            Et strafkort mere hos spilleren gør også hans lille strafkort stort."""),
        Encounter(Lasting.LEAD_RIGHT, How.READS, "26B").says("""
            Kan spilfører forbyde den, der skal spille ud, en farve, vælger han før udspillet."""),
        Encounter(Lasting.BOUND_LEAD, How.FIRST, "50D1b").says("""
            At bekende og følge kravet eller forbuddet går forud for at spille strafkortet."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62B1", settled="revoke").says("""
            Ret kulørsvigten først; modspillerens kort bliver også et stort strafkort."""),
    ),
)
