"""Laws 42 and 43: dummy's rights, and what he may say of a mistake."""

from __future__ import annotations

from rules_src.laws.common import unauthorised
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
from rules_src.model.words import Words


class DummysRights(Facts):
    rights = Fact(
        YesNo,
        "43A2",
        "Har {dummy} stadig sine rettigheder?",
        help="De mistes ved at bytte hånd med {declarer}, forlade sin plads for at se med"
        " eller se et kort på en modspillers hånd.",
        assume=YesNo.YES,
    )


class Say(Words):
    dummy_may_protest = Instruct(
        "42A3",
        "Du må altid protestere, når bordet ikke bekender.",
        to="dummy",
        short="{dummy} må altid protestere",
    )
    play_on_without_rectification = Instruct(
        "43B3",
        "{Dummy} måtte ikke sige det. Spil videre uden berigtigelse.",
        short="spil videre uden berigtigelse",
    )
    may_warn = Instruct(
        "42B2",
        "Du må gerne prøve at forhindre fejlen.",
        to="dummy",
        short="{dummy} må gerne advare",
    )
    may_not_warn = Instruct(
        "43A2",
        "Du har mistet retten til at advare.",
        to="dummy",
        short="{dummy} måtte ikke advare",
    )
    dummy_must_wait = Instruct(
        "43A1b",
        "Vent med selv at nævne fejl, til spillet er slut.",
        to="dummy",
        short="{dummy} skulle have ventet",
    )
    dummy_may_be_fined = Instruct("43B1", "Overvej strafpoint til {dummy}.", to=ME)
    dummy_may_not_take_part = Instruct(
        "43A1c",
        "Du må ikke blande dig i spillet eller fortælle {declarer} noget om det.",
        to="dummy",
        short="{dummy} må ikke blande sig",
    )
    took_part = (
        dummy_may_not_take_part,
        Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "declarer"),
        dummy_may_be_fined,
        unauthorised.Say.used,
    )
    """Declarer has heard from dummy what he may not use (43A1c, 16B1a)."""
    suggested = AdjustedScore("45F", Grounds.SUGGESTED, when=When.AFTER_PLAY)
    dummy_may_remark = Instruct(
        "42B3",
        "Det må du gerne sige, når spillet er slut.",
        to="dummy",
        short="{dummy} måtte gerne sige det",
    )
