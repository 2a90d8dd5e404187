"""Laws 61 and 66: a question, an inspection or a protest of dummy's."""

from __future__ import annotations

from rules_src.laws.common.dummy import DummysRights
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Wish(Answer):
    ASK = "nogen vil spørge, om en anden har svigtet kulør"
    TURNED = "spillerne har allerede vendt kort fra tidligere stik"
    SHOWN = "en modspiller har vist den anden sit eget kort fra et vendt stik"
    SEE = "nogen vil se et stik igen"
    DUMMY_SPEAKS = "{dummy} vil standse eller påtale en kulørsvigt"


class Asking(Answer):
    DECLARER = "{declarer} spørger en modspiller"
    DEFENDER_DECLARER = "en modspiller spørger {declarer}"
    DEFENDERS = "en modspiller spørger den anden modspiller"
    DUMMY_DECLARER = "{dummy} spørger {declarer}"
    DUMMY_DEFENDER = "{dummy} spørger en modspiller"


class Trick(Answer):
    OPEN = "det seneste, og spillerens eget kort ligger åbent"
    OWN_CARD = "kun sit eget seneste kort"
    QUITTED = "et stik, der er vendt, mens der endnu spilles"
    PLAY_OVER = "et stik, efter at spillet er slut"


class DummySays(Answer):
    TABLE = "at et kort fra bordet ikke bekender"
    WARNING = "at {declarer} er ved at svigte kulør fra hånden"
    DURING_PLAY = "at der er svigtet kulør, mens der endnu spilles"
    AFTER_PLAY = "at der er svigtet kulør, og spillet er slut"


class AskAboutRevoke(Facts):
    wish = Fact(Wish, "Hvad drejer det sig om?", "61B")
    asking = Fact(Asking, "Hvem spørger hvem?", "61B")
    rights = DummysRights.rights
    asked_has_suit = Fact(YesNo, "Har {asked} et kort i den udspillede farve?", "62A")
    surprised = Judgement(
        YesNo,
        "Fortalte spørgsmålet noget om {asker's} egne kort?",
        "61B3",
        weigh=(
            "Spørger spilleren, hver gang en modspiller ikke bekender, fortæller det ikke noget.",
            "Spørger spilleren kun, når det er en overraskelse, kan {asked} regne ud,"
            " hvordan farven sidder.",
        ),
    )
    trick = Fact(
        Trick,
        "Hvilket stik vil spilleren se?",
        "66",
        help="De to første gælder kun, til spillerens egen side har spillet til næste stik.",
    )
    dummy_says = Fact(DummySays, "Hvad vil {dummy} sige?", "42B")


OVERLAPS = (Overlap(AskAboutRevoke.wish, (Wish.TURNED, Wish.SHOWN, Wish.SEE)),)
