"""The edition of 2007: a module for each law that changed, and a list of what did not.

What stands in neither is not covered for 2007. It is never taken to be the same. As in
`rules_src.laws`, a law is a module and one line of the import below.
"""

# ruff: noqa: F401  (each is read by its name)

from collections.abc import Mapping
from dataclasses import replace

from rules_src.laws_2007 import (
    law_20_75_explanations,
    law_21_misinformation,
    law_24_exposed_card,
    law_25_change_of_call,
    law_26_lead_restrictions,
    law_27_insufficient_bid,
    law_28_32_out_of_rotation,
    law_42_43_dummy,
    law_47_card_retracted,
    law_49_52_penalty_cards,
    law_57_premature_play,
    law_61_64_revoke,
    law_68_71_claims,
    law_72_duty_to_tell,
    law_79_score,
    unchanged,
)
from rules_src.laws_2007.common import NOT_COVERED
from rules_src.laws_2007.places import place_of
from rules_src.model.edition import Certainty, EditionSource, Implication
from rules_src.model.heard import Heard
from rules_src.model.situation import Situation

CHANGED: tuple[Situation, ...] = tuple(
    law.SITUATION for name, law in sorted(globals().items()) if name.startswith("law_")
)
SITUATIONS: tuple[Situation, ...] = tuple(
    replace(
        situation,
        laws=tuple(dict.fromkeys(place_of(law) for law in situation.laws)),
        intro="",
        confuse=(),
        heard=Heard(),
    )
    for situation in (*CHANGED, *unchanged.SITUATIONS)
)
"""Their introductions tell of 2017, so 2007 has none."""
UNCHANGED = frozenset(situation.rule.__name__ for situation in unchanged.SITUATIONS)
IMPLICATIONS: tuple[Implication, ...] = (
    *law_26_lead_restrictions.IMPLICATIONS,
    *law_27_insufficient_bid.IMPLICATIONS,
    *law_47_card_retracted.IMPLICATIONS,
)

ABSENT: Mapping[str, str] = {
    "comparable_call": "Begrebet fandtes ikke. I §\u00a027B1 skulle den nye melding sige det samme"
    " som buddet eller noget snævrere, i §\u00a031A2 være i samme benævnelse, og i §\u00a026A"
    " skulle alle farver være vist lovligt.",
}
"""By the rule of 2017: what 2007 had instead."""

NORWEGIAN = "det norske forbunds oversættelse af loven fra 2007 (lovboka.org)"
SOURCES: Mapping[str, EditionSource] = {
    "correct_explanation": EditionSource(
        f"{NORWEGIAN}, §\u00a075",
        Certainty.READ_IN_PART,
        "Af §\u00a020F er kun set, hvad §\u00a075B siger om det samme.",
    ),
    "misinformation": EditionSource(
        f"{NORWEGIAN}, §§\u00a021 og 47; §\u00a047 også på italiensk",
        Certainty.READ,
        "At skaden stod i §\u00a040B4, er gengivet af andre. §\u00a012B1 målte den mod det, man"
        " kunne vente lige før fejlen.",
    ),
    "card_exposed_in_auction": EditionSource(
        f"{NORWEGIAN}, §\u00a024",
        Certainty.READ,
        "Reglen gjaldt hele meldeperioden, så et kort efter den afsluttende pas var også dens.",
    ),
    "change_of_call": EditionSource(
        f"{NORWEGIAN}, §\u00a025",
        Certainty.READ,
        "Loven siger ikke, om §\u00a026 gælder, når et fejlgreb er rettet.",
    ),
    "lead_restrictions": EditionSource(
        f"{NORWEGIAN}, §\u00a026",
        Certainty.READ,
        "Loven siger ikke, om §\u00a026 gælder efter §\u00a027B1.",
    ),
    "insufficient_bid": EditionSource(
        f"{NORWEGIAN}, §\u00a027; B også på engelsk", Certainty.READ, ""
    ),
    "call_out_of_rotation": EditionSource(f"{NORWEGIAN}, §§\u00a028–32", Certainty.READ),
    "dummys_limits": EditionSource(
        f"{NORWEGIAN}, §§\u00a042 og 43",
        Certainty.READ,
        "§\u00a09A3 talte allerede om enhver spillers fejl, men med forbehold for §\u00a042.",
    ),
    "card_retracted": EditionSource(
        f"{NORWEGIAN}, §§\u00a045C4 og 47",
        Certainty.READ,
        "Resten af §\u00a045 er ikke læst.",
    ),
    "penalty_card": EditionSource(
        f"{NORWEGIAN}, §§\u00a049–52; §\u00a050E i engelske debatindlæg",
        Certainty.SECOND_HAND,
        "§\u00a050D2 regnes for uændret, men er ikke set.",
    ),
    "premature_play": EditionSource(f"{NORWEGIAN}, §\u00a057", Certainty.READ),
    "revoke": EditionSource(
        f"{NORWEGIAN}, §§\u00a061–64",
        Certainty.READ,
        "§\u00a066D er ikke læst, og §\u00a067 kun i uddrag.",
    ),
    "claim": EditionSource(
        f"{NORWEGIAN}, §§\u00a068–70; §\u00a071 er uændret efter det engelske forbunds liste",
        Certainty.READ_IN_PART,
    ),
    "duty_to_tell": EditionSource(
        f"den danske lov fra 2007, §\u00a072, og {NORWEGIAN}, §\u00a062", Certainty.READ
    ),
    "score_correction": EditionSource(
        f"{NORWEGIAN}, §\u00a079; §\u00a081 har efter det engelske forbunds liste kun ny ordlyd",
        Certainty.READ,
        "At en uklar påstand om stik ikke rettes efter runden, er udledt.",
    ),
    "opening_lead_out_of_turn": EditionSource(
        f"{NORWEGIAN}, §\u00a054; det engelske forbunds liste siger kun ny ordlyd",
        Certainty.READ,
        "Forskellen om strafkort i §\u00a050E gælder også her.",
    ),
    "simultaneous_play": EditionSource(
        f"{NORWEGIAN}, §\u00a058; det engelske forbunds liste siger kun ny ordlyd", Certainty.READ
    ),
    "disputed_facts": EditionSource(
        "det engelske forbunds liste: §§\u00a083–85 er uændrede",
        Certainty.STATED,
        "Teksten fra 2007 er ikke set.",
    ),
}
"""By the rule a director enters by."""

__all__ = ["ABSENT", "IMPLICATIONS", "NOT_COVERED", "SITUATIONS", "SOURCES", "UNCHANGED"]
