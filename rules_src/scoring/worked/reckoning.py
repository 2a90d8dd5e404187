"""Sums and tables that several worked examples share."""

from fractions import Fraction

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.figures import danish, percent, signed
from rules_src.scoring.imps import imps
from rules_src.scoring.results import WeightedResult
from rules_src.scoring.tables import Table
from rules_src.scoring.teams import Match
from rules_src.scoring.weighted import WeightedScore


def shares_table(result: WeightedResult, vulnerable: Vulnerability) -> Table:
    """Each result of an adjusted score with its weight and its points."""
    rows = tuple(
        (percent(weight), each.text, signed(each.score(vulnerable)))
        for weight, each in result.shares
    )
    return Table("Den justerede score", ("Vægt", "Resultat", "Point til N-S"), rows)


def imps_table(scores: WeightedScore, other: int, sign: int) -> Table:
    """Each share against the other table, in imps and then weighted; `sign` −1 for East-West."""
    rows = tuple(
        (
            percent(share.weight),
            signed(share.score),
            signed(sign * (share.score - other)),
            signed(sign * imps(share.score - other)),
            signed(share.weight * sign * imps(share.score - other)),
        )
        for share in scores.shares
    )
    head = ("Vægt", "Point til N-S", "Forskel for holdet", "Imp", "Vægtet imp")
    return Table(f"Mod {signed(other)} ved det andet bord", head, rows)


def standing(match: Match, home: bool, board: Fraction) -> str:
    """How the match ends as one team sees it, its own imps first: `5–37`."""
    own, theirs = (match.home, match.away) if home else (match.away, match.home)
    own, theirs = own + max(board, Fraction(0)), theirs + max(-board, Fraction(0))
    return f"{danish(own)}–{danish(theirs)}"
