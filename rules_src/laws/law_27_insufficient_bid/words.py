"""Law 27: the bid stands, or must be replaced."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED, Effect, Lasting
from rules_src.model.ruling import ME, Authority, Step
from rules_src.model.steps import HandOver, Information, Instruct, NewIrregularity, Status
from rules_src.model.words import Words


class Say(Words):
    insufficient_bid_stands = Instruct(
        "27A1",
        "Det utilstrækkelige bud gælder. Et bud efter det skal blot være højere.",
        short="det utilstrækkelige bud gælder",
    )
    partners_call_lapsed = Instruct(
        "28B",
        "{Partner's} melding før den bortfalder. Nu har {partner} tur.",
        short="{partner's} bortfalder",
        leaves=(Effect(Lasting.WITHDRAWN, "partner"),),
    )
    partners_call_lapses: tuple[Step, ...] = (
        partners_call_lapsed,
        Information("28B", Status.UNAUTHORISED, to="offender"),
    )
    """Left-hand opponent called in his turn, as if partner had not."""
    correction_cancelled = Instruct(
        "27C",
        "Du rettede buddet for sent. Jeg annullerer den nye melding, og {partner} har tur.",
        to="offender",
        short="rettelsen annulleres",
        leaves=CANCELLED,
    )
    call_over_the_correction = Instruct(
        "27C",
        "Har {partner} meldt efter rettelsen, var det i tur. Meldingen gælder, hvis den er lovlig.",
        to=ME,
        authority=Authority.ADVICE,
    )
    correction_goes: tuple[Step, ...] = (
        correction_cancelled,
        call_over_the_correction,
        Information("16C1", Status.AUTHORISED, to="other_side"),
        Information("16C2", Status.UNAUTHORISED),
    )
    """Left-hand opponent had called already."""
    partner_called_too_soon = Instruct(
        "9B2",
        "Du skulle have ventet på mig. Din melding var uden for tur.",
        to="partner",
        short="{partner's} melding dømmes for sig",
    )
    partners_call_for_itself: tuple[Step, ...] = (
        partner_called_too_soon,
        NewIrregularity("29", "call_out_of_rotation"),
    )
    partners_call_cancelled = Instruct(
        "29B",
        "{Partner's} melding efter buddet var uden for tur. Jeg annullerer den.",
        short="{partner's} melding annulleres",
        authority=Authority.ADVICE,
        leaves=(Effect(Lasting.WITHDRAWN, "partner"),),
    )
    partners_call_goes: tuple[Step, ...] = (
        partners_call_cancelled,
        Information("16C2", Status.UNAUTHORISED, to="offender"),
    )
    """It was made over a bid that is taken back."""
    slip_first = Instruct(
        "25A1",
        "Afgør først, om det var et fejlgreb. Var det ikke, følger buddet §\u00a027.",
        to=ME,
        short="afgør først, om det var et fejlgreb",
    )
    rotation_first = Instruct(
        "27A2",
        "Behandl først buddet som en melding uden for tur. Skal det gentages, er det"
        " stadig utilstrækkeligt og følger §\u00a027.",
        to=ME,
        short="behandles først som melding uden for tur",
    )
    replaced_too_soon = Instruct(
        "27C",
        "{Offender} skulle have ventet på mig. {Left} kan stadig acceptere det første bud.",
    )
    replace_the_bid = Instruct(
        "27B",
        "Tag buddet tilbage, og afgiv en lovlig melding. Du må kun doble eller redoble med en"
        " tilsvarende melding.",
        to="offender",
        leaves=CANCELLED,
    )
    what_frees_partner = Instruct(
        "27B1",
        "{Partner} må melde videre efter det laveste tilstrækkelige bud, der viser samme"
        " benævnelse, eller efter en tilsvarende melding.",
    )
    what_silences_partner = Instruct(
        "27B2", "Ellers skal {partner} passe resten af meldeforløbet, og udspillet kan begrænses."
    )
    must_replace_bid = (replace_the_bid, what_frees_partner, what_silences_partner)
    """Told to all four, for one chooses and the others must know what follows (9B2, 10C1)."""
    tell_offender_away = Instruct(
        "27B1",
        "Spørg {offender} væk fra bordet, hvad buddet skulle vise. Sig dér, efter"
        " hvilke meldinger {partner} må melde videre.",
        to=ME,
        authority=Authority.COMMENTARY,
    )
    correction_called_over = Instruct(
        "27C",
        "Du har meldt efter rettelsen. Nu kan du ikke længere acceptere det første bud.",
        to="lho",
        authority=Authority.ADVICE,
    )
    replacement_stands = Instruct(
        "27C", "Din nye melding gælder, hvis den er lovlig.", to="offender"
    )
    attempt_cancelled = Instruct(
        "27B3",
        "Jeg annullerer også den melding. Du skal byde tilstrækkeligt eller passe. Du"
        " må kun doble eller redoble med en tilsvarende melding.",
        to="offender",
        leaves=CANCELLED,
    )
    what_follows_is_open = Instruct(
        "27B4",
        "Loven siger ikke, hvad der følger, når det andet bud accepteres. Behandl det"
        " som lovligt og det første som trukket tilbage.",
        to=ME,
        authority=Authority.ADVICE,
    )
    replace_again = HandOver("27B3", "replaced_again")
    partner_called_though_barred = Instruct(
        "37",
        "Behandl {partner's} melding som en melding fra en spiller, der skulle passe.",
        to=ME,
        short="{partner's} melding dømmes for sig",
        authority=Authority.ADVICE,
    )
    called_though_barred = (
        partner_called_though_barred,
        NewIrregularity("37", "inadmissible_call"),
    )
    first_bid_stands = "det utilstrækkelige bud gælder; rettelsen tages tilbage"
    """The verdict where left-hand opponent accepts a bid that was corrected too soon."""
    both_taken_back = (
        "første bud gælder; rettelsen tages tilbage; {partner's} melding dømmes for sig"
    )
    """The verdict where partner has called over the correction as well."""
    to_be_replaced = "{offender} skal afgive en lovlig melding i stedet for buddet"
    """The verdict where nothing has been called instead yet."""
    though_barred = (
        "{partner's} melding dømmes for sig; {partner} passer resten; udspillet kan begrænses"
    )
    """The verdict where partner has called although the law made him pass."""
