"""Law 21: what a side says has misled it, and what is always looked into besides."""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations import Agreed
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Step, When
from rules_src.model.steps import Instruct, NewIrregularity


class Misled(Answer):
    EXPLANATION = "en forklaring eller en alert, der ikke passede med kortene"
    MISSING_ALERT = "en melding uden alert, og efter aftalen kræver reglerne hos jer alert"
    ALERT_NOT_REQUIRED = "en melding uden alert, men reglerne hos jer kræver ingen"
    ITSELF = "intet af det; siden har selv misforstået en melding"


class Reached(Answer):
    BEFORE_LEAD = "åbningsudspillet er ikke vendt"
    PLAY = "udspillet er vendt, og der spilles"
    AFTER = "spillet er slut"


class Misinformation(Facts):
    misled_by = Fact(
        Misled,
        "Hvad skulle have vildledt {other_side}?",
        "21B1a",
        help="Hvad der skal alertes, afgør forbundet og klubben. En naturlig støtte, der springer"
        " for at spærre, kan være kendt af alle i divisionerne og kræve alert i klubben.",
    )
    agreement = Agreed.agreement
    reached = Fact(Reached, "Hvor langt er spillet?", "21B1a")


CHECK_OWN_USE = Instruct(
    "16B1a",
    "check_use_of_explanation",
    "Undersøg også, om {offending_side} har udnyttet det, der kunne høres af forklaringen, selv om"
    " ingen har nævnt det.",
    when=When.AFTER_PLAY,
    private=True,
)
ALWAYS_CHECK: tuple[Step, ...] = (
    CHECK_OWN_USE,
    NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
)
