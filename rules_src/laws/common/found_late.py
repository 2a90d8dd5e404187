"""Laws 12A1, 17D1 and 41C: an irregularity of the auction that is seen when it cannot be put right.

Once the opening lead is faced no call is made or changed, so only the score is left.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Found(Answer):
    IN_TIME = "før åbningsudspillet blev vendt"
    PLAY = "under spillet"
    AFTER = "efter spillet"


class Discovery(Facts):
    found = Fact(Found, "Hvornår blev fejlen opdaget?", "17D1", assume=Found.IN_TIME)


FOUND_SAID: Mapping[Answer, str] = {Found.PLAY: "DERSPILLES", Found.AFTER: "SPILLETSLUT"}
"""As phrases."""


class Say(Words):
    play_it_out = Instruct(
        "41C",
        "Meldeforløbet er slut, så ingen melding laves om. Spil færdigt.",
        short="meldingerne står, og spillet spilles færdigt",
    )
    calls_stand_afterwards = Instruct(
        "41C",
        "Spillet er slut, så ingen melding laves om.",
        short="meldingerne står",
    )
    score_if_damaged = Instruct(
        "12A1",
        "Justér scoren, hvis fejlen skadede {other_side}. Den kan ikke længere berigtiges.",
        to=ME,
        short="scoren vurderes efter spillet",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )


def too_late(found: Found) -> Ruling:
    """The calls stand as they were made, and damage is put right with the score (12A1)."""
    stand = Say.play_it_out if found is Found.PLAY else Say.calls_stand_afterwards
    return Ruling(stand, Say.score_if_damaged)
