"""Laws whose text WBF changed within the 2017 edition, and whether DBf is known to have followed.

The texts were seen only in part. No ruling here depends on them: 73D3 and 89 are in no step.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final


@dataclass(frozen=True)
class Amendment:
    """A law whose text was changed within the edition, without a new one."""

    law: str
    in_force: date
    text: str
    """What is otherwise in the amended text, in our own words."""
    source: str
    """Where it was read, and how far."""
    note: str
    """What of it was not seen."""
    subparagraphs: str
    """The sub-paragraphs of the amended law, as the law book's contents write them."""
    glosses: Mapping[str, str] = field(hash=False)


ADOPTED: Final = False
"""The one switch: True when DBf is known to play by the texts of 2024."""

AMENDMENTS: Final = (
    Amendment(
        "73",
        date(2024, 1, 1),
        "§\u00a073A2 taler nu om bevidst tøven og hast og henviser til et nyt stykke D3."
        " §\u00a073B begynder med, at makkere ikke må give eller prøve at give hinanden oplysninger"
        " på andre måder end dem i §\u00a073A.",
        "WBF’s rettede lovtekst af 12. december 2023: den brugte del af paragraffen er læst",
        "Teksten i det nye stykke D3 er ikke set.",
        "A1-2 B1-2 C1-2 D1-3 E1-2",
        {
            "73A2": "Der meldes og spilles uden bevidst betoning, tøven eller hast.",
            "73B": "Makkere må ikke meddele sig, eller prøve på det, på andre måder.",
            "73D3": "Nyt stykke fra 2024 om bevidste udsving. Slå teksten op i lovbogen.",
        },
    ),
    Amendment(
        "89",
        date(2024, 1, 1),
        "§\u00a089 henviste før til §\u00a012C3. Nu forbyder den at søge, bruge og give videre,"
        " hvad man ulovligt har fået at vide om spil på bordet eller senere spil.",
        "WBF’s rettede lovtekst af 12. december 2023: den brugte del af paragraffen er læst",
        "En note til stykke B er kun set i begyndelsen.",
        "A1-4 B",
        {
            "89A": "Forbud mod ulovlige oplysninger om et spil.",
            "89A1": "Man må ikke søge dem, om dette spil eller om senere spil.",
            "89A2": "Man må ikke bruge dem.",
            "89A3": "Man må ikke prøve at give dem til makker om dette spil.",
            "89A4": "Man må ikke prøve at give dem til andre om senere spil.",
            "89B": "Følgen afgøres efter forbundets disciplinære regler.",
        },
    ),
)

_IN_USE = AMENDMENTS if ADOPTED else ()
AMENDED_SUBPARAGRAPHS: Mapping[int, str] = {int(a.law): a.subparagraphs for a in _IN_USE}
AMENDED_GLOSSES: Mapping[str, str] = {ref: text for a in _IN_USE for ref, text in a.glosses.items()}
