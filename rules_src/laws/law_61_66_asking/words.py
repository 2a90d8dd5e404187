"""Laws 61 and 66: what may be asked, shown and inspected."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import (
    About,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)

MAY_ASK = Instruct(
    "61B3", "may_ask", "Du må gerne spørge.", to="asker", short="spørgsmålet er tilladt"
)
ONLY_WHEN_SURE = Instruct(
    "61B3",
    "ask_only_when_sure",
    "Råd modspillerne til kun at spørge hinanden, når de er næsten sikre på en kulørsvigt.",
    to=ME,
    authority=Authority.ADVICE,
)
NOTHING_TOLD = Instruct(
    "61B3",
    "nothing_told",
    "Spørgsmålet fortalte dig ikke noget. Spil frit videre.",
    to="asked",
    short="{asked} spiller frit",
)
MAY_NOT_ASK = Instruct(
    "61B2b",
    "may_not_ask",
    "Du må kun spørge {declarer}.",
    to="dummy",
    short="{dummy} må kun spørge {declarer}",
)
RIGHT_LOST = Instruct(
    "43B2b",
    "may_not_ask_without_rights",
    "{Dummy} måtte ikke spørge. En eventuel kulørsvigt rettes, men efter spillet"
    " overføres stik, som om den var etableret.",
    short="{dummy} må ikke spørge",
)
SHOW_TRICK = Instruct(
    "66A",
    "show_last_trick",
    "Vis stikket igen, hvis {declarer} eller en modspiller vil se det. {Dummy} må"
    " ikke forlange det.",
    short="{declarer} og modspillere må se stikket",
)
OWN_CARD = Instruct(
    "66B",
    "look_at_own_card",
    "Du må se på dit eget kort, men ikke vise det.",
    to="asker",
    short="kun eget kort må ses",
)
NOT_TO_BE_SHOWN = Instruct(
    "66B",
    "own_card_not_to_be_shown",
    "Vend kortet igen. Du må selv se dit seneste kort, men ikke vise det.",
    to="asker",
    short="kortet vendes igen",
)
TOLD_BY_CARD = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "asked")
NO_INSPECTION = Instruct(
    "61C",
    "no_inspection",
    "Ingen af jer må vende kort fra tidligere stik. Jeg ser selv efter.",
    short="ingen spiller må vende stik",
)
DIRECTOR_LOOKS = Instruct(
    "66C",
    "director_inspects",
    "Se selv kortene efter. Vis dem så vidt muligt ikke til spillerne.",
    to=ME,
)
TURN_BACK = Instruct(
    "66C",
    "turn_cards_back",
    "Læg de vendte kort tilbage, som de lå.",
    short="vendte kort lægges tilbage",
)
COUNT_CARDS = Instruct(
    "66C",
    "count_cards_left",
    "Se efter, at alle har lige mange kort tilbage. Midt i et stik kan nogle have ét mindre.",
    to=ME,
    authority=Authority.ADVICE,
)
TOLD_DECLARER = Information("61B2b", Status.UNAUTHORISED, About.QUESTION, "declarer")
TOLD_DEFENDER = Information("61B3", Status.UNAUTHORISED, About.QUESTION, "asked")
ANSWER = Information("61B3", Status.AUTHORISED, About.ANSWER, "asker")
IF_REVOKED = HandOver("62A", "revoke", when=When.IF_REVOKED)
IS_REVOKE = NewIrregularity("62A", "revoke")
MAY_NOT_USE_QUESTION = "spørgsmålet er tilladt; {asked} må ikke bruge det"
"""The verdict where a defender's question told his partner something."""
