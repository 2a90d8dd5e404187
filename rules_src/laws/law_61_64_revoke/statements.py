"""Laws 61 to 64: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke import transfer_facts as transfer
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.RevokeCard.card_from: {
        law.CardFrom.DECLARER: "det forkerte kort kom fra {declarer's} hånd",
        law.CardFrom.FACED: "det forkerte kort var et strafkort på bordet",
        law.CardFrom.HIDDEN: "det forkerte kort kom fra en modspillers skjulte hånd",
        law.CardFrom.TABLE: "det forkerte kort kom fra bordet",
    },
    law.RevokeCard.card_corrects: {
        YesNo.NO: "et andet kort end strafkortet spilles til stikket",
        YesNo.YES: "strafkortet spilles til stikket",
    },
    law.Establishment.twelfth: {
        YesNo.NO: "det skete ikke i 12. stik, eller alle fire hænder er lagt i mappen",
        YesNo.YES: "det skete i 12. stik, og ikke alle fire hænder er lagt i mappen",
    },
    law.Establishment.both_sides_revoked: {
        YesNo.NO: "kun {offending_side} svigtede i stikket, eller begge sider har spillet videre",
        YesNo.YES: "begge sider svigtede i stikket, og kun den ene har spillet videre",
    },
    law.Establishment.dummy_first: {
        YesNo.NO: "{dummy} var ikke den første, der nævnte det, eller havde sine rettigheder",
        YesNo.YES: "{dummy}, der har mistet sine rettigheder, var den første, der nævnte det",
    },
    law.Establishment.told_to_play_on: {
        YesNo.NO: "ingen modstander havde sagt, at det var deres tur",
        YesNo.YES: "siden spillede kun, fordi en modstander sagde, at det var deres tur",
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
    law.PossibleRevoke.played_again: {
        YesNo.YES: "det er spillet igen, uden at det kan rettes",
        YesNo.NO: "det er ikke spillet igen",
    },
    law.Establishment.before_partner: {
        YesNo.YES: "en modspiller svigtede, før {partner} havde spillet til 12. stik",
        YesNo.NO: "ingen modspiller svigtede, før {partner} havde spillet til 12. stik",
    },
    transfer.Transfer.both_established: {
        YesNo.YES: "også {other_side} har en etableret kulørsvigt på spillet",
    },
    transfer.Transfer.suit_again: {
        YesNo.YES: "den var også {offender's}, i samme farve og før denne",
        YesNo.NO: "den var en andens, i en anden farve eller efter denne",
    },
    transfer.Transfer.tricks_left: {
        transfer.TricksLeft.MORE: "mindst to af sidens stik herfra er ikke allerede overført",
        transfer.TricksLeft.ONE: "ét af sidens stik herfra er ikke allerede overført",
        transfer.TricksLeft.NONE: "alle sidens stik herfra er allerede overført",
    },
    transfer.Transfer.trick_won_by: {
        transfer.WonBy.PARTNER: "{partner} vandt stikket med kulørsvigten, eller bordet, hvis"
        " {declarer} svigtede fra hånden",
    },
    transfer.Equity.either_damaged: {
        YesNo.YES: "en af siderne er dårligere stillet, end hvis ingen havde svigtet",
        YesNo.NO: "ingen af siderne er dårligere stillet, end hvis ingen havde svigtet",
    },
}
