"""Law 72B: what he may do, must do and may not do."""

from __future__ import annotations

from rules_src.model.ruling import Authority, When
from rules_src.model.steps import Instruct

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
