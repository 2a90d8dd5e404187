"""Law 47: why the card should go back."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo


class WhyBack(Answer):
    TOLD = "en modstander havde sagt, at det var spillerens tur"
    MISINFORMED = "en modstander havde forklaret en melding eller et kort forkert"
    OPPONENT_CHANGED = "en modstander har skiftet et kort, der var spillet før"
    ILLEGAL = "kortet svigtede kulør eller var uden for tur"
    SLIP = "{declarer} fortalte sig, da han nævnte et kort fra bordet"
    WRONG_TABLE_CARD = "{dummy} lagde et andet kort end det, {declarer} havde nævnt"
    CHANGED_MIND = "spilleren tænkte sig ikke om eller har ombestemt sig"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "Hvorfor skulle kortet tages tilbage?",
        "47",
        help="{Offender} er her den modstander, der sagde eller spillede noget forkert, ikke den,"
        " der vil have sit kort op. At ingen protesterede mod et udspil, er ikke det samme som at"
        " sige, at spilleren havde tur. Nævnte {declarer} kun farven eller kun værdien, siger"
        " §\u00a046B, hvilket kort der er spillet.",
    )
    declarer_played_since = Fact(
        YesNo, "Har {declarer} siden spillet et kort fra hånden eller bordet?", "45C4b"
    )
    sides_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "45D1",
        help="Kun hvis {dummy} hørte forkert eller tog fejl. Nævnte {declarer} selv det kort, der"
        " kom på bordet, fortalte han sig eller ombestemte sig.",
    )
