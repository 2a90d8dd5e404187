"""Law 24: the card lies until the auction ends, and what it is then."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_24_exposed_card.facts import ShownCards
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import About, CardBack, HandOver, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    not_shown = CardBack("24")
    face_up_until_auction_ends = Instruct(
        "24",
        "Lad det viste ligge på bordet med billedsiden op, til meldingerne er slut.",
        to="offender",
        short="kort bliver liggende",
    )
    known = (
        Information("24", Status.AUTHORISED, About.CARD, "other_side"),
        Information("24", Status.UNAUTHORISED, About.CARD),
    )
    """Authorised for the non-offending side, unauthorised for the offending side."""
    partners_call_since_stands = Instruct(
        "24B",
        "{Partner's} melding gælder.",
        short="{partner's} melding gælder",
        authority=Authority.ADVICE,
    )
    shown_cards_back = Instruct(
        "24D",
        "Tag de viste kort op på hånden, for de er ikke strafkort.",
        to="offender",
        short="kortene er ikke strafkort",
    )
    shown_cards_now_penalty_cards = Instruct("24E", "{Offender's} viste kort er nu strafkort.")
    kind = {
        ShownCards.LOW: penalty_card.Say.minor,
        ShownCards.HONOUR: penalty_card.Say.major,
        ShownCards.LED: penalty_card.Say.major,
        ShownCards.SEVERAL: penalty_card.SEVERAL_SHOWN,
    }
    """Minor only if it is one card below an honour, exposed unintentionally (50B)."""
    when_auction_ends = HandOver("24D", "exposed_card_after_auction", when=When.AUCTION_END)
