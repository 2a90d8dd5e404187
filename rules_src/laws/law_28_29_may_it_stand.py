"""Laws 28B and 29: whether a call out of rotation stands, lapses or is cancelled."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.out_of_rotation_facts import OutOfRotation, Since, Turn, since_seen
from rules_src.laws.withdrawn_call import UNAUTHORISED, USED
from rules_src.model.facts import Answer, Fact, Option, YesNo
from rules_src.model.ruling import Authority, Ruling
from rules_src.model.steps import HandOver, Information, Instruct, NewIrregularity, Status

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Meant(Answer):
    OVER = "over meldingen uden for tur"
    FIRST = "som sin egen melding i sin egen tur"


def accepted_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None or not (table.legal or table.over):
        return None
    return {YesNo.YES if table.accepted_at_table else YesNo.NO}


class Acceptance(OutOfRotation):
    since = Fact(
        Since,
        "Hvad er der sket siden?",
        "29A",
        help="Ingen må melde eller rette noget, før turneringslederen har forklaret valget"
        " (§\u00a09B2). Er det sket alligevel, gælder det, hvem der meldte først.",
        seen=since_seen,
    )
    meant = Fact(
        Meant,
        "Hvordan mente {lho} sin melding?",
        "28B",
        help="Spørg {lho}. Det var også hans egen tur, så han kan have meldt uden at se, at"
        " {offender} allerede havde meldt.",
    )
    accepted = Option(
        YesNo,
        "Accepterer {lho} meldingen uden for tur ved at melde over den?",
        "29A",
        chooses="lho",
        help="{Lho} vælger alene, når han kender følgerne af begge valg. Accepterer han ikke,"
        " annulleres meldingen. Var det {rho's} tur, skal den gentages, hvis den selv er en"
        " naturlig pas, eller hvis {rho} passer; ellers skal {partner} passe én gang, medmindre"
        " den nye melding er tilsvarende. {Lho} må spørge {partner},"
        " hvad de mulige nye meldinger vil betyde (§\u00a020F1), men får ikke at vide, hvad"
        " {offender} mente. Har {offender} lavet meldingen om, kan {lho} også acceptere den nye"
        " melding (§\u00a025B1).",
        seen=accepted_seen,
    )


STANDS = Instruct(
    "29A",
    "call_stands",
    "Meldingen uden for tur står uden berigtigelse, og meldeforløbet går videre fra {lho's}"
    " melding over den.",
)
LAPSES = Instruct(
    "28B",
    "call_lapses",
    "Meldingen i tur gælder. Meldeforløbet går videre, som om {offender} ikke havde meldt, og der"
    " er ingen berigtigelse.",
)
CANCELLED = Instruct(
    "29B",
    "call_cancelled",
    "Meldingen uden for tur annulleres, og meldeforløbet går tilbage til {due}.",
)
# review: the law does not say what becomes of a call that another player makes, in his own turn or
# out of it, before left-hand opponent has chosen. Here it cannot take the choice from him.
LATER_CANCELLED = Instruct(
    "29B",
    "later_call_cancelled",
    "Også den senere melding var uden for tur. Den annulleres, så {lho} kan vælge først.",
    authority=Authority.ADVICE,
)
PARTNERS_CALL_BACK = Instruct(
    "29A",
    "partners_call_withdrawn",
    "{Partner's} melding tages tilbage, så {lho} kan vælge først.",
    authority=Authority.ADVICE,
)
FIRST_COUNTS = Instruct(
    "9C",
    "first_call_counts",
    "Det er den første melding uden for tur, der tæller; at {offender} selv har rettet den,"
    " ændrer ikke {lho's} valg.",
)
PARTNERS_CALL_UNAUTHORISED = Information("16C2", Status.UNAUTHORISED, to="offender")


def may_it_stand(facts: Acceptance) -> Ruling:
    """Left-hand opponent may call over it, the player whose turn it was may ignore it (28B, 29)."""
    if facts.since is Since.LHO:
        return called_by_lho(facts)
    if facts.since is Since.RHO and facts.turn is Turn.RHO:
        return Ruling(LAPSES, UNAUTHORISED, USED)
    if facts.since is Since.PARTNER and facts.turn is Turn.PARTNER:
        facts.tell(PARTNERS_CALL_BACK, PARTNERS_CALL_UNAUTHORISED)
    elif facts.since in (Since.PARTNER, Since.RHO):
        facts.tell(LATER_CANCELLED, NewIrregularity("29B", "call_out_of_rotation"))
    elif facts.since is Since.OFFENDER:
        facts.tell(FIRST_COUNTS)
    if facts.accepted:
        return Ruling(STANDS)
    return Ruling(CANCELLED, HandOver("29B", "call_not_accepted"))


def called_by_lho(facts: Acceptance) -> Ruling:
    """A call over it accepts; but it may have been his own turn, and meant so (28B)."""
    if facts.turn is Turn.LHO_FIRST and facts.meant is Meant.FIRST:
        return Ruling(LAPSES, UNAUTHORISED, USED)
    return Ruling(STANDS)
