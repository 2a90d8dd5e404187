"""Laws 28 to 32 of 2007: a call out of rotation could silence partner to the end of the auction.

Each of the five laws is read whole in the Norwegian federation's translation (lovboka.org/28 ff.).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_src.bridge.calls import Bid
from rules_src.laws.common import rectification, replacement
from rules_src.laws.common.replacement import CalledAgain, Replacement
from rules_src.laws.law_28_32_out_of_rotation import SITUATION as NOW
from rules_src.laws.law_28_32_out_of_rotation import facts as now
from rules_src.laws.law_28_32_out_of_rotation import words as law_28_32
from rules_src.laws.law_28_32_out_of_rotation.facts import Call, RhoDid, Turn
from rules_src.laws.law_28_32_out_of_rotation.may_it_stand import may_it_stand as may_it_stand_now
from rules_src.laws.law_28_32_out_of_rotation.rule import (
    call_out_of_rotation as call_out_of_rotation_now,
)
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007, restated
from rules_src.model.edition import Implication
from rules_src.model.facts import Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.situation import Part
from rules_src.model.steps import ForcedPass, HandOver, Instruct, NewIrregularity, Span
from rules_src.model.words import Words

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


def before_any_bid_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None:
        return None
    bid = any(isinstance(call, Bid) for _, call in table.irregularity.before)
    return {YesNo.NO if bid else YesNo.YES}


class OutOfRotation(now.OutOfRotation):
    before_any_bid = Fact(
        YesNo,
        "Var der endnu ingen, der havde budt?",
        "30A",
        seen=before_any_bid_seen,
    )


class Acceptance(now.Acceptance):
    accepted = restated(
        now.Acceptance.accepted,
        help="{Lho} accepterer ved at melde, også pas. {Lho} vælger alene og skal kende følgerne.",
    )


class NotAccepted(Facts):
    turn = now.OutOfRotation.turn
    call = now.OutOfRotation.call
    before_any_bid = OutOfRotation.before_any_bid
    rho_did = now.NotAccepted.rho_did
    sufficient = now.NotAccepted.sufficient
    called_again = Replacement.called_again
    same_denomination_again = Judgement(
        YesNo,
        "Bød {offender} igen i den samme benævnelse?",
        "31A2a",
    )


def call_out_of_rotation(facts: OutOfRotation) -> Ruling:
    """A pass before any bid has a law of its own, whoever's turn it was (30A)."""
    if facts.turn is Turn.LHO_AGAIN and facts.call is Call.PASS and facts.before_any_bid:
        return Ruling(HandOver("29", "may_it_stand"))
    return _otherwise(facts)


_otherwise = in_2007(call_out_of_rotation_now)
may_it_stand = in_2007(
    may_it_stand_now,
    Acceptance,
    words={"call_cancelled": replace(law_28_32.Say.call_cancelled, settled_by=("repeat_call",))},
)

A_SUIT = (common.Say.lead_may_be_restricted, common.Say.at_partners_lead)


class Say(Words):
    passes = ForcedPass("30A", "offender", when=When.OFFENDER_TURN)
    passes_on = ForcedPass("30B2a", "offender", span=Span.REST, when=When.OFFENDER_TURN)
    partner_may_not_double = Instruct(
        "30B2b",
        "Du må byde eller passe i din tur, men ikke doble eller redoble.",
        to="partner",
        short="{partner} må ikke doble",
    )
    silenced = ForcedPass("31B", span=Span.REST, when=When.PARTNER_TURN)
    silenced_once = ForcedPass("31A2a", when=When.PARTNER_TURN)
    any_suit_unless_repeated = Instruct(
        "26B",
        "Du kan forbyde én farve efter eget valg, hvis {offender} endte med en anden melding.",
        to="opposing_declarer",
        short="{opposing_declarer} kan måske forbyde en farve",
        when=When.IF_DEFENDING,
        settled_by=common.Say.lead_may_be_restricted.settled_by,
    )
    """Who ended with the call that was withdrawn costs his partner no lead (26)."""
    any_suit = (any_suit_unless_repeated, common.Say.at_partners_lead)
    still_unauthorised = common.Say.unauthorised.under("16D2", when=When.OFFENDER_TURN)
    offender_free = Instruct(
        "29B",
        "Du må afgive enhver lovlig melding i din tur.",
        to="offender",
        when=When.OFFENDER_TURN,
    )


