"""The generator on the edition in force alone, as if no other had been written."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

from generator import __main__ as generator
from generator.cli.console import Console
from rules_src.contents.amendments import AMENDMENTS
from rules_src.contents.references import REFERENCES
from rules_src.laws import SITUATIONS
from rules_src.model.edition import Edition
from rules_src.presentation import PRESENTATION
from rules_src.theorems import THEOREMS


def of_today(root: Path) -> Console:
    """The console of today without the older editions; nothing of theirs is even imported."""
    references = frozenset(ref.text for ref in REFERENCES)
    alone = Edition(2017, date(2017, 9, 1), SITUATIONS, references, amendments=AMENDMENTS)
    return Console(
        root, SITUATIONS, THEOREMS, presentation=PRESENTATION, edition=alone, editions=(alone,)
    )


if __name__ == "__main__":
    Console.of_today = of_today  # type: ignore[method-assign, assignment]
    sys.exit(generator.run())
