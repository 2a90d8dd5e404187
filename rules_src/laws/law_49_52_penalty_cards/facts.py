"""Laws 49-52: how the card came to be seen, and what may be done while it lies."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo


class WhySeen(Answer):
    ACCIDENT = "{offender} tabte det eller kom til at vise det"
    PLAYED = "{offender} spillede det"
    NAMED = "{offender} viste det med vilje eller sagde, at han har det"
    AUCTION = "det blev vist, før meldeforløbet var slut"
    CLAIM = "{offender} krævede eller opgav stik"
    OPPONENT = "en modstander var skyld i det"
    DECLARING_SIDE = "det er spilførers eller den blindes kort"


class HowPlayed(Answer):
    IN_TURN = "i tur, som et almindeligt ud- eller tilspil"
    REVOKE = "det er taget tilbage for at rette en kulørsvigt"
    REFUSED = "som udspil uden for tur, og {declarer} har afvist det"
    OPENING_LEAD = "som åbningsudspil uden for tur"
    LATER_LEAD = "som udspil uden for tur senere, og {declarer} har ikke valgt"
    BEFORE_NEW_LEAD = "før {declarer} havde erstattet et udspil fra forkert hånd"
    PREMATURE = "som tilspil, før {offender} havde tur"
    TOLD = "uden for tur, fordi en modstander havde sagt, at han havde tur"
    MISINFORMED = "i tur, men efter en forkert forklaring fra en modstander"


class AuctionOver(Answer):
    RUNNING = "nej, der meldes stadig"
    DECLARING = "ja, og {offending_side} spiller kontrakten"
    EXPOSED = "ja, {offender} er i modspil, og kortet blev kun vist"
    LED = "ja, {offender} er i modspil, og kortet blev spillet ud for tidligt"


class Claimed(Answer):
    THIS_TRICK = "kun det stik, der var i gang"
    OBJECTED = "flere stik blev opgivet, men {partner} protesterede straks"
    MORE = "flere stik, og ingen protesterede mod at opgive dem"


class SeenCard(Facts):
    why_seen = Fact(
        WhySeen,
        "Hvorfor kan kortet ses?",
        "49",
        help="Det afgørende er, om {partner} kunne have set forsiden, ikke om han så den. Fulgte"
        " to kort med hinanden, vælger {offender} selv, hvilket der spilles (§\u00a058B2).",
    )
    how_played = Fact(HowPlayed, "Hvordan blev det spillet?", "49")
    auction_over = Fact(AuctionOver, "Er meldeforløbet slut?", "24")
    claimed = Fact(
        Claimed,
        "Hvad gjaldt kravet eller afkaldet?",
        "68",
        help="Blev kortet spillet til stikket, før {partner} havde lagt til, gælder §\u00a057A.",
    )


class Cards(Answer):
    LOW = "ét kort under 10"
    HONOUR = "ét kort, 10 eller højere"
    SEVERAL = "to eller flere, når et strafkort fra før tælles med"


class SeenCards(Facts):
    cards = Fact(
        Cards,
        "Hvilke af {offender's} kort er vist?",
        "50B",
        help="Es, konge, dame, bonde og 10 er honnører.",
    )
    why_seen = SeenCard.why_seen
    auction_over = SeenCard.auction_over


class WhoseTurn(Answer):
    CAN_PLAY = "{offender}, og et strafkort kan spilles lovligt"
    MUST_FOLLOW = "{offender}, men han skal bekende med et andet kort eller følge et pålæg"
    PARTNER_TO_LEAD = "{partner} skal spille ud"
    PARTNER_LED = "{partner} har spillet ud, før {declarer} valgte"
    OTHER = "en anden, eller {partner} skal lægge til"


class LeadOption(Answer):
    REQUIRE = "kræver udspil i strafkortets farve"
    FORBID = "forbyder udspil i strafkortets farve"
    LEAVE = "ingen af delene; strafkortet bliver liggende"


class LeadOptions(Answer):
    REQUIRE = "kræver udspil i et strafkorts farve"
    FORBID = "forbyder udspil i en eller flere strafkorts farver"
    LEAVE = "ingen af delene; strafkortene bliver liggende"


class SuitsOfCards(Answer):
    ONE = "ja, alle er i samme farve"
    SEVERAL = "nej, de er i flere farver"


class CardOnTable(Facts):
    whose_turn = Fact(
        WhoseTurn,
        "Hvem har tur?",
        "50D1a",
        help="Skal {offender} selv spille ud, er strafkortet hans udspil. Har {declarer} allerede"
        " lagt til efter {partner's} for tidlige udspil, står det (§\u00a060A).",
    )


class LeadTowardsCard(Facts):
    lead_option = Option(
        LeadOption,
        "Hvad vælger {declarer}?",
        "50D2",
        chooses="declarer",
        help="Først når {partner} har fulgt valget eller ikke kan følge det, går spillet videre.",
    )


class LeadTowardsCards(Facts):
    same_suit = Fact(SuitsOfCards, "Er alle strafkortene i samme farve?", "51B")
    lead_options = Option(LeadOptions, "Hvad vælger {declarer}?", "51B", chooses="declarer")


class CardNotPlayed(Facts):
    declarer_played_on = Fact(
        YesNo, "Har {declarer} siden spillet fra hånden eller bordet?", "52B1b"
    )
    other_card_accepted = Option(
        YesNo,
        "Accepterer {declarer} det kort, der blev spillet?",
        "52B1a",
        chooses="declarer",
    )


class RestrictedLead(Facts):
    could_follow = Fact(
        YesNo,
        "Kunne {partner} følge {declarer's} krav eller forbud?",
        "59",
        help="Har {partner} ingen kort i den krævede farve, eller kun kort i den forbudte, kan han"
        " ikke.",
    )
