"""Bridge played in another way: which laws cannot occur there, and where to look instead."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Elsewhere:
    """A way to play that this site does not rule on for itself."""

    title: str
    anchor: str
    """Of its place on the page, and the name of its sentences."""
    text: str
    """What is different there."""
    absent: tuple[int, ...]
    """Laws that cannot occur, or not as they stand."""
    applies: str
    """What of the site still holds."""
    unknown: str
    """What the site does not know."""
    look: str
    """Where the director looks instead, and what of it was not seen."""

    @property
    def runs(self) -> tuple[tuple[int, int], ...]:
        """The absent laws as runs, the first and last of each."""
        firsts = [number for number in self.absent if number - 1 not in self.absent]
        lasts = [number for number in self.absent if number + 1 not in self.absent]
        return tuple(zip(firsts, lasts, strict=True))


ELSEWHERE: tuple[Elsewhere, ...] = (
    Elsewhere(
        "Bag skærme",
        "bag-skaerme",
        "Meldingerne samles på en bakke, og to modstandere sidder på hver side af skærmen. Det, der"
        " endnu ikke er vist på den anden side, kan ofte rettes, som om det ikke var sket"
        " (§\u00a080B2(e)).",
        (25, 27, 28, 29, 30, 31, 32, 36, 37, 38, 39),
        "Lovene gælder først, som de står her, når bakken er ført igennem. Hver spiller alerter og"
        " forklarer til sin skærmmakker, så en misinformation kan ramme den ene alene. En"
        " tænkepause er sjældent til at placere hos én spiller.",
        "Om det, der kun er sket på den ene side, rettes uden videre; hvem der må påpege en pause;"
        " hvad der gælder for et kort, der er vist, før skærmen er åbnet.",
        "Slå op i turneringens skærmregler. DBf’s regler 124–125 er ikke set.",
    ),
    Elsewhere(
        "Bridge på nettet",
        "paa-nettet",
        "Programmet spærrer for det, der ikke er lovligt: at melde eller spille uden for tur, at"
        " byde for lavt og at svigte kulør. Kort kan ikke tabes, og mapperne kan ikke forveksles.",
        (
            *(7, 13, 14, 15, 24),
            *range(27, 40),
            *range(44, 48),
            *range(49, 59),
            *range(61, 68),
            87,
        ),
        "Ubeføjede oplysninger, tempo, alert, misinformation, krav og appel er der stadig. Den, der"
        " melder, alerter og forklarer ofte selv, og så er det turneringens egne regler.",
        "Om et fejlklik må laves om; hvad der sker, når en spiller falder ud; hvad der må skrives i"
        " chatten, og hvad tilskuere må se.",
        "Slå op i turneringens og programmets regler. DBf’s regler for spil på nettet er ikke set.",
    ),
)
