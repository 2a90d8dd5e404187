"""Law 16C: who may use what a withdrawn call or card has told."""

from rules_src.laws.common import choice
from rules_src.laws.common.encounters import INFORMATION
from rules_src.model import *


class Withdrawn(Answer):
    ORDINARY = A("""
        en melding eller et kort, men intet af det følgende
        = en melding eller et kort blev taget tilbage uden nogen af undtagelserne""")
    SAME_DENOMINATION = A("""
        et utilstrækkeligt bud, erstattet af det laveste, der viser samme benævnelse
        = et utilstrækkeligt bud blev erstattet af det laveste, der viser samme benævnelse""")
    COMPARABLE = A("""
        en melding, erstattet af en tilsvarende melding
        = en melding blev erstattet af en tilsvarende melding
        ~ ^tilsvarende melding*; erstatt* tilsvarende""")
    PENALTY_CARD = A("""
        et modspillerkort, som ligger på bordet som strafkort
        = et modspillerkort ligger på bordet som strafkort
        ~ ^ligger som strafkort; ^strafkort* ligger; strafkort* makker""")


class WithdrawnAction(Facts):
    withdrawn = Fact(
        Withdrawn,
        "16C",
        overlaps=(Both(Withdrawn.SAME_DENOMINATION, Withdrawn.COMPARABLE),),
        sits={Withdrawn.PENALTY_CARD: DEFENDS},
    ).asks("""
        Hvad blev taget tilbage?
        + Tag også det med, {other_side} tog tilbage på grund af {offending_side}.""")


class Say(Steps):
    free_for_others = Information("16C1", Status.AUTHORISED, About.WITHDRAWN, "other_side")
    barred = Information("16C2", Status.UNAUTHORISED, About.WITHDRAWN, "offending_side")
    comparable = (
        Information("23B", Status.AUTHORISED),
        AdjustedScore("23C", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )
    same_denomination = (
        Information("27B1a", Status.AUTHORISED),
        AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )
    penalty_card = (
        Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
        Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.PICKED_UP),
        Information("50E2", Status.AUTHORISED, About.CARD, "declarer", when=When.PICKED_UP),
        Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
        AdjustedScore("50E4", Grounds.EXPOSED, when=When.AFTER_PLAY),
    )
    afterwards = HandOver("16C3", "choice_after_withdrawal", when=When.AFTER_PLAY)
    may_use_call = "{partner} må bruge den tilbagetagne melding"
    all_may_use_card = "alle må bruge strafkortet, så længe det ligger"
    only_the_others = "kun {other_side} må bruge det, der er taget tilbage"
    """Verdicts: who may use what was withdrawn."""


def withdrawn_action(facts: WithdrawnAction) -> Ruling:
    """What was withdrawn may be used by the non-offending side only (16C1, 16C2)."""
    match facts.withdrawn:
        case Withdrawn.COMPARABLE:
            return Ruling(*Say.comparable, verdict=Say.may_use_call)
        case Withdrawn.SAME_DENOMINATION:
            return Ruling(*Say.same_denomination, verdict=Say.may_use_call)
        case Withdrawn.PENALTY_CARD:
            return Ruling(*Say.penalty_card, verdict=Say.all_may_use_card)
        case Withdrawn.ORDINARY:
            return Ruling(
                Say.free_for_others, Say.barred, Say.afterwards, verdict=Say.only_the_others
            )


def choice_after_withdrawal(facts: choice.Choice) -> Ruling:
    """The offending side may not choose what a withdrawn action suggests (16C2, 16C3)."""
    return choice.weigh_choice(facts, choice.Basis("16C2", "16C2", "16C3", "90A"))


SITUATION = Situation(
    withdrawn_action,
    slug="tilbagetaget-melding-eller-kort",
    title="Melding eller kort taget tilbage",
    phase=Phase.AUCTION,
    intro="""
        Det, alle har set, kan ingen glemme.
        Den uskyldige side må bruge alt, hvad der blev taget tilbage, både modstandernes og sit
        eget.
        Den side, der fejlede, må som hovedregel ikke bruge noget af det; tre undtagelser står
        i deres egne paragraffer.""",
    laws=("16C",),
    who=Who("offender", "Hvem begik fejlen?"),
    parts=(Part(choice_after_withdrawal, "Efter spillet: var valget lovligt?", known=""),),
    confuse=("unauthorised_information", "comparable_call"),
    phrases=Phrases(
        does="""
            tog trak rettede erstattede måtte ændrede trukket taget skiftede"""
    ),
    encounters=beside(
        INFORMATION,
        Encounter(Lasting.MAJOR_CARD, How.FIRST, "50E1", settled="penalty_card").says("""
            Kortet, der ligger, må alle bruge; § 16C gælder det først, når det tages op."""),
        Encounter(Lasting.MINOR_CARD, How.FIRST, "50E1", settled="penalty_card").says("""
            Kortet, der ligger, må alle bruge; § 16C gælder det først, når det tages op."""),
        Encounter(Lasting.INFORMATION, How.FIRST, "16C3").says("""
            Døm hver oplysning for sig."""),
        Encounter(Lasting.WITHDRAWN, How.FIRST, "16C1").says("""
            Er det den, der spørges om, så døm den her; siderne kan have byttet rolle."""),
    ),
)
