"""Laws 13 and 14: a hand has more or fewer than thirteen cards.

The offender is the player whose hand was short (14) or who took too many cards (13).
"""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import (
    About,
    AdjustedScore,
    HandOver,
    Information,
    Instruct,
    Status,
    Test,
)


class CardCount(Answer):
    TOO_MANY = "en hånd har for mange kort, og en anden har for få"
    TOO_FEW = "en hånd har for få kort, og ingen har for mange"
    STRANGE = "der er et kort for meget, som ikke hører til mappen"


class CountedWhen(Answer):
    NOT_CALLED = "før en spiller med forkert antal kort har meldt"
    CALLED = "efter at en spiller med forkert antal kort har meldt"
    PLAYED = "efter spillet"


class MissingCard(Answer):
    AMONG_PLAYED = "blandt de kort, {offender} har spillet"
    ELSEWHERE = "et andet sted, fx i mappen eller på gulvet"
    GONE = "det kan ikke findes"


class WrongNumber(Facts):
    card_count = Fact(
        CardCount,
        "Hvad viser det, når kortene tælles?",
        "13",
        help="Lad hver spiller tælle sine kort med bagsiden op.",
    )
    counted_when = Fact(CountedWhen, "Hvornår er det opdaget?", "13B")
    saw_card = Fact(YesNo, "Har en spiller set et kort fra en anden hånd?", "13A1")
    can_be_played = Judgement(
        YesNo,
        "Kan kortene rettes, så mappen kan spilles?",
        "13B1",
        away=True,
        weigh=(
            "Hvilke kort har spilleren set, som ikke var hans, og hvem har dem nu?",
            "Er de meldinger, der er afgivet, stadig rimelige med de rigtige kort?",
        ),
    )
    strange_played = Fact(YesNo, "Er kortet spillet til et stik, der er vendt?", "13C")
    missing_card = Fact(MissingCard, "Hvor er det kort, der mangler?", "14")
    lead_faced = Fact(YesNo, "Er åbningsudspillet vendt?", "14B")


PUT_RIGHT = Instruct(
    "13A", "cards_put_right", "Turneringslederen retter hænderne efter kortfordelingen."
)
PLAY_NORMALLY = Instruct("13A1", "board_played_normally", "Mappen spilles normalt.")
PLAY_WITH_CARE = Instruct(
    "13A2", "board_played_then_judged", "Mappen spilles, og resultatet vurderes bagefter."
)
CALLS_STAND = Instruct(
    "13B1", "no_call_is_changed", "Kortene rettes, der spilles videre, og ingen melding ændres."
)
ADJUST = Instruct(
    "13B2",
    "board_given_adjusted_score",
    "Mappen kan ikke give et normalt resultat; der gives en justeret score.",
)
CULPRIT = Instruct(
    "13A2", "culprit_may_be_fined", "Den, der er skyld i det, kan få strafpoint.", private=True
)
STRANGE_OUT = Instruct(
    "13C", "strange_card_removed", "Det fremmede kort tages fra, og der spilles videre."
)
CANCELLED = Instruct(
    "13D", "result_cancelled", "Resultatet annulleres, og der gives en justeret score."
)
RESTORED = Instruct("14A1", "missing_card_restored", "Kortet lægges på den hånd, der mangler det.")
REBUILT = Instruct(
    "14A2",
    "deal_rebuilt",
    "Fordelingen genskabes med en anden kortpakke, så hånden får det kort, der mangler.",
)
GOES_ON = Instruct(
    "14A3",
    "goes_on_with_full_hand",
    "Der meldes og spilles videre; ingen melding ændres, og kortet har hørt til hånden hele tiden.",
)
ALWAYS_THERE = Instruct(
    "14B4",
    "restored_card_always_there",
    "Kortet har hørt til hånden hele tiden: Det kan blive strafkort, og det kan være kulørsvigt"
    " ikke at have spillet det.",
)
KNOWN = Information("14C", Status.UNAUTHORISED, About.MISSING_CARD)
IF_REVOKED = HandOver("14B4", "revoke", when=When.IF_REVOKED)


def fined(law: str) -> Instruct:
    return CULPRIT.under(law)


def adjusted(law: str) -> HandOver:
    return HandOver(law, "adjusted_score", when=When.AFTER_PLAY)


def influenced(law: str) -> AdjustedScore:
    return AdjustedScore(law, Test.WRONG_CARDS, when=When.AFTER_PLAY)


def wrong_number_of_cards(facts: WrongNumber) -> Ruling:
    """The deal is put right and played if it can be; a lost card was there all along (13, 14)."""
    match facts.card_count:
        case CardCount.TOO_MANY:
            return too_many(facts)
        case CardCount.TOO_FEW:
            return too_few(facts)
        case CardCount.STRANGE:
            if facts.strange_played:
                return Ruling(STRANGE_OUT, influenced("13C"))
            return Ruling(STRANGE_OUT)


def too_many(facts: WrongNumber) -> Ruling:
    """It matters whether one of the wrong hands has called, and then who has seen what (13)."""
    if facts.counted_when is CountedWhen.PLAYED:
        return Ruling(CANCELLED, fined("13D"), adjusted("13D"))
    if facts.counted_when is CountedWhen.CALLED:
        if facts.can_be_played:
            return Ruling(CALLS_STAND, influenced("13B1"))
        return Ruling(ADJUST, fined("13B2"), adjusted("13B2"))
    if facts.saw_card:
        return Ruling(PUT_RIGHT, PLAY_WITH_CARE, influenced("13A2"), fined("13A2"))
    return Ruling(PUT_RIGHT, PLAY_NORMALLY)


def too_few(facts: WrongNumber) -> Ruling:
    """The card is found or replaced and counts as having been in the hand all along (14)."""
    if facts.missing_card is MissingCard.AMONG_PLAYED:
        return Ruling(HandOver("14B1", "too_many_cards_played"))
    found = facts.missing_card is MissingCard.ELSEWHERE
    back = RESTORED if found else REBUILT
    if facts.lead_faced:
        return Ruling(back.under("14B2" if found else "14B3"), ALWAYS_THERE, KNOWN, IF_REVOKED)
    return Ruling(back, GOES_ON, KNOWN)


SITUATION = Situation(
    rule=wrong_number_of_cards,
    slug="forkert-antal-kort",
    title="Forkert antal kort",
    phase=Phase.BEFORE,
    happened="En spiller har for mange eller for få kort",
    intro=(
        "Har en hånd for mange kort, kommer det an på, om der er meldt, og hvad spillerne har set."
        " Mangler der blot et kort, findes det eller erstattes, og det regnes for at have været på"
        " hånden hele tiden."
    ),
    laws=("13", "14"),
    confuse=("wrong_board", "extraneous_information"),
    search=(
        "14 kort",
        "12 kort",
        "for mange kort",
        "for få kort",
        "manglende kort",
        "kort på gulvet",
        "kort i mappen",
        "talte ikke kortene",
        "fejlpakket mappe",
        "kort faldt på gulvet",
        "talte kortene forkert",
    ),
)
