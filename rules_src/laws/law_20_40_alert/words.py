"""Laws 20F and 40B: what the federation has alerted, and what an alert may tell."""

from __future__ import annotations

from rules_src.contents.regulations import ALERT, ALERT_OF_DOUBLES
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import About, Information, Instruct, Status

ALERT_KINDS = Instruct(
    "40B2aiii",
    "what_is_alerted",
    f"{ALERT.text} Sådan siger {ALERT.cited}. Klubben kan have egne regler.",
    to=ME,
    authority=Authority.FEDERATION,
)
DOUBLES = Instruct(
    "40B2aiii",
    "which_doubles_are_alerted",
    f"{ALERT_OF_DOUBLES.text} Sådan siger {ALERT_OF_DOUBLES.cited}.",
    to=ME,
    authority=Authority.FEDERATION,
)
STANDS = Instruct(
    "21B1a",
    "late_alert_stands",
    "Alerten gælder, og meldingerne fortsætter. Ingen har meldt uden at kende den.",
    short="alerten gælder, ingen berigtigelse",
)
MAY_ASK = Instruct(
    "20F1",
    "may_ask_in_turn",
    "I må spørge til meldingen, når det er jeres tur.",
    to="other_side",
)
NEEDLESS = Instruct(
    "20F5a",
    "needless_alert_is_explanation",
    "En overflødig alert er en forkert forklaring. Den er rettet, og meldingerne fortsætter.",
    short="overflødig alert er rettet i tide",
)
ALERT_TOLD = Information("16B1a", Status.UNAUTHORISED, About.ALERT)
