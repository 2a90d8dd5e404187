"""Laws 23, 27 and 29: the choice to accept a call, and the call that replaced a withdrawn one."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model import *

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


def accepted_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or not (irregularity.legal or irregularity.over):
        return None
    return {YesNo.YES if irregularity.accepted_at_table else YesNo.NO}


class Say(Steps):
    rule_when_called = Step("23A", to=ME, when=When.OFFENDER_TURN).says("""
        Bliv ved bordet, og døm videre, når {offender} har meldt.""")
    next_player_waits = Step("9B2", to=ME).says("""
        Blev fejlen nævnt først, så sig, at {lho} skulle have ventet på dig.""")
    barred_call_first = Step("37", to=ME, authority=Authority.ADVICE).says("""
        Døm den som fra en spiller, der skulle passe.""")
    barred = Ruling(
        barred_call_first,
        NewIrregularity("37", "inadmissible_call", knows="fault=barred", offender="offender"),
    )
    """What a player calls who must pass is inadmissible, whatever else is wrong with it (35B)."""


class CalledAgain(Answer):
    YES = "ja"
    NOT_YET = "nej, ikke endnu"


def called_again_seen(table: Table) -> Collection[CalledAgain] | None:
    """A table on which the offender has not called again may only not go so far."""
    irregularity = table.irregularity
    return {CalledAgain.YES} if irregularity and irregularity.replacement else None


class MustPass(Facts):
    must_pass = Fact(
        YesNo,
        "37",
        assume=YesNo.NO,
        stands={Effect(Lasting.PASSES_ONCE): YesNo.YES, Effect(Lasting.PASSES_REST): YesNo.YES},
    ).asks("""
        Havde {offender} pligt til at passe?
        ja = {offender} havde pligt til at passe
        nej =""")


class Replacement(Facts):
    """What other rules ask of the call that replaced a withdrawn one."""

    called_again = Fact(
        CalledAgain,
        "23A",
        seen=called_again_seen,
        reached={CalledAgain.YES: When.OFFENDER_TURN},
        told={CalledAgain.YES: ""},
    ).asks("""
        Har {offender} afgivet sin nye melding?""")
    comparable = Judgement(YesNo, "23A", by="comparable_call", away=True).asks("""
        Er den nye melding en tilsvarende melding?
        - Viser den efter parrets aftaler det samme eller mere præcist det samme, eller har den
          samme formål?
        - Sluttede meldingerne, før {offender} kunne melde igen, er svaret nej.
        nej = den nye melding er ikke tilsvarende""")
