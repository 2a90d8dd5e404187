"""Laws 16B and 73: what the recipient may do with it, and when to call again."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, Information, Instruct, Status

NOTHING_TOLD = Instruct(
    "16A1a",
    "only_legal_information",
    "Der er ingen ubeføjede oplysninger. {Recipient} må frit melde og spille.",
    short="ingen ubeføjede oplysninger",
)
TOLD = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
CAREFUL = Instruct(
    "73C1",
    "avoid_advantage",
    "Undgå omhyggeligt at vælge det, oplysningen taler for, hvis du har andre rimelige valg.",
    to="recipient",
    short="{recipient} må ikke bruge oplysningen",
)
PLAY_ON = Instruct(
    "16B2",
    "play_on_rights_reserved",
    "Meld og spil videre. {Other_side} mister ingen rettigheder ved det.",
    short="spil videre",
)
CALL_AGAIN = Instruct(
    "16B3",
    "call_again_after_play",
    "Kald på mig igen efter spillet, hvis I mener, at {offending_side} valgte det,"
    " oplysningen talte for.",
    to="other_side",
    when=When.AFTER_PLAY,
)
