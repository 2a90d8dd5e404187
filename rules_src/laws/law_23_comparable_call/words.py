"""Law 23A: the four verdicts on two calls."""

from __future__ import annotations

from rules_src.model.facts import YesNo
from rules_src.model.steps import Verdict
from rules_src.model.words import Words


class Say(Words):
    same_meaning = Verdict(
        "23A1",
        YesNo.YES,
        "Meldingen er tilsvarende: Den har samme eller lignende betydning som den tilbagetagne.",
        short="meldingen er tilsvarende",
    )
    subset = Verdict(
        "23A2",
        YesNo.YES,
        "Meldingen er tilsvarende: Den viser en delmængde af det, som den tilbagetagne kunne vise.",
        short="meldingen er tilsvarende",
    )
    same_purpose = Verdict(
        "23A3",
        YesNo.YES,
        "Meldingen er tilsvarende: Den har samme formål som den tilbagetagne.",
        short="meldingen er tilsvarende",
    )
    not_comparable = Verdict(
        "23A",
        YesNo.NO,
        "Meldingen er ikke tilsvarende: {Partner} ville vide mere om hånden, end den nye melding"
        " fortæller.",
        short="meldingen er ikke tilsvarende",
    )
