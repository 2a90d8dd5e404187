"""Laws 42 and 43: answers of before what can be true at once had a question each."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("dummys_act=protested", "dummys_act=prevented/warned_of=table_revoke"),
    Former("dummys_act=wrong_hand", "dummys_act=prevented/warned_of=wrong_hand"),
    Former("dummys_act=warned", "dummys_act=prevented/warned_of=other"),
    Former("dummys_act=after_play", "dummys_act=remarked/after_play=yes"),
    Former("dummys_act=pointed", "dummys_act=meddled/meddled=pointed"),
    Former("dummys_act=took_part", "dummys_act=meddled/meddled=took_part"),
    Former("dummys_act=looked", "dummys_act=saw/saw=looked"),
    Former("dummys_act=shown", "dummys_act=saw/saw=shown"),
    Former("who_erred=noticed", "already_noticed=yes"),
)
