"""Laws 73D and 73E: what may deceive, what may not, and the score."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    deception_by_call_or_card_stands = Instruct(
        "73E1",
        "I må gerne narre modstanderne med selve meldingen eller kortet. Scoren står ved magt.",
        short="lovligt at narre sådan, scoren står",
    )
    own_risk = Instruct(
        "73D1",
        "I må gerne tolke en modstanders tempo og manér, men det er på egen risiko.",
        short="på egen risiko",
    )
    bridge_reason_shown = Instruct(
        "73E2",
        "Scoren står ved magt. Der var en bridgemæssig grund.",
        short="der var en grund, så scoren står",
        when=When.AFTER_PLAY,
    )
    could_not_know_it_would_gain = Instruct(
        "73E2",
        "Scoren står ved magt. Spilleren kunne ikke vide, at det kunne betale sig.",
        short="spilleren kunne ikke vide det, så scoren står",
        when=When.AFTER_PLAY,
    )
    no_costly_false_inference = Instruct(
        "73E2",
        "Scoren står ved magt. {Other_side} blev ikke narret til et dårligere resultat.",
        short="ingen skade, så scoren står",
        when=When.AFTER_PLAY,
    )
    may_not_mislead_by_manner = Instruct(
        "73D2",
        "I må ikke prøve at narre nogen med tempo, ord eller manér.",
        to="offending_side",
        short="forsøg på at narre",
    )
    score_without_false_inference = Instruct(
        "73E2",
        "Giv en justeret score: det sandsynlige resultat uden den falske slutning. Vægt, hvis flere"
        " resultater er sandsynlige.",
        to=ME,
        short="scoren justeres",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    penalty_for_deception = Instruct(
        "90A",
        "Overvej strafpoint, eller disciplin efter §\u00a091 i grove tilfælde.",
        to=ME,
        when=When.AFTER_PLAY,
    )
