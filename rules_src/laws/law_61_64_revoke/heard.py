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
        "svigt*; svigt* stik TAL; svigt* … opdag*; svigt* FARVE; svigt* stik TAL … opdag*;"
        " svigt* FARVE stik; kulørsvigt*; bekendte ikke; ikke bekendt*/bekende*/bekender;"
        " fulgte/følger"
        " ikke farve*; trumfede selvom/men; trumfede … havde/har; ikke FARVE …"
        " havde/har/fandt; havde ikke FARVE … havde/en; renonce … havde/har; smed/sakede …"
        " havde FARVE; glemte lægge kort/til stik*; lagde/spillede ikke til stik*; glemte at"
        " spille/lægge til; trumfet … har/havde; har/havde alligevel FARVE/en; har FARVE"
        " tilbage; ikke flere … havde/har; smed selvom; trumfer selvom; opdager har/havde;"
        " fandt FARVE/en; en tilbage FARVE; sagde ikke … havde; troede renonce; kaste selvom;"
        " lagde FARVE … havde; mangler kort stik*; overføre stik; skulle have bekendt;"
        " kulørsvig*; sviger; revoke; bekend* ikke; ikke bekend*; undlod bekende/følge; følge*"
        " farve* ikke; fulgte* ikke; ikke følg*/fulgt*; stak/stikker/trumf* … havde/har/en;"
        " kast*/smed/sakede/afkast* … havde/har; FARVE … havde/har; sagde/troede ingen/ikke"
        " flere/mere … havde/har; opdag*/fandt/finder FARVE; kom/dukkede FARVE frem/op; havde"
        " alligevel; har alligevel; viser/viste sig havde; en FARVE tilbage/mere/hånden; gemt;"
        " bag anden kort; sad bagved; glemte/glemt lægge/spille/følge/bekende;"
        " lagde/spillede/smed forkert farve*; lagde FARVE på/til FARVE; ikke lagt/spillet til"
        " stik*; trumfede med; stik* overføres; hvor mange stik overføre*; straf for svigt;"
        " smed FARVE … har; har smidt FARVE selvom; ikke bekendt; FARVE kom frem; FARVE frem …"
        " trumfet; har … trumfet FARVE; smed … nej har; lå hos PLADS hele … trumf*; FARVE* lå"
        " hos … trumf*; smed … sad mellem; sad mellem; lå gemt; skulle spille FARVE … men"
        " FARVE; forlangte … men spillede; tog det selv i sig; ikke fulgt; fulgte ikke;"
        " farven; overså FARVE hånden; havde overset; bag ved; FARVE gemt; stak … havde;"
        " trumfede den FARVE; havde hele tiden; fandt senere; har svigtet; svigter; kludret"
        " farve*; lagde forkert farve; ikke bekendt kulør; smed en FARVE selvom; svigt* …"
        " rettede/rettet før; svigt* … rettede; svigt* opdag* efter;"
        " svigt* … kort* mappe*"
    ),
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede farve/kulør/FARVE; bekendte ikke; fulgte ikke farve*; svigtede i"
                " FARVE/farve; trumfede selvom/… havde; trumfede … havde; ikke FARVE … havde;"
                " begge svigtede; svigtede FARVE; havde ikke FARVE … havde; har FARVE tilbage;"
                " har/havde alligevel; sagde ikke FARVE … havde; selvom havde FARVE; svigt*;"
                " bekend* ikke; ikke bekend*; følg*/fulgt* ikke; trumf* … havde/har;"
                " kast*/smed/sakede/stak … havde/har; havde alligevel; FARVE … havde/har"
                " FARVE/en; opdag*/fandt FARVE; undlod bekende; lagde/spillede/smed forkert"
                " farve*; bekendte ikke FARVE; ikke bekendte; har ikke FARVE; smed FARVE på"
                " FARVE; smed på FARVE; trumfede FARVE … lå/havde; stak trumf … havde; smed"
                " FARVE og har; lå hos PLADS; lå gemt; svigtede; KORT sad mellem; sad mellem;"
                " smed … sad"
            ),
            Failure.NO_CARD: (
                "glemte lægge/spille til/kort stik*; glemte spille/lægge til; lagde/spillede ikke "
                "til stik*; lagde/spillede/lagt/spillet ikke til; ikke lagt/spillet kort stik*; "
                "mangler kort stik*; glemte/glemt lægge/spille; ikke lagt/spillet til; lagde "
                "intet; lagde/spillede ikke kort*; sprang stik* over; kort for meget stik*; lagde "
                "ikke/intet kort*; ikke noget kort; ikke lagt kort/noget; undlod lægge"
            ),
            Failure.RESTRICTED: (
                "fulgte ikke krav/forbud/kravet/forbuddet; spillede forbudte farve;"
                " krav*/forbud* fulgte ikke; selvom forbudt spillede; spillede forbudt*;"
                " skulle spille FARVE … spillede; forlangte/krævede/krævet … spillede FARVE;"
                " skulle FARVE forlangt*/krævet; spillede FARVE selvom forbudt/forbød; forbød"
                " … spillede"
            ),
            Failure.UNKNOWN: "kort* blandet; blandet/blandede kort*; blandet",
            Failure.UNABLE: "havde ikke farven; var renonce; var tom",
        },
        Establishment.twelfth: {
            YesNo.YES: "12 stik; tolvte stik; næstsidste stik; tolvte; næstsidste; næstsidst*",
        },
        Establishment.both_sides_revoked: {YesNo.YES: "begge sider stikket* åbent/ligger"},
        Establishment.dummy_first: {
            YesNo.YES: (
                "blind sagde straks/svigt*; blind gjorde opmærksom; blind sagde; blind påtalte/"
                "opdagede; blind sagde/opdag*/gjorde/påtalte/påpegede/så/nævnte/spurgte"
            ),
        },
        Establishment.told_to_play_on: {YesNo.YES: "modstander* sagde tur"},
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "spillet/spillede videre; opdaget/opdagede stik senere; TAL stik senere;"
                " flere stik senere; to stik senere; spillede straks ud; opdaget/opdagede"
                " efter spillet; spillet slut; senere stik;"
                " spillet/spillede/lagt/lagde/spiller næste/videre/igen/ud; nogle stik; stik"
                " senere; først opdag*; spillet er slut; ingen/ikke opdag* før; opdag* efter"
                " kort* mappe*; etabl*; nu stik TAL; nu er vi; flere"
                " stik siden; nu TAL; er vi i TAL; nu i TAL; nu vi TAL; TAL stik senere/siden;"
                " spillet til næste; er spillet videre; opdaget da talte"
            ),
            SinceRevoke.NAMED: "nævnt/nævnte kort næste",
            SinceRevoke.CLAIM: (
                "krævet/krævede/kræver; opgivet/opgav/opgiver; har lagt ned; krav; krav/"
                "krævede/krævet/kræver/opgav/opgivet/claim*"
            ),
            SinceRevoke.NOTHING: (
                "ikke spillet videre; ikke spillet næste; opdagede straks; rettede straks;"
                " ikke spillet endnu/til; fandt straks; stik* ikke færdigt; ikke spillet ud;"
                " opdagede selv; rettede/retter sig/selv/det/straks; ikke næste/videre/etabl*;"
                " stadig på; før næste; stik* ikke vendt; fandt med; endnu ikke; tog tilbage;"
                " stik* ligger; stadig/endnu ligger; ligger der endnu; ingen spillet ud; ingen"
                " har/havde spillet; samme stik; stadig stik; stadig i stikket; rettede/rettet"
                " inden; i"
                " det samme; med det samme; tog det selv i sig; stikket ligger åbent; før"
                " nogen spillede; ikke vendt; kun modpart næste; inden makker lagde; ingen"
                " lagt til"
            ),
        },
        Establishment.who_claimed: {
            WhoClaimed.OFFENDING_SIDE: "krævede selv; selv krævede/krævet; selv resten",
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: (
                "vandt stikket*; vandt selv stik*; fik selv stik*; tog selv stik*; vandt selv;"
                " trumfede vandt; selv vandt; trumfede … vandt; stak; selv stikket"
            ),
            WonBy.PARTNER: (
                "makker vandt/fik/tog stik*; makker vandt; stik* gik til makker; makker vandt/fik/"
                "tog/vinder; makkers stik; bordet/blind vandt/fik/vinder"
            ),
            WonBy.OTHER_SIDE: (
                "modpart/spilfører vandt/fik/tog stik*; modstander* vandt/fik stik*; tabte"
                " stik*; vandt ikke stik*; modpart/spilfører/modstander* vandt/fik/tog/vinder;"
                " tabte stikket; modpart tog; vandt/fik ikke stik*; tog ikke stik*; vandt det"
                " ikke"
            ),
        },
        Transfer.won_later: {
            YesNo.YES: (
                "senere stik vandt/fik/et/også; fik/vandt/tog senere/flere/endnu stik; et"
                " stik til; også senere stik; stik senere fik/vandt; fik/vandt stik"
                " senere/derefter/efter/bagefter; stik mere; flere/et/to/senere/mere/endnu"
                " stik … senere/fik/vandt/bagefter; senere stik; og et mere; fik/vandt senere;"
                " stik mere/til bagefter/senere; et stik mere/til; fik endnu; TAL stik"
                " mere/til; et stik til bagefter; vandt/fik/tog TAL stik mere; TAL stik mere;"
                " flere stik bagefter"
            ),
            YesNo.NO: (
                "ikke flere stik; ingen flere/senere stik; ikke fik flere/senere; fik ikke "
                "flere/senere; resten modpart; fik/vandt ingen"
            ),
        },
        Transfer.both_established: {
            YesNo.YES: (
                "begge sider svigt*; begge par svigt*; begge sider har; begge sider/par/hold; "
                "begge parter; begge har; også modpart*; modpart også"
            ),
        },
        Transfer.suit_again: {
            YesNo.YES: (
                "samme farve igen; igen samme farve; anden gang samme; to gange FARVE/samme; "
                "samme farve"
            ),
        },
        Transfer.earlier_revoke: {
            YesNo.YES: (
                "svigtede igen; anden gang; igen; to gange; samme farve; for anden; to farver; "
                "begge modspillere/makkere svigt*; makker svigt* også"
            ),
        },
        Transfer.exemption: {
            Exemption.FACED: (
                "svigtede bordet/blind; blind svigtede; bordet/blind svigt*; svigt* bordet/blind; "
                "frabordet svigt*; undlod strafkort*; ikke strafkort*; glemte strafkort*; i"
                " stedet strafkort*"
            ),
            Exemption.NEXT_BOARD: "meldt næste; meldt på næste; næste mappe; taget næste spil",
            Exemption.ROUND_OVER: "runden slut/færdig; efter runden; runden forbi; næste runde",
        },
        RevokeCard.card_from: {
            CardFrom.DECLARER: ("spilfører svigtede; spilfører; spilfører svigt*"),
            CardFrom.TABLE: (
                "blind svigtede; svigtede bordet/blind; frabordet; bordet/blind svigt*"
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
            PlayedAfter.SAME_TRICK: "",
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
