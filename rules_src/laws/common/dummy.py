"""Laws 42 and 43: dummy's rights, and what he may say of a mistake."""

from __future__ import annotations

from rules_src.model.facts import Fact, Facts, YesNo
from rules_src.model.steps import Instruct


class DummysRights(Facts):
    rights = Fact(
        YesNo,
        "Har {dummy} sine rettigheder i behold?",
        "43A2",
        help="Han mister dem ved at bytte hånd med {declarer}, forlade sin plads for at se med"
        " eller se et kort på en modspillers hånd.",
    )


TABLE_PROTEST = Instruct(
    "42A3",
    "dummy_may_protest",
    "{Dummy} må altid protestere mod et kort fra bordet, der ikke bekender.",
)
PLAY_ON = Instruct(
    "43B3",
    "play_on_without_rectification",
    "{Dummy} måtte ikke sige det. Spillet går videre uden berigtigelse, som om intet var hændt.",
)
MAY_WARN = Instruct("42B2", "may_warn", "{Dummy} må forsøge at forhindre fejlen.")
MAY_NOT_WARN = Instruct("43A2", "may_not_warn", "{Dummy} har mistet retten til at advare.")
MAY_NOT_REMARK = Instruct(
    "43A1b",
    "dummy_must_wait",
    "{Dummy} må ikke være den første, der gør opmærksom på en fejl, før spillet er slut.",
)
DUMMY_FINED = Instruct(
    "43B1", "dummy_may_be_fined", "{Dummy} kan få strafpoint for det.", private=True
)
MAY_REMARK = Instruct("42B3", "dummy_may_remark", "Efter spillet må {dummy} gerne sige det.")