def call_not_accepted(facts: NotAccepted) -> Ruling:
    """At partner's turn, or left-hand opponent's, the choice of a new call saves nobody (30-32)."""
    match facts.call:
        case Call.PASS:
            return passed(facts)
        case Call.DOUBLE:
            return silenced("32A", Say.any_suit)
    return silenced("31B", A_SUIT)


def passed(facts: NotAccepted) -> Ruling:
    """Before any bid a pass costs a pass; at partner's turn after one it costs them all (30)."""
    if facts.turn is not Turn.PARTNER or facts.before_any_bid:
        return Ruling(
            Say.passes,
            rectification.Say.partner_free.under("30A"),
            common.Say.unauthorised,
            common.Say.used,
            common.Say.foreseen,
        )
    return Ruling(
        Say.passes_on,
        Say.partner_may_not_double,
        common.Say.unauthorised,
        common.Say.used,
        common.Say.foreseen,
    )


def silenced(law: str, lead: tuple[Step, ...]) -> Ruling:
    """Partner passes for the rest of the auction, whatever offender calls (31B, 32)."""
    may_restrict, at_lead = lead
    secret = Say.still_unauthorised if law in ("31A2b", "32B2") else common.Say.unauthorised
    return Ruling(
        Say.offender_free,
        secret,
        Say.silenced.under(law),
        may_restrict,
        common.Say.used,
        common.Say.foreseen,
        at_lead,
    )


def call_at_rhos_turn(facts: NotAccepted) -> Ruling:
    """A pass is passed again; any other call is repeated if right-hand opponent passes."""
    if facts.call is Call.PASS:
        law = "30A" if facts.before_any_bid else "30B1"
        return Ruling(
            Say.passes.under(law),
            law_28_32.Say.no_rectification.under(law),
            Say.still_unauthorised,
            common.Say.used,
            common.Say.foreseen,
        )
    law = "32B" if facts.call is Call.DOUBLE else "31A"
    if facts.rho_did is RhoDid.NOT_YET:
        free = Say.offender_free.under("32B2" if law == "32B" else "31A2")
        return Ruling(
            law_28_32.Say.rho_calls_first.under(law), free, verdict=law_28_32.Say.rho_to_call
        )
    facts.explain(law_28_32.Say.rho_calls_first.under(law))
    if facts.rho_did is RhoDid.PASSED:
        return repeated(facts, law + "1")
    return rho_acted(facts, law)


def repeated(facts: NotAccepted, law: str) -> Ruling:
    """The repeated call is free if it is legal; an insufficient bid is now one in turn (27A2)."""
    repeat = law_28_32.Say.repeat_call.under(law)
    if facts.call is Call.BID and not facts.sufficient:
        again = NewIrregularity("27A2", "insufficient_bid", when=When.OFFENDER_TURN)
        return Ruling(repeat, again, verdict=law_28_32.Say.repeats_too_low)
    return Ruling(
        repeat,
        law_28_32.Say.no_rectification.under(law),
        law_28_32.Say.repeated_authorised.under("16A1"),
    )


def rho_acted(facts: NotAccepted, law: str) -> Ruling:
    """Only a bid in the same denomination silences partner no longer than once (31A2, 32B2)."""
    if facts.call is Call.DOUBLE:
        return silenced("32B2", Say.any_suit)
    if facts.called_again is CalledAgain.NOT_YET:
        return Ruling(
            Say.offender_free.under(law + "2"),
            replacement.Say.rule_when_called.under(law + "2"),
            verdict=law_28_32.Say.offender_to_call,
        )
    if facts.call is Call.BID and facts.same_denomination_again:
        return Ruling(
            Say.still_unauthorised, Say.silenced_once, common.Say.used, common.Say.foreseen
        )
    return silenced("31A2b", A_SUIT)


IMPLICATIONS: tuple[Implication, ...] = ()
SITUATION = replace(
    NOW,
    rule=call_out_of_rotation,
    parts=(
        Part(may_it_stand, "Kan meldingen stå?"),
        Part(call_at_rhos_turn, "Ikke accepteret: MTH havde tur"),
        Part(call_not_accepted, "Ikke accepteret: en anden end MTH havde tur"),
    ),
)
