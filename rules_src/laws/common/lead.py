"""Laws 53, 54, 59 and 60: a lead and its choices, whichever law it broke."""

from rules_src.model import *

PARTNERS_BACK = CardBack("68D2bii", "partner")


class EarlierCard(Facts):
    earlier_card = Fact(
        YesNo,
        "51",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD): YesNo.YES, Effect(Lasting.MINOR_CARD): YesNo.YES},
        doubted_by=(Effect(Lasting.SHOWN_CARD),),
    ).asks("""
        Har {offender} allerede et strafkort på bordet?
        ja = {offender} havde et strafkort i forvejen
        ja ~ allerede strafkort*; strafkort* forvejen; ^har/havde også strafkort*; andet strafkort*;
          ^strafkort* mere
        nej = {offender} havde intet strafkort i forvejen""")


class PartnersCard(Facts):
    partners_card = Fact(
        YesNo,
        "50D1a",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES},
        doubted_by=(Effect(Lasting.SHOWN_CARD, "partner"),),
    ).asks("""
        Har {partner} også et stort strafkort på bordet?""")


class PartnersEarlierCard(Facts):
    partner_has_card = Fact(
        YesNo,
        "51",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES},
        doubted_by=(Effect(Lasting.SHOWN_CARD, "partner"),),
    ).asks("""
        Har {partner} allerede et stort strafkort på bordet?
        ja = {partner} havde et stort strafkort i forvejen
        nej =""")


class OptionsForBoth(Answer):
    REQUIRE = A("""
        kræver en af deres farver
        = {declarer} kræver en af farverne hos den anden modspiller""")
    FORBID = A("""
        forbyder en eller flere af deres farver
        = {declarer} forbyder en eller flere af farverne hos den anden modspiller""")
    LEAVE = A("""
        hverken kræver eller forbyder noget
        = {declarer} hverken kræver eller forbyder noget hos den, der ikke skal spille ud""")


class ChosenForBoth(Facts):
    options_for_both = Option(OptionsForBoth, "50D2", chooses="declarer").asks("""
        Hvad vælger {declarer} om strafkortene hos den, der ikke skal spille ud?
        + Har den, der skal spille ud, selv flere strafkort, vælger {declarer} også mellem dem
          (§ 51A).""")


class OpponentsWord(Facts):
    told_to_play = Fact(YesNo, "47E1", assume=YesNo.NO).asks("""
        Sagde en modstander, at det var {offender's} tur?
        + At ingen protesterede, er ikke nok.
        ja ~ ^spilfører/modpart*/modstander* sagde var hans/hendes/min/din tur;
          ^spilfører/modpart*/modstander* sagde var ham/hende/mig/inde""")


class Say(Steps):
    lead_waits_for_declarer = Step("50D2", to="partner").says("""
        Vent med at spille ud, til {declarer} har valgt.
        Tag kortet op, hvis du har spillet fordækt ud.""")
    any_legal_card = Step(
        "59", to="partner", ends=(Effect(Lasting.BOUND_LEAD, "partner", "require"),)
    ).says("""
        Du spiller frit ud, fordi du ikke kan rette dig efter valget.
        Spil dog dit eget strafkort, hvis et ligger.
        = ethvert kort er lovligt""")
    older_duties_remain = Step("60A3", to=ME).says("""
        Husk, at ældre strafkort, krav og forbud stadig gælder for {offending_side}.""")
    explain_all_choices = Step("10C1", to=ME).says("""
        Forklar alle valg og deres følger, før nogen vælger.""")
    partners_card_penalty = Step(
        "49",
        to="partner",
        leaves=(Effect(Lasting.MAJOR_CARD, "partner"),),
        void=PARTNERS_BACK,
    ).says("""
        Lad dit kort ligge som stort strafkort.
        Har du flere strafkort, er de alle store.
        = {partner} får også stort strafkort""")
    how_partners_was_shown = Information(
        "50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, "offender", when=When.ONCE_PLAYED
    )
    partners_card_lies = (partners_card_penalty, how_partners_was_shown)
    partner_plays_card_in_turn = Step("57D", to="partner", void=PARTNERS_BACK).says("""
        Spil dit kort i din tur, hvis du må.
        Lad det ellers ligge som stort strafkort.
        = {partner} spiller sit kort i tur""")
    """Partner's card to a lead that declarer accepts: played in turn, else it lies (57D, 60C)."""
    accepted_by_play = Step("53A").says("""
        {Declarer} har lagt til og dermed accepteret udspillet.
        = {declarer} accepterede ved at lægge til""")
    lead_withdrawn = Step("54D", "Udspillet er afvist.")
