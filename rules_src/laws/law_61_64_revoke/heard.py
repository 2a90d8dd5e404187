"""Laws 61 to 64: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke.facts import (
    CardFrom,
    CardsAfter,
    DummyDid,
    Establishment,
    Failure,
    MixedBy,
    PlayedAfter,
    PossibleRevoke,
    Revoke,
    RevokeCard,
    SinceRevoke,
    WhoClaimed,
)
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption, Transfer, WonBy
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "svigte kulør; bekendte ikke; ikke flere; renonce; revoke; overføre stik; stik "
        "overføres; svigt i 12. stik; glemte at spille til stikket; etableret svigt; fulgte "
        "ikke farvekrav; glemte at bekende; fulgte ikke farve; trumfede selv om han havde "
        "farven; strafstik; begge svigtede kulør; stikket skifter vinder; svigt opdaget efter "
        "krav; ikke bekendt"
    ),
    said=(
        "svigt*; kulørsvigt*; bekendte ikke; ikke bekendt*/bekende*/bekender; fulgte/følger "
        "ikke farve*; trumfede selvom/men; trumfede … havde/har; ikke FARVE … havde/har/fandt; "
        "havde ikke FARVE … havde/en; renonce … havde/har; smed/sakede … havde FARVE; glemte "
        "lægge kort/til stik*; lagde/spillede ikke til stik*; glemte at spille/lægge til; "
        "trumfet … har/havde; har/havde alligevel FARVE/en; har FARVE tilbage; ikke flere … "
        "havde/har; smed selvom; trumfer selvom; opdager har/havde; fandt FARVE/en; en tilbage "
        "FARVE; sagde ikke … havde; troede renonce; kaste selvom; lagde FARVE … havde; mangler "
        "kort stik*; overføre stik; skulle have bekendt"
    ),
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede farve/kulør/FARVE; bekendte ikke; fulgte ikke farve*; svigtede i "
                "FARVE/farve; trumfede selvom/… havde; trumfede … havde; ikke FARVE … havde; "
                "begge svigtede; svigtede FARVE; havde ikke FARVE … havde; har FARVE tilbage; "
                "har/havde alligevel; sagde ikke FARVE … havde; selvom havde FARVE"
            ),
            Failure.NO_CARD: (
                "glemte lægge/spille til/kort stik*; glemte spille/lægge til; lagde/spillede "
                "ikke til stik*; lagde/spillede/lagt/spillet ikke til; ikke lagt/spillet kort "
                "stik*; mangler kort stik*"
            ),
            Failure.RESTRICTED: (
                "fulgte ikke krav/forbud/kravet/forbuddet; spillede forbudte farve"
            ),
            Failure.UNKNOWN: "kort* blandet; blandet/blandede kort*",
            Failure.UNABLE: "havde ikke farven; var renonce",
        },
        Establishment.since_revoke: {
            SinceRevoke.TWELFTH: "12 stik; tolvte stik; næstsidste stik",
            SinceRevoke.BOTH_SIDES: "begge sider samme stik",
            SinceRevoke.PLAYED: (
                "spillet/spillede videre; spillet/spillede næste stik; spillet/spillede ud "
                "næste; har spillet … stik; lagt/lagde/spillet næste; opdaget/opdagede stik "
                "senere; TAL stik senere; flere stik senere; to stik senere; spillede straks "
                "ud; opdaget/opdagede efter spillet; spillet slut; senere stik"
            ),
            SinceRevoke.NAMED: "nævnt/nævnte kort næste",
            SinceRevoke.CLAIM: "krævet/krævede/kræver; opgivet/opgav/opgiver; har lagt ned; krav",
            SinceRevoke.NOTHING: (
                "ikke spillet videre; ikke spillet næste; ingen spillet næste/videre; opdagede "
                "straks; opdaget straks; samme stik; rettede straks; ikke spillet endnu/til; "
                "fandt straks; med det samme; stik* ikke færdigt; ikke spillet ud"
            ),
            SinceRevoke.DUMMY: (
                "blind sagde straks/svigt*; blind gjorde opmærksom; blind sagde; blind påtalte/"
                "opdagede"
            ),
        },
        Establishment.who_claimed: {
            WhoClaimed.OFFENDING_SIDE: "krævede selv",
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: (
                "vandt stik*; vandt selv stik*; fik selv stik*; tog selv stik*; stik* selv; "
                "vandt selv; fik stik*; trumfede vandt"
            ),
            WonBy.PARTNER: "makker vandt/fik/tog stik*; makker vandt; stik* til makker",
            WonBy.OTHER_SIDE: (
                "modpart/spilfører vandt/fik/tog stik*; modstander* vandt/fik stik*; tabte "
                "stik*; vandt ikke stik*"
            ),
        },
        Transfer.won_later: {
            YesNo.YES: (
                "senere stik vandt/fik/et/også; fik/vandt/tog senere/flere/endnu stik; et stik "
                "til; også senere stik; stik senere fik/vandt; fik/vandt stik senere/derefter/"
                "efter/bagefter; stik mere"
            ),
            YesNo.NO: (
                "ikke flere stik; ingen flere/senere stik; ikke fik flere/senere; fik ikke "
                "flere/senere; resten modpart"
            ),
        },
        Transfer.exemption: {
            Exemption.BOTH_SIDES: "begge sider svigt*; begge par svigt*; begge sider har",
            Exemption.REPEATED: (
                "samme farve igen; igen samme farve; anden gang samme; to gange FARVE/samme; "
                "svigtede igen"
            ),
            Exemption.FACED: "svigtede bordet/blind; blind svigtede; bordet svigtede",
            Exemption.NEXT_BOARD: "næste spil; meldt næste",
            Exemption.ROUND_OVER: "runden slut/færdig; efter runden; runden forbi",
        },
        RevokeCard.card_from: {
            CardFrom.DECLARER: "spilfører svigtede; svigtede frahånden/hånden; spilfører",
            CardFrom.TABLE: "blind svigtede; svigtede bordet/blind; frabordet",
        },
        CardsAfter.taken_back: {
            YesNo.YES: (
                "vil lave/bytte/skifte/ændre/tage kort om/tilbage; vil tage tilbage; vil lave "
                "kort om; vil skifte/bytte"
            ),
            YesNo.NO: "lader kort/ligge",
        },
        CardsAfter.played_after: {
            PlayedAfter.SAME_TRICK: "kun stik",
        },
        Establishment.dummy_did: {
            DummyDid.REMARKED: "blind sagde modspiller*",
        },
        PossibleRevoke.has_suit: {
            YesNo.YES: "havde en; har en",
        },
        PossibleRevoke.mixed_by: {
            MixedBy.BOTH: "begge blandet",
            MixedBy.OFFENDING: "blandede sine",
        },
    },
)
