"""What a ruling on paper says that no ruling says: who may appeal it, and until when."""

from typing import Final

from rules_src.contents.regulations import APPEAL_DEPOSIT, APPEAL_MINUTES

EXAMPLE: Final = (
    "call_out_of_rotation",
    "plads=S/turn=partner/call=bid/since=nothing/accepted=no/called_again=yes/comparable=no/.b=5/.s=12",
)
"""The rule and the answers of an incident that can be loaded, and the table and the board."""

APPEAL: Final = ("92A", "92C", "92D1", "92D2")
"""Who may appeal a ruling, and through whom."""
PERIOD: Final = {
    "law": "92B",
    "minutes": APPEAL_MINUTES,
    "own": f"Lovens egen frist er {APPEAL_MINUTES} minutter.",
    "other": "Arrangøren kan have sat en anden. DBf’s frist er ikke set, så slå den op.",
}
"""The law's time limit, and the federation's own, or that nobody has seen it."""
DEPOSIT: Final = f"{APPEAL_DEPOSIT.text} Sådan siger {APPEAL_DEPOSIT.cited}."
