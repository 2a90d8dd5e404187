"""Items S99–S113: wrong explanations, and a call in partner's turn."""

from rules_src.sources.articles import (
    CALLING_LATER,
    FINAL_PASS,
    FORGOTTEN_DEFENCE,
    MAJORS,
    PARTNERS_TURN,
)
from rules_src.sources.items import Item

ITEMS: tuple[Item, ...] = (
    Item(
        "S99",
        CALLING_LATER,
        "Vests spærrende 3♠ skulle alertes i klubben, men ikke i divisionerne, og da han rettede"
        " det efter den afsluttende pas, ville Nord ikke have turneringslederen.",
    ),
    Item(
        "S100",
        CALLING_LATER,
        "Som modspiller skulle Vest have ventet, til spillet var slut, for makkers forklaring"
        " rettes kun efter den afsluttende pas af den side, der skal spille kontrakten"
        " (§\u00a020F5(b)).",
    ),
    Item(
        "S101",
        CALLING_LATER,
        "Var turneringslederen tilkaldt, kunne Nord have fået lov til at melde 5♦ i stedet for"
        " at passe til makkers 4♦ (§\u00a021B1(a)).",
    ),
    Item(
        "S102",
        CALLING_LATER,
        "Det skønnes, at Nord i halvdelen af tilfældene var gået i 5♦, så scoren er 50\u00a0%"
        " +400 og 50\u00a0% +150.",
    ),
    Item(
        "S103",
        CALLING_LATER,
        "Nord gik videre uden at kende sin ret, så kun Ø-V får scoren justeret, og N-S beholder"
        " +150 (§\u00a011A).",
    ),
    Item(
        "S104",
        MAJORS,
        "Nord forklarede 1♠ som uden major, hvor aftalen var 4-4, men Vest havde også genåbnet"
        " med den rigtige forklaring, så der justeres ikke for misinformation.",
    ),
    Item(
        "S105",
        MAJORS,
        "Syd hørte forklaringen og måtte ikke vælge 2♥ frem for pas, så resultatet bliver Østs"
        " 2♦, 25\u00a0% −90 og 75\u00a0% −110, hvis Ø-V ikke fik mere ved bordet"
        " (§\u00a016B1(a)).",
    ),
    Item(
        "S106",
        MAJORS,
        "En rigtig forklaring af en forkert melding ændrer ikke scoren, og modparten skal ikke"
        " kende misforståelsen, men turneringslederen ser uopfordret på ubeføjede oplysninger"
        " (§\u00a075C).",
    ),
    Item(
        "S107",
        FINAL_PASS,
        "Da Øst retter Vests forklaring af 2♦ til begge major, må Syd ændre sin afsluttende pas"
        " til 2ut, Nord kan melde 3♣, og Vest må ikke bruge rettelsen til 3♥ (§§\u00a021B1(a) og"
        " 16B1(a)).",
    ),
    Item(
        "S108",
        PARTNERS_TURN,
        "Efter 1♣ på mindst to klør er 2♣ over Østs 1♦ tilsvarende, men 1ut kun i et system,"
        " hvor den hånd åbnes 1♣ (§\u00a023A2).",
    ),
    Item(
        "S109",
        PARTNERS_TURN,
        "En oplysningsdobling af 1♦ er tilsvarende med den korte 1♣, som næsten alle doblingens"
        " hænder åbner, men ikke efter en åbning på 1♦, der lovede ruder.",
    ),
    Item(
        "S110",
        PARTNERS_TURN,
        "Er meldingen tilsvarende, er Nord fri og må bruge åbningen, mod at scoren justeres for"
        " en gevinst, og ellers passer han én gang og må ikke bruge den (§§\u00a023B og 23C).",
    ),
    Item(
        "S111",
        FORGOTTEN_DEFENCE,
        "Øst forklarede 2♦ som begge major, Nord sprang til 3ut, Vest rettede før sit udspil til"
        " ruder eller begge major, og Syd fik syv stik.",
    ),
    Item(
        "S112",
        FORGOTTEN_DEFENCE,
        "Østs forklaring var forkert og Vests rettelse for tidlig, og da 3ut hverken var en"
        " særdeles alvorlig fejl eller en satsende handling, får begge sider scoren for ti stik"
        " i major, +620 (§\u00a012C1(e)).",
    ),
    Item(
        "S113",
        FORGOTTEN_DEFENCE,
        "Sin egen forklaring må man altid rette, og det skal være sket, når meldingerne er"
        " forbi, men makkers venter til den afsluttende pas, og i modspil til spillet er slut"
        " (§\u00a020F).",
    ),
)
