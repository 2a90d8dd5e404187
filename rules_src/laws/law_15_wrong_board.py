"""Law 15: cards from a wrong board, or a wrong board or seats (with 5B, 16D, 82A and 86B).

The offender is the player who took his cards from the wrong board.
"""

from __future__ import annotations

from rules_src.laws.law_13_14_cards import ADJUST, PLAY_NORMALLY, adjusted, fined
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Information, Instruct, NewIrregularity, Status


class Mixup(Answer):
    NOT_BEGUN = "spillerne sidder forkert eller har en forkert mappe, men ingen har taget kort op"
    LOOKED = "en spiller har set en hånd i en anden mappe, men har ikke meldt på den"
    CALLED = "{offender} har meldt med kort fra en anden mappe"
    WRONG_BOARD = "bordet er i gang med en mappe, som de ikke skulle spille nu"
    TURNED = "mappen er rigtig, men parrene har byttet pladser"


class PlayedBefore(Answer):
    NOBODY = "nej"
    TEAMS = "nej, men det er en holdkamp"
    SOMEBODY = "ja, mindst én af de fire"


class WrongBoard(Facts):
    mixup = Fact(Mixup, "Hvad er der byttet om på?", "15")
    partner_called_since = Fact(
        YesNo, "Har {partner} meldt, efter at {offender} meldte med de forkerte kort?", "15A2a"
    )
    played_before = Fact(PlayedBefore, "Har nogen ved bordet spillet mappen før?", "15B1")


class CalledAgain(Facts):
    same_call = Fact(
        YesNo,
        "Afgiver {offender} den samme melding igen?",
        "15A3",
        help="En melding, der betyder noget klart andet, og et bluff er ikke den samme.",
    )


TAKE_SEATS = Instruct(
    "5B", "right_seats_and_board", "Find de rigtige pladser og den rigtige mappe."
)
HAND_BACK = Instruct(
    "16D1", "hand_back_in_board", "Hånden lægges tilbage, uden at nogen siger noget om den."
)
CALLS_CANCELLED = Instruct(
    "15A1", "wrong_cards_call_cancelled", "Meldingen og alle meldinger efter den annulleres."
)
RIGHT_HAND = Instruct(
    "15A2b",
    "calls_again_with_right_cards",
    "{Offender} ser på sin rigtige hånd og melder igen. Meldeforløbet går videre derfra.",
)
WITHDRAWN = (
    Information("15A2c", Status.AUTHORISED, to="other_side"),
    Information("15A2c", Status.UNAUTHORISED, to="offending_side"),
)
OTHER_BOARD = HandOver("15A3", "call_on_the_other_board", when=When.LATER_BOARD)
BOARD_CANCELLED = Instruct("15B1", "wrong_board_cancelled", "Mappen annulleres for begge par.")
PLAY_ON = Instruct("15B2", "wrong_board_played_out", "Mappen spilles færdig, og resultatet gælder.")
RIGHT_BOARD_LATER = Instruct(
    "15B2",
    "right_board_may_come_later",
    "De to par kan få besked om at spille den rigtige mappe mod hinanden senere.",
)
NO_RESULT = Instruct(
    "15B3",
    "artificial_where_deprived",
    "Den, der nu ikke kan få et gyldigt resultat i et spil, får en kunstig score i det.",
)
TEAM_MATCH = Instruct(
    "86B",
    "depends_on_the_other_table",
    "I en holdkamp skal det andet bord spille den samme mappe. Kan det ikke, mangler der et"
    " resultat at sammenligne med.",
)
SCORE_AS_SEATED = Instruct(  # review: 15B does not speak of the right board turned round
    "82A",
    "scored_as_seated",
    "Mappen spilles færdig. Skriv resultatet på de pladser, parrene sad på, hvis rækkerne tillader"
    " det; ellers gives der en kunstig score.",
    authority=Authority.ADVICE,
)


def wrong_board(facts: WrongBoard) -> Ruling:
    """A call with cards from a wrong board is cancelled; a wrong board may be played out (15)."""
    match facts.mixup:
        case Mixup.NOT_BEGUN:
            return Ruling(TAKE_SEATS)
        case Mixup.LOOKED:
            return Ruling(HAND_BACK, NewIrregularity("16D1", "extraneous_information"))
        case Mixup.CALLED:
            return wrong_cards(facts)
        case Mixup.WRONG_BOARD:
            return not_their_board(facts)
        case Mixup.TURNED:
            return Ruling(SCORE_AS_SEATED)


def wrong_cards(facts: WrongBoard) -> Ruling:
    """Too late once partner has called; else the player calls again with his own cards (15A)."""
    facts.tell(CALLS_CANCELLED)
    if facts.partner_called_since:
        return Ruling(ADJUST.under("15A2a"), fined("15A4"), adjusted("15A2a"))
    return Ruling(RIGHT_HAND, *WITHDRAWN, fined("15A4"), OTHER_BOARD)


def not_their_board(facts: WrongBoard) -> Ruling:
    """It counts unless one of the four has played it before; teams need two results (15B)."""
    match facts.played_before:
        case PlayedBefore.NOBODY:
            return Ruling(PLAY_ON, RIGHT_BOARD_LATER, NO_RESULT)
        case PlayedBefore.SOMEBODY:
            return Ruling(BOARD_CANCELLED, NO_RESULT)
        case PlayedBefore.TEAMS:
            later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
            return Ruling(PLAY_ON, TEAM_MATCH, later)


def call_on_the_other_board(facts: CalledAgain) -> Ruling:
    """The board he took the cards from is normal only if he repeats the call (15A3)."""
    if facts.same_call:
        return Ruling(PLAY_NORMALLY.under("15A3"))
    return Ruling(ADJUST.under("15A3"), adjusted("15A3"))


SITUATION = Situation(
    rule=wrong_board,
    slug="forkert-plads-eller-mappe",
    title="Forkert plads eller forkert mappe",
    phase=Phase.BEFORE,
    happened="Nogen sidder forkert, spiller en forkert mappe eller tog en forkert hånd",
    intro=(
        "Har en spiller meldt med kort fra en anden mappe, kan det rettes, så længe den anden på"
        " hans side ikke har meldt. Er bordet i gang med en forkert mappe, spilles den færdig, hvis"
        " ingen af de fire har spillet den før."
    ),
    laws=("15", "5", "16D"),
    parts=(Part(call_on_the_other_board, "Når den anden mappe skal spilles"),),
    confuse=("wrong_number_of_cards", "extraneous_information"),
    search=(
        "forkert mappe",
        "forkert bord",
        "forkert plads",
        "sad forkert",
        "byttet pladser",
        "hånd fra forkert mappe",
        "spillede et forkert spil",
        "forkerte modstandere",
        "vendt mappe",
        "forkert række",
        "nord sad syd",
    ),
)
