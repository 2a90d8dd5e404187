"""Law 25: which of the two calls stands."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Change, Information, Instruct, MayChange, Status

NO_DUTY = Instruct(
    "25A1",
    "no_duty_to_correct",
    "Man må rette et fejlgreb, men man har ikke pligt til det.",
    short="ingen pligt til at rette",
)
STANDS_AS_CALLED = Instruct(
    "75C",
    "score_stands_if_explained",
    "Jeg ændrer ikke scoren, hvis meldingen er forklaret, som den er aftalt.",
)
CHANGE = Instruct(
    "25A1",
    "change_stands",
    "{Offender's} nye melding gælder, og meldingerne fortsætter derfra. Jeg dømmer"
    " særskilt, hvis den selv er ulovlig.",
    short="meldingen laves om",
)
TOO_LATE = Instruct(
    "25A4",
    "too_late_to_change",
    "Du kan ikke længere lave meldingen om. Din første melding gælder.",
    to="offender",
    short="den første melding gælder",
)
INTENDED = Instruct(
    "25A2",
    "intended_call_stands",
    "Din melding gælder. Det var den, du ville afgive.",
    to="offender",
    short="meldingen gælder",
)
FIRST_STANDS = Instruct(
    "25B2",
    "first_call_stands",
    "Den første melding gælder. Den nye er annulleret.",
    short="første melding gælder",
)
COMPARE_FIRST = Instruct(
    "26A",
    "first_call_replaces",
    "Vurder den første melding som erstatning for den annullerede.",
    to=ME,
    authority=Authority.ADVICE,
)
LHO_MAY_CHANGE = MayChange("25A6", Change.OTHER_CHANGED, "lho")
LHOS_CALL = (
    Information("25A6", Status.AUTHORISED, to="other_side"),
    Information("25A6", Status.UNAUTHORISED, to="offending_side"),
)
"""If left-hand opponent withdraws his call, only his own side may use what it told."""
UNAUTHORISED = Information("25B3", Status.UNAUTHORISED)
