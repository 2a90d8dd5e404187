"""Laws 36-39: what is cancelled, and what is called instead."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import Instruct

SCORED_WITHOUT = Instruct(
    "36C",
    "scored_without_the_double",
    "Spillet går videre. Kontrakten scores, som om den utilladelige dobling eller redobling ikke"
    " var afgivet.",
)
ALL_CANCELLED = Instruct(
    "36A",
    "double_and_later_cancelled",
    "Doblingen eller redoblingen og alle senere meldinger annulleres. Meldeforløbet fortsætter"
    " fra {due}, som om intet var sket.",
)
DOUBLE_CANCELLED = Instruct(
    "36B1",
    "inadmissible_double_cancelled",
    "Doblingen eller redoblingen annulleres; ingen kan acceptere den.",
)
LEGAL_CALL = Instruct(
    "36B2", "legal_call_instead", "{Offender} skal afgive en lovlig melding i stedet."
)
BACK_TO_DUE = Instruct("36B4", "auction_back_to_due", "Meldeforløbet går tilbage til {due}.")
OFFENDER_FREE = Instruct(
    "36B4",
    "any_call_in_own_turn",
    "{Offender} må i sin egen tur afgive enhver lovlig melding.",
    when=When.OFFENDER_TURN,
)
CALLS_STAND = Instruct("37A", "call_and_later_stand", "Meldingen og alle meldinger efter den står.")
CALL_CANCELLED = Instruct("37B1", "barred_call_cancelled", "Meldingen annulleres.")
NEVER_PLAYED = Instruct(
    "38B",
    "bid_above_seven_cancelled",
    "Buddet og alle senere meldinger annulleres; en kontrakt over syv spilles aldrig.",
)
PASS_INSTEAD = Instruct(
    "38C",
    "pass_instead",
    "Der passes i stedet, og meldeforløbet går videre, hvis det ikke er slut.",
)
LATE_CANCELLED = Instruct(
    "39A", "late_calls_cancelled", "Alle meldinger efter den afsluttende pas annulleres."
)
