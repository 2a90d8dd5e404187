"""Laws 53, 54, 59 and 60: a lead and its choices, whichever law it broke."""

from __future__ import annotations

from rules_src.model.facts import Fact, Facts, YesNo
from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct


class EarlierCard(Facts):
    earlier_card = Fact(
        YesNo, "Har {offender} allerede et strafkort på bordet?", "51", assume=YesNo.NO
    )


ANY_LEGAL_CARD = Instruct(
    "59",
    "any_legal_card",
    "Du spiller frit ud, fordi du ikke kan rette dig efter valget. Spil dog dit eget strafkort,"
    " hvis et ligger.",
    to="partner",
    short="ethvert kort er lovligt",
)
OLDER_DUTIES = Instruct(
    "60A3",
    "older_duties_remain",
    "Husk, at ældre strafkort, krav og forbud stadig gælder for {offending_side}.",
    to=ME,
)
EXPLAIN_ALL = Instruct(
    "10C1", "explain_all_choices", "Forklar alle valg og deres følger, før nogen vælger.", to=ME
)
PARTNERS_PENALTY_CARD = Instruct(
    "49",
    "partners_card_penalty",
    "Lad dit kort ligge som stort strafkort.",
    to="partner",
    short="{partner} får også stort strafkort",
)
PARTNER_PLAYS_CARD = Instruct(
    "57D",
    "partner_plays_card_in_turn",
    "Spil dit kort i din tur, hvis du må. Lad det ellers ligge som stort strafkort.",
    to="partner",
    short="{partner} spiller sit kort i tur",
)
"""Partner's card to a lead that declarer accepts: played in turn, else it lies (57D, 60C)."""
ACCEPTED_BY_PLAY = Instruct(
    "53A",
    "accepted_by_play",
    "{Declarer} har lagt til og dermed accepteret udspillet.",
    short="{declarer} accepterede ved at lægge til",
)
LEAD_WITHDRAWN = Instruct("54D", "lead_withdrawn", "Udspillet er afvist.")
