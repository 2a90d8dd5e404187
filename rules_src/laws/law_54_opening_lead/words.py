"""Law 54: the lead stands or goes back, and who plays the contract."""

from __future__ import annotations

from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    HandOver,
    Information,
    Instruct,
    Status,
    Test,
)

LEADS_FACE_DOWN = Instruct(
    "54E", "leader_leads_face_down", "Udspillet skal komme fordækt fra {leader}."
)
RIGHT_LEAD_STANDS = Instruct(
    "58A", "right_lead_stands", "{Partner's} udspil står, og {dummy} lægger op."
)
LEADER_FREE = Instruct(
    "47E1",
    "leader_leads_freely",
    "Der er frit udspil fra {leader}. {Declarer} kan ikke acceptere kortet og har intet at vælge.",
)
TOLD_BY_OPPONENT = Ruling(
    CardBack("47E1"),
    LEADER_FREE,
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
)
FREE_TO_USE = Information("24", Status.AUTHORISED, About.CARD, "other_side")
FACE_DOWN_BACK = Instruct(
    "54", "partners_card_back", "{Partner} tager sit kort tilbage på hånden uden at vende det."
)
FACED_AGAIN = Instruct(
    "9B2",
    "card_laid_open_again",
    "Kortet lægges åbent på bordet igen; kun {declarer} bestemmer, om det skal tages tilbage.",
)
MUST_ACCEPT = Instruct(
    "54C",
    "lead_must_be_accepted",
    "Når {declarer} kan have set et af {dummy's} kort, er udspillet accepteret.",
)
NO_FAULT = Instruct(
    "54C",
    "spreading_is_no_fault",
    "Så {dummy} ikke, at udspillet var uden for tur, har han intet gjort galt, og scoren står,"
    " selv om {other_side} fik fordel af det.",
    authority=Authority.ADVICE,
    private=True,
)
NOT_HIS_CHOICE = Instruct(
    "9B2", "dummy_may_not_choose", "{Dummy} måtte ikke lægge op, da fejlen var nævnt."
)
DUMMY_FORESAW = AdjustedScore("72C", Test.FORESEEN_BY_DUMMY, when=When.AFTER_PLAY)
PENALTY_POINTS = Instruct(
    "90A",
    "consider_penalty_points",
    "Overvej strafpoint, hvis {dummy} er erfaren nok til at vide bedre.",
    authority=Authority.ADVICE,
    private=True,
)
CHOOSE = HandOver("54", "lead_out_of_turn_choice")
EXPLAIN_FIVE = Instruct(
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
