"""Laws 61B, 61C and 66: who may ask about a revoke, and who may see a trick again.

The asker and the asked are who speak here; nobody has offended yet.
"""

from __future__ import annotations

from rules_src.laws.common.correction_period import INSPECT_AFTER_PLAY
from rules_src.laws.common.dummy import (
    DUMMY_FINED,
    MAY_NOT_REMARK,
    MAY_NOT_WARN,
    MAY_REMARK,
    MAY_WARN,
    TABLE_PROTEST,
)
from rules_src.laws.common.unauthorised import USED
from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, DummySays, Trick, Wish
from rules_src.laws.law_61_66_asking.words import (
    ANSWER,
    COUNT_CARDS,
    DIRECTOR_LOOKS,
    IF_REVOKED,
    IS_REVOKE,
    MAY_ASK,
    MAY_NOT_ASK,
    MAY_NOT_USE_QUESTION,
    NO_INSPECTION,
    NOT_TO_BE_SHOWN,
    NOTHING_TOLD,
    ONLY_WHEN_SURE,
    OWN_CARD,
    RIGHT_LOST,
    SHOW_TRICK,
    TOLD_BY_CARD,
    TOLD_DECLARER,
    TOLD_DEFENDER,
    TURN_BACK,
)
from rules_src.model.ruling import Ruling


def ask_about_revoke(facts: AskAboutRevoke) -> Ruling:
    """Everybody may ask everybody, but dummy only declarer (61B); no one turns cards (66C)."""
    match facts.wish:
        case Wish.ASK:
            return ask(facts)
        case Wish.SHOWN:
            return Ruling(NOT_TO_BE_SHOWN, TOLD_BY_CARD, USED)
        case Wish.SEE:
            return see(facts)
        case Wish.TURNED:
            return Ruling(NO_INSPECTION, TURN_BACK, DIRECTOR_LOOKS, COUNT_CARDS)
        case Wish.DUMMY_SPEAKS:
            return dummy_speaks(facts)


def ask(facts: AskAboutRevoke) -> Ruling:
    """A defender's question to his partner may tell him something (61B3)."""
    match facts.asking:
        case Asking.DECLARER:
            return Ruling(MAY_ASK.under("61B1"), IF_REVOKED)
        case Asking.DEFENDER_DECLARER:
            return Ruling(MAY_ASK, IF_REVOKED)
        case Asking.DEFENDERS:
            return between_defenders(facts)
        case Asking.DUMMY_DECLARER:
            allowed = MAY_ASK.under("61B2a")
            return Ruling(allowed if facts.rights else RIGHT_LOST, IF_REVOKED)
        case Asking.DUMMY_DEFENDER:
            return Ruling(MAY_NOT_ASK, TOLD_DECLARER, IF_REVOKED)


def between_defenders(facts: AskAboutRevoke) -> Ruling:
    """The answer is free to use, the surprise behind the question is not (61B3, 16B)."""
    facts.tell(MAY_ASK, ONLY_WHEN_SURE)
    if facts.asked_has_suit:
        return Ruling(IS_REVOKE)
    if facts.surprised:
        return Ruling(ANSWER, TOLD_DEFENDER, verdict=MAY_NOT_USE_QUESTION)
    return Ruling(ANSWER, NOTHING_TOLD)


def see(facts: AskAboutRevoke) -> Ruling:
    """The last trick while it lies open, one's own last card, no more until play is over (66)."""
    match facts.trick:
        case Trick.OPEN:
            return Ruling(SHOW_TRICK)
        case Trick.OWN_CARD:
            return Ruling(OWN_CARD)
        case Trick.QUITTED:
            return Ruling(NO_INSPECTION, DIRECTOR_LOOKS)
        case Trick.PLAY_OVER:
            return Ruling(INSPECT_AFTER_PLAY)


def dummy_speaks(facts: AskAboutRevoke) -> Ruling:
    """Dummy prevents what has not happened, and sees that his own cards follow suit (42)."""
    match facts.dummy_says:
        case DummySays.TABLE:
            return Ruling(TABLE_PROTEST, IF_REVOKED)
        case DummySays.WARNING:
            return Ruling(MAY_WARN if facts.rights else MAY_NOT_WARN)
        case DummySays.DURING_PLAY:
            return Ruling(MAY_NOT_REMARK, DUMMY_FINED, IF_REVOKED)
        case DummySays.AFTER_PLAY:
            return Ruling(MAY_REMARK, IF_REVOKED)
