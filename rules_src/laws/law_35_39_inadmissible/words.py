"""Laws 36-39: what is cancelled, and what is called instead."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import Instruct

SCORED_WITHOUT = Instruct(
    "36C",
    "scored_without_the_double",
    "Kontrakten scores uden den utilladelige dobling eller redobling.",
    short="scores uden den utilladelige melding",
)
ALL_CANCELLED = Instruct(
    "36A",
    "double_and_later_cancelled",
    "Jeg annullerer den utilladelige melding og alle senere. Meldeforløbet går tilbage til {due}.",
    short="meldingen og alle senere annulleres",
)
DOUBLE_CANCELLED = Instruct(
    "36B1",
    "inadmissible_double_cancelled",
    "Jeg annullerer din melding. Ingen af jer kan acceptere den.",
    to="offender",
)
LEGAL_CALL = Instruct(
    "36B2", "legal_call_instead", "Afgiv en lovlig melding i stedet.", to="offender"
)
BACK_TO_DUE = Instruct(
    "36B4", "auction_back_to_due", "Meldeforløbet går tilbage til {due}.", short="turen tilbage"
)
OFFENDER_FREE = Instruct(
    "36B4",
    "any_call_in_own_turn",
    "Du må afgive enhver lovlig melding i din tur.",
    to="offender",
    when=When.OFFENDER_TURN,
)
CALLS_STAND = Instruct(
    "37A",
    "call_and_later_stand",
    "{Offender's} melding og alle senere meldinger gælder.",
    short="meldingen gælder",
)
CALL_CANCELLED = Instruct(
    "37B1", "barred_call_cancelled", "Jeg annullerer din melding.", to="offender"
)
NEVER_PLAYED = Instruct(
    "38B", "bid_above_seven_cancelled", "Jeg annullerer buddet over syv og alle senere meldinger."
)
PASS_INSTEAD = Instruct("38C", "pass_instead", "Pas i stedet.", to="offender")
LATE_CANCELLED = Instruct(
    "39A",
    "late_calls_cancelled",
    "Jeg annullerer alle meldinger efter den afsluttende pas.",
    short="sene meldinger annulleres",
)
LATE_AND_BARRED = "sene meldinger annulleres; {offending_side} må ikke bruge dem"
"""The verdict where late calls restrict no lead, but have shown something."""
