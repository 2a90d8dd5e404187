"""Law 24: the card lies until the auction ends, and what it is then."""

from __future__ import annotations

from rules_src.laws.common.penalty_card import MAJOR, MINOR, SEVERAL
from rules_src.laws.law_24_exposed_card.facts import ShownCards
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import About, CardBack, HandOver, Information, Instruct, Status

NOT_SHOWN = CardBack("24")
FACE_UP = Instruct(
    "24",
    "face_up_until_auction_ends",
    "Lad det viste ligge på bordet med billedsiden op, til meldingerne er slut.",
    to="offender",
    short="kort bliver liggende",
)
KNOWN = (
    Information("24", Status.AUTHORISED, About.CARD, "other_side"),
    Information("24", Status.UNAUTHORISED, About.CARD),
)
"""Authorised for the non-offending side, unauthorised for the offending side."""
CALL_STANDS = Instruct(
    "24B",
    "partners_call_since_stands",
    "{Partner's} melding gælder.",
    short="{partner's} melding gælder",
    authority=Authority.ADVICE,
)
CARDS_BACK = Instruct(
    "24D",
    "shown_cards_back",
    "Tag de viste kort op på hånden, for de er ikke strafkort.",
    to="offender",
    short="kortene er ikke strafkort",
)
NOW_PENALTY_CARDS = Instruct(
    "24E", "shown_cards_now_penalty_cards", "{Offender's} viste kort er nu strafkort."
)
KIND = {
    ShownCards.LOW: MINOR,
    ShownCards.HONOUR: MAJOR,
    ShownCards.LED: MAJOR,
    ShownCards.SEVERAL: SEVERAL,
}
"""Minor only if it is one card below an honour, exposed unintentionally (50B)."""
WHEN_AUCTION_ENDS = HandOver("24D", "exposed_card_after_auction", when=When.AUCTION_END)
