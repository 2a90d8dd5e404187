"""Laws 36-39: what is cancelled, and what is called instead."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED
from rules_src.model.ruling import When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    scored_without_the_double = Instruct(
        "36C",
        "Kontrakten scores uden den utilladelige dobling eller redobling.",
        short="scores uden den utilladelige melding",
    )
    double_and_later_cancelled = Instruct(
        "36A",
        "Jeg annullerer den utilladelige melding og alle senere. Meldeforløbet går tilbage til"
        " {due}.",
        short="meldingen og alle senere annulleres",
        leaves=CANCELLED,
    )
    inadmissible_double_cancelled = Instruct(
        "36B1",
        "Jeg annullerer din melding. Ingen af jer kan acceptere den.",
        to="offender",
        leaves=CANCELLED,
    )
    legal_call_instead = Instruct("36B2", "Afgiv en lovlig melding i stedet.", to="offender")
    auction_back_to_due = Instruct(
        "36B4", "Meldeforløbet går tilbage til {due}.", short="turen tilbage"
    )
    any_call_in_own_turn = Instruct(
        "36B4",
        "Du må afgive enhver lovlig melding i din tur.",
        to="offender",
        when=When.OFFENDER_TURN,
    )
    call_and_later_stand = Instruct(
        "37A",
        "{Offender's} melding og alle senere meldinger gælder.",
        short="meldingen gælder",
    )
    barred_call_cancelled = Instruct(
        "37B1", "Jeg annullerer din melding.", to="offender", leaves=CANCELLED
    )
    bid_above_seven_cancelled = Instruct(
        "38B",
        "Jeg annullerer buddet over syv og alle senere meldinger.",
        leaves=CANCELLED,
    )
    pass_instead = Instruct("38C", "Pas i stedet.", to="offender")
    late_calls_cancelled = Instruct(
        "39A",
        "Jeg annullerer alle meldinger efter den afsluttende pas.",
        short="sene meldinger annulleres",
        leaves=CANCELLED,
    )
    late_and_barred = "sene meldinger annulleres; {offending_side} må ikke bruge dem"
    """The verdict where late calls restrict no lead, but have shown something."""
