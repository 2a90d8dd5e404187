"""Law 27: the bid stands, or must be replaced."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import HandOver, Instruct, NewIrregularity
from rules_src.model.words import Words


class Say(Words):
    insufficient_bid_stands = Instruct(
        "27A1",
        "Det utilstrækkelige bud gælder. Det næste bud skal blot være højere.",
        short="det utilstrækkelige bud gælder",
    )
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
    must_replace_bid = Instruct(
        "27B",
        "Tag buddet tilbage, og afgiv en lovlig melding. Du må kun doble eller"
        " redoble, hvis det er en tilsvarende melding. Din makker må melde videre"
        " efter det laveste tilstrækkelige bud, der viser samme benævnelse eller"
        " benævnelser. Det må din makker også efter en tilsvarende melding. Ellers"
        " skal din makker passe i resten af meldeforløbet, og din makkers udspil kan"
        " blive begrænset.",
        to="offender",
        leaves=CANCELLED,
    )
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
    to_be_replaced = "{offender} skal afgive en lovlig melding i stedet for buddet"
    """The verdict where nothing has been called instead yet."""
    though_barred = (
        "{partner's} melding dømmes for sig; {partner} passer resten; udspillet kan begrænses"
    )
    """The verdict where partner has called although the law made him pass."""
