"""Laws 5 and 13 to 16: a board is played, or given an adjusted score."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class HowFar(Answer):
    NOT_BEGUN = "ingen har taget kort op af mappen"
    BEGUN = "der er taget kort op, og spillet er ikke slut"
    PLAYED = "spillet er slut"


class Progress(Facts):
    how_far = Fact(
        HowFar,
        "15B",
        "Hvor langt er bordet med spillet?",
        help="Meldeperioden begynder, når en spiller tager sine kort op (§\u00a017A).",
    )


class Say(Words):
    right_seats_and_board = Instruct(
        "5B",
        "Find jeres rigtige pladser og den rigtige mappe.",
        short="find rigtig plads og mappe",
    )
    board_played_normally = Instruct(
        "13A1", "Spil spillet normalt.", short="spillet spilles normalt"
    )
    board_given_adjusted_score = Instruct(
        "13B2",
        "Spillet kan ikke give et normalt resultat. Jeg giver en justeret score.",
        short="justeret score",
        keyed=Keyed.ADJUSTED,
    )
    culprit_may_be_fined = Instruct("13A2", "Overvej strafpoint til den skyldige.", to=ME)


def fined(law: str) -> Instruct:
    return Say.culprit_may_be_fined.under(law)


def adjusted(law: str) -> HandOver:
    return HandOver(law, "adjusted_score", when=When.AFTER_PLAY)
