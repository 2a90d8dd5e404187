"""Laws 16B and 16C: did a player choose what he was not free to choose?"""

from __future__ import annotations

from typing import NamedTuple

from rules_src.laws.common import self_inflicted
from rules_src.laws.common.self_inflicted import OwnShare, SelfInflicted
from rules_src.model.facts import Judgement, YesNo
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Choice(SelfInflicted):
    suggested = Judgement(
        YesNo,
        "16B1a",
        "Pegede oplysningen påviseligt på {offending_side's} valg?",
        weigh=(
            "Hvad fortalte oplysningen, som lovlige meldinger og kort ikke gjorde: styrke,"
            " en farve, tvivl, en misforståelse?",
            "Hvilke handlinger gør den mere tillokkende, og hvilke mindre?",
            "Intet er påvist, hvis den lige så godt kan pege den modsatte vej.",
        ),
        help="Du skal kunne forklare, hvorfor den pegede på netop det frem for noget andet.",
    )
    alternative = Judgement(
        YesNo,
        "16B1b",
        "Var der et logisk alternativ til {offending_side's} valg?",
        weigh=(
            "Hold en rundspørge blandt tre til fem spillere på samme niveau, som ikke"
            " kender spillet.",
            "Vis dem hånden, meldeforløbet og parrets aftaler, men ikke oplysningen.",
            "Spørg først, hvad de vælger, og så, hvad de ellers overvejede.",
            "Spørg lidt flere, hvis du er i tvivl, og skriv svarene ned.",
        ),
        help="En mærkbar del af jævnbyrdige med samme system ville overveje det for alvor,"
        " og nogle ville vælge det. Det ændrer intet, at spilleren altid ville have"
        " valgt sådan.",
    )
    advantage = Judgement(
        YesNo,
        "16B3",
        "Gav valget {offending_side} et bedre resultat end et logisk alternativ?",
        weigh=(
            "Hvad var der sandsynligvis sket efter hvert logisk alternativ, som"
            " oplysningen ikke pegede på?",
            "Klarede {other_side} sig bedre ved bordet? Så står scoren.",
        ),
    )


class Say(Words):
    choice_not_suggested = Instruct(
        "16B1a",
        "Scoren står ved magt. Oplysningen pegede ikke på {offending_side's} valg.",
        short="oplysningen pegede ikke på valget, så scoren står",
        when=When.AFTER_PLAY,
    )
    no_logical_alternative = Instruct(
        "16B1b",
        "Scoren står ved magt. Der var intet logisk alternativ til {offending_side's} valg.",
        short="intet logisk alternativ, så scoren står",
        when=When.AFTER_PLAY,
    )
    no_advantage = Instruct(
        "16B3",
        "Scoren står ved magt. {Offending_side's} valg var ulovligt, men gav ingen fordel.",
        short="ulovligt valg uden fordel, så scoren står",
        when=When.AFTER_PLAY,
    )
    score_without_the_choice = Instruct(
        "16B3",
        "Justér scoren for begge sider. Giv det sandsynlige resultat, hvis"
        " {offending_side} havde valgt lovligt.",
        to=ME,
        short="valget var ulovligt, og scoren justeres",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    weigh_legal_results = Instruct(
        "12C1c",
        "Vægt de resultater, lovlige valg kunne give. Lad ikke det ulovlige valg tælle med.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    penalty_for_use = Instruct(
        "73C2",
        "Overvej strafpoint, hvis bruddet var åbenlyst.",
        to=ME,
        when=When.AFTER_PLAY,
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
        return Ruling(Say.choice_not_suggested.under(law.forbids))
    if not facts.alternative:
        return Ruling(Say.no_logical_alternative.under(law.alternative))
    penalty = Say.penalty_for_use.under(law.penalty)
    if not facts.advantage:
        return Ruling(Say.no_advantage.under(law.adjusts), penalty)
    if facts.own_share is OwnShare.OWN_FAULT:
        return Ruling(
            *self_inflicted.Say.own_fault,
            Say.weigh_legal_results,
            penalty,
            self_inflicted.Say.each_side,
        )
    score = Say.score_without_the_choice.under(law.adjusts)
    return Ruling(score, Say.weigh_legal_results, penalty)
