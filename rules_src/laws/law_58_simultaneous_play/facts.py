"""Laws 45E, 58 and 67B2: which cards, whose, and whether they could be seen."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo


class CardsAtOnce(Answer):
    TWO_PLAYERS = "to spillere spillede på samme tid"
    ONE_SEEN = "{offender} spillede flere kort, men kun ét kunne ses"
    SEVERAL_SEEN = "{offender} spillede flere kort, og flere kunne ses"
    FIFTH = "{offender} havde allerede spillet til stikket"
    TOO_LATE = "{offender} har spillet flere kort, og begge sider har spillet til næste stik"


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
        help="Det skønner turneringslederen; ellers er det et femte kort i stikket.",
    )


class DefectiveTrick(Facts):
    extra_card_seen = Fact(YesNo, "Har en modspillers overskydende kort kunnet ses?", "67B2a")
