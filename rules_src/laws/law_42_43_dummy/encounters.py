"""Laws 42 and 43: what stands when dummy takes part."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "43B2b",
        "Har den blinde brudt §\u00a043A2 og spørger spilfører først, rettes svigten, og"
        " §\u00a064 gælder.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "43B3",
        "Har den blinde brudt §\u00a043A2 og nævner modspillernes svigt først, fjernes"
        " kun deres gevinst.",
        settled="revoke",
    ),
)
