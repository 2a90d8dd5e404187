"""The laws on the play, 41–71: each sub-paragraph in a sentence."""

GLOSSES: dict[str, str] = {
    "41A": (
        "Åbningsudspillet lægges fordækt og tages kun tilbage, når turneringslederen bestemmer det "
        "efter en uregelmæssighed (§§ 47E og 54)."
    ),
    "41B": (
        "Før udspillet vendes, må den udspillendes makker og den formodede spilfører spørge; "
        "meldeforløbet kan gentages indtil eget første kort, forklaringer fås i egen tur hele "
        "spillet."
    ),
    "41C": (
        "Når udspillet vendes, begynder spilleperioden uigenkaldeligt, og den blinde lægger "
        "kortene ned; siden oplyses kun kontrakten, og om den er doblet, ikke af hvem."
    ),
    "41D": (
        "Bordet lægges i farver med de laveste kort mod spilfører og trumf til højre for den "
        "blinde."
    ),
    "42A": "Den blindes ubetingede rettigheder.",
    "42A1": "Den blinde må oplyse om fakta og lov i turneringslederens nærvær.",
    "42A2": "Den blinde må tælle stik.",
    "42A3": (
        "Den blinde spiller kortene fra bordet, som spilfører siger, og sørger for, at bordet "
        "bekender."
    ),
    "42B": "Rettigheder, som den blinde mister ved brud på § 43A2.",
    "42B1": "Den blinde må spørge spilfører, men ikke en modspiller, om en mulig kulørsvigt.",
    "42B2": "Den blinde må forsøge at forhindre enhver uregelmæssighed.",
    "42B3": "Den blinde må gøre opmærksom på en uregelmæssighed, men først efter spillet.",
    "43A": "Hvad den blinde ikke må.",
    "43A1": "Forbud, der gælder den blinde under spillet.",
    "43A1a": "Den blinde må ikke være den første, der tilkalder turneringslederen.",
    "43A1b": "Den blinde må ikke gøre opmærksom på en uregelmæssighed under spillet.",
    "43A1c": "Den blinde må ikke deltage i spillet eller fortælle spilfører noget om det.",
    "43A2": "Handlinger, der koster den blinde rettighederne i § 42B.",
    "43A2a": "Den blinde må ikke bytte hånd med spilfører.",
    "43A2b": "Den blinde må ikke forlade sin plads for at se spilfører spille.",
    "43A2c": "Den blinde må ikke se et kort på en modspillers hånd.",
    "43A3": "En modspiller må ikke vise den blinde sin hånd.",
    "43B": "Hvad der sker, når den blinde har overtrådt forbuddene.",
    "43B1": "Brud på § 43A1 eller § 43A2 kan give strafpoint (§ 90).",
    "43B2": "Den blinde griber ind over for spilfører efter et brud på § 43A2.",
    "43B2a": (
        "Advarer den blinde mod at spille fra forkert hånd, vælger en af modspillerne, hvilken "
        "hånd der spilles fra."
    ),
    "43B2b": (
        "Spørger den blinde som den første om kulørsvigt, skal kulørsvigten rettes, og "
        "§ 64 gælder, som "
        "om det var etableret."
    ),
    "43B3": (
        "Gør den blinde først opmærksom på en modspillers fejl, berigtiges den ikke nu; efter "
        "spillet fjernes kun modspillernes gevinst, og spilførers side beholder scoren ved bordet."
    ),
    "44A": "Den, der spiller ud, vælger frit, medmindre hans side er bundet af en begrænsning.",
    "44B": "De andre spiller i tur hver ét kort, og de fire kort er et stik.",
    "44C": "Den, der kan bekende, skal bekende; det går forud for alle andre pligter i loven.",
    "44D": (
        "Den, der ikke kan bekende, vælger frit, medmindre hans side er bundet af en begrænsning."
    ),
    "44E": "Er der trumf i stikket, vinder den højeste trumf.",
    "44F": "Uden trumf vinder det højeste kort i den udspillede farve.",
    "44G": "Den hånd, der vandt stikket, spiller ud til det næste.",
    "45A": "Et kort spilles ved at tage det fra hånden og lægge det åbent på bordet.",
    "45B": (
        "Spilfører nævner bordets kort, og den blinde lægger det; om nødvendigt kan spilfører tage "
        "det selv."
    ),
    "45C": "Hvornår et kort anses for spillet.",
    "45C1": "En modspillers kort, holdt så makkeren kunne se billedsiden, er spillet.",
    "45C2": "Hvornår et kort fra spilførers hånd er spillet.",
    "45C2a": "Kortet blev holdt åbent og rørte eller næsten rørte bordpladen.",
    "45C2b": "Kortet blev holdt, så det viste, at det var spillet.",
    "45C3": (
        "Et af bordets kort er spillet, når spilfører bevidst rører det, ikke for at ordne kortene "
        "eller nå et andet."
    ),
    "45C4": "Kort, der nævnes eller udpeges.",
    "45C4a": "Et kort er spillet, når spilleren nævner eller udpeger det som sit kort.",
    "45C4b": (
        "En utilsigtet udpegning kan rettes, indtil spilfører næste gang spiller fra en af "
        "hænderne: fortalelse ja, svigtende koncentration nej; modstanderen må da ændre sit kort "
        "(§ 47D)."
    ),
    "45C5": "Et strafkort kan det være en pligt at spille (se § 50).",
    "45D": "Den blinde lagde et andet kort end det, spilfører nævnte.",
    "45D1": (
        "Kortet kan rettes, indtil begge sider har spillet til næste stik; en modspiller må ændre "
        "et kort spillet imens, og ændrer MTH, må spilfører også."
    ),
    "45D2": (
        "Er det for sent, står alle kort; var kortet spillet ud, kan de, der ikke bekendte, have "
        "svigtet (§ 64A), og svigtede bordet, gælder § 64B3."
    ),
    "45E": "Det femte kort i et stik.",
    "45E1": "En modspillers femte kort er et strafkort, medmindre det er spillet ud (§§ 53 og 56).",
    "45E2": (
        "Spilførers eller bordets femte kort lægges tilbage, medmindre det er spillet ud (§ 55)."
    ),
    "45F": (
        "Rører eller viser den blinde et kort på eget initiativ, tilkaldes turneringslederen "
        "straks; scoren justeres, hvis det antydede et spil, der skadede."
    ),
    "45G": "Man lægger først sit kort med bagsiden op, når alle fire har spillet til stikket.",
    "46A": "Spilfører nævner både farve og værdi, når han kalder et kort fra bordet.",
    "46B": "Et mangelfuldt eller ugyldigt kald, når spilfører ikke utvivlsomt mente noget andet.",
    "46B1": "Ord som »højt«, »vind« og »lavt«.",
    "46B1a": "»Højt« er det højeste kort i den udspillede farve.",
    "46B1b": "»Vind« er det laveste kort, der vides at vinde.",
    "46B1c": "»Lavt« er det laveste kort i den udspillede farve.",
    "46B2": "Nævnes kun farven, er det farvens laveste kort.",
    "46B3": "Kun værdien er nævnt.",
    "46B3a": (
        "Ved udspil fortsætter bordet i den farve, det sidst vandt i, hvis det har den værdi der."
    ),
    "46B3b": (
        "Ellers spilles et kort af den værdi, hvis det er lovligt; er der flere, vælger spilfører."
    ),
    "46B4": (
        "Nævnes et kort, bordet ikke har, er kaldet ugyldigt, og spilfører kalder et lovligt kort."
    ),
    "46B5": "Siger spilfører »hvad som helst«, må en af modspillerne vælge kortet.",
    "47A": (
        "Et kort tages tilbage, når en berigtigelse kræver det; en modspillers kort kan blive "
        "strafkort."
    ),
    "47B": (
        "Et kort tages tilbage for at rette et ulovligt spil (modspillere: § 49; samtidigt spil: "
        "§ 58)."
    ),
    "47C": "Et kort tages tilbage, når en udpegning er rettet efter § 45C4(b).",
    "47D": "Har en modstander ændret sit kort, må man tage sit eget tilbage (§§ 16C og 62C2).",
    "47E": "Kort spillet efter misinformation fra en modstander.",
    "47E1": (
        "Sagde en modstander fejlagtigt, at det var spillerens tur, tages kortet tilbage uden "
        "berigtigelse; MTV kan ikke acceptere det, og § 63A1 gælder ikke."
    ),
    "47E2": "Kort spillet efter en forkert forklaring.",
    "47E2a": (
        "Kortet kan tages tilbage, når ingen har spillet noget kort siden, heller ikke til næste "
        "stik; åbningsudspillet dog ikke, når den blinde har vist et kort."
    ),
    "47E2b": "Er det for sent, kan scoren justeres.",
    "47F": "Andre kort, der tages tilbage eller bliver liggende.",
    "47F1": "Et kort kan tages tilbage, som § 53B tillader.",
    "47F2": "Bortset fra det, § 47 nævner, tages et spillet kort ikke tilbage.",
    "48A": (
        "Spilførers og bordets kort bliver aldrig strafkort, og et kort, han taber, behøver han "
        "ikke at spille (se dog § 45C2)."
    ),
    "48B": "Spilfører viser sin hånd.",
    "48B1": "Sker det efter et åbningsudspil uden for tur, gælder § 54.",
    "48B2": (
        "Ellers formodes det at være krav eller afkald, medmindre det klart ikke var ment sådan "
        "(§ 68)."
    ),
    "50A": "Et strafkort ligger åbent på bordet, til der er valgt berigtigelse.",
    "50B": (
        "Lille: ét kort under 10, vist utilsigtet. Stort: enhver honnør eller et kort vist ved "
        "bevidst spil; har en modspiller to eller flere, er de alle store."
    ),
    "50C": (
        "Lille strafkort: modspilleren må ikke spille et andet kort under 10 i farven før det, "
        "men gerne en honnør; makkeren har ingen udspilsbegrænsning (se § 50E)."
    ),
    "50D": "Hvad et stort strafkort betyder for den fejlende og for makkerens udspil.",
    "50D1": "Den fejlendes pligt til at spille et stort strafkort.",
    "50D1a": "Det spilles ved første lovlige lejlighed; kan flere spilles, vælger spilfører.",
    "50D1b": (
        "Pligten til at bekende og til at følge en ud- eller tilspilsbegrænsning går forud; kortet "
        "bliver liggende til næste lejlighed."
    ),
    "50D2": (
        "Makkeren spiller ikke ud, før spilfører har valgt; ellers er hans kort selv et strafkort "
        "(§ 49)."
    ),
    "50D2a": (
        "Spilfører kræver eller forbyder kortets farve, forbuddet så længe makkeren er inde; "
        "kortet tages op og er ikke længere strafkort."
    ),
    "50D2b": (
        "Spilfører lader være: makkeren spiller frit ud, kortet bliver liggende, og § 50D gælder "
        "fortsat."
    ),
    "50E": "Hvem der må bruge oplysningen fra et strafkort.",
    "50E1": (
        "Så længe kortet ligger på bordet, er det og pligten til at spille det beføjet oplysning "
        "for alle."
    ),
    "50E2": (
        "Er kortet taget op på hånden, er oplysningen ubeføjet for makkeren og beføjet for "
        "spilfører."
    ),
    "50E3": (
        "Er kortet spillet, er det ubeføjet oplysning for makkeren, hvordan det blev strafkort."
    ),
    "50E4": (
        "Kunne resultatet let være blevet et andet uden hjælpen fra det viste kort, og er den "
        "ikke-fejlende side skadet, justeres scoren efter spillet."
    ),
    "51A": "Kan flere strafkort spilles, udpeger spilfører et af dem.",
    "51B": "Makkeren til den, der har flere strafkort, skal spille ud.",
    "51B1": "Flere strafkort i samme farve.",
    "51B1a": (
        "Kræves farven, tages alle strafkort i den op, og den fejlende spiller et lovligt kort "
        "efter eget valg."
    ),
    "51B1b": (
        "Forbydes farven, tages alle strafkort i den op; forbuddet gælder, så længe makkeren er "
        "inde."
    ),
    "51B2": "Strafkort i flere farver.",
    "51B2a": "Spilfører kan kræve én af farverne; så gælder § 51B1(a).",
    "51B2b": (
        "Spilfører kan forbyde en eller flere af farverne, så længe makkeren er inde; strafkortene "
        "i dem tages op."
    ),
    "51B2c": "Spilfører kan lade være; kortene bliver liggende, og §§ 50 og 51 gælder fortsat.",
    "52A": (
        "En modspiller, der ikke spillede sit strafkort, må ikke på eget initiativ tage det andet "
        "kort tilbage."
    ),
    "52B": "En modspiller spillede et andet kort i stedet for strafkortet.",
    "52B1": "Spilfører accepterer det andet kort.",
    "52B1a": "Spilfører kan acceptere det andet kort.",
    "52B1b": "Har spilfører siden spillet fra en af hænderne, skal det andet kort accepteres.",
    "52B1c": "Accepteres det, er det uspillede strafkort stadig strafkort.",
    "52B2": (
        "Accepteres det ikke, spilles strafkortet i stedet, og hvert ulovligt spillet kort bliver "
        "et stort strafkort."
    ),
    "53A": (
        "Før 13. stik kan et vendt udspil uden for tur accepteres med ord, eller ved at næste hånd "
        "spiller til; ellers spilles ud fra rette hånd (se § 47E1)."
    ),
    "53B": (
        "Skulle en modstander have spillet ud, må han spille sit eget kort ud; det står, og de "
        "fejlspillede kort tages tilbage (§ 16C)."
    ),
    "53C": (
        "Spiller den forkerte modspiller til spilførers udspil uden for tur, står udspillet, og "
        "§ 57 gælder."
    ),
    "54A": (
        "Spilfører lægger sin hånd op og bliver den blinde, og makkeren bliver spilfører; viser "
        "han ét kort, skal hele hånden op."
    ),
    "54B": "Spilfører accepterer og spiller selv, og den blinde lægger kortene ned.",
    "54B1": "Stikkets andet kort kommer fra spilførers egen hånd.",
    "54B2": (
        "Kom stikkets andet kort fra bordet, bliver det liggende, medmindre det er en kulørsvigt."
    ),
    "54C": (
        "Kan spilfører have set et af den blindes kort, skal udspillet accepteres, og den "
        "formodede spilfører bliver spilfører."
    ),
    "54D": "Spilfører afviser: kortet tages tilbage og er et stort strafkort, og § 50D gælder.",
    "54E": "Forsøger spilførers side at spille ud, gælder § 24.",
    "55A": (
        "En af modspillerne kan acceptere spilførers udspil uden for tur eller kræve det tilbage; "
        "er de uenige, afgør den, der er næst efter udspillet."
    ),
    "55B": "Spilfører skal tage udspillet tilbage.",
    "55B1": "Var det en modspillers tur, lægges kortet tilbage uden berigtigelse.",
    "55B2": "Var det den anden hånds tur, spilles ud fra den, men ikke nødvendigvis i samme farve.",
    "55C": "Kan en spilleplan hvile på oplysning fra lovbruddet, gælder § 16.",
    "56A": "Spilfører kan acceptere modspillerens udspil uden for tur (§ 53).",
    "56B": "Spilfører kan afvise det; kortet bliver et stort strafkort, og § 50D gælder.",
    "57A": (
        "Modspilleren spillede ud eller til, før makkeren havde spillet: kortet er et stort "
        "strafkort, og spilfører vælger én af fire muligheder for makkeren."
    ),
    "57A1": "Makkeren skal spille sit højeste kort i den udspillede farve.",
    "57A2": "Makkeren skal spille sit laveste kort i den udspillede farve.",
    "57A3": "Makkeren skal spille et kort i en anden farve, som spilfører nævner.",
    "57A4": "Makkeren må ikke spille en anden farve, som spilfører nævner.",
    "57B": "Kan makkeren ikke følge valget, gælder § 59.",
    "57C": "For tidligt spil, der ikke berigtiges efter § 57A.",
    "57C1": (
        "Spilfører har spillet fra begge hænder; bordets kort tæller først, når han har kaldt "
        "eller vist det."
    ),
    "57C2": (
        "Den blinde valgte eller antydede på eget initiativ et kort, før hans MTH havde spillet."
    ),
    "57C3": (
        "Spilførers for tidlige tilspil (ikke udspil) er spillet og bliver liggende, hvis det er "
        "lovligt."
    ),
    "57D": (
        "Tilspil i MTH’s tur: § 57A bruges ikke, men § 16 kan gælde; kortet spilles i rette tur, "
        "hvis det er lovligt, ellers er det et stort strafkort."
    ),
    "58A": "Et kort spillet samtidig med den rette spillers kort regnes som spillet bagefter.",
    "58B": "Flere kort spillet på én gang fra samme hånd.",
    "58B1": "Er ét kort synligt, er det spillet, og resten tages op.",
    "58B2": "Er flere kort synlige, vælger spilleren ét; en modspillers øvrige bliver strafkort.",
    "58B3": (
        "Tages et synligt kort tilbage, må en modstander, der har spillet efter det, ændre sit "
        "kort (§ 16C)."
    ),
    "58B4": "Opdages det først, når begge sider har spillet til næste stik, gælder § 67.",
    "60A": "Den ikke-fejlende side spiller, før uregelmæssigheden er berigtiget.",
    "60A1": (
        "Har MTH spillet uden for tur eller for tidligt, og spiller man, før der er berigtiget, er "
        "retten tabt."
    ),
    "60A2": "Det uregelmæssige kort regnes da som spillet i tur, undtagen efter § 53B.",
    "60A3": "Et ældre strafkort eller en ældre begrænsning gælder videre i senere ture.",
    "60B": (
        "Spiller en modspiller, efter at spilfører er bedt om at tage sit udspil tilbage, og før "
        "det rette udspil, er kortet et stort strafkort."
    ),
    "60C": (
        "Spiller den fejlende side før berigtigelsen, beholder modstanderne deres rettigheder, og "
        "spillet kan selv berigtiges."
    ),
    "61A": (
        "Kulørsvigt er ikke at bekende, eller ikke at følge en ud- eller tilspilsbegrænsning, når "
        "man kan."
    ),
    "61B": "Hvem der må spørge, når en spiller ikke bekender.",
    "61B1": "Spilfører må spørge en modspiller.",
    "61B2": "Hvem den blinde må spørge.",
    "61B2a": "Den blinde må spørge spilfører (se § 43B2(b)).",
    "61B2b": "Den blinde må ikke spørge en modspiller (se § 16B).",
    "61B3": "Modspillerne må spørge spilfører og hinanden, men kan skabe ubeføjet oplysning.",
    "61C": "En påstand om kulørsvigt giver ikke i sig selv ret til at se stik efter (§ 66C).",
    "62A": "En kulørsvigt skal rettes, når der gøres opmærksom på den, før den er etableret.",
    "62B": "Kortet tages tilbage, og et lovligt kort spilles i stedet.",
    "62B1": "Kom kortet fra en modspillers skjulte hånd, er det et stort strafkort.",
    "62B2": (
        "Kom det fra spilfører (se § 43B2(b)), fra bordet eller fra en modspillers åbne kort, er "
        "der intet videre."
    ),
    "62C": "Kort spillet efter kulørsvigten.",
    "62C1": (
        "Den ikke-fejlende side må tage kort tilbage, som den spillede mellem kulørsvigten og "
        "opdagelsen; oplysningen er beføjet for den."
    ),
    "62C2": (
        "Har den gjort det, må den næste i tur på den fejlende side også; en modspillers kort "
        "bliver strafkort."
    ),
    "62C3": (
        "Svigtede begge sider i samme stik, og har kun den ene spillet videre, rettes begge svigt, "
        "og modspilleres kort bliver strafkort."
    ),
    "62D": "Kulørsvigt i 12. stik.",
    "62D1": (
        "Det skal rettes, også når det er etableret, hvis det opdages, før alle fire hænder er "
        "lagt i mappen."
    ),
    "62D2": (
        "Svigter en modspiller, før makkeren har spillet til stikket, gælder § 16C for makkeren."
    ),
    "63A": "Hvornår en kulørsvigt er etableret.",
    "63A1": "Den fejlende eller hans makker spiller ud eller til næste stik, lovligt eller ej.",
    "63A2": "Den fejlende eller hans makker nævner eller udpeger et kort til næste stik.",
    "63A3": (
        "En af den fejlende sides spillere kræver stik eller giver afkald, på hvilken måde det end "
        "sker."
    ),
    "63A4": (
        "Siden godtager modstandernes krav eller afkald uden indsigelse, før runden slutter, eller "
        "siden melder på et senere spil."
    ),
    "63B": (
        "En etableret kulørsvigt rettes ikke, bortset fra §§ 62C3 og 62D; stikket står, som det er "
        ""
        "spillet."
    ),
    "64A": "Overførsel af stik efter en etableret kulørsvigt.",
    "64A1": (
        "Vandt den fejlende selv stikket med kulørsvigten, overføres det og ét af sidens senere "
        "stik, hvis der er et."
    ),
    "64A2": (
        "Vandt den fejlende det ikke selv, overføres ét stik, hvis siden vandt det eller et senere."
    ),
    "64B": ("Ingen overførsel af stik, men se § 64C."),
    "64B1": "Den fejlende side vandt hverken stikket med kulørsvigten eller et senere.",
    "64B2": "Samme spiller havde allerede en etableret kulørsvigt i samme farve.",
    "64B3": "Svigtet var ikke at spille et strafkort eller et af bordets kort.",
    "64B4": (
        "Der blev først gjort opmærksom på kulørsvigten, da den ikke-fejlende side havde meldt på "
        "næste spil."
    ),
    "64B5": "Der blev først gjort opmærksom på kulørsvigten efter rundens slutning.",
    "64B6": "Svigtet skete i 12. stik.",
    "64B7": "Begge sider svigtede kulør, og begge kulørsvigt er etableret.",
    "64B8": "Svigtet er rettet efter § 62C3.",
    "64C": "Fuld genopretning, også uden overførsel af stik.",
    "64C1": (
        "Er den ikke-fejlende side ikke fuldt holdt skadesløs efter en etableret kulørsvigt, "
        "justeres scoren."
    ),
    "64C2": "Gentagne svigt og svigt fra begge sider.",
    "64C2a": (
        "Flere svigt i samme farve: scoren justeres, hvis den ikke-fejlende side nok havde fået "
        "flere stik uden de senere."
    ),
    "64C2b": (
        "Begge sider svigtede: er en af dem skadet, justeres scoren, som om ingen havde svigtet."
    ),
    "65A": "Når alle fire har spillet, lægger hver sit eget kort med bagsiden op foran sig.",
    "65B": "Hvordan man holder regnskab med stikkene.",
    "65B1": "Kortet peger mod makker, når egen side vandt stikket.",
    "65B2": "Kortet peger mod modstanderne, når de vandt stikket.",
    "65B3": (
        "Man må gøre opmærksom på et kort, der peger forkert, indtil egen side spiller til næste "
        "stik; senere kan § 16B gælde."
    ),
    "65C": (
        "Kortene ligger ordnet i den rækkefølge, de er spillet, så stik og forløb kan ses efter."
    ),
    "65D": (
        "Kortene blandes ikke, før man er enig om stikkene; ellers kan retten til at kræve stik "
        "eller påtale svigt være i fare."
    ),
    "66A": (
        "Man må bede om at se stikket, så længe egen side ikke har spillet til det næste, og eget "
        "kort ikke er lagt med bagsiden op."
    ),
    "66B": (
        "Man må se sit eget seneste kort, men ikke vise det, indtil egen side spiller til næste "
        "stik."
    ),
    "66C": "Resten af spillet ses tidligere stik kun efter, når turneringslederen bestemmer det.",
    "66D": (
        "Efter spillet ses kortene efter for at afgøre svigt og stik, og hver rører kun sine egne; "
        "kan det ikke afgøres, og har kun én side blandet kort, får den anden ret."
    ),
    "67A": "Begge sider har endnu ikke spillet til næste stik.",
    "67A1": "Den, der mangler i stikket, lægger et lovligt kort til.",
    "67A2": "Et kort for meget følger § 45E eller § 58B.",
    "67B": "Begge sider har spillet til næste stik.",
    "67B1": (
        "Den fejlende spillede intet til stikket: han lægger straks et kort til, og stikket "
        "skifter ikke ejer."
    ),
    "67B1a": (
        "Har han den udspillede farve, lægger han et kort i den; det er en kulørsvigt, og ét stik "
        "overføres efter § 64A2."
    ),
    "67B1b": (
        "Har han ikke farven, lægger han et kort efter eget valg; det regnes også for kulørsvigt, "
        "og ét stik overføres efter § 64A2."
    ),
    "67B2": "Den fejlende spillede for mange kort til stikket.",
    "67B2a": (
        "Det synlige kort bliver (er det ukendt, det højeste lovlige), resten tages op, og stikket "
        "skifter ikke ejer; en modspillers kort, der er set, er strafkort."
    ),
    "67B2b": (
        "Et kort, der tages op, har hørt til hånden hele tiden, så der kan være svigtet tidligere."
    ),
    "67B3": (
        "Kortet blev spillet, men ikke lagt blandt de spillede: det lægges på plads; er det "
        "spillet igen og for sent at rette, justeres scoren."
    ),
    "68A": (
        "Et krav er at sige, at man vinder et antal stik, at foreslå at standse eller at vise sine "
        "kort, medmindre det klart ikke var ment sådan."
    ),
    "68B": "Hvad der er afkald, og hvad der ikke er.",
    "68B1": "Afkald er at opgive stik; kræver man nogle, opgiver man resten.",
    "68B2": (
        "Giver en modspiller afkald, og protesterer makkeren straks, er der hverken krav eller "
        "afkald: turneringslederen tilkaldes, spillet fortsætter, viste kort er ikke strafkort, og "
        "oplysningen er ubeføjet."
    ),
    "68C": "Kravet følges straks af en forklaring med kortenes rækkefølge, og hånden vises.",
    "68D": "Efter krav eller afkald standser spillet.",
    "68D1": "Er alle enige, gælder § 69.",
    "68D2": "Nogen bestrider kravet; det må den blinde også.",
    "68D2a": "Turneringslederen tilkaldes straks, og § 70 gælder.",
    "68D2b": "Den side, der ikke krævede, kan bede om, at der spilles videre.",
    "68D2bi": "Alle fire skal være enige; ellers tilkaldes turneringslederen.",
    "68D2bii": (
        "Kravet bortfalder uden afgørelse, §§ 16 og 50 gælder ikke, og den opnåede score står."
    ),
    "69A": (
        "Accepten er fastlagt, når siden ikke gør indsigelse, før den melder på næste spil, eller "
        "runden slutter."
    ),
    "69B": "Inden for rettelsesfristen (§ 79C) kan en accept trækkes tilbage.",
    "69B1": "Siden havde faktisk vundet stikket.",
    "69B2": "Siden ville sandsynligvis have vundet stikket, hvis der var spillet videre.",
    "70A": (
        "Der afgøres så rimeligt som muligt for begge sider, men tvivl går ud over den, der "
        "krævede."
    ),
    "70B": "Hvordan turneringslederen undersøger kravet.",
    "70B1": "Forklaringen gentages, som den lød ved kravet.",
    "70B2": "Indsigelserne høres, men turneringslederen er ikke begrænset til dem.",
    "70B3": "Turneringslederen kan få de resterende kort lagt op.",
    "70C": "En udestående trumf giver modstanderne stik, når alle tre betingelser er opfyldt.",
    "70C1": "Den, der krævede, sagde intet om trumfen.",
    "70C2": "Det er blot lidt sandsynligt, at han ikke var klar over den.",
    "70C3": "Et stik kunne tabes til den ved et normalt spil.",
    "70D": "Hvad turneringslederen ikke godtager af den, der krævede.",
    "70D1": (
        "En bedre, unævnt spillelinje godtages ikke, når en normal linje er dårligere; skødesløst "
        "eller ringe spil for klassen er også normalt."
    ),
    "70D2": "Et modspillerkrav, der afhænger af makkerens valg, godtages ikke.",
    "70E": "Spillelinjer, der ikke blev nævnt.",
    "70E1": (
        "En unævnt linje, der skal finde et kort hos en bestemt modstander, kræver, at en "
        "modstander ikke bekendte før kravet eller ikke ville gøre det ved noget normalt spil."
    ),
    "70E2": "Den regulerende myndighed kan fastsætte, i hvilken orden en farves kort spilles.",
    "71A": "Stikket var allerede vundet.",
    "71B": "Stikket kunne ikke tabes ved noget normalt spil af de resterende kort.",
}
