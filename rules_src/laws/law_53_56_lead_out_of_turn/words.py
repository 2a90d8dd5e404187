"""Laws 53-56: the lead stands or goes back."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK, NO_REVOKE_BY_IT
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    Information,
    Instruct,
    Status,
    Test,
)

LEAD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
)
LAST_TRICK_BACK = Instruct(
    "53A",
    "last_lead_back",
    "Udspil uden for tur til 13. stik tages altid tilbage; der spilles ud fra den rigtige hånd.",
)
DEFENDER_ACCEPTED = Instruct(
    "53A",
    "defender_accepted_by_play",
    "Modspilleren har lagt til, og dermed er udspillet accepteret.",
)
RIGHT_LEAD = Ruling(
    Instruct(
        "53B",
        "proper_lead_stands",
        "Det rigtige udspil står. Kort spillet til det forkerte udspil tages op igen og er ikke"
        " strafkort.",
    ),
    *CARDS_TAKEN_BACK,
)
LEAD_STANDS = Instruct("53C", "lead_stands", "Udspillet står.")
ACCEPTED = Instruct(
    "53A", "later_lead_accepted", "Udspillet står, og der lægges til fra den næste hånd."
)
FROM_RIGHT_HAND = Instruct(
    "56B",
    "lead_from_right_hand",
    "Udspillet tages tilbage, og der spilles ud fra den hånd, der havde tur.",
)
EITHER_DEFENDER = Instruct(
    "55A",
    "either_defender_decides",
    "Hver af modspillerne kan svare. Er de uenige, gælder svaret fra den, der sidder lige efter"
    " den hånd, udspillet kom fra.",
)
ANY_CARD = Instruct(
    "55B2",
    "declarer_leads_any_card",
    "{Declarer} tager kortet tilbage og spiller et hvilket som helst kort ud fra den rigtige hånd.",
)
DEFENDERS_WAIT = Instruct(
    "60B",
    "defenders_wait",
    "Modspillerne venter på det nye udspil; et kort, de spiller før det, er et stort strafkort.",
)
DEFENDER_LEADS = Instruct(
    "55B1",
    "defender_leads",
    "{Declarer} tager kortet tilbage uden berigtigelse, og den modspiller, der har tur, spiller"
    " ud.",
)
USED = AdjustedScore("55C", Test.USED, when=When.AFTER_PLAY)
