"""Laws 3 to 5: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar
from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        WrongSeats.seats: {
            Seats.OPPONENTS: (
                "forkerte modstandere; mod forkert/forkerte par; ved forkert bord; forkert bord"
                " sad/sidder/satte; gik/satte sig forkert bord"
            ),
            Seats.SAME_LINE: "begge hold; begge rum",
            Seats.DIRECTION: "forkert retning; par* hinandens pladser; par* hinandens plads*",
            Seats.PARTNERS: (
                "makkerne plads/pladser byttet/byttede; byttet plads makker; makkere byttet plads*"
            ),
        },
        WrongSeats.how_far: {
            HowFar.NOT_BEGUN: "ingen rørt kort*",
            HowFar.BEGUN: "er begyndt",
            HowFar.PLAYED: "har spillet spil; har spillet",
        },
    },
)
