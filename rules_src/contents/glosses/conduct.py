"""The laws on conduct, score and tournament, 72–93: each sub-paragraph in a sentence."""

from rules_src.contents.regulations import CORRECTION

GLOSSES: dict[str, str] = {
    "72A": "Resultater skal nås ved lovligt spil.",
    "72B": "Bevidste lovbrud og lovbrud, man opdager hos sin egen side.",
    "72B1": "Ingen må bryde loven med vilje, heller ikke den, der gerne betaler for det.",
    "72B2": (
        "Der er ingen almindelig pligt til at afsløre egen sides lovbrud (se §§ 20F5 og 79A2); "
        "henvisningen til § 62A er en rest fra 2007-loven."
    ),
    "72B3": (
        "Ingen må skjule et lovbrud, f.eks. ved at svigte igen, gemme kortet eller blande kortene."
    ),
    "72C": (
        "Kunne den fejlende i øjeblikket vide, at det let kunne skade den ikke-fejlende side, "
        "spilles der videre, og scoren justeres bagefter, hvis hans side fik fordel."
    ),
    "73A": "Den rigtige måde for makkere at meddele sig på.",
    "73A1": "Makkere fortæller kun hinanden noget ved meldinger og kort.",
    "73A2": (
        "Der meldes og spilles uden unødig betoning, tøven eller hast; den regulerende myndighed "
        "kan påbyde pauser."
    ),
    "73B": "Meddelelser, der ikke er tilladt.",
    "73B1": "Makkere må ikke meddele sig ved måden, bemærkninger, spørgsmål eller alerter.",
    "73B2": "Signaler aftalt på forhånd er den groveste forseelse af alle.",
    "73C": "En spiller har fået ubeføjet oplysning fra makker.",
    "73C1": (
        "Den, der har ubeføjet oplysning fra makker, skal omhyggeligt undgå at få fordel af den "
        "(§ 16B1(a))."
    ),
    "73C2": "Brud på § 73C1 kan straffes; er modstanderne skadet, gælder § 16B3.",
    "73D": "Udsving i tempo og optræden.",
    "73D1": (
        "Jævnt tempo er ønskeligt; et utilsigtet udsving er intet lovbrud, og kun modstanderne må "
        "slutte af det, på egen risiko."
    ),
    "73D2": (
        "Man må ikke bevidst vildlede ved bemærkning, tempo, manér eller afvigelse fra "
        "fremgangsmåden."
    ),
    "73E": "Vildledning.",
    "73E1": "Det er tilladt at vildlede ved selve meldingen eller kortet.",
    "73E2": (
        "Sluttede en uskyldig modstander forkert af noget uden påviselig bridgegrund, og kunne "
        "spilleren vide, at det kunne gavne ham, justeres scoren."
    ),
    "74A": "Den rette holdning ved bordet.",
    "74A1": "Man er høflig hele tiden.",
    "74A2": (
        "Man undgår bemærkninger og opførsel, der kan genere andre eller ødelægge glæden ved "
        "spillet."
    ),
    "74A3": "Man følger en ensartet og rigtig fremgangsmåde.",
    "74B": "Høflighed, der forventes af alle.",
    "74B1": "Man følger med i spillet.",
    "74B2": "Man lader være med unødige kommentarer under melding og spil.",
    "74B3": "Man trækker ikke et kort frem, før man har turen.",
    "74B4": "Man trækker ikke spillet i langdrag for at forvirre en modstander.",
    "74B5": "Man tilkalder og tiltaler turneringslederen høfligt.",
    "74C": "Eksempler på brud på fremgangsmåden.",
    "74C1": "At bruge forskellige ord for samme melding.",
    "74C2": "At vise bifald eller mishag over en melding eller et kort.",
    "74C3": "At vise, at man venter eller agter at vinde eller tabe et stik, der er i gang.",
    "74C4": "At henlede opmærksomheden på noget vigtigt eller på de stik, der mangler.",
    "74C5": (
        "At iagttage en anden spiller, eller hans hånd for at se kort; et kort, man ser uden at "
        "ville det, må man bruge."
    ),
    "74C6": "At vise, at man ikke længere har interesse i spillet.",
    "74C7": "At ændre tempo for at forvirre en modstander.",
    "74C8": "At forlade bordet uden grund, før runden er slut.",
    "75A": "Makkers forklaring er ubeføjet oplysning for den, der meldte, uanset om den er rigtig.",
    "75B": "Forklaringen passer ikke med makkeraftalen.",
    "75B1": "Forklaringen er da et lovbrud; er der sket skade, justeres scoren.",
    "75B2": (
        "Den, der forklarede forkert, skal tilkalde turneringslederen, før åbningsudspillet "
        "vendes, eller under spillet, hvis fejlen først ses da; tidligere er tilladt."
    ),
    "75B3": (
        "Makkeren siger intet i meldeforløbet; en modspiller retter efter spillet, spilfører og "
        "den blinde efter den afsluttende pas."
    ),
    "75C": (
        "Forklaringen er rigtig og meldingen forkert: intet lovbrud, scoren står, og der er ingen "
        "pligt til at rette (se § 21B1(b))."
    ),
    "75D": "Pligten til at oplyse, og turneringslederens afgørelse af, hvad der er aftalt.",
    "75D1": "Et par skal oplyse sine aftaler nøjagtigt; ellers er det misinformation.",
    "75D2": (
        "En aftale kræver, at begge forstår den ens; at forklare en aftale, der ikke findes, er et "
        "lovbrud (§ 21B)."
    ),
    "75D3": (
        "Scoren justeres til det sandsynlige resultat, hvis modstanderne i tide havde fået den "
        "rigtige oplysning, eventuelt at der ikke var en aftale."
    ),
    "76A": "Tilskuere er under turneringslederens myndighed.",
    "76A1": "Turneringslederen bestemmer over tilskuere efter turneringens regler.",
    "76A2": "Elektronisk visning af spillet kan have sine egne regler for tilskuere.",
    "76B": "Tilskuere ved bordet.",
    "76B1": "En tilskuer ser kun én spillers kort, medmindre reglerne tillader mere.",
    "76B2": "En tilskuer reagerer ikke på meldinger og spil.",
    "76B3": "En tilskuer undgår bemærkninger og taler ikke med spillerne under runden.",
    "76B4": "En tilskuer forstyrrer ikke spillerne.",
    "76B5": "En tilskuer gør ikke opmærksom på noget i spillet.",
    "76C": "Når tilskuere blander sig.",
    "76C1": "En tilskuer udtaler sig kun om fakta og lov, når turneringslederen beder om det.",
    "76C2": "Det kan fastsættes, hvad der gælder ved uregelmæssigheder, som tilskuere volder.",
    "76D": "Alle i spilleområdet, der hverken er spillere eller turneringsfolk, er tilskuere.",
    "78A": (
        "Matchpoint: 2 point for hver dårligere score blandt de sammenlignede og 1 point for hver, "
        "der er lige god."
    ),
    "78B": "Imp: forskellen mellem to scorer omregnes efter en skala fra 0 til 24.",
    "78C": "Totalpoint: scorerne på alle spil lægges sammen.",
    "78D": (
        "Andre beregninger, f.eks. KP, kan bruges med den regulerende myndigheds samtykke og "
        "bekendtgøres på forhånd."
    ),
    "79A": "Enighed om antallet af stik.",
    "79A1": "Man enes om antallet af stik, før hænderne lægges i mappen.",
    "79A2": (
        "Ingen må bevidst tage imod et stik, siden ikke vandt, eller et afkald på et stik, "
        "modstanderne ikke kunne tabe."
    ),
    "79B": "Uenighed om antallet af stik: turneringslederen tilkaldes.",
    "79B1": "Er der krævet eller givet afkald, gælder § 69B eller § 71.",
    "79B2": "Ellers afgør turneringslederen, hvilken score der noteres.",
    "79B3": (
        "Efter rundens slutning ændres begge sider kun, når turneringslederen er sikker; ellers "
        "står scoren, eller den ene side sættes ned, uden at den anden sættes op."
    ),
    "79C": "Rettelse af fejl i scoren.",
    "79C1": (
        "En fejl i scoren rettes inden rettelsesfristen: i loven 30 minutter efter, at resultatet "
        f"er tilgængeligt, i DBf {CORRECTION.text}; klubben kan fastsætte andet."
    ),
    "79C2": (
        "Senere kan den rettes med turneringsarrangørens samtykke, når turneringslederen ikke er i "
        "tvivl."
    ),
    "80A": "Hvem den regulerende myndighed er.",
    "80A1": "Myndigheden afhænger af, hvis turnering det er.",
    "80A1a": "WBF ved sine egne turneringer.",
    "80A1b": "Zonens forbund ved sine turneringer.",
    "80A1c": "Landets forbund ved alle andre turneringer.",
    "80A2": "Myndigheden har de beføjelser, loven giver den.",
    "80A3": "Myndigheden kan uddelegere eller overdrage sine beføjelser.",
    "80B": "Hvem turneringsarrangøren er, og hvad han skal.",
    "80B1": "Arrangøren anerkendes af myndigheden og har ansvaret for turneringen.",
    "80B2": "Arrangørens opgaver og beføjelser.",
    "80B2a": "At udpege turneringslederen; er der ingen, finder spillerne selv en.",
    "80B2b": "At forberede lokaler og udstyr.",
    "80B2c": "At fastsætte dag og tid for hver session.",
    "80B2d": "At fastsætte betingelser for deltagelse.",
    "80B2e": "At fastsætte vilkår for melding og spil, f.eks. skærme.",
    "80B2f": "At bekendtgøre regler, der supplerer loven uden at stride mod den.",
    "80B2g": "At skaffe personale.",
    "80B2gi": "At sørge for medhjælpere til turneringslederen.",
    "80B2gii": "At udpege andet personale og fordele opgaverne.",
    "80B2h": "At tage imod tilmeldinger.",
    "80B2i": "At skabe gode spillevilkår og bekendtgøre dem.",
    "80B2j": "At få resultaterne samlet, beregnet og gjort officielle.",
    "80B2k": "At ordne behandlingen af appeller.",
    "80B2l": "Andet, som loven giver arrangøren.",
    "81A": "Turneringslederen repræsenterer turneringsarrangøren.",
    "81B": "Hvad turneringslederen har ansvar for og er bundet af.",
    "81B1": (
        "Turneringslederen står for afviklingen på stedet og kan råde bod på det, arrangøren har "
        "forsømt."
    ),
    "81B2": "Turneringslederen anvender loven og de supplerende regler og er bundet af dem.",
    "81C": "Turneringslederens pligter og beføjelser; det er ham, ikke spillerne, der berigtiger.",
    "81C1": "Turneringslederen holder orden og sørger for, at turneringen glider.",
    "81C2": (
        "Turneringslederen anvender og fortolker loven og oplyser spillerne om rettigheder og "
        "pligter."
    ),
    "81C3": (
        "Turneringslederen retter fejl, han på nogen måde får kendskab til, inden fristerne i "
        "§§ 79C og 92B."
    ),
    "81C4": "Turneringslederen afgør berigtigelse og bruger sine beføjelser efter §§ 90 og 91.",
    "81C5": (
        "Turneringslederen kan med god grund eftergive berigtigelse, når den ikke-fejlende side "
        "beder om det."
    ),
    "81C6": "Turneringslederen afgør stridigheder.",
    "81C7": "Turneringslederen kan forelægge en sag for et udvalg.",
    "81C8": (
        "Turneringslederen indberetter resultater og løser andre opgaver for turneringsarrangøren."
    ),
    "81D": "Turneringslederen kan uddelegere opgaver, men beholder ansvaret.",
    "82A": "Turneringslederen retter fejl i afviklingen og får turneringen videre inden for loven.",
    "82B": "Hvordan en fejl i afviklingen kan rettes.",
    "82B1": "Han kan give en justeret score, når loven tillader det.",
    "82B2": "Han kan kræve, udsætte eller aflyse, at et spil spilles.",
    "82B3": "Han kan bruge enhver anden beføjelse i loven.",
    "82C": (
        "Har turneringslederen afgjort forkert, og kan spillet ikke reddes, justeres scoren, og "
        "begge sider regnes som ikke-fejlende."
    ),
    "84A": "Er der ingen berigtigelse og intet at skønne over, spilles der videre.",
    "84B": (
        "Dækker loven sagen klart, sørger turneringslederen for, at lovens berigtigelse "
        "gennemføres."
    ),
    "84C": (
        "Har en spiller et valg, forklares mulighederne, og turneringslederen ser til, at der "
        "vælges."
    ),
    "84D": (
        "Tvivl kommer den ikke-fejlende side til gode; er den nok skadet, og har loven ingen "
        "berigtigelse, justeres scoren (§ 12)."
    ),
    "85A": "Turneringslederen vurderer, hvad der skete.",
    "85A1": "Er fakta omstridt, afgøres de efter, hvad der er mest sandsynligt.",
    "85A2": "Er fakta fastslået, gælder § 84.",
    "85B": "Kan fakta ikke fastslås, afgøres sagen, så spillet kan fortsætte.",
    "86A": (
        "Et spil gives ikke om, når en deltager kan kende kampens resultat uden det; scoren "
        "justeres i stedet."
    ),
    "86B": "Holdkamp: der findes et resultat fra det andet bord.",
    "86B1": (
        "Er resultatet ved det andet bord klart gunstigt for en af siderne, gives en korrigeret "
        "score (§ 12C1(c)), ikke ±3 imp."
    ),
    "86B2": (
        "Flere resultater, der ikke kan sammenlignes, eller behov for mere end én justeret score."
    ),
    "86B2a": (
        "Ingen har skyld: spillet annulleres, og der gives en kunstig score eller, hvis tiden "
        "tillader det, et erstatningsspil (se § 86A)."
    ),
    "86B2b": (
        "Én side har skyld: den anden får middel plus eller en korrigeret score, det bedste af de "
        "to, og den skyldige får det modsvarende."
    ),
    "86B2c": "Begge har skyld: spillet annulleres, og der gives en kunstig score.",
    "86B3": (
        "Den regulerende myndighed kan fastsætte andet for spil, der kun er spillet ved ét bord."
    ),
    "87A": (
        "Et kort er havnet forkert i mappen, eller giver eller zone afviger, så de sammenlignede "
        "ikke har spillet det samme."
    ),
    "87B": (
        "I parturnering deles scorerne i grupper, som regnes hver for sig efter turneringens "
        "regler."
    ),
    "87C": "For hold gælder § 86B2.",
    "90A": (
        "Strafpoint kan gives for det, der forsinker, generer andre, bryder fremgangsmåden eller "
        "fører til en justeret score."
    ),
    "90B": "Eksempler på, hvad der kan give strafpoint.",
    "90B1": "At komme for sent.",
    "90B2": "At spille urimeligt langsomt.",
    "90B3": "At tale om et spil, så det høres ved et andet bord.",
    "90B4": "At sammenligne scorer med andre uden tilladelse.",
    "90B5": "At røre en anden spillers kort (§ 7).",
    "90B6": "At lægge kort i en forkert lomme.",
    "90B7": (
        "Fejl i fremgangsmåden, der giver en justeret score, f.eks. kort, der ikke er talt, eller "
        "en forkert mappe."
    ),
    "90B8": "At lade være med straks at følge regler eller anvisninger.",
    "91A": (
        "For ordens skyld kan turneringslederen give disciplinære strafpoint eller udelukke fra "
        "sessionen eller en del af den."
    ),
    "91B": "Med turneringsarrangørens godkendelse kan turneringslederen diskvalificere.",
    "92A": "En deltager eller holdkaptajnen kan få en afgørelse fra eget bord prøvet igen.",
    "92B": (
        "Fristen er 30 minutter efter, at resultatet er tilgængeligt, medmindre "
        "turneringsarrangøren har fastsat en anden."
    ),
    "92C": "Anmodningen går gennem turneringslederen.",
    "92D": "Et par skal være enigt om at appellere; for et hold er det holdkaptajnen.",
    "92D1": (
        "I parturnering skal begge makkere være med på det; i en individuel turnering er det ikke "
        "nødvendigt."
    ),
    "92D2": "I holdturnering skal holdkaptajnen være med på det.",
    "93A": (
        "Er der ingen appelkomite, eller kan den ikke træde sammen uden at forstyrre, afgør den "
        "øverste turneringsleder appellen."
    ),
    "93B": "Der er en appelkomite eller et godkendt alternativ.",
    "93B1": (
        "Den øverste turneringsleder afgør den del, der kun handler om lov eller reglement; den "
        "kan indbringes for komiteen."
    ),
    "93B2": "Alt andet går videre til komiteen.",
    "93B3": (
        "Komiteen har turneringslederens beføjelser, men kan ikke omstøde ham i lovspørgsmål eller "
        "i disciplin efter § 91."
    ),
    "93C": "Videre appel.",
    "93C1": "Myndigheden kan fastsætte en videre appel og reagere på den, der er uden grund.",
    "93C2": "En sag kan sendes til den regulerende myndighed, som kan afgøre den endeligt.",
    "93C3": "Myndighedens frihed til at afvige.",
    "93C3a": (
        "Kræver turneringens gang det, kan myndigheden lade et bestemt organ afgøre appeller "
        "endeligt."
    ),
    "93C3b": "Trin i appellen kan med forhåndsvarsel udelades eller ændres.",
}
