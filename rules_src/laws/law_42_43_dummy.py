"""Laws 42, 43 and 45F: what dummy may and may not do during the play.

The offender is dummy; `other_side` are the defenders.
"""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke_established import PLAY_ON, TABLE_PROTEST
from rules_src.laws.law_61_66_asking import (
    MAY_NOT_REMARK,
    MAY_NOT_WARN,
    MAY_REMARK,
    MAY_WARN,
    PENALTY,
)
from rules_src.laws.law_61_66_asking_facts import DummysRights
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import AdjustedScore, Instruct, NewIrregularity, Test


class DummysAct(Answer):
    HELPED = "talte stik, passede bordets kort eller oplyste turneringslederen om fakta og lov"
    PROTESTED = "protesterede mod et kort fra bordet, der ikke bekendte"
    ASKED = "spurgte, om en spiller havde svigtet kulør"
    WRONG_HAND = "advarede {declarer} mod at spille ud fra den forkerte hånd"
    WARNED = "prøvede at forhindre en anden fejl, før den skete"
    REMARKED = "gjorde opmærksom på en fejl eller tilkaldte turneringslederen under spillet"
    AFTER_PLAY = "gjorde opmærksom på en fejl, da spillet var slut"
    TOOK_PART = "blandede sig i spillet eller fortalte {declarer} noget om det"
    POINTED = "rørte ved eller pegede på et kort, {declarer} ikke havde nævnt"
    LOOKED = "byttede hånd med {declarer}, gik om for at se med eller så en modspillers kort"
    SHOWN = "fik en modspillers hånd at se, fordi modspilleren viste den"


class WhoErred(Answer):
    NOTICED = "en fejl, som en anden spiller allerede havde gjort opmærksom på"
    DECLARING_SIDE = "en fejl på spilførers side"
    DEFENDER = "en modspillers fejl"


class Dummy(Facts):
    dummys_act = Fact(DummysAct, "Hvad gjorde {dummy}?", "42")
    who_erred = Fact(WhoErred, "Hvad var det for en fejl?", "43A1b")
    rights = DummysRights.rights


ALWAYS_ALLOWED = Instruct("42A", "dummy_may_do_that", "Det må {dummy} altid gøre.")
SHALL_NOT_WARN = (MAY_NOT_WARN, PENALTY)
DEFENDERS_CHOOSE = Instruct(
    "43B2a",
    "defender_chooses_hand",
    "En af modspillerne vælger, hvilken hånd {declarer} skal spille fra.",
)
CALLED_RIGHTLY = Instruct(
    "9B1b",
    "anyone_may_call_director",
    "Når en fejl er nævnt, må alle tilkalde turneringslederen, også {dummy}.",
)
DEALT_WITH = Instruct(
    "9B1a",
    "mistake_is_dealt_with",
    "Fejlen er nævnt nu og behandles, som hvis en anden havde gjort opmærksom på den.",
)
MAY_NOT_TAKE_PART = Instruct(
    "43A1c",
    "dummy_may_not_take_part",
    "{Dummy} må ikke deltage i spillet eller fortælle {declarer} noget om det.",
)
NO_TOUCHING = Instruct(
    "45F",
    "dummy_may_not_point",
    "{Dummy} må kun røre ved eller vise et kort, når {declarer} har nævnt det. Spillet går videre.",
)
SUGGESTED = AdjustedScore("45F", Test.SUGGESTED, when=When.AFTER_PLAY)
TOLD = AdjustedScore("16B3", Test.USED, when=When.AFTER_PLAY)
GAIN_REMOVED = Instruct(
    "43B3",
    "defenders_lose_their_gain",
    "Har modspillerne fået fordel af fejlen, så tag den fra dem; spilførers side beholder sin"
    " score.",
    when=When.AFTER_PLAY,
    private=True,
)
RIGHTS_LOST = Instruct(
    "43A2",
    "dummy_loses_rights",
    "{Dummy} må i resten af spillet hverken advare {declarer}, spørge om kulørsvigt eller være den"
    " første, der nævner en fejl.",
)
NO_SHOWING = Instruct("43A3", "defender_may_not_show", "En modspiller må ikke vise sin hånd frem.")
RIGHTS_KEPT = Instruct(  # review: 43A2c no longer says that dummy must look on his own initiative
    "43A3",
    "dummy_keeps_rights",
    "{Dummy} har ikke selv gjort noget forkert og beholder sine rettigheder.",
    authority=Authority.ADVICE,
)


def dummys_limits(facts: Dummy) -> Ruling:
    """Some rights dummy always has; others he loses by looking at another hand (42, 43)."""
    match facts.dummys_act:
        case DummysAct.HELPED:
            return Ruling(ALWAYS_ALLOWED)
        case DummysAct.PROTESTED:
            return Ruling(TABLE_PROTEST)
        case DummysAct.ASKED:
            return Ruling(NewIrregularity("42B1", "ask_about_revoke"))
        case DummysAct.WRONG_HAND:
            return Ruling(MAY_WARN) if facts.rights else Ruling(MAY_NOT_WARN, DEFENDERS_CHOOSE)
        case DummysAct.WARNED:
            return Ruling(MAY_WARN) if facts.rights else Ruling(*SHALL_NOT_WARN)
        case DummysAct.REMARKED:
            return remarked(facts)
        case DummysAct.AFTER_PLAY:
            return Ruling(MAY_REMARK)
        case DummysAct.TOOK_PART:
            return Ruling(MAY_NOT_TAKE_PART, PENALTY, TOLD)
        case DummysAct.POINTED:
            return Ruling(NO_TOUCHING, SUGGESTED)
        case DummysAct.LOOKED:
            return Ruling(RIGHTS_LOST, PENALTY)
        case DummysAct.SHOWN:
            return Ruling(NO_SHOWING, RIGHTS_KEPT)


def remarked(facts: Dummy) -> Ruling:
    """The mistake is rectified, unless dummy had lost his rights and it is a defender's (43B3)."""
    if facts.who_erred is WhoErred.NOTICED:
        return Ruling(CALLED_RIGHTLY)
    if facts.who_erred is WhoErred.DEFENDER and not facts.rights:
        return Ruling(PLAY_ON, PENALTY, GAIN_REMOVED)
    return Ruling(MAY_NOT_REMARK, PENALTY, DEALT_WITH)


SITUATION = Situation(
    rule=dummys_limits,
    slug="den-blinde",
    title="Hvad må den blinde?",
    phase=Phase.PLAY,
    happened="Den blinde sagde, så eller gjorde noget under spillet",
    intro=(
        "Den blinde må forhindre fejl, men ikke nævne dem, når de er sket, før spillet er slut. Har"
        " han set en anden hånd, har han mistet flere af sine rettigheder, og så koster det, hvis"
        " han bruger dem alligevel."
    ),
    laws=("42", "43", "45F"),
    confuse=("ask_about_revoke",),
    search=(
        "bordet blander sig",
        "den blinde så en modspillers kort",
        "den blinde kaldte turneringslederen",
        "den blinde pegede på et kort",
        "advare mod forkert hånd",
        "den blindes rettigheder",
    ),
)
