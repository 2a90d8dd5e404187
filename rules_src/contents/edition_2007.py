"""The §§ of the 2007 edition, as far as they have been seen, and where they stand in 2017's.

A law of which only the number is known has no sub-paragraphs here.
"""

from rules_src.contents.glosses import gloss
from rules_src.contents.glosses.edition_2007 import OWN, SAME
from rules_src.contents.references import in_full
from rules_src.contents.subparagraphs import SUBPARAGRAPHS

SAME_TEXT = (2, 3, 5, 8, 18, 19, 33, 39, 44, 48, 52, 59, 71, 74, 76, 77, 82, 83, 84, 85, 88, 89)
"""Laws that the English federation's list of 22 May 2017 calls unchanged."""
REWORDED = (
    *(4, 10, 14, 21, 28, 34, 35, 37, 38, 41, 46, 49),
    *(54, 55, 58, 60, 65, 78, 80, 81, 90, 92),
)
"""Laws of which that list says that only wording or cross-references changed."""

SEEN = {
    11: "A-B",
    12: "A1-3 B1-2 C1a-c C1e",
    13: "A-F",
    16: "A1 A3-4 B1a-b B2-3 C1 C2a-d C3 D1-2",
    17: "D E",
    23: "",
    24: "A-C",
    25: "A B1-2",
    26: "A1 A2a-b B",
    27: "A1-2 B1a-b B2-4 C-D",
    29: "A-C",
    30: "A B1 B2a-b B3 C",
    31: "A1 A2a-b B",
    32: "A B1-2",
    36: "A B1-4",
    40: "B4",
    42: "A1-3 B1-3",
    43: "A1a-c A2a-c B1 B2a-b B3",
    45: "A-B C4a-b D",
    47: "A-D E1 E2a-b F",
    50: "A-C D1a-b D2a-b E1-3",
    51: "A-B",
    53: "A-C",
    57: "A1-3 B C1-2",
    61: "A B1-3",
    62: "A B1-2 C1-3 D1-2",
    63: "A1-3 B",
    64: "A1-2 B1-7 C",
    66: "B-D",
    67: "A B1a-b B2",
    68: "A B1-2 C D",
    69: "A B1-2",
    70: "A B1-3 C D1-3 E1-2",
    72: "A B1-3",
    73: "A1-2 B D1 F",
    75: "A-C",
    79: "A1-2 B1-2 C1-2",
    86: "A-D",
}
"""Laws of which the 2007 text itself was seen, whole or in part."""

SUBPARAGRAPHS_2007: dict[int, str] = {
    law: SEEN.get(law, text if law in (*SAME_TEXT, *REWORDED) else "")
    for law, text in SUBPARAGRAPHS.items()
}

REFERENCES_2007 = frozenset(ref.text for ref in in_full(SUBPARAGRAPHS_2007))

GLOSSES_2007 = {**OWN, **{ref: gloss(ref) for ref in SAME}}
"""What a § of 2007 said, as far as it is known."""

RENUMBERED = {
    "16C": "16D",
    "16D": "16C",
    "72C": "23",
    "15A": "17D",
    "17D3": "17E",
    "32A": "32B",
    "32B": "32A",
    "53B": "53C",
    "53C": "53B",
    "61C": "62C3",
    "86A": "86C",
}
"""By 2017's §: where the same was said in 2007. Only the number moved."""

MOVED = {
    "12C1e": "12C1b",
    "16C3": "16A4",
    "20F": "75B",
    "20F4": "75B",
    "20F5": "75B",
    "24D": "24",
    "24E": "24",
    "25A1": "25A",
    "25B3": "16D2",
    "40B3a": "40B4",
    "50E4": "50E3",
    "57A4": "57A3",
    "57C2": "57C1",
    "57C3": "57C2",
    "63A4": "63A3",
    "64B8": "64B",
    "68D2": "68D",
    "79B2": "79B1",
    "79B3": "79B2",
}
"""By 2017's §: where 2007 spoke of the same matter, in other words or more briefly."""
