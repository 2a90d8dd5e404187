"""Law 23: the call that replaced a withdrawn one."""

from __future__ import annotations

from rules_src.model.facts import Facts, Judgement, YesNo


class Replacement(Facts):
    """What other rules ask of the call that replaced a withdrawn one."""

    comparable = Judgement(
        YesNo,
        "Er den nye melding en tilsvarende melding?",
        "23A",
        by="comparable_call",
        away=True,
        help="Det afhænger af parrets aftaler og ikke af den hånd, {offender} sidder med.",
        weigh=(
            "Spørg {offender} væk fra bordet, hvad den tilbagetagne melding skulle vise;"
            " modparten har ikke krav på at få det at vide.",
            "Sig ham dér, hvilke meldinger der er tilsvarende, så han kender følgerne, før han"
            " vælger.",
            "Find begge meldingers betydning i systemkort og noter, eller spørg {partner},"
            " mens {offender} er væk.",
        ),
    )
