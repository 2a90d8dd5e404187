"""Law 15: what was mixed up, and who has played the board."""

from __future__ import annotations

from rules_src.laws.common.board import Progress
from rules_src.model.facts import Answer, Fact, Facts, YesNo


class Mixup(Answer):
    LOOKED = "en spiller har kun set en hånd fra en anden mappe"
    CALLED = "{offender} har meldt med kort fra en anden mappe"
    WRONG_BOARD = "bordet har et spil, de ikke skal spille nu"
    SEATS = "pladserne eller modstanderne, ikke spillet"


class PartnerSince(Answer):
    YES = "ja"
    LEAD_FACED = "nej, men åbningsudspillet er vendt"
    NO = "nej, og der kan stadig meldes"


class PlayedBefore(Answer):
    NOBODY = "nej, og det er ikke en holdkamp"
    TEAMS = "nej, og det er en holdkamp mellem de rette hold"
    OTHER_MATCH = "nej, men et par hører til en anden holdkamp"
    SOMEBODY = "ja, mindst én af de fire"


class WrongBoard(Facts):
    mixup = Fact(Mixup, "Hvad er der byttet om på?", "15")
    partner_called_since = Fact(
        PartnerSince,
        "Har {partner} meldt, efter at {offender} meldte med de forkerte kort?",
        "15A2a",
        help="Også pas er en melding.",
    )


class NotTheirs(Progress):
    played_before = Fact(
        PlayedBefore,
        "Har nogen ved bordet spillet dette spil før?",
        "15B1",
        help="Også mod andre modstandere.",
    )


class CalledAgain(Facts):
    same_call = Fact(
        YesNo,
        "Afgiver {offender} den samme melding igen?",
        "15A3",
        help="En melding med en klart anden betydning er ikke den samme. Det er et bluff"
        " heller ikke.",
    )
