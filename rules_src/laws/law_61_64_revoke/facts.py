"""Laws 61-63: what happened, and what has happened since."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Failure(Answer):
    SUIT = "{offender} eller bordet bekendte ikke, men havde farven"
    RESTRICTED = "{offender} fulgte ikke et krav eller forbud, som han kunne følge"
    NO_CARD = "{offender} spillede slet ikke til stikket"
    UNABLE = "{offender} havde ikke farven eller kunne ikke følge kravet eller forbuddet"
    ANNOUNCED = "{offender} nævnte det kun som sin plan, da han krævede"
    UNKNOWN = "det kan ikke ses efter, for kort er blandet"


class Revoke(Facts):
    failure = Fact(
        Failure,
        "Hvad er der sket?",
        "61A",
        help="Kun turneringslederen må se tidligere stik efter (§\u00a066C). Et kort, der lå på"
        " gulvet eller i mappen, har hørt til hånden hele tiden (§\u00a014B4).",
    )


class MixedBy(Answer):
    OFFENDING = "kun {offending_side}"
    OTHER = "kun {other_side}"
    BOTH = "begge sider"


class PossibleRevoke(Revoke):
    both_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "67B",
        help="Tæl de kort, der er tilbage: {offender} har ét for meget. Er kortet spillet, men ikke"
        " lagt blandt de spillede, så find det, og læg det på plads; det er ikke kulørsvigt"
        " (§\u00a067B3).",
    )
    has_suit = Fact(YesNo, "Har {offender} et kort i den farve, der blev spillet ud?", "67B1")
    mixed_by = Fact(
        MixedBy,
        "Hvem har blandet sine kort?",
        "66D",
        help="Efter spillet rører hver spiller kun sine egne kort, når stikkene ses efter.",
    )


class SinceRevoke(Answer):
    NOTHING = "{offending_side} har ikke spillet eller nævnt et kort til næste stik"
    PLAYED = "{offender} eller {partner} har spillet til næste stik, lovligt eller ej"
    NAMED = "{offender} eller {partner} har nævnt eller udpeget et kort til næste stik"
    TOLD = "en af dem spillede til næste stik, fordi en modstander havde sagt, at han havde tur"
    CLAIM = "nogen har krævet eller opgivet stik"
    TWELFTH = "det skete i 12. stik, og ikke alle fire hænder er lagt i mappen"
    BOTH_SIDES = "begge sider svigtede i stikket, og kun den ene har spillet videre"
    DUMMY = "{dummy}, der har mistet sine rettigheder, gjorde først opmærksom på det"


class WhoClaimed(Answer):
    OFFENDING_SIDE = "{offender} eller {partner}"
    OBJECTED = "{offender} eller {partner} opgav stik, men den anden modspiller protesterede straks"
    OTHER_SIDE = "{other_side}, og {offending_side} er uenig eller kan stadig nå at protestere"
    ACCEPTED = "{other_side}, og {offending_side} protesterede ikke i tide"


class DummyDid(Answer):
    ASKED = "spurgte {declarer}, der havde svigtet fra hånden"
    REMARKED = "sagde, at en modspiller havde svigtet"
    PROTESTED = "protesterede mod et kort fra bordet"


class Establishment(Facts):
    since_revoke = Fact(
        SinceRevoke,
        "Hvad er der sket siden?",
        "63A",
        help="Skete det i 12. stik, så vælg det. Et kort fra bordet er spillet, når det er nævnt,"
        " også når {dummy} ikke har rørt det. At ingen protesterede, er ikke det samme som at"
        " sige, at en spiller havde tur (§\u00a047E1).",
    )
    who_claimed = Fact(
        WhoClaimed,
        "Hvem krævede eller opgav stik?",
        "63A3",
        help="I tide er, før runden er slut, og før {offending_side} har meldt på en senere mappe"
        " (§\u00a069A). Den, der kræver resten, opgiver ikke noget, så der er intet afkald at"
        " protestere mod (§\u00a068B2).",
    )
    before_partner = Fact(
        YesNo,
        "Svigtede en modspiller, før {partner} havde spillet til 12. stik?",
        "62D2",
    )
    dummy_did = Fact(
        DummyDid,
        "Hvad gjorde {dummy}?",
        "43B2b",
        help="{Dummy} mister rettigheder ved at bytte hånd med {declarer}, forlade sin plads for"
        " at se med eller se et kort på en modspillers hånd (§\u00a043A2).",
    )


class CardFrom(Answer):
    HIDDEN = "en modspillers skjulte hånd"
    HIDDEN_AGAIN = "en modspillers skjulte hånd, og han har et strafkort i forvejen"
    FACED = "en modspillers strafkort på bordet"
    DECLARER = "spilførers hånd"
    TABLE = "den blindes kort på bordet"


def card_from_seen(table: Table) -> Collection[CardFrom] | None:
    """From whose side the card came is seen, but not whether a defender had a penalty card."""
    if table.offender is None or table.declarer is None:
        return None
    if table.offender.side is table.declarer.side:
        return {CardFrom.DECLARER, CardFrom.TABLE}
    return {CardFrom.HIDDEN, CardFrom.HIDDEN_AGAIN, CardFrom.FACED}


class RevokeCard(Facts):
    card_from = Fact(CardFrom, "Hvor kom det forkerte kort fra?", "62B", seen=card_from_seen)


class CardsAfter(RevokeCard):
    played_after = Fact(
        YesNo,
        "Har {other_side} spillet efter kulørsvigten, før den blev påtalt?",
        "62C1",
        help="Også et udspil til næste stik tæller med.",
    )
    taken_back = Option(
        YesNo,
        "Tager {other_side} et af de kort tilbage?",
        "62C1",
        chooses="other_side",
        help="Den, der har spillet kortet, vælger alene, når han har set det kort, kulørsvigten er"
        " rettet med.",
    )
    partner_played = Fact(
        YesNo,
        "Havde {offending_side} spillet efter det kort, der er taget tilbage?",
        "62C2",
    )
