"""Law 72B: what a side need not tell of its own mistakes, and what it may not do about them.

The player is who has discovered the mistake; it may be his own or his partner's.
"""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import Instruct, NewIrregularity


class Matter(Answer):
    MISHAP = "egen side er kommet til at bryde loven, fx ved kulørsvigt"
    ON_PURPOSE = "spilleren vil bryde loven, fordi det kan betale sig"
    EXPLANATION = "egen side har forklaret forkert eller glemt en alert"
    TRICKS = "egen side får et stik, som modparten har vundet eller ikke kan tabe"


class Plan(Answer):
    SILENT = "tie stille, lade være med at spørge eller bare spille videre"
    HIDE = "skjule det: svigte igen, gemme kortet eller blande kortene"
    ASKED = "ingenting, men nogen har spurgt eller gjort opmærksom på det"


class OwnMistake(Facts):
    matter = Fact(
        Matter,
        "Hvad drejer det sig om?",
        "72B",
        help="De to sidste er undtagelserne; i alt andet er der ingen pligt til at sige det.",
    )
    plan = Fact(
        Plan,
        "Hvad vil spilleren gøre?",
        "72B2",
        help="At der ingen pligt er til at gøre opmærksom på det, står også i §\u00a09A5.",
    )


NO_DUTY = Instruct(
    "72B2",
    "no_duty_to_tell",
    "Spilleren behøver ikke gøre opmærksom på fejlen, hvad enten den er hans egen eller den anden"
    " spillers på samme side.",
)
IS_FAIR = Instruct(
    "72B2",
    "silence_is_fair",
    "At lade være med at spørge er ikke uetisk, heller ikke når en etableret kulørsvigt er det"
    " billigste for siden.",
    authority=Authority.ADVICE,
)
NO_DAMAGE = Instruct(
    "64C1",
    "no_damage_from_revoke",
    "Opdages en etableret kulørsvigt senere, sørger turneringslederen for, at modparten ikke"
    " lider skade.",
    when=When.AFTER_PLAY,
)
MAY_NOT_HIDE = Instruct("72B3", "may_not_hide", "Ingen må forsøge at skjule en fejl.")
MAY_NOT_PLAN = Instruct(
    "72B1",
    "may_not_break_law",
    "Ingen må bryde loven med vilje, heller ikke den, der gerne betaler prisen.",
)
PENALTY = Instruct(
    "90A",
    "penalty_for_intent",
    "Strafpoint kan komme på tale, hvis det kan vises, at det skete med vilje.",
    private=True,
)
ANSWER = Instruct(
    "62A",
    "answer_truly",
    "Svar sandt. Er der gjort opmærksom på en kulørsvigt, der ikke er etableret, skal den rettes.",
)
EXPLANATION = Instruct(
    "20F5",
    "explanation_must_be_corrected",
    "En forkert forklaring skal rettes, men det afhænger af siden, hvornår det må ske.",
)
TRICKS = Instruct(
    "79A2",
    "trick_must_be_returned",
    "Siden skal sige det: Den må ikke tage imod et stik, den ved, at den ikke har vundet, eller"
    " som modparten ikke kunne tabe.",
)


def duty_to_tell(facts: OwnMistake) -> Ruling:
    """No one may break the laws on purpose, and no one need tell of a mishap (72B, 9A5)."""
    match facts.matter:
        case Matter.ON_PURPOSE:
            return Ruling(MAY_NOT_PLAN, PENALTY)
        case Matter.EXPLANATION:
            return Ruling(EXPLANATION, NewIrregularity("20F5", "correct_explanation"))
        case Matter.TRICKS:
            return Ruling(TRICKS)
        case Matter.MISHAP:
            return after_mishap(facts)


def after_mishap(facts: OwnMistake) -> Ruling:
    """Silence is allowed, concealment is not, and a question is answered (72B2, 72B3, 62A)."""
    match facts.plan:
        case Plan.SILENT:
            return Ruling(NO_DUTY, IS_FAIR, NO_DAMAGE)
        case Plan.HIDE:
            return Ruling(MAY_NOT_HIDE, PENALTY)
        case Plan.ASKED:
            return Ruling(ANSWER, NewIrregularity("62A", "revoke"))


SITUATION = Situation(
    rule=duty_to_tell,
    slug="pligt-til-at-sige-det",
    title="Pligt til at sige det selv?",
    phase=Phase.PLAY,
    happened="En spiller har opdaget en fejl, som hans egen side har begået",
    intro=(
        "Man har som hovedregel ikke pligt til at afsløre sin egen sides fejl, men man må ikke"
        " begå den med vilje og ikke skjule den. Undtagelserne er en forkert forklaring og stik,"
        " man ikke har vundet."
    ),
    laws=("72B", "9A5", "20F5", "79A2"),
    confuse=("revoke", "correct_explanation"),
    search=(
        "retten til ikke at spørge",
        "pligt til at gøre opmærksom",
        "svigte med vilje",
        "forsætlig",
        "skjule kulørsvigt",
        "skal jeg sige det",
        "for mange stik",
        "skal jeg sige at jeg har svigtet",
    ),
)
