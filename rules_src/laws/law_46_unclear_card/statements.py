"""Laws 45D and 46: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_46_unclear_card import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.UnclearCard.meant_other: {
        YesNo.NO: "det er ikke hævet over enhver tvivl, at han mente et bestemt andet kort",
        YesNo.YES: "det er hævet over enhver tvivl, at {declarer} mente et bestemt andet kort",
    },
    law.UnclearCard.rank_in_dummy: {
        law.Rank.NONE: "bordet har intet lovligt kort af værdien",
        law.Rank.ONE: "bordet har ét lovligt kort af den værdi",
        law.Rank.MORE: "bordet har flere lovlige kort af den værdi",
    },
    law.UnclearCard.said_of_card: {
        law.Said.CARD: "",
        law.Said.ANYTHING: "{declarer} nævnte hverken farve eller værdi, fx »spil« eller »hvad som"
        " helst«",
        law.Said.RANK: "{declarer} nævnte kun en værdi, fx »tieren«",
        law.Said.SUIT: "{declarer} nævnte kun en farve",
        law.Said.UNFINISHED: "{declarer} nåede ikke at sige ordet færdigt",
        law.Said.WORD: "{declarer} sagde »højt«, »lavt«, »vind« eller lignende",
    },
    law.UnclearCard.card_named: {
        law.Named.NOT_THERE: "{declarer} nævnte et kort, bordet ikke har",
    },
    law.WrongTableCard.sides_played_on: {
        YesNo.NO: "højst den ene side har spillet til næste stik",
        YesNo.YES: "begge sider har spillet til næste stik",
    },
    law.UnclearCard.suit_in_dummy: {
        law.Suit.NONE: "bordet har ikke farven",
        law.Suit.PLAYABLE: "bordet kan lovligt spille farven",
    },
    law.UnclearCard.next_has_played: {
        YesNo.YES: "modspilleren efter bordet har allerede lagt til",
    },
    law.UnclearCard.rank_continues: {
        YesNo.YES: "bordet skal spille ud, og et af kortene er i den farve, det lige vandt stik"
        " med",
        YesNo.NO: "bordet skal ikke spille ud i den farve, det lige vandt stik med",
    },
    law.SizeWord.size_word: {
        law.Word.HIGH: "{declarer} sagde »højt« eller lignende",
        law.Word.WIN: "{declarer} sagde »vind«, »stik« eller lignende",
        law.Word.LOW: "{declarer} sagde »lavt«, »lille« eller lignende",
    },
    law.WrongTableCard.wrong_card: {
        law.WrongCard.LEAD: "det forkerte kort var et udspil",
        law.WrongCard.FOLLOWED: "det forkerte kort var et lovligt tilspil",
        law.WrongCard.REVOKED: "det forkerte kort bekendte ikke, selv om bordet kunne",
    },
    law.WrongTableCard.moved_by: {
        law.Mover.OPPONENT: "en modspiller, der spillede for en fraværende blind, lagde det"
        " forkerte kort",
    },
}
