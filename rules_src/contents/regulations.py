"""What DBf's regulations say where a law leaves it to them: our words, the source and its year.

What was not seen is named at the end, without an amount, so that a director looks it up.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Regulation:
    """One rule of the federation, as it was in the year of its source."""

    number: str
    """Its number in the regulations, or where it is printed."""
    text: str
    """Its content in our own words."""
    source: str
    year: int

    @property
    def cited(self) -> str:
        """Where it stands, as a text cites it: with the source and its year."""
        year = "" if str(self.year) in self.source else f", {self.year}"
        return f"DBf’s regel {self.number} ({self.source}{year})"


HANDBOOK: Final = "DBf’s håndbog for turneringsledere, forordet"

CORRECTION_HOURS: Final = 72

CORRECTION: Final = Regulation(
    "79C1",
    f"{CORRECTION_HOURS} timer",
    HANDBOOK,
    2020,
)
CORRECTION_PERIOD: Final = f"{CORRECTION.text} efter, at resultatet er offentliggjort"
"""As it reads in a text."""

STOP_SECONDS: Final = 10
"""So long left-hand opponent waits after an opening at the two level or higher and after any jump,
with or without the stop card (DBf 122B, bridgeregler.dk/stop-proceduren)."""

ALERT: Final = Regulation(
    "131B",
    "Alert kræves af kunstige meldinger og af dem med en betydning, modstanderne ikke kan vente."
    " Det gælder også et spring i ny farve, der ikke er krævende, som svar på åbning eller"
    " indmelding. Og det gælder et ikke-krævende svar i ny farve på en åbning på 1-trinnet, når"
    " svareren ikke har passet.",
    "LKU-9, 6. udgave",
    2021,
)
ALERT_OF_DOUBLES: Final = Regulation(
    "131",
    "En dobling til straf, til oplysning eller for styrke alertes kun i første melderunde og"
    " kun, når den er overraskende. Andre doblinger alertes, men over 3ut kun i første melderunde.",
    "bridge.dk, 1. september 2020",
    2020,
)
DEPOSIT_KRONER: Final = 400

APPEAL_DEPOSIT: Final = Regulation(
    "om appel",
    f"Bed om et depositum på {DEPOSIT_KRONER}\u00a0kroner, for juniorer det halve.",
    "turneringslederhåndbogen",
    2023,
)
APPEAL_MINUTES: Final = 30
"""The law's own time to ask for a ruling or to appeal it (92B); an organiser may set another."""

LEFT_OPEN: Final = (
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
"""By the paragraph of the laws: what DBf may have set, and no published text was found to say.

Nor was anything current seen of what DBf numbers itself: 101–103 (agreements), 121 and 123 (bidding
boxes), 124–125 (screens), 132–133 (alerts over 3NT, of redoubles and behind screens) and 231–232
(spectators and telephones).
"""
