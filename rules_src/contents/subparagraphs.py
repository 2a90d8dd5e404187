"""Every sub-paragraph of the 2017 laws, one short text per law."""

from rules_src.contents.amendments import AMENDED_SUBPARAGRAPHS
from rules_src.contents.laws import LAWS

SUBPARAGRAPHS: dict[int, str] = {law.number: law.subparagraphs for law in LAWS}
SUBPARAGRAPHS |= AMENDED_SUBPARAGRAPHS
