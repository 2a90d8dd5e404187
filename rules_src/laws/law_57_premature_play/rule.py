"""Law 57: a defender plays before it is his turn, or declarer does (with 60A and 47E1).

The offender is the defender whose card came too soon; `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.common.lead import EXPLAIN_ALL, OLDER_DUTIES
from rules_src.laws.common.penalty_card import (
    ALL_MAJOR,
    IF_CARD_LIES,
    IF_CARDS_LIE,
    WHILE_IT_LIES,
)
from rules_src.laws.common.taken_back import TOLD_BACK
from rules_src.laws.law_57_premature_play.facts import (
    DeclaringSidePlayed,
    PlayChosen,
    PlayFreed,
    PrematurePlay,
    TooSoon,
)
from rules_src.laws.law_57_premature_play.words import (
    ALL_ARE_MAJOR,
    LEADS_ANYWAY,
    NO_RECTIFICATION,
    OBEYS,
    PLAY_IN_TURN,
    RIGHT_LOST,
    STAYS_PLAYED,
    TRICK_FIRST,
    UNABLE,
    USED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity, PenaltyCard, Size


def premature_play(facts: PrematurePlay) -> Ruling:
    """A defender's card played before his partner's binds the partner, with exceptions (57)."""
    match facts.too_soon:
        case TooSoon.BEFORE_PARTNER | TooSoon.NEXT_TRICK:
            return before_partner(facts)
        case TooSoon.RHO_TURN:
            return at_rhos_turn(facts)
        case TooSoon.TOLD:
            return TOLD_BACK
        case TooSoon.DECLARER:
            return Ruling(STAYS_PLAYED)


def before_partner(facts: PrematurePlay) -> Ruling:
    """No rectification once both of declarer's hands, or dummy unbidden, have played (57C)."""
    match facts.declaring_side_played:
        case DeclaringSidePlayed.BOTH_HANDS | DeclaringSidePlayed.DUMMY:
            return Ruling(HandOver("57C", "premature_play_freed"))
        case DeclaringSidePlayed.AFTERWARDS:
            return Ruling(RIGHT_LOST, OLDER_DUTIES)
        case DeclaringSidePlayed.NEITHER:
            return Ruling(HandOver("57A", "premature_play_choice"))


def premature_play_freed(facts: PlayFreed) -> Ruling:
    """57C frees the partner; a card led is still out of turn if another hand wins (44G, 53A)."""
    law = "57C2" if facts.declaring_side_played is DeclaringSidePlayed.DUMMY else "57C1"
    if facts.too_soon is not TooSoon.NEXT_TRICK:
        return Ruling(NO_RECTIFICATION.under(law))
    if facts.wins_trick:
        return Ruling(TRICK_FIRST.under(law), LEADS_ANYWAY)
    return Ruling(TRICK_FIRST.under(law), NewIrregularity("53A", "lead_out_of_turn"))


def at_rhos_turn(facts: PrematurePlay) -> Ruling:
    """The card waits for its turn if it can be played legally; else it is a penalty card (57D)."""
    if facts.card_is_legal:
        return Ruling(PLAY_IN_TURN, USED)
    if facts.earlier_card:
        return Ruling(ALL_MAJOR, *WHILE_IT_LIES, IF_CARDS_LIE)
    return Ruling(PenaltyCard("57D", Size.MAJOR), *WHILE_IT_LIES, IF_CARD_LIES)


def premature_play_choice(facts: PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer directs partner's play to the trick (57A).

    With an earlier penalty card both are major, and Law 51 goes on (50B).
    """
    earlier = bool(facts.earlier_card)
    facts.explain(EXPLAIN_ALL)
    facts.tell(ALL_MAJOR if earlier else PenaltyCard("57A", Size.MAJOR))
    obeys = OBEYS[facts.play_choice]
    if earlier:
        verdict = f"{ALL_ARE_MAJOR}; {obeys.short}"
        return Ruling(obeys, UNABLE, *WHILE_IT_LIES, IF_CARDS_LIE, verdict=verdict)
    return Ruling(obeys, UNABLE, *WHILE_IT_LIES, IF_CARD_LIES)
