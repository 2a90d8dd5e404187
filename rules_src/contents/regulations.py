"""What the laws leave to the federation or the club, each in one place."""

from __future__ import annotations

from typing import Final

CORRECTION_HOURS: Final = 72
"""Law 79C: DBf’s period since its director's handbook of 2020; a club may set another."""

CORRECTION_PERIOD: Final = f"{CORRECTION_HOURS} timer efter, at resultatet er offentliggjort"
"""As it reads in a text."""
