"""The articles that the casebook retells, named as cases cite them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Article:
    """A published article, with the two names that a case gives under `source`."""

    title: str
    site: str = "bridgeregler.dk"


OUT_OF_TURN = Article("Melding uden for tur")
LEAD_RESTRICTIONS = Article("Ikke alle regler er ændret!")
OPENING_LEAD = Article("Åbningsudspil uden for tur")
REVOKE = Article("Kulørsvigt")
SLIP = Article("Fejlgreb, som ikke rettes")
TURNED_BOARD = Article("Vendt mappe i holdkamp")
NOT_ASKING = Article("Retten til ikke at spørge")
UNBALANCED = Article("Ubalanceret score")
CALLING_LATER = Article("Vi kan kalde senere")
MAJORS = Article("Begge eller ingen major?")
FINAL_PASS = Article("Ændring af den afsluttende pas")
PARTNERS_TURN = Article("Melding i makkers tur")
FORGOTTEN_DEFENCE = Article("Glemt sansforsvar")

ARTICLES: tuple[Article, ...] = (
    OUT_OF_TURN,
    LEAD_RESTRICTIONS,
    OPENING_LEAD,
    REVOKE,
    SLIP,
    TURNED_BOARD,
    NOT_ASKING,
    UNBALANCED,
    CALLING_LATER,
    MAJORS,
    FINAL_PASS,
    PARTNERS_TURN,
    FORGOTTEN_DEFENCE,
)
"""In the order of the items that come from them."""
