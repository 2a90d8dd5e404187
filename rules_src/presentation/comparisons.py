"""Comparisons made for their subject: two rules side by side, and when an explanation is put right.

Facts and answers are named by the keys that cases are written with.
"""

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
    sentences: Mapping[tuple[str, ...], str]
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
            ("whose", "partner"): "Det er {partner}, der er bundet.",
            ("whose", "partner", "offender"): "Det er {partner}, der er bundet, og også {offender},"
            " hvis begge modspillere har strafkort.",
            ("may", "forbyde"): "Spilfører kan kun forbyde.",
            ("may", "kræve", "forbyde"): "Spilfører kan kræve eller forbyde.",
            ("suits", "{unshown}", "den valgte farve"): "Det gælder én farve, som {offender} ikke"
            " har vist i det lovlige meldeforløb.",
            (
                "suits",
                "{suit}",
                "{chosen_suit}",
                "{chosen_suits}",
            ): "Det gælder strafkortets farve, og er der flere strafkort, kan spilfører kræve én af"
            " farverne eller forbyde én eller flere.",
            (
                "lasts",
                "så længe du bevarer udspillet",
            ): "Et forbud gælder, så længe {partner} bevarer udspillet.",
            ("when", "hvis {offending_side} kommer i modspil", "nu"): "Det gælder, første gang"
            " {partner} skal spille ud, hvis {offending_side} kommer i modspil.",
            ("when", "nu"): "Det gælder, når {partner} skal spille ud, mens strafkortet ligger på"
            " bordet.",
        },
    ),
)

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
