"""Law 27: the bid stands, or must be replaced."""

from __future__ import annotations

from rules_src.model.ruling import Authority
from rules_src.model.steps import HandOver, Instruct

STANDS = Instruct(
    "27A1",
    "insufficient_bid_stands",
    "Det utilstrækkelige bud står uden berigtigelse. Meldeforløbet går videre derfra, og næste bud"
    " skal blot være højere end det.",
)
SLIP_FIRST = Instruct(
    "25A1",
    "slip_first",
    "Afgør først, om det var et fejlgreb. Var det ikke, følger buddet §\u00a027.",
    private=True,
)
ROTATION_FIRST = Instruct(
    "27A2",
    "rotation_first",
    "Buddet behandles først som en melding uden for tur. Skal det siden gentages, er det stadig"
    " utilstrækkeligt og følger §\u00a027.",
)
REPLACED_TOO_SOON = Instruct(
    "27C",
    "replaced_too_soon",
    "{Offender} skulle have ventet på turneringslederen. {Lho} kan stadig acceptere det første"
    " bud.",
)
MUST_REPLACE = Instruct(
    "27B",
    "must_replace_bid",
    "Det utilstrækkelige bud tages tilbage, og {offender} skal afgive en lovlig melding i stedet;"
    " en dobling kun, hvis den er tilsvarende. Er meldingen hverken tilsvarende eller det laveste"
    " tilstrækkelige bud, der viser samme benævnelse, skal {partner} passe i resten af"
    " meldeforløbet, og {partner's} udspil kan blive begrænset.",
)
TELL_OFFENDER = Instruct(
    "27B1",
    "tell_offender_away",
    "Hør væk fra bordet, hvad {offender} mente, og sig ham dér, hvilke nye meldinger der lader"
    " {partner} melde videre.",
    private=True,
    authority=Authority.COMMENTARY,
)
REPLACEMENT_STANDS = Instruct(
    "27C",
    "replacement_stands",
    "Den melding, {offender} selv har lagt i stedet, gælder, hvis den er lovlig, og afgør, hvad"
    " der følger.",
)
ATTEMPT_CANCELLED = Instruct(
    "27B3",
    "attempt_cancelled",
    "Også den anden melding annulleres. {Offender} skal byde tilstrækkeligt eller passe; en dobling"
    " kun, hvis den er tilsvarende.",
)
WHAT_FOLLOWS_IS_OPEN = Instruct(
    "27B4",
    "what_follows_is_open",
    "Loven siger ikke, hvad der følger, når det andet bud accepteres. Her er det lovligt, og det"
    " første er trukket tilbage.",
    authority=Authority.ADVICE,
    private=True,
)
REPLACE_AGAIN = HandOver("27B3", "replaced_again")
