"""Law 73A2 and DBf's 122B: the pause, and what a slip may tell."""

from __future__ import annotations

from rules_src.contents.regulations import STOP_SECONDS
from rules_src.model.ruling import Authority
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    pause_is_due_without_the_card = Instruct(
        "73A2",
        f"Vent cirka {STOP_SECONDS} sekunder, før du melder, også når stopkortet mangler.",
        to="lho",
        short="{lho} holder pausen alligevel",
        authority=Authority.FEDERATION,
    )
    due_pause_tells_nothing = Instruct(
        "73A2",
        "Pausen var pligtig også uden stopkort, så den fortæller ingenting.",
        short="pausen var pligtig og fortæller intet",
        authority=Authority.FEDERATION,
    )
    pause_was_due_without_the_card = Instruct(
        "73A2",
        f"Du skulle have ventet cirka {STOP_SECONDS} sekunder, også uden stopkort.",
        to="lho",
        short="{lho} skulle have holdt pausen",
        authority=Authority.FEDERATION,
    )
    lho_tempo_told = Information("16B1a", Status.UNAUTHORISED, About.TEMPO, "rho")
    """The partner of the player who should have waited is the jumper's right-hand opponent."""
    show_stop_card_next_time = Instruct(
        "73A2",
        "Læg stopkortet først, næste gang du springer.",
        to="offender",
        authority=Authority.FEDERATION,
    )
    keep_the_pause = Instruct(
        "73A2",
        f"Hold en pause på cirka {STOP_SECONDS} sekunder efter et spring, uanset hvad du har.",
        to="offender",
        short="{partner} må ikke bruge tempoet",
        authority=Authority.FEDERATION,
    )
    stop_card_is_no_call = Instruct(
        "73A2",
        "Tag stopkortet op, og vent på din tur. Du har ikke meldt endnu.",
        to="offender",
        short="stopkortet er ingen melding",
        authority=Authority.ADVICE,
    )
    meant_call_stands = Instruct(
        "25A2",
        "Din melding gælder og kan ikke laves om.",
        to="offender",
        short="meldingen står, {partner} må ikke bruge stopkortet",
    )
    tempo_told = Information("16B1a", Status.UNAUTHORISED, About.TEMPO)
    card_told = Information("16B1a", Status.UNAUTHORISED, About.STOP_CARD)
