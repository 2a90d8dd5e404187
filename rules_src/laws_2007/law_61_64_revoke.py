"""Laws 61 to 64 of 2007: the revoke.

Each is read whole in the Norwegian federation's translation (lovboka.org/61-64); of 66D and 67
only a part.
"""

from dataclasses import replace

from rules_src.laws.common import dummy
from rules_src.laws.law_61_64_revoke import SITUATION as NOW
from rules_src.laws.law_61_64_revoke import correction as correction_now
from rules_src.laws.law_61_64_revoke import established as established_now
from rules_src.laws.law_61_64_revoke import facts as now
from rules_src.laws.law_61_64_revoke import rule as rules_now
from rules_src.laws.law_61_64_revoke import transfer_facts as transfer_facts_now
from rules_src.laws.law_61_64_revoke import words as law_61_64
from rules_src.laws.law_61_64_revoke.facts import DummyDid, Failure, SinceRevoke, WhoClaimed
from rules_src.laws.law_61_64_revoke.transfer import (
    both_sides_established,
    by_tricks_left,
    by_tricks_won,
    no_transfer,
    second_revoke,
)
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007, restated
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.situation import Part
from rules_src.model.steps import AdjustedScore, Grounds, Instruct, LookUp
from rules_src.model.words import Words


class Exemption(Answer):
    """Why an established revoke cost no trick; the last was dropped in 2017."""

    NONE = "nej"
    FACED = "bordet svigtede, eller {offender} undlod at spille et strafkort"
    NEXT_BOARD = "den blev først påtalt, da {other_side} havde meldt på næste spil"
    ROUND_OVER = "den blev først påtalt, da runden var slut"
    TWELFTH = "den skete i 12. stik"
    OTHER_FACED = "{offender} undlod at spille et andet kort, der lå åbent"


class PossibleRevoke(now.Revoke):
    played_but_kept = now.PossibleRevoke.played_but_kept
    played_again = now.PossibleRevoke.played_again
    both_played_on = now.PossibleRevoke.both_played_on
    has_suit = now.PossibleRevoke.has_suit


class Establishment(now.Establishment):
    since_revoke = restated(now.Establishment.since_revoke, help="")
    agreed_at_first = Fact(
        YesNo,
        "Havde {offending_side} sagt ja til kravet?",
        "63A3",
    )


class Equity(Facts):
    both_established = transfer_facts_now.Equity.both_established
    earlier_revoke = transfer_facts_now.Equity.earlier_revoke
    suit_again = transfer_facts_now.Equity.suit_again
    short = restated(transfer_facts_now.Equity.short, help="")
    either_damaged = restated(transfer_facts_now.Equity.either_damaged, help="")


class Transfer(now.Revoke):
    both_established = Equity.both_established
    other_corrected = Fact(
        YesNo,
        "Svigtede også {other_side} på spillet, men fik det rettet?",
        "64B7",
        assume=YesNo.NO,
    )
    earlier_revoke = Equity.earlier_revoke
    suit_again = Equity.suit_again
    repeated_corrected = Fact(
        YesNo,
        "Svigtede {offender} før i samme farve, men fik det rettet?",
        "64B2",
        assume=YesNo.NO,
    )
    exemption = Fact(
        Exemption,
        "Er der en grund til ikke at overføre stik?",
        "64B",
        help=transfer_facts_now.Transfer.exemption.help,
    )
    tricks_left = transfer_facts_now.Transfer.tricks_left
    trick_won_by = transfer_facts_now.Transfer.trick_won_by
    side_won_trick = transfer_facts_now.Transfer.side_won_trick
    won_later = transfer_facts_now.Transfer.won_later


