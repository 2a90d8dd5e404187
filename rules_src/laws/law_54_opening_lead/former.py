"""Law 54: answers that were offered before what can be true at once had a question each."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("told_to_lead=nobody", ""),
    Former("told_to_lead=opponent", "told_to_play=yes"),
    Former("told_to_lead=declaring_side", "whose_lead=defenders"),
    Former("told_to_lead=in_turn", "whose_lead=own/misexplained=yes"),
    Former("since_lead=swapped", "since_lead=declarer_spread/all_mistaken=yes"),
    Former("since_lead=dummy_intervened", "since_lead=dummy_spread/fault_named=yes"),
    Former("since_lead=partner_faced", "since_lead=nothing/partners_lead=faced"),
    Former("since_lead=partner_face_down", "since_lead=nothing/partners_lead=face_down"),
    Former("since_lead=taken_back", "since_lead=nothing/taken_back=yes"),
)
