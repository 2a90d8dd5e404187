"""Laws 16B and 16C: did a player choose what he was not free to choose?"""

from __future__ import annotations

from typing import NamedTuple

from rules_src.model.facts import Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import Instruct


class Choice(Facts):
    suggested = Judgement(
        YesNo,
        "Pegede oplysningen påviseligt på det, {offending_side} valgte?",
        "16B1a",
        help="Påviseligt: Du skal kunne forklare, hvorfor den pegede på netop det frem for noget"
        " andet.",
        weigh=(
            "Hvad fortalte oplysningen, som de lovlige meldinger og kort ikke gjorde: flere eller"
            " færre værdier, en farve, tvivl, en misforståelse?",
            "Hvilke handlinger gør den mere tillokkende, og hvilke mindre?",
            "Kan den lige så godt pege den modsatte vej, er intet påvist.",
        ),
    )
    alternative = Judgement(
        YesNo,
        "Var der et logisk alternativ til det, {offending_side} valgte?",
        "16B1b",
        help="Det er noget, en mærkbar del af jævnbyrdige spillere med samme system ville overveje"
        " for alvor, og som nogle ville vælge. Det gør ingen forskel, om spilleren siger, at han"
        " altid ville have gjort det samme.",
        weigh=(
            "Hold en rundspørge: tre til fem spillere på samme niveau, som ikke kender spillet.",
            "Vis dem hånden, meldeforløbet og parrets aftaler, men ikke oplysningen.",
            "Spørg først, hvad de vælger, og så, hvad de ellers overvejede.",
            "Spørg ved tvivl lidt flere, og skriv svarene ned.",
        ),
    )
    advantage = Judgement(
        YesNo,
        "Gav valget {offending_side} et bedre resultat, end et logisk alternativ havde gjort?",
        "16B3",
        weigh=(
            "Hvad var der sandsynligvis sket efter hvert logisk alternativ, som oplysningen ikke"
            " pegede på?",
            "Klarede {other_side} sig bedre ved bordet, står scoren.",
            "Har {other_side} bagefter begået en særdeles alvorlig fejl eller satset, så se"
            " §\u00a012C1(e).",
        ),
    )


NOT_SUGGESTED = Instruct(
    "16B1a",
    "choice_not_suggested",
    "Oplysningen pegede ikke på det, {offending_side} valgte. Valget var lovligt, og scoren står"
    " ved magt.",
    when=When.AFTER_PLAY,
)
NO_ALTERNATIVE = Instruct(
    "16B1b",
    "no_logical_alternative",
    "Der var intet logisk alternativ. Valget var lovligt, og scoren står ved magt.",
    when=When.AFTER_PLAY,
)
NO_ADVANTAGE = Instruct(
    "16B3",
    "no_advantage",
    "Valget var ulovligt, men gav ingen fordel, så scoren står ved magt.",
    when=When.AFTER_PLAY,
)
ADJUST = Instruct(
    "16B3",
    "score_without_the_choice",
    "Valget var ulovligt og gav fordel. Giv begge sider en korrigeret score: det sandsynlige"
    " resultat, hvis {offending_side} havde valgt lovligt.",
    when=When.AFTER_PLAY,
    private=True,
)
LEGAL_RESULTS = Instruct(
    "12C1c",
    "weigh_legal_results",
    "Vægt de resultater, som lovlige valg kunne føre til. Det ulovlige valg må ikke tælle med.",
    when=When.AFTER_PLAY,
    private=True,
)
PENALTY = Instruct(
    "73C2",
    "penalty_for_use",
    "Var bruddet åbenlyst, kan der desuden gives strafpoint.",
    when=When.AFTER_PLAY,
    private=True,
)


class Basis(NamedTuple):
    """The paragraphs that forbid the choice, adjust the score and allow a penalty."""

    forbids: str
    alternative: str
    adjusts: str
    penalty: str


def weigh_choice(facts: Choice, law: Basis) -> Ruling:
    """Suggested over another, that other a logical alternative, and damage: all three."""
    if not facts.suggested:
        return Ruling(NOT_SUGGESTED.under(law.forbids))
    if not facts.alternative:
        return Ruling(NO_ALTERNATIVE.under(law.alternative))
    penalty = PENALTY.under(law.penalty)
    if not facts.advantage:
        return Ruling(NO_ADVANTAGE.under(law.adjusts), penalty)
    score = ADJUST.under(law.adjusts)
    return Ruling(score, LEGAL_RESULTS, penalty)
