"""Law 57: who played too soon, and what declarer chooses."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo


class TooSoon(Answer):
    BEFORE_PARTNER = "{offender} lagde til, før {partner} havde spillet til stikket"
    NEXT_TRICK = "{offender} spillede ud til næste stik, før {partner} havde lagt til"
    RHO_TURN = "{offender} lagde til, da det var {rho's} tur"
    TOLD = "{offender} spillede, fordi {declarer} eller {dummy} havde sagt, at han havde tur"
    DECLARER = "{declarer} lagde for tidligt til fra hånden eller bordet"


class DeclaringSidePlayed(Answer):
    NEITHER = "nej, ikke fra begge hænder"
    BOTH_HANDS = "ja, {declarer} havde spillet fra både hånden og bordet"
    DUMMY = "{dummy} havde selv taget eller foreslået et kort, før det var bordets tur"
    AFTERWARDS = "nej, men siden er der lagt til fra den hånd, der følger efter {offender}"


class PlayChoice(Answer):
    HIGHEST = "kræver det højeste kort i farven fra {partner}"
    LOWEST = "kræver det laveste kort i farven fra {partner}"
    REQUIRE = "kræver et kort i en anden farve, som {declarer} nævner"
    FORBID = "forbyder en anden farve, som {declarer} nævner"


class PrematurePlay(Facts):
    too_soon = Fact(TooSoon, "Hvad er der sket?", "57A")
    declaring_side_played = Fact(
        DeclaringSidePlayed,
        "Havde spilførers side allerede spillet til stikket?",
        "57C1",
        help="Et kort fra bordet er først spillet, når {declarer} har nævnt eller udpeget det, også"
        " når bordet kun har ét at vælge imellem.",
    )
    card_is_legal = Fact(YesNo, "Kan {offender} lovligt spille kortet til stikket?", "57D")


class PlayChosen(Facts):
    play_choice = Option(
        PlayChoice,
        "Hvad vælger {declarer}?",
        "57A",
        chooses="declarer",
        help="{Partner} skal altid bekende, så de to sidste betyder kun noget, hvis han ikke"
        " har farven. Et af de fire skal vælges.",
    )
