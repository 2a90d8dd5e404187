"""Laws 45E, 58 and 67B2: which card is played, and what becomes of the others."""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.model.effects import Effect, Lasting
from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class Say(Words):
    other_card_counts_as_later = Instruct(
        "58A",
        "Kortet i tur regnes som spillet først.",
        short="kortet i tur kom først",
    )
    both_cards_count_in_order = Instruct(
        "58A",
        "Begge kort er spillet. De regnes som spillet efter hinanden.",
        short="begge kort er spillet i tur",
    )
    seen_card_is_played = Instruct(
        "58B1",
        "Lad det synlige kort ligge, og tag de andre op.",
        to="offender",
        short="det synlige kort er spillet",
    )
    player_names_his_card = Instruct(
        "58B2",
        "Vælg, hvilket af kortene du spiller.",
        to="offender",
        short="{offender} vælger sit kort",
    )
    next_opponent_may_change = Instruct(
        "58B3",
        "I må skifte kort, hvis I har lagt til efter et kort, som tages tilbage.",
        to="other_side",
    )
    opponent_may_change = (
        next_opponent_may_change,
        *taken_back.Say.cards_taken_back,
    )
    other_cards_back = Instruct(
        "58B2",
        "Tag de andre kort op, for de er ikke strafkort.",
        to="offender",
        short="ikke strafkort",
    )
    other_cards_penalty_cards = Instruct(
        "58B2",
        "Lad de andre synlige kort ligge som strafkort.",
        to="offender",
        short="de andre er strafkort",
    )
    fifth_card_penalty_card = Instruct(
        "45E1",
        "Lad det femte kort ligge som strafkort.",
        to="offender",
        short="det femte kort er strafkort",
    )
    extra_card_back = Instruct(
        "67B2a",
        "Lad det synlige kort blive i stikket, eller det højeste lovlige, hvis ingen"
        " ved hvilket. Du får resten tilbage. Jeg flytter ikke stikket.",
        to="offender",
        short="{offender} får det overskydende kort tilbage",
    )
    card_was_in_hand = Instruct(
        "67B2b",
        "Se efter, om kortet skulle have været spillet før. Det har hele tiden hørt til hånden.",
        to=ME,
    )
    extra_card_penalty_card = Instruct(
        "67B2a",
        "Læg det overskydende kort på bordet som strafkort.",
        to="offender",
        short="det er strafkort",
        leaves=(Effect(Lasting.MAJOR_CARD),),
    )
    if_revoked = HandOver("67B2b", "revoke", when=When.IF_REVOKED)
    two_leads = "dømmes som udspil uden for tur"
    """The verdict where two players led at once, to the first trick or to a later one."""
