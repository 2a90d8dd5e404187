"""Laws 12 and 86: the contest, the fault, and artificial scores by fault."""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import ME, Ruling, Step
from rules_src.model.steps import ArtificialScore, Instruct
from rules_src.model.words import Words
from rules_src.scoring.artificial import Artificial


class Contest(Answer):
    PAIRS = "en parturnering"
    INDIVIDUAL = "en individuel turnering"
    TEAMS = "en holdkamp"


class Fault(Answer):
    ONE = "kun {offending_side}: direkte skyld"
    ONE_PARTLY = "kun {offending_side}: delvis skyld"
    NEITHER = "ingen af siderne"
    BOTH = "begge sider: direkte skyld"
    BOTH_PARTLY = "begge sider: delvis skyld"
    UNEQUAL = "begge sider: den ene direkte, den anden delvis"


class Played(Facts):
    contest = Fact(Contest, "Hvilken slags turnering er det?", "12C")
    knockout = Fact(YesNo, "Er det en knockoutkamp, hvor kun ét hold går videre?", "12C4")


WHOSE_FAULT = (
    "Hvad skete der, og hvem burde have set det? Spørg begge sider.",
    "Ingen af siderne har skyld, hvis det skyldes dig, et program eller andre borde.",
    "Begge sider regnes som uskyldige, hvis du har dømt forkert (§\u00a082C).",
)
"""What to weigh, whatever the contest."""


CONTEST_SAID: Mapping[Answer, str] = {
    Contest.PAIRS: "i parturnering*; er parturnering*; en parturnering",
    Contest.TEAMS: "i holdkamp*/holdturnering*; holdkamp spil/bord*/resultat*; er holdkamp*",
}
"""As phrases."""


class NoResult(Played):
    fault = Judgement(
        Fault,
        "Hvem er skyld i, at spillet mangler et resultat?",
        "12C2a",
        weigh=WHOSE_FAULT,
    )


class NoResultInMatch(Played):
    team_fault = Judgement(
        Fault,
        "Hvem er skyld i, at spillet ikke har to resultater, der kan sammenlignes?",
        "86B",
        help="Det afgør scoren efter §\u00a086B2 eller, med kun ét resultat, §\u00a012C2.",
        weigh=WHOSE_FAULT,
    )


class Say(Words):
    count_in_imps = Instruct(
        "78B",
        "Regn hvert resultat om til imp mod det andet bord. Vægt imp, aldrig point.",
        to=ME,
        short="regnes i imp",
    )
    average_of_two = Instruct(
        "12C4",
        "Regn spillet ud for hvert hold for sig. Giv begge hold gennemsnittet, det ene"
        " med modsat fortegn.",
        to=ME,
        short="gennemsnittet til begge",
    )
    later_boards = Instruct(
        "12C2d",
        "Se efter, om forbundet har andre værdier, hvis en af siderne før har manglet"
        " et resultat i sessionen.",
        to=ME,
    )
    both_non_offending = Instruct(
        "82C",
        "Kendelsen var forkert. Begge sider regnes som uskyldige og får tvivlen til gode.",
        short="begge sider får tvivlen til gode",
    )


GIVEN = {
    Fault.ONE: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_PLUS),
    Fault.ONE_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE_PLUS),
    Fault.NEITHER: (Artificial.AVERAGE_PLUS, Artificial.AVERAGE_PLUS),
    Fault.BOTH: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_MINUS),
    Fault.BOTH_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE),
    Fault.UNEQUAL: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE),
}
"""What one side gets, the offending one if only one is at fault, and what the other gets."""


def artificial_scores(fault: Fault, law: str, in_imps: bool = False) -> Ruling:
    """Give each side its average plus, average or average minus (12C2)."""
    one, other = GIVEN[fault]
    if one is other:
        return Ruling(ArtificialScore(law, one, "both", in_imps))
    # both are at fault, so the other side is not the innocent one
    label = "Modparten" if fault is Fault.UNEQUAL else ""
    sides: tuple[Step, ...] = (
        ArtificialScore(law, one, "offending_side", in_imps),
        ArtificialScore(law, other, "other_side", in_imps, label),
    )
    return Ruling(*sides)
