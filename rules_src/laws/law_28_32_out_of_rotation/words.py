"""Laws 28-32: the call stands, lapses or is cancelled, and what its player may call then."""

from __future__ import annotations

from typing import NamedTuple

from rules_src.laws.common.rectification import NO_RECTIFICATION
from rules_src.laws.law_28_32_out_of_rotation.facts import Call
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import Information, Instruct, Status

IN_ROTATION = Instruct(
    "28A",
    "in_rotation",
    "Meldingen er afgivet i tur, fordi {rho} havde pligt til at passe; meldeforløbet går videre.",
)
CHANGE_OF_CALL = Instruct(
    "25",
    "change_of_call",
    "Dette er ikke en melding uden for tur, men et forsøg på at ændre {offender's} seneste"
    " melding.",
)
NEVER_ACCEPTED = Instruct(
    "32",
    "never_accepted",
    "En utilladelig dobling eller redobling kan aldrig accepteres.",
)
BACK_TO_PLAYER = Instruct(
    "17D3",
    "back_to_lost_turn",
    "Meldeforløbet er ikke slut: Det går tilbage til den spiller, der mistede sin tur, og alle"
    " pas derefter annulleres.",
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


class Sections(NamedTuple):
    """Where each law says the same of a call at partner's or left-hand opponent's turn."""

    partner_free: str
    offender_free: str
    comparable: str
    other: str


OF_A_BID = Sections("31B1", "31B2", "31B2", "31B2")
"""An artificial pass, or a pass of partner's artificial call, is treated as a bid (30C)."""
SECTIONS = {
    Call.PASS: Sections("30B1a", "30B1b", "30B1bi", "30B1bii"),
    Call.DOUBLE: Sections("32B1", "32B2", "32B2", "32B2"),
}
RHO_FIRST = Instruct(
    "31A",
    "rho_calls_first",
    "{Rho} melder først. Passer han, skal {offender} gentage sin melding; ellers må {offender}"
    " melde, hvad han vil.",
)
OFFENDER_FREE = Instruct(
    "30B1b",
    "offender_free",
    "{Offender} må afgive enhver lovlig melding i sin tur, men er den ikke tilsvarende, skal"
    " {partner} passe én gang, og {partner's} udspil kan blive begrænset.",
    when=When.OFFENDER_TURN,
)
REPEAT = Instruct(
    "31A1", "repeat_call", "{Offender} skal gentage meldingen i sin tur.", when=When.OFFENDER_TURN
)
NO_MORE = NO_RECTIFICATION.under("30A", when=When.OFFENDER_TURN)
STILL_UNAUTHORISED = Information("16C2", Status.UNAUTHORISED, when=When.OFFENDER_TURN)
AUTHORISED = Information("23B", Status.AUTHORISED, when=When.OFFENDER_TURN)
# 23C and 26A do not name 30A, so in the law's words the pass stays unauthorised and gain is
# met by 72C; the articles apply the principle of 23B to the repeated pass as well.
AS_IF_COMPARABLE = Instruct(
    "23B",
    "treat_as_comparable",
    "Den gentagne pas kan behandles som en tilsvarende melding: Oplysningen er da beføjet for"
    " {partner}, og scoren justeres efter §\u00a023C, hvis den hjalp.",
    private=True,
    when=When.OFFENDER_TURN,
    authority=Authority.ADVICE,
)
