"""Law 16D2: before the first call there are other ways than to play on."""

from __future__ import annotations

from rules_src.laws.law_12_facts import Contest, Played
from rules_src.laws.law_16d_facts import Extraneous, Learnt
from rules_src.model.facts import Answer, Fact, YesNo
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.steps import HandOver, Instruct


class OtherTable(Answer):
    NOT_STARTED = "ikke begyndt"
    STARTED = "begyndt"
    FINISHED = "spillet færdig"


class Remedy(Extraneous):
    contest = Played.contest
    other_table = Fact(
        OtherTable,
        "Hvor langt er spillet ved det andet bord?",
        "16D2a",
        help="Undersøg det, før du vælger. Bed dem vente, hvis de ikke er begyndt.",
    )
    may_turn = Fact(
        YesNo,
        "Kan ét bord sidde omvendt i dette spil?",
        "16D2a",
        help="Det afhænger af rækkerne og af regnskabet.",
    )
    new_deal = Fact(
        YesNo,
        "Kan der gives om?",
        "16D2b",
        help="Kun hvis spillet ikke er begyndt ved noget andet bord, og ingen kan kende kampens"
        " stilling uden det (§\u00a086A).",
    )


BOTH_TABLES_TURN = Instruct(
    "16D2a",
    "both_tables_turn",
    "Sid omvendt i dette spil ved begge borde, så {recipient} får den hånd, han har set.",
)
TURN_THE_SCORE = Instruct(
    "16D2a",
    "turn_the_score",
    "Vend også spillet i regnskabet, så gevinsten går til dem, der har spillet sig til den.",
    when=When.AFTER_PLAY,
    private=True,
)
STAY_NEAR = Instruct(
    "16D2a",
    "stay_until_turned",
    "Bliv ved bordene, til begge sidder rigtigt.",
    private=True,
    authority=Authority.ADVICE,
)
THIS_TABLE_TURNS = Instruct(
    "16D2a",
    "this_table_turns",
    "Byt plads i dette spil, så {recipient} får den hånd, han har set.",
)
DEAL_AGAIN = Instruct(
    "16D2b", "deal_again", "Spillet gives om, og alle, der skal spille det, spiller de nye kort."
)


PLAY_IT = HandOver("16D2c", "extraneous_completion")


def extraneous_remedy(facts: Remedy) -> Ruling:
    """Before the first call seats may be exchanged or the cards dealt again (16D2a, 16D2b)."""
    if facts.contest is Contest.TEAMS:
        return between_teams(facts)
    if facts.learnt is Learnt.ONE_HAND and facts.may_turn:
        return Ruling(THIS_TABLE_TURNS, TURN_THE_SCORE)
    return Ruling(DEAL_AGAIN) if facts.new_deal else Ruling(PLAY_IT)


def between_teams(facts: Remedy) -> Ruling:
    """Both tables must play the same cards from the same seats."""
    if facts.other_table is not OtherTable.NOT_STARTED:
        return Ruling(PLAY_IT)
    if facts.learnt is Learnt.ONE_HAND:
        return Ruling(BOTH_TABLES_TURN, STAY_NEAR, TURN_THE_SCORE)
    return Ruling(DEAL_AGAIN) if facts.new_deal else Ruling(PLAY_IT)
