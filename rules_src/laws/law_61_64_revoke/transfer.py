"""Law 64: what an established revoke costs when play is over."""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.transfer_facts import (
    Equity,
    Exemption,
    Transfer,
    TricksLeft,
    TricksStill,
    TricksWon,
    WonBy,
)
from rules_src.laws.law_61_64_revoke.words import Say
from rules_src.model.effects import Effect, Lasting
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import TrickTransfer

NOTHING_COST = (Effect(Lasting.REVOKED),)
"""An established revoke that costs nothing is still one that others are counted with (64B7)."""


def revoke_transfer(facts: Transfer) -> Ruling:
    """Of the revoke trick and later ones the side may lose two; never more than it won (64A)."""
    if facts.both_established:
        return both_sides_established()
    if facts.exemption is not Exemption.NONE:
        return no_transfer(Say.exempted_by[facts.exemption])
    if not facts.earlier_revoke:
        return by_tricks_won(facts)
    return second_revoke() if facts.suit_again else by_tricks_left(facts)


def both_sides_established() -> Ruling:
    """Neither side's revoke costs a trick, also where one has been ruled on already (64B7)."""
    none, weighed = no_transfer("64B7")
    return Ruling(none, Say.for_both_revokes, weighed)


def second_revoke() -> Ruling:
    """The same player's second in the suit is free, but may have been to conceal (64B2, 72B3)."""
    return Ruling(Say.second_revoke_may_hide_the_first, *no_transfer("64B2"))


def by_tricks_left(facts: TricksStill) -> Ruling:
    """A trick that an earlier revoke of the side has cost is not transferred again (64A)."""
    match facts.tricks_left:
        case TricksLeft.NONE:
            return Ruling(Say.tricks_gone, *no_transfer("64A"))
        case TricksLeft.ONE:
            return transfer("64A", 1)
        case TricksLeft.MORE:
            by_a_card = facts.failure is not law.Failure.NO_CARD
            won = by_a_card and facts.trick_won_by is WonBy.OFFENDER
            return transfer("64A1", 2) if won else transfer("64A2", 1)


def by_tricks_won(facts: TricksWon) -> Ruling:
    """What is transferred where nothing exempts the side (64A)."""
    if facts.failure is law.Failure.NO_CARD:  # 67B1: who played no card did not win the trick
        won = facts.side_won_trick or facts.won_later
        return transfer("64A2", 1) if won else no_transfer("64B1")
    if facts.trick_won_by is WonBy.OFFENDER:
        return transfer("64A1", 2 if facts.won_later else 1)
    if facts.trick_won_by is WonBy.PARTNER or facts.won_later:
        return transfer("64A2", 1)
    return no_transfer("64B1")


def transfer(section: str, tricks: int) -> Ruling:
    return Ruling(TrickTransfer(section, tricks, when=When.AFTER_PLAY), Say.compensated)


def no_transfer(section: str) -> Ruling:
    counted = replace(Say.no_transfer.under(section), leaves=NOTHING_COST)
    return Ruling(counted, Say.compensated)


def revoke_equity(facts: Equity) -> Ruling:
    """Whatever was transferred, a side must not be worse off than without the revoke (64C)."""
    if facts.both_established:  # nobody is the non-offending side
        return Ruling(
            Say.score_without_any_revoke
            if facts.either_damaged
            else Say.result_with_transfer_stands.under("64C2b")
        )
    repeated = facts.earlier_revoke and facts.suit_again
    score = Say.score_without_later_revokes if repeated else Say.score_without_revoke
    return Ruling(score if facts.short else Say.result_with_transfer_stands.under(score.law))
