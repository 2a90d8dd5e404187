"""Laws 42 and 43: what dummy did."""

from __future__ import annotations

from rules_src.laws.common.dummy import DummysRights
from rules_src.model.facts import Answer, Fact, Facts, YesNo


class DummysAct(Answer):
    REMARKED = "nævnte en fejl eller tilkaldte dig"
    PREVENTED = "prøvede at forhindre en fejl"
    ASKED = "spurgte, om nogen havde svigtet kulør"
    MEDDLED = "blandede sig i spillet eller viste et kort på bordet"
    SAW = "så kort på en anden hånd"
    HELPED = "talte stik, passede bordets kort eller oplyste dig om fakta og lov"


class WarnedOf(Answer):
    WRONG_HAND = "at {declarer} spillede fra forkert hånd"
    TABLE_REVOKE = "at bordet ikke bekendte"
    OTHER = "en anden fejl"


class Meddling(Answer):
    POINTED = "rørte ved eller pegede på et kort, {declarer} ikke havde nævnt"
    TOOK_PART = "sagde eller viste {declarer} noget om spillet"


class Seeing(Answer):
    LOOKED = "byttede hånd med {declarer}, gik om for at se med eller så selv efter"
    SHOWN = "en modspiller viste sin hånd"


class WhoErred(Answer):
    DEFENDER = "en modspillers fejl"
    LED_WRONGLY = "{declarer} havde spillet ud fra forkert hånd"
    DECLARING_SIDE = "en anden fejl på spilførers side"


class Dummy(Facts):
    dummys_act = Fact(DummysAct, "Hvad gjorde {dummy}?", "42")
    after_play = Fact(YesNo, "Var spillet slut?", "42B3", assume=YesNo.NO)
    already_noticed = Fact(
        YesNo, "Havde en anden spiller allerede nævnt fejlen?", "9B1b", assume=YesNo.NO
    )
    who_erred = Fact(WhoErred, "Hvad var det for en fejl?", "43A1b")
    warned_of = Fact(
        WarnedOf,
        "Hvilken fejl?",
        "42B2",
        help="Et kort fra bordet er spillet, når {declarer} har nævnt det.",
    )
    meddled = Fact(Meddling, "Hvordan blandede {dummy} sig?", "43A1c")
    saw = Fact(Seeing, "Hvordan så {dummy} kortene?", "43A2")
    rights = DummysRights.rights
