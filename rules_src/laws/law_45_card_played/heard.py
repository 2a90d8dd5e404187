"""Laws 41A and 45: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    DummysMove,
    FaceDownLead,
    TableCard,
    Touch,
    WhoseCard,
)
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "bordet fanger; kortet fanger; lagt kort ligger; berørte et kort; rørte ved et kort; "
        "holdt kortet ud over bordet; trak kortet tilbage igen; nåede ikke at slippe kortet; "
        "nævnt kort; makker så kortet; fortalte sig; sagde et forkert kort; fordækt udspil "
        "fortrudt; paskort; LKU-22"
    ),
    said=(
        "trak/tog kort/KORT ud/frem/op … ikke/nåede/tilbage; kort/KORT trukket/fremme; er"
        " kort* spillet; nåede ikke lægge/spille/slippe; rørte/berørte kort; rørte kort"
        " blind/frabordet; nævnte/sagde KORT/FARVE/lille … mente; sagde/nævnte … mente;"
        " fortalte sig; forkert kort nævnt/sagt/nævnte; bordet fanger; kort* fanger; holdt"
        " kort*/KORT; kort* lagt; mente KORT; lagde et andet kort end nævnte; blind"
        " lagde/tog/spillede andet/selv/lille/kort; uden spilfører sagt; før spilfører"
        " sagt/nævnt/havde; makker så/set kort*; viste kort* halvt; fordækt udspil*; udspil*"
        " bagsiden fortryd*/fortrød/ændre/bytte; lagde kort* tilbage; trak kort* tilbage;"
        " bevæg* kort*; strakte; vippede kort*; kort*/KORT spillet; er det spillet; gælder"
        " kort*; gælder det/KORT; skal kort*/KORT spilles; skal blive; kort*/KORT lagt/lagde …"
        " tog/tilbage/fortrød; halvt fremme/oppe; halvvejs; lige ved; viste/holdt kort*/KORT;"
        " spilfører lagde/trak/tog/viste/spillede/spiller kort*/KORT … tilbage/fortrød/ville;"
        " rørte kort*;"
        " rører kort*; pegede kort; sagde KORT/FARVE/lille … ville/mente; bad om"
        " KORT/FARVE/lille … mente/ville/fortrød/nej; sagde KORT nej; nej jeg mente; rettede"
        " sig; fortaler; talte over sig; fik sagt; kom til at sige/nævne KORT/FARVE/kort;"
        " blind lagde/tager/trak/spiller kort*/KORT/forkert/selv/lille; modspiller"
        " trak/viste/holdt/tog/slap kort*; slap kort*; løftede kort*; kort* ramte; trak kort*"
        " igen; KORT men nej; nævnte; kort* i hånden … makker; er spillet; fremme over bordet;"
        " pegede på kort bordet; spilfører pegede; spilfører rørte; spilfører … fremme; tæller"
        " som spillet; spilfører holdt kort; bad om KORT … blind tog/lagde KORT; rørte KORT"
        " i/ved; rørte ved KORT; rørte ved KORT blind; ^holdt kort* så; nede vedbordet; kort*"
        " helt nede; tog op igen; kort* fremme; fremme over; KORT frabordet … mente; sagde"
        " KORT … mente KORT; pegede på; bare pegede; pegede på et kort; er kortet spillet;"
        " skal kortet ligge; blev kortet spillet; kortet var nede; lod kortet; ramte bordet;"
        " holdt kortet; havde sluppet; sluppet kort*;"
        " spillede/lagde kort*/KORT … lave/lavede det om; lave kort* om"
    ),
    answers={
        CardPlayed.whose_card: {
            WhoseCard.DECLARER: (
                "spilfører trak/tog/holdt/lagde/førte/viste; spilfører frahånden; spilfører"
                " nåede/slap; spilfører … kort* hånden; spilfører"
                " trak/holdt/viste/slap/løftede; spilfører kort* ud; spilfører fremme;"
                " spilfører holdt/viste; spilfører fremme … bord*; spilfører frem*; spilfører"
                " … fremme; kort* helt nede; helt ned bord*"
            ),
            WhoseCard.DEFENDER: (
                "modspiller trak/tog/holdt/lagde/viste; modspiller kort; øst/vest/nord/syd"
                " modspiller trak/tog/holdt; modspiller*; modspiller trækker; makker så/set;"
                " makker kunne se; holdt … så PLADS/makker; holdt kort* så; PLADS kunne se; så"
                " makker kunne"
            ),
            WhoseCard.TABLE: (
                "blind lagde/tog/spillede/rørte; rørte blind; spilfører rørte kort; spilfører"
                " pegede; blind kort*; spilfører nævnte/sagde/bad; bad om … blind; kort i"
                " bordet; ^rørte KORT bordet; rørte KORT blind; ^spilfører bad KORT … blind"
            ),
            WhoseCard.FACE_DOWN: (
                "udspil* bagsiden; fordækt udspil*; bagsiden; vendte ikke udspil*; ikke vendt"
            ),
        },
        CardPlayed.declarers_card: {
            DeclarersCard.AWAY: (
                "spilfører … ikke lægge/lagt/ned/nåede; trak … nåede ikke lægge; ikke nå bordet; "
                "nåede ikke bord*; tog/trak tilbage; ikke ned; ikke ramt bord*; nåede/ramte ikke; "
                "nåede ikke; tilbage i hånden; ikke lagt"
            ),
            DeclarersCard.AT_TABLE: (
                "spilfører … rørte bord*; spilfører holdt påbordet/over; spilfører lige over;"
                " ramte/rørte bord*; over bord*; helt nede ved; nede ved bordet; helt nede"
                " bordet; helt ned"
            ),
            DeclarersCard.DROPPED: ("spilfører tabte"),
            DeclarersCard.NAMED: ("spilfører sagde spiller"),
            DeclarersCard.HELD: ("holdt stille/fremme"),
        },
        CardPlayed.defenders_card: {
            DefendersCard.SHOWN: (
                "makker set/så kort*; holdt … makker set/se/så; lagde … makker set; makker"
                " kunne se; holdt … kunne se; holdt så PLADS/makker se; PLADS kunne se; så"
                " makker kunne se; holdt kort* kunne se"
            ),
            DefendersCard.UNSEEN: (
                "makker ikke set/se/så; kunne ikke set/se; makker ikke; ingen så; ikke vist"
            ),
            DefendersCard.DROPPED: ("tabte kort/KORT"),
        },
        CardPlayed.table_card: {
            TableCard.SLIP: (
                "nævnte/sagde … mente; nævnte mente; sagde mente; fortalte sig; sagde … ville"
                " sige; kom til at sige; sagde … ville; ville sige; nej mente; rettede sig;"
                " kom til at sige/nævne"
            ),
            TableCard.DUMMY_MOVED: (
                "blind lagde/spillede/tog andet/forkert kort; blind forkert kort; blind lagde"
                " … nævnt/nævnte/sagde; blind lagde/tog/spillede/tager forkert/andet; blind …"
                " andet; blind hørte forkert; bad KORT … blind tog/lagde KORT; bad om KORT …"
                " KORT; blind tog KORT; blind tog/lagde forkert"
            ),
            TableCard.DUMMY_ALONE: (
                "blind lagde/spillede/tog selv; blind … før spilfører; blind uden spilfører; "
                "blind selv; blind af sig selv; ikke sagt noget"
            ),
            TableCard.HANDLED: (
                "spilfører rørte kort; rørte blind kort; spilfører rørte; rørte/rører/tog"
                " kort blind; rørte frabordet; rørte ordne/rette; spilfører ordnede;"
                " ordne/ordnede/rettede kort*; rørte KORT blind; rørte KORT i bordet; rørte"
                " kort* blind"
            ),
            TableCard.NAMED: ("pegede på; pegede"),
        },
        CardPlayed.dummys_move: {
            DummysMove.DUMMY_PLAYED: (
                "blind lagde/spillede/tog selv; blind … før spilfører; blind uden spilfører; "
                "blind selv; blind … uden/før; ikke sagt noget"
            ),
        },
        CardPlayed.touch: {
            Touch.TOUCHED: ("rørte blind kort; rørte/rører/tog kort blind; rørte frabordet"),
            Touch.ARRANGING: (
                "rørte ordne/rette; spilfører ordnede; skubbede … nå; ordne/ordnede/rettede "
                "kort*; skubbe/skubbede; rykkede; rette/ordne/ordnede/rettede; for at "
                "rette/ordne; lægge pænt; flytte"
            ),
        },
        CardPlayed.face_down_lead: {
            FaceDownLead.REGRETTED: (
                "fortryd*/fortrød/bytte/ændre; vil spille andet; fortryd*/fortrød; vil andet; "
                "bytte/byttede; skifte; ændre"
            ),
            FaceDownLead.EXCHANGED: "byttede om; byttet om; byttede/vendte; byttet/vendt",
            FaceDownLead.OUT_OF_TURN: (
                "ikke udspil*; ikke tur; utur; forkert mand; ikke hans/tur/ud; anden skulle"
            ),
        },
    },
)
