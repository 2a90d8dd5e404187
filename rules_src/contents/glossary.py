"""The Danish terms of the laws: their English names, what they mean, and words we do not use."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """One term of the Danish laws; `danish` is the form used on the pages."""

    danish: str
    english: str
    explanation: str = ""
    also: tuple[str, ...] = ()
    """Other forms of the word, for search."""
    avoid: tuple[str, ...] = ()
    """Words that mean the same and that the site does not use."""


TERMS: tuple[Term, ...] = (
    Term(
        "tilsvarende melding",
        "comparable call",
        "En erstattende melding med samme eller lignende betydning, en snævrere betydning eller "
        "samme formål som den tilbagetagne (§ 23A).",
        also=("tilsvarende meldinger", "den tilsvarende melding", "CC"),
        avoid=("sammenlignelig melding",),
    ),
    Term(
        "udspilsbegrænsning",
        "lead restriction",
        "Spilførers ret til at forbyde (§ 26B) eller ved strafkort kræve eller forbyde (§ 50D) en "
        "farve, når den fejlendes makker skal spille ud.",
        also=(
            "udspilsbegrænsninger",
            "udspilsbegrænsningen",
            "udspilsbegrænsninger efter tilbagetaget melding",
        ),
        avoid=("udspilsstraf",),
    ),
    Term(
        "strafkort",
        "penalty card",
        "En modspillers kort, som er vist uden for normalt spil og bliver liggende åbent på "
        "bordet (§§ 49–52).",
        also=("strafkortet", "strafkortene"),
    ),
    Term(
        "stort strafkort",
        "major penalty card",
        "En honnør (10 eller højere), et kort vist ved bevidst spil eller et af flere strafkort; "
        "det spilles ved første lovlige lejlighed, og spilfører har valg ved makkerens udspil "
        "(§ 50B og § 50D).",
        also=("store strafkort", "stort"),
    ),
    Term(
        "lille strafkort",
        "minor penalty card",
        "Ét kort under 10, vist utilsigtet; det giver ingen udspilsbegrænsning for makkeren "
        "(§ 50B og § 50C).",
        also=("små strafkort", "det lille strafkort"),
    ),
    Term(
        "berigtigelse",
        "rectification",
        "Det, loven foreskriver, for at rette op på en uregelmæssighed; kun turneringslederen "
        "afgør det (§ 10A).",
        also=("berigtigelsen", "berigtige", "berigtiges", "berigtiget"),
        avoid=("straf",),
    ),
    Term(
        "uregelmæssighed",
        "irregularity",
        "Enhver afvigelse fra den rigtige fremgangsmåde, også når ingen har brudt loven.",
        also=("uregelmæssigheden", "uregelmæssigheder"),
    ),
    Term(
        "lovbrud",
        "infraction",
        "En spillers brud på en lov eller et reglement.",
        also=("lovbruddet", "forseelse", "forseelser"),
        avoid=("regelbrud",),
    ),
    Term(
        "beføjet oplysning",
        "authorised information",
        "En oplysning, spilleren gerne må bruge, f.eks. lovlige meldinger og kort (§ 16A).",
        also=("beføjede oplysninger", "beføjet", "AI"),
        avoid=("autoriseret information", "lovlig information"),
    ),
    Term(
        "ubeføjet oplysning",
        "unauthorised information",
        "En oplysning, spilleren ikke må bruge, f.eks. fra makkers tøven eller fra egen sides "
        "tilbagetagne melding (§§ 16B og 16C2).",
        also=("ubeføjede oplysninger", "ubeføjet", "UI"),
        avoid=("uautoriseret information", "ulovlig information"),
    ),
    Term(
        "uvedkommende oplysning",
        "extraneous information",
        "En oplysning, der ikke kommer fra lovlige meldinger og kort: fra makkers optræden "
        "(§ 16B) eller andre steder fra (§ 16D).",
        also=("uvedkommende oplysninger",),
    ),
    Term(
        "MTV",
        "left-hand opponent (LHO)",
        "Modstanderen til venstre, som har turen lige efter.",
        also=("modstander til venstre", "modstanderen til venstre"),
        avoid=("LHO", "venstre modstander"),
    ),
    Term(
        "MTH",
        "right-hand opponent (RHO)",
        "Modstanderen til højre, som har turen lige før.",
        also=("modstander til højre", "modstanderen til højre"),
        avoid=("RHO", "højre modstander"),
    ),
    Term(
        "kulørsvigt",
        "revoke",
        "Ikke at bekende, eller at bryde en ud- eller tilspilsbegrænsning, når man kunne følge "
        "den (§ 61A).",
        also=("kulørsvigten", "svigt", "svigtet"),
        avoid=("renonce", "revoke"),
    ),
    Term(
        "etableret kulørsvigt",
        "established revoke",
        "En kulørsvigt, der er for sent at rette, fordi den fejlende side er gået videre (§ 63A).",
        also=("etableret", "etablerede kulørsvigt"),
    ),
    Term(
        "etablere",
        "establish",
        "En kulørsvigt etableres, når den fejlende side spiller eller udpeger et kort "
        "til næste stik, "
        "kræver, giver afkald eller godtager modstandernes krav (§ 63A).",
        also=("etableres", "etablering"),
    ),
    Term(
        "svigte kulør",
        "revoke (verb)",
        "At begå kulørsvigt.",
        also=("at svigte kulør", "svigter", "svigtede", "svigtet kulør"),
    ),
    Term(
        "bekende",
        "follow suit",
        "At spille et kort i den udspillede farve; den, der kan, skal (§ 44C).",
        also=("bekender", "bekendte", "bekende kulør"),
    ),
    Term(
        "overførsel af stik",
        "transfer of tricks",
        "Stik, der efter en etableret kulørsvigt flyttes til den ikke-fejlende side, når spillet "
        "er slut (§ 64A).",
        also=("overføre stik", "overføres", "stikoverførsel"),
        avoid=("straffestik",),
    ),
    Term(
        "spilfører",
        "declarer",
        "Den, der spiller kontrakten med sine egne og bordets kort.",
        also=("spilførers", "spilføreren"),
    ),
    Term(
        "formodet spilfører",
        "presumed declarer",
        "Den, der bliver spilfører, hvis intet uregelmæssigt sker ved åbningsudspillet (§ 54).",
        also=("den formodede spilfører",),
    ),
    Term(
        "den blinde",
        "dummy (the player)",
        "Spilførers makker, når åbningsudspillet er vendt.",
        also=("blinde", "den blindes"),
        avoid=("dummy", "blindemand"),
    ),
    Term(
        "bordet",
        "dummy (the hand)",
        "Den blindes kort, som ligger åbent.",
        also=("fra bordet", "bordets kort"),
    ),
    Term(
        "modspiller",
        "defender",
        "En modstander af spilfører.",
        also=("modspilleren", "modspillere", "modspillerne"),
        avoid=("forsvarer",),
    ),
    Term(
        "makker",
        "partner",
        "Den, man spiller sammen med.",
        also=("makkeren", "makkers", "makkere"),
        avoid=("partner",),
    ),
    Term(
        "den fejlende",
        "offender",
        "Den spiller, der begik uregelmæssigheden.",
        also=("fejlende", "den fejlendes"),
        avoid=("synderen",),
    ),
    Term(
        "den fejlende side", "offending side", "Den fejlende og makkeren.", also=("fejlende side",)
    ),
    Term(
        "den ikke-fejlende side",
        "non-offending side",
        "Modstanderne af den fejlende.",
        also=("ikke-fejlende side", "ikke-fejlende"),
    ),
    Term(
        "melding",
        "call",
        "Et bud, en pas, en dobling eller en redobling.",
        also=("meldinger", "meldingen"),
    ),
    Term(
        "bud",
        "bid",
        "En melding med trin og benævnelse (§ 18A); pas og dobling er ikke bud.",
        also=("buddet", "buddene"),
    ),
    Term(
        "pas",
        "pass",
        "En melding, der hverken byder, dobler eller redobler.",
        also=("passe", "passer", "passede"),
    ),
    Term(
        "dobling",
        "double",
        "Melding, der hæver værdien af modstandernes seneste bud (§ 19A).",
        also=("D", "doble", "dobler", "doblet", "doblingen"),
        avoid=("kontra",),
    ),
    Term(
        "redobling",
        "redouble",
        "Melding, der hæver værdien yderligere efter modstandernes dobling (§ 19B).",
        also=("RD", "redoble", "redobler", "redoblet"),
        avoid=("rekontra",),
    ),
    Term(
        "utilstrækkeligt bud",
        "insufficient bid",
        "Et bud, der ikke går over det seneste bud (§§ 18D og 27).",
        also=("utilstrækkelige bud", "utilstrækkeligt"),
        avoid=("for lavt bud", "underbud"),
    ),
    Term(
        "laveste tilstrækkelige bud",
        "lowest sufficient bid",
        "Det laveste bud i en benævnelse, der går over det seneste bud (§ 27B1(a)).",
        also=("tilstrækkeligt bud", "tilstrækkelige bud"),
    ),
    Term(
        "benævnelse",
        "denomination",
        "En af de fire farver eller ut.",
        also=("benævnelsen", "benævnelser"),
    ),
    Term(
        "viser samme benævnelse(r)",
        "specifies the same denomination(s)",
        "Siger noget om de samme benævnelser, hvad enten meldingen er naturlig eller kunstig "
        "(§ 27B1(a)).",
        also=("vise samme benævnelse",),
    ),
    Term(
        "melding uden for tur",
        "call out of rotation",
        "En melding afgivet, når en anden havde turen (§§ 28–32).",
        also=("meldinger uden for tur", "uden for tur", "bud uden for tur", "pas uden for tur"),
    ),
    Term(
        "udspil uden for tur",
        "lead out of turn",
        "Et udspil fra en hånd, der ikke skulle spille ud (§§ 53–56).",
        also=("udspillet uden for tur",),
    ),
    Term(
        "utilladelig melding",
        "inadmissible call",
        "En af de fire slags meldinger, § 35 nævner.",
        also=("utilladelige meldinger", "utilladelig"),
    ),
    Term(
        "utilladelig dobling",
        "inadmissible double",
        "En dobling eller redobling, § 19 ikke tillader; den kan aldrig accepteres (§ 36).",
        also=("utilladelig redobling", "utilladelige doblinger"),
    ),
    Term(
        "meldeforløb",
        "auction",
        "Meldingerne frem til den afsluttende pas.",
        also=("meldeforløbet",),
        avoid=("auktion",),
    ),
    Term(
        "meldeperiode",
        "auction period",
        "Fra kortene tages op, til åbningsudspillet vendes (§ 17).",
        also=("meldeperioden",),
    ),
    Term(
        "afklaringsperiode",
        "clarification period",
        "Fra den afsluttende pas, til åbningsudspillet vendes (§ 17D1).",
        also=("afklaringsperioden",),
    ),
    Term(
        "spilleperiode",
        "play period",
        "Begynder, når åbningsudspillet vendes (§ 41C).",
        also=("spilleperioden",),
    ),
    Term(
        "afsluttende pas",
        "final pass",
        "Den pas, der slutter meldeforløbet (§ 22).",
        also=("den afsluttende pas",),
        avoid=("sidste pas",),
    ),
    Term(
        "åbningsudspil",
        "opening lead",
        "Det første kort, der spilles ud på mappen (§ 41).",
        also=("åbningsudspillet",),
    ),
    Term(
        "fordækt udspil",
        "face-down lead",
        "Et udspil med bagsiden op, så der kan spørges, før det vendes (§ 41A).",
        also=("fordækt", "fordækte"),
    ),
    Term(
        "vende",
        "face (a card)",
        "At lægge et kort med billedsiden op.",
        also=("vendes", "vendt", "vendte"),
    ),
    Term(
        "tilspil",
        "play (to a trick)",
        "Et kort spillet til et stik, som en anden har spillet ud til.",
        also=("tilspillet", "spille til"),
    ),
    Term(
        "ud- eller tilspil",
        "lead or play",
        "Ethvert spillet kort, hvad enten det er det første i stikket eller ej.",
        also=("udspil", "udspillet"),
    ),
    Term(
        "udspillet farve",
        "suit led",
        "Den farve, stikkets første kort har.",
        also=("den udspillede farve",),
    ),
    Term(
        "fejlgreb",
        "unintended call",
        "En melding, man aldrig mente: forkert kort fra meldekassen eller fortalelse (§ 25A).",
        also=("fejlgrebet", "utilsigtet melding", "utilsigtet"),
    ),
    Term(
        "tilsigtet melding",
        "intended call",
        "Den melding, man mente, da man meldte; den kan kun ændres efter § 25B.",
        also=("tilsigtet",),
    ),
    Term(
        "ændring af melding",
        "change of call",
        "At sætte en anden melding i stedet for den, man har afgivet (§ 25).",
        also=("ændre melding", "ændringer af melding"),
    ),
    Term(
        "tilbagetaget",
        "withdrawn, retracted",
        "Om en melding eller et kort, der ikke længere gælder; oplysningen følger § 16C.",
        also=("tilbagetagne", "taget tilbage", "tage tilbage"),
    ),
    Term(
        "forkert forklaring",
        "mistaken explanation",
        "En forklaring, der ikke svarer til parrets aftale, også manglende eller overflødig alert "
        "(§§ 20F5 og 75B).",
        also=("forkerte forklaringer",),
    ),
    Term(
        "misinformation",
        "misinformation",
        "Forkert eller manglende oplysning om modstandernes aftaler (§ 21B).",
        also=("misinformeret",),
    ),
    Term(
        "forkert melding",
        "mistaken call",
        "En melding, der ikke svarer til parrets aftale; den er ikke et lovbrud (§ 75C).",
        also=("forkerte meldinger", "glemt system"),
    ),
    Term(
        "makkeraftale",
        "partnership agreement",
        "Det, et par har aftalt eller ved af fælles erfaring (§ 40).",
        also=("makkeraftaler", "makkeraftalen"),
    ),
    Term(
        "alert",
        "alert",
        "Det tegn, makker giver, når en melding har en betydning, som reglerne siger skal "
        "alerteres.",
        also=("alerte", "alertering", "alerteres", "alerterede"),
    ),
    Term(
        "logisk alternativ",
        "logical alternative",
        "En handling, som mange ligestillede spillere alvorligt ville overveje, og som nogle "
        "kunne vælge (§ 16B1(b)).",
        also=("logiske alternativer", "LA"),
    ),
    Term(
        "justeret score",
        "adjusted score",
        "En score, turneringslederen sætter i stedet for resultatet ved bordet (§ 12).",
        also=("justerede scorer", "justere"),
    ),
    Term(
        "korrigeret score",
        "assigned adjusted score",
        "En justeret score ud fra de sandsynlige resultater uden lovbruddet (§ 12C1).",
        also=("korrigerede scorer",),
    ),
    Term(
        "kunstig score",
        "artificial adjusted score",
        "En justeret score uden et bridgeresultat, f.eks. middel plus (§ 12C2).",
        also=("kunstige scorer",),
    ),
    Term(
        "vægtet score",
        "weighted score",
        "En korrigeret score sammensat af flere mulige resultater efter sandsynlighed (§ 12C1(c)).",
        also=("vægtede scorer", "vægtet"),
    ),
    Term(
        "ubalanceret justeret score",
        "non-balancing adjusted score",
        "Når de to sider får scorer, der ikke svarer til hinanden (§§ 11A og 12C4).",
        also=("ubalanceret score", "ubalancerede scorer"),
        avoid=("splitscore",),
    ),
    Term(
        "middel",
        "average",
        "50 % til den, der kun har en del af skylden (§ 12C2(a)).",
        avoid=("gennemsnit",),
    ),
    Term(
        "middel plus",
        "average plus",
        "Mindst 60 %, i imp +3, til den, der er uden skyld (§ 12C2).",
        avoid=("gennemsnit plus",),
    ),
    Term(
        "middel minus",
        "average minus",
        "Højst 40 %, i imp −3, til den, der har skylden (§ 12C2).",
        avoid=("gennemsnit minus",),
    ),
    Term(
        "særdeles alvorlig fejl",
        "extremely serious error",
        "En fejl efter uregelmæssigheden og uden forbindelse med lovbruddet, så grov at skaden "
        "delvis er selvforskyldt (§ 12C1(e)).",
        also=("særdeles alvorlige fejl",),
        avoid=("ekstremt alvorlig fejl",),
    ),
    Term(
        "satsende handling",
        "gambling action",
        "Et vovestykke i håb om, at turneringslederen retter op, hvis det går galt (§ 12C1(e)).",
        also=("satsende handlinger", "satsende"),
    ),
    Term(
        "strafpoint",
        "penalty points",
        "Point, der trækkes fra for brud på fremgangsmåde eller orden (§§ 90 og 91).",
        also=("strafpointene",),
    ),
    Term(
        "scoren står ved magt",
        "result stands",
        "Resultatet ved bordet ændres ikke.",
        also=("score står ved magt", "scoren står"),
    ),
    Term(
        "krav",
        "claim",
        "En spillers udsagn om, hvor mange af de resterende stik hans side vinder (§ 68A).",
        also=("kravet", "kræve", "kræver", "krav om resten"),
        avoid=("claim",),
    ),
    Term(
        "afkald",
        "concession",
        "En spillers udsagn om, at siden taber et antal stik (§ 68B).",
        also=("afkaldet", "give afkald"),
    ),
    Term(
        "accept af krav",
        "agreed claim",
        "Modstandernes samtykke til et krav eller afkald (§ 69).",
        also=("accepten",),
    ),
    Term(
        "eftersyn af stik",
        "inspection of tricks",
        "At se spillede stik igen; under spillet som regel kun, når turneringslederen bestemmer "
        "det (§ 66).",
        also=("eftersyn", "se stik efter"),
    ),
    Term("stik", "trick", "Fire kort, ét fra hver hånd.", also=("stikket", "stikkene")),
    Term(
        "zone",
        "vulnerability",
        "En side i zonen får og taber større beløb.",
        also=("zonen", "i zonen", "farezone", "uden for zonen"),
    ),
    Term(
        "bet",
        "undertrick",
        "Et stik, spilfører mangler for at vinde kontrakten.",
        also=("zonebet", "bet i zonen"),
    ),
    Term(
        "kontrakt",
        "contract",
        "Det bud, meldeforløbet endte med, eventuelt doblet (§ 22A).",
        also=("kontrakten", "kontrakter"),
    ),
    Term(
        "delkontrakt", "part-score", "En kontrakt med under 100 stikpoint.", also=("delkontrakter",)
    ),
    Term("udgang", "game", "En kontrakt med mindst 100 stikpoint.", also=("udgangen", "game")),
    Term("lilleslem", "small slam", "En kontrakt på sekstrinnet: 12 stik.", also=("lilleslemmen",)),
    Term("storeslem", "grand slam", "En kontrakt på syvtrinnet: 13 stik.", also=("storeslemmen",)),
    Term(
        "parturnering",
        "pairs contest",
        "Turnering, hvor hvert par sammenlignes med de andre par på samme mappe.",
        also=("parturneringen",),
    ),
    Term(
        "holdkamp",
        "teams match",
        "Kamp mellem to hold, hvor mappen spilles ved to borde.",
        also=("holdkampen", "holdturnering"),
    ),
    Term(
        "knockoutkamp",
        "knock-out match",
        "En kamp, hvor taberen er ude.",
        also=("cupturnering", "cup", "knockout"),
    ),
    Term(
        "KP",
        "victory points (VP)",
        "Kamppoint: imp-forskellen omregnet til en skala fra 0 til 20.",
        also=("kamppoint",),
        avoid=("VP",),
    ),
    Term(
        "imp",
        "IMP",
        "Point for forskellen mellem to scorer på samme mappe (§ 78B).",
        also=("IMP", "imps"),
    ),
    Term(
        "frekvenstabel",
        "frequency table",
        "Oversigt over alle scorer på en mappe med deres point.",
        also=("frekvenstabeller", "frekvenser"),
    ),
    Term(
        "mappe",
        "board",
        "Det, kortene ligger i; også spillet med de kort.",
        also=("mappen", "mapper"),
        avoid=("board",),
    ),
    Term(
        "giver",
        "dealer",
        "Den, der melder først på mappen (§ 17B).",
        also=("giveren", "kortgiver"),
        avoid=("dealer",),
    ),
    Term(
        "omgivning",
        "redeal",
        "At blande og give mappen på ny (§ 6D).",
        also=("give om", "gives om"),
    ),
    Term(
        "erstatningsspil",
        "substitute board",
        "Et nyt spil, der træder i stedet for en mappe, som ikke kunne spilles (§ 86).",
        also=("erstatningsspillet",),
    ),
    Term(
        "turneringsleder",
        "tournament director",
        "Den, der anvender loven og træffer afgørelserne (§ 81).",
        also=("turneringslederen", "TL"),
        avoid=("dommer",),
    ),
    Term(
        "turneringsarrangør",
        "tournament organiser",
        "Den, der står for turneringen (§ 80B).",
        also=("turneringsarrangøren", "arrangør", "TO"),
    ),
    Term(
        "regulerende myndighed",
        "regulating authority",
        "Den, der fastsætter reglementer i sit område (§ 80A); i Danmark som regel DBf.",
        also=("den regulerende myndighed", "RA"),
    ),
    Term(
        "lovkommission",
        "laws commission",
        "DBf’s udvalg for bridgelovene, DBf-LK.",
        also=("lovkommissionen", "DBf-LK"),
    ),
    Term(
        "appelkomite",
        "appeals committee",
        "Det udvalg, der behandler appeller, AK; MAK er den mundtlige.",
        also=("appelkomiteen", "AK", "MAK", "mundtlig appelkomite"),
        avoid=("appeludvalg",),
    ),
    Term(
        "rettelsesfrist",
        "correction period",
        "Den tid, hvor en fejl i scoren kan rettes (§ 79C); i DBf 72 timer, medmindre klubben har "
        "fastsat andet.",
        also=("rettelsesfristen",),
    ),
    Term("honnør", "honour", "Es, konge, dame, bonde eller tier.", also=("honnører", "honnøren")),
    Term("es", "ace", "Farvens højeste kort.", also=("E",)),
    Term("konge", "king", "Kortet under esset.", also=("K",)),
    Term(
        "dame",
        "queen",
        "Kortet under kongen.",
    ),
    Term("bonde", "jack", "Kortet under damen; forkortes B.", also=("B", "knægt")),
    Term("spar", "spades", "Den højeste farve: ♠.", also=("♠",)),
    Term("hjerter", "hearts", "Den næsthøjeste farve: ♥.", also=("♥", "hjerte")),
    Term("ruder", "diamonds", "Den næstlaveste farve: ♦.", also=("♦", "rude")),
    Term("klør", "clubs", "Den laveste farve: ♣.", also=("♣",)),
    Term(
        "ut",
        "notrump (NT)",
        "Den højeste benævnelse, uden trumf.",
        also=("sans", "uden trumf"),
        avoid=("NT",),
    ),
    Term("major", "major", "Spar og hjerter.", also=("majorfarve", "majorfarver")),
    Term("minor", "minor", "Ruder og klør.", also=("minorfarve", "minorfarver")),
    Term(
        "indmelding",
        "overcall",
        "Et bud over modstandernes åbning.",
        also=("indmeldinger", "melde ind"),
    ),
    Term(
        "oplysningsdobling",
        "takeout double",
        "En dobling, der beder makker melde.",
        also=("oplysningsdoblinger",),
    ),
    Term(
        "spærremelding",
        "pre-empt",
        "Et højt bud med lang farve og få honnører.",
        also=("spærremeldinger", "spærrebud", "spærring"),
    ),
    Term("trumf", "trump", "Kontraktens farve, som slår de andre.", also=("trumfen", "trumfer")),
    Term(
        "trumfe",
        "ruff",
        "At spille trumf til et stik i en anden farve.",
        also=("trumfer stikket", "trumfede"),
    ),
    Term(
        "forbyde en farve",
        "prohibit a suit",
        "Spilfører siger, hvilken farve der ikke må spilles ud (§§ 26B og 50D2(a)).",
        also=("forbyde", "forbud", "forbudt farve"),
    ),
    Term(
        "kræve en farve",
        "require a suit",
        "Spilfører siger, hvilken farve der skal spilles ud; kun ved strafkort (§ 50D2(a)), "
        "aldrig efter § 26.",
        also=("forlange en farve",),
    ),
    Term(
        "vist kort",
        "exposed card",
        "Et kort, andre har set eller kunne se, uden at det blev spillet normalt.",
        also=("viste kort", "vist"),
    ),
    Term(
        "holdkammerat",
        "teammate",
        "En spiller på samme hold, ved det andet bord.",
        also=("holdkammerater", "medspiller"),
    ),
    Term(
        "rundspørge",
        "poll",
        "At spørge ligestillede spillere, hvad de ville melde eller spille.",
        also=("rundspørger",),
    ),
    Term(
        "Multi 2♦",
        "Multi 2♦",
        "En åbning på 2♦, der oftest viser en svag hånd med en af majorfarverne.",
        also=("multi", "multi 2 ruder"),
    ),
    Term(
        "i tur",
        "in rotation",
        "Når det er spillerens tur at melde eller spille.",
        also=("efter tur", "i egen tur", "tur"),
    ),
    Term(
        "frit stillet",
        "free to make any legal call",
        "Må afgive enhver lovlig melding, men stadig uden at bruge ubeføjet oplysning.",
        also=("frit stillet makker",),
    ),
    Term(
        "tvungen pas",
        "forced pass",
        "Pligt til at passe, én gang eller resten af meldeforløbet.",
        also=("tvungne passer", "skal passe"),
    ),
    Term(
        "fejl i scoren",
        "scoring error",
        "Et resultat, der er noteret eller regnet forkert (§ 79C).",
        also=("scorefejl", "regnefejl", "tastefejl"),
    ),
    Term(
        "fordeling",
        "deal",
        "De 52 kort delt ud på fire hænder.",
        also=("kortfordeling", "fordelingen"),
    ),
)
