"""Laws 42 and 43: dummy's rights, and what he may say of a mistake."""

from __future__ import annotations

from rules_src.laws.common.unauthorised import USED
from rules_src.model.facts import Fact, Facts, YesNo
from rules_src.model.ruling import ME, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    Grounds,
    Information,
    Instruct,
    Status,
)


class DummysRights(Facts):
    rights = Fact(
        YesNo,
        "Har {dummy} stadig sine rettigheder?",
        "43A2",
        help="De mistes ved at bytte hånd med {declarer}, forlade sin plads for at se med"
        " eller se et kort på en modspillers hånd.",
        assume=YesNo.YES,
    )


TABLE_PROTEST = Instruct(
    "42A3",
    "dummy_may_protest",
    "Du må altid protestere, når bordet ikke bekender.",
    to="dummy",
    short="{dummy} må altid protestere",
)
PLAY_ON = Instruct(
    "43B3",
    "play_on_without_rectification",
    "{Dummy} måtte ikke sige det. Spil videre uden berigtigelse.",
    short="spil videre uden berigtigelse",
)
MAY_WARN = Instruct(
    "42B2",
    "may_warn",
    "Du må gerne prøve at forhindre fejlen.",
    to="dummy",
    short="{dummy} må gerne advare",
)
MAY_NOT_WARN = Instruct(
    "43A2",
    "may_not_warn",
    "Du har mistet retten til at advare.",
    to="dummy",
    short="{dummy} måtte ikke advare",
)
MAY_NOT_REMARK = Instruct(
    "43A1b",
    "dummy_must_wait",
    "Vent med selv at nævne fejl, til spillet er slut.",
    to="dummy",
    short="{dummy} skulle have ventet",
)
DUMMY_FINED = Instruct("43B1", "dummy_may_be_fined", "Overvej strafpoint til {dummy}.", to=ME)
MAY_NOT_TAKE_PART = Instruct(
    "43A1c",
    "dummy_may_not_take_part",
    "Du må ikke blande dig i spillet eller fortælle {declarer} noget om det.",
    to="dummy",
    short="{dummy} må ikke blande sig",
)
TOOK_PART = (
    MAY_NOT_TAKE_PART,
    Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "declarer"),
    DUMMY_FINED,
    USED,
)
"""Declarer has heard from dummy what he may not use (43A1c, 16B1a)."""
SUGGESTED = AdjustedScore("45F", Grounds.SUGGESTED, when=When.AFTER_PLAY)
MAY_REMARK = Instruct(
    "42B3",
    "dummy_may_remark",
    "Det må du gerne sige, når spillet er slut.",
    to="dummy",
    short="{dummy} måtte gerne sige det",
)
