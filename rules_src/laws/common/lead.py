"""Laws 53, 54, 59 and 60: a lead and its choices, whichever law it broke."""

from __future__ import annotations

from rules_src.model.steps import Instruct

ANY_LEGAL_CARD = Instruct(
    "59", "any_legal_card", "{Partner} må spille et hvilket som helst kort ud."
)
OLDER_DUTIES = Instruct(
    "60A3",
    "older_duties_remain",
    "Ældre strafkort og begrænsninger gælder stadig, næste gang {offending_side} har tur.",
)
EXPLAIN_ALL = Instruct(
    "10C1",
    "explain_all_choices",
    "Forklar alle valg, og hvad de fører til, før nogen spørges, hvad han vælger.",
    private=True,
)
PARTNERS_PENALTY_CARD = Instruct(
    "49", "partners_card_penalty", "Også det kort, {partner} har vendt, er et stort strafkort."
)
ACCEPTED_BY_PLAY = Instruct(
    "53A", "accepted_by_play", "{Declarer} har lagt til, og dermed er udspillet accepteret."
)
LEAD_WITHDRAWN = Instruct(
    "54D", "lead_withdrawn", "Udspillet tages tilbage, og {partner} spiller ud."
)
