"""Laws 45E, 58 and 67B2: which cards, whose, and whether they could be seen."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class CardsAtOnce(Answer):
    TOO_LATE = "{offender} spillede flere kort, og begge sider har spillet til næste stik"
    TWO_LEADS = "to spillere spillede ud på samme tid"
    IN_ORDER = "to spillere lagde til på samme tid, og de skulle lægge til lige efter hinanden"
    TWO_PLAYERS = "to spillere lagde til på samme tid, og den ene uden for tur"
    FIFTH = "{offender} havde allerede spillet til stikket"
    ONE_SEEN = "{offender} spillede flere kort, men kun ét kunne ses"
    SEVERAL_SEEN = "{offender} spillede flere kort, og flere kunne ses"


class ByWhom(Answer):
    DEFENDER = "en modspillers"
    DECLARING_SIDE = "{declarer's} eller bordets"


class TwoCards(Facts):
    cards_at_once = Fact(CardsAtOnce, "Hvad er der sket?", "58")
    whose_cards = Fact(ByWhom, "Hvis kort er det?", "58B2")
    fifth_was_led = Fact(
        YesNo,
        "Var kortet ment som udspil til næste stik?",
        "45E",
        help="Du skønner det selv. Ellers er det et femte kort i stikket.",
    )


class DefectiveTrick(Facts):
    extra_card_seen = Fact(YesNo, "Kunne en modspillers overskydende kort ses?", "67B2a")


OVERLAPS = (
    Overlap(TwoCards.cards_at_once, (CardsAtOnce.TOO_LATE, CardsAtOnce.ONE_SEEN)),
    Overlap(TwoCards.cards_at_once, (CardsAtOnce.TOO_LATE, CardsAtOnce.SEVERAL_SEEN)),
)
