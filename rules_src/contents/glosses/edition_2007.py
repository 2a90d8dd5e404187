"""What the §§ of the 2007 edition said, in a sentence of our own, as far as it is known.

A § that stands in neither is not known: it is never taken to say what 2017 says.
"""

_SAME = """
10C1 16B3 21A 21B1a 21B3 27A1 27A2 27B 27B4 27C 27D 28A 29 29A 29B 31A1 35 36 37 41A 41C 42 42A
42B1 42B3 43A1b 43A1c 43A2 43B1 43B2a 43B2b 44G 45C4a 47E2b 49 50 50A 50B 50D 50D1a 50D1b 51
51A 51B 52 52A 52B1a 52B1b 52B2 54 54A 54B 54B1 54B2 54C 54D 54E 55A 57A1 57A2 57B 58 58A 58B1
58B2 59 60A1 60A3 60B 61A 62B 62B1 62B2 62C 62C1 62C2 62D1 63A 63A1 63A2 64A 64A1 64A2 64B 64B1
64B4 64B5 64B6 64C 67A 67B 67B1 67B1a 67B1b 68A 68B2 69B 69B1 69B2 70A 70B1 70B2 70B3 70C 70D1
70D2 71 71A 71B 72B 72B1 72B3 73B 75C 79A1 79A2 81C3 82A 82C 83 84 84A 84B 84C 84D 85A1 85B 90A
"""
SAME = frozenset(_SAME.split())
"""Read, or on the English federation's list, as the same: the sentence on 2017's § holds."""

