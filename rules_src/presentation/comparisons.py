"""Comparisons made for their subject: two rules side by side, and when an explanation is put right.

Facts and answers are named by the keys that cases are written with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules_src.model.ruling import Step
from rules_src.model.steps import LeadRestriction


@dataclass(frozen=True)
class SideBySide:
    """One kind of step, field by field, as each of some rules can rule it."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rules: tuple[str, ...]
    step: type[Step]
    heading: str
    said: Mapping[tuple[str, ...], str]
    """A sentence for what one rule can say: by the field, and the values of the rule's steps."""


class Permission(Enum):
    """What a player may do at one moment."""

    FORBIDDEN = "må ikke"
    ALLOWED = "må gerne"
    ADVISED = "bør"
    REQUIRED = "skal"


@dataclass(frozen=True)
class Lane:
    """One column of a timeline: whom it is about, and the answers that say so."""

    title: str
    answers: Mapping[str, str]


@dataclass(frozen=True)
class Timeline:
    """What one rule says, moment by moment, to each of some players."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rule: str
    question: str
    """What the picture answers."""
    moments: str
    """The fact whose answers are the moments."""
    answers: Mapping[str, str]
    """What is the same everywhere in the picture."""
    lanes: tuple[Lane, ...]
    permissions: Mapping[str, Permission]
    """What the word of a step comes to for the player."""

    def keys(self, lane: Lane, moment: str) -> Mapping[str, str]:
        """The answers, by their keys, in a lane at a moment."""
        return {**self.answers, **lane.answers, self.moments: moment}


SIDE_BY_SIDE: tuple[SideBySide, ...] = (
    SideBySide(
        "udspil",
        "§\u00a026 eller strafkort?",
        "Begge kan binde {partner}, når han skal spille ud, men ikke på samme måde: Efter en"
        " tilbagetaget melding gælder §\u00a026, efter et vist kort §§\u00a049–52.",
        ("lead_restrictions", "penalty_card"),
        LeadRestriction,
        "Hvem er bundet, af hvad og hvor længe?",
        {
            ("whose", "partner", "offender"): "{Partner}; har begge modspillere strafkort, også"
            " {offender}.",
            ("may", "forbyde"): "Spilfører kan kun forbyde.",
            ("may", "kræve", "forbyde"): "Spilfører kan kræve eller forbyde.",
            ("suits", "{unshown}", "den valgte farve"): "Én farve, som {offender} ikke har vist"
            " i det lovlige meldeforløb.",
            (
                "suits",
                "{suit}",
                "den valgte af strafkortenes farver",
                "de valgte farver",
            ): "Strafkortets farve; er der flere strafkort, kan spilfører kræve én af farverne og"
            " forbyde én eller flere.",
            ("lasts", "så længe du bevarer udspillet"): "Så længe {partner} bevarer udspillet.",
            ("when", "hvis {offending_side} kommer i modspil", "nu"): "Første gang {partner} skal"
            " spille ud, hvis {offending_side} kommer i modspil.",
            ("when", "nu"): "Når {partner} skal spille ud, mens strafkortet ligger på bordet.",
        },
    ),
)

SAID: Mapping[tuple[str, str], str] = {
    ("advantage", "yes"): "valget gav {offending_side} et bedre resultat end et logisk alternativ",
    ("after_double", "not_yet"): "{lho} har ikke meldt efter den utilladelige melding",
    ("alternative", "no"): "der var intet logisk alternativ til {offending_side's} valg",
    ("auction_over", "declaring"): "meldeforløbet er slut, og den fejlende side spiller kontrakten",
    ("auction_over", "exposed"): "meldeforløbet er slut, og {offender} er modspiller og viste kun"
    " kortet",
    ("auction_over", "led"): "meldeforløbet er slut, og {offender} er modspiller og spillede"
    " kortet ud",
    ("call", "pass"): "{offender} passede",
    ("card_from", "declarer"): "det forkerte kort kom fra {declarer's} hånd",
    ("card_from", "faced"): "det forkerte kort var et strafkort på bordet",
    ("card_from", "hidden"): "det forkerte kort kom fra en modspillers skjulte hånd",
    ("card_from", "table"): "det forkerte kort kom fra bordet",
    ("card_is_legal", "no"): "{offender} kan ikke lovligt spille kortet til stikket",
    ("choice", "forbid"): "{declarer} forbyder én farve, som {offender} ikke har vist i det"
    " lovlige meldeforløb",
    ("comparable", "no"): "den nye melding er ikke tilsvarende",
    ("contract_won_by", "offending_side"): "den fejlende side fik kontrakten",
    ("contract_won_by", "other_side"): "den ikke-fejlende side fik kontrakten",
    ("duty", "rest"): "{offender} skulle passe i resten af meldeforløbet",
    ("extra_card_seen", "yes"): "en modspillers overskydende kort kunne ses",
    ("faced_leads", "none"): "ingen af udspillene er vendt",
    ("faced_leads", "right"): "kun udspillet fra {partner} er vendt",
    ("fifth_was_led", "no"): "kortet var ikke ment som udspil til næste stik",
    ("influence", "none"): "oplysningen påvirkede ikke resultatet",
    ("influence", "reached"): "oplysningen påvirkede resultatet",
    ("later_lead_accepted", "no"): "{declarer} accepterer ikke udspillet",
    ("lead_option", "forbid"): "{declarer} forbyder udspil i strafkortets farve",
    ("lead_option", "require"): "{declarer} kræver udspil i strafkortets farve",
    ("lead_turn", "still"): "{partner} har bevaret udspillet, efter at spilfører forbød en farve",
    ("lho_called", "no"): "{lho} har ikke meldt efter den utilladelige melding",
    ("new_call", "pass"): "{offender} passer i stedet",
    ("origin", "opponent"): "oplysningen kom fra en modstander",
    ("partners_lead_accepted", "no"): "{declarer} accepterer ikke udspillet",
    ("play_over", "no"): "spillet er ikke slut",
    ("progress", "no_call"): "ingen har meldt",
    ("retracts", "yes"): "{misinformed} vil tage sit kort tilbage",
    ("same_denomination", "no"): "det nye bud er ikke det laveste tilstrækkelige, der viser"
    " samme benævnelse eller benævnelser",
    ("same_suit", "one"): "strafkortene er i samme farve",
    ("same_suit", "several"): "strafkortene er i flere farver",
    ("shown_cards", "low"): "der blev tabt eller vist ét kort under 10",
    ("shown_cards", "low|honour|led"): "der blev kun vist ét kort",
    ("shown_cards", "honour|led"): "der blev tabt eller vist én honnør (10 eller højere), eller ét"
    " kort blev spillet ud for tidligt",
    ("shown_cards", "several"): "der blev vist to eller flere kort",
    ("told_to_lead", "declaring_side"): "{offender} er selv på spilførers side",
    ("told_to_lead", "opponent"): "en modstander havde sagt, at {offender} skulle spille ud",
    ("turn", "rho"): "det var {rho's} tur",
    ("whose_cards", "declaring_side"): "det er spilførers eller bordets kort",
    ("whose_cards", "defender"): "det er en modspillers kort",
}
"""Answers, joined by a bar, as a sentence without its question, so that a cell is one sentence."""

TIMELINES: tuple[Timeline, ...] = (
    Timeline(
        "forklaring",
        "Hvornår skal en forklaring rettes?",
        "Det afhænger af, hvis forklaring det er, og hvem der får kontrakten.",
        "correct_explanation",
        "Hvornår rettes en forkert forklaring?",
        "stage",
        {"agreement": "explanation_wrong", "corrected": "not_yet", "knew_in_time": "no"},
        (
            Lane("Du forklarede selv", {"discovered_by": "explainer"}),
            Lane(
                "Din makker forklarede, I har kontrakten",
                {"discovered_by": "partner", "side": "declaring"},
            ),
            Lane(
                "Din makker forklarede, I er i modspil",
                {"discovered_by": "partner", "side": "defending"},
            ),
        ),
        {
            "show_nothing": Permission.FORBIDDEN,
            "may_correct_now": Permission.ALLOWED,
            "must_correct_now": Permission.REQUIRED,
            "should_correct_now": Permission.ADVISED,
        },
    ),
)
