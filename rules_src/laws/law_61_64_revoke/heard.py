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
        "kort stik*; overføre stik; skulle have bekendt; svigt*; kulørsvig*; sviger; revoke; "
        "bekend* ikke; ikke bekend*; undlod bekende/følge; følge* farve* ikke; fulgte* ikke; "
        "ikke følg*/fulgt*; stak/stikker/trumf* … havde/har/en; kast*/smed/sakede/afkast* … "
        "havde/har; FARVE … havde/har; sagde/troede ingen/ikke flere/mere … havde/har; opdag*/"
        "fandt/finder FARVE; kom/dukkede FARVE frem/op; havde alligevel; har alligevel; viser/"
        "viste sig havde; en FARVE tilbage/mere/hånden; gemt; bag anden kort; sad bagved; "
        "glemte/glemt lægge/spille/følge/bekende; lagde/spillede/smed forkert farve*; lagde "
        "FARVE på/til FARVE; ikke lagt/spillet til stik*; trumfede med; stik* overføres; hvor "
        "mange stik overføre*; straf for svigt"
    ),
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede farve/kulør/FARVE; bekendte ikke; fulgte ikke farve*; svigtede i "
                "FARVE/farve; trumfede selvom/… havde; trumfede … havde; ikke FARVE … havde; "
                "begge svigtede; svigtede FARVE; havde ikke FARVE … havde; har FARVE tilbage; "
                "har/havde alligevel; sagde ikke FARVE … havde; selvom havde FARVE; svigt*; "
                "bekend* ikke; ikke bekend*; følg*/fulgt* ikke; trumf* … havde/har; kast*/smed/"
                "sakede/stak … havde/har; havde alligevel; FARVE … havde/har FARVE/en; opdag*/"
                "fandt FARVE; undlod bekende; lagde/spillede/smed forkert farve*"
            ),
            Failure.NO_CARD: (
                "glemte lægge/spille til/kort stik*; glemte spille/lægge til; lagde/spillede "
                "ikke til stik*; lagde/spillede/lagt/spillet ikke til; ikke lagt/spillet kort "
                "stik*; mangler kort stik*; glemte/glemt lægge/spille; ikke lagt/spillet til; "
                "lagde intet; lagde/spillede ikke kort*; sprang stik* over; kort for meget "
                "stik*"
            ),
            Failure.RESTRICTED: (
                "fulgte ikke krav/forbud/kravet/forbuddet; spillede forbudte farve; krav*/"
                "forbud* fulgte ikke; selvom forbudt spillede; spillede forbudt*"
            ),
            Failure.UNKNOWN: "kort* blandet; blandet/blandede kort*; blandet; blandede",
            Failure.UNABLE: "havde ikke farven; var renonce; havde ingen; var tom; ikke havde",
        },
        Establishment.twelfth: {
            YesNo.YES: "12 stik; tolvte stik; næstsidste stik; 12; tolvte; næstsidste",
        },
        Establishment.both_sides_revoked: {YesNo.YES: "begge sider samme stik"},
        Establishment.dummy_first: {
            YesNo.YES: (
                "blind sagde straks/svigt*; blind gjorde opmærksom; blind sagde; blind påtalte/"
                "opdagede; blind sagde/opdag*/gjorde/påtalte/påpegede/så/nævnte/spurgte"
            ),
        },
        Establishment.told_to_play_on: {YesNo.YES: "modstander* sagde tur"},
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "spillet/spillede videre; spillet/spillede næste stik; spillet/spillede ud "
                "næste; har spillet … stik; lagt/lagde/spillet næste; opdaget/opdagede stik "
                "senere; TAL stik senere; flere stik senere; to stik senere; spillede straks "
                "ud; opdaget/opdagede efter spillet; spillet slut; senere stik; spillet/"
                "spillede/lagt/lagde/spiller næste/videre/igen/ud; opdag* … senere/næste/"
                "bagefter/efter; to/tre/flere stik senere/efter/bagefter; næste stik; nogle "
                "stik; stik senere; først opdag*; bagefter; spillet er slut; efter spillet; "
                "senere; TAL stik; etabl*"
            ),
            SinceRevoke.NAMED: "nævnt/nævnte kort næste; nævnt/nævnte/bad",
            SinceRevoke.CLAIM: (
                "krævet/krævede/kræver; opgivet/opgav/opgiver; har lagt ned; krav; krav/"
                "krævede/krævet/kræver/opgav/opgivet/claim*"
            ),
            SinceRevoke.NOTHING: (
                "ikke spillet videre; ikke spillet næste; ingen spillet næste/videre; opdagede "
                "straks; opdaget straks; samme stik; rettede straks; ikke spillet endnu/til; "
                "fandt straks; med det samme; stik* ikke færdigt; ikke spillet ud; opdagede "
                "selv; rettede/retter sig/selv/det/straks; ikke næste/videre/etabl*; ingen "
                "næste/videre; samme stik; stadig på; før næste; inden næste; stik* ikke "
                "vendt; fandt med; endnu ikke; tog tilbage; stik* ligger"
            ),
        },
        Establishment.who_claimed: {
            WhoClaimed.OFFENDING_SIDE: "krævede selv; selv krævede/krævet; selv resten",
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: (
                "vandt stik*; vandt selv stik*; fik selv stik*; tog selv stik*; stik* selv; "
                "vandt selv; fik stik*; trumfede vandt; vandt/vinder/fik/tog … stik*/selv/med; "
                "vandt; selv vandt; trumfede … vandt; vandt det; stak"
            ),
            WonBy.PARTNER: (
                "makker vandt/fik/tog stik*; makker vandt; stik* til makker; makker vandt/fik/"
                "tog/vinder; makkers stik; bordet/blind vandt/fik/vinder"
            ),
            WonBy.OTHER_SIDE: (
                "modpart/spilfører vandt/fik/tog stik*; modstander* vandt/fik stik*; tabte "
                "stik*; vandt ikke stik*; modpart/spilfører/modstander* vandt/fik/tog/vinder; "
                "vandt/fik/vinder ikke; modpart* stik"
            ),
        },
        Transfer.won_later: {
            YesNo.YES: (
                "senere stik vandt/fik/et/også; fik/vandt/tog senere/flere/endnu stik; et stik "
                "til; også senere stik; stik senere fik/vandt; fik/vandt stik senere/derefter/"
                "efter/bagefter; stik mere; flere/et/to/senere/mere/endnu stik … senere/fik/"
                "vandt/bagefter; stik senere; flere stik; senere stik; et til; stik til; også "
                "et; og et mere; fik/vandt senere"
            ),
            YesNo.NO: (
                "ikke flere stik; ingen flere/senere stik; ikke fik flere/senere; fik ikke "
                "flere/senere; resten modpart; ikke/ingen flere/senere/andre/mere; fik/vandt "
                "ikke/ingen"
            ),
        },
        Transfer.exemption: {
            Exemption.BOTH_SIDES: (
                "begge sider svigt*; begge par svigt*; begge sider har; begge sider/par/hold; "
                "begge parter; begge har; også modpart*; modpart også; også svigt*"
            ),
            Exemption.REPEATED: (
                "samme farve igen; igen samme farve; anden gang samme; to gange FARVE/samme; "
                "svigtede igen; anden gang; igen; to gange; samme farve; for anden"
            ),
            Exemption.FACED: (
                "svigtede bordet/blind; blind svigtede; bordet svigtede; bordet/blind svigt*; "
                "svigt* bordet/blind; frabordet svigt*; strafkort*"
            ),
            Exemption.NEXT_BOARD: "næste spil; meldt næste; næste spil/mappe; meldt næste",
            Exemption.ROUND_OVER: (
                "runden slut/færdig; efter runden; runden forbi; runden; efter runden; næste runde"
            ),
        },
        RevokeCard.card_from: {
            CardFrom.DECLARER: (
                "spilfører svigtede; svigtede frahånden/hånden; spilfører; spilfører svigt*; "
                "spilfører"
            ),
            CardFrom.TABLE: (
                "blind svigtede; svigtede bordet/blind; frabordet; bordet/blind svigt*; frabordet"
            ),
            CardFrom.HIDDEN: "modspiller*",
        },
        CardsAfter.taken_back: {
            YesNo.YES: (
                "vil lave/bytte/skifte/ændre/tage kort om/tilbage; vil tage tilbage; vil lave "
                "kort om; vil skifte/bytte; bytte/skifte/ændre/tage/lave kort*/sit/om; vil/"
                "ønsker/må tage/bytte/skifte/ændre/lave"
            ),
            YesNo.NO: "lader kort/ligge",
        },
        CardsAfter.played_after: {
            PlayedAfter.SAME_TRICK: "kun stik; har lagt; lagt til",
        },
        Establishment.dummy_did: {
            DummyDid.REMARKED: "blind sagde modspiller*; blind sagde",
            DummyDid.ASKED: "blind spurgte",
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
