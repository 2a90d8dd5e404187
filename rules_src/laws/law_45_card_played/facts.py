"""Laws 41A and 45: whose card it is, and what was done or said."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap

PASS_CARD = (
    " DBf anbefaler (LKU-22): Lad spilleren gentage bevægelsen med et paskort fra meldekassen, og"
    " spørg de andre, om det var sådan."
)
"""How to find out, without showing the card once more."""


class WhoseCard(Answer):
    DEFENDER = "en modspillers"
    DECLARER = "{declarer's}, fra hånden"
    TABLE = "bordets"
    FACE_DOWN = "et åbningsudspil, der ligger med bagsiden op"


class DefendersCard(Answer):
    BEFORE_LEAD = "viste det, mens en anden skulle spille ud, og ville ikke selv spille ud"
    SHOWN = "holdt eller lagde det, så {partner} kunne have set forsiden"
    NAMED = "nævnte det som det kort, han ville spille"
    UNSEEN = "tog det frem, men {partner} kunne ikke have set forsiden"
    HOLDING = "sagde kun, at han havde det"
    DROPPED = "tabte det eller kom til at vise det"


class DeclarersCard(Answer):
    AT_TABLE = "holdt det åbent på eller lige over bordpladen"
    HELD = "holdt det stille, som et kort holdes, når det er spillet"
    NAMED = "nævnte det som det kort, han ville spille"
    ONE_MOTION = "førte det ned mod bordet og tilbage i én bevægelse"
    AWAY = "tog det frem uden at nå ned til bordet"
    DROPPED = "tabte det eller kom til at vise det"


class TableCard(Answer):
    NAMED = "{declarer} nævnte eller udpegede det og mente det"
    SLIP = "{declarer} nævnte det, men siger, at han fortalte sig"
    UNCLEAR = "{declarer} nævnte ikke både farve og værdi"
    HANDLED = "{declarer} rørte ved det uden at nævne det"
    DUMMY_MOVED = "{dummy} lagde et andet kort end det, {declarer} nævnte"
    DUMMY_ALONE = "{dummy} tog eller viste et kort, før noget var nævnt"


class Touch(Answer):
    TOUCHED = "med vilje, for at spille det"
    ARRANGING = "for at ordne kortene eller nå et andet"


class DummysMove(Answer):
    DUMMY_PLAYED = "lagde det i stikket"
    DUMMY_SHOWED = "rørte kun ved det, løftede det eller pegede på det"


class FaceDownLead(Answer):
    REGRETTED = "{offender} fortryder og vil spille et andet kort"
    EXCHANGED = "{offender} har byttet det om og vendt et andet kort"
    OUT_OF_TURN = "det var ikke {offender's} udspil"
    MISINFORMED = "modparten har forklaret noget forkert"


class Turn(Answer):
    YES = "ja"
    ALREADY = "nej, den havde allerede spillet til stikket"
    LEAD = "nej, det var et udspil, og en anden hånd skulle spille ud"
    PLAY = "nej, det var et tilspil, før hånden havde tur"


class CardPlayed(Facts):
    whose_card = Fact(WhoseCard, "Hvilket kort er det?", "45A")
    defenders_card = Fact(
        DefendersCard,
        "Hvad gjorde {offender} med kortet?",
        "45C1",
        help="Det er nok, at {partner} kunne have set det. Så både {declarer} og bordet forsiden,"
        " kunne {partner} næsten altid også." + PASS_CARD,
    )
    declarers_card = Fact(
        DeclarersCard,
        "Hvad gjorde {declarer} med kortet?",
        "45C2",
        help="Det er uden betydning, hvem der så kortet. Spørg, hvor tæt på bordet det var, og om"
        " det blev holdt dér." + PASS_CARD,
    )
    table_card = Fact(TableCard, "Hvordan kom bordets kort i spil?", "45B")
    touch = Fact(Touch, "Hvorfor rørte {declarer} ved det?", "45C3")
    dummys_move = Fact(DummysMove, "Hvad gjorde {dummy} med det?", "45F")
    face_down_lead = Fact(FaceDownLead, "Hvorfor skal udspillet tages tilbage?", "41A")


class PlayedCard(Facts):
    hand_to_play = Fact(
        Turn,
        "Havde den hånd tur, som kortet kom fra?",
        "44B",
        help="Nævnte {declarer} et kort fra bordet, er det bordets tur, der tæller.",
    )


class NamedCard(Facts):
    tongue = Judgement(
        YesNo,
        "Fortalte {declarer} sig?",
        "45C4b",
        weigh=(
            "Hvad mente {declarer} i det øjeblik, ordet blev sagt, og hvordan kan du vide det?",
            "Hvad blev sagt lige bagefter, og hvor hurtigt? Hastigheden afgør det ikke.",
            "En ny plan eller manglende omtanke er ingen fortalelse, heller ikke når kortet er"
            " dumt.",
        ),
        help="Kun {declarer} kan rette en fortalelse, og kun om et kort fra bordet.",
    )
    declarer_played_since = Fact(
        YesNo,
        "Har {declarer} spillet fra hånden eller bordet, efter at kortet blev nævnt?",
        "45C4b",
        help="Det nævnte kort selv tæller ikke, heller ikke når {dummy} har flyttet det.",
    )


OVERLAPS = (
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
)
