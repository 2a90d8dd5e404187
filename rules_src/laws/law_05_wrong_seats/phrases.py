"""Laws 3 to 5: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar
from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        WrongSeats.seats: {
            Seats.OPPONENTS: "mod forkert modstander*/par/parret*; ^ved forkert bord",
            Seats.SAME_LINE: "parret* begge rum",
            Seats.DIRECTION: "sidder forkert retning; hinandens plads*; ^parret* sidder parret*",
            Seats.PARTNERS: "to makkere byttet*/byttede* plads*; ^byttet*/byttede* plads* makker",
        },
        WrongSeats.how_far: {
            HowFar.NOT_BEGUN: "ingen rørt/taget kort*",
            HowFar.BEGUN: "de/vi er begyndt; spillet TAL stik",
            HowFar.PLAYED: "^har spillet* spil*",
        },
    },
)
