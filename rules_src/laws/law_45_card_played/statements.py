"""Laws 41A and 45: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_45_card_played import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.NamedCard.declarer_played_since: {
        YesNo.NO: "{declarer} har ikke spillet fra hånden eller bordet, efter at kortet blev nævnt",
        YesNo.YES: "{declarer} har spillet fra hånden eller bordet, efter at kortet blev nævnt",
    },
    law.CardPlayed.declarers_card: {
        law.DeclarersCard.AT_TABLE: "{declarer} holdt kortet åbent på eller lige over bordpladen",
        law.DeclarersCard.AWAY: "{declarer} tog kortet frem uden at nå ned til bordet",
        law.DeclarersCard.DROPPED: "{declarer} tabte kortet eller kom til at vise det",
        law.DeclarersCard.HELD: "{declarer} holdt kortet stille, som et kort holdes, når det er"
        " spillet",
        law.DeclarersCard.NAMED: "{declarer} nævnte kortet som det, han ville spille fra hånden",
        law.DeclarersCard.ONE_MOTION: "{declarer} førte kortet ned mod bordet og tilbage i én"
        " bevægelse",
    },
    law.CardPlayed.defenders_card: {
        law.DefendersCard.NAMED: "en modspiller nævnte kortet som det, han ville spille",
        law.DefendersCard.SHOWN: "en modspiller holdt eller lagde kortet, så {partner} kunne have"
        " set forsiden",
        law.DefendersCard.UNSEEN: "en modspiller tog kortet frem, men {partner} kunne ikke have set"
        " forsiden",
    },
    law.CardPlayed.face_down_lead: {
        law.FaceDownLead.EXCHANGED: "{offender} byttede et udspil med bagsiden op om og vendte et"
        " andet kort",
        law.FaceDownLead.REGRETTED: "{offender} fortryder et udspil, der ligger med bagsiden op",
        law.FaceDownLead.OUT_OF_TURN: "et udspil, der ligger med bagsiden op, var ikke"
        " {offender's}",
        law.FaceDownLead.MISINFORMED: "et udspil ligger med bagsiden op, og modparten har"
        " forklaret noget forkert",
    },
    law.PlayedCard.hand_to_play: {
        law.Turn.YES: "kortet kom fra den hånd, der havde tur",
        law.Turn.ALREADY: "hånden havde allerede spillet til stikket",
        law.Turn.LEAD: "kortet var et udspil, og en anden hånd skulle spille ud",
        law.Turn.PLAY: "kortet var et tilspil, før hånden havde tur",
    },
    law.CardPlayed.table_card: {
        law.TableCard.NAMED: "{declarer} nævnte eller udpegede et kort på bordet og mente det",
        law.TableCard.HANDLED: "{declarer} rørte ved et kort på bordet",
    },
    law.CardPlayed.touch: {
        law.Touch.ARRANGING: "det var for at ordne bordets kort eller nå et andet",
        law.Touch.TOUCHED: "det var med vilje",
    },
    law.NamedCard.tongue: {
        YesNo.NO: "{declarer} fortalte sig ikke",
        YesNo.YES: "{declarer} fortalte sig",
    },
    law.CardPlayed.whose_card: {
        law.WhoseCard.DECLARER: "",
        law.WhoseCard.DEFENDER: "",
        law.WhoseCard.FACE_DOWN: "",
        law.WhoseCard.TABLE: "",
    },
}
