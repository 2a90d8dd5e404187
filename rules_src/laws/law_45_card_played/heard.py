"""Laws 41A and 45: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    FaceDownLead,
    TableCard,
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
        "trak/tog kort/KORT ud/frem/op … ikke/nåede/tilbage; kort/KORT trukket/fremme; er "
        "kort* spillet; nåede ikke lægge/spille/slippe; rørte/berørte kort; rørte kort blind/"
        "frabordet; nævnte/sagde KORT/FARVE/lille … mente; sagde/nævnte … mente; fortalte sig; "
        "forkert kort nævnt/sagt/nævnte; bordet fanger; kort* fanger; holdt kort*/KORT; kort* "
        "lagt; mente KORT; lagde et andet kort end nævnte; blind lagde/tog/spillede andet/selv/"
        "lille/kort; uden spilfører sagt; før spilfører sagt/nævnt/havde; makker så/set kort*; "
        "viste kort* halvt; fordækt udspil*; udspil* bagsiden fortryd*/fortrød/ændre/bytte; "
        "lagde kort* tilbage; trak kort* tilbage; bevæg* kort*; strakte; vippede kort*"
    ),
    answers={
        CardPlayed.whose_card: {
            WhoseCard.DECLARER: (
                "spilfører trak/tog/holdt/lagde/førte/viste; spilfører frahånden; spilfører "
                "hånden; spilfører nåede/slap"
            ),
            WhoseCard.DEFENDER: (
                "modspiller trak/tog/holdt/lagde/viste; modspiller kort; øst/vest/nord/syd "
                "modspiller trak/tog/holdt"
            ),
            WhoseCard.TABLE: (
                "frabordet; blind lagde/tog/spillede/rørte; spilfører nævnte/sagde; rørte "
                "blind; spilfører rørte kort; spilfører pegede"
            ),
            WhoseCard.FACE_DOWN: "udspil* bagsiden; fordækt udspil*; bagsiden",
        },
        CardPlayed.declarers_card: {
            DeclarersCard.AWAY: (
                "spilfører … ikke lægge/lagt/ned/nåede; trak … nåede ikke lægge; ikke nå "
                "bordet; nåede ikke bord*"
            ),
            DeclarersCard.AT_TABLE: (
                "spilfører … rørte bord*; spilfører holdt påbordet/over; spilfører lige over"
            ),
            DeclarersCard.DROPPED: "spilfører tabte",
            DeclarersCard.NAMED: "spilfører sagde spiller",
        },
        CardPlayed.defenders_card: {
            DefendersCard.SHOWN: (
                "makker set/så kort*; holdt … makker set/se/så; lagde … makker set"
            ),
            DefendersCard.UNSEEN: "makker ikke set/se/så; kunne ikke set/se",
            DefendersCard.DROPPED: "tabte kort/KORT",
        },
        CardPlayed.table_card: {
            TableCard.SLIP: (
                "nævnte/sagde … mente; nævnte mente; sagde mente; fortalte sig; sagde … ville "
                "sige; kom til at sige"
            ),
            TableCard.DUMMY_MOVED: (
                "blind lagde/spillede/tog andet/forkert kort; blind forkert kort; blind lagde "
                "… nævnt/nævnte/sagde"
            ),
            TableCard.DUMMY_PLAYED: (
                "blind lagde/spillede/tog selv; blind … før spilfører; blind uden spilfører"
            ),
            TableCard.TOUCHED: "spilfører rørte kort; rørte blind kort; spilfører rørte",
            TableCard.ARRANGING: "rørte ordne/rette; spilfører ordnede; skubbede … nå",
        },
        CardPlayed.face_down_lead: {
            FaceDownLead.REGRETTED: "fortryd*/fortrød/bytte/ændre; vil spille andet",
            FaceDownLead.OUT_OF_TURN: "ikke udspil*; ikke tur; utur",
        },
    },
)
