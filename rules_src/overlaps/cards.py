"""Overlaps of one card: is it played, exposed, unclear, too soon, or back in the hand."""

from __future__ import annotations

from rules_src.laws.law_42_43_dummy.facts import Dummy, DummysAct, WhoErred
from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    TableCard,
)
from rules_src.laws.law_46_unclear_card.facts import Said, UnclearCard
from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.laws.law_49_52_penalty_cards.facts import (
    CardOnTable,
    HowPlayed,
    SeenCard,
    WhoseTurn,
    WhySeen,
)
from rules_src.laws.law_57_premature_play.facts import DeclaringSidePlayed, PrematurePlay, TooSoon
from rules_src.laws.law_58_simultaneous_play.facts import CardsAtOnce, TwoCards
from rules_src.model.overlaps import Overlap

OVERLAPS: tuple[Overlap, ...] = (
    Overlap(Dummy.dummys_act, (DummysAct.PROTESTED, DummysAct.WARNED, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.WRONG_HAND, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.REMARKED, DummysAct.TOOK_PART)),
    Overlap(Dummy.dummys_act, (DummysAct.POINTED, DummysAct.TOOK_PART)),
    Overlap(Dummy.who_erred, (WhoErred.NOTICED, WhoErred.LED_WRONGLY, WhoErred.DECLARING_SIDE)),
    Overlap(Dummy.who_erred, (WhoErred.NOTICED, WhoErred.DEFENDER)),
    Overlap(
        CardPlayed.defenders_card,
        (
            DefendersCard.BEFORE_LEAD,
            DefendersCard.SHOWN,
            DefendersCard.NAMED,
            DefendersCard.HOLDING,
        ),
    ),
    Overlap(
        CardPlayed.defenders_card, (DefendersCard.SHOWN, DefendersCard.NAMED, DefendersCard.UNSEEN)
    ),
    Overlap(
        CardPlayed.declarers_card,
        (DeclarersCard.AT_TABLE, DeclarersCard.HELD, DeclarersCard.NAMED),
    ),
    *(
        Overlap(CardPlayed.declarers_card, (DeclarersCard.NAMED, moved))
        for moved in (DeclarersCard.ONE_MOTION, DeclarersCard.AWAY, DeclarersCard.DROPPED)
    ),
    Overlap(
        CardPlayed.table_card,
        (TableCard.SLIP, TableCard.UNCLEAR, TableCard.DUMMY_MOVED, TableCard.NAMED),
    ),
    Overlap(CardPlayed.table_card, (TableCard.NAMED, TableCard.TOUCHED)),
    Overlap(CardPlayed.table_card, (TableCard.ARRANGING, TableCard.TOUCHED)),
    Overlap(UnclearCard.said_of_card, (Said.SUIT, Said.NOT_THERE)),
    Overlap(UnclearCard.said_of_card, (Said.RANK, Said.NOT_THERE)),
    Overlap(UnclearCard.said_of_card, (Said.NOT_THERE, Said.NAMED, Said.DUMMY_MOVED)),
    Overlap(CardBackWanted.why_back, (WhyBack.TOLD, WhyBack.ILLEGAL)),
    Overlap(CardBackWanted.why_back, (WhyBack.AFTER_REVOKE, WhyBack.OPPONENT_CHANGED)),
    Overlap(CardBackWanted.why_back, (WhyBack.SLIP, WhyBack.WRONG_TABLE_CARD)),
    *(
        Overlap(SeenCard.why_seen, (WhySeen.DECLARING_SIDE, how))
        for how in (WhySeen.OPPONENT, WhySeen.CLAIM, WhySeen.PLAYED, WhySeen.NAMED)
    ),
    Overlap(SeenCard.why_seen, (WhySeen.DECLARING_SIDE, WhySeen.AUCTION, WhySeen.OPPONENT)),
    Overlap(SeenCard.why_seen, (WhySeen.AUCTION, WhySeen.PLAYED, WhySeen.NAMED)),
    Overlap(SeenCard.why_seen, (WhySeen.AUCTION, WhySeen.ACCIDENT)),
    Overlap(SeenCard.why_seen, (WhySeen.OPPONENT, WhySeen.ACCIDENT)),
    Overlap(SeenCard.why_seen, (WhySeen.CLAIM, WhySeen.PLAYED, WhySeen.NAMED)),
    *(
        Overlap(SeenCard.how_played, (HowPlayed.TOLD, how))
        for how in (
            HowPlayed.BEFORE_NEW_LEAD,
            HowPlayed.OPENING_LEAD,
            HowPlayed.REFUSED,
            HowPlayed.LATER_LEAD,
            HowPlayed.PREMATURE,
        )
    ),
    Overlap(SeenCard.how_played, (HowPlayed.MISINFORMED, HowPlayed.IN_TURN)),
    Overlap(SeenCard.how_played, (HowPlayed.REVOKE, HowPlayed.PREMATURE)),
    Overlap(SeenCard.how_played, (HowPlayed.REVOKE, HowPlayed.IN_TURN)),
    Overlap(CardOnTable.whose_turn, (WhoseTurn.BOTH_PARTNER, WhoseTurn.PARTNER_TO_LEAD)),
    Overlap(
        CardOnTable.whose_turn,
        (WhoseTurn.LED_AND_FOLLOWED, WhoseTurn.PARTNER_LED, WhoseTurn.CAN_PLAY),
    ),
    Overlap(
        CardOnTable.whose_turn,
        (WhoseTurn.LED_AND_FOLLOWED, WhoseTurn.PARTNER_LED, WhoseTurn.MUST_FOLLOW),
    ),
    Overlap(CardOnTable.whose_turn, (WhoseTurn.BOTH_OFFENDER, WhoseTurn.CAN_PLAY)),
    *(
        Overlap(PrematurePlay.too_soon, (TooSoon.TOLD, how))
        for how in (TooSoon.NEXT_TRICK, TooSoon.BEFORE_PARTNER, TooSoon.RHO_TURN)
    ),
    Overlap(
        PrematurePlay.declaring_side_played,
        (DeclaringSidePlayed.BOTH_HANDS, DeclaringSidePlayed.DUMMY, DeclaringSidePlayed.AFTERWARDS),
    ),
    Overlap(TwoCards.cards_at_once, (CardsAtOnce.TOO_LATE, CardsAtOnce.ONE_SEEN)),
    Overlap(TwoCards.cards_at_once, (CardsAtOnce.TOO_LATE, CardsAtOnce.SEVERAL_SEEN)),
)
