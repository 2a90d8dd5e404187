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
from rules_src.model.words import Words


class Say(Words):
    may_ask = Instruct("61B3", "Du må gerne spørge.", to="asker", short="spørgsmålet er tilladt")
    ask_only_when_sure = Instruct(
        "61B3",
        "Råd modspillerne til kun at spørge hinanden, når de er næsten sikre på en kulørsvigt.",
        to=ME,
        authority=Authority.ADVICE,
    )
    nothing_told = Instruct(
        "61B3",
        "Spørgsmålet fortalte dig ikke noget. Spil frit videre.",
        to="asked",
        short="{asked} spiller frit",
    )
    may_not_ask = Instruct(
        "61B2b",
        "Du må kun spørge {declarer}.",
        to="dummy",
        short="{dummy} må kun spørge {declarer}",
    )
    may_not_ask_without_rights = Instruct(
        "43B2b",
        "{Dummy} måtte ikke spørge. En eventuel kulørsvigt rettes. Efter spillet afgør jeg, om"
        " der skal overføres stik, som om den var etableret.",
        short="{dummy} må ikke spørge",
    )
    show_last_trick = Instruct(
        "66A",
        "Vis stikket igen, hvis {declarer} eller en modspiller vil se det. {Dummy} må"
        " ikke forlange det.",
        short="{declarer} og modspillere må se stikket",
    )
    look_at_own_card = Instruct(
        "66B",
        "Du må se på dit eget kort, men ikke vise det.",
        to="asker",
        short="kun eget kort må ses",
    )
    own_card_not_to_be_shown = Instruct(
        "66B",
        "Vend kortet igen. Du må selv se dit seneste kort, men ikke vise det.",
        to="asker",
        short="kortet vendes igen",
    )
    told_by_card = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "asked")
    no_inspection = Instruct(
        "61C",
        "Ingen af jer må vende kort fra tidligere stik. Jeg ser selv efter.",
        short="ingen spiller må vende stik",
    )
    director_inspects = Instruct(
        "66C",
        "Se selv kortene efter. Vis dem så vidt muligt ikke til spillerne.",
        to=ME,
    )
    turn_cards_back = Instruct(
        "66C",
        "Læg de vendte kort tilbage, som de lå.",
        short="vendte kort lægges tilbage",
    )
    count_cards_left = Instruct(
        "66C",
        "Se efter, at alle har lige mange kort tilbage. Midt i et stik kan nogle have ét mindre.",
        to=ME,
        authority=Authority.ADVICE,
    )
    told_declarer = Information("61B2b", Status.UNAUTHORISED, About.QUESTION, "declarer")
    told_defender = Information("61B3", Status.UNAUTHORISED, About.QUESTION, "asked")
    answer = Information("61B3", Status.AUTHORISED, About.ANSWER, "asker")
    if_revoked = HandOver("62A", "revoke", when=When.IF_REVOKED)
    is_revoke = NewIrregularity("62A", "revoke")
    may_not_use_question = "spørgsmålet er tilladt; {asked} må ikke bruge det"
    """The verdict where a defender's question told his partner something."""
