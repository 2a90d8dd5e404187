"""Laws 49-52: how the card came to be seen, and what may be done while it lies."""

from __future__ import annotations

from rules_src.laws.common.lead import (
    ChosenForBoth,
    EarlierCard,
    OpponentsWord,
    PartnersCard,
)
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo


class CardOf(Answer):
    DEFENDER = "en modspillers"
    DECLARING_SIDE = "{declarer's} eller {dummy's}"


class SeenDuring(Answer):
    PLAY = "under spillet"
    RUNNING = "under meldingerne, og der meldes stadig"
    DECLARING = "under meldingerne, og {offending_side} spiller kontrakten"
    DEFENDING = "under meldingerne, og {offender} blev modspiller"


class Claimed(Answer):
    NO = "nej"
    THIS_TRICK = "ja, kun det stik, der var i gang"
    OBJECTED = "ja, {offender} opgav flere stik, men {partner} protesterede straks"
    MORE = "ja, flere stik, og ingen protesterede mod et afkald"


class WhySeen(Answer):
    ACCIDENT = "{offender} tabte det eller kom til at vise det"
    PLAYED = "{offender} spillede det"
    NAMED = "{offender} viste det med vilje eller sagde, at det er på hånden"


class HowPlayed(Answer):
    LEAD = "som senere udspil uden for tur"
    OPENING_LEAD = "som åbningsudspil uden for tur"
    PREMATURE = "som tilspil før {offender's} tur"
    REVOKE = "i tur, men som en kulørsvigt, der er rettet"
    IN_TURN = "i tur, og kortet var lovligt"
    BEFORE_NEW_LEAD = "før {declarer} havde rettet et udspil fra forkert hånd"


class SeenCard(Facts):
    card_of = Fact(CardOf, "Hvis kort blev vist?", "48A", assume=CardOf.DEFENDER)
    seen_during = Fact(SeenDuring, "Hvornår blev kortet vist?", "24", assume=SeenDuring.PLAY)
    claimed = Fact(
        Claimed,
        "Krævede eller opgav {offender} stik med kortet?",
        "68",
        help="§\u00a057A gælder, hvis kortet blev spillet til stikket før {partner's}.",
        assume=Claimed.NO,
    )
    why_seen = Fact(
        WhySeen,
        "Hvordan blev kortet vist?",
        "49",
        help="Fulgte to kort med hinanden, vælger {offender}, hvilket der spilles (§\u00a058B2).",
    )
    opponents_fault = Fact(
        YesNo, "Var en modstander skyld i, at kortet blev vist?", "50", assume=YesNo.NO
    )
    could_be_seen = Fact(
        YesNo,
        "Kunne {partner} have set forsiden?",
        "49",
        help="Det er nok, at {partner} kunne have set den. Det er lige meget, om det skete.",
        assume=YesNo.YES,
    )
    told_to_play = OpponentsWord.told_to_play
    how_played = Fact(HowPlayed, "Hvordan blev det spillet?", "49")
    refused = Fact(YesNo, "Har {declarer} afvist udspillet?", "56B")
    wrong_explanation = Fact(
        YesNo,
        "Spillede {offender} det efter en modstanders forkerte forklaring?",
        "47E2a",
        assume=YesNo.NO,
    )


class Cards(Answer):
    LOW = "ét kort under 10"
    HONOUR = "én honnør, altså 10 eller højere"
    SEVERAL = "to eller flere"


class SeenCards(Facts):
    earlier_card = EarlierCard.earlier_card
    cards = Fact(Cards, "Hvilke af {offender's} kort er vist?", "50B")
    why_seen = SeenCard.why_seen


class EarlyLead(Answer):
    NO = "nej"
    LED = "ja"
    FOLLOWED = "ja, og hånden efter har lagt til"


class WhoseTurn(Answer):
    OTHER = "en anden, eller {partner} skal lægge til"
    PARTNER_TO_LEAD = "{partner}, som skal spille ud"
    CAN_PLAY = "{offender}, og et strafkort kan spilles lovligt"
    MUST_FOLLOW = "{offender}, men intet strafkort kan spilles lovligt"


class LeadOption(Answer):
    REQUIRE = "kræver udspil i strafkortets farve"
    FORBID = "forbyder udspil i strafkortets farve"
    LEAVE = "giver frit udspil, og strafkortet bliver liggende"


class LeadOptions(Answer):
    REQUIRE = "kræver udspil i ét strafkorts farve"
    FORBID = "forbyder udspil i en eller flere af strafkortenes farver"
    LEAVE = "giver frit udspil, og strafkortene bliver liggende"


class SuitsOfCards(Answer):
    ONE = "ja, alle"
    SEVERAL = "nej, i flere farver"


class CardOnTable(Facts):
    early_lead = Fact(
        EarlyLead,
        "Har {partner} spillet ud, før {declarer} valgte?",
        "50D2",
        assume=EarlyLead.NO,
    )
    whose_turn = Fact(
        WhoseTurn,
        "Hvem har tur?",
        "50D1a",
        by_seat={
            "offender": (WhoseTurn.CAN_PLAY, WhoseTurn.MUST_FOLLOW),
            "partner": (WhoseTurn.PARTNER_TO_LEAD,),
            "": (WhoseTurn.OTHER,),
        },
    )
    partners_card = PartnersCard.partners_card
    offender_leads = Fact(YesNo, "Skal {offender} spille ud?", "50D2")


class LeadTowardsCard(Facts):
    lead_option = Option(LeadOption, "Hvad vælger {declarer}?", "50D2", chooses="declarer")


class LeadTowardsCards(Facts):
    same_suit = Fact(SuitsOfCards, "Er strafkortene i samme farve?", "51B")
    lead_options = Option(LeadOptions, "Hvad vælger {declarer}?", "51B", chooses="declarer")
    all_forbidden = Fact(
        YesNo, "Forbyder {declarer} alle strafkortenes farver?", "51B2b", assume=YesNo.NO
    )


class LeadWithOwnCard(Facts):
    early_lead = CardOnTable.early_lead
    whose_turn = CardOnTable.whose_turn
    options_for_both = ChosenForBoth.options_for_both


class Revoked(Answer):
    NO = "nej"
    YES = "ja, og {offending_side} har ikke spillet til næste stik"
    ESTABLISHED = "ja, og {offending_side} har spillet til næste stik"


class CardNotPlayed(Facts):
    was_due = Fact(
        YesNo,
        "Skulle strafkortet have været spillet?",
        "52A",
        help="Nej, hvis {offender} skulle bekende eller følge et krav og ikke kunne med"
        " strafkortet, eller spillede en honnør før et lille strafkort.",
        assume=YesNo.YES,
    )
    revoked = Fact(
        Revoked,
        "Kunne {offender} bekende med strafkortet, men spillede en anden farve?",
        "62A",
        assume=Revoked.NO,
    )
    declarer_played_on = Fact(
        YesNo, "Har {declarer} spillet videre fra hånden eller bordet?", "52B1b"
    )
    other_card_accepted = Option(
        YesNo, "Accepterer {declarer} det spillede kort?", "52B1a", chooses="declarer"
    )


class RestrictedLead(Facts):
    could_follow = Fact(
        YesNo,
        "Kunne {partner} følge {declarer's} krav eller forbud?",
        "59",
        help="Nej, hvis {partner} mangler den krævede farve eller kun har den forbudte.",
    )
