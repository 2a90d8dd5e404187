"""Laws 16B and 73: what the recipient may do with it, and when to call again."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, AdjustedScore, Information, Instruct, Status, Test

OWN_RISK = Instruct(
    "73D1",
    "own_risk",
    "Man må gætte ud fra en modstanders tempo og manér, men gør det på egen risiko.",
)
DECEIVED = AdjustedScore("73E2", Test.DECEIVED, when=When.AFTER_PLAY)
NOTHING_TOLD = Instruct(
    "16A1a",
    "only_legal_information",
    "Der er intet ubeføjet sagt eller vist, og {recipient} må frit melde og spille.",
)
TOLD = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
CAREFUL = Instruct(
    "73C1",
    "avoid_advantage",
    "{Recipient} skal omhyggeligt undgå at drage fordel af oplysningen.",
)
PLAY_ON = Instruct(
    "16B2",
    "play_on_rights_reserved",
    "Meld og spil videre. {Other_side} mister ingen rettigheder ved det.",
)
CALL_AGAIN = Instruct(
    "16B3",
    "call_again_after_play",
    "Mener {other_side}, at {offending_side} valgte det, oplysningen pegede på, så tilkald"
    " turneringslederen igen, når spillet er slut.",
    when=When.AFTER_PLAY,
)
