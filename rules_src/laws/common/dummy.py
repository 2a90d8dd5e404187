"""Laws 42 and 43: dummy's rights, and what he may say of a mistake."""

from rules_src.laws.common import unauthorised
from rules_src.model import *


class DummysRights(Facts):
    rights = Fact(
        YesNo, "43A2", assume=YesNo.YES, stands={Effect(Lasting.LOST_RIGHTS, "dummy"): YesNo.NO}
    ).asks("""
        Har {dummy} stadig sine rettigheder?
        + De mistes ved at bytte hånd med {declarer}, forlade sin plads for at se med eller se
          et kort på en modspillers hånd.""")


class FirstToMention(Facts):
    dummy_first = Fact(
        YesNo, "43B", assume=YesNo.NO, doubted_by=(Effect(Lasting.LOST_RIGHTS, "dummy"),)
    ).asks("""
        Nævnte {dummy} det først, uden rettigheder?
        ja = {dummy}, der har mistet sine rettigheder, var den første, der nævnte det
        nej =""")


class Say(Steps):
    dummy_may_protest = Step("42A3", to="dummy").says("""
        Du må protestere, når bordet ikke bekender.
        = {dummy} må altid protestere""")
    play_on_without_rectification = Step("43B3").says("""
        {Dummy} måtte ikke sige det.
        Spil videre, som kortene ligger.
        = spil videre uden berigtigelse""")
    only_defenders = AdjustedScore("43B3", Grounds.GAINED, Sides.OFFENDING, when=When.AFTER_PLAY)
    as_the_cards_lie = Ruling(play_on_without_rectification, only_defenders)
    """A defender's irregularity that dummy without rights was the first to mention."""
    may_warn = Step("42B2", to="dummy").says("""
        Du må gerne prøve at forhindre fejlen.
        = {dummy} må gerne advare""")
    may_not_warn = Step("43A2", to="dummy").says("""
        Du har mistet retten til at advare.
        = {dummy} måtte ikke advare""")
    dummy_must_wait = Step("43A1b", to="dummy").says("""
        Vent med selv at nævne fejl, til spillet er slut.
        = {dummy} skulle have ventet""")
    dummy_may_be_fined = Step("43B1", "Overvej strafpoint til {dummy}.", to=ME)
    dummy_may_not_take_part = Step("43A1c", to="dummy").says("""
        Du må ikke blande dig i spillet eller fortælle {declarer} noget om det.
        = {dummy} må ikke blande sig""")
    took_part = (
        dummy_may_not_take_part,
        Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "declarer"),
        dummy_may_be_fined,
        unauthorised.Say.used,
    )
    """Declarer has heard from dummy what he may not use (43A1c, 16B1a)."""
    suggested = AdjustedScore("45F", Grounds.SUGGESTED, when=When.AFTER_PLAY)
    dummy_may_remark = Step("42B3", to="dummy").says("""
        Det må du gerne sige, når spillet er slut.
        = {dummy} måtte gerne sige det""")
