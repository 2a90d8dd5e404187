"""Laws 53, 54, 59 and 60: a lead and its choices, whichever law it broke."""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class EarlierCard(Facts):
    earlier_card = Fact(
        YesNo,
        "Har {offender} allerede et strafkort på bordet?",
        "51",
        assume=YesNo.NO,
        stands={
            Effect(Lasting.MAJOR_CARD): YesNo.YES,
            Effect(Lasting.MINOR_CARD): YesNo.YES,
        },
    )


class PartnersCard(Facts):
    partners_card = Fact(
        YesNo,
        "Har {partner} også et stort strafkort på bordet?",
        "50D1a",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES},
    )


class PartnersEarlierCard(Facts):
    partner_has_card = Fact(
        YesNo,
        "Har {partner} allerede et stort strafkort på bordet?",
        "51",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES},
    )


class OptionsForBoth(Answer):
    REQUIRE = "kræver en af deres farver"
    FORBID = "forbyder en eller flere af deres farver"
    LEAVE = "hverken kræver eller forbyder noget"


class ChosenForBoth(Facts):
    options_for_both = Option(
        OptionsForBoth,
        "Hvad vælger {declarer} om strafkortene hos den, der ikke skal spille ud?",
        "50D2",
        chooses="declarer",
        help="Har den, der skal spille ud, selv flere strafkort, vælger {declarer} også"
        " mellem dem (§\u00a051A).",
    )


class OpponentsWord(Facts):
    told_to_play = Fact(
        YesNo,
        "Sagde en modstander, at det var {offender's} tur?",
        "47E1",
        help="At ingen protesterede, er ikke det samme som at sige, hvem der har tur.",
        assume=YesNo.NO,
    )


TOLD_SAID: Mapping[Answer, str] = {
    YesNo.YES: (
        "^fordi spilfører/modpart*/modstander*/PLADS sagde; ^spilfører/modpart*/modstander* sagde"
        " var hans/hendes/min/din/ham; ^spilfører/modpart*/modstander* sagde ham/inde"
    )
}
"""As phrases."""


class Say(Words):
    any_legal_card = Instruct(
        "59",
        "Du spiller frit ud, fordi du ikke kan rette dig efter valget. Spil dog dit eget strafkort,"
        " hvis et ligger.",
        to="partner",
        short="ethvert kort er lovligt",
    )
    older_duties_remain = Instruct(
        "60A3",
        "Husk, at ældre strafkort, krav og forbud stadig gælder for {offending_side}.",
        to=ME,
    )
    explain_all_choices = Instruct(
        "10C1", "Forklar alle valg og deres følger, før nogen vælger.", to=ME
    )
    partners_card_penalty = Instruct(
        "49",
        "Lad dit kort ligge som stort strafkort.",
        to="partner",
        short="{partner} får også stort strafkort",
        leaves=(Effect(Lasting.MAJOR_CARD, "partner"),),
    )
    partner_plays_card_in_turn = Instruct(
        "57D",
        "Spil dit kort i din tur, hvis du må. Lad det ellers ligge som stort strafkort.",
        to="partner",
        short="{partner} spiller sit kort i tur",
    )
    """Partner's card to a lead that declarer accepts: played in turn, else it lies (57D, 60C)."""
    accepted_by_play = Instruct(
        "53A",
        "{Declarer} har lagt til og dermed accepteret udspillet.",
        short="{declarer} accepterede ved at lægge til",
    )
    lead_withdrawn = Instruct("54D", "Udspillet er afvist.")
