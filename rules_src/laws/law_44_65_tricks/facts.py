"""Laws 44 and 65: what the table disagrees on about a trick."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class TrickIssue(Answer):
    WHO_WON = "hvem der vandt stikket"
    WHO_LEADS = "hvem der skal spille ud til det næste"
    WHICH_CARD = "hvilke kort en spiller må spille"
    POINTS_WRONG = "et kort, som {offender} siger ligger forkert vej"
    HANDLING = "hvordan {offender} ellers vender eller lægger sine spillede kort"
    COUNT = "hvem der har fået et tidligere stik, eller hvor mange"


class Handling(Answer):
    TURNED_EARLY = "vendte et kort, før alle fire havde spillet"
    DISORDER = "blander kortene eller lægger dem hulter til bulter"


class MayPlay(Answer):
    HAS_SUIT = "til et stik, og {offender} har den udspillede farve"
    VOID = "til et stik, og {offender} har den ikke"
    LEADS = "{offender} skal spille ud"


class QuittedCards(Answer):
    PLAYING = "der spilles endnu"
    IN_ORDER = "spillet er slut, og kortene ligger i orden"
    ONE_SIDE_MIXED = "spillet er slut, og kun {offending_side} har blandet kort"
    BOTH_MIXED = "spillet er slut, og begge sider har blandet kort"


class TrickProcedure(Facts):
    trick_issue = Fact(TrickIssue, "Hvad drejer det sig om?", "44")
    handling = Fact(Handling, "Hvad gør {offender}?", "65")
    trump_in_trick = Fact(YesNo, "Er der trumf i stikket?", "44E")
    led_already = Fact(
        YesNo,
        "Har en anden hånd end vinderen allerede spillet ud til det næste stik?",
        "44G",
        help="Også hvis der er spillet flere stik siden.",
    )
    may_play = Fact(
        MayPlay,
        "Hvornår er det?",
        "44C",
        help="Ligger der strafkort, eller er en farve krævet eller forbudt, så se også dér.",
    )
    side_played_on = Fact(
        YesNo,
        "Havde {offending_side} spillet til næste stik, da {offender} sagde det?",
        "65B3",
        help="{Dummy} må også sige det.",
    )


class QuittedTricks(Facts):
    quitted_cards = Fact(QuittedCards, "Hvordan ligger de spillede kort?", "66")


OVERLAPS = (
    Overlap(TrickProcedure.trick_issue, (TrickIssue.WHO_WON, TrickIssue.WHO_LEADS)),
    Overlap(TrickProcedure.trick_issue, (TrickIssue.POINTS_WRONG, TrickIssue.COUNT)),
    Overlap(TrickProcedure.trick_issue, (TrickIssue.HANDLING, TrickIssue.COUNT)),
)
