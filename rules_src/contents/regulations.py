"""What DBf's regulations say where a law leaves it to them: our words, the source and its year.

What was not seen has no words and no amount here; it is named so that a director looks it up.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Regulation:
    """One rule of the federation, as it was in the year of its source."""

    number: str
    """Its number in the regulations, or where it is printed."""
    subject: str
    text: str = ""
    """Its content in our own words; empty where nothing current was seen."""
    source: str = ""
    year: int = 0
    """0 where the source has no date."""

    @property
    def verified(self) -> bool:
        return bool(self.text)

    @property
    def cited(self) -> str:
        """Where it stands, as a text cites it: with the source and its year."""
        year = "" if not self.year or str(self.year) in self.source else f", {self.year}"
        return f"DBf’s regel {self.number} ({self.source}{year})"


HANDBOOK: Final = "DBf’s håndbog for turneringsledere, forordet"

CORRECTION_HOURS: Final = 72

CORRECTION: Final = Regulation(
    "79C1",
    "Rettelsesfrist, almindelig og udvidet",
    f"{CORRECTION_HOURS} timer",
    HANDBOOK,
    2020,
)
CORRECTION_PERIOD: Final = f"{CORRECTION.text} efter, at resultatet er offentliggjort"
"""As it reads in a text."""

STOP_SECONDS: Final = 10

STOP: Final = Regulation(
    "122B",
    "Stop og pause",
    "Pausen gælder efter en åbning på 2-trinnet eller højere og efter ethvert spring. Den næste"
    f" modstander venter da cirka {STOP_SECONDS} sekunder, også uden stopkort.",
    "bridgeregler.dk/stop-proceduren",
)
ALERT: Final = Regulation(
    "131B",
    "Alert af meldinger",
    "Alert kræves af kunstige meldinger og af dem med en betydning, modstanderne ikke kan vente."
    " Det gælder også et spring i ny farve, der ikke er krævende, som svar på åbning eller"
    " indmelding. Og det gælder et ikke-krævende svar i ny farve på en åbning på 1-trinnet, når"
    " svareren ikke har passet.",
    "LKU-9, 6. udgave",
    2021,
)
ALERT_OF_DOUBLES: Final = Regulation(
    "131",
    "Alert af doblinger",
    "En dobling til straf, til oplysning eller for styrke alertes kun i første melderunde og"
    " kun, når den er overraskende. Andre doblinger alertes, men over 3ut kun i første melderunde.",
    "bridge.dk, 1. september 2020",
    2020,
)
DEPOSIT_KRONER: Final = 400

APPEAL_DEPOSIT: Final = Regulation(
    "om appel",
    "Depositum ved appel",
    f"Bed om et depositum på {DEPOSIT_KRONER}\u00a0kroner, for juniorer det halve.",
    "turneringslederhåndbogen",
    2023,
)
APPEAL_MINUTES: Final = 30
"""The law's own time to ask for a ruling or to appeal it (92B); an organiser may set another."""

APPEAL_PERIOD: Final = Regulation("92", "Frist for at anmode om en kendelse eller at appellere")
UNSEEN: Final = (
    APPEAL_PERIOD,
    Regulation("101–103", "Tilladte aftaler"),
    Regulation("121 og 123", "Meldekasser"),
    Regulation("124–125", "Skærme"),
    Regulation("132–133", "Alert over 3ut, af redoblinger og med skærme"),
    Regulation("231–232", "Tilskuere og telefoner"),
)
"""DBf's regulations by their own numbers, of which nothing current was seen."""

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
"""By the paragraph of the laws: what DBf may have set, and no published text was found to say."""
