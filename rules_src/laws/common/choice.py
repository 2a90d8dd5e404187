"""Laws 16B and 16C: did a player choose what he was not free to choose?"""

from typing import NamedTuple

from rules_src.laws.common import self_inflicted
from rules_src.laws.common.self_inflicted import OwnShare, SelfInflicted
from rules_src.model import *


class Choice(SelfInflicted):
    suggested = Judgement(YesNo, "16B1a").asks("""
        Pegede oplysningen påviseligt på {offending_side's} valg?
        - Hvad fortalte den, som lovlige meldinger og kort ikke gjorde: styrke, en farve, tvivl,
          en misforståelse?
        - Kan den lige så godt pege den modsatte vej, er svaret nej.
        + Du skal kunne forklare, hvorfor den pegede på netop det.
        ja = oplysningen pegede påviseligt på valget""")
    alternative = Judgement(YesNo, "16B1b").asks("""
        Var der et logisk alternativ til {offending_side's} valg?
        - Hold en rundspørge blandt tre til fem jævnbyrdige, som ikke kender spillet.
        - Vis dem hånden, meldingerne og aftalerne, men ikke oplysningen.
        - Spørg først, hvad de vælger, og så, hvad de ellers overvejede. Skriv svarene ned.
        + En mærkbar del af jævnbyrdige med samme system ville overveje det for alvor, og nogle
          ville vælge det. Spillerens egne vaner er uden betydning.
        ja =
        nej = der var intet logisk alternativ til {offending_side's} valg""")
    advantage = Judgement(YesNo, "16B3").asks("""
        Gav valget {offending_side} et bedre resultat end et logisk alternativ?
        - Hvad var der sandsynligvis sket efter hvert logisk alternativ, som oplysningen ikke
          pegede på?
        - Klarede {other_side} sig bedre ved bordet? Så står scoren.
        ja = valget gav {offending_side} et bedre resultat end et logisk alternativ""")


class Say(Steps):
    choice_not_suggested = Step("16B1a", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        Oplysningen pegede ikke på {offending_side's} valg.
        = oplysningen pegede ikke på valget, så scoren står""")
    no_logical_alternative = Step("16B1b", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        Der var intet logisk alternativ til {offending_side's} valg.
        = intet logisk alternativ, så scoren står""")
    no_advantage = Step("16B3", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        {Offending_side's} valg var ulovligt, men gav ingen fordel.
        = ulovligt valg uden fordel, så scoren står""")
    score_without_the_choice = Step("16B3", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says(
        """
            Justér scoren for begge sider.
            Giv det sandsynlige resultat, hvis {offending_side} havde valgt lovligt.
            = valget var ulovligt, og scoren justeres"""
    )
    weigh_legal_results = Step("12C1c", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Vægt de resultater, lovlige valg kunne give.
        Lad ikke det ulovlige valg tælle med.""")
    penalty_for_use = Step("73C2", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint, hvis bruddet var åbenlyst.""")


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
