"""Laws 61B, 61C and 66: who may ask about a revoke, and who may see a trick again.

The asker and the asked are who speak here; nobody has offended yet.
"""

from __future__ import annotations

from rules_src.laws.common import correction_period, dummy, unauthorised
from rules_src.laws.law_61_66_asking import facts as law
from rules_src.laws.law_61_66_asking.words import Say
from rules_src.model.ruling import Ruling


def ask_about_revoke(facts: law.AskAboutRevoke) -> Ruling:
    """Everybody may ask everybody, but dummy only declarer (61B); no one turns cards (66C)."""
    match facts.wish:
        case law.Wish.ASK:
            return ask(facts)
        case law.Wish.SHOWN:
            return Ruling(Say.own_card_not_to_be_shown, Say.told_by_card, unauthorised.Say.used)
        case law.Wish.SEE:
            return see(facts)
        case law.Wish.TURNED:
            return Ruling(
                Say.no_inspection, Say.turn_cards_back, Say.director_inspects, Say.count_cards_left
            )
        case law.Wish.DUMMY_SPEAKS:
            return dummy_speaks(facts)


def ask(facts: law.AskAboutRevoke) -> Ruling:
    """A defender's question to his partner may tell him something (61B3)."""
    match facts.asking:
        case law.Asking.DECLARER:
            return Ruling(Say.may_ask.under("61B1"), Say.if_revoked)
        case law.Asking.DEFENDER_DECLARER:
            return Ruling(Say.may_ask, Say.if_revoked)
        case law.Asking.DEFENDERS:
            return between_defenders(facts)
        case law.Asking.DUMMY_DECLARER:
            allowed = Say.may_ask.under("61B2a")
            return Ruling(
                allowed if facts.rights else Say.may_not_ask_without_rights, Say.if_revoked
            )
        case law.Asking.DUMMY_DEFENDER:
            return Ruling(Say.may_not_ask, Say.told_declarer, Say.if_revoked)


def between_defenders(facts: law.AskAboutRevoke) -> Ruling:
    """The answer is free to use, the surprise behind the question is not (61B3, 16B)."""
    facts.tell(Say.may_ask, Say.ask_only_when_sure)
    if facts.asked_has_suit:
        return Ruling(Say.is_revoke)
    if facts.surprised:
        return Ruling(Say.answer, Say.told_defender, verdict=Say.may_not_use_question)
    return Ruling(Say.answer, Say.nothing_told)


def see(facts: law.AskAboutRevoke) -> Ruling:
    """The last trick while it lies open, one's own last card, no more until play is over (66)."""
    match facts.trick:
        case law.Trick.OPEN:
            return Ruling(Say.show_last_trick)
        case law.Trick.OWN_CARD:
            return Ruling(Say.look_at_own_card)
        case law.Trick.QUITTED:
            return Ruling(Say.no_inspection, Say.director_inspects)
        case law.Trick.PLAY_OVER:
            return Ruling(correction_period.Say.inspect_after_play)


def dummy_speaks(facts: law.AskAboutRevoke) -> Ruling:
    """Dummy prevents what has not happened, and sees that his own cards follow suit (42)."""
    match facts.dummy_says:
        case law.DummySays.TABLE:
            return Ruling(dummy.Say.dummy_may_protest, Say.if_revoked)
        case law.DummySays.WARNING:
            return Ruling(dummy.Say.may_warn if facts.rights else dummy.Say.may_not_warn)
        case law.DummySays.DURING_PLAY:
            return Ruling(dummy.Say.dummy_must_wait, dummy.Say.dummy_may_be_fined, Say.if_revoked)
        case law.DummySays.AFTER_PLAY:
            return Ruling(dummy.Say.dummy_may_remark, Say.if_revoked)
