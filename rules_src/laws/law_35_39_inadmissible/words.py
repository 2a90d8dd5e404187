"""Laws 36-39: what is cancelled, and what is called instead."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, When
from rules_src.model.steps import Instruct, NewIrregularity
from rules_src.model.words import Words


class Say(Words):
    scored_without_the_double = Instruct(
        "36C",
        "Kontrakten scores uden den utilladelige dobling eller redobling.",
        short="scores uden den utilladelige melding",
        keyed=Keyed.CORRECTED,
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
    contract_of_the_final_pass = Instruct(
        "22A",
        "Kontrakten er den, de tre pas i træk afsluttede. Spil den færdig, og skriv den.",
        short="den afsluttede kontrakt gælder",
    )
    board_was_passed_out = Instruct(
        "22B",
        "Spillet var udpasset, så det skrives som udpasset.",
        short="spillet er udpasset",
    )
    no_legal_play = Instruct(
        "12A2",
        "Spillet kan ikke spilles rigtigt nu. Giv en justeret score.",
        to=ME,
        short="justeret score",
        keyed=Keyed.ADJUSTED,
    )
    cannot_be_played = (no_legal_play, NewIrregularity("12C1", "adjusted_score"))
    earlier_contract_counts = "sene meldinger annulleres; den afsluttede kontrakt gælder"
    """The verdict where a contract was played that was bid too late."""
    late_and_barred = "sene meldinger annulleres; {offending_side} må ikke bruge dem"
    """The verdict where late calls restrict no lead, but have shown something."""
