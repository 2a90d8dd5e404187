"""Laws 45E, 58 and 67B2: which card is played, and what becomes of the others."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, Instruct

LATER_CARD = Instruct(
    "58A",
    "other_card_counts_as_later",
    "Kortet fra den, der havde tur, gælder først; det andet regnes for spillet bagefter.",
)
ONE_IS_PLAYED = Instruct(
    "58B1",
    "seen_card_is_played",
    "Det kort, der kunne ses, er spillet. De andre tages op uden berigtigelse.",
)
CHOOSES_CARD = Instruct(
    "58B2", "player_names_his_card", "{Offender} bestemmer, hvilket af kortene han spiller."
)
OPPONENT_MAY_CHANGE = (
    Instruct(
        "58B3",
        "next_opponent_may_change",
        "En modstander, der har lagt til efter et kort, som tages op, må skifte sit kort.",
    ),
    *CARDS_TAKEN_BACK,
)
OTHERS_BACK = Instruct(
    "58B2", "other_cards_back", "De andre kort tages op; spilførers kort bliver aldrig strafkort."
)
OTHERS_PENALTY = Instruct(
    "58B2", "other_cards_penalty_cards", "Hvert af de andre kort, der kunne ses, er et strafkort."
)
FIFTH_PENALTY = Instruct("45E1", "fifth_card_penalty_card", "Det femte kort er et strafkort.")
SORT_PLAYED_CARDS = Instruct(
    "67B2a",
    "extra_card_back",
    "Turneringslederen ser kortene efter. Det kort, der kunne ses i stikket, bliver der; er det"
    " uvist, hvilket det var, bliver det højeste, der lovligt kunne spilles. De andre tages op, og"
    " stikket skifter ikke ejer.",
)
ALWAYS_IN_HAND = Instruct(
    "67B2b",
    "card_was_in_hand",
    "Kortet har hørt til hånden hele tiden, så det kan være kulørsvigt ikke at have spillet det.",
)
EXTRA_PENALTY = Instruct(
    "67B2a", "extra_card_penalty_card", "Det kort, der tages op og har kunnet ses, er et strafkort."
)
IF_REVOKED = HandOver("67B2b", "revoke", when=When.IF_REVOKED)
