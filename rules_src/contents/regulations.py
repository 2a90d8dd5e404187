"""What the laws leave to the federation or the club: DBf’s values, each with its source and year.

What is not seen in a published text is named in `UNSEEN` and has no value here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Regulation:
    """One value that DBf has set, and where and when it was read."""

    law: str
    """The paragraph of the laws that leaves it open, or that it belongs to."""
    what: str
    value: int
    unit: str
    source: str
    year: int | None
    """The year of the edition that has the value; None where the source names none."""
    club_may_differ: bool = False

    @property
    def text(self) -> str:
        """The value as it reads in a text: 72 timer."""
        return f"{self.value} {self.unit}"


HANDBOOK: Final = "DBf’s håndbog for turneringsledere, forordet"

CORRECTION: Final = Regulation(
    "79C1",
    "Rettelsesfrist, almindelig og udvidet",
    72,
    "timer",
    HANDBOOK,
    2020,
    club_may_differ=True,
)
APPEAL_DEPOSIT: Final = Regulation(
    "92A",
    "Depositum ved appel, det halve for juniorer",
    400,
    "kr.",
    HANDBOOK,
    2023,
)
STOP: Final = Regulation(
    "73A2",
    "Pause efter stopkortet, omtrent",
    10,
    "sekunder",
    "bridgeregler.dk, stop-proceduren, som gengiver DBf’s §\u00a0122B",
    None,
)
REGULATIONS: Final = (CORRECTION, APPEAL_DEPOSIT, STOP)

CLUB_MAY: Final = (
    ("79C1", "fastsætte en anden rettelsesfrist", True),
    ("90A", "være mildere med strafpoint", True),
    ("4", "være mildere med reglerne om substitutter", True),
    ("93A", "fravige reglerne om, hvem der behandler en appel", False),
)
"""By the paragraph: what a club may and may not do otherwise than DBf, by the handbook of 2020."""

UNSEEN: Final = (
    ("90A", "satser for strafpoint, og om der skal advares først"),
    ("90B1", "for sent fremmøde"),
    ("82B2", "tid til et spil, og hvornår et nyt ikke må begyndes"),
    ("12C2d", "kunstig score fra og med andet spil uden resultat"),
    ("87B", "grupper af scorer, når bordene har spillet noget forskelligt"),
    ("86B3", "spil, der kun er spillet ved det ene bord i en holdkamp"),
    ("86B2a", "fejl i duplikeringen i en holdkamp"),
    ("5A", "to par fra samme hold i samme retning"),
    ("92B", "frist for appel"),
)
"""By the paragraph: what DBf may have set, and no published text was found to say."""

CORRECTION_HOURS: Final = CORRECTION.value
CORRECTION_PERIOD: Final = f"{CORRECTION.text} efter, at resultatet er offentliggjort"
"""As it reads in a text."""
