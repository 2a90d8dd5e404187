"""Laws 17 to 19, 22 and 33: answers that were offered before they became facts of their own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("auction_fault=next_pass_closes", "auction_fault=out_of_turn/one_pass_short=yes"),
    Former("auction_fault=passed_out", "auction_fault=after_end/after_end=new_deal"),
)
