"""Laws 12A1, 17D1 and 41C: an irregularity of the auction that is seen when it cannot be put right.

Once the opening lead is faced no call is made or changed, so only the score is left.
"""

from rules_src.model import *


class Found(Answer):
    IN_TIME = "før åbningsudspillet blev vendt"
    PLAY = A("""
        under spillet
        ~ DERSPILLES""")
    AFTER = A("""
        efter spillet
        ~ SPILLETSLUT""")


class Discovery(Facts):
    found = Fact(
        Found,
        "17D1",
        "Hvornår blev fejlen opdaget?",
        assume=Found.IN_TIME,
        told={Found.IN_TIME: ""},
    )


class Say(Steps):
    play_it_out = Step("41C").says("""
        Meldingerne er slut, så ingen af dem ændres.
        Spil færdigt.
        = meldingerne står, og spillet spilles færdigt""")
    calls_stand_afterwards = Step("41C").says("""
        Spillet er slut, så ingen melding ændres.
        = meldingerne står""")
    score_if_damaged = Step("12A1", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Justér scoren, hvis fejlen skadede {other_side}.
        Den kan ikke længere berigtiges.
        = scoren vurderes efter spillet""")


def too_late(found: Found) -> Ruling:
    """The calls stand as they were made, and damage is put right with the score (12A1)."""
    stand = Say.play_it_out if found is Found.PLAY else Say.calls_stand_afterwards
    return Ruling(stand, Say.score_if_damaged)
