"""Laws 13 and 14: how a deal is put right."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, HandOver, Information, Instruct, Status

PUT_RIGHT = Instruct(
    "13A", "cards_put_right", "Turneringslederen retter hænderne efter kortfordelingen."
)
PLAY_WITH_CARE = Instruct(
    "13A2", "board_played_then_judged", "Mappen spilles, og resultatet vurderes bagefter."
)
CALLS_STAND = Instruct(
    "13B1", "no_call_is_changed", "Kortene rettes, der spilles videre, og ingen melding ændres."
)
STRANGE_OUT = Instruct(
    "13C", "strange_card_removed", "Det fremmede kort tages fra, og der spilles videre."
)
CANCELLED = Instruct(
    "13D", "result_cancelled", "Resultatet annulleres, og der gives en justeret score."
)
RESTORED = Instruct("14A1", "missing_card_restored", "Kortet lægges på den hånd, der mangler det.")
REBUILT = Instruct(
    "14A2",
    "deal_rebuilt",
    "Fordelingen genskabes med en anden kortpakke, så hånden får det kort, der mangler.",
)
GOES_ON = Instruct(
    "14A3",
    "goes_on_with_full_hand",
    "Der meldes og spilles videre; ingen melding ændres, og kortet har hørt til hånden hele tiden.",
)
ALWAYS_THERE = Instruct(
    "14B4",
    "restored_card_always_there",
    "Kortet har hørt til hånden hele tiden: Det kan blive strafkort, og det kan være kulørsvigt"
    " ikke at have spillet det.",
)
KNOWN = Information("14C", Status.UNAUTHORISED, About.MISSING_CARD)
IF_REVOKED = HandOver("14B4", "revoke", when=When.IF_REVOKED)
