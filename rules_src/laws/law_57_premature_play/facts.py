"""Law 57: who played too soon, and what declarer chooses."""

from __future__ import annotations

from rules_src.laws.common.lead import EarlierCard, OpponentsWord
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo


class TooSoon(Answer):
    BEFORE_PARTNER = "{offender} lagde til før {partner}"
    NEXT_TRICK = "{offender} spillede ud til næste stik, før {partner} havde lagt til"
    RHO_TURN = "{offender} lagde til i {rho's} tur, da {partner} havde spillet"
    DECLARER = "{declarer} lagde for tidligt til fra hånden eller bordet"


class DeclaringSidePlayed(Answer):
    NEITHER = "nej, ikke fra begge hænder"
    BOTH_HANDS = "ja, fra både hånden og bordet"


class PlayChoice(Answer):
    HIGHEST = "kræver {partner's} højeste kort i farven"
    LOWEST = "kræver {partner's} laveste kort i farven"
    REQUIRE = "kræver et kort i en anden, nævnt farve"
    FORBID = "forbyder en anden, nævnt farve"


class PrematurePlay(Facts):
    told_to_play = OpponentsWord.told_to_play
    too_soon = Fact(
        TooSoon,
        "Hvad er der sket?",
        "57A",
        help="Spillede {declarer} ud til næste stik, før stikket var fuldt, står udspillet, hvis"
        " den hånd vinder stikket. Ellers er det et udspil uden for tur.",
    )
    declaring_side_played = Fact(
        DeclaringSidePlayed,
        "Havde spilførers side allerede spillet til stikket?",
        "57C1",
        help="Bordets kort er først spillet, når {declarer} har nævnt eller udpeget det,"
        " også når det er det eneste mulige.",
    )
    dummy_forward = Fact(
        YesNo,
        "Havde {dummy} selv taget eller foreslået et kort før bordets tur?",
        "57C2",
        assume=YesNo.NO,
    )
    next_has_played = Fact(
        YesNo,
        "Har hånden efter {offender} lagt til siden?",
        "60A1",
        assume=YesNo.NO,
    )
    card_is_legal = Fact(YesNo, "Kan {offender} lovligt spille kortet til stikket?", "57D")
    earlier_card = EarlierCard.earlier_card


class PlayFreed(Facts):
    too_soon = PrematurePlay.too_soon
    declaring_side_played = PrematurePlay.declaring_side_played
    wins_trick = Fact(
        YesNo,
        "Vinder {offender} selv stikket, når det er spillet færdigt?",
        "44G",
        help="Stikkets vinder spiller ud til næste stik.",
    )


class PlayChosen(Facts):
    earlier_card = EarlierCard.earlier_card
    play_choice = Option(
        PlayChoice,
        "Hvad vælger {declarer}?",
        "57A",
        chooses="declarer",
        help="Ét af de fire skal vælges. De to sidste virker kun, hvis {partner} ikke kan bekende.",
    )
