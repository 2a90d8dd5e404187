"""Laws 12 and 86: the contest, the fault, and artificial scores by fault."""

from rules_src.model import *
from rules_src.scoring.artificial import Artificial


class Contest(Answer):
    PAIRS = A("""
        en parturnering
        ~ i parturnering*; er parturnering*; en parturnering""")
    INDIVIDUAL = "en individuel turnering"
    TEAMS = A("""
        en holdkamp
        ~ i holdkamp*/holdturnering*; er holdkamp*; holdkamp*/hold begge;
          holdkamp*/cupkamp*/kampen spil/bord*/resultat*""")


class Fault(Answer):
    ONE = "kun {offending_side}: direkte skyld"
    ONE_PARTLY = "kun {offending_side}: delvis skyld"
    NEITHER = "ingen af siderne"
    BOTH = "begge sider: direkte skyld"
    BOTH_PARTLY = "begge sider: delvis skyld"
    UNEQUAL = "begge sider: den ene direkte, den anden delvis"


class Played(Facts):
    contest = Fact(
        Contest,
        "12C",
        "Hvilken slags turnering er det?",
        told={
            (Contest.PAIRS, Contest.INDIVIDUAL): "det er en par- eller en individuel turnering",
        },
    )
    knockout = Fact(YesNo, "12C4").asks("""
        Er det en knockoutkamp?
        + Kun ét af de to hold går videre.
        ja = kampen er en knockoutkamp
        nej = kampen er ikke en knockoutkamp""")


class NoResult(Played):
    fault = Judgement(
        Fault,
        "12C2a",
        told={
            Fault.ONE: """
                kun {offending_side} er skyld i, at spillet mangler et resultat, og direkte""",
            Fault.ONE_PARTLY: """
                kun {offending_side} er skyld i, at spillet mangler et resultat, og kun delvis""",
            Fault.NEITHER: "ingen af siderne er skyld i, at spillet mangler et resultat",
            Fault.BOTH: "begge sider er direkte skyld i, at spillet mangler et resultat",
            Fault.BOTH_PARTLY: "begge sider er delvis skyld i, at spillet mangler et resultat",
            Fault.UNEQUAL: """
                den ene side er direkte og den anden delvis skyld i, at spillet mangler et
                resultat""",
        },
    ).asks("""
        Hvem er skyld i, at spillet mangler et resultat?
        - Hvad skete der, og hvem burde have set det? Spørg begge sider.
        - Ingen af siderne har skyld, hvis det skyldes dig, et program eller andre borde.
        - Begge sider regnes som uskyldige, hvis du har dømt forkert (§ 82C).""")


class NoResultInMatch(Played):
    team_fault = Judgement(
        Fault,
        "86B",
        told={
            Fault.ONE: "kun {offending_side} er skyld i det, og direkte",
            Fault.ONE_PARTLY: "kun {offending_side} er skyld i det, og kun delvis",
            Fault.NEITHER: "ingen af siderne er skyld i det",
            Fault.BOTH: "begge sider er direkte skyld i det",
            Fault.BOTH_PARTLY: "begge sider er delvis skyld i det",
            Fault.UNEQUAL: "den ene side er direkte og den anden delvis skyld i det",
        },
    ).asks("""
        Hvem er skyld i, at spillet ikke har to resultater, der kan sammenlignes?
        - Hvad skete der, og hvem burde have set det? Spørg begge sider.
        - Ingen af siderne har skyld, hvis det skyldes dig, et program eller andre borde.
        - Begge sider regnes som uskyldige, hvis du har dømt forkert (§ 82C).
        + Det afgør scoren efter § 86B2 eller, med kun ét resultat, § 12C2.""")


class MatchVoid(Facts):
    match_void = Fact(YesNo, "86B3", assume=YesNo.NO).asks("""
        Mangler hele kampen et resultat?
        ja = hele kampen mangler et resultat""")


class Say(Steps):
    match_for_the_organiser = Step("86B3", to=ME).says("""
        Giv kampen videre til arrangøren.
        = arrangøren afgør kampen""")
    count_in_imps = Step("78B", to=ME).says("""
        Regn hvert resultat om til imp mod det andet bord.
        Vægt imp, aldrig point.
        = regnes i imp""")
    average_of_two = Step("12C4", to=ME).says("""
        Regn spillet ud for hvert hold for sig.
        Giv begge hold gennemsnittet, det ene med modsat fortegn.
        = gennemsnittet til begge""")
    later_boards = Step("12C2d", to=ME).says("""
        Se efter, om forbundet har andre værdier, hvis en af siderne før har manglet et
        resultat i sessionen.""")
    both_non_offending = Step("82C").says("""
        Kendelsen var forkert.
        Begge sider regnes som uskyldige og får tvivlen til gode.
        = begge sider får tvivlen til gode""")


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
    sides: tuple[AnyStep, ...] = (
        ArtificialScore(law, one, "offending_side", in_imps),
        ArtificialScore(law, other, "other_side", in_imps, label),
    )
    return Ruling(*sides)
