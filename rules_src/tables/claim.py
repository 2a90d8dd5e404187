"""What the claim board knows of the law: which plays are held to be normal, and what it asks.

A *normal* play is also a careless or inferior one (70D1), but none that nobody of the claimer's
class would choose. What is struck here is so by judgement: the director allows or strikes more.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

RULE: Final = "claim"
LAWS: Final = ("70A", "70C", "70D", "70E")


class Kind(NamedTuple):
    """One kind of play by the claimer's side."""

    says: str
    """What he would do; struck, nobody would."""
    law: str
    struck: bool
    """Held to be so bad that nobody would choose it, until the director says otherwise."""
    because: str = ""
    """When a play is of the kind, and what it rests on."""


class Asked(NamedTuple):
    """A question that the cards raise."""

    question: str
    law: str
    answers: Mapping[str, str]
    unanswered: str = ""
    """What is taken for granted until it is answered."""


KNOWN: Final = "known"
"""The kind that is no trait of one play, but of what he has seen."""

KINDS: Final[Mapping[str, Kind]] = {
    "low": Kind(
        "spiller en høj farve nedefra",
        "70E2",
        struck=True,
        because="Hånden har et højere kort, og makkers hånd kan heller ikke tage stikket."
        " En regel fra DBf om rækkefølgen er ikke fundet.",
    ),
    "loser": Kind(
        "spiller en sikker taber ud før et højt kort",
        "70D1",
        struck=True,
        because="En sikker taber er et kort, som mindst to af modpartens kort er højere end.",
    ),
    "throws": Kind(
        "kaster et højt kort og beholder en sikker taber",
        "70D1",
        struck=True,
        because="Er der kun ét højere kort ude, kan han have glemt det. Så er det ingen sikker"
        " taber.",
    ),
    "duck": Kind(
        "lader modparten få et stik, siden sikkert kan vinde",
        "70D1",
        struck=True,
    ),
    "refuses": Kind(
        "trumfer ikke, selv om det vinder stikket",
        "70D1",
        struck=True,
    ),
    "ruffs": Kind(
        "trumfer et stik, som siden allerede har",
        "70D1",
        struck=True,
    ),
    "waste": Kind(
        "ofrer et højt kort, hvor et lavere er nok",
        "70D1",
        struck=True,
        because="Stikket er allerede vundet, tabt, eller vindes også med det lavere kort.",
    ),
    KNOWN: Kind(
        "spiller forkert i en farve, efter at en modstander har vist renonce i den",
        "70E1",
        struck=True,
    ),
    "finesse": Kind(
        "kniber, uden at det blev sagt",
        "70E1",
        struck=False,
        because="En knibning, der lykkes, godkendes ikke. En, der mislykkes, kan være normal.",
    ),
}
"""By the trait of a play, as the board's script finds it."""

TRUMP: Final = Asked(
    "Modparten har trumf. Hvad sagde han om den?",
    "70C",
    {
        "said": "han ville trække den",
        "forgotten": "intet, og han kan have glemt den",
        "aware": "intet, men han vidste det uden nogen tvivl",
    },
    "Uden svar regnes den for glemt.",
)
SHOWN_OUT: Final = Asked(
    "{seat} har ikke flere {suit}. Havde {seat} vist det før kravet?",
    "70E1",
    {"yes": "ja", "no": "nej"},
)

HOW: Final = (
    "Modparten ser alle kort og spiller bedst muligt. Den, der krævede, følger det, han sagde."
    " Ellers vælger han den normale spillemåde, der giver ham færrest stik. Normal er også en"
    " skødesløs eller ringere spillemåde, men ikke en, som ingen på hans niveau ville vælge. Det"
    " sidste er din vurdering: Stryg det, ingen ville gøre, og se, om tallet ændrer sig."
)
HOW_LAW: Final = "70D1"

NOTES: Final[Mapping[str, tuple[str, str]]] = {
    "doubt": ("Tvivl går ud over den, der krævede.", "70A"),
    "upheld": ("Ingen normal spillemåde giver færre.", "70D1"),
    "more": (
        "Det er flere end krævet. Et stik, som ingen normal spillemåde taber, er ikke givet væk.",
        "71B",
    ),
}
POINTS: Final[Mapping[str, Mapping[str, str]]] = {
    "trump": {"lost": "trump_forgotten=yes", "held": "trump_forgotten=no"},
    "which_opponent": {"lost": "suit_known=no", "held": "suit_known=yes"},
    "partners_play": {"lost": "partner_can_err=yes", "held": "partner_can_err=no"},
    "line": {"lost": "worse_line=yes", "held": "worse_line=no"},
}
"""By the point in dispute: what the rule is told when a trick is lost to it, and when none is."""


def answers(point: str, answer: str) -> dict[str, str]:
    """What the rule is told of a disputed claim when a point of it is settled."""
    fact, key = answer.split("=")
    return {"claim_kind": "claim", "reply": "disputed", "point": point, fact: key}


CONCEDED: Final[Mapping[str, str]] = {"claim_kind": "claim", "reply": "conceded_then_not"}
"""What the rule is told when more tricks are won than were claimed."""
