"""Law 57: a defender plays before it is his turn, or declarer does (with 60A and 47E1).

The offender is the defender whose card came too soon; `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.law_49_exposed_card import TOLD_BACK
from rules_src.laws.law_50_kind import WHILE_IT_LIES
from rules_src.laws.law_53_56_choice import EXPLAIN_ALL
from rules_src.laws.law_53_56_lead_out_of_turn import OLDER_DUTIES
from rules_src.laws.law_54_choice import IF_CARD_LIES
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import AdjustedScore, HandOver, Instruct, PenaltyCard, Size, Test


class TooSoon(Answer):
    BEFORE_PARTNER = "{offender} lagde til, før {partner} havde spillet til stikket"
    NEXT_TRICK = "{offender} spillede ud til næste stik, før {partner} havde lagt til"
    RHO_TURN = "{offender} lagde til, da det var {rho's} tur"
    TOLD = "{offender} spillede, fordi {declarer} eller {dummy} havde sagt, at han havde tur"
    DECLARER = "{declarer} lagde for tidligt til fra hånden eller bordet"


class DeclaringSidePlayed(Answer):
    NEITHER = "nej, ikke fra begge hænder"
    BOTH_HANDS = "ja, {declarer} havde spillet fra både hånden og bordet"
    DUMMY = "{dummy} havde selv taget eller foreslået et kort, før det var bordets tur"
    AFTERWARDS = "nej, men siden er der lagt til fra den hånd, der følger efter {offender}"


class PlayChoice(Answer):
    HIGHEST = "kræver det højeste kort i farven fra {partner}"
    LOWEST = "kræver det laveste kort i farven fra {partner}"
    REQUIRE = "kræver et kort i en anden farve, som {declarer} nævner"
    FORBID = "forbyder en anden farve, som {declarer} nævner"


class PrematurePlay(Facts):
    too_soon = Fact(TooSoon, "Hvad er der sket?", "57A")
    declaring_side_played = Fact(
        DeclaringSidePlayed,
        "Havde spilførers side allerede spillet til stikket?",
        "57C1",
        help="Et kort fra bordet er først spillet, når {declarer} har nævnt eller udpeget det, også"
        " når bordet kun har ét at vælge imellem.",
    )
    card_is_legal = Fact(YesNo, "Kan {offender} lovligt spille kortet til stikket?", "57D")


class PlayChosen(Facts):
    play_choice = Option(
        PlayChoice,
        "Hvad vælger {declarer}?",
        "57A",
        chooses="declarer",
        help="{Partner} skal altid bekende, så de to sidste betyder kun noget, hvis han ikke"
        " har farven. Et af de fire skal vælges.",
    )


NO_RECTIFICATION = Instruct(
    "57C1",
    "no_rectification_for_order",
    "Der er ingen berigtigelse for rækkefølgen; stikket spilles færdigt.",
)
RIGHT_LOST = Instruct(
    "60A1",
    "right_lost_by_playing",
    "Spilførers side har spillet videre og har mistet retten til berigtigelse; kortet regnes for"
    " spillet i tur.",
)
PLAY_IN_TURN = Instruct(
    "57D",
    "play_it_in_turn",
    "{Offender} skal spille kortet, når det bliver hans tur. {Declarer} har intet at vælge.",
)
USED = AdjustedScore("57D", Test.USED, when=When.AFTER_PLAY)
STAYS_PLAYED = Instruct(
    "57C3",
    "declarers_card_is_played",
    "Kortet er spillet og tages kun tilbage, hvis det er ulovligt.",
)
UNABLE = Instruct(
    "57B",
    "any_card_if_unable",
    "Kan {partner} ikke følge valget, fordi han skal bekende eller mangler farven, spiller han et"
    " hvilket som helst lovligt kort. Kan han, men gør det ikke, er det kulørsvigt.",
)
OBEYS = {
    PlayChoice.HIGHEST: Instruct(
        "57A1",
        "partner_plays_highest",
        "{Partner} skal spille sit højeste kort i den farve, der blev spillet ud.",
    ),
    PlayChoice.LOWEST: Instruct(
        "57A2",
        "partner_plays_lowest",
        "{Partner} skal spille sit laveste kort i den farve, der blev spillet ud.",
    ),
    PlayChoice.REQUIRE: Instruct(
        "57A3",
        "partner_plays_named_suit",
        "{Partner} skal spille et kort i den anden farve, {declarer} har nævnt.",
    ),
    PlayChoice.FORBID: Instruct(
        "57A4",
        "partner_avoids_named_suit",
        "{Partner} må ikke spille den anden farve, {declarer} har nævnt.",
    ),
}


def premature_play(facts: PrematurePlay) -> Ruling:
    """A defender's card played before his partner's binds the partner, with exceptions (57)."""
    match facts.too_soon:
        case TooSoon.BEFORE_PARTNER | TooSoon.NEXT_TRICK:
            return before_partner(facts)
        case TooSoon.RHO_TURN:
            return at_rhos_turn(facts)
        case TooSoon.TOLD:
            return TOLD_BACK
        case TooSoon.DECLARER:
            return Ruling(STAYS_PLAYED)


def before_partner(facts: PrematurePlay) -> Ruling:
    """No rectification once both of declarer's hands, or dummy unbidden, have played (57C)."""
    match facts.declaring_side_played:
        case DeclaringSidePlayed.BOTH_HANDS:
            return Ruling(NO_RECTIFICATION)
        case DeclaringSidePlayed.DUMMY:
            return Ruling(NO_RECTIFICATION.under("57C2"))
        case DeclaringSidePlayed.AFTERWARDS:
            return Ruling(RIGHT_LOST, OLDER_DUTIES)
        case DeclaringSidePlayed.NEITHER:
            return Ruling(HandOver("57A", "premature_play_choice"))


def at_rhos_turn(facts: PrematurePlay) -> Ruling:
    """The card waits for its turn if it can be played legally; else it is a penalty card (57D)."""
    if facts.card_is_legal:
        return Ruling(PLAY_IN_TURN, USED)
    return Ruling(PenaltyCard("57D", Size.MAJOR), *WHILE_IT_LIES, IF_CARD_LIES)


def premature_play_choice(facts: PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer directs partner's play to the trick (57A)."""
    facts.tell(EXPLAIN_ALL, PenaltyCard("57A", Size.MAJOR))
    return Ruling(OBEYS[facts.play_choice], UNABLE, *WHILE_IT_LIES, IF_CARD_LIES)


SITUATION = Situation(
    rule=premature_play,
    slug="spillet-for-tidligt",
    title="Spillet til uden for tur eller for tidligt",
    phase=Phase.PLAY,
    happened="En modspiller lagde til eller spillede videre, før det var hans tur",
    intro=(
        "Spiller en modspiller, før den anden har lagt til, bliver kortet stort strafkort, og"
        " spilfører vælger, hvordan den anden skal spille til stikket. Har spilfører allerede"
        " spillet fra begge hænder, sker der intet."
    ),
    laws=("57", "60A", "59"),
    parts=(Part(premature_play_choice, "Spilførers fire valg"),),
    confuse=("lead_out_of_turn", "penalty_card", "simultaneous_play"),
    search=(
        "lagde til for tidligt",
        "spillede før sin tur",
        "spillede før makker",
        "spillede for hurtigt",
        "uden for tur",
        "højeste kort i farven",
        "laveste kort i farven",
        "lagde til i utur",
    ),
)
