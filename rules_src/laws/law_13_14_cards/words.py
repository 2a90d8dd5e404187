"""Laws 13 and 14: how a deal is put right."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, HandOver, Information, Instruct, Status

PUT_RIGHT = Instruct(
    "13A", "cards_put_right", "Jeg retter hænderne efter kortfordelingen.", short="kortene rettes"
)
PLAY_WITH_CARE = Instruct(
    "13A2",
    "board_played_then_judged",
    "Spil spillet. Jeg vurderer resultatet bagefter.",
    short="resultatet vurderes bagefter",
)
CALLS_STAND = Instruct(
    "13B1",
    "no_call_is_changed",
    "Jeg retter kortene, og I fortsætter. Ingen melding må ændres.",
    short="kortene rettes, og ingen melding ændres",
)
STRANGE_OUT = Instruct(
    "13C",
    "strange_card_removed",
    "Jeg fjerner det fremmede kort, og I fortsætter.",
    short="det fremmede kort fjernes",
)
CANCELLED = Instruct(
    "13D",
    "result_cancelled",
    "Jeg annullerer resultatet og giver en justeret score.",
    short="resultatet annulleres",
)
RESTORED = Instruct(
    "14A1",
    "missing_card_restored",
    "Du får det manglende kort tilbage.",
    to="offender",
    short="kortet lægges tilbage",
)
REBUILT = Instruct(
    "14A2",
    "deal_rebuilt",
    "Jeg lægger et andet sæt kort efter fordelingen, så ingen mangler et kort.",
    short="fordelingen genskabes",
)
GOES_ON = Instruct(
    "14A3",
    "goes_on_with_full_hand",
    "I fortsætter, og ingen melding må ændres. Det manglende kort har hørt til hånden hele tiden.",
    short="ingen melding ændres",
)
ALWAYS_THERE = Instruct(
    "14B4",
    "restored_card_always_there",
    "Det manglende kort har hørt til din hånd hele tiden, så du kan have svigtet kulør. Er du"
    " modspiller, kan det blive strafkort.",
    to="offender",
    short="måske strafkort eller kulørsvigt",
)
KNOWN = Information("14C", Status.UNAUTHORISED, About.MISSING_CARD)
IF_REVOKED = HandOver("14B4", "revoke", when=When.IF_REVOKED)
