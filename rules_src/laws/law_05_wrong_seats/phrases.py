"""Laws 3 to 5: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.common.board import HowFar
from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        WrongSeats.seats: {
            Seats.OPPONENTS: (
                "mod forkert modstander*/par/parret*; ^ved forkert bord; forkert modstander*; ^sat"
                " sig forkert bord; ^skulle have været/siddet bord TAL"
            ),
            Seats.SAME_LINE: (
                "parret* begge rum; ^begge par parret; samme retning hold*; ^begge par fra hold*"
            ),
            Seats.DIRECTION: (
                "sidder forkert retning; hinandens plads*; ^parret* sidder parret*; parret"
                " sidder/sad/satte parret; ^sidder/sad/sad forkert vej; par TAL forkert vej; ^par*"
                " sidder/sad omvendt"
            ),
            Seats.PARTNERS: (
                "to makkere byttet*/byttede* plads*; ^byttet*/byttede* plads* makker; ^PLADS PLADS"
                " byttet* plads*/stole; ^parret har byttet* plads*/stole; ^parret sidder/sad"
                " hinandens stole/plads*"
            ),
        },
        WrongSeats.how_far: {
            HowFar.NOT_BEGUN: (
                "ingen rørt/taget kort*; ingen rørt/taget kort*/mappe*; ikke taget kort*; UMELDT"
            ),
            HowFar.BEGUN: (
                "de/vi er begyndt; spillet TAL stik; DERMELDES; ^er allerede/midt i gang;"
                " DERSPILLES"
            ),
            HowFar.PLAYED: (
                "^har spillet* spil*; ^spillet* hele runden/spillet/aftenen; SPILLETSLUT;"
                " RUNDESLUT; ^hele spillet; ^spillet igennem"
            ),
        },
        WrongSeats.contest: CONTEST_SAID,
    },
)
