"""Laws 42 and 43: what dummy did."""

from __future__ import annotations

from rules_src.laws.common.dummy import DummysRights
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class DummysAct(Answer):
    HELPED = "talte stik, passede bordets kort eller oplyste dig om fakta og lov"
    PROTESTED = "protesterede mod et kort fra bordet, der ikke bekendte"
    ASKED = "spurgte, om en spiller havde svigtet kulør"
    WRONG_HAND = "advarede {declarer} mod forkert hånd, før kortet var nævnt eller spillet"
    WARNED = "prøvede at forhindre en anden fejl, før den skete"
    REMARKED = "nævnte en fejl eller tilkaldte dig under spillet"
    AFTER_PLAY = "nævnte en fejl, da spillet var slut"
    POINTED = "rørte ved eller pegede på et kort, {declarer} ikke havde nævnt"
    TOOK_PART = "blandede sig i spillet eller fortalte {declarer} noget om det"
    LOOKED = (
        "byttede hånd med {declarer}, gik om for at se med eller så selv efter en modspillers kort"
    )
    SHOWN = "fik en modspillers hånd at se, fordi modspilleren viste den"


class WhoErred(Answer):
    NOTICED = "en fejl, som en anden spiller allerede havde nævnt"
    LED_WRONGLY = "{declarer} havde spillet ud fra forkert hånd"
    DECLARING_SIDE = "en anden fejl på spilførers side"
    DEFENDER = "en modspillers fejl"


class Dummy(Facts):
    dummys_act = Fact(DummysAct, "Hvad gjorde {dummy}?", "42")
    who_erred = Fact(WhoErred, "Hvad var det for en fejl?", "43A1b")
    rights = DummysRights.rights


OVERLAPS = (
    Overlap(Dummy.dummys_act, (DummysAct.PROTESTED, DummysAct.WARNED, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.WRONG_HAND, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.REMARKED, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.POINTED, DummysAct.TOOK_PART)),
    Overlap(Dummy.who_erred, (WhoErred.NOTICED, WhoErred.LED_WRONGLY, WhoErred.DECLARING_SIDE)),
    Overlap(Dummy.who_erred, (WhoErred.NOTICED, WhoErred.DEFENDER)),
)
