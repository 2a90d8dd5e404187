"""Laws 68 to 71 of 2007: after a claim play stopped for good.

Read in the Norwegian federation's translation (lovboka.org/68-70), whose pages are cut; 69 whole.
"""

from dataclasses import replace

from rules_src.laws.law_68_71_claims import SITUATION as NOW
from rules_src.laws.law_68_71_claims import disputed as disputed_now
from rules_src.laws.law_68_71_claims import facts as now
from rules_src.laws.law_68_71_claims import rule as rules_now
from rules_src.laws.law_68_71_claims import words as law_68_71
from rules_src.laws.law_68_71_claims.facts import ClaimKind, Reply
from rules_src.laws_2007.common import in_2007
from rules_src.model.ruling import ME, Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class Say(Words):
    later_cards_are_evidence = Instruct(
        "70D3",
        "Lad de kort, der er spillet efter kravet, vise, hvordan der ville være spillet.",
        to=ME,
    )


_otherwise = in_2007(rules_now.claim)


def claim(facts: now.Claimed) -> Ruling:
    """Play ceases; what all four play after a claim is only evidence of it (68D, 70D3)."""
    if facts.claim_kind is ClaimKind.CLAIM and facts.reply is Reply.PLAY_ON:
        return Ruling(
            law_68_71.Say.play_is_over.under("68D"),
            Say.later_cards_are_evidence,
            HandOver("70", "claim_disputed"),
        )
    return _otherwise(facts)


claim_disputed = in_2007(disputed_now.claim_disputed)
agreement_withdrawn = in_2007(rules_now.agreement_withdrawn)
concession_regretted = in_2007(rules_now.concession_regretted)

SITUATION = replace(
    NOW,
    rule=claim,
    parts=(
        Part(claim_disputed, "Et krav, der er uenighed om"),
        Part(agreement_withdrawn, "En side fortryder, at den var enig"),
        Part(concession_regretted, "En side fortryder sit afkald"),
    ),
)
