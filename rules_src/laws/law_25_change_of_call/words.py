"""Law 25: which of the two calls stands."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED, Effect, Lasting
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import (
    About,
    ChangeReason,
    Information,
    Instruct,
    MayChange,
    NewIrregularity,
    Status,
)
from rules_src.model.words import Words


class Say(Words):
    no_duty_to_correct = Instruct(
        "25A1",
        "Man må rette et fejlgreb, men man har ikke pligt til det.",
        short="ingen pligt til at rette",
    )
    score_stands_if_explained = Instruct(
        "75C",
        "Jeg ændrer ikke scoren, hvis meldingen er forklaret, som den er aftalt.",
    )
    only_the_call_made_counts = Instruct(
        "25",
        "Kun den melding, du lagde frem, gælder.",
        to="offender",
        short="kun den fremlagte melding gælder",
        authority=Authority.ADVICE,
    )
    change_stands = Instruct(
        "25A1",
        "{Offender's} nye melding gælder, og meldingerne fortsætter derfra. Jeg dømmer"
        " særskilt, hvis den selv er ulovlig.",
        short="meldingen laves om",
    )
    change_is_itself_illegal = Instruct(
        "25A1",
        "Fejlgrebet er rettet, men den nye melding er selv ulovlig. Jeg dømmer nu den.",
        short="den nye melding er ulovlig",
    )
    changed_to_illegal = (
        change_is_itself_illegal,
        NewIrregularity("27", "insufficient_bid"),
        NewIrregularity("36", "inadmissible_call"),
    )
    """The second call stands under its own law (25A1)."""
    too_late_to_change = Instruct(
        "25A4",
        "Du kan ikke længere lave meldingen om. Din første melding gælder.",
        to="offender",
        short="den første melding gælder",
    )
    intended_call_stands = Instruct(
        "25A2",
        "Din melding gælder og kan ikke laves om.",
        to="offender",
        short="meldingen gælder",
    )
    first_call_stands = Instruct(
        "25B2",
        "Den første melding gælder. Den nye er annulleret.",
        short="første melding gælder",
        leaves=CANCELLED,
    )
    first_call_replaces = Instruct(
        "26A",
        "Vurder den første melding som erstatning for den annullerede.",
        to=ME,
        authority=Authority.ADVICE,
    )
    no_slip_to_correct = Instruct(
        "25A2",
        "Meldingen kan ikke laves om som et fejlgreb. Jeg dømmer den efter dens egen regel.",
    )
    own_law = Ruling(
        no_slip_to_correct,
        NewIrregularity("35", "inadmissible_call"),
        NewIrregularity("29", "call_out_of_rotation"),
        NewIrregularity("27", "insufficient_bid"),
        verdict="intet fejlgreb; meldingen dømmes efter sin egen regel",
    )
    """A call that was itself illegal does not stand only because it was meant."""
    remark = (
        Information("16B1a", Status.UNAUTHORISED, About.INFORMANT),
        NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
    )
    """What the wish to change a call told partner."""
    lho_to_call = Instruct("25B2", "{Left} har tur.")
    lhos_first_call_withdrawn = Instruct(
        "25B1",
        "Din første melding er trukket tilbage. Det er din melding efter den nye, der gælder.",
        to="lho",
        short="{lho's} første bortfalder",
        authority=Authority.ADVICE,
        leaves=(Effect(Lasting.WITHDRAWN, "lho"),),
    )
    lhos_call_stands = Instruct(
        "25B2",
        "Meldingen efter den gælder også. {Partner} har tur.",
        short="{lho's} melding gælder også",
        authority=Authority.ADVICE,
    )
    lho_may_change = MayChange("25A6", ChangeReason.OTHER_CHANGED, "lho")
    lhos_call = (
        Information("25A6", Status.AUTHORISED, About.LHO_CALL, "other_side"),
        Information("25A6", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
    )
    """If left-hand opponent withdraws his call, only his own side may use what it told."""
    unauthorised = Information("25B3", Status.UNAUTHORISED)
    called_over = (
        lhos_first_call_withdrawn,
        Information("25B3", Status.AUTHORISED, About.LHO_CALL, "other_side"),
        Information("25B3", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
    )
    """Left-hand opponent had called over the first call, and accepts the second."""
