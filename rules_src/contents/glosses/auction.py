"""The laws on the auction, 17–40: each sub-paragraph in a sentence."""

GLOSSES: dict[str, str] = {
    "17A": "Meldeperioden begynder for en side, når en af de to tager sine kort op af mappen.",
    "17B": "Giveren melder først.",
    "17C": "Derefter melder hver spiller i tur, med uret rundt.",
    "17D": "Hvornår meldeperioden slutter.",
    "17D1": (
        "Meldeperioden slutter, når åbningsudspillet vendes; tiden siden den afsluttende pas er "
        "afklaringsperioden."
    ),
    "17D2": "Efter fire pas slutter meldeperioden, når hænderne er lagt tilbage i mappen.",
    "17D3": (
        "Har en pas uden for tur taget en spillers tur, går meldeforløbet tilbage til ham; de "
        "senere pas annulleres, og § 16C gælder."
    ),
    "18A": (
        "Et bud er et trin fra et til syv og en benævnelse; pas, dobling og redobling er "
        "meldinger, men ikke bud."
    ),
    "18B": (
        "Et bud går over et andet, når trinnet er højere, eller benævnelsen er højere på samme "
        "trin."
    ),
    "18C": "Et bud er tilstrækkeligt, når det går over det seneste bud.",
    "18D": "Et bud, der ikke går over det seneste, er utilstrækkeligt og et lovbrud (se § 27).",
    "18E": "Benævnelserne rangerer ut, spar, hjerter, ruder, klør.",
    "18F": "Den regulerende myndighed kan tillade andre måder at melde på.",
    "19A": "Hvornår en dobling er tilladelig, og hvordan den afgives.",
    "19A1": (
        "Kun det seneste bud kan dobles; det skal være modstandernes, og siden må alle have passet."
    ),
    "19A2": "Man dobler uden at nævne trin eller benævnelse.",
    "19A3": "Nævner man et forkert bud, gælder doblingen det bud, der faktisk er afgivet.",
    "19B": "Hvornår en redobling er tilladelig, og hvordan den afgives.",
    "19B1": (
        "Kun den seneste dobling kan redobles; den skal være modstandernes, og siden må alle have "
        "passet."
    ),
    "19B2": "Man redobler uden at nævne trin eller benævnelse.",
    "19B3": "Nævner man et forkert bud, gælder redoblingen det bud, der faktisk er afgivet.",
    "19C": "Et senere lovligt bud ophæver doblingen eller redoblingen.",
    "19D": "Kommer der ikke et nyt bud, tæller den doblede eller redoblede kontrakt mere (§ 77).",
    "20A": "Den, der ikke er sikker på en melding, må straks få den gjort klar.",
    "20B": (
        "I egen tur kan en spiller, der ikke skal passe, få hele meldeforløbet gentaget, men ikke "
        "kun en del."
    ),
    "20C": "Spørgsmål og gentagelse efter den afsluttende pas.",
    "20C1": (
        "Efter den afsluttende pas må hver modspiller spørge, om det er ham, der skal spille ud."
    ),
    "20C2": (
        "Spilfører og modspillerne kan få hele meldeforløbet gentaget, når de første gang skal "
        "spille."
    ),
    "20D": "Kun en modstander af den, der beder om det, gentager meldeforløbet.",
    "20E": "Alle retter straks fejl i gentagelsen, også den blinde og en spiller, der skal passe.",
    "20F": "Spørgsmål om og forklaring af meldinger.",
    "20F1": (
        "Før den afsluttende pas spørger man i egen tur, hvis man ikke skal passe; makkeren til "
        "den, der meldte, svarer, og spørgerens makker venter til sin egen tur."
    ),
    "20F2": (
        "Efter den afsluttende pas og under spillet spørger en modspiller i egen tur og spilfører, "
        "når han skal spille fra en af hænderne."
    ),
    "20F3": "Man må spørge om en enkelt melding, men kan give makker ubeføjet oplysning.",
    "20F4": "Spillerens egen forkerte eller ufuldstændige forklaring.",
    "20F4a": (
        "Opdages fejlen i meldeforløbet, skal turneringslederen tilkaldes og forklaringen rettes, "
        "før åbningsudspillet vendes; tidligere er tilladt, men ikke en pligt."
    ),
    "20F4b": "Turneringslederen bruger derefter § 21B eller § 40B3.",
    "20F5": "Makkers forkerte forklaring, også en manglende eller overflødig alert.",
    "20F5a": (
        "Den forklarendes makker må hverken rette eller vise noget i meldeforløbet; manglende "
        "eller overflødig alert er en forkert forklaring."
    ),
    "20F5b": "Makkeren skal tilkalde turneringslederen og rette ved første lovlige lejlighed.",
    "20F5bi": "For en modspiller er det først, når spillet er slut.",
    "20F5bii": "For spilfører og den blinde er det efter den afsluttende pas.",
    "20F6": "Har en spiller handlet på modstandernes forkerte forklaring, gælder § 21 eller § 47E.",
    "20G": "Spørgsmål og hjælpemidler, der ikke er tilladt.",
    "20G1": "Man må ikke spørge kun for at gavne makker.",
    "20G2": "Man må ikke spørge kun for at lokke et forkert svar frem.",
    "20G3": (
        "Eget systemkort og egne noter må kun bruges, når den regulerende myndighed tillader det."
    ),
    "21A": "Den, der handler på sin egen misforståelse, får hverken berigtigelse eller erstatning.",
    "21B": "Melding afgivet efter misinformation fra en modstander.",
    "21B1": "Hvornår meldingen kan ændres, og hvad der antages om misinformation.",
    "21B1a": (
        "Indtil åbningsudspillet vendes, og så længe makker ikke har meldt siden, kan meldingen "
        "ændres, hvis misinformation let kan have påvirket den; manglende rettidig alert er "
        "misinformation."
    ),
    "21B1b": "Uden bevis for andet antages det, at forklaringen er forkert, ikke meldingen.",
    "21B2": "Ændres en melding, må dens MTV ændre sine egne senere meldinger; § 16C gælder.",
    "21B3": "Er det for sent at ændre, justeres scoren, hvis den fejlende side fik fordel.",
    "22A": "Meldeforløbet slutter med tre pas i træk efter det seneste bud, som bliver kontrakten.",
    "22B": "Har alle fire passet, lægges kortene tilbage, og der gives ikke om.",
    "23A": "Erstatningen er en tilsvarende melding, når ét af tre kriterier er opfyldt.",
    "23A1": "Den har samme eller lignende betydning som den tilbagetagne melding.",
    "23A2": "Den viser en delmængde af de betydninger, som den tilbagetagne melding kunne have.",
    "23A3": "Den har samme formål som den tilbagetagne melding, f.eks. et spørgsmål eller et relæ.",
    "23B": (
        "Efter en tilsvarende melding går meldeforløb og spil videre uden berigtigelse, og § 16C2 "
        "gælder ikke."
    ),
    "23C": (
        "Kunne resultatet let være blevet et andet uden den hjælp, fejlen gav, og er den "
        "ikke-fejlende side skadet, justeres scoren efter spillet."
    ),
    "24A": "Ét kort under 10, ikke spillet ud: intet videre (bortset fra § 24E).",
    "24B": (
        "En enkelt honnør, eller et kort spillet ud for tidligt: den fejlendes makker skal passe i "
        "sin næste tur (se § 72C)."
    ),
    "24C": "To eller flere kort: den fejlendes makker skal passe i sin næste tur (se § 72C).",
    "24D": "Bliver den fejlende spilfører eller den blinde, tages kortene op på hånden.",
    "24E": "Bliver den fejlende modspiller, er hvert kort et strafkort (§§ 50 og 51).",
    "25A": "Fejlgreb: en utilsigtet melding må rettes.",
    "25A1": (
        "Indtil makker melder, må den tilsigtede melding erstatte den utilsigtede; den følger sin "
        "egen lov, og § 26 gælder ikke."
    ),
    "25A2": (
        "Var meldingen oprindelig ment, står den: fejlgreb og fortalelse kan rettes, svigtende "
        "koncentration kan ikke."
    ),
    "25A3": (
        "Det er uden betydning, hvordan fejlgrebet blev opdaget; makkers alert eller forklaring "
        "tæller også."
    ),
    "25A4": "Har makker meldt siden, kan der ikke rettes.",
    "25A5": (
        "Slutter meldeforløbet, før makker får tur, kan der rettes, indtil åbningsudspillet vendes."
    ),
    "25A6": (
        "MTV må trække sin melding efter fejlgrebet tilbage; den er beføjet oplysning for hans "
        "side og ubeføjet for modstanderne."
    ),
    "25B": "Ændring af en tilsigtet melding.",
    "25B1": (
        "MTV kan acceptere den anden melding, også ved bevidst at melde eller passe; den første "
        "er da tilbagetaget, og § 26 kan gælde."
    ),
    "25B2": "Ellers annulleres den anden melding, den første står, og § 26 kan gælde.",
    "25B3": "Meldinger, der er taget tilbage eller annulleret, følger § 16C.",
    "26A": (
        "En tilsvarende melding har erstattet den tilbagetagne: ingen udspilsbegrænsning, og § 16C "
        "gælder ikke (se § 23C)."
    ),
    "26B": (
        "Ingen tilsvarende melding, og den fejlende er modspiller: ved hans makkers første udspil "
        "kan spilfører forbyde én farve, som den fejlende ikke har vist i det lovlige meldeforløb; "
        "forbuddet gælder, så længe makkeren er inde."
    ),
    "27A": "MTV’s ret til at acceptere et utilstrækkeligt bud.",
    "27A1": "MTV kan acceptere buddet; melder han, også pas, er det accepteret.",
    "27A2": "Er buddet også uden for tur, gælder § 31.",
    "27B": "Accepteres buddet ikke, skal det erstattes af en lovlig melding.",
    "27B1": "Erstatninger, der lader meldeforløbet gå videre uden berigtigelse.",
    "27B1a": (
        "Laveste tilstrækkelige bud, der viser samme benævnelse(r): meldeforløbet fortsætter, og "
        "§§ 26B og 16C gælder ikke (se § 27D)."
    ),
    "27B1b": (
        "En anden tilsvarende melding: meldeforløbet fortsætter, og § 16C gælder ikke (se § 27D)."
    ),
    "27B2": (
        "Ethvert andet tilstrækkeligt bud eller pas: den fejlendes makker skal passe resten af "
        "meldeforløbet, og §§ 26B og 72C kan gælde."
    ),
    "27B3": (
        "Dobling eller redobling, der ikke er en tilsvarende melding, annulleres og erstattes; den "
        "fejlendes makker skal passe resten af meldeforløbet, og §§ 26B og 72C kan gælde."
    ),
    "27B4": "Et nyt utilstrækkeligt bud behandles efter § 27B3, medmindre MTV accepterer det.",
    "27C": (
        "Har den fejlende erstattet buddet før afgørelsen, står en lovlig erstatning, medmindre "
        "MTV accepterer det oprindelige bud."
    ),
    "27D": (
        "Efter § 27B1: kunne resultatet let være blevet et andet uden hjælpen, justeres mod det "
        "sandsynlige uden det utilstrækkelige bud."
    ),
    "28A": "En melding i MTH’s tur er i tur, når MTH er tvunget til at passe.",
    "28B": (
        "Den rette spiller melder, før modstanderens melding uden for tur er berigtiget: retten er "
        "tabt, der fortsættes, som om den ikke var afgivet, og § 16C2 gælder, men ikke § 26."
    ),
    "29A": "Melder MTV, også pas, er meldingen uden for tur accepteret uden berigtigelse.",
    "29B": (
        "Ellers annulleres meldingen, turen går tilbage til den rette spiller, og §§ 30–32 gælder."
    ),
    "29C": "En kunstig melding bedømmes efter det, den viser.",
    "30A": (
        "Pas i MTH’s tur: den fejlende skal passe i sin næste tur, makkeren er frit stillet, og "
        "§ 72C kan gælde."
    ),
    "30B": "Pas i makkers eller MTV’s tur.",
    "30B1": "Pas i makkers tur, eller i MTV’s tur, når den fejlende ikke har meldt før.",
    "30B1a": "Den fejlendes makker må afgive enhver lovlig melding, men § 16C2 gælder.",
    "30B1b": "Den fejlende må i sin tur afgive enhver lovlig melding.",
    "30B1bi": "Er den en tilsvarende melding, er der ingen videre berigtigelse (se § 23C).",
    "30B1bii": (
        "Er den ikke en tilsvarende melding, skal makkeren passe i sin næste tur; §§ 16C, 26B og "
        "72C kan gælde."
    ),
    "30B2": "Pas i MTV’s tur, når den fejlende har meldt før, er en ændring af melding (§ 25).",
    "30C": "Kunstig pas, eller pas til makkers kunstige melding, følger § 31.",
    "31A": "Bud i MTH’s tur.",
    "31A1": (
        "Passer MTH, skal den fejlende gentage meldingen; er den lovlig, er der ingen berigtigelse."
    ),
    "31A2": (
        "Byder, dobler eller redobler MTH lovligt, må den fejlende afgive enhver lovlig melding."
    ),
    "31A2a": "Er den en tilsvarende melding, er der ingen videre berigtigelse (se § 23C).",
    "31A2b": (
        "Er den ikke en tilsvarende melding, skal makkeren passe i sin næste tur; §§ 16C, 26B og "
        "72C kan gælde."
    ),
    "31B": "Bud i makkers tur, eller i MTV’s tur, når den fejlende ikke har meldt før.",
    "31B1": "Den fejlendes makker må afgive enhver lovlig melding, men § 16C2 gælder.",
    "31B2": (
        "Den fejlende må i sin tur afgive enhver lovlig melding, som bedømmes efter § 31A2(a) "
        "eller § 31A2(b)."
    ),
    "31C": "Et senere bud i MTV’s tur er en ændring af melding (§ 25).",
    "32A": "Dobling eller redobling i MTH’s tur.",
    "32A1": (
        "Passer MTH, skal doblingen eller redoblingen gentages; er den utilladelig, gælder § 36."
    ),
    "32A2": "Byder, dobler eller redobler MTH, må den fejlende afgive enhver lovlig melding.",
    "32A2a": (
        "Er den en tilsvarende melding, er der ingen videre berigtigelse, og § 26B gælder ikke (se "
        "§ 23C)."
    ),
    "32A2b": (
        "Er den ikke en tilsvarende melding, skal makkeren passe i sin næste tur; §§ 16C, 26B og "
        "72C kan gælde."
    ),
    "32B": "Dobling eller redobling i makkers tur.",
    "32B1": "Den fejlendes makker må afgive enhver lovlig melding, men § 16C2 gælder.",
    "32B2": (
        "Den fejlende må i sin tur afgive enhver lovlig melding, som bedømmes efter § 32A2(a) "
        "eller § 32A2(b)."
    ),
    "32C": "En senere dobling eller redobling i MTV’s tur er en ændring af melding (§ 25).",
    "35A": "Dobling eller redobling i strid med § 19 (se § 36).",
    "35B": "Bud, dobling eller redobling fra en spiller, der skal passe (se § 37).",
    "35C": "Bud over syvtrinnet (se § 38).",
    "35D": "Melding efter den afsluttende pas (se § 39).",
    "36A": (
        "Har MTV meldt, annulleres den utilladelige melding og alle senere; turen går tilbage til "
        "den rette spiller, og § 26B gælder ikke."
    ),
    "36B": "MTV har ikke meldt før berigtigelsen.",
    "36B1": "Den utilladelige dobling eller redobling annulleres.",
    "36B2": (
        "Den fejlende afgiver en lovlig melding i stedet, og makkeren skal passe resten af "
        "meldeforløbet."
    ),
    "36B3": "Både § 72C og § 26B kan gælde.",
    "36B4": (
        "Var meldingen også uden for tur, går turen tilbage; den fejlende melder frit i sin tur, "
        "makkeren skal passe resten, og §§ 26B og 72C kan gælde."
    ),
    "36C": (
        "Opdages det først, når åbningsudspillet er vendt, scores kontrakten uden den utilladelige "
        "dobling eller redobling."
    ),
    "37A": (
        "Har MTV meldt, står denne melding og de senere; pligten til at passe består, og § 26B "
        "gælder ikke."
    ),
    "37B": "MTV har ikke meldt før berigtigelsen.",
    "37B1": "Meldingen annulleres.",
    "37B2": (
        "Der passes i stedet, begge på den fejlende side skal passe resten af meldeforløbet, og "
        "§§ 26B og 72C kan gælde."
    ),
    "38A": "En kontrakt over syvtrinnet spilles aldrig.",
    "38B": "Buddet og alle senere meldinger annulleres.",
    "38C": "Der passes i stedet, og begge på den fejlende side skal passe resten af meldeforløbet.",
    "38D": "Både § 26B og § 72C kan gælde, men ikke hvis MTV havde meldt.",
    "39A": "Alle meldinger efter den afsluttende pas annulleres.",
    "39B": (
        "Intet videre, hvis MTV har meldt, eller hvis det var en modspillers pas eller en melding "
        "fra spilførers side."
    ),
    "39C": (
        "Bud, dobling eller redobling fra en modspiller: § 26B kan gælde, hvis MTV ikke har meldt."
    ),
    "40A": "Makkeraftaler i almindelighed.",
    "40A1": "Hvordan aftaler opstår, og at de skal kunne ses af modstanderne.",
    "40A1a": "Makkeraftaler kan være udtrykkelige eller vokse frem af fælles erfaring.",
    "40A1b": "Et par skal gøre sine makkeraftaler tilgængelige for modstanderne.",
    "40A2": (
        "Det, en aftale fortæller makker, må kun stamme fra spillets egne meldinger, kort og "
        "vilkår."
    ),
    "40A3": (
        "Enhver melding og ethvert kort er tilladt uden varsel, når der ikke ligger en skjult "
        "makkeraftale bag."
    ),
    "40A4": "Begge makkere bruger samme metoder, men stil og skøn må gerne være forskellige.",
    "40B": "Særlige makkeraftaler og pligten til at oplyse.",
    "40B1": "Hvad der er en særlig makkeraftale.",
    "40B1a": "Enhver aftale mellem makkere, udtalt eller ej, er en makkeraftale.",
    "40B1b": (
        "Den regulerende myndighed kan udpege særlige makkeraftaler, som mange ikke straks forstår."
    ),
    "40B1c": (
        "Kunstige meldinger er særlige makkeraftaler, medmindre den regulerende myndighed siger "
        "andet."
    ),
    "40B2": "Hvad der kan fastsættes om aftaler, systemkort og hjælpemidler.",
    "40B2a": "Hvad den regulerende myndighed kan bestemme om aftaler.",
    "40B2ai": "Myndigheden kan tillade, forbyde eller begrænse særlige makkeraftaler.",
    "40B2aii": "Myndigheden kan kræve et systemkort og bestemme, hvordan det bruges.",
    "40B2aiii": "Myndigheden bestemmer, hvad der skal alerteres, og hvordan der oplyses.",
    "40B2aiv": (
        "Myndigheden kan forbyde, at et par ændrer aftaler efter modstandernes uregelmæssighed."
    ),
    "40B2av": "Myndigheden kan begrænse kunstige bluffmeldinger.",
    "40B2b": (
        "Medmindre myndigheden siger andet, ses eget systemkort ikke fra meldeperiodens start til "
        "spillets slutning; spilførers side må dog se det i afklaringsperioden."
    ),
    "40B2c": "Hvornår man må se modstandernes systemkort, medmindre myndigheden siger andet.",
    "40B2ci": "Modstandernes systemkort må ses, før meldeforløbet begynder.",
    "40B2cii": "Modstandernes systemkort må ses i afklaringsperioden.",
    "40B2ciii": "Under melding og spil må modstandernes systemkort ses i egen tur.",
    "40B2civ": "Det må også ses for at kunne forklare makkers melding eller kort rigtigt.",
    "40B2d": (
        "Hjælpemidler til hukommelse, regning eller teknik er ikke tilladt, medmindre myndigheden "
        "siger andet."
    ),
    "40B3": "Modstanderne fik ikke oplyst, hvad en melding eller et kort betød.",
    "40B3a": "Skade efter manglende oplysning om en aftale giver en justeret score.",
    "40B3b": "Gentagne brud på pligten til at oplyse kan straffes.",
    "40B4": "Skade efter en særlig aftale, som reglerne ikke tillader, giver en justeret score.",
    "40B5": "Hvad en forklaring skal indeholde.",
    "40B5a": (
        "Den, der forklarer, oplyser alt særligt fra aftaler og fælles erfaring, men ikke "
        "almindelig bridgeviden."
    ),
    "40B5b": (
        "Mangler en afgørende oplysning i forklaringen, og skadede det modstanderne, justeres "
        "scoren."
    ),
    "40C": "Afvigelser fra systemet og bluff.",
    "40C1": (
        "Man må afvige fra sit system, når makker ikke har større grund end modstanderne til at "
        "vente det; gentages det, er det en aftale."
    ),
    "40C2": "Bortset fra § 40C1 behøver man ikke at fortælle modstanderne om en afvigelse.",
}
