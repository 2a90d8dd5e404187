"""Law 27: the bid stands, or must be replaced."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import HandOver, Instruct, NewIrregularity

STANDS = Instruct(
    "27A1",
    "insufficient_bid_stands",
    "Det utilstrækkelige bud gælder. Det næste bud skal blot være højere.",
    short="det utilstrækkelige bud gælder",
)
SLIP_FIRST = Instruct(
    "25A1",
    "slip_first",
    "Afgør først, om det var et fejlgreb. Var det ikke, følger buddet §\u00a027.",
    to=ME,
    short="afgør først, om det var et fejlgreb",
)
ROTATION_FIRST = Instruct(
    "27A2",
    "rotation_first",
    "Behandl først buddet som en melding uden for tur. Skal det gentages, er det"
    " stadig utilstrækkeligt og følger §\u00a027.",
    to=ME,
    short="behandles først som melding uden for tur",
)
REPLACED_TOO_SOON = Instruct(
    "27C",
    "replaced_too_soon",
    "{Offender} skulle have ventet på mig. {Left} kan stadig acceptere det første bud.",
)
MUST_REPLACE = Instruct(
    "27B",
    "must_replace_bid",
    "Tag buddet tilbage, og afgiv en lovlig melding. Du må kun doble eller"
    " redoble, hvis det er en tilsvarende melding. Din makker må melde videre"
    " efter det laveste tilstrækkelige bud, der viser samme benævnelse eller"
    " benævnelser. Det må din makker også efter en tilsvarende melding. Ellers"
    " skal din makker passe i resten af meldeforløbet, og din makkers udspil kan"
    " blive begrænset.",
    to="offender",
)
TELL_OFFENDER = Instruct(
    "27B1",
    "tell_offender_away",
    "Spørg {offender} væk fra bordet, hvad buddet skulle vise. Sig dér, efter"
    " hvilke meldinger {partner} må melde videre.",
    to=ME,
    authority=Authority.COMMENTARY,
)
CORRECTION_ACCEPTED = Instruct(
    "27C",
    "correction_called_over",
    "Du har meldt efter rettelsen. Nu kan du ikke længere acceptere det første bud.",
    to="lho",
    authority=Authority.ADVICE,
)
REPLACEMENT_STANDS = Instruct(
    "27C", "replacement_stands", "Din nye melding gælder, hvis den er lovlig.", to="offender"
)
ATTEMPT_CANCELLED = Instruct(
    "27B3",
    "attempt_cancelled",
    "Jeg annullerer også den melding. Du skal byde tilstrækkeligt eller passe. Du"
    " må kun doble eller redoble med en tilsvarende melding.",
    to="offender",
)
WHAT_FOLLOWS_IS_OPEN = Instruct(
    "27B4",
    "what_follows_is_open",
    "Loven siger ikke, hvad der følger, når det andet bud accepteres. Behandl det"
    " som lovligt og det første som trukket tilbage.",
    to=ME,
    authority=Authority.ADVICE,
)
REPLACE_AGAIN = HandOver("27B3", "replaced_again")
CALLED_THOUGH_BARRED = (
    Instruct(
        "37",
        "partner_called_though_barred",
        "Behandl {partner's} melding som en melding fra en spiller, der skulle passe.",
        to=ME,
        short="{partner's} melding dømmes for sig",
        authority=Authority.ADVICE,
    ),
    NewIrregularity("37", "inadmissible_call"),
)
FIRST_BID_STANDS = "det utilstrækkelige bud gælder; rettelsen tages tilbage"
"""The verdict where left-hand opponent accepts a bid that was corrected too soon."""
TO_BE_REPLACED = "{offender} skal afgive en lovlig melding i stedet for buddet"
"""The verdict where nothing has been called instead yet."""
THOUGH_BARRED = (
    "{partner's} melding dømmes for sig; {partner} passer resten; udspillet kan begrænses"
)
"""The verdict where partner has called although the law made him pass."""
