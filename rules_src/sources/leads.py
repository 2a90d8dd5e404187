"""Items S28–S52: lead restrictions, and the opening lead out of turn."""

from rules_src.sources.articles import LEAD_RESTRICTIONS, OPENING_LEAD
from rules_src.sources.items import Item

ITEMS: tuple[Item, ...] = (
    Item(
        "S28",
        LEAD_RESTRICTIONS,
        "Reglen i §\u00a026 bruges, når en tilsigtet melding er ændret, et bud er"
        " utilstrækkeligt, en melding er uden for tur, eller en melding er utilladelig"
        " (§§\u00a025B, 27, 30–32 og 35–39).",
    ),
    Item(
        "S29",
        LEAD_RESTRICTIONS,
        "Uden en tilsvarende melding kan spilfører ved den fejlendes makkers første udspil"
        " forbyde én farve, dog ingen, den fejlende viste i de lovlige meldinger (§\u00a026B).",
    ),
    Item(
        "S30",
        LEAD_RESTRICTIONS,
        "Efter §\u00a026 kan en farve kun forbydes og aldrig kræves.",
    ),
    Item(
        "S31",
        LEAD_RESTRICTIONS,
        "Strafkort har deres egne udspilsbegrænsninger, som er de samme som i 2007 og helt"
        " anderledes end dem i §\u00a026 (§\u00a050D).",
    ),
    Item(
        "S32",
        LEAD_RESTRICTIONS,
        "Har Øst åbnet 1ut, 12–14, i Syds tur, melder Vest frit, men han må ikke doble til"
        " oplysning på en for svag hånd, blot fordi han kender Østs point (§\u00a016C2).",
    ),
    Item(
        "S33",
        LEAD_RESTRICTIONS,
        "Over 4♥ har Øst ingen melding, der svarer til hans svage 1ut, så Vest skal passe i"
        " næste runde, og da Øst også passer, spiller Syd 4♥ (§\u00a031B2).",
    ),
    Item(
        "S34",
        LEAD_RESTRICTIONS,
        "Har Øst kun passet i de lovlige meldinger, kan Syd vælge frit mellem alle fire farver.",
    ),
    Item(
        "S35",
        LEAD_RESTRICTIONS,
        "Er klør forbudt, gælder det også det næste udspil, når Vest vinder første stik, men"
        " mister han udspillet, kan han ikke bindes igen.",
    ),
    Item(
        "S36",
        LEAD_RESTRICTIONS,
        "Er meldingerne i orden, og afviser Syd et udspil af ♦7 fra Øst uden for tur, er syveren"
        " et stort strafkort, fordi den blev spillet med vilje (§§\u00a054D og 50B).",
    ),
    Item(
        "S37",
        LEAD_RESTRICTIONS,
        "Kræver eller forbyder Syd ruder fra Vest, tager Øst ♦7 op, og et forbud varer, så længe"
        " Vest er inde (§\u00a050D2(a)).",
    ),
    Item(
        "S38",
        LEAD_RESTRICTIONS,
        "Lader Syd ♦7 ligge, skal den ud ved første lovlige lejlighed, så vinder Øst det første"
        " stik, er den hans næste udspil (§\u00a050D1(a)).",
    ),
    Item(
        "S39",
        LEAD_RESTRICTIONS,
        "En fejl i meldingerne lader spilfører forbyde én farve, som ikke er vist, et strafkort"
        " lader ham kræve eller forbyde kortets farve, og begge forbud holder, til makker mister"
        " udspillet.",
    ),
    Item(
        "S40",
        OPENING_LEAD,
        "Et fordækt udspil giver makker tid til at spørge og de andre tid til at standse en"
        " forkert hånd, hvad Vest må gøre, og hvad Nord og Syd også må, men ikke har pligt til"
        " (§\u00a041A).",
    ),
    Item(
        "S41",
        OPENING_LEAD,
        "Turneringslederen gennemgår alle fem muligheder, før spilfører bliver spurgt om noget"
        " (§\u00a010C1).",
    ),
    Item(
        "S42",
        OPENING_LEAD,
        "I eksemplet skal Syd spille 1ut, og Øst lægger ♦K åbent ud, skønt det var Vest, der"
        " skulle begynde.",
    ),
    Item(
        "S43",
        OPENING_LEAD,
        "Lægger Syd sin hånd op, er Nord spilfører, og har han vist blot ét kort, om så af"
        " vanvare, skal resten følge med (§\u00a054A).",
    ),
    Item(
        "S44",
        OPENING_LEAD,
        "Accepterer Syd og vil spille selv, lægger Nord op, stikkets andet kort kommer fra Syds"
        " hånd, og det går med uret som altid (§\u00a054B1).",
    ),
    Item(
        "S45",
        OPENING_LEAD,
        "Spiller Syd først et kort fra bordet, bliver det liggende, medmindre det er en kulørsvigt,"
        " og det tæller sidst i stikket, efter Syds egen hånd og Vest (§\u00a054B2).",
    ),
    Item(
        "S46",
        OPENING_LEAD,
        "Lægger Nord op ved en fejl, er udspillet accepteret med Syd som spilfører fra det"
        " første viste kort, og da det ikke er en uregelmæssighed, beholder N-S en fordel"
        " (§\u00a054C).",
    ),
    Item(
        "S47",
        OPENING_LEAD,
        "Er fejlen nævnt, må Nord ikke selv vælge ved at lægge op, og kunne han forudse en"
        " fordel, justeres scoren, og han kan få strafpoint (§\u00a072C).",
    ),
    Item(
        "S48",
        OPENING_LEAD,
        "Afviser Syd, er ♦K et stort strafkort, og han kan kræve eller forbyde ruder, så kongen"
        " tages op, eller lade den ligge (§§\u00a054D og 50D2).",
    ),
    Item(
        "S49",
        OPENING_LEAD,
        "Har begge modspillere spillet ud, men kun den ene vendt sit kort, tages det andet op,"
        " og var det Vests, der blev vendt, er intet galt (§\u00a054).",
    ),
    Item(
        "S50",
        OPENING_LEAD,
        "Lægger Vest og Øst et åbent kort i samme øjeblik, gælder Vests es som udspil, og Østs"
        " ♦K bliver et stort strafkort (§\u00a058A).",
    ),
    Item(
        "S51",
        OPENING_LEAD,
        "Havde en modstander fejlagtigt sagt, at det var Østs tur, tages kortet op uden valg for"
        " Syd og uden strafkort, Vest spiller frit ud, og kortet etablerer ingen kulørsvigt"
        " (§\u00a047E1).",
    ),
    Item(
        "S52",
        OPENING_LEAD,
        "Begynd med at spørge, om en modstander havde sagt til den fejlende, at turen var hans.",
    ),
)
