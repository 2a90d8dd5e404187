"""Doubts: where the law leaves a point open, and how this site reads it until it is settled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Doubt:
    """A point to be reviewed: the rules it touches, and what they rule meanwhile."""

    law: str
    rules: tuple[str, ...]
    text: str
    """What the law leaves open, and what the rule does about it."""


DOUBTS: tuple[Doubt, ...] = (
    Doubt(
        "25B2",
        ("changed_call",),
        "Når den nye melding annulleres, siger loven ikke, hvilken af de to meldinger der skal"
        " være tilsvarende. Her sammenlignes den, der står, med den, der er trukket tilbage.",
    ),
    Doubt(
        "27B4",
        ("insufficient_bid_replaced",),
        "Loven siger ikke, hvad der følger, når det andet utilstrækkelige bud accepteres. Her"
        " behandles det som lovligt, mens den første melding er trukket tilbage.",
    ),
    Doubt(
        "27C",
        ("insufficient_bid",),
        "Loven siger ikke, om {lho} stadig kan acceptere det første bud, når han har meldt over det"
        " rettede. Her har han da ladet rettelsen gælde, så svar nej til, at han accepterer.",
    ),
    Doubt(
        "29",
        ("may_it_stand",),
        "Loven siger ikke, hvad der sker med en melding, som en anden spiller når at afgive, før"
        " {lho} har valgt. Her mister {lho} ikke sit valg.",
    ),
    Doubt(
        "25B1",
        ("may_it_stand",),
        "Loven siger ikke, om {lho} kan vælge den nye melding, når den fejlende selv har lavet en"
        " melding uden for tur om. Her kan han, efter §\u00a025B1, og ellers dømmes der efter den"
        " første melding.",
    ),
    Doubt(
        "30A",
        ("call_not_accepted",),
        "§\u00a023C nævner ikke §\u00a030A. Ordret er oplysningen fra den gentagne pas derfor"
        " stadig ubeføjet; kilden behandler den som en tilsvarende melding, og det vises som råd.",
    ),
    Doubt(
        "36A",
        ("inadmissible_double", "bid_above_seven", "call_after_final_pass"),
        "Paragraffen nævner ikke §\u00a016C. Her gælder den for alle annullerede meldinger.",
    ),
    Doubt(
        "47E1",
        (
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
            "card_retracted",
        ),
        "Loven siger ikke, hvem der er den fejlende side efter §\u00a016C, når en modstander har"
        " sagt forkert. Her er det den side, der sagde det.",
    ),
    Doubt(
        "50B",
        ("penalty_card_kind",),
        "Et lille kort, der bliver nævnt, er hverken tabt ved et uheld eller spillet bevidst. Her"
        " bliver det et stort strafkort, fordi kun uheld gør et strafkort lille.",
    ),
    Doubt(
        "53B",
        ("lead_out_of_turn", "lead_in_partners_turn", "lead_in_declarers_turn"),
        "Kort, der tages tilbage efter det rigtige udspil, kaldes ikke strafkort i loven. Her"
        " bliver de det ikke.",
    ),
    Doubt(
        "57C1",
        ("premature_play",),
        "Har spilfører spillet fra begge hænder, er en modspiller fri, når han spiller før den"
        " anden. Loven siger ikke, om det også gælder et udspil til næste stik. Her gør det.",
    ),
    Doubt(
        "60C",
        ("opening_lead_out_of_turn",),
        "Har begge modspillere vendt et udspil, det forkerte først, siger loven ikke, at det"
        " andet bliver strafkort. Her gør det, og spilfører beholder sine valg.",
    ),
    Doubt(
        "67B1",
        ("revoke_transfer",),
        "At mangle at spille til koster et stik efter §\u00a064A2. Her læses det strengt: kun hvis"
        " siden vandt dette eller et senere stik.",
    ),
    Doubt(
        "75B2",
        ("correct_explanation",),
        "Loven pålægger en spiller at rette sin egen forklaring før udspillet eller under spillet"
        " og siger intet om senere. At den også bør rettes efter spillet, er et råd.",
    ),
    Doubt(
        "15B",
        ("wrong_board",),
        "Loven taler ikke om den rigtige mappe, spillet med byttede pladser. Rådet følger"
        " §\u00a082A.",
    ),
    Doubt(
        "43A2c",
        ("dummys_limits",),
        "Det står ikke klart, om den blinde mister sine rettigheder, når en modspiller viser ham"
        " sin hånd. Her beholder han dem.",
    ),
    Doubt(
        "79B3",
        ("score_correction",),
        "Loven sætter ingen frist for, hvornår siderne kan blive uenige om antallet af stik. Her"
        " gælder rettelsesfristen i §\u00a079C, som for andre fejl.",
    ),
    Doubt(
        "89",
        (),
        "WBF ændrede §§\u00a073 og 89 med virkning fra 1.\u00a0januar 2024. Om DBf har taget den i"
        " brug, er ikke set; siden følger udgaven fra 2017.",
    ),
    Doubt(
        "12C1c",
        (),
        "Efter 2007-loven måtte klubber kun vægte en score, hvis de havde besluttet det på forhånd."
        " Om DBf har beholdt den regel, er ikke set.",
    ),
)


def doubts_of(rules: tuple[str, ...]) -> tuple[Doubt, ...]:
    """The doubts that touch any of these rules."""
    return tuple(doubt for doubt in DOUBTS if set(doubt.rules) & set(rules))
