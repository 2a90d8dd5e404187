"""Law 72B: what he may do, must do and may not do."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    no_duty_to_tell = Instruct(
        "72B2",
        "Ingen af jer behøver gøre opmærksom på jeres fejl.",
        to="offending_side",
        short="ingen pligt til at sige det",
    )
    silence_is_fair = Instruct(
        "72B2",
        "I må gerne lade være med at spørge, også når en etableret kulørsvigt er billigst for jer.",
        to="offending_side",
        authority=Authority.ADVICE,
    )
    no_damage_from_revoke = Instruct(
        "64C1",
        "Sørg for, at {other_side} ikke lider skade, hvis en etableret kulørsvigt opdages senere.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    may_not_hide = Instruct(
        "72B3",
        "I må ikke forsøge at skjule en fejl.",
        to="offending_side",
        short="fejlen må ikke skjules",
    )
    may_not_break_law = Instruct(
        "72B1",
        "I må ikke bryde loven med vilje, heller ikke hvis I gerne betaler prisen.",
        to="offending_side",
        short="loven må ikke brydes med vilje",
    )
    penalty_for_intent = Instruct(
        "90A",
        "Overvej strafpoint, hvis det kan vises, at det skete med vilje.",
        to=ME,
    )
    answer_truly = Instruct(
        "62A",
        "Svar ærligt. I skal rette en påtalt kulørsvigt, hvis den ikke er etableret.",
        to="offending_side",
        short="svar ærligt",
    )
    explanation_must_be_corrected = Instruct(
        "20F5",
        "I skal rette en forkert eller manglende forklaring. Jeg siger hvornår.",
        to="offending_side",
        short="forklaringen skal rettes",
    )
