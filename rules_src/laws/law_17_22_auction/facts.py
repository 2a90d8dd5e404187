"""Laws 17 to 19, 22 and 33: what went wrong with the auction."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class AuctionFault(Answer):
    NEXT_PASS_CLOSES = "{offender} passede i en andens tur, og der mangler kun én pas"
    LOST_TURN = "tre har passet i træk, men en fjerde mistede sin tur"
    TOGETHER = "to meldte på samme tid"
    OUT_OF_TURN = "en meldte uden for tur, og de andre melder stadig"
    AFTER_END = "nogen meldte efter tre pas i tur"
    WRONG_BID_NAMED = "en doblede eller redoblede og nævnte et forkert bud"
    THOUGHT_OVER = "nogen troede, at meldingerne var slut, men det var de ikke"
    PASSED_OUT = "alle fire har passet"


class PassedRound(Answer):
    THREE = "nej"
    LED = "ja, åbningsudspillet er vendt"
    BACK = "ingen har budt, og alle fire hænder ligger i mappen"


class SinceThoughtOver(Answer):
    NOTHING = "ingenting"
    BACK = "ingen har budt, og alle fire hænder ligger i mappen"
    CARD_SEEN = "et kort er spillet ud eller vist"
    PICKED_UP = "den sidste tog sine meldekort op uden at vise et paskort"


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
        help="Skriv alle meldinger op i den rækkefølge, de kom, med hvem der havde tur hver gang.",
    )


class LostTurn(Facts):
    passed_round = Fact(PassedRound, "Er der sket mere derefter?", "34")


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
    Overlap(
        AuctionGoneWrong.auction_fault, (AuctionFault.NEXT_PASS_CLOSES, AuctionFault.OUT_OF_TURN)
    ),
    Overlap(AuctionGoneWrong.auction_fault, (AuctionFault.LOST_TURN, AuctionFault.THOUGHT_OVER)),
    Overlap(
        AuctionGoneWrong.auction_fault,
        (AuctionFault.TOGETHER, AuctionFault.OUT_OF_TURN, AuctionFault.WRONG_BID_NAMED),
    ),
    Overlap(AuctionGoneWrong.auction_fault, (AuctionFault.AFTER_END, AuctionFault.WRONG_BID_NAMED)),
    Overlap(
        ThoughtOver.since_thought_over,
        (SinceThoughtOver.BACK, SinceThoughtOver.CARD_SEEN, SinceThoughtOver.PICKED_UP),
    ),
)
