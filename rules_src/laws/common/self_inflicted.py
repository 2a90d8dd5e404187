"""Law 12C1e: damage that the innocent side brought on itself after the infraction."""

from __future__ import annotations

from rules_src.model.facts import Answer, Facts, Judgement
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class OwnShare(Answer):
    NONE = "nej, eller kun med en almindelig fejl"
    OWN_FAULT = "ja, med et sats eller en særdeles alvorlig fejl uden forbindelse til lovbruddet"


class SelfInflicted(Facts):
    own_share = Judgement(
        OwnShare,
        "12C1e",
        "Har {other_side} selv skyld i noget af skaden?",
        weigh=(
            "Se kun på det, de gjorde efter lovbruddet.",
            "Var det langt under spillernes sædvanlige niveau?",
            "Prøvede de en chance, fordi de ventede en justeret score, hvis den glippede?",
        ),
        help="Det er sjældent. Et dårligt valg er ikke en særdeles alvorlig fejl.",
    )


class Say(Words):
    offending_side_in_full = Instruct(
        "12C1ei",
        "Giv {offending_side} hele den justerede score.",
        to=ME,
        short="ubalanceret justeret score",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    no_redress_for_own_fault = Instruct(
        "12C1eii",
        "Giv ikke {other_side} erstatning for den del af skaden, de selv er skyld i.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    own_fault = (
        offending_side_in_full,
        no_redress_for_own_fault,
    )
    each_side = HandOver("12C1e", "unbalanced_score")
