"""Laws 28-32: the call stands, lapses or is cancelled, and what its player may call then."""

from __future__ import annotations

from typing import NamedTuple

from rules_src.laws.common.rectification import NO_LEAD_RESTRICTION, NO_RECTIFICATION
from rules_src.laws.common.withdrawn_call import UNAUTHORISED, USED
from rules_src.laws.law_28_32_out_of_rotation.facts import Call
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import About, Information, Instruct, Status

IN_ROTATION = Instruct(
    "28A",
    "in_rotation",
    "Den pligtige pas regnes for afgivet, så meldingen er i tur. Meldeforløbet går videre.",
    short="meldingen er i tur",
)
CHANGE_OF_CALL = Instruct(
    "25",
    "change_of_call",
    "Behandl det som et forsøg på at ændre {offender's} seneste melding.",
    to=ME,
)
BARRED_FIRST = Instruct(
    "37",
    "barred_call_first",
    "Behandl den som en melding fra en spiller, der skulle passe.",
    to=ME,
    authority=Authority.ADVICE,
)
NEVER_ACCEPTED = Instruct(
    "35",
    "never_accepted",
    "Behandl den som en utilladelig melding. Den kan aldrig accepteres.",
    to=ME,
    short="utilladelig melding kan aldrig accepteres",
)
STANDS = Instruct(
    "29A",
    "call_stands",
    "{Offender's} melding uden for tur gælder. Meldeforløbet går videre derfra.",
    short="{offender's} melding gælder",
)
IT_LAPSES = "{offender's} melding bortfalder"
LAPSES = Instruct(
    "28B",
    "call_lapses",
    "{Offender's} melding bortfalder uden berigtigelse. Meldingen i tur gælder.",
    short="{offender's} melding bortfalder",
)
IF_REPEATED = Instruct(
    "28B",
    "may_use_if_repeated",
    "Afgiver {offender} senere lovligt den samme melding, må du gerne bruge den.",
    to="partner",
    when=When.OFFENDER_TURN,
    authority=Authority.COMMENTARY,
)
LAPSED = Ruling(
    LAPSES, NO_LEAD_RESTRICTION.under("28B"), UNAUTHORISED, IF_REPEATED, USED, verdict=IT_LAPSES
)
CANCELLED = Instruct(
    "29B",
    "call_cancelled",
    "Jeg annullerer {offender's} melding uden for tur. Meldeforløbet går tilbage til {due}.",
    settled_by=(
        "comparable",
        "repeat_call",
    ),
)
LATER_CANCELLED = Instruct(
    "29B",
    "later_call_cancelled",
    "Den senere melding var også uden for tur. Jeg annullerer den.",
    short="den senere melding annulleres",
    authority=Authority.ADVICE,
)
PARTNERS_CALL_BACK = Instruct(
    "29A",
    "partners_call_withdrawn",
    "Tag din melding tilbage.",
    to="partner",
    short="{partner's} melding tages tilbage",
    authority=Authority.ADVICE,
)
FIRST_COUNTS = Instruct(
    "9C", "first_call_counts", "{Offender's} rettelse ændrer ikke, hvad {left} kan vælge."
)
PARTNERS_CALL_UNAUTHORISED = Information("16C2", Status.UNAUTHORISED, to="offender")


class Sections(NamedTuple):
    """Where each law says the same of a call at partner's or left-hand opponent's turn."""

    partner_free: str
    offender_free: str
    comparable: str
    other: str


OF_A_BID = Sections("31B1", "31B2", "31B2", "31B2")
"""An artificial pass, or a pass of partner's artificial call, is treated as a bid (30C)."""
SECTIONS = {
    Call.PASS: Sections("30B1a", "30B1b", "30B1bi", "30B1bii"),
    Call.DOUBLE: Sections("32B1", "32B2", "32B2", "32B2"),
}
RHO_FIRST = Instruct(
    "31A",
    "rho_calls_first",
    "Du skal gentage din melding, hvis {right} passer. Ellers må du melde frit.",
    to="offender",
)
OFFENDER_FREE = Instruct(
    "30B1b",
    "offender_free",
    "Du må afgive enhver lovlig melding. Din makker skal passe én gang, hvis den"
    " ikke er tilsvarende. Så kan din makkers udspil også blive begrænset.",
    to="offender",
    when=When.OFFENDER_TURN,
)
NEVER_REPLACED = Instruct(
    "26B",
    "withdrawn_call_never_replaced",
    "{Offender} fik ingen ny tur, så meldingen er ikke erstattet af en tilsvarende.",
    to=ME,
    authority=Authority.ADVICE,
)
REPEAT = Instruct(
    "31A1",
    "repeat_call",
    "Gentag din melding.",
    to="offender",
    short="{offender} gentager meldingen",
    when=When.OFFENDER_TURN,
)
NO_MORE = NO_RECTIFICATION.under("30A", when=When.OFFENDER_TURN)
STILL_UNAUTHORISED = Information("16C2", Status.UNAUTHORISED, when=When.OFFENDER_TURN)
AUTHORISED = Information("23B", Status.AUTHORISED, when=When.OFFENDER_TURN)
REPEATED_AUTHORISED = Information(
    "16A1a", Status.AUTHORISED, About.REPEATED, when=When.OFFENDER_TURN
)
"""A legal call in turn, which tells what the withdrawn one told; a forced pass does not."""
REPEATS_TOO_LOW = "{offender} gentager meldingen; buddet er utilstrækkeligt"
"""The verdict where the repeated call is a new irregularity."""
RHO_TO_CALL = "meldingen annulleres; {rho} melder først"
OFFENDER_TO_CALL = "meldingen annulleres; {offender} melder frit i sin tur"
TURN_GOES_BACK = "meldingen annulleres; turen går tilbage til {due}"
"""The verdicts where the call that decides has not been made yet."""
