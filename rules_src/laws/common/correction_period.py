"""Laws 66D and 79: the tricks are inspected, returned and corrected in time."""

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model import *


class Say(Steps):
    inspect_after_play = Step("66D").says("""
        Vis jeres stik ét for ét.
        Rør kun jeres egne kort, og bland dem ikke.
        = stikkene ses efter""")
    correction_period = Step(
        "79C1",
        f"Regn med en rettelsesfrist på {CORRECTION_PERIOD}. Klubben kan have fastsat en anden.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    trick_must_be_returned = Step("79A2").says("""
        Sig det, hvis I har fået et stik, I ikke har vundet, eller som modparten ikke kunne
        tabe.
        = det skal siges""")
    ruled_for_other_side = Step("66D").says("""
        {Other_side} får stikket, fordi {offending_side} har blandet kortene, så det ikke kan
        ses.
        = {other_side} får stikket""")
    only_if_facts_are_lost = Step("66D", to=ME).says("""
        Døm kun sådan, hvis kortene ikke længere kan vise, hvem der fik stikket.""")
