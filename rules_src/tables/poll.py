"""A poll among peers: what is counted, and when the count makes a logical alternative (16B1)."""

from typing import Final

ENTRY: Final = "unauthorised_information"
CHOICE: Final = "choice_after_information"
SUGGESTED: Final = "suggested"
ALTERNATIVE: Final = "alternative"
BEFORE: Final = {"origin": "partner", "play_over": "yes"}
"""What is known of the incident when a poll has been held."""

LAWS: Final = ("16B1a", "16B1b")
LAW: Final = "16B1b"
CHOSEN: Final = 1
"""How many must have chosen it, until the director sets another number."""
OWN_MEASURE: Final = (
    "Loven giver intet tal, og vi har ikke set noget fra WBF eller DBf."
    " Målet er dit eget, så brug det samme hver gang."
)

FORBIDDEN: Final = "{action} måtte ikke vælges"
"""Of a choice that the information suggests over a logical alternative."""
