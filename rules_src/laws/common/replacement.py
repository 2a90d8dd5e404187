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
        weigh=(
            "Spørg {offender} væk fra bordet, hvad den tilbagetagne melding skulle vise."
            " Modparten har ikke krav på at få det at vide.",
            "Sig dér til {offender}, hvilke meldinger der er tilsvarende, og hvad de andre"
            " fører til.",
            "Find begge meldingers betydning i systemkort og noter, eller spørg {partner},"
            " mens {offender} er væk.",
        ),
        help="Det afhænger af parrets aftaler og ikke af den hånd, {offender} sidder med.",
    )
