"""Laws 42 and 43: dummy's rights and limits."""

from __future__ import annotations

from rules_src.laws.law_42_43_dummy.doubts import DOUBTS
from rules_src.laws.law_42_43_dummy.encounters import ENCOUNTERS
from rules_src.laws.law_42_43_dummy.phrases import PHRASES
from rules_src.laws.law_42_43_dummy.rule import dummys_limits
from rules_src.laws.law_42_43_dummy.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=dummys_limits,
    slug="den-blinde",
    title="Hvad må den blinde?",
    phase=Phase.PLAY,
    happened="Den blinde sagde, så eller gjorde noget under spillet",
    intro=(
        "Den blinde må forhindre fejl, men ikke nævne dem, når de er sket, før spillet er slut. Har"
        " han set en anden hånd, har han mistet flere af sine rettigheder, og så koster det, hvis"
        " han bruger dem alligevel."
    ),
    laws=("42", "43", "45F"),
    called="Den blinde blandede sig",
    who=Who("dummy", "Hvem er den blinde?"),
    confuse=("ask_about_revoke", "unclear_card"),
    phrases=PHRASES,
    doubts=DOUBTS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
