"""Laws 21B3, 40B3 and 47E2b: too late to change, the score puts right what the damage was."""

from __future__ import annotations

from rules_src.laws.law_21_facts import ALWAYS_CHECK, Misinformation, Misled
from rules_src.model.facts import Answer, Facts, Judgement
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, Instruct


class Harm(Answer):
    NONE = "omtrent det samme, eller det var ikke blevet bedre for {other_side}"
    CALLS = "{other_side} havde meldt anderledes og sandsynligvis fået et bedre resultat"
    PLAYS = "{other_side} havde spillet anderledes og sandsynligvis fået et bedre resultat"


class OwnPart(Answer):
    NONE = "nej, eller kun med en almindelig fejl"
    OWN_FAULT = "ja, med en særdeles alvorlig fejl uden forbindelse til forklaringen eller et sats"
    DECLINED_DIRECTOR = "ja, fejlen var kendt, og {other_side} gik videre uden turneringsleder"


class Damage(Facts):
    misled_by = Misinformation.misled_by
    harm = Judgement(
        Harm,
        "Hvad var der sket med den rigtige forklaring?",
        "12B1",
        help="Sammenlign med den rigtige forklaring, ikke med at kende kortene.",
        weigh=(
            "Forestil dig, at den rigtige forklaring var givet, og at {offending_side} ellers"
            " havde meldt det samme.",
            "{Other_side} har krav på at kende aftalen, men ikke på at vide, at"
            " {offending_side} misforstod hinanden.",
            "Spørg de to på {other_side} hver for sig: Hvad havde du gjort, og hvorfor?",
            "Lad andre på samme niveau se kortene med den rigtige forklaring: Hvad melder eller"
            " spiller de?",
            "Døm det sandsynlige, ikke det bedste, {other_side} kunne have opnået.",
        ),
    )
    own_part = Judgement(
        OwnPart,
        "Har {other_side} selv del i skaden?",
        "12C1e",
        help="Det er ikke en særdeles alvorlig fejl, at andre havde meldt eller spillet bedre. Et"
        " sats er et forsøg på at få to chancer: gevinst ved bordet eller en korrigeret score.",
        weigh=(
            "Den, der retter en forklaring, skal tilkalde turneringslederen. Foreslog"
            " {offending_side} det, og sagde {other_side} nej, er ansvaret {other_side's} eget.",
            "Kom fejlen først frem efter spillet, kunne {other_side} intet gøre.",
        ),
    )


NO_DAMAGE = Instruct(
    "12B1",
    "not_damaged",
    "Forklaringen har ikke skadet {other_side}, og scoren ændres ikke på det grundlag.",
    when=When.AFTER_PLAY,
)
SCORE = Instruct(
    "21B3",
    "score_with_correct_explanation",
    "Giv begge sider en korrigeret score: det sandsynlige resultat med den rigtige forklaring.",
    when=When.AFTER_PLAY,
    private=True,
)
WEIGH = Instruct(
    "12C1c",
    "weigh_likely_results",
    "Er flere resultater sandsynlige, så vægt dem, og lad tvivlen komme {other_side} til gode.",
    when=When.AFTER_PLAY,
    private=True,
)
OWN_FAULT = (
    Instruct(
        "12C1ei",
        "offending_side_in_full",
        "Giv {offending_side} den fulde korrigerede score.",
        when=When.AFTER_PLAY,
        private=True,
    ),
    Instruct(
        "12C1eii",
        "no_redress_for_own_fault",
        "Den del af skaden, som {other_side} selv er skyld i, rettes ikke.",
        when=When.AFTER_PLAY,
        private=True,
    ),
)
EACH_SIDE = HandOver("12C1e", "unbalanced_score")


def misinformation_damage(facts: Damage) -> Ruling:
    """Damage is measured against the correct explanation, given instead of the mistaken one."""
    if facts.harm is Harm.NONE:
        return Ruling(NO_DAMAGE, *ALWAYS_CHECK)
    if facts.own_part is OwnPart.DECLINED_DIRECTOR:
        return Ruling(*ALWAYS_CHECK, HandOver("11A", "right_forfeited"))
    if facts.own_part is OwnPart.OWN_FAULT:
        return Ruling(*OWN_FAULT, WEIGH, *ALWAYS_CHECK, EACH_SIDE)
    score = SCORE.under(redressed_by(facts))
    return Ruling(score, WEIGH, *ALWAYS_CHECK)


def redressed_by(facts: Damage) -> str:
    if facts.misled_by is Misled.MISSING_ALERT:
        return "40B3a"
    return "47E2b" if facts.harm is Harm.PLAYS else "21B3"
