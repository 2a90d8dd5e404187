"""Laws 28-32: the call stands, lapses or is cancelled, and what its player may call then."""

from __future__ import annotations

from typing import NamedTuple

from rules_src.laws.common import rectification, withdrawn_call
from rules_src.laws.law_28_32_out_of_rotation.facts import Call
from rules_src.model.effects import CANCELLED, Effect, Lasting
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Sections(NamedTuple):
    """Where each law says the same of a call at partner's or left-hand opponent's turn."""

    partner_free: str
    offender_free: str
    comparable: str
    other: str


class Say(Words):
    in_rotation = Instruct(
        "28A",
        "Den pligtige pas regnes for afgivet, så meldingen er i tur. Meldeforløbet går videre.",
        short="meldingen er i tur",
    )
    change_of_call = Instruct(
        "25",
        "Behandl det som et forsøg på at ændre {offender's} seneste melding.",
        to=ME,
    )
    barred_call_first = Instruct(
        "37",
        "Behandl den som en melding fra en spiller, der skulle passe.",
        to=ME,
        authority=Authority.ADVICE,
    )
    never_accepted = Instruct(
        "35",
        "Behandl den som en utilladelig melding. Den kan aldrig accepteres.",
        to=ME,
        short="utilladelig melding kan aldrig accepteres",
    )
    call_stands = Instruct(
        "29A",
        "{Offender's} melding uden for tur gælder, og det gør meldingerne efter den.",
        short="{offender's} melding gælder",
    )
    it_lapses = "{offender's} melding bortfalder"
    call_lapses = Instruct(
        "28B",
        "{Offender's} melding bortfalder uden berigtigelse. Meldingen i tur gælder.",
        short="{offender's} melding bortfalder",
        leaves=CANCELLED,
    )
    may_use_if_repeated = Instruct(
        "28B",
        "Afgiver {offender} senere lovligt den samme melding, må du gerne bruge den.",
        to="partner",
        when=When.OFFENDER_TURN,
        authority=Authority.COMMENTARY,
    )
    lapsed = Ruling(
        call_lapses,
        rectification.Say.no_lead_restriction.under("28B"),
        withdrawn_call.Say.unauthorised,
        may_use_if_repeated,
        withdrawn_call.Say.used,
        verdict=it_lapses,
    )
    call_cancelled = Instruct(
        "29B",
        "Jeg annullerer {offender's} melding uden for tur. Meldeforløbet går tilbage til {due}.",
        settled_by=(
            "comparable",
            "repeat_call",
        ),
        leaves=CANCELLED,
    )
    later_call_cancelled = Instruct(
        "29B",
        "Den senere melding var også uden for tur. Jeg annullerer den.",
        short="den senere melding annulleres",
        authority=Authority.ADVICE,
    )
    partners_call_withdrawn = Instruct(
        "29A",
        "Tag din melding tilbage.",
        to="partner",
        short="{partner's} melding tages tilbage",
        authority=Authority.ADVICE,
        leaves=(Effect(Lasting.WITHDRAWN, "partner"),),
    )
    first_call_counts = Instruct("9C", "{Offender's} rettelse ændrer ikke, hvad {left} kan vælge.")
    partners_call_unauthorised = Information("16C2", Status.UNAUTHORISED, to="offender")
    of_a_bid = Sections("31B1", "31B2", "31B2", "31B2")
    """An artificial pass, or a pass of partner's artificial call, is treated as a bid (30C)."""
    sections = {
        Call.PASS: Sections("30B1a", "30B1b", "30B1bi", "30B1bii"),
        Call.DOUBLE: Sections("32B1", "32B2", "32B2", "32B2"),
    }
    rho_calls_first = Instruct(
        "31A",
        "Du skal gentage din melding, hvis {right} passer. Ellers må du melde frit.",
        to="offender",
    )
    offender_free = Instruct(
        "30B1b",
        "Du må afgive enhver lovlig melding. Din makker skal passe én gang, hvis den"
        " ikke er tilsvarende. Så kan din makkers udspil også blive begrænset.",
        to="offender",
        when=When.OFFENDER_TURN,
    )
    withdrawn_call_never_replaced = Instruct(
        "26B",
        "{Offender} fik ingen ny tur, så meldingen er ikke erstattet af en tilsvarende.",
        to=ME,
        authority=Authority.ADVICE,
    )
    repeat_call = Instruct(
        "31A1",
        "Gentag din melding.",
        to="offender",
        short="{offender} gentager meldingen",
        when=When.OFFENDER_TURN,
    )
    no_rectification = rectification.Say.no_rectification.under("30A", when=When.OFFENDER_TURN)
    still_unauthorised = Information("16C2", Status.UNAUTHORISED, when=When.OFFENDER_TURN)
    authorised = Information("23B", Status.AUTHORISED, when=When.OFFENDER_TURN)
    repeated_authorised = Information(
        "16A1a", Status.AUTHORISED, About.REPEATED, when=When.OFFENDER_TURN
    )
    """A legal call in turn, which tells what the withdrawn one told; a forced pass does not."""
    repeats_too_low = "{offender} gentager meldingen; buddet er utilstrækkeligt"
    """The verdict where the repeated call is a new irregularity."""
    rho_to_call = "meldingen annulleres; {rho} melder først"
    offender_to_call = "meldingen annulleres; {offender} melder frit i sin tur"
    turn_goes_back = "meldingen annulleres; turen går tilbage til {due}"
    """The verdicts where the call that decides has not been made yet."""
