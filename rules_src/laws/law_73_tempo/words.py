"""Laws 73D and 73E: what may deceive, what may not, and the score."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import Instruct

DECEPTION_ALLOWED = Instruct(
    "73E1",
    "deception_by_call_or_card_stands",
    "I må gerne narre modstanderne med selve meldingen eller kortet. Scoren står ved magt.",
    short="lovligt at narre sådan, scoren står",
)
OWN_RISK = Instruct(
    "73D1",
    "own_risk",
    "I må gerne tolke en modstanders tempo og manér, men det er på egen risiko.",
    short="på egen risiko",
)
HAD_REASON = Instruct(
    "73E2",
    "bridge_reason_shown",
    "Scoren står ved magt. Der var en bridgemæssig grund.",
    short="der var en grund, så scoren står",
    when=When.AFTER_PLAY,
)
COULD_NOT_KNOW = Instruct(
    "73E2",
    "could_not_know_it_would_gain",
    "Scoren står ved magt. Spilleren kunne ikke vide, at det kunne betale sig.",
    short="spilleren kunne ikke vide det, så scoren står",
    when=When.AFTER_PLAY,
)
NOT_MISLED = Instruct(
    "73E2",
    "no_costly_false_inference",
    "Scoren står ved magt. {Other_side} blev ikke narret til et dårligere resultat.",
    short="ingen skade, så scoren står",
    when=When.AFTER_PLAY,
)
MAY_NOT_MISLEAD = Instruct(
    "73D2",
    "may_not_mislead_by_manner",
    "I må ikke prøve at narre nogen med tempo, ord eller manér.",
    to="offending_side",
    short="forsøg på at narre",
)
SCORE = Instruct(
    "73E2",
    "score_without_false_inference",
    "Giv en justeret score: det sandsynlige resultat uden den falske slutning. Vægt, hvis flere"
    " resultater er sandsynlige.",
    to=ME,
    short="scoren justeres",
    when=When.AFTER_PLAY,
)
PENALTY = Instruct(
    "90A",
    "penalty_for_deception",
    "Overvej strafpoint, eller disciplin efter §\u00a091 i grove tilfælde.",
    to=ME,
    when=When.AFTER_PLAY,
)
