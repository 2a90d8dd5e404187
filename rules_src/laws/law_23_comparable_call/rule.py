"""Law 23: the comparable call, on which Laws 26, 27 and 30-32 turn."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call.facts import ComparableCall
from rules_src.model.facts import YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Verdict


def comparable_call(facts: ComparableCall) -> Ruling:
    """A call is comparable if its meaning is the same, similar or a subset, or its purpose is."""
    if facts.same_meaning:
        return Ruling(
            Verdict(
                "23A1",
                YesNo.YES,
                "Meldingen er tilsvarende: Den har samme eller lignende betydning som den"
                " tilbagetagne.",
                "meldingen er tilsvarende",
            )
        )
    if facts.subset:
        return Ruling(
            Verdict(
                "23A2",
                YesNo.YES,
                "Meldingen er tilsvarende: Den viser en delmængde af det, som den tilbagetagne"
                " kunne vise.",
                "meldingen er tilsvarende",
            )
        )
    if facts.same_purpose:
        return Ruling(
            Verdict(
                "23A3",
                YesNo.YES,
                "Meldingen er tilsvarende: Den har samme formål som den tilbagetagne.",
                "meldingen er tilsvarende",
            )
        )
    return Ruling(
        Verdict(
            "23A",
            YesNo.NO,
            "Meldingen er ikke tilsvarende: {Partner} ville vide mere om hånden, end den nye"
            " melding fortæller.",
            "meldingen er ikke tilsvarende",
        )
    )
