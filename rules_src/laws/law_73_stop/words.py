"""Law 73A2 and DBf's 122B: the pause, and what a slip may tell."""

from __future__ import annotations

from rules_src.contents.regulations import STOP_SECONDS
from rules_src.model.ruling import Authority
from rules_src.model.steps import About, Information, Instruct, Status

PAUSE_DUE = Instruct(
    "73A2",
    "pause_is_due_without_the_card",
    f"Vent cirka {STOP_SECONDS} sekunder, før du melder, også når stopkortet mangler.",
    to="lho",
    short="{lho} holder pausen alligevel",
    authority=Authority.FEDERATION,
)
PAUSE_TELLS_NOTHING = Instruct(
    "73A2",
    "due_pause_tells_nothing",
    "Pausen var pligtig også uden stopkort, så den fortæller ingenting.",
    short="pausen var pligtig og fortæller intet",
    authority=Authority.FEDERATION,
)
PAUSE_WAS_DUE = Instruct(
    "73A2",
    "pause_was_due_without_the_card",
    f"Du skulle have ventet cirka {STOP_SECONDS} sekunder, også uden stopkort.",
    to="lho",
    short="{lho} skulle have holdt pausen",
    authority=Authority.FEDERATION,
)
LHO_TEMPO_TOLD = Information("16B1a", Status.UNAUTHORISED, About.TEMPO, "rho")
"""The partner of the player who should have waited is the jumper's right-hand opponent."""
USE_NO_CARD = Instruct(
    "73A2",
    "show_stop_card_next_time",
    "Læg stopkortet først, næste gang du springer.",
    to="offender",
    authority=Authority.FEDERATION,
)
KEEP_THE_PAUSE = Instruct(
    "73A2",
    "keep_the_pause",
    f"Hold en pause på cirka {STOP_SECONDS} sekunder efter et spring, uanset hvad du har.",
    to="offender",
    short="{partner} må ikke bruge tempoet",
    authority=Authority.FEDERATION,
)
CALL_STANDS = Instruct(
    "25A2",
    "meant_call_stands",
    "Din melding gælder, for den var ment.",
    to="offender",
    short="meldingen står, {partner} må ikke bruge stopkortet",
)
TEMPO_TOLD = Information("16B1a", Status.UNAUTHORISED, About.TEMPO)
CARD_TOLD = Information("16B1a", Status.UNAUTHORISED, About.STOP_CARD)