class Say(Words):
    each_revoke_by_itself = Instruct(
        "63A1",
        "Døm de to kulørsvigt hver for sig. Kun den side, der har spillet videre, har en"
        " etableret.",
        to=ME,
        short="hver kulørsvigt dømmes for sig",
    )
    play_on_and_restore = AdjustedScore("43B3", Grounds.GAINED, when=When.AFTER_PLAY)
    score_by_equity = Instruct(
        "64C",
        "Giv en justeret score, hvis det er rimeligt. Loven siger ikke, hvad du sammenligner med.",
        to=ME,
        short="justeret score efter rimelighed",
        when=When.AFTER_PLAY,
    )


EXEMPTED_BY = {
    Exemption.FACED: "64B3",
    Exemption.OTHER_FACED: "64B3",
    Exemption.NEXT_BOARD: "64B4",
    Exemption.ROUND_OVER: "64B5",
    Exemption.TWELFTH: "64B6",
}
_revoke = in_2007(rules_now.revoke, now.PossibleRevoke)
_established = in_2007(established_now.revoke_established)
revoke_correction = in_2007(correction_now.revoke_correction)
revoke_cards_after = in_2007(correction_now.revoke_cards_after)
revoke_play_goes_on = in_2007(correction_now.revoke_play_goes_on)


def revoke(facts: PossibleRevoke) -> Ruling:
    """A failure to follow suit, or to obey a restriction one can obey, is a revoke (61A)."""
    if facts.failure is Failure.UNKNOWN:
        return Ruling(LookUp("66D"))
    return _revoke(facts)


def revoke_established(facts: Establishment) -> Ruling:
    """A claim agreed to established a revoke at once, as one's own claim did (63A3)."""
    if facts.twelfth:
        return _established(facts)
    if facts.both_sides_revoked:
        return Ruling(Say.each_revoke_by_itself)
    if facts.dummy_first:
        return dummy_spoke(facts)
    agreed = (
        facts.since_revoke is SinceRevoke.CLAIM
        and facts.who_claimed is WhoClaimed.OTHER_SIDE
        and facts.agreed_at_first
    )
    return established_now.established("63A3") if agreed else _established(facts)


def dummy_spoke(facts: Establishment) -> Ruling:
    """Dummy without rights could not even see that his own cards followed suit (42A, 43B)."""
    if facts.dummy_did is DummyDid.REMARKED:
        return Ruling(dummy.Say.play_on_without_rectification, Say.play_on_and_restore)
    if facts.dummy_did is DummyDid.PROTESTED:
        return Ruling(common.Say.law_has_no_such_rule.under("42A"))
    return _established(facts)


def revoke_transfer(facts: Transfer) -> Ruling:
    """Of the revoke trick and later ones the side may lose two; never more than it won (64A)."""
    if facts.both_established:
        return both_sides_established()
    if facts.other_corrected:
        return no_transfer("64B7")
    if facts.repeated_corrected:
        return no_transfer("64B2")
    if facts.exemption is not Exemption.NONE:
        return no_transfer(EXEMPTED_BY[facts.exemption])
    if not facts.earlier_revoke:
        return by_tricks_won(facts)
    return second_revoke() if facts.suit_again else by_tricks_left(facts)


def revoke_equity(facts: Equity) -> Ruling:
    """Too little is made good, but the law did not say what to compare with (64C)."""
    stands = law_61_64.Say.result_with_transfer_stands.under("64C")
    if facts.both_established:
        return Ruling(Say.score_by_equity if facts.either_damaged else stands)
    if not facts.short:
        return Ruling(stands)
    if facts.earlier_revoke and facts.suit_again:
        return Ruling(Say.score_by_equity)
    return Ruling(law_61_64.Say.score_without_revoke.under("64C"))


SITUATION = replace(
    NOW,
    rule=revoke,
    parts=(
        Part(revoke_established, "Er kulørsvigten etableret?"),
        Part(revoke_correction, "Kulørsvigten rettes"),
        Part(revoke_cards_after, "Kort spillet efter kulørsvigten"),
        Part(revoke_play_goes_on, "Når kulørsvigten er rettet: hvem spiller ud?"),
        Part(revoke_transfer, "Overførsel af stik"),
        Part(revoke_equity, "Skal scoren justeres?"),
    ),
)
