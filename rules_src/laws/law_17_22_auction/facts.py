"""Laws 17 to 19, 22 and 33: what went wrong with the auction."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class AuctionFault(Answer):
    OUT_OF_TURN = "en meldte uden for tur, og de andre melder stadig"
    LOST_TURN = "der er tre pas i træk, men en spiller har mistet sin tur"
    THOUGHT_OVER = "nogen troede, at meldingerne var slut, men det var de ikke"
    TOGETHER = "to meldte på samme tid"
    AFTER_END = "meldingerne var slut efter tre pas i træk, og så skete der mere"
    WRONG_BID_NAMED = "en doblede eller redoblede og nævnte et forkert bud"


class AfterEnd(Answer):
    CALLED = "nogen meldte"
    NEW_DEAL = "alle fire passede, og nogen ville have nye kort"
    STOPPED = "du vil aflyse spillet, før det er spillet"


class PassedRound(Answer):
    THREE = "nej"
    LED = "ja, åbningsudspillet er vendt"
    BACK = "ingen har budt, og alle fire hænder ligger i mappen"
    PLAYED = "ja, der er spillet flere stik eller spillet færdigt"


class SinceThoughtOver(Answer):
    NOTHING = "ingenting"
    BACK = "ingen har budt, og alle fire hænder ligger i mappen"
    CARD_SEEN = "et kort er spillet ud eller vist"
    PICKED_UP = "den sidste tog sine meldekort op uden at vise et paskort"
    PLAYED = "der er spillet flere stik eller spillet færdigt"


class OtherCall(Answer):
    LEGAL = "{offender} var den næste, og hans melding er lovlig efter den første"
    TOO_LOW = "{offender} var den næste, men hans bud er ikke højere end det første"
    INADMISSIBLE = "{offender} var den næste, men der er intet at doble eller redoble"
    ELSEWHERE = "{offender} var ikke den næste"
    NEITHER = "ingen af de to havde tur"


class AuctionGoneWrong(Facts):
    auction_fault = Fact(
        AuctionFault,
        "Hvad gik skævt?",
        "17",
        help="Skriv alle meldinger op i den rækkefølge, de kom, med hvem der havde tur hver gang."
        " Meldte to på samme tid, så svar det, også når den ene ikke havde tur.",
    )
    one_pass_short = Fact(
        YesNo,
        "Var det en pas, så der mangler én i tre pas efter en anden melding?",
        "17D3",
        assume=YesNo.NO,
    )
    after_end = Fact(AfterEnd, "Hvad skete der?", "22", assume=AfterEnd.CALLED)


class LostTurn(Facts):
    passed_round = Fact(PassedRound, "Er der sket mere derefter?", "34")
    call_before = Fact(
        YesNo,
        "Var der en melding før de tre pas?",
        "17D3",
        help="Også en pas er en melding. Nej, hvis giveren blev sprunget over.",
        assume=YesNo.YES,
    )


class ThoughtOver(Facts):
    since_thought_over = Fact(SinceThoughtOver, "Hvad er der sket?", "22A")


class CallsTogether(Facts):
    other_call = Fact(
        OtherCall,
        "Hvor sad {offender}, og hvad meldte han?",
        "33",
        help="Find først ud af, hvem der havde tur. {Offender} er den anden af de to.",
    )


OVERLAPS = (
    Overlap(AuctionGoneWrong.auction_fault, (AuctionFault.LOST_TURN, AuctionFault.THOUGHT_OVER)),
    Overlap(
        AuctionGoneWrong.auction_fault,
        (AuctionFault.TOGETHER, AuctionFault.OUT_OF_TURN),
        "Meldte to på samme tid, så svar det",
    ),
    Overlap(
        ThoughtOver.since_thought_over,
        (SinceThoughtOver.BACK, SinceThoughtOver.CARD_SEEN, SinceThoughtOver.PICKED_UP),
    ),
)
