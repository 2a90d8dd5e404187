"""Items S53–S79: when a revoke is established, and who may ask about one."""

from rules_src.sources.articles import REVOKE
from rules_src.sources.items import Item

ITEMS: tuple[Item, ...] = (
    Item(
        "S53",
        REVOKE,
        "Alt afhænger af, om kulørsvigten kan rettes, og det kan den, indtil den er etableret,"
        " og i 12. stik endda bagefter (§\u00a062D).",
    ),
    Item(
        "S54",
        REVOKE,
        "En kulørsvigt er etableret, så snart den fejlende side spiller til næste stik, lovligt"
        " eller ulovligt, eller udpeger et kort til det (§§\u00a063A1 og 63A2).",
    ),
    Item(
        "S55",
        REVOKE,
        "Svigter Øst, og vinder Vest stikket og spiller videre, er kulørsvigten etableret, også"
        " mens Østs kort endnu ligger åbent (§\u00a063A1).",
    ),
    Item(
        "S56",
        REVOKE,
        "Vinder Syd det stik, Øst svigter i, og spiller han ud til det næste, kan Øst stadig"
        " rette, så længe hans egen side ikke har spillet (§\u00a063A1).",
    ),
    Item(
        "S57",
        REVOKE,
        "Trumfer Syd en hjerter, han kunne have bekendt, og spiller han så hjerter ud, har han"
        " etableret sin kulørsvigt (§\u00a063A1).",
    ),
    Item(
        "S58",
        REVOKE,
        "Spørger Nord om flere hjertere, før Syd er gået videre, kan kulørsvigten endnu rettes.",
    ),
    Item(
        "S59",
        REVOKE,
        "Vinder bordet stikket, mens Syd svigter fra hånden, er kulørsvigten etableret, når han"
        " beder om syveren fra bordet, selv om kortet ikke er rørt (§\u00a063A2).",
    ),
    Item(
        "S60",
        REVOKE,
        "Beder Syd om et kort fra bordet, efter at han har vundet på hånden ved at svigte, er"
        " udspillet ulovligt, men det etablerer alligevel (§\u00a063A2).",
    ),
    Item(
        "S61",
        REVOKE,
        "Den fejlende sides krav eller afkald etablerer kulørsvigten, og det gør også dens"
        " accept af modpartens, når ingen protesterer, før runden er slut, eller der meldes i et"
        " nyt spil (§§\u00a063A3 og 63A4).",
    ),
    Item(
        "S62",
        REVOKE,
        "Har Øst svigtet, og er det Syd, der kræver stik, venter etableringen, til Øst og Vest"
        " har accepteret kravet (§\u00a063A4).",
    ),
    Item(
        "S63",
        REVOKE,
        "Beder Syd fejlagtigt Øst spille ud efter Vests kulørsvigt, tages kortet op og er ikke"
        " strafkort, og Vest kan endnu nå at rette (§\u00a047E1).",
    ),
    Item(
        "S64",
        REVOKE,
        "Spilfører må spørge enhver modspiller, modspillerne må spørge ham og hinanden, og den"
        " blinde må kun spørge spilfører (§\u00a061B).",
    ),
    Item(
        "S65",
        REVOKE,
        "Spørger Vest overrasket, om Øst er løbet tør for spar, er Østs nej beføjet for Vest,"
        " men hvad overraskelsen røber om Syds spar, er ubeføjet for Øst (§\u00a061B3).",
    ),
    Item(
        "S66",
        REVOKE,
        "Spørg helst kun makker om kulørsvigt, når du er næsten sikker, men den, der spørger"
        " hver gang, gør heller ikke noget galt.",
    ),
    Item(
        "S67",
        REVOKE,
        "Den blindes spørgsmål til en modspiller giver spilfører en ubeføjet oplysning om, at"
        " modspilleren ikke bekendte (§\u00a061B2(b)).",
    ),
    Item(
        "S68",
        REVOKE,
        "Spørger den blinde spilfører om kulørsvigt efter at have set en anden hånd, skal den"
        " rettes, og stikkene opgøres alligevel, som om den var etableret (§\u00a043B2(b)).",
    ),
    Item(
        "S69",
        REVOKE,
        "Ingen får set vendte stik ved at påstå kulørsvigt, for kun turneringslederen ser efter,"
        " helst uden at vise kort, og bagefter skal alle have lige mange tilbage (§§\u00a061C og"
        " 66C).",
    ),
    Item(
        "S70",
        REVOKE,
        "Den blinde må ikke være den, der først nævner en fejl, som er begået, men han må altid"
        " sige fra, når bordet er ved at svigte, også uden rettigheder (§§\u00a043A1(b) og"
        " 42A3).",
    ),
    Item(
        "S71",
        REVOKE,
        "Kræver Syd stik, når han lige har svigtet, er kulørsvigten etableret af hans eget krav"
        " (§\u00a063A3).",
    ),
    Item(
        "S72",
        REVOKE,
        "Siger Syd i sit krav, at han trumfer en farve, han kan bekende, er der intet svigtet,"
        " men kravet kan ikke fortrydes, og turneringslederen fordeler stikkene (§§\u00a068D og"
        " 70).",
    ),
    Item(
        "S73",
        REVOKE,
        "Kræver Syd alt på nær to stik, og ser Øst nu, at han har svigtet, er kulørsvigten ikke"
        " etableret.",
    ),
    Item(
        "S74",
        REVOKE,
        "Har Vest sagt ja til Syds krav, men protesterer Øst, før runden slutter og næste spil"
        " begynder, er kulørsvigten stadig ikke etableret (§\u00a063A4).",
    ),
    Item(
        "S75",
        REVOKE,
        "Vil Vest have to stik af fem, og protesterer Øst straks mod afkaldet på tre, er intet"
        " opgivet, og Østs kulørsvigt er ikke etableret (§\u00a068B2).",
    ),
    Item(
        "S76",
        REVOKE,
        "Tier Øst til Vests afkald og opdager først senere, at han har svigtet, er kulørsvigten"
        " etableret (§\u00a063A3).",
    ),
    Item(
        "S77",
        REVOKE,
        "Kræver Vest alle fem stik, er der intet afkald, så Østs protest ændrer ikke, at"
        " kulørsvigten er etableret (§\u00a063A3).",
    ),
    Item(
        "S78",
        REVOKE,
        "Også et udspil imod et krav eller forbud, der kunne følges, er kulørsvigt og kan"
        " etableres, så bliv ved bordet, mens der er store strafkort eller udspilsbegrænsninger"
        " (§\u00a061A).",
    ),
    Item(
        "S79",
        REVOKE,
        "En spiller, der helt glemmer at lægge til et stik, har heller ikke bekendt (§\u00a067).",
    ),
)
