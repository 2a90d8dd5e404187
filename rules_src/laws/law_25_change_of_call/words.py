"""Law 25: which of the two calls stands."""

from __future__ import annotations

from rules_src.model.ruling import Authority
from rules_src.model.steps import Change, Information, Instruct, MayChange, Status

NO_DUTY = Instruct(
    "25A1",
    "no_duty_to_correct",
    "{Offender} må rette et fejlgreb, men har ikke pligt til det.",
)
STANDS_AS_CALLED = Instruct(
    "75C",
    "score_stands_if_explained",
    "Er meldingen forklaret, som parret har aftalt den, står scoren ved magt, også selv om"
    " hånden ikke passede.",
)
CHANGE = Instruct(
    "25A1",
    "change_stands",
    "{Offender} laver sin melding om, og meldeforløbet går videre fra den nye melding. Er den"
    " selv ulovlig, følger den sin egen paragraf.",
)
TOO_LATE = Instruct(
    "25A4", "too_late_to_change", "Meldingen kan ikke længere laves om; den første melding gælder."
)
INTENDED = Instruct(
    "25A2", "intended_call_stands", "Meldingen var tilsigtet, så den gælder og laves ikke om."
)
FIRST_STANDS = Instruct(
    "25B2",
    "first_call_stands",
    "Den nye melding annulleres, og den første gælder.",
)
COMPARE_FIRST = Instruct(
    "26A",
    "first_call_replaces",
    "Når du vurderer, om meldingen er tilsvarende: Her er det den første melding, der står i"
    " stedet for den annullerede.",
    authority=Authority.ADVICE,
    private=True,
)
LHO_MAY_CHANGE = MayChange("25A6", Change.OTHER_CHANGED, "lho")
LHOS_CALL = (
    Information("25A6", Status.AUTHORISED, to="other_side"),
    Information("25A6", Status.UNAUTHORISED, to="offending_side"),
)
"""If left-hand opponent withdraws his call, only his own side may use what it told."""
UNAUTHORISED = Information("25B3", Status.UNAUTHORISED)
