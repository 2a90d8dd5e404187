"""Law 47: why the card should go back."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class WhyBack(Answer):
    CHANGED_MIND = "spilleren tænkte sig ikke om eller fortrød"
    ILLEGAL = "kortet svigtede kulør eller var uden for tur"
    TABLE_CARD = "det er bordets kort, og {declarer} mente eller nævnte et andet"
    TOLD = "en modstander sagde, at det var spillerens tur"
    MISINFORMED = "en modstander forklarede en melding eller et kort forkert"
    OPPONENT_CHANGED = "en modstander har skiftet et kort, der var spillet før"


class WhichCard(Answer):
    SLIP = "{declarer} nævnte det, men siger, at han fortalte sig"
    WRONG_TABLE_CARD = "{dummy} lagde et kort, {declarer} ikke havde nævnt"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "Hvorfor skal kortet tages tilbage?",
        "47",
        help="At ingen protesterede mod et udspil, er ikke det samme som at sige, at"
        " spilleren havde tur. Sagde en modstander det, er det grunden, også når kortet var uden"
        " for tur. Er I uenige om, hvorvidt kortet overhovedet er spillet, så"
        " begynd dér.",
    )
    own_revoke = Fact(
        YesNo,
        "Skiftede modstanderen kort, fordi spillerens egen side havde svigtet kulør?",
        "62C2",
        assume=YesNo.NO,
    )
    which_card = Fact(WhichCard, "Hvad gik galt?", "45D")


OVERLAPS = (
    Overlap(
        CardBackWanted.why_back,
        (WhyBack.ILLEGAL, WhyBack.TOLD),
        "Sagde en modstander det, er det grunden",
    ),
)
