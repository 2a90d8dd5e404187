"""Law 16B: partner has seen or heard what he may not use, and play goes on."""

from rules_src.model import *


class Over(Answer):
    NO = A("""
        nej
        = spillet er ikke slut
        ~ DERMELDES; DERSPILLES""")
    YES = A("""
        ja
        = spillet er slut
        ~ SPILLETSLUT""")


class Say(Steps):
    used = AdjustedScore("16B3", Grounds.USED, when=When.AFTER_PLAY)
