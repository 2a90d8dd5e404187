"""What may have happened when somebody seems to have revoked; the whole conversation knows it."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts


class Failure(Answer):
    SUIT = "{offender} eller bordet bekendte ikke, men havde farven"
    RESTRICTED = "{offender} fulgte ikke et krav eller forbud, som han kunne følge"
    NO_CARD = "{offender} spillede slet ikke til stikket"
    UNABLE = "{offender} havde ikke farven eller kunne ikke følge kravet eller forbuddet"
    ANNOUNCED = "{offender} nævnte det kun som sin plan, da han krævede"
    UNKNOWN = "det kan ikke ses efter, for kort er blandet"


class Revoke(Facts):
    failure = Fact(
        Failure,
        "Hvad er der sket?",
        "61A",
        help="Kun turneringslederen må se tidligere stik efter (§\u00a066C). Et kort, der lå på"
        " gulvet eller i mappen, har hørt til hånden hele tiden (§\u00a014B4).",
    )
