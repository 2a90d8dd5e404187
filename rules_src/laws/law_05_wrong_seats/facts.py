"""Law 5: who sits where he should not."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.laws.common.board import Progress
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class Seats(Answer):
    OPPONENTS = "et par har forkerte modstandere"
    SAME_LINE = "i en holdkamp sidder to par fra samme hold i samme retning"
    DIRECTION = "de rette fire sidder ved bordet, men parrene på hinandens pladser"
    PARTNERS = "de to i et par har byttet plads med hinanden"


class WrongSeats(Facts):
    seats = Fact(Seats, "Hvem sidder forkert?", "5B")
    how_far = Progress.how_far
    contest = Played.contest
    countable = Fact(
        YesNo,
        "Kan resultatet sammenlignes med andres, hvis det skrives på de pladser, de sad på?",
        "82A",
        help="Det afhænger af rækkerne og af regnskabet.",
    )


class OtherRoom(Answer):
    NOT_BEGUN = "ingen har taget kort op"
    BEGUN = "de er begyndt eller færdige"


class SameDirection(Progress):
    other_room = Fact(
        OtherRoom,
        "Hvor langt er det andet bord med spillet?",
        "86B2",
        help="Undersøg det først. Bed dem vente, hvis de ikke er begyndt.",
    )


OVERLAPS = (Overlap(WrongSeats.seats, (Seats.SAME_LINE, Seats.DIRECTION)),)
