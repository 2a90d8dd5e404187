"""Law 16B: partner has seen or heard what he may not use, and play goes on."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import AdjustedScore, Grounds
from rules_src.model.words import Words


class Say(Words):
    used = AdjustedScore("16B3", Grounds.USED, when=When.AFTER_PLAY)
