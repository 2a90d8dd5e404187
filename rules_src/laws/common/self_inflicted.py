"""Law 12C1e: damage that the innocent side brought on itself after the infraction."""

from rules_src.model import *


class OwnShare(Answer):
    NONE = A("""
        nej, eller kun med en almindelig fejl
        = {other_side} har højst begået en almindelig fejl""")
    OWN_FAULT = "ja, med et sats eller en særdeles alvorlig fejl uden forbindelse til lovbruddet"


class SelfInflicted(Facts):
    own_share = Judgement(OwnShare, "12C1e").asks("""
        Har {other_side} selv skyld i noget af skaden?
        - Se kun på det, de gjorde efter lovbruddet.
        - Var det langt under deres sædvanlige niveau?
        - Tog de en chance i tillid til en justeret score, hvis den glippede?
        + Det er sjældent. Et dårligt valg er ikke en særdeles alvorlig fejl.""")


class Say(Steps):
    offending_side_in_full = Step("12C1ei", when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        {Offending_side} får hele den justerede score.
        = ubalanceret justeret score""")
    no_redress_for_own_fault = Step("12C1eii", to="other_side", when=When.AFTER_PLAY).says("""
        I får ikke erstattet den del af skaden, I selv er skyld i.""")
    own_fault = (offending_side_in_full, no_redress_for_own_fault)
    each_side = HandOver("12C1e", "unbalanced_score")
