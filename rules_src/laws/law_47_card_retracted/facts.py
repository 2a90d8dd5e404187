"""Law 47: why the card should go back."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class WhyBack(Answer):
    TOLD = "en modstander sagde, at det var spillerens tur"
    MISINFORMED = "en modstander forklarede en melding eller et kort forkert"
    AFTER_REVOKE = "en modstander har skiftet kort efter en kulørsvigt på spillerens egen side"
    OPPONENT_CHANGED = "en modstander har skiftet et kort, der var spillet før"
    SLIP = "{declarer} siger, at han fortalte sig om et kort fra bordet"
    WRONG_TABLE_CARD = "{dummy} lagde et kort, {declarer} ikke havde nævnt"
    ILLEGAL = "kortet svigtede kulør eller var uden for tur"
    CHANGED_MIND = "spilleren tænkte sig ikke om eller fortrød"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "Hvorfor skal kortet tages tilbage?",
        "47",
        help="At ingen protesterede mod et udspil, er ikke det samme som at sige, at"
        " spilleren havde tur. Er I uenige om, hvorvidt kortet overhovedet er spillet, så"
        " begynd dér.",
    )


OVERLAPS = (
    Overlap(CardBackWanted.why_back, (WhyBack.TOLD, WhyBack.ILLEGAL)),
    Overlap(CardBackWanted.why_back, (WhyBack.AFTER_REVOKE, WhyBack.OPPONENT_CHANGED)),
    Overlap(CardBackWanted.why_back, (WhyBack.SLIP, WhyBack.WRONG_TABLE_CARD)),
)
