"""Laws 49-52: how the card came to be seen, and what may be done while it lies."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Overlap


class WhySeen(Answer):
    DECLARING_SIDE = "det er spilførers eller den blindes kort"
    AUCTION = "det blev vist, før meldeforløbet var slut"
    OPPONENT = "en modstander var skyld i, at det blev vist, og det blev ikke spillet"
    CLAIM = "{offender} krævede eller opgav stik"
    PLAYED = "{offender} spillede det"
    NAMED = "{offender} viste det med vilje eller sagde, at det er på hånden"
    ACCIDENT = "{offender} tabte det eller kom til at vise det"


class HowPlayed(Answer):
    TOLD = "uden for tur, fordi en modstander sagde, at det var {offender's} tur"
    MISINFORMED = "i tur, men efter en modstanders forkerte forklaring"
    REVOKE = "som en kulørsvigt, der er rettet"
    BEFORE_NEW_LEAD = "før {declarer} havde rettet et udspil fra forkert hånd"
    OPENING_LEAD = "som åbningsudspil uden for tur"
    REFUSED = "som senere udspil uden for tur, og {declarer} har afvist det"
    LATER_LEAD = "som senere udspil uden for tur, og {declarer} har ikke valgt"
    PREMATURE = "som tilspil før {offender's} tur"
    IN_TURN = "i tur, helt almindeligt"


class AuctionOver(Answer):
    RUNNING = "nej, der meldes stadig"
    DECLARING = "ja, og {offending_side} spiller kontrakten"
    EXPOSED = "ja, {offender} er modspiller og viste kun kortet"
    LED = "ja, {offender} er modspiller og spillede kortet ud"


class Claimed(Answer):
    THIS_TRICK = "kun det stik, der var i gang"
    OBJECTED = "{offender} opgav flere stik, men {partner} protesterede straks"
    MORE = "flere stik, og ingen protesterede mod et afkald"


class SeenCard(Facts):
    why_seen = Fact(
        WhySeen,
        "Hvordan blev kortet vist?",
        "49",
        help="Det er nok, at {partner} kunne have set forsiden. Fulgte to kort med"
        " hinanden, vælger {offender}, hvilket der spilles (§\u00a058B2).",
    )
    how_played = Fact(HowPlayed, "Hvordan blev det spillet?", "49")
    auction_over = Fact(AuctionOver, "Er meldeforløbet slut?", "24")
    claimed = Fact(
        Claimed,
        "Hvad gjaldt kravet eller afkaldet?",
        "68",
        help="§\u00a057A gælder, hvis kortet blev spillet til stikket før {partner's}.",
    )


class Cards(Answer):
    LOW = "ét kort under 10"
    HONOUR = "én honnør, altså 10 eller højere"
    SEVERAL = "flere, når et tidligere strafkort tælles med"


class SeenCards(Facts):
    cards = Fact(Cards, "Hvilke af {offender's} kort er vist?", "50B")
    why_seen = SeenCard.why_seen
    auction_over = SeenCard.auction_over


class WhoseTurn(Answer):
    BOTH_PARTNER = "{partner}, som skal spille ud og også har et stort strafkort"
    BOTH_OFFENDER = "{offender}, som skal spille ud, mens {partner} også har et stort strafkort"
    LED_AND_FOLLOWED = "{partner} spillede ud, før {declarer} valgte, og hånden efter har lagt til"
    PARTNER_LED = "{partner} har spillet ud, før {declarer} valgte"
    PARTNER_TO_LEAD = "{partner}, som skal spille ud"
    CAN_PLAY = "{offender}, og et strafkort kan spilles lovligt"
    MUST_FOLLOW = "{offender}, men intet strafkort kan spilles lovligt"
    OTHER = "en anden, eller {partner} skal lægge til"


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
    whose_turn = Fact(
        WhoseTurn,
        "Hvem har tur?",
        "50D1a",
        help="Passer flere, så vælg det øverste.",
    )


class LeadTowardsCard(Facts):
    lead_option = Option(LeadOption, "Hvad vælger {declarer}?", "50D2", chooses="declarer")


class LeadTowardsCards(Facts):
    same_suit = Fact(SuitsOfCards, "Er strafkortene i samme farve?", "51B")
    lead_options = Option(LeadOptions, "Hvad vælger {declarer}?", "51B", chooses="declarer")


class OptionsForBoth(Answer):
    REQUIRE = "kræver en af deres farver"
    FORBID = "forbyder en eller flere af deres farver"
    LEAVE = "hverken kræver eller forbyder noget"


class LeadWithOwnCard(CardOnTable):
    options_for_both = Option(
        OptionsForBoth,
        "Hvad vælger {declarer} om strafkortene hos den, der ikke skal spille ud?",
        "50D2",
        chooses="declarer",
        help="Har den, der skal spille ud, selv flere strafkort, vælger {declarer} også"
        " mellem dem (§\u00a051A).",
    )


class CardNotPlayed(Facts):
    was_due = Fact(
        YesNo,
        "Skulle strafkortet have været spillet?",
        "52A",
        help="Nej, hvis {offender} skulle bekende eller følge et krav og ikke kunne med"
        " strafkortet, eller spillede en honnør før et lille strafkort.",
        assume=YesNo.YES,
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


OVERLAPS = (
    *(
        Overlap(SeenCard.why_seen, (WhySeen.DECLARING_SIDE, how))
        for how in (WhySeen.OPPONENT, WhySeen.CLAIM, WhySeen.PLAYED, WhySeen.NAMED)
    ),
    Overlap(SeenCard.why_seen, (WhySeen.DECLARING_SIDE, WhySeen.AUCTION, WhySeen.OPPONENT)),
    Overlap(SeenCard.why_seen, (WhySeen.AUCTION, WhySeen.PLAYED, WhySeen.NAMED)),
    Overlap(SeenCard.why_seen, (WhySeen.AUCTION, WhySeen.ACCIDENT)),
    Overlap(SeenCard.why_seen, (WhySeen.OPPONENT, WhySeen.ACCIDENT)),
    Overlap(SeenCard.why_seen, (WhySeen.CLAIM, WhySeen.PLAYED, WhySeen.NAMED)),
    *(
        Overlap(SeenCard.how_played, (HowPlayed.TOLD, how))
        for how in (
            HowPlayed.BEFORE_NEW_LEAD,
            HowPlayed.OPENING_LEAD,
            HowPlayed.REFUSED,
            HowPlayed.LATER_LEAD,
            HowPlayed.PREMATURE,
        )
    ),
    Overlap(SeenCard.how_played, (HowPlayed.MISINFORMED, HowPlayed.IN_TURN)),
    Overlap(SeenCard.how_played, (HowPlayed.REVOKE, HowPlayed.PREMATURE)),
    Overlap(SeenCard.how_played, (HowPlayed.REVOKE, HowPlayed.IN_TURN)),
    Overlap(CardOnTable.whose_turn, (WhoseTurn.BOTH_PARTNER, WhoseTurn.PARTNER_TO_LEAD)),
    Overlap(
        CardOnTable.whose_turn,
        (WhoseTurn.LED_AND_FOLLOWED, WhoseTurn.PARTNER_LED, WhoseTurn.CAN_PLAY),
    ),
    Overlap(
        CardOnTable.whose_turn,
        (WhoseTurn.LED_AND_FOLLOWED, WhoseTurn.PARTNER_LED, WhoseTurn.MUST_FOLLOW),
    ),
    Overlap(CardOnTable.whose_turn, (WhoseTurn.BOTH_OFFENDER, WhoseTurn.CAN_PLAY)),
)
