"""How a law is written: facts, rulings, steps, roles, situations."""

from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.effects import CANCELLED, Effect, Lasting
from rules_src.model.encounters import Encounter, How, beside
from rules_src.model.facts import (
    A,
    Answer,
    Both,
    Fact,
    Facts,
    Judgement,
    Option,
    YesNo,
)
from rules_src.model.keying import Keyed
from rules_src.model.on_board import BOARD_CANCELLED
from rules_src.model.overlaps import Overlap
from rules_src.model.phrases import Phrases
from rules_src.model.roles import DECLARES, DEFENDS
from rules_src.model.ruling import EVERYONE, ME, Authority, Ruling, When, latest
from rules_src.model.ruling import Step as AnyStep
from rules_src.model.situation import Part, Phase, Situation, Who
from rules_src.model.steps import (
    About,
    AdjustedScore,
    ArtificialScore,
    CardBack,
    ChangeReason,
    ForcedPass,
    Grounds,
    HandOver,
    Information,
    Lasts,
    LeadRestriction,
    LookUp,
    May,
    MayChange,
    NewIrregularity,
    PenaltyCard,
    Sides,
    Size,
    Span,
    Status,
    Suits,
    TrickTransfer,
    Verdict,
    penalty_cards_of,
)
from rules_src.model.steps import instruct as Step  # noqa: N812
from rules_src.model.words import Words as Steps
from rules_src.scoring.artificial import Artificial

__all__ = [
    "BOARD_CANCELLED",
    "CANCELLED",
    "DECLARES",
    "DEFENDS",
    "EVERYONE",
    "ME",
    "A",
    "About",
    "AdjustedScore",
    "Answer",
    "AnyStep",
    "Artificial",
    "ArtificialScore",
    "Authority",
    "Both",
    "CardBack",
    "ChangeReason",
    "Doubt",
    "Effect",
    "Encounter",
    "Fact",
    "Facts",
    "ForcedPass",
    "Grounds",
    "HandOver",
    "How",
    "Information",
    "Judgement",
    "Keyed",
    "Lasting",
    "Lasts",
    "LeadRestriction",
    "LookUp",
    "May",
    "MayChange",
    "NewIrregularity",
    "Option",
    "OtherReading",
    "Overlap",
    "Part",
    "PenaltyCard",
    "Phase",
    "Phrases",
    "Ruling",
    "Sides",
    "Situation",
    "Size",
    "Span",
    "Status",
    "Step",
    "Steps",
    "Suits",
    "TrickTransfer",
    "Verdict",
    "When",
    "Who",
    "YesNo",
    "beside",
    "latest",
    "penalty_cards_of",
]
