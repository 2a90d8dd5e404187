"""Law 15: what was mixed up, and who has played the board."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo


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
