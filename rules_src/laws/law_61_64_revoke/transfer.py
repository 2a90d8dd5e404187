"""Law 64: what an established revoke costs when play is over."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.transfer_facts import (
    Equity,
    Exemption,
    Transfer,
    TricksWon,
    WonBy,
)
from rules_src.laws.law_61_64_revoke.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import TrickTransfer


def revoke_transfer(facts: Transfer) -> Ruling:
    """Of the revoke trick and later ones the side may lose two; never more than it won (64A)."""
    if facts.exemption is Exemption.REPEATED:
        return second_revoke()
    if facts.exemption is not Exemption.NONE:
        return no_transfer(Say.exempted_by[facts.exemption])
    return by_tricks_won(facts)


def second_revoke() -> Ruling:
    """The same player's second in the suit is free, but may have been to conceal (64B2, 72B3)."""
    return Ruling(Say.second_revoke_may_hide_the_first, *no_transfer("64B2"))


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
    return Ruling(Say.no_transfer.under(section), Say.compensated)


def revoke_equity(facts: Equity) -> Ruling:
    """Whatever was transferred, a side must not be worse off than without the revoke (64C)."""
    if facts.exemption is Exemption.BOTH_SIDES:  # nobody is the non-offending side
        return Ruling(
            Say.score_without_any_revoke
            if facts.either_damaged
            else Say.result_with_transfer_stands.under("64C2b")
        )
    score = Say.without.get(facts.exemption, Say.score_without_revoke)
    return Ruling(score if facts.short else Say.result_with_transfer_stands.under(score.law))
