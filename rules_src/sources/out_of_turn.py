"""Items S01–S27: a call out of rotation that is not accepted."""

from rules_src.sources.articles import OUT_OF_TURN
from rules_src.sources.items import Item

ITEMS: tuple[Item, ...] = (
    Item(
        "S01",
        OUT_OF_TURN,
        "De tre paragraffer om meldinger uden for tur siger fra 2017 næsten det samme og kan"
        " læses som én regel (§§\u00a030–32).",
    ),
    Item(
        "S02",
        OUT_OF_TURN,
        "Sker fejlen i MTH’s tur, skal den fejlende gentage sin melding bagefter, når enten den"
        " eller MTH’s melding er pas (§§\u00a030A, 31A1 og 32A1).",
    ),
    Item(
        "S03",
        OUT_OF_TURN,
        "Var det makkers eller MTV’s tur, er makker fri i sin første melding, men det, den"
        " fejlende har vist, er en ubeføjet oplysning for ham (§§\u00a030B1(a), 31B1, 32B1 og"
        " 16C2).",
    ),
    Item(
        "S04",
        OUT_OF_TURN,
        "Er den fejlendes melding i rette tur ikke tilsvarende, skal makker passe i sin næste"
        " tur, og i modspil kan spilfører forbyde ham en farve (§§\u00a030B1(b)(ii), 31A2(b),"
        " 31B2 og 26B).",
    ),
    Item(
        "S05",
        OUT_OF_TURN,
        "Efter en melding uden for tur varer den tvungne pas kun én runde, mens et"
        " utilstrækkeligt bud kan binde makker til at passe meldeforløbet ud (§\u00a027B2).",
    ),
    Item(
        "S06",
        OUT_OF_TURN,
        "Passer Syd, da Øst skulle melde, skal han passe igen, uanset hvad Øst melder, og siden"
        " er både han og Nord frie (§\u00a030A).",
    ),
    Item(
        "S07",
        OUT_OF_TURN,
        "Efter Syds pas i Nords eller Vests tur er støtte til 2 i Nords åbningsfarve en"
        " tilsvarende melding, for heller ikke den kan være en åbningshånd (§§\u00a030B1(b)(i)"
        " og 23A2).",
    ),
    Item(
        "S08",
        OUT_OF_TURN,
        "Svarer Syd i stedet 1ut på Nords åbning, er det af samme grund en tilsvarende melding.",
    ),
    Item(
        "S09",
        OUT_OF_TURN,
        "Syds svar 1♠ har intet loft og er derfor ikke tilsvarende efter passen, så Nord passer"
        " én gang og kan få en farve forbudt i udspil (§§\u00a030B1(b)(ii) og 26B).",
    ),
    Item(
        "S10",
        OUT_OF_TURN,
        "Passer Syd for anden gang over modpartens åbning, regnes de to pas for at ligne"
        " hinanden nok til at være tilsvarende, skønt den anden godt kan skjule en åbning"
        " (§\u00a023A1).",
    ),
    Item(
        "S11",
        OUT_OF_TURN,
        "Efter en tilsvarende melding, og ifølge artiklen også efter en gentaget pas, må Nord"
        " bruge oplysningen, men en urimelig fordel justeres til, hvad der var sket uden fejlen,"
        " eventuelt vægtet med bordets resultat (§\u00a023C).",
    ),
    Item(
        "S12",
        OUT_OF_TURN,
        "Åbner Syd i Østs tur, og passer Øst, gentager Syd sin åbning, og der er ikke mere at"
        " berigtige (§\u00a031A1).",
    ),
    Item(
        "S13",
        OUT_OF_TURN,
        "Åbner Syd 1ut i Østs tur og melder siden 1ut ind, er det tilsvarende, når begge dele er"
        " 15–17 point, for holdet i Østs farve gør blot hånden mere præcis (§\u00a023A2).",
    ),
    Item(
        "S14",
        OUT_OF_TURN,
        "Går indmeldingen helt til 18 point, er den ingen delmængde af en 1ut på 15–17, men"
        " forskellen er lille nok til, at den er tilsvarende (§\u00a023A1).",
    ),
    Item(
        "S15",
        OUT_OF_TURN,
        "Et diagram til af samme slags, formentlig 2ut over en svag to-åbning, får også svaret"
        " tilsvarende.",
    ),
    Item(
        "S16",
        OUT_OF_TURN,
        "Har Syd åbnet på 1-trinet uden for tur, er en indmelding i samme farve på 2-trinet"
        " tilsvarende, fordi den næsten har en åbnings styrke (§\u00a023A1).",
    ),
    Item(
        "S17",
        OUT_OF_TURN,
        "Ligger indmeldingen på 1-trinet i åbningsfarven, er den tilsvarende, medmindre parret"
        " så godt som udelukker åbningshænder, når det melder ind.",
    ),
    Item(
        "S18",
        OUT_OF_TURN,
        "Et spring til 3 i åbningsfarven over en svag to-åbning er tilsvarende uden tvivl, for"
        " enhver sådan hånd ville have åbnet (§\u00a023A2).",
    ),
    Item(
        "S19",
        OUT_OF_TURN,
        "Åbner Syd i Nords tur, og passer Nord, bedømmes Syds næste melding, som om han havde"
        " åbnet i Østs tur.",
    ),
    Item(
        "S20",
        OUT_OF_TURN,
        "Åbner Nord selv efter Syds åbning i hans tur, har Syd sjældent en tilsvarende melding,"
        " så Nord må passe næste gang, men han fik dog åbnet frit.",
    ),
    Item(
        "S21",
        OUT_OF_TURN,
        "Har Syd åbnet 1♥ på mindst fem, er 2ut med hjerterstøtte over Nords 1♥ på grænsen, og"
        " forfatteren råder til at godtage den som tilsvarende.",
    ),
    Item(
        "S22",
        OUT_OF_TURN,
        "Efter en 1ut på 15–17 point er svaret 3ut på 13–15 ikke tilsvarende, fordi styrken er"
        " en anden, og Nord skal passe, som regel for sidste gang.",
    ),
    Item(
        "S23",
        OUT_OF_TURN,
        "At svaret 3ut kræver mere af fordelingen end åbningen 1ut, er ingen hindring, for her"
        " er det alene styrken, der skiller.",
    ),
    Item(
        "S24",
        OUT_OF_TURN,
        "Har Syd åbnet 1♠, er et stærkt spring til 2♠ over Nords røde åbning tilsvarende, fordi"
        " enhver hånd til springet hører under åbningen (§\u00a023A2).",
    ),
    Item(
        "S25",
        OUT_OF_TURN,
        "Har Syd i Østs tur vist en svag hånd med 2♠ eller Multi 2♦, er 2♠ som indmelding"
        " normalt tilsvarende.",
    ),
    Item(
        "S26",
        OUT_OF_TURN,
        "Har Syd i Nords tur åbnet svagt i spar, er et svagt spring til 2♠ over Nords åbning"
        " lige akkurat tilsvarende, selv om springet har et par point mindre i toppen"
        " (§\u00a023A1).",
    ),
    Item(
        "S27",
        OUT_OF_TURN,
        "Før 2017 måtte den fejlende side ofte gætte en slutkontrakt, og i alle eksemplerne har"
        " Vest afvist meldingen uden for tur.",
    ),
)