OWN: dict[str, str] = {
    "11A": (
        "Handlede den uskyldige side, før turneringslederen kom, kunne den miste retten til "
        "berigtigelse. Så stod scoren for begge sider."
    ),
    "12B1": "Skaden blev målt mod det resultat, man kunne vente lige før lovbruddet.",
    "12C1b": (
        "Skadede den uskyldige side sig selv ved en alvorlig fejl uden forbindelse med "
        "lovbruddet, eller ved en vild eller satsende handling, fik den ikke den del tilbage."
    ),
    "12C1c": "Scoren kunne vægtes for at være rimelig, hvis forbundet ikke forbød det.",
    "12C1e": (
        "Forbundet kunne i stedet give den uskyldige side det bedste sandsynlige resultat og "
        "den fejlende side det dårligste mulige."
    ),
    "16A3": (
        "Man måtte ikke bygge en melding eller et spil på andre oplysninger end dem, loven tillod."
    ),
    "16A4": "Gav brug af sådanne oplysninger skade, blev scoren justeret.",
    "16B1": (
        "Blandt logiske alternativer måtte man ikke vælge det, som makkers oplysning kunne pege på."
    ),
    "16B1a": (
        "Blandt logiske alternativer måtte man ikke vælge det, som makkers oplysning kunne pege på."
    ),
    "16C": "Uvedkommende oplysning fra andre end makker.",
    "16D": "Oplysning fra meldinger og kort, der var taget tilbage.",
    "16D1": (
        "Den uskyldige side måtte bruge, hvad tilbagetagne meldinger og kort viste, både egne "
        "og modpartens."
    ),
    "16D2": "Den fejlende side måtte ikke bruge, hvad tilbagetagne meldinger og kort viste.",
    "17D": (
        "En spiller havde meldt på en hånd fra en forkert mappe. Meldingen blev annulleret, "
        "og han meldte igen. Havde hans makker meldt siden, eller måtte modstanderen til "
        "venstre melde noget andet, blev scoren justeret."
    ),
    "21B2": (
        "Blev en melding ændret, måtte modstanderen til venstre ændre sine egne senere meldinger."
    ),
    "23": (
        "Kunne den fejlende have vidst, at det let kunne skade modparten, blev der spillet "
        "videre og scoren justeret bagefter."
    ),
    "24": (
        "Kort, som makker kunne se i meldeperioden, også efter den afsluttende pas. De blev "
        "liggende, til der var meldt af. En spilfører og en blind tog dem op, en modspiller "
        "fik strafkort."
    ),
    "24A": ("Ét kort under ti, som ikke var spillet ud: Der skete ikke mere under meldingerne."),
    "24B": (
        "En enkelt honnør, eller et kort spillet ud for tidligt: Makker skulle passe én gang "
        "(se §\u00a023)."
    ),
    "24C": "To eller flere kort: Makker skulle passe én gang (se §\u00a023).",
    "25": (
        "Et fejlgreb kunne rettes straks. En ment melding kunne kun ændres, hvis modstanderen "
        "til venstre tog imod den nye."
    ),
    "25A": "En utilsigtet melding kunne rettes, til makker meldte, men kun uden tænkepause.",
    "25B": "Ændring af en tilsigtet melding.",
    "25B1": (
        "Modstanderen til venstre kunne tage imod den anden melding, også ved at melde. Den "
        "første var så taget tilbage, og §\u00a026 kunne gælde."
    ),
    "25B2": "Ellers blev den anden melding annulleret, og den første stod (se §\u00a016D).",
    "26": (
        "Endte den fejlende i modspil med en anden melding end den tilbagetagne, kunne "
        "spilfører bestemme over makkers første udspil."
    ),
    "26A": (
        "Handlede den tilbagetagne melding kun om bestemte farver, afhang det af, om de siden "
        "var vist lovligt."
    ),
    "26A1": (
        "Var alle farverne vist lovligt af samme spiller, var udspillet frit, men §\u00a016D "
        "gjaldt."
    ),
    "26A2": (
        "Ellers kunne spilfører kræve en af farverne eller forbyde den, første gang makker "
        "skulle spille ud."
    ),
    "26A2a": "Spilfører krævede et udspil i en farve, som meldingen handlede om.",
    "26A2b": "Spilfører forbød farven, så længe makker var inde.",
    "26B": (
        "Efter enhver anden tilbagetagen melding kunne spilfører forbyde én farve efter eget "
        "valg, så længe makker var inde."
    ),
    "27": (
        "Modstanderen til venstre kunne tage imod buddet. Ellers skulle det erstattes, og "
        "makker var kun fri efter et naturligt bud eller en snævrere melding."
    ),
    "27B1": "De to erstatninger, der lod makker melde videre.",
    "27B1a": (
        "Det laveste bud i samme benævnelse, når begge bud uden enhver tvivl var naturlige: "
        "Der blev meldt videre, og §\u00a016D gjaldt ikke (se §\u00a027D)."
    ),
    "27B1b": (
        "En lovlig melding, der sagde det samme som buddet eller noget snævrere inden for "
        "det: Der blev meldt videre (se §\u00a027D)."
    ),
    "27B2": (
        "Ethvert andet tilstrækkeligt bud eller pas: Makker skulle passe i resten af meldeforløbet."
    ),
    "27B3": (
        "En dobling eller redobling blev annulleret og erstattet, og makker skulle passe i "
        "resten af meldeforløbet."
    ),
    "28B": (
        "Den rette spiller meldte først: Retten var tabt, og meldingen uden for tur regnedes "
        "ikke. §\u00a016D2 gjaldt."
    ),
    "30": "Pas uden for tur.",
    "30A": (
        "Før nogen havde budt: Den fejlende skulle passe i sin næste tur, hvis tur det end "
        "var (se §\u00a023)."
    ),
    "30B1": (
        "Efter et bud, i tur til modstanderen til højre: Den fejlende skulle passe i sin næste tur."
    ),
    "30B2": "Efter et bud, i makkers tur.",
    "30B2a": "Den fejlende skulle passe i resten af meldeforløbet (se §\u00a023).",
    "30B2b": (
        "Makker måtte byde eller passe, men ikke doble eller redoble i den tur (se §\u00a023)."
    ),
    "30B3": (
        "Efter et bud, i tur til modstanderen til venstre: Det var en ændring af melding "
        "(§\u00a025)."
    ),
    "30C": "En kunstig pas, eller pas til makkers kunstige melding: §\u00a031 gjaldt.",
    "31": "Bud uden for tur.",
    "31A": "Bud i tur til modstanderen til højre: Han meldte først.",
    "31A2": "Meldte han andet end pas, måtte den fejlende afgive enhver lovlig melding.",
    "31A2a": ("Bød den fejlende i samme benævnelse, skulle makker passe én gang (se §\u00a023)."),
    "31A2b": "Ellers skulle makker passe i resten af meldeforløbet (se §§\u00a023 og 26).",
    "31B": (
        "Bud i makkers tur, eller som den førstes melding i tur til modstanderen til venstre: "
        "Makker skulle passe i resten af meldeforløbet, uanset den nye melding (se §§\u00a023 "
        "og 26)."
    ),
    "32A": (
        "Dobling eller redobling i makkers tur: Makker skulle passe i resten af meldeforløbet."
    ),
    "32B": "Dobling eller redobling i tur til modstanderen til højre: Han meldte først.",
    "32B1": "Passede han, skulle doblingen gentages, og der skete ikke mere.",
    "32B2": (
        "Meldte han andet end pas, var den fejlende fri, men makker skulle passe i resten af "
        "meldeforløbet."
    ),
    "40B4": "Skade efter manglende oplysning om en aftale gav en justeret score.",
    "42A3": "Den blinde spillede de kort, som spilfører bad om.",
    "42B2": "Den blinde måtte prøve at forhindre en fejl af spilfører.",
    "43A2c": "Den blinde måtte ikke på eget initiativ se et kort hos en modspiller.",
    "43B3": (
        "Påtalte en blind uden rettigheder modpartens fejl først, blev den ikke berigtiget. "
        "Der blev spillet videre, og skaden blev rettet op bagefter (§\u00a012B1)."
    ),
    "45C4b": (
        "En utilsigtet udpegning kunne rettes, til den blinde havde lagt kortet, og kun uden "
        "tænkepause."
    ),
    "47D": (
        "Havde en modstander ændret sit kort, måtte man tage sit eget tilbage (se §\u00a016D)."
    ),
    "47E1": (
        "Sagde en modstander fejlagtigt, at det var spillerens tur, kunne kortet tages "
        "tilbage uden berigtigelse. Modstanderen til venstre kunne ikke tage imod det."
    ),
    "47E2a": (
        "Efter en forkert forklaring kunne kortet tages tilbage, så længe ingen havde spillet "
        "til det stik siden."
    ),
    "48A": "Spilførers og bordets kort blev aldrig strafkort.",
    "50C": (
        "Et lille strafkort: Modspilleren måtte ikke spille et andet kort under ti i farven "
        "før det. Hvad makker så, måtte han ikke bruge (§\u00a050E)."
    ),
    "50E1": "At kortet skulle spilles, måtte alle bruge.",
    "50E2": "Alt andet, som kortet viste, måtte makker ikke bruge, men spilfører måtte.",
    "50E3": (
        "Gav det viste kort så meget, at det skadede den uskyldige side, blev scoren justeret."
    ),
    "53B": (
        "Spillede den forkerte modspiller til spilførers udspil uden for tur, stod udspillet, "
        "og §\u00a057 gjaldt."
    ),
    "53C": "Skulle en modspiller selv have spillet ud, kunne han spille sit eget kort ud.",
    "55C": ("Scoren blev justeret, hvis spilførers spil kunne bygge på, hvad fejlen havde vist."),
    "57": (
        "En modspiller spillede før sin makker: Spilfører havde tre muligheder for makkers kort."
    ),
    "57A": (
        "Kortet var et stort strafkort, og spilfører valgte én af tre muligheder for makkers kort."
    ),
    "57A3": "Makker måtte ikke spille en farve, som spilfører nævnte.",
    "57C1": (
        "Spilfører havde spillet fra begge hænder, eller den blinde havde lagt eller antydet "
        "et kort: ingen berigtigelse."
    ),
    "57C2": "Et for tidligt tilspil af spilfører var spillet.",
    "58B3": (
        "Blev et synligt kort taget tilbage, måtte en modstander, der havde spillet efter "
        "det, ændre sit kort (se §\u00a016D)."
    ),
    "60A2": ("Det uregelmæssige kort regnedes da som spillet i tur, undtagen efter §\u00a053C."),
    "62A": (
        "En spiller skulle rette sin kulørsvigt, så snart han opdagede den, før den var etableret."
    ),
    "62C3": "En påstand om kulørsvigt gav ikke i sig selv ret til at se stik efter.",
    "62D2": (
        "Svigtede en modspiller, før makker havde spillet til stikket, måtte makker ikke "
        "bruge, hvad kortet viste (se §\u00a016D)."
    ),
    "63A3": (
        "En af den fejlende sides spillere krævede stik, gav afkald eller sagde ja til et krav."
    ),
    "64B2": "Samme spiller havde før svigtet i samme farve.",
    "64B3": ("Svigtet var ikke at spille et kort, der lå åbent, eller som hørte til en åben hånd."),
    "64B7": "Begge sider svigtede kulør i spillet.",
    "68D": (
        "Efter et krav eller afkald hørte spillet op. Blev det bestridt, også af den blinde, "
        "blev turneringslederen tilkaldt straks."
    ),
    "69A": (
        "En side var enig, når den sagde ja og ikke gjorde indsigelse, før den meldte på "
        "næste spil, eller runden sluttede."
    ),
    "70D3": "Kort, der var spillet efter kravet, kunne vise, hvad der ville være sket.",
    "72B2": (
        "Man behøvede ikke at afsløre sin egen sides lovbrud, men en kulørsvigt skulle rettes "
        "(§\u00a062A)."
    ),
    "75B": (
        "Forklaringen var forkert. Spilleren selv rettede sin egen straks. Makkers blev "
        "rettet efter den afsluttende pas og af en modspiller først efter spillet."
    ),
    "79B1": (
        "Blev turneringslederen tilkaldt, før runden var slut, afgjorde han, hvilken score "
        "der skulle stå."
    ),
    "79B2": "Blev han tilkaldt senere, havde han ikke pligt til at sætte nogens score op.",
    "79C1": "En fejl i scoren blev rettet inden fristen. Lovens frist var 30 minutter.",
    "79C2": (
        "Senere kunne den rettes, hvis turneringens bestemmelser tillod det, og ingen var i tvivl."
    ),
    "86C": "Et spil blev ikke givet om, når kampens resultat kunne være kendt.",
}
