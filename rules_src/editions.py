"""The edition of the laws that is in force."""

from datetime import date
from typing import Final

from rules_src.laws import SITUATIONS
from rules_src.model.situation import Edition

L2017: Final = Edition(2017, date(2017, 9, 1), SITUATIONS)
