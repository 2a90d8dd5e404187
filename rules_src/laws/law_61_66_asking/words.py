"""Laws 61 and 66: what may be asked, shown and inspected."""

from __future__ import annotations

from rules_src.model.ruling import Authority, When
from rules_src.model.steps import About, HandOver, Information, Instruct, NewIrregularity, Status

MAY_ASK = Instruct("61B3", "may_ask", "Spørgsmålet er tilladt.")
ONLY_WHEN_SURE = Instruct(
    "61B3",
    "ask_only_when_sure",
    "Modspillere bør kun spørge hinanden, når de er næsten sikre på, at der er svigtet kulør.",
    authority=Authority.ADVICE,
    private=True,
)
NOTHING_TOLD = Instruct(
    "61B3", "nothing_told", "Spørgsmålet har ikke fortalt {asked} noget; spillet går videre."
)
MAY_NOT_ASK = Instruct("61B2b", "may_not_ask", "{Dummy} må kun spørge {declarer}.")
RIGHT_LOST = Instruct(
    "43B2b",
    "may_not_ask_without_rights",
    "{Dummy} måtte ikke spørge. Er der svigtet kulør, rettes det, men efter spillet overføres stik,"
    " som om kulørsvigten var etableret.",
)
SHOW_TRICK = Instruct(
    "66A",
    "show_last_trick",
    "Spilleren må forlange at se alle fire kort, medmindre det er {dummy}.",
)
OWN_CARD = Instruct(
    "66B", "look_at_own_card", "Spilleren må se på sit eget kort, men ikke vise det."
)
NO_INSPECTION = Instruct(
    "61C",
    "no_inspection",
    "Ingen spiller må vende kort fra tidligere stik, heller ikke for at vise en kulørsvigt.",
)
DIRECTOR_LOOKS = Instruct(
    "66C",
    "director_inspects",
    "Se selv kortene efter, og vis dem så vidt muligt ikke til spillerne.",
    private=True,
)
TURN_BACK = Instruct("66C", "turn_cards_back", "De vendte kort lægges tilbage, som de lå.")
COUNT_CARDS = Instruct(
    "66C",
    "count_cards_left",
    "Se efter, at alle har lige mange kort tilbage; midt i et stik kan nogle have ét mindre.",
    authority=Authority.ADVICE,
    private=True,
)
TOLD_DECLARER = Information("61B2b", Status.UNAUTHORISED, About.QUESTION, "declarer")
TOLD_DEFENDER = Information("61B3", Status.UNAUTHORISED, About.QUESTION, "asked")
ANSWER = Information("61B3", Status.AUTHORISED, About.ANSWER, "asker")
IF_REVOKED = HandOver("62A", "revoke", when=When.IF_REVOKED)
IS_REVOKE = NewIrregularity("62A", "revoke")
