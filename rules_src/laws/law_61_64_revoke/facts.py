"""Laws 61-63: what happened, and what has happened since."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.common.lead import EarlierCard
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Hidden, Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Failure(Answer):
    SUIT = "{offender} eller bordet spillede en anden farve, men kunne bekende"
    RESTRICTED = "{offender} fulgte ikke et krav eller forbud, men kunne"
    NO_CARD = "{offender} spillede slet ikke til stikket"
    UNABLE = "{offender} havde ikke farven eller kunne ikke følge kravet eller forbuddet"
    ANNOUNCED = "{offender} nævnte det kun som sin plan i et krav"
    UNKNOWN = "det kan ikke ses efter, for kort er blandet"


class Revoke(Facts):
    failure = Fact(
        Failure,
        "Hvad er der sket?",
        "61A",
        help="Kun du må se tidligere stik efter (§\u00a066C). Et kort, der lå på gulvet"
        " eller i mappen, har hørt til hånden hele tiden (§\u00a014B4).",
    )


class MixedBy(Answer):
    OFFENDING = "kun {offending_side}"
    OTHER = "kun {other_side}"
    BOTH = "begge sider"


class PossibleRevoke(Revoke):
    played_but_kept = Fact(
        YesNo,
        "Er kortet spillet til stikket, men ikke lagt blandt de spillede?",
        "67B3",
        assume=YesNo.NO,
    )
    played_again = Fact(YesNo, "Er det spillet igen, uden at det kan rettes?", "67B3")
    both_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "67B",
        help="Tæl kortene: {offender} har ét for meget.",
    )
    has_suit = Fact(YesNo, "Har {offender} et kort i den udspillede farve?", "67B1")
    mixed_by = Fact(MixedBy, "Hvem har blandet sine kort?", "66D")


class SinceRevoke(Answer):
    NOTHING = "intet, eller kun {other_side} har spillet til næste stik"
    PLAYED = "{offending_side} har spillet til næste stik, lovligt eller ej"
    NAMED = "{offending_side} har kun nævnt eller udpeget et kort til næste stik"
    CLAIM = "nogen krævede eller opgav stik, før {offending_side} spillede til næste stik"


class WhoClaimed(Answer):
    OBJECTED = "{offender} eller {partner} opgav stik, men den anden modspiller protesterede straks"
    OFFENDING_SIDE = "{offender} eller {partner}"
    ACCEPTED = "{other_side}, og {offending_side} protesterede ikke i tide"
    OTHER_SIDE = "{other_side}, og {offending_side} er uenig eller kan stadig nå at protestere"


class DummyDid(Answer):
    TOO_LATE = "nævnte {declarer's} eller bordets kulørsvigt, da siden havde spillet til næste stik"
    ASKED = "spurgte {declarer}, der havde svigtet fra hånden, eller sagde det"
    REMARKED = "sagde, at en modspiller havde svigtet"
    PROTESTED = "protesterede mod et kort fra bordet"


class Establishment(Facts):
    twelfth = Fact(
        YesNo,
        "Skete det i 12. stik, uden at alle fire hænder er lagt i mappen?",
        "62D1",
        assume=YesNo.NO,
    )
    both_sides_revoked = Fact(
        YesNo,
        "Svigtede også {other_side} i stikket, uden at begge sider har spillet videre?",
        "62C3",
        assume=YesNo.NO,
    )
    dummy_first = Fact(
        YesNo,
        "Var {dummy} den første, der nævnte det, efter at have mistet sine rettigheder?",
        "43B",
        help="{Dummy} mister rettigheder ved at bytte hånd med {declarer}, forlade sin plads for"
        " at se med eller se en modspillers kort (§\u00a043A2).",
        assume=YesNo.NO,
    )
    since_revoke = Fact(
        SinceRevoke,
        "Hvad skete der efter kulørsvigten?",
        "63A",
        help="Et kort fra bordet er spillet, når det er nævnt.",
    )
    told_to_play_on = Fact(
        YesNo,
        "Spillede siden kun, fordi en modstander sagde, at det var deres tur?",
        "47E1",
        help="At ingen protesterede, er ikke det samme som at sige, at en spiller havde tur.",
        assume=YesNo.NO,
    )
    who_claimed = Fact(
        WhoClaimed,
        "Hvem krævede eller opgav stik?",
        "63A3",
        help="I tide er, før runden er slut, og før {offending_side} har meldt på et senere"
        " spil (§\u00a069A). Et krav om resten opgiver ikke noget, så ingen kan"
        " protestere mod et afkald (§\u00a068B2).",
    )
    before_partner = Fact(
        YesNo, "Svigtede en modspiller, før {partner} havde spillet til 12. stik?", "62D2"
    )
    dummy_did = Fact(DummyDid, "Hvad gjorde {dummy}?", "43B2b")


class CardFrom(Answer):
    HIDDEN = "en modspillers skjulte hånd"
    FACED = "en modspillers strafkort på bordet"
    DECLARER = "{declarer's} hånd"
    TABLE = "{dummy's} kort på bordet"


def card_from_seen(table: Table) -> Collection[CardFrom] | None:
    """From whose side the card came is seen, but not whether it lay there already."""
    if table.offender is None or table.declarer is None:
        return None
    if table.offender.side is table.declarer.side:
        return {CardFrom.DECLARER, CardFrom.TABLE}
    return {CardFrom.HIDDEN, CardFrom.FACED}


class RevokeCard(Facts):
    card_from = Fact(CardFrom, "Hvor kom det forkerte kort fra?", "62B", seen=card_from_seen)
    earlier_card = EarlierCard.earlier_card
    card_corrects = Fact(
        YesNo,
        "Er det strafkortet, der spilles til stikket i stedet?",
        "50D1a",
        help="Et stort strafkort, der kan bekende, skal spilles. Er det lille, må {offender}"
        " vælge en honnør i farven (§\u00a050C).",
    )


class PlayedAfter(Answer):
    NO = "nej"
    SAME_TRICK = "ja, men kun til stikket med kulørsvigten"
    NEXT_TRICK = "ja, også til næste stik"


class CardsAfter(RevokeCard):
    played_after = Fact(
        PlayedAfter,
        "Har {other_side} spillet efter kulørsvigten, før den blev påtalt?",
        "62C1",
    )
    taken_back = Option(
        YesNo,
        "Tager {other_side} et af de kort tilbage?",
        "62C1",
        chooses="other_side",
        help="Den, der har spillet kortet, vælger alene og må først se det kort,"
        " kulørsvigten er rettet med.",
    )
    partner_played = Fact(YesNo, "Havde {offending_side} spillet efter det kort?", "62C2")


class PlayGoesOn(RevokeCard):
    played_after = CardsAfter.played_after
    new_winner = Fact(
        YesNo,
        "Vinder en anden hånd stikket, når kortene er skiftet?",
        "44G",
        help="Den, der vinder det rettede stik, spiller ud til det næste.",
    )


OVERLAPS = (
    Overlap(Revoke.failure, (Failure.SUIT, Failure.RESTRICTED)),
    Overlap(Establishment.who_claimed, (WhoClaimed.OBJECTED, WhoClaimed.OFFENDING_SIDE)),
)
HIDDEN = (
    Hidden(RevokeCard.card_from, (CardFrom.DECLARER, CardFrom.TABLE)),
    Hidden(RevokeCard.card_from, (CardFrom.HIDDEN, CardFrom.FACED)),
)
