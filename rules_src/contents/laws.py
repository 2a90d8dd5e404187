"""The 93 laws of the 2017 edition: our own title and gloss of each, and where it is printed."""

from dataclasses import dataclass
from enum import Enum

from rules_src.model.law_ref import LawRef


class LawState(Enum):
    """How far the site rules on a law."""

    GUARDED = "regler med sager"
    IN_CODE = "regler uden sager"
    JUDGEMENT = "turneringslederens skøn"
    OUTSIDE = "uden for siden"
    NOT_YET = "endnu ikke"


@dataclass(frozen=True)
class Law:
    """One law: what a director finds there, in our own words."""

    number: int
    title: str
    gloss: str
    outside: str = ""
    """Why the site does not rule on this law; empty where it does or will.

    Every other state of a law is derived from the rules and cases.
    """

    @property
    def part(self) -> str:
        """The Danish heading of the part of the law book in which this law stands."""
        return PARTS[max(first for first in PARTS if first <= self.number)]


def law(ref: str) -> Law:
    """The law that a reference belongs to."""
    return LAWS[LawRef.parse(ref).number - 1]


def english_url(number: int) -> str:
    """The published English text."""
    return f"https://laws.hellasbridge.org/law_{number}"


def commentary_url(number: int) -> str:
    """WBF’s commentary on the law."""
    return f"https://laws.hellasbridge.org/comment_law_{number}"


def danish_url(number: int) -> str:
    """The index of the Danish text, whose pages are not numbered as the laws are."""
    return "https://www.bridge.dk/lov/love17/n5.htm"


PARTS: dict[int, str] = {
    1: "Rammerne",
    9: "Uregelmæssigheder",
    17: "Meldeforløbet: fremgangsmåden",
    23: "Meldeforløbet: uregelmæssigheder",
    41: "Spillet: fremgangsmåden",
    46: "Spillet: uregelmæssigheder",
    65: "Spillet: stik, krav og afkald",
    72: "Optræden",
    77: "Scoren",
    80: "Turneringen",
    92: "Appel",
}
"""The first law of each part."""

