"""Laws 20F and 40B: what the federation has alerted, and what an alert may tell."""

from __future__ import annotations

from rules_src.contents.regulations import ALERT, ALERT_OF_DOUBLES
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    what_is_alerted = Instruct(
        "40B2aiii",
        f"{ALERT.text} Sådan siger {ALERT.cited}. Klubben kan have egne regler.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    which_doubles_are_alerted = Instruct(
        "40B2aiii",
        f"{ALERT_OF_DOUBLES.text} Sådan siger {ALERT_OF_DOUBLES.cited}.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    late_alert_stands = Instruct(
        "21B1a",
        "Alerten gælder, og meldingerne fortsætter. Ingen har meldt uden at kende den.",
        short="alerten gælder, ingen berigtigelse",
    )
    may_ask_in_turn = Instruct(
        "20F1",
        "I må spørge til meldingen, når det er jeres tur.",
        to="other_side",
    )
    needless_alert_is_explanation = Instruct(
        "20F5a",
        "En overflødig alert er en forkert forklaring. Den er rettet, og meldingerne fortsætter.",
        short="overflødig alert er rettet i tide",
    )
    alert_told = Information("16B1a", Status.UNAUTHORISED, About.ALERT)
