"""Law 47: why the card should go back."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo


class WhyBack(Answer):
    TOLD = "en modstander sagde, at det var spillerens tur"
    MISINFORMED = "en modstander forklarede en melding eller et kort forkert"
    AFTER_REVOKE = "en modstander har skiftet kort efter en kulørsvigt på spillerens egen side"
    OPPONENT_CHANGED = "en modstander har skiftet et kort, der var spillet før"
    SLIP = "{declarer} fortalte sig om et kort fra bordet"
    WRONG_TABLE_CARD = "{dummy} lagde et andet kort end det, {declarer} nævnte"
    ILLEGAL = "kortet svigtede kulør eller var uden for tur"
    CHANGED_MIND = "spilleren tænkte sig ikke om eller fortrød"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "Hvorfor skal kortet tages tilbage?",
        "47",
        help="At ingen protesterede mod et udspil, er ikke det samme som at sige, at"
        " spilleren havde tur. Nævnte {declarer} kun farven eller kun værdien, siger"
        " §\u00a046B, hvilket kort der er spillet.",
    )
    declarer_played_since = Fact(
        YesNo,
        "Har {declarer} spillet fra hånden eller bordet, efter at kortet blev nævnt?",
        "45C4b",
    )
    sides_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "45D1",
        help="Kun hvis {dummy} hørte forkert eller tog fejl. Nævnte {declarer} selv det"
        " kort, der kom på bordet, var det en fortalelse, eller {declarer} ombestemte"
        " sig.",
    )
