"""Laws 45 and 47: a played card stays, and declarer's slip of the tongue."""

from rules_src.laws.common import taken_back
from rules_src.model import *


class Say(Steps):
    played_card_stays = Step("45C4b").says("""
        Kortet er spillet og bliver liggende.
        = kortet er spillet""")
    named_card_changed = Step("45C4b").says("""
        {Declarer} må rette det nævnte kort.
        En modstander, der har lagt til, må så også skifte kort.
        = {declarer} må rette kortet""")
    defenders_may_use_it = Step("16C1").says("""
        Modspillerne må bruge, hvad et kort, de tager op, har vist.""")
    """They are named, for whoever asks is no sign of whose side erred; no more is (45C4b)."""
    slip_changed = (
        named_card_changed,
        taken_back.Say.corrected_winner_leads,
        defenders_may_use_it,
    )
    if_revoked = NewIrregularity("61A", "revoke", when=When.IF_REVOKED, offender="offender")
