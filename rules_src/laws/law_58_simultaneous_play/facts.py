"""Laws 45E, 58 and 67B2: which cards, whose, and whether they could be seen."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo


class CardsAtOnce(Answer):
    SEVERAL_SEEN = "{offender} spillede flere kort på én gang, og flere kunne ses"
    ONE_SEEN = "{offender} spillede flere kort på én gang, men kun ét kunne ses"
    FIFTH = "{offender} spillede et kort mere, da stikket allerede havde hans"
    TWO_LEADS = "to spillere spillede ud på samme tid"
    TWO_PLAYERS = "to spillere lagde til på samme tid, og den ene uden for tur"
    IN_ORDER = "to spillere lagde til på samme tid, og de skulle lægge til lige efter hinanden"


class ByWhom(Answer):
    DEFENDER = "en modspillers"
    DECLARING_SIDE = "{declarer's} eller bordets"


class TwoCards(Facts):
    cards_at_once = Fact(CardsAtOnce, "Hvad er der sket?", "58")
    next_trick_begun = Fact(
        YesNo, "Har begge sider spillet til næste stik?", "58B4", assume=YesNo.NO
    )
    whose_cards = Fact(ByWhom, "Hvis kort er det?", "58B2")
    intended_left = Fact(
        YesNo,
        "Lader {offender} det kort ligge, som han ville have spillet?",
        "50B",
        assume=YesNo.NO,
    )
    fifth_was_led = Fact(
        YesNo,
        "Var kortet ment som udspil til næste stik?",
        "45E",
        help="Du skønner det selv. Ellers er det et femte kort i stikket.",
    )


class DefectiveTrick(Facts):
    extra_card_seen = Fact(YesNo, "Kunne en modspillers overskydende kort ses?", "67B2a")
