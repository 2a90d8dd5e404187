"""Laws 3 to 5: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.common.board import HowFar
from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        WrongSeats.seats: {
            Seats.OPPONENTS: "^ved forkert bord; forkert modstander*",
            Seats.SAME_LINE: "parret* begge rum; ^begge par parret",
            Seats.DIRECTION: (
                "sidder forkert retning; parret sidder/sad/satte parret; ^sidder/sad/sad forkert"
                " vej"
            ),
        },
        WrongSeats.how_far: {
            HowFar.NOT_BEGUN: "ingen rørt/taget kort*/mappe*; ikke taget kort*",
            HowFar.PLAYED: "^har spillet* spil*; SPILLETSLUT",
        },
        WrongSeats.contest: CONTEST_SAID,
    },
)
