"""Law 49: which exposed card is a penalty card (with 24, 47E, 48A, 50, 56B, 60B, 62B1 and 68).

The offender is the player whose card has been seen.
"""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Ruling
from rules_src.model.steps import (
    About,
    CardBack,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)


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


PLAYED_IN_TURN = Instruct(
    "45C1", "card_is_played", "Kortet er spillet i tur og er ikke strafkort; stikket går videre."
)
NO_REVOKE_BY_IT = Instruct(
    "47E1",
    "establishes_no_revoke",
    "Ingen kan acceptere kortet, og det etablerer ingen kulørsvigt (§\u00a063A1 gælder ikke).",
)
CARDS_TAKEN_BACK = (
    Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "offending_side"),
)
TOLD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    # review: the side that gave the wrong turn is the offending side of 16C here
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
)
UNLESS_PLAYED = Instruct(
    "45C2", "unless_declarer_played", "Har {declarer} spillet kortet, bliver det dog i stikket."
)
IT_IS = Instruct(
    "49",
    "is_penalty_card",
    "Det er et strafkort; nu skal det afgøres, om det er lille eller stort.",
)


def penalty_card(facts: SeenCard) -> Ruling:
    """A defender's card that his partner could see becomes a penalty card, with exceptions (49)."""
    if facts.why_seen is WhySeen.DECLARING_SIDE:
        return Ruling(CardBack("48A"), UNLESS_PLAYED)
    if facts.why_seen is WhySeen.AUCTION:
        return seen_in_auction(facts)
    if facts.why_seen is WhySeen.PLAYED:
        return played(facts)
    if facts.why_seen is WhySeen.CLAIM:
        return seen_in_claim(facts)
    if facts.why_seen is WhySeen.OPPONENT:
        return Ruling(CardBack("50"))  # "unless the Director designates otherwise"
    return _penalty_card("49")


def seen_in_auction(facts: SeenCard) -> Ruling:
    """A card seen before the final pass lies until the auction ends, then Law 24D or 24E."""
    if facts.auction_over is AuctionOver.RUNNING:
        return Ruling(NewIrregularity("24", "card_exposed_in_auction"))
    if facts.auction_over is AuctionOver.DECLARING:
        return Ruling(CardBack("24D"))
    return _penalty_card("24E")


def played(facts: SeenCard) -> Ruling:
    """A card is no penalty card if played in turn or at an opponent's word (47E, 49)."""
    match facts.how_played:
        case HowPlayed.IN_TURN:
            return Ruling(PLAYED_IN_TURN)
        case HowPlayed.TOLD:
            return TOLD_BACK
        case HowPlayed.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case HowPlayed.OPENING_LEAD:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case HowPlayed.LATER_LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case HowPlayed.PREMATURE:
            return Ruling(NewIrregularity("57A", "premature_play"))
        case HowPlayed.REFUSED:
            return _penalty_card("56B")
        case HowPlayed.BEFORE_NEW_LEAD:
            return _penalty_card("60B")
        case HowPlayed.REVOKE:
            return _penalty_card("62B1")


def seen_in_claim(facts: SeenCard) -> Ruling:
    """Cards shown with a claim or concession are not penalty cards where play goes on (68)."""
    if facts.claimed is Claimed.MORE:
        return Ruling(NewIrregularity("68D", "claim"))
    law = "68" if facts.claimed is Claimed.THIS_TRICK else "68B2"
    return Ruling(CardBack(law), Information(law, Status.UNAUTHORISED, About.CARD))


def _penalty_card(law: str) -> Ruling:
    return Ruling(IT_IS.under(law), HandOver(law, "penalty_card_kind"))
