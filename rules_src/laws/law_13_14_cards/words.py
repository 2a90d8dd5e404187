"""Laws 13 and 14: how a deal is put right."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import When
from rules_src.model.steps import About, HandOver, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    cards_put_right = Instruct(
        "13A", "Jeg retter hænderne efter kortfordelingen.", short="kortene rettes"
    )
    board_played_then_judged = Instruct(
        "13A2",
        "Spil spillet. Jeg vurderer resultatet bagefter.",
        short="resultatet vurderes bagefter",
    )
    no_call_is_changed = Instruct(
        "13B1",
        "Jeg retter kortene, og I fortsætter. Ingen melding må ændres.",
        short="kortene rettes, og ingen melding ændres",
    )
    strange_card_removed = Instruct(
        "13C",
        "Jeg fjerner det fremmede kort, og I fortsætter.",
        short="det fremmede kort fjernes",
    )
    result_cancelled = Instruct(
        "13D",
        "Jeg annullerer resultatet og giver en justeret score.",
        short="resultatet annulleres",
        keyed=Keyed.ADJUSTED,
    )
    missing_card_restored = Instruct(
        "14A1",
        "Du får det manglende kort tilbage.",
        to="offender",
        short="kortet lægges tilbage",
    )
    deal_rebuilt = Instruct(
        "14A2",
        "Jeg lægger et andet sæt kort efter fordelingen, så ingen mangler et kort.",
        short="fordelingen genskabes",
    )
    goes_on_with_full_hand = Instruct(
        "14A3",
        "I fortsætter, og ingen melding må ændres. Det manglende kort har hørt til hånden hele"
        " tiden.",
        short="ingen melding ændres",
    )
    restored_card_always_there = Instruct(
        "14B4",
        "Det manglende kort har hørt til din hånd hele tiden, så du kan have svigtet kulør.",
        to="offender",
        short="måske kulørsvigt",
    )
    restored_card_of_defender = Instruct(
        "14B4",
        "Det manglende kort har hørt til din hånd hele tiden. Det kan blive strafkort, og du kan"
        " have svigtet kulør.",
        to="offender",
        short="måske strafkort eller kulørsvigt",
    )
    claim_without_the_card = Instruct(
        "69A",
        "Kravet blev aftalt uden det kort. Er I stadig enige om stikkene?",
        short="kravet ses efter igen",
    )
    """Who is not withdraws his agreement: 69A in the round, 69B later; 79 for the count."""
    known = Information("14C", Status.UNAUTHORISED, About.MISSING_CARD)
    if_revoked = HandOver("14B4", "revoke", when=When.IF_REVOKED)