LAWS: tuple[Law, ...] = (
    Law(
        1,
        "Kort og farver",
        "Pakken på 52 kort og farvernes og kortenes rangorden.",
        outside="Her er intet at afgøre; kortenes rang står i lovbogen.",
    ),
    Law(
        2,
        "Mapperne",
        "Mappens nummer bestemmer, hvem der er giver, og hvem der er i zonen; mønstret gentages "
        "for hver 16 mapper.",
        outside="Giver og zone står på mappen; siden tager dem, som de er.",
    ),
    Law(
        3,
        "Bordene",
        "Hvordan bordene nummereres, og hvem der er nord.",
        outside="Det er turneringslederens opstilling af salen, ikke en afgørelse.",
    ),
    Law(
        4,
        "Makkerpar",
        "De fire ved et bord er to par, nord-syd og øst-vest, som holder sammen hele sessionen.",
        outside="Det handler om tilmelding og opstilling, ikke om en uregelmæssighed ved bordet.",
    ),
    Law(
        5,
        "Pladserne",
        "Hvor en spiller sidder, og hvornår han må skifte plads eller bord.",
    ),
    Law(
        6,
        "Blanding og givning",
        "Hvordan kortene blandes og gives, og hvornår der skal eller må gives om.",
        outside="Siden behandler kun fejl, der opdages, når mappen er i spil (§§ 13–15 og 16D).",
    ),
    Law(
        7,
        "Behandling af mappe og kort",
        "Mappen bliver midt på bordet, hver tæller sine kort, og ingen rører andres.",
        outside="God orden ved bordet; forkert antal kort står under § 13 og § 14.",
    ),
    Law(
        8,
        "Runderne",
        "Hvordan mapper og spillere flytter, og hvornår en runde og en session er slut.",
    ),
    Law(
        9,
        "Fremgangsmåden efter en uregelmæssighed",
        "Hvem der må gøre opmærksom på en uregelmæssighed, og hvornår turneringslederen tilkaldes. "
        "Ingen gør mere, før han har forklaret det hele.",
    ),
    Law(
        10,
        "Berigtigelse og valg",
        "Kun turneringslederen berigtiger. Har en spiller et valg, får han alle muligheder "
        "forklaret først.",
    ),
    Law(
        11,
        "Tabt ret til berigtigelse",
        "Hvad det koster at handle, før turneringslederen er kommet, og hvornår kun den ene sides "
        "score ændres.",
    ),
    Law(
        12,
        "Turneringslederens bemyndigelse til at skønne",
        "Hvornår scoren justeres, og hvordan: korrigeret, vægtet, kunstig eller forskellig for de "
        "to sider.",
    ),
    Law(
        13,
        "Forkert antal kort",
        "En hånd har over 13 kort: ret, spil videre eller justér, alt efter om der er meldt på den "
        "forkerte hånd.",
    ),
    Law(
        14,
        "Manglende kort",
        "En hånd har under 13 kort, og ingen har for mange: kortet findes eller genskabes og har "
        "altid hørt til hånden.",
    ),
    Law(
        15,
        "Forkert spil eller hånd",
        "Der er meldt på kort fra en anden mappe, eller bordet spiller en mappe, det ikke skulle "
        "spille.",
    ),
    Law(
        16,
        "Beføjede og ubeføjede oplysninger",
        "Hvad en spiller må bruge: makkers optræden, tilbagetagne meldinger og kort, og det, han "
        "ved et uheld fik at vide andre steder.",
    ),
    Law(
        17,
        "Meldeperioden",
        "Hvornår meldeperioden begynder og slutter, og hvad der sker, når en spiller er sprunget "
        "over til sidst.",
    ),
    Law(18, "Bud", "Hvad et bud er, hvornår det er tilstrækkeligt, og benævnelsernes rangorden."),
    Law(19, "Dobling og redobling", "Hvad der kan dobles og redobles, og hvordan det siges."),
    Law(
        20,
        "Spørgsmål og forklaringer",
        "Hvem der må spørge om meldingerne og hvornår, og hvem der skal rette en forkert "
        "forklaring.",
    ),
    Law(
        21,
        "Misinformation",
        "Hvornår en melding, der bygger på en forkert forklaring, kan ændres, og hvornår scoren i "
        "stedet justeres.",
    ),
    Law(
        22,
        "Meldeforløbets slutning",
        "Tre pas efter et bud giver en kontrakt; fire pas er et udpasset spil, som ikke gives om.",
    ),
    Law(
        23,
        "Tilsvarende melding",
        "Prøven, der afgør, om en erstattende melding slipper for berigtigelse, og hvornår scoren "
        "alligevel justeres.",
    ),
    Law(
        24,
        "Kort vist eller spillet ud under meldeforløbet",
        "Kort, som makker kunne se i meldeforløbet, bliver liggende åbent. En honnør, et udspil "
        "eller flere kort tvinger makker til pas én gang.",
    ),
    Law(
        25,
        "Lovlige og ulovlige ændringer af melding",
        "Et fejlgreb må rettes, indtil makker melder. En ment melding kan kun ændres, hvis MTV "
        "accepterer det.",
    ),
    Law(
        26,
        "Udspilsbegrænsninger efter tilbagetaget melding",
        "Uden en tilsvarende melding kan spilfører forbyde én farve ved det første udspil fra den "
        "fejlendes makker, men aldrig kræve en.",
    ),
    Law(
        27,
        "Utilstrækkeligt bud",
        "MTV kan acceptere det, også med en pas. Ellers skal det erstattes, og valget afgør, om "
        "makker må melde igen.",
    ),
    Law(
        28,
        "Meldinger, der regnes for i tur",
        "To tilfælde, hvor en melding behandles, som om den faldt i tur.",
    ),
    Law(
        29,
        "Efter en melding uden for tur",
        "MTV kan acceptere ved at melde, også pas. Ellers annulleres meldingen, "
        "og §§ 30–32 gælder.",
    ),
    Law(
        30,
        "Pas uden for tur",
        "I MTH’s tur skal der passes igen. I makkers eller MTV’s tur afgør det, om den næste "
        "melding er tilsvarende.",
    ),
    Law(
        31,
        "Bud uden for tur",
        "Passer MTH, gentages buddet. Ellers afgør det, om den næste melding er tilsvarende.",
    ),
    Law(
        32,
        "Dobling uden for tur",
        "Samme fremgangsmåde som ved bud uden for tur; en utilladelig dobling kan aldrig "
        "accepteres.",
    ),
    Law(
        33,
        "Samtidige meldinger",
        "En melding afgivet samtidig med den rette spillers regnes som afgivet efter den.",
    ),
    Law(34, "Bevaret ret til at melde", "Tre pas i træk, hvoraf en er uden for tur: se § 17D3."),
    Law(
        35,
        "Utilladelige meldinger",
        "Fire slags meldinger, der ikke er tilladt, og hvor de behandles.",
    ),
    Law(
        36,
        "Utilladelig dobling",
        "En dobling eller redobling i strid med § 19 annulleres altid; følgerne afhænger af, om "
        "MTV har meldt.",
    ),
    Law(
        37,
        "Melding i strid med tvungen pas",
        "En spiller, der skulle passe, bød eller doblede. Har MTV meldt, står det; ellers skal "
        "begge passe resten.",
    ),
    Law(
        38,
        "Bud over syv træk",
        "Det kan aldrig spilles, og siden skal passe resten af meldeforløbet.",
    ),
    Law(
        39,
        "Melding efter den afsluttende pas",
        "Den annulleres; kun et bud eller en dobling fra en modspiller kan koste en "
        "udspilsbegrænsning.",
    ),
    Law(
        40,
        "Makkeraftaler",
        "Hvilke aftaler et par må have, hvordan de oplyses, og hvad der sker, når modstanderne "
        "ikke får dem at vide.",
    ),
    Law(
        41,
        "Spillets begyndelse",
        "Åbningsudspillet er fordækt, der kan spørges, og når det vendes, kan meldeforløbet ikke "
        "genåbnes.",
    ),
    Law(
        42,
        "Den blindes rettigheder",
        "Hvad den blinde altid må, og hvad han kun må, så længe han holder sig fra de andres kort.",
    ),
    Law(
        43,
        "Den blindes begrænsninger",
        "Hvad den blinde ikke må, og hvad det koster, hvis han griber ind efter at have set en "
        "anden hånd.",
    ),
    Law(44, "Stikket", "Rækkefølgen i et stik, pligten til at bekende, og hvem der vinder."),
    Law(
        45,
        "Spillet kort",
        "Hvornår et kort er spillet, hvad der gælder, når den blinde lægger forkert, og det femte "
        "kort i et stik.",
    ),
    Law(
        46,
        "Ufuldstændig angivelse af kort",
        "Hvad spilfører har bedt om, når han kun siger »lavt«, en farve, en værdi eller »hvad som "
        "helst«.",
    ),
    Law(
        47,
        "Kort, der tages tilbage",
        "De tilfælde, hvor et spillet kort må tages tilbage, især efter forkert besked om turen "
        "eller en forkert forklaring.",
    ),
    Law(
        48,
        "Spilfører viser kort",
        "Spilførers kort bliver aldrig strafkort, men at vise hånden kan være et krav.",
    ),
    Law(
        49,
        "Modspiller viser kort",
        "Et kort, som makkeren kunne have set, eller som modspilleren nævner at have, er et "
        "strafkort, bortset fra normalt spil og lovens undtagelser.",
    ),
    Law(
        50,
        "Strafkort",
        "Lille og stort strafkort: hvornår kortet skal spilles, hvad spilfører kan bestemme om "
        "udspillet, og hvem der må bruge oplysningen.",
    ),
    Law(
        51,
        "Flere strafkort",
        "Spilfører vælger blandt kort, der kan spilles, og kan kræve eller forbyde farver ved "
        "makkerens udspil.",
    ),
    Law(
        52,
        "Strafkort, der ikke blev spillet",
        "Spilfører kan acceptere det andet kort; ellers spilles strafkortet, og det forkerte "
        "bliver et stort strafkort.",
    ),
    Law(
        53,
        "Accept af udspil uden for tur",
        "Hvordan et udspil uden for tur bliver til det rigtige, og hvornår den rette hånd "
        "alligevel kan spille ud.",
    ),
    Law(
        54,
        "Åbningsudspil uden for tur",
        "Spilfører har fem muligheder, og de skal alle forklares, før han vælger.",
    ),
    Law(
        55,
        "Spilførers udspil uden for tur",
        "Modspillerne kan acceptere eller kræve det taget tilbage; der er intet strafkort.",
    ),
    Law(
        56,
        "Modspillers udspil uden for tur",
        "Spilfører accepterer det, eller kortet bliver et stort strafkort.",
    ),
    Law(
        57,
        "For tidligt ud- eller tilspil",
        "En modspiller spillede før sin makker: spilfører vælger mellem fire muligheder for "
        "makkerens kort.",
    ),
    Law(58, "Samtidigt spillede kort", "To spillere på én gang, eller flere kort fra samme hånd."),
    Law(
        59,
        "Kan ikke følge et krav",
        "Den, der ikke kan opfylde en ud- eller tilspilsbegrænsning, spiller et ellers lovligt "
        "kort efter eget valg.",
    ),
    Law(
        60,
        "Spil efter en uregelmæssighed",
        "Hvad der sker, når nogen spiller videre, før der er berigtiget.",
    ),
    Law(
        61,
        "Kulørsvigt og spørgsmål",
        "Hvad kulørsvigt er, og hvem der må spørge hvem. Også et brud på en udspilsbegrænsning er "
        "kulørsvigt.",
    ),
    Law(
        62,
        "Rettelse af kulørsvigt",
        "En kulørsvigt, der ikke er etableret, skal rettes, når der gøres opmærksom på den; loven "
        "siger, hvilke kort der må tages tilbage.",
    ),
    Law(
        63,
        "Etableret kulørsvigt",
        "De fire måder, en kulørsvigt bliver etableret på, hvorefter det ikke længere rettes.",
    ),
    Law(
        64,
        "Følger af kulørsvigt",
        "Et eller to stik overføres, nogle gange intet; dækker det ikke skaden, justeres scoren.",
    ),
    Law(
        65,
        "Ordnede stik",
        "Hvordan de spillede kort lægges, så stik og forløb kan ses efter.",
    ),
    Law(
        66,
        "Eftersyn af stik",
        "Hvornår man må se et stik eller sit eget kort igen; senere kun, når turneringslederen "
        "bestemmer det.",
    ),
    Law(
        67,
        "Fejl i antallet af kort i et stik",
        "En spiller har spillet intet eller for meget til et stik; efter næste stik regnes en "
        "mangel for kulørsvigt.",
    ),
    Law(
        68,
        "Krav og afkald",
        "Hvad der er et krav eller et afkald, og hvad der kan ske, når nogen protesterer. Det skal "
        "gælde andre stik end det, der er i gang.",
    ),
    Law(69, "Accept af krav", "Hvornår en accept ligger fast, og hvornår den kan trækkes tilbage."),
    Law(70, "Bestridt krav", "Hvordan turneringslederen dømmer et krav, der er protesteret imod."),
    Law(
        71,
        "Afkald, der annulleres",
        "Et afkald står, men annulleres inden rettelsesfristen, hvis stikket var vundet eller ikke "
        "kunne tabes.",
    ),
    Law(
        72,
        "Lovligt spil",
        "Loven brydes ikke med vilje og skjules ikke, men egne fejl skal normalt ikke meldes. "
        "Kunne man vide, at fejlen gavnede, justeres scoren.",
    ),
    Law(
        73,
        "Meddelelser mellem makkere",
        "Kun meldinger og kort taler. Tempo, ubeføjet oplysning og vildledning; WBF ændrede "
        "paragraffen fra 2024, og her gengives 2017-udgaven.",
    ),
    Law(
        74,
        "Høflighed",
        "God optræden over for makker, modstandere og turneringsleder, og eksempler på brud på "
        "fremgangsmåden.",
    ),
    Law(
        75,
        "Forkert forklaring eller forkert melding",
        "Forskellen på de to, hvem der skal rette hvad og hvornår, og hvad modstanderne har krav "
        "på.",
    ),
    Law(
        76,
        "Tilskuere",
        "Hvad en tilskuer må og ikke må.",
    ),
    Law(
        77,
        "Kontraktens score",
        "Point for stik, overstik, bet, udgang og slem, udoblet, doblet og redoblet.",
    ),
    Law(
        78,
        "Matchpoint, imp og KP",
        "Hvordan scorerne bliver til matchpoint eller imp, og at arrangøren kan bruge andre "
        "beregninger.",
    ),
    Law(
        79,
        "Vundne stik og fejl i scoren",
        "Uenighed om antallet af stik, og hvor længe en fejl i scoren kan rettes.",
    ),
    Law(
        80,
        "Regulerende myndighed og turneringsarrangør",
        "Hvem der fastsætter regler, og hvem der står for turneringen.",
        outside="Det er forbundets og arrangørens forhold, ikke en kendelse ved bordet.",
    ),
    Law(
        81,
        "Turneringslederen",
        "Hans pligter og beføjelser, også at rette fejl, han selv får øje på.",
    ),
    Law(
        82,
        "Rettelse af fejl i afviklingen",
        "Hvordan turneringslederen retter fejl i turneringen, også sine egne.",
    ),
    Law(
        83,
        "Oplysning om appel",
        "Turneringslederen oplyser om retten til appel, når en afgørelse kan være tvivlsom.",
    ),
    Law(
        84,
        "Afgørelse, når fakta er klare",
        "Rækkefølgen i turneringslederens arbejde, når alle er enige om, hvad der skete.",
    ),
    Law(
        85,
        "Afgørelse, når fakta er omstridt",
        "Turneringslederen holder sig til det mest sandsynlige.",
    ),
    Law(
        86,
        "Holdkamp",
        "Ingen omgivning ved kendt resultat, og hvad der gives, når det andet bord allerede har en "
        "score.",
    ),
    Law(
        87,
        "Mapper med fejl",
        "En mappe, der ikke var ens for alle, der skal sammenlignes: grupper i par, § 86B2 i hold.",
    ),
    Law(
        88,
        "Henvisning til kunstig score",
        "Paragraffen henviser blot til § 12C2.",
        outside="Kun en henvisning; reglen står i § 12C2.",
    ),
    Law(
        89,
        "Henvisning om individuelle turneringer",
        "I 2017-udgaven en henvisning til § 12C3. WBF gav den fra 2024 et andet indhold: forbud "
        "mod at søge, bruge og videregive ulovlige oplysninger.",
        outside="I 2017-udgaven kun en henvisning; de nye forbud er en disciplinærsag.",
    ),
    Law(
        90,
        "Strafpoint",
        "Hvad turneringslederen kan give strafpoint for; størrelsen står i turneringens regler.",
    ),
    Law(
        91,
        "Disciplin",
        "Disciplinære strafpoint, udelukkelse og diskvalifikation.",
    ),
    Law(
        92,
        "Retten til appel",
        "Hvem der kan appellere, inden hvilken frist og gennem hvem.",
    ),
    Law(
        93,
        "Behandling af appel",
        "Hvordan en appel behandles med og uden appelkomite.",
    ),
)
