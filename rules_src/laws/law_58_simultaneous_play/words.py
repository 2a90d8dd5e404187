"""Laws 45E, 58 and 67B2: which card is played, and what becomes of the others."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK
from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct

LATER_CARD = Instruct(
    "58A",
    "other_card_counts_as_later",
    "Kortet i tur regnes som spillet først.",
    short="kortet i tur kom først",
)
IN_ORDER = Instruct(
    "58A",
    "both_cards_count_in_order",
    "Begge kort er spillet. De regnes som spillet efter hinanden.",
    short="begge kort er spillet i tur",
)
ONE_IS_PLAYED = Instruct(
    "58B1",
    "seen_card_is_played",
    "Lad det synlige kort ligge, og tag de andre op.",
    to="offender",
    short="det synlige kort er spillet",
)
CHOOSES_CARD = Instruct(
    "58B2",
    "player_names_his_card",
    "Vælg, hvilket af kortene du spiller.",
    to="offender",
    short="{offender} vælger sit kort",
)
OPPONENT_MAY_CHANGE = (
    Instruct(
        "58B3",
        "next_opponent_may_change",
        "I må skifte kort, hvis I har lagt til efter et kort, som tages tilbage.",
        to="other_side",
    ),
    *CARDS_TAKEN_BACK,
)
OTHERS_BACK = Instruct(
    "58B2",
    "other_cards_back",
    "Tag de andre kort op, for de er ikke strafkort.",
    to="offender",
    short="ikke strafkort",
)
OTHERS_PENALTY = Instruct(
    "58B2",
    "other_cards_penalty_cards",
    "Lad de andre synlige kort ligge som strafkort.",
    to="offender",
    short="de andre er strafkort",
)
FIFTH_PENALTY = Instruct(
    "45E1",
    "fifth_card_penalty_card",
    "Lad det femte kort ligge som strafkort.",
    to="offender",
    short="det femte kort er strafkort",
)
SORT_PLAYED_CARDS = Instruct(
    "67B2a",
    "extra_card_back",
    "Lad det synlige kort blive i stikket, eller det højeste lovlige, hvis ingen"
    " ved hvilket. Du får resten tilbage. Jeg flytter ikke stikket.",
    to="offender",
    short="{offender} får det overskydende kort tilbage",
)
ALWAYS_IN_HAND = Instruct(
    "67B2b",
    "card_was_in_hand",
    "Se efter, om kortet skulle have været spillet før. Det har hele tiden hørt til hånden.",
    to=ME,
)
EXTRA_PENALTY = Instruct(
    "67B2a",
    "extra_card_penalty_card",
    "Læg det overskydende kort på bordet som strafkort.",
    to="offender",
    short="det er strafkort",
)
IF_REVOKED = HandOver("67B2b", "revoke", when=When.IF_REVOKED)
TWO_LEADS = "dømmes som udspil uden for tur"
"""The verdict where two players led at once, to the first trick or to a later one."""
