"""Laws 5 and 13 to 16: a board is played, or given an adjusted score."""

from rules_src.model import *


class HowFar(Answer):
    NOT_BEGUN = A("""
        ingen har taget kort op af mappen
        = ingen har taget kort op af mappen
        ~ ingen rørt/taget kort*/mappe*; ikke taget/rørt kort*; ikke/ingen begyndt/startet""")
    BEGUN = A("""
        der er taget kort op, og spillet er ikke slut
        = der er taget kort op, og spillet er ikke slut
        ~ ^i gang med mappe*/spil*; ^er/var begyndt; DERMELDES; DERSPILLES""")
    PLAYED = A("""
        spillet er slut
        = spillet er slut
        ~ ^har spillet* mappe/spil/spillene; SPILLETSLUT; ^færdig med mappe*/spil*/den/det""")


class Progress(Facts):
    how_far = Fact(HowFar, "15B").asks("""
        Hvor langt er bordet med spillet?
        + Meldeperioden begynder, når en spiller tager sine kort op (§ 17A).""")


class Say(Steps):
    right_seats_and_board = Step("5B").says("""
        Find jeres rigtige pladser og den rigtige mappe.
        = find rigtig plads og mappe""")
    board_played_normally = Step("13A1").says("""
        Spil spillet normalt.
        = spillet spilles normalt""")
    board_given_adjusted_score = Step("13B2", keyed=Keyed.ADJUSTED).says("""
        Spillet kan ikke give et normalt resultat.
        Jeg giver en justeret score.
        = justeret score""")
    culprit_may_be_fined = Step("13A2", "Overvej strafpoint til den skyldige.", to=ME)


def fined(law: str) -> AnyStep:
    return Say.culprit_may_be_fined.under(law)


def adjusted(law: str) -> HandOver:
    return HandOver(law, "adjusted_score", when=When.AFTER_PLAY)
