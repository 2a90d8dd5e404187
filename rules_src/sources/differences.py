"""Differences D1–D12: where an article and the law disagree, and what the site follows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Difference:
    """A place where an article says something else than the law, or than itself."""

    number: str
    """D1 to D12, by which cases, theorems and tests name it."""
    law: str
    """The law that it is about."""
    sentence: str
    """Where the two differ."""
    followed: str
    """What the site follows: the law, or the article as advice."""


DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        "D1",
        "30A",
        "Artiklen lader en pas, der er gentaget i rette tur, være beføjet for makker, som var"
        " den fulgt af en tilsvarende melding, men hverken §\u00a023C eller §\u00a026A nævner"
        " §\u00a030A.",
        "Loven: Passen er ubeføjet efter §\u00a016C2, og en gevinst justeres efter §§\u00a016C3"
        " og 72C; artiklens læsning nævnes som en tvivl.",
    ),
    Difference(
        "D2",
        "23A1",
        "Artiklen kalder en ny pas over modpartens åbning tilsvarende, selv om den ikke er en"
        " delmængde, og WBF’s kommentar kun har pas over for en åbning fra egen side.",
        "Artiklen, men som råd: De to pas har lignende betydning.",
    ),
    Difference(
        "D3",
        "23A1",
        "Artiklen siger først, at 2ut med hjerterstøtte ikke er tilsvarende med 1♥, og råder"
        " derefter til at godtage den.",
        "Artiklens råd: Meldingen godtages, og sagen siger, at den er på grænsen.",
    ),
    Difference(
        "D4",
        "12C1c",
        "To artikler siger imod sig selv: 2♦ spilles af Øst i teksten og af Vest i tallene, og"
        " 5♦ med elleve stik står ét sted som +150.",
        "Det, der passer med resten: Øst spiller 2♦, og +150 er 4♦ med elleve stik.",
    ),
    Difference(
        "D5",
        "20F4a",
        "Artiklen vil have egen forklaring rettet, senest når meldeforløbet slutter, men loven"
        " giver frist, til åbningsudspillet er vendt.",
        "Loven: Fristen er det vendte udspil, og en fejl, der først ses senere, rettes under"
        " spillet (§\u00a075B2).",
    ),
    Difference(
        "D6",
        "50C",
        "Artiklen taler om strafkort i almindelighed, men loven giver kun udspilsbegrænsninger"
        " ved store strafkort, og flere på én gang har deres egen regel (§\u00a051B).",
        "Loven: Et lille strafkort binder ikke makkers udspil.",
    ),
    Difference(
        "D7",
        "86B1",
        "Artiklen regner med +3 imp til det uskyldige hold, når spillet opgives, men er det"
        " andet bords resultat klart gunstigt for en af siderne, kræver loven en korrigeret"
        " score.",
        "Loven: Resultatet ved det andet bord ses først, og er det gunstigt, skønnes en"
        " korrigeret score.",
    ),
    Difference(
        "D8",
        "12C1e",
        "Artiklen har sit eget ord for den fejl, der kan koste den ikke-fejlende side dens ret,"
        " og det er ikke den danske lovs.",
        "Loven: Det hedder en særdeles alvorlig fejl.",
    ),
    Difference(
        "D9",
        "29",
        "Artiklens to regler udelader den kunstige pas, den nye melding i MTV’s tur fra en, der"
        " har meldt før, MTH’s tvungne pas og den rette spiller, der når at melde (§§\u00a025,"
        " 28A, 28B og 30C).",
        "Loven: Reglen spørger om hvert af de fire tilfælde, før den dømmer.",
    ),
    Difference(
        "D10",
        "54C",
        "Artiklen siger, at det ikke er en uregelmæssighed, når den blinde lægger op af vanvare,"
        " og at gevinsten bliver stående, men det står der intet om i loven.",
        "Artiklen, men som råd, og kunne den blinde forudse gevinsten, gælder §\u00a072C.",
    ),
    Difference(
        "D11",
        "58A",
        "Artiklen lader §\u00a058A gøre Østs ♦K til et stort strafkort, men den siger kun, at"
        " kongen er spillet efter Vests kort.",
        "Artiklens kendelse med en anden begrundelse: En vist honnør er et stort strafkort"
        " (§§\u00a049 og 50B).",
    ),
    Difference(
        "D12",
        "47E1",
        "Artiklernes eksempler handler kun om udspil, men loven gælder også tilspil og enhver"
        " modstander, den blinde iberegnet, og kræver, at nogen har sagt noget.",
        "Loven: Også et tilspil tages op, og at ingen protesterede, er ikke en besked.",
    ),
)
