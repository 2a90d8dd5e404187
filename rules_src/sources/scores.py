"""Items S80–S98: a slip, a turned board, a question not asked, unbalanced scores."""

from rules_src.sources.articles import NOT_ASKING, SLIP, TURNED_BOARD, UNBALANCED
from rules_src.sources.items import Item

ITEMS: tuple[Item, ...] = (
    Item(
        "S80",
        SLIP,
        "Indtil makker melder, kan et fejlgreb som 2♦ i stedet for 1♦ rettes, også når kortet er"
        " sluppet (§\u00a025A1).",
    ),
    Item(
        "S81",
        SLIP,
        "Det er tilladt at opdage sit fejlgreb ved makkers alert og forklaring, skønt de ellers"
        " er ubeføjede (§\u00a025A3).",
    ),
    Item(
        "S82",
        SLIP,
        "Lå stopkortet først, var springet ment, og så er det intet fejlgreb (§\u00a025A2).",
    ),
    Item(
        "S83",
        SLIP,
        "Ingen har pligt til at rette et fejlgreb, og da aftalen var forklaret rigtigt, står"
        " Syds 3♦ med tre ned ved magt.",
    ),
    Item(
        "S84",
        TURNED_BOARD,
        "Ser Øst i en holdkamp Nords kort, før nogen har meldt, vælger turneringslederen mellem"
        " fire fremgangsmåder (§\u00a016D2).",
    ),
    Item(
        "S85",
        TURNED_BOARD,
        "Er det andet bord ikke begyndt, sidder spillerne omvendt ved begge borde i det spil, og"
        " det vendes også i regnskabet (§\u00a016D2(a)).",
    ),
    Item(
        "S86",
        TURNED_BOARD,
        "Er det andet bord begyndt, skal der ikke straks gives 3 imp, men spilles, og bagefter"
        " vurderes, om det betød noget (§\u00a016D2(c)).",
    ),
    Item(
        "S87",
        TURNED_BOARD,
        "Her spørges der ikke om logiske alternativer, for oplysningen kom ikke fra makker"
        " (§\u00a016D).",
    ),
    Item(
        "S88",
        TURNED_BOARD,
        "Kun Østs 2♠ kunne være præget af Nords hånd, og da turneringslederen ikke fandt nogen"
        " virkning, stod Syds 3ut med fem ned, −500, ved magt.",
    ),
    Item(
        "S89",
        TURNED_BOARD,
        "Havde det haft virkning, var 1♠ sat til 60\u00a0% og scoren vægtet: 15\u00a0% 4♦ i"
        " Nord, +130, 15\u00a0% 4♠ i Øst, +100, 30\u00a0% 3♠ i Øst, −140, og 40\u00a0% bordets"
        " −500.",
    ),
    Item(
        "S90",
        TURNED_BOARD,
        "Der kan gives om, når noget er overhørt, og justeres straks, når det bedste resultat er"
        " kendt, og siden kan der skiftes til kunstig eller vægtet score (§§\u00a016D2(b) og"
        " 16D2(d)).",
    ),
    Item(
        "S91",
        NOT_ASKING,
        "Vests spørgsmål hindrede, at Østs kulørsvigt blev etableret, men ♣9 blev et stort"
        " strafkort, og da Syd krævede klør, var Vests hjertere afskåret og ni stik inden for"
        " rækkevidde.",
    ),
    Item(
        "S92",
        NOT_ASKING,
        "Vest måtte gerne tie, for egne fejl skal man ikke selv nævne, men heller ikke begå med"
        " vilje, og henvisningen til §\u00a062A er blevet stående ved en fejl (§§\u00a072B1 og"
        " 72B2).",
    ),
    Item(
        "S93",
        UNBALANCED,
        "N-S beholder 4♦ med elleve stik, +150, mens Ø-V’s score er 50\u00a0% 5♦ med elleve"
        " stik, +400, og 50\u00a0% 4♦, +150.",
    ),
    Item(
        "S94",
        UNBALANCED,
        "Hold A har +150 mod −400 i det sidste af otte spil, taber 6 imp på spillet og kampen"
        " med 5–37, og det er 1,32 KP.",
    ),
    Item(
        "S95",
        UNBALANCED,
        "Hold B får 50\u00a0% af 0 og 50\u00a0% af 6 imp, i alt +3, og 34–5 er 18,21 KP, for"
        " resultaterne regnes om, før de vægtes (§\u00a012C1(c)).",
    ),
    Item(
        "S96",
        UNBALANCED,
        "Kunstig score i imp kan være ubalanceret: +3 til begge hold, når ingen har skyld, og −3"
        " til begge, når begge har (§\u00a012C2(b)).",
    ),
    Item(
        "S97",
        UNBALANCED,
        "I en knockoutkamp bruges det gennemsnit, som de to holds scorer giver, så −6 og +3 imp"
        " bliver til, at Hold B vinder spillet med 4,5 (§\u00a012C4).",
    ),
    Item(
        "S98",
        UNBALANCED,
        "I en parturnering får N-S og Ø-V hver sin frekvenstabel, og at bordets par begge har"
        " −1, opvejes af +0,5 ved hvert af de fire andre borde i ruder (§\u00a078A).",
    ),
)
