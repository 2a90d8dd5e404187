"""Law 54: declarer's five choices after an opening lead out of turn, and the second card.

The offender is a defender here, so `partner` is who should have led.
"""

from __future__ import annotations

from rules_src.laws.law_50_51_play import LEFT, suit_chosen
from rules_src.laws.law_50_kind import WHILE_IT_LIES
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    HandOver,
    Instruct,
    May,
    PenaltyCard,
    Size,
)


class LeadChoice(Answer):
    BECOME_DUMMY = "accepterer og lægger selv op, så {dummy} spiller kontrakten"
    DECLARE = "accepterer og spiller selv kontrakten"
    REQUIRE = "afviser og kræver farven i udspil fra {partner}"
    FORBID = "afviser og forbyder {partner} at spille farven ud"
    LEAVE = "afviser og lader kortet ligge som stort strafkort"


class LeadChosen(Facts):
    lead_choice = Option(
        LeadChoice,
        "Hvad vælger {declarer}?",
        "54",
        chooses="declarer",
        help="{Declarer} vælger alene og må ikke rådføre sig med {dummy} (§\u00a010C2).",
    )


class TableCard(Facts):
    table_card_revokes = Fact(
        YesNo,
        "Kunne bordet bekende, men gjorde det ikke?",
        "54B2",
    )


EXPLAIN_ALL = Instruct(
    "10C1",
    "explain_five_choices",
    "Forklar alle fem valg, og hvad de fører til, før {declarer} spørges om noget.",
    private=True,
)
BECOMES_DUMMY = Instruct(
    "54A",
    "declarer_becomes_dummy",
    "Udspillet står. {Declarer} lægger hele sin hånd op og bytter rolle med {dummy}, som nu spiller"
    " kontrakten. Stikkets næste kort kommer fra den hånd, der er lagt op.",
)
DECLARES = Instruct(
    "54B",
    "declarer_plays_the_contract",
    "Udspillet står. {Dummy} lægger op, og {declarer} spiller selv kontrakten.",
)
FROM_HAND = Instruct(
    "54B1",
    "second_card_from_hand",
    "{Declarer} lægger til fra hånden; derefter går stikket med uret som ellers.",
)
IF_FROM_TABLE = HandOver("54B2", "second_card_from_dummy", when=When.DURING_PLAY)
DECLARER_PLAYS = Ruling(DECLARES, FROM_HAND, IF_FROM_TABLE)
LEAD_WITHDRAWN = Instruct(
    "54D", "lead_withdrawn", "Udspillet tages tilbage, og {partner} spiller ud."
)
IF_CARD_LIES = HandOver("50D", "penalty_card_turn", when=When.DURING_PLAY)
TABLE_CARD_REPLACED = Instruct(
    "54B2",
    "table_card_replaced",
    "Kortet fra bordet tages tilbage uden berigtigelse, og bordet bekender i stedet.",
)
TABLE_CARD_STANDS = Instruct(
    "54B2",
    "table_card_stands",
    "Kortet fra bordet står og ligger sidst i stikket; {declarer} lægger til fra hånden, og så"
    " {partner}.",
)


def lead_out_of_turn_choice(facts: LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    facts.tell(EXPLAIN_ALL)
    match facts.lead_choice:
        case LeadChoice.BECOME_DUMMY:
            return Ruling(BECOMES_DUMMY)
        case LeadChoice.DECLARE:
            return DECLARER_PLAYS
        case LeadChoice.REQUIRE:
            return Ruling(LEAD_WITHDRAWN, *suit_chosen(May.REQUIRE))
        case LeadChoice.FORBID:
            return Ruling(LEAD_WITHDRAWN, *suit_chosen(May.FORBID))
        case LeadChoice.LEAVE:
            return Ruling(
                LEAD_WITHDRAWN, PenaltyCard("54D", Size.MAJOR), *LEFT, *WHILE_IT_LIES
            ).then(IF_CARD_LIES)


def second_card_from_dummy(facts: TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(TABLE_CARD_REPLACED, FROM_HAND)
    return Ruling(TABLE_CARD_STANDS)
