"""Laws 49-52: what a penalty card demands."""

from __future__ import annotations

from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, Instruct

PLAYED_IN_TURN = Instruct(
    "45C1", "card_is_played", "Kortet er spillet i tur og er ikke strafkort; stikket går videre."
)
UNLESS_PLAYED = Instruct(
    "45C2", "unless_declarer_played", "Har {declarer} spillet kortet, bliver det dog i stikket."
)
IT_IS = Instruct(
    "49",
    "is_penalty_card",
    "Det er et strafkort; nu skal det afgøres, om det er lille eller stort.",
)
MUST_PLAY = Instruct(
    "50D1a",
    "play_penalty_card",
    "{Offender} skal spille strafkortet nu, også hvis det er et udspil, et afkast eller en"
    " trumfning.",
)
DECLARER_DESIGNATES = Instruct(
    "51A",
    "declarer_picks_penalty_card",
    "{Offender} skal spille et strafkort nu; kan flere spilles lovligt, bestemmer {declarer}"
    " hvilket.",
)
FOLLOWS_FIRST = Instruct(
    "50D1b",
    "penalty_card_waits",
    "{Offender} bekender eller følger pålægget først. Strafkort bliver liggende og spilles,"
    " næste gang det er lovligt.",
)
GOES_ON = Instruct(
    "50A", "penalty_card_stays", "Spillet går videre. Strafkort bliver liggende med billedsiden op."
)
PARTNER_WAITS = Instruct(
    "50D2",
    "lead_waits_for_declarer",
    "{Partner} må ikke spille ud, før {declarer} har hørt alle muligheder og valgt.",
)
LED_TOO_SOON = Instruct(
    "49",
    "lead_becomes_penalty_card",
    "Det kort, {partner} spillede ud for tidligt, er nu også et stort strafkort. {Declarer} vælger"
    " stadig, hvad {partner} skal.",
)
SUIT_BACK = Instruct(
    "51B1a",
    "penalty_cards_in_suit_back",
    "{Offender} tager alle strafkort i den eller de valgte farver op og spiller et hvilket"
    " som helst lovligt kort til stikket.",
)
OTHERS_STAY = Instruct(
    "51B2",
    "penalty_cards_in_other_suits_stay",
    "Har {offender} strafkort i andre farver, bliver de liggende. Kan et af dem spilles lovligt til"
    " stikket, skal det spilles.",
)
IF_NOT_PLAYED = HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY)
NO_TAKING_BACK = Instruct(
    "52A", "card_stays_played", "{Offender} må ikke selv tage det spillede kort tilbage."
)
ACCEPTED = Instruct(
    "52B1b",
    "other_card_stands",
    "Det spillede kort står. Strafkortet, der ikke blev spillet, er stadig strafkort.",
)
REPLACED = Ruling(
    Instruct("52B2", "penalty_card_instead", "{Offender} spiller strafkortet i stedet."),
    Instruct(
        "52B2",
        "wrong_card_major",
        "Hvert kort, {offender} spillede i strid med reglerne, er nu et stort strafkort.",
    ),
)
