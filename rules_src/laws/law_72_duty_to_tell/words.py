"""Law 72B: what he may do, must do and may not do."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct

NO_DUTY = Instruct(
    "72B2",
    "no_duty_to_tell",
    "Ingen af jer behøver gøre opmærksom på jeres fejl.",
    to="offending_side",
    short="ingen pligt til at sige det",
)
IS_FAIR = Instruct(
    "72B2",
    "silence_is_fair",
    "I må gerne lade være med at spørge, også når en etableret kulørsvigt er billigst for jer.",
    to="offending_side",
    authority=Authority.ADVICE,
)
NO_DAMAGE = Instruct(
    "64C1",
    "no_damage_from_revoke",
    "Sørg for, at {other_side} ikke lider skade, hvis en etableret kulørsvigt opdages senere.",
    to=ME,
    when=When.AFTER_PLAY,
)
MAY_NOT_HIDE = Instruct(
    "72B3",
    "may_not_hide",
    "I må ikke forsøge at skjule en fejl.",
    to="offending_side",
    short="fejlen må ikke skjules",
)
MAY_NOT_PLAN = Instruct(
    "72B1",
    "may_not_break_law",
    "I må ikke bryde loven med vilje, heller ikke hvis I gerne betaler prisen.",
    to="offending_side",
    short="loven må ikke brydes med vilje",
)
PENALTY = Instruct(
    "90A",
    "penalty_for_intent",
    "Overvej strafpoint, hvis det kan vises, at det skete med vilje.",
    to=ME,
)
ANSWER = Instruct(
    "62A",
    "answer_truly",
    "Svar ærligt. I skal rette en påtalt kulørsvigt, hvis den ikke er etableret.",
    to="offending_side",
    short="svar ærligt",
)
EXPLANATION = Instruct(
    "20F5",
    "explanation_must_be_corrected",
    "I skal rette en forkert eller manglende forklaring. Jeg siger hvornår.",
    to="offending_side",
    short="forklaringen skal rettes",
)
