"""Which answers of one question can be true together, and which a table cannot tell apart.

The check refuses an overlap that neither the order of the answers nor a wording settles, and two
answers that some table leaves possible and that are not named here.
"""

from __future__ import annotations

from rules_src.model.overlaps import Overlap
from rules_src.overlaps.auction import OVERLAPS as AUCTION
from rules_src.overlaps.boards import OVERLAPS as BOARDS
from rules_src.overlaps.cards import OVERLAPS as CARDS
from rules_src.overlaps.hidden import HIDDEN
from rules_src.overlaps.information import OVERLAPS as INFORMATION
from rules_src.overlaps.play import OVERLAPS as PLAY

__all__ = ["HIDDEN", "OVERLAPS"]

OVERLAPS: tuple[Overlap, ...] = (*AUCTION, *INFORMATION, *CARDS, *PLAY, *BOARDS)
"""The special answer stands before the general one, or the wording says which to give."""
