"""Laws 52 and 59: a penalty card was not played, or a lead restriction was not followed."""

from __future__ import annotations

from rules_src.model.facts import Fact, Facts, Option, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Instruct, NewIrregularity


class CardNotPlayed(Facts):
    declarer_played_on = Fact(
        YesNo, "Har {declarer} siden spillet fra hånden eller bordet?", "52B1b"
    )
    other_card_accepted = Option(
        YesNo,
        "Accepterer {declarer} det kort, der blev spillet?",
        "52B1a",
        chooses="declarer",
    )


class RestrictedLead(Facts):
    could_follow = Fact(
        YesNo,
        "Kunne {partner} følge {declarer's} krav eller forbud?",
        "59",
        help="Har {partner} ingen kort i den krævede farve, eller kun kort i den forbudte, kan han"
        " ikke.",
    )


NO_TAKING_BACK = Instruct(
    "52A", "card_stays_played", "{Offender} må ikke selv tage det spillede kort tilbage."
)
ACCEPTED = Instruct(
    "52B1b",
    "other_card_stands",
    "Det spillede kort står. Strafkortet, der ikke blev spillet, er stadig strafkort.",
)
REPLACED = Ruling(
    Instruct("52B2", "penalty_card_instead", "{Offender} spiller strafkortet i stedet."),
    Instruct(
        "52B2",
        "wrong_card_major",
        "Hvert kort, {offender} spillede i strid med reglerne, er nu et stort strafkort.",
    ),
)
ANY_LEGAL_CARD = Instruct(
    "59", "any_legal_card", "{Partner} må spille et hvilket som helst kort ud."
)


def penalty_card_not_played(facts: CardNotPlayed) -> Ruling:
    """Declarer may accept the other card, and must once he has played on; else it changes (52)."""
    facts.tell(NO_TAKING_BACK)
    if facts.declarer_played_on:
        return Ruling(ACCEPTED)
    if facts.other_card_accepted:
        return Ruling(ACCEPTED.under("52B1a"))
    return REPLACED


def lead_restriction_not_followed(facts: RestrictedLead) -> Ruling:
    """Who cannot lead as required plays any legal card (59); who could and did not has revoked."""
    if facts.could_follow:
        return Ruling(NewIrregularity("61A", "revoke"))
    return Ruling(ANY_LEGAL_CARD)
