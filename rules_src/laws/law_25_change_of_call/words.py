"""Law 25: which of the two calls stands."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import (
    About,
    Change,
    Information,
    Instruct,
    MayChange,
    NewIrregularity,
    Status,
)

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
ONLY_CALL = Instruct(
    "25",
    "only_the_call_made_counts",
    "Kun den melding, du lagde frem, gælder.",
    to="offender",
    short="kun den fremlagte melding gælder",
    authority=Authority.ADVICE,
)
CHANGE = Instruct(
    "25A1",
    "change_stands",
    "{Offender's} nye melding gælder, og meldingerne fortsætter derfra. Jeg dømmer"
    " særskilt, hvis den selv er ulovlig.",
    short="meldingen laves om",
)
CHANGED_TO_ILLEGAL = (
    Instruct(
        "25A1",
        "change_is_itself_illegal",
        "Fejlgrebet er rettet, men den nye melding er selv ulovlig. Jeg dømmer nu den.",
        short="den nye melding er ulovlig",
    ),
    NewIrregularity("27", "insufficient_bid"),
    NewIrregularity("36", "inadmissible_call"),
)
"""The second call stands under its own law (25A1)."""
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
NOT_A_SLIP = Instruct(
    "25A2",
    "no_slip_to_correct",
    "Meldingen kan ikke laves om som et fejlgreb. Jeg dømmer den efter dens egen regel.",
)
OWN_LAW = Ruling(
    NOT_A_SLIP,
    NewIrregularity("35", "inadmissible_call"),
    NewIrregularity("29", "call_out_of_rotation"),
    NewIrregularity("27", "insufficient_bid"),
    verdict="intet fejlgreb; meldingen dømmes efter sin egen regel",
)
"""A call that was itself illegal does not stand only because it was meant."""
REMARK = (
    Information("16B1a", Status.UNAUTHORISED, About.INFORMANT),
    NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
)
"""What the wish to change a call told partner."""
LHO_TO_CALL = Instruct("25B2", "lho_to_call", "{Left} har tur.")
LHOS_FIRST_BACK = Instruct(
    "25B1",
    "lhos_first_call_withdrawn",
    "Din første melding er trukket tilbage. Det er din melding efter den nye, der gælder.",
    to="lho",
    short="{lho's} første bortfalder",
    authority=Authority.ADVICE,
)
LHOS_CALL_STANDS = Instruct(
    "25B2",
    "lhos_call_stands",
    "Meldingen efter den gælder også. {Partner} har tur.",
    short="{lho's} melding gælder også",
    authority=Authority.ADVICE,
)
LHO_MAY_CHANGE = MayChange("25A6", Change.OTHER_CHANGED, "lho")
LHOS_CALL = (
    Information("25A6", Status.AUTHORISED, About.LHO_CALL, "other_side"),
    Information("25A6", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
)
"""If left-hand opponent withdraws his call, only his own side may use what it told."""
UNAUTHORISED = Information("25B3", Status.UNAUTHORISED)
CALLED_OVER = (
    LHOS_FIRST_BACK,
    Information("25B3", Status.AUTHORISED, About.LHO_CALL, "other_side"),
    Information("25B3", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
)
"""Left-hand opponent had called over the first call, and accepts the second."""
