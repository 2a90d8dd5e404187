"""What the single sheets for the wall and the table say: paragraphs by their glosses, and rules."""

from __future__ import annotations

CALLED: tuple[str, ...] = ("9B1a", "9B1b", "9B1c", "9A4", "9B2")
"""When the director is called, and what nobody does meanwhile."""
FIRST: tuple[str, ...] = ("10A", "10C1", "10C2", "10C3", "68D", "66D")
"""What a director does first, whatever has happened."""
DOUBT: tuple[str, ...] = ("82A", "83", "92A", "92B")
"""What is left when a ruling is doubtful or questioned."""
RIGHTS: tuple[str, ...] = ("20F1", "20F2", "20B", "21B1a", "66A", "66B", "9A1", "9A4")
"""What players ask for most."""
POSTER: tuple[str, ...] = ("revoke_transfer", "penalty_card_kind")
"""The rules whose charts hang on the wall."""
