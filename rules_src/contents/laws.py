"""The 93 laws of the 2017 edition: our own title and gloss of each, and where it is printed."""

from dataclasses import dataclass
from enum import Enum

from rules_src.contents.amendments import AMENDED_SUBPARAGRAPHS
from rules_src.model.law_ref import LawRef
from rules_src.texts import Table, Texts


class LawState(Enum):
    """How far the site rules on a law."""

    GUARDED = "regler med sager"
    IN_CODE = "regler uden sager"
    JUDGEMENT = "turneringslederens skøn"
    OUTSIDE = "uden for siden"
    NOT_YET = "endnu ikke"


@dataclass(frozen=True)
class Law:
    """One law: what a director finds there, in our own words."""

    number: int
    title: str
    gloss: str
    subparagraphs: str = ""
    """`C1-3` stands for C1, C2 and C3, `C1ei-ii` for C1(e)(i) and (ii)."""
    outside: str = ""
    """Why the site does not rule on this law; empty where it does or will.

    Every other state of a law is derived from the rules and cases.
    """

    @property
    def part(self) -> str:
        """The Danish heading of the part of the law book in which this law stands."""
        return PARTS[max(first for first in PARTS if first <= self.number)]


def law(ref: str) -> Law:
    """The law that a reference belongs to."""
    return LAWS[LawRef.parse(ref).number - 1]


def english_url(number: int) -> str:
    """The published English text."""
    return f"https://laws.hellasbridge.org/law_{number}"


def commentary_url(number: int) -> str:
    """WBF’s commentary on the law."""
    return f"https://laws.hellasbridge.org/comment_law_{number}"


DANISH_URL = "https://www.bridge.dk/lov/love17/n5.htm"
"""The index of the Danish text, whose pages are not numbered as the laws are."""

PARTS: dict[int, str] = {
    1: "Rammerne",
    9: "Uregelmæssigheder",
    17: "Meldeforløbet: fremgangsmåden",
    23: "Meldeforløbet: uregelmæssigheder",
    41: "Spillet: fremgangsmåden",
    46: "Spillet: uregelmæssigheder",
    65: "Spillet: stik, krav og afkald",
    72: "Optræden",
    77: "Scoren",
    80: "Turneringen",
    92: "Appel",
}
"""The first law of each part."""

_NUMBERS = [str(number) for number in range(1, 94)]
TEXTS = Texts("rules_src.contents", "laws.toml")
TEXTS.refuse(
    (TEXTS.line(key), f"[{key}] er ingen lov; slet den, eller ret nummeret")
    if key in TEXTS.read
    else (TEXTS.line(str(int(key) - 1)), f"[{key}] mangler; skriv den efter loven før")
    for key in {*TEXTS.read} ^ {*_NUMBERS}
)
LAWS: tuple[Law, ...] = TEXTS.records(
    Law, (Table(number, TEXTS.read[number], also={"number": int(number)}) for number in _NUMBERS)
)
SUBPARAGRAPHS: dict[int, str] = {law.number: law.subparagraphs for law in LAWS}
SUBPARAGRAPHS |= AMENDED_SUBPARAGRAPHS
