"""The general laws and the laws on irregularities, 1–16: each sub-paragraph in a sentence."""

GLOSSES: dict[str, str] = {
    "1A": (
        "Farverne rangerer spar, hjerter, ruder, klør; kortene es, konge, dame, bonde, 10 og "
        "nedefter til 2."
    ),
    "1B": "Den regulerende myndighed kan kræve kort med symmetriske billedsider.",
    "1C": "Bagsiderne er ens og ser ens ud fra begge ender.",
    "5A": "Turneringslederen anviser startpladsen, og den skiftes kun med hans tilladelse.",
    "5B": (
        "Spillerne flytter, som turneringslederen siger, og har selv ansvar for at sidde rigtigt."
    ),
    "6A": "Kortene blandes grundigt, og en modstander må tage af.",
    "6B": (
        "Der gives ét kort ad gangen med bagsiden op i fire hænder på 13, og to kort lige efter "
        "hinanden ikke til samme hånd."
    ),
    "6C": "En fra hver side bør være til stede, når der blandes og gives.",
    "6D": "Hvornår der skal eller må gives om.",
    "6D1": (
        "Er der givet forkert, eller kan et kort være set under blanding og givning, gives der om, "
        "hvis meldeforløbet ikke er begyndt."
    ),
    "6D2": (
        "Resultatet står ikke, når kortene er givet fra en sorteret pakke, eller fordelingen "
        "stammer fra en anden session."
    ),
    "6D3": (
        "Turneringslederen kan forlange omgivning af enhver grund, som loven ikke er imod (se "
        "§§ 22B og 86A)."
    ),
    "6E": "Hvordan turneringslederen kan lade kortene blande og give.",
    "6E1": "Der gives ved bordet lige før spillet.",
    "6E2": "Turneringslederen giver selv på forhånd.",
    "6E3": "Medhjælpere giver på forhånd.",
    "6E4": "Enhver anden metode, der giver lige så tilfældige fordelinger.",
    "6F": "Fordelingerne kan laves i flere ens eksemplarer.",
    "7A": "Mappen ligger midt på bordet, vendt rigtigt, til spillet er slut.",
    "7B": "Hvordan kortene tages op af mappen og holdes adskilt.",
    "7B1": "Hver tager hånden fra den lomme, der svarer til hans plads.",
    "7B2": "Kortene tælles med bagsiden op, så man ved, at der er 13, og ses, før man melder.",
    "7B3": (
        "Man beholder sine egne kort og rører ikke andres uden lov fra en modstander eller "
        "turneringslederen."
    ),
    "7C": (
        "Efter spillet blandes egne 13 kort og lægges i rette lomme; derefter tages de kun op, når "
        "begge sider eller turneringslederen er til stede."
    ),
    "7D": "Den, der bliver siddende ved et bord hele sessionen, har hovedansvaret for ordenen der.",
    "8A": "Hvordan mapper og spillere flytter.",
    "8A1": "Turneringslederen siger, hvordan mapper og spillere flytter.",
    "8A2": "Medmindre andet er sagt, sørger nord for, at mapperne kommer videre.",
    "8B": "Hvornår en runde slutter.",
    "8B1": (
        "Runden slutter ved signalet til den næste; for et bord, der stadig spiller, først når "
        "spillerne forlader det."
    ),
    "8B2": (
        "For et udsat spil slutter runden først, når det er spillet og resultatet noteret, eller "
        "når det er aflyst."
    ),
    "8C": (
        "Sidste runde og sessionen slutter for et bord, når alle spil er spillet, og scorerne "
        "står uimodsagt."
    ),
    "9A": (
        "Hvem der må gøre opmærksom på en uregelmæssighed eller forsøge at forhindre den, og "
        "hvornår."
    ),
    "9A1": (
        "I meldeperioden må enhver spiller gøre opmærksom på en uregelmæssighed, også uden for tur."
    ),
    "9A2": "I spilleperioden må spilfører og modspillerne gøre opmærksom på en uregelmæssighed.",
    "9A3": (
        "Alle må forsøge at forhindre en uregelmæssighed, også den blinde inden for §§ 42 og 43."
    ),
    "9A4": (
        "Den blinde må ikke gøre opmærksom på en uregelmæssighed, før spillet er slut (undtagelse: "
        "§ 20F5)."
    ),
    "9A5": "Ingen har pligt til at gøre opmærksom på egen sides lovbrud (undtagelse: § 20F5).",
    "9B": "Fremgangsmåden, når der er gjort opmærksom på en uregelmæssighed.",
    "9B1": "Turneringslederen tilkaldes, og ingen mister rettigheder ved det.",
    "9B1a": "Turneringslederen tilkaldes straks, når der er gjort opmærksom på en uregelmæssighed.",
    "9B1b": (
        "Enhver spiller, også den blinde, må tilkalde turneringslederen, når nogen først har gjort "
        "opmærksom på sagen."
    ),
    "9B1c": "Det koster ingen rettigheder at tilkalde turneringslederen.",
    "9B1d": (
        "Gør en spiller opmærksom på egen sides uregelmæssighed, beholder modstanderne alle deres "
        "rettigheder."
    ),
    "9B2": "Ingen foretager sig noget, før turneringslederen har forklaret alt om berigtigelsen.",
    "9C": "Den, der retter sin fejl for tidligt, kan udsætte sig for mere berigtigelse (se § 26B).",
    "10A": (
        "Kun turneringslederen afgør berigtigelse; spillerne kan hverken pålægge den eller "
        "eftergive den."
    ),
    "10B": (
        "Turneringslederen kan stadfæste eller omgøre en berigtigelse, som spillerne selv har "
        "foretaget eller eftergivet."
    ),
    "10C": "Alle muligheder forklares, før der vælges, og den valgberettigede vælger alene.",
    "10C1": "Turneringslederen forklarer alle muligheder, før der vælges.",
    "10C2": "Den, der har valget, vælger alene og rådfører sig ikke med sin makker.",
    "10C3": "En spiller på den ikke-fejlende side må vælge det, der gavner ham mest.",
    "10C4": (
        "Efter berigtigelsen må den fejlende side handle til egen fordel, blot § 16C2 overholdes "
        "(se også §§ 27 og 72C)."
    ),
    "11A": (
        "Handler den ikke-fejlende side, før turneringslederen kommer, kan retten gå tabt; vandt "
        "de fejlende på modpartens uvidenhed om loven, justeres kun deres score."
    ),
    "11B": "Strafpoint efter § 90 kan gives, selv om retten til berigtigelse er gået tabt.",
    "12A": (
        "En justeret score kan gives efter anmodning inden fristen i § 92B eller på "
        "turneringslederens eget initiativ (for hold se § 86B)."
    ),
    "12A1": "Loven har ingen berigtigelse for netop denne slags lovbrud.",
    "12A2": "Ingen berigtigelse gør det muligt at spille normalt: der gives en kunstig score.",
    "12A3": "Der er foretaget en forkert berigtigelse.",
    "12B": "Hvad en justeret score skal opnå, og hvad den ikke må bruges til.",
    "12B1": (
        "Den ikke-fejlende sides skade rettes op, og den fejlende sides fordel fjernes; skade er "
        "et dårligere resultat end ventet, hvis lovbruddet ikke var sket."
    ),
    "12B2": "Scoren justeres ikke, blot fordi lovens berigtigelse virker for hård eller for mild.",
    "12C": "Hvilken slags justeret score der gives, og til hvem.",
    "12C1": "Korrigeret score: det sandsynlige resultat uden lovbruddet, om nødvendigt vægtet.",
    "12C1a": "Er det muligt at give en korrigeret score, gives den frem for en kunstig.",
    "12C1b": "Scoren genskaber så vidt muligt det sandsynlige resultat uden lovbruddet.",
    "12C1c": (
        "Scoren kan vægtes efter sandsynlighed, og kun resultater, der kunne nås lovligt, tæller "
        "med."
    ),
    "12C1d": "Er mulighederne for mange eller for uklare, kan der gives en kunstig score.",
    "12C1e": (
        "Efter uregelmæssigheden begik den ikke-fejlende side en særdeles alvorlig fejl uden "
        "forbindelse med lovbruddet, eller handlede satsende."
    ),
    "12C1ei": "Den fejlende side får den fulde rettede score.",
    "12C1eii": "Den ikke-fejlende side får ikke erstattet den del af skaden, den selv har voldt.",
    "12C2": "Kunstig score, når der ikke kan opnås et resultat.",
    "12C2a": (
        "Middel minus (højst 40 %) til den skyldige, middel (50 %) ved delvis skyld, middel plus "
        "(mindst 60 %) til den uskyldige."
    ),
    "12C2b": (
        "I imp er middel plus +3 og middel minus −3 imp; arrangøren kan ændre det med den "
        "regulerende myndigheds godkendelse."
    ),
    "12C2c": (
        "En ikke-fejlende med over 60 % i sessionen, eller en fejlende med under 40 %, får sin "
        "egen procent fra de øvrige spil."
    ),
    "12C2d": (
        "Den regulerende myndighed kan fastsætte andre værdier fra og med andet spil uden "
        "resultat i samme session."
    ),
    "12C3": (
        "I en individuel turnering rammer justeringen begge på den fejlende side, men den uden "
        "skyld får ikke strafpoint."
    ),
    "12C4": (
        "Ved ubalanceret score i en knockoutkamp regnes hver side for sig, og begge får "
        "gennemsnittet."
    ),
    "13A": "Ingen spiller med forkert antal kort har meldt: turneringslederen retter fordelingen.",
    "13A1": "Har ingen set et kort fra en anden hånd, spilles der normalt.",
    "13A2": (
        "Har en spiller set en andens kort, spilles der, og scoren justeres bagefter, hvis det "
        "påvirkede resultatet (§ 12C1(b))."
    ),
    "13B": "En spiller med forkert antal kort har meldt.",
    "13B1": (
        "Kan fordelingen rettes og spilles, spilles der uden ændring af meldinger, og scoren kan "
        "justeres bagefter."
    ),
    "13B2": "Ellers gives en justeret score, og den skyldige kan straffes.",
    "13C": (
        "Et overtalligt kort, der ikke hører til fordelingen, fjernes, og der spilles videre; "
        "scoren justeres kun, hvis kortet indgik i et afsluttet stik."
    ),
    "13D": (
        "Opdages fejlen efter spillet, annulleres resultatet, og scoren justeres (se § 86B); den "
        "skyldige kan straffes."
    ),
    "14A": "Mangler et kort, før åbningsudspillet vendes, leder turneringslederen efter det.",
    "14A1": "Findes kortet, lægges det tilbage på hånden.",
    "14A2": "Findes kortet ikke, genskabes fordelingen med en anden pakke.",
    "14A3": "Meldingerne står, og kortet anses for at have været på hånden hele tiden.",
    "14B": (
        "Mangler et kort senere, til og med rettelsesfristens udløb, leder turneringslederen efter "
        "det."
    ),
    "14B1": "Ligger kortet blandt de spillede kort, gælder § 67.",
    "14B2": "Ligger kortet et andet sted, lægges det tilbage på hånden (se § 14B4).",
    "14B3": "Findes kortet ikke, genskabes fordelingen (se § 14B4).",
    "14B4": (
        "Kortet har hørt til hånden hele tiden: det kan blive strafkort, og at det ikke blev "
        "spillet, kan være kulørsvigt."
    ),
    "14C": "Det er ubeføjet oplysning for makkeren, at kortet er lagt til.",
    "15A": "En spiller har meldt på en hånd fra en forkert mappe.",
    "15A1": "Meldingen på den forkerte hånd og alle senere meldinger annulleres.",
    "15A2": "Fortsættelsen i det rigtige spil.",
    "15A2a": "Har den fejlendes makker meldt siden, gives en justeret score.",
    "15A2b": "Ellers ser den fejlende sin rigtige hånd og melder, og meldeforløbet fortsætter.",
    "15A2c": "Det, der er taget tilbage eller annulleret, følger § 16.",
    "15A3": (
        "Når det andet spil skal spilles: gentager den fejlende sin melding, spilles der normalt, "
        "ellers justeres scoren."
    ),
    "15A4": "Strafpoint kan gives oven i (§ 90).",
    "15B": "Et forkert spil opdages, efter at meldeperioden er begyndt (for hold gælder § 86B).",
    "15B1": "Har nogen ved bordet spillet det før, annulleres det for begge sider.",
    "15B2": (
        "Har ingen ved bordet spillet det før, spilles det færdigt, og resultatet står; det "
        "rigtige spil kan spilles senere."
    ),
    "15B3": (
        "Den, der derved mister muligheden for et gyldigt resultat på et spil, får en kunstig "
        "score (§ 12C2(a))."
    ),
    "16A": "Hvilke oplysninger en spiller må bruge.",
    "16A1": "De oplysninger, der er beføjede og må bruges i meldinger og spil.",
    "16A1a": (
        "Lovlige meldinger og kort, også ulovlige, der er accepteret, når de er uden præg af "
        "ubeføjet oplysning."
    ),
    "16A1b": "Beføjet oplysning fra en handling, der er taget tilbage.",
    "16A1c": (
        "Oplysninger, som en lov eller et reglement gør beføjede, eller som følger af lovlig "
        "fremgangsmåde."
    ),
    "16A1d": "Det, spilleren vidste, før kortene blev taget op af mappen.",
    "16A2": (
        "Egen vurdering af scoren, modstandernes særpræg og turneringens regler må også tages i "
        "betragtning."
    ),
    "16B": "Uvedkommende oplysning fra makker.",
    "16B1": (
        "Det, makker viser ved bemærkning, spørgsmål, svar, alert eller manglende alert, tempo, "
        "betoning eller gestus, er ubeføjet."
    ),
    "16B1a": (
        "Man må ikke vælge en handling, som oplysningen påviseligt taler for frem for en anden, "
        "der er et logisk alternativ."
    ),
    "16B1b": (
        "Logisk alternativ: en væsentlig del af ligestillede spillere med parrets metoder ville "
        "alvorligt overveje det, og nogle kunne vælge det."
    ),
    "16B2": (
        "Man tager straks forbehold (eller tilkalder turneringslederen, hvis det er fastsat); er "
        "modstanderne uenige, tilkalder de ham straks."
    ),
    "16B3": (
        "Turneringslederen tilkaldes efter spillet, hvis en modstander valgte det antydede frem "
        "for et logisk alternativ; gav lovbruddet fordel, justeres scoren."
    ),
    "16C": "Oplysning fra meldinger og kort, der er taget tilbage.",
    "16C1": (
        "For den ikke-fejlende side er alt beføjet, både fra egne og modstandernes tilbagetagne "
        "handlinger."
    ),
    "16C2": (
        "For den fejlende side er det ubeføjet, og den må ikke vælge det antydede, når der er et "
        "logisk alternativ."
    ),
    "16C3": "Har et brud på § 16C2 skadet den ikke-fejlende side, justeres scoren.",
    "16D": "Uvedkommende oplysning fra andre end makker, fået ved et uheld.",
    "16D1": "Turneringslederen underrettes straks, helst af den, der fik oplysningen.",
    "16D2": "Vil oplysningen nok gribe ind i normalt spil, og har ingen meldt, er der fire veje.",
    "16D2a": (
        "Pladserne byttes, så den vidende spiller får den hånd, han kender, hvis turneringsform og "
        "beregning tillader det."
    ),
    "16D2b": "Mappen gives om, hvis turneringsformen tillader det.",
    "16D2c": "Mappen spilles færdig, og scoren justeres, hvis oplysningen påvirkede resultatet.",
    "16D2d": "Der gives en justeret score straks (for hold se § 86B).",
    "16D3": (
        "Kommer oplysningen efter første melding, men før spillet er slut, bruges § 16D2(c) eller "
        "§ 16D2(d)."
    ),
}
