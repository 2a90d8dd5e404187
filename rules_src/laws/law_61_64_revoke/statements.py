"""Laws 61 to 64: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.RevokeCard.card_from: {
        law.CardFrom.DECLARER: "det forkerte kort kom fra {declarer's} hånd",
        law.CardFrom.FACED: "det forkerte kort var et strafkort på bordet",
        law.CardFrom.HIDDEN: "det forkerte kort kom fra en modspillers skjulte hånd",
        law.CardFrom.TABLE: "det forkerte kort kom fra bordet",
    },
    law.Establishment.dummy_did: {
        law.DummyDid.ASKED: "{dummy}, der har mistet sine rettigheder, spurgte først {declarer},"
        " der havde svigtet fra hånden, eller sagde det",
        law.DummyDid.PROTESTED: "{dummy}, der har mistet sine rettigheder, protesterede først mod"
        " et kort fra bordet",
        law.DummyDid.TOO_LATE: "{dummy}, der har mistet sine rettigheder, gjorde først opmærksom på"
        " det, da siden havde spillet til næste stik",
    },
    law.Establishment.since_revoke: {
        law.SinceRevoke.CLAIM: "",
        law.SinceRevoke.NAMED: "{offender} eller {partner} har nævnt eller udpeget et kort til"
        " næste stik",
        law.SinceRevoke.NOTHING: "{offending_side} har ikke spillet eller nævnt et kort til næste"
        " stik",
        law.SinceRevoke.PLAYED: "{offender} eller {partner} har spillet til næste stik, lovligt"
        " eller ej",
    },
    law.Establishment.who_claimed: {
        law.WhoClaimed.ACCEPTED: "{other_side} krævede eller opgav stik, og {offending_side}"
        " protesterede ikke i tide",
        law.WhoClaimed.OBJECTED: "{offender} eller {partner} opgav stik, men den anden modspiller"
        " protesterede straks",
        law.WhoClaimed.OFFENDING_SIDE: "{offender} eller {partner} krævede eller opgav stik",
        law.WhoClaimed.OTHER_SIDE: "{other_side} krævede eller opgav stik, og {offending_side} er"
        " uenig eller kan stadig nå at protestere",
    },
}
