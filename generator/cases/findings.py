"""Findings: what is wrong in a contributor's file, a rule or a theorem, where, and what to do.

`Code` is the one table of what can be wrong in a case or a precedent. Its headings, causes and
cures are the page *Bidrag: fejlmeddelelser*; the messages themselves are written where the checks
are.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import NamedTuple

MOST_CHOICES = 20
"""Nobody reads a longer list."""

UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]+")


class Explained(NamedTuple):
    """One heading on the page of messages; advice never stops a build."""

    heading: str
    cause: str
    cure: str
    advice: bool = False


class Code(Enum):
    """Every kind of message on a case; the key is its anchor on the page and never changes."""

    FILE_PLACE = Explained(
        "Filen ligger et forkert sted",
        "En sag skal ligge i mappen for den regel, den begynder i.",
        "Flyt den til rules_src/casebook/REGEL/. »python -m generator rule --list« viser dem.",
    )
    FILE_NAME = Explained(
        "Filnavnet kan ikke bruges",
        "Filnavnet er sagens adresse for altid. Det er små bogstaver a–z og tal med bindestreger "
        "imellem, slutter på .yaml og bruges kun af én sag.",
        "Omdøb filen, fx til pass-in-partners-turn.yaml.",
    )
    FILE_SIZE = Explained(
        "Filen er for stor",
        "En sag eller kendelse er en kort fortælling. Filer over 20 kB læses ikke.",
        "Kort fortællingen ned, eller del den i flere sager.",
    )
    ENCODING = Explained(
        "Filen er ikke UTF-8",
        "Filen er gemt med en anden tegnkodning, eller den begynder med et usynligt mærke (BOM).",
        "Gem filen som »UTF-8« uden BOM i din editor.",
    )
    HIDDEN_CHARACTER = Explained(
        "Et usynligt tegn",
        "Filen indeholder et tegn, der ikke kan ses, fx et NUL, en tabulator eller et tegn, der "
        "vender skriveretningen. Det følger ofte med, når tekst kopieres fra et andet program.",
        "Slet tegnet, og skriv almindelige mellemrum i stedet.",
    )
    CONFLICT = Explained(
        "To udgaver af de samme linjer",
        "To har rettet i filen på én gang, og git har sat begge udgaver ind.",
        "Behold den ene udgave, og slet linjerne med <<<<<<<, ======= og >>>>>>>.",
    )
    NO_GLYPH = Explained(
        "Et tegn, som bogen ikke har",
        "Håndbogen og bordkortene sættes med skrifter, der har det danske alfabet, tal, farver og "
        "tegnsætning, og ikke andet. Pile, smileyer og fremmede bogstaver er ikke med.",
        "Skriv det med ord, fx »mindst 12« for tegnet »større end eller lig med«.",
    )
    SAME_TEXT = Explained(
        "Den samme fortælling to gange",
        "En anden fil har ord til andet samme overskrift eller fortælling.",
        "Skriv, hvad der skete her, eller slet filen, hvis den er en kopi.",
    )
    UNREADABLE = Explained(
        "Filen kan ikke åbnes",
        "Filen er en genvej, en mappe eller noget tredje, eller du må ikke læse den.",
        "Læg en almindelig fil i stedet, og giv dig selv lov til at læse den.",
    )
    STOPPED = Explained(
        "Programmet gik i stå",
        "En prøve tålte ikke filen. Det er en fejl i programmet og ikke din.",
        "Meld fejlen, og vedlæg filen. DEBUG=1 foran kommandoen viser, hvor den opstod.",
    )
    SETTING = Explained(
        "En indstilling kan ikke bruges",
        "pyproject.toml er ikke TOML, eller adressen på depotet er ingen adresse.",
        "Ret linjen, som beskeden viser.",
    )
    YAML_SYNTAX = Explained(
        "Filen kan ikke læses som YAML",
        "Tegnsætning eller indrykning er forkert. Det sker oftest, når en tekst indeholder kolon "
        "og mellemrum, eller når en linje ikke flugter med linjen over.",
        "Sæt teksten i anførselstegn, og ryk linjerne ind med to mellemrum.",
    )
    YAML_FEATURE = Explained(
        "YAML, som ikke bruges her",
        "Ankre (&), henvisninger (*), mærker (!), flere dokumenter i én fil og dyb indrykning er "
        "ikke tilladt. Et # efter et mellemrum gør resten af linjen til en note.",
        "Skriv værdien ud. Begynder en tekst med &, * eller !, eller står der # i den, så sæt den "
        "i anførselstegn.",
    )
    DUPLICATE_KEY = Explained(
        "Samme nøgle to gange",
        "Nøglen står to gange på samme niveau, så den ene værdi ville gå tabt.",
        "Slet den ene.",
    )
    UNKNOWN_KEY = Explained(
        "Ukendt nøgle",
        "En sag, en kendelse og en kilde har hver kun de nøgler, som vejledningen nævner.",
        "Ret stavemåden, eller slet linjen.",
    )
    MISSING_KEY = Explained(
        "En nøgle mangler",
        "I en sag skal headnote, story, ruling og authority være der; hvad en andens kendelse "
        "skal have, siger vejledningen.",
        "Tilføj nøglen.",
    )
    WRONG_SHAPE = Explained(
        "En tekst, hvor der skulle være en liste, eller omvendt",
        "Værdien er skrevet på en anden måde, end nøglen kræver.",
        "Skriv den som vist i beskeden.",
    )
    WRONG_VALUE = Explained(
        "En værdi, som nøglen ikke kan have",
        "Nøglen har kun få mulige værdier.",
        "Vælg en af værdierne i beskeden.",
    )
    PLACEHOLDER = Explained(
        "En tekst mangler",
        "Værdien er tom, eller der står stadig »...« fra skabelonen.",
        "Skriv teksten, eller slet linjen, hvis nøglen kan undværes.",
    )
    TABLE = Explained(
        "Bordet kan ikke læses",
        "En melding, et kort, en hånd eller en plads er skrevet forkert, eller meldeforløbet er "
        "ulovligt, før fejlen sker.",
        "Ret ordet, som beskeden peger på. Bare meldinger er i tur; sæt en plads foran den, der "
        "ikke er, og parentes om det, der blev taget tilbage.",
    )
    TABLE_CONTRADICTS = Explained(
        "Bordet viser noget andet",
        "Et svar under facts passer ikke med det, som table viser.",
        "Ret svaret, eller ret bordet. Det, som bordet viser, kan udelades af facts.",
    )
    AFTER = Explained(
        "Sagen passer ikke til den, den kommer efter",
        "Under after står sager på samme spil. Hver skal findes, være i orden og vise, hvor det, "
        "den efterlader, ligger; og det må facts ikke sige imod.",
        "Ret navnet, eller skriv table.offender i den sag, den kommer efter.",
    )
    STANDS = Explained(
        "Efter kendelsen står der noget andet",
        "Under stands står alt, hvad der efter kendelsen står ved en plads, også fra før. Reglerne "
        "kommer til noget andet.",
        "Ret listen, eller ret svarene; [] er, at intet står.",
    )
    UNKNOWN_FACT = Explained(
        "Ukendt spørgsmål",
        "Hverken reglen eller de regler, den fører videre til, stiller det spørgsmål.",
        "Ret stavemåden, eller slet linjen. Kender reglen næsten ingen af spørgsmålene, ligger "
        "filen nok i en forkert mappe.",
    )
    UNKNOWN_ANSWER = Explained(
        "Ukendt svar",
        "Spørgsmålet har kun de svar, som beskeden nævner. Svar skrives med deres engelske nøgle.",
        "Vælg et af dem; ja er yes, og nej er no.",
    )
    NOT_SETTLED_BY_RULE = Explained(
        "Et svar med flere led",
        "Kun et skøn, som en anden regel afgør, kan skrives med den regels spørgsmål i {}.",
        "Skriv svaret alene.",
    )
    MISSING_ANSWER = Explained(
        "Et svar mangler",
        "Reglen stiller et spørgsmål, som hverken facts eller table besvarer.",
        "Tilføj linjen, som beskeden viser, under facts.",
    )
    NEVER_ASKED = Explained(
        "Et svar, som ingen spørger om",
        "Med de øvrige svar kommer reglen aldrig til det spørgsmål.",
        "Slet linjen, eller ret det svar, der skulle have ført dertil.",
    )
    UNKNOWN_LAW = Explained(
        "Ukendt paragraf",
        "Lovbogen har ikke det stykke. Henvisninger skrives uden § og parenteser: 30B1bi.",
        "Ret henvisningen.",
    )
    UNKNOWN_WORD = Explained(
        "Ukendt ord i kendelsen",
        "Intet trin i reglen hedder sådan.",
        "Brug et af reglens ord; skabelonen fra »python -m generator case« har de rigtige.",
    )
    RULING_DIFFERS = Explained(
        "Sag og regel er uenige",
        "En af tre er forkert: Sagen er læst forkert, reglen er forkert, eller loven er uklar.",
        "Ret sagen eller reglen. Er loven uklar, så skriv begrundelsen i »disputed:«; siden viser "
        "da begge opfattelser.",
    )
    WRONG_SIDE = Explained(
        "En modspiller, der spiller kontrakten",
        "Et trin i kendelsen gælder en modspiller, fx om strafkort eller udspil, men efter table "
        "hører spilleren til spilførers side.",
        "Ret kontrakten eller den fejlende under table. Passer begge, så ret svarene under facts.",
    )
    DISPUTED_AGREES = Explained(
        "Uenigheden er væk",
        "Sagen er mærket disputed, men sag og regel er nu enige.",
        "Slet linjen disputed.",
    )
    LONG_STORY = Explained(
        "Fortællingen er lang",
        "Den læses på en telefon ved bordet; 120 ord er nok.",
        "Kort den ned til det, der afgør sagen.",
        advice=True,
    )
    MISSING_SOURCE = Explained(
        "Kilden mangler",
        "Læseren skal kunne se, hvor sagen kommer fra.",
        "Skriv source: {own: true}, hvis den er din egen, ellers {article: …, site: …}.",
        advice=True,
    )
    UNKNOWN_SOURCE = Explained(
        "Kilden er en anden",
        "Artiklerne og det, hver af dem siger, har numre. En sag fra en artikel nævner dem, den "
        "fortæller, så man kan se, at intet mangler.",
        "Ret titlen eller numrene; en sag, der er din egen, har kun {own: true}.",
    )
    NO_SCHEMA = Explained(
        "Editoren får ingen hjælp",
        "Sagens første linje fortæller editoren, hvilke nøgler og svar reglen kender. Den mangler "
        "eller nævner en anden regel.",
        "Skriv linjen, som den står i beskeden, øverst i filen.",
        advice=True,
    )
    ADDS_NOTHING = Explained(
        "Sagen dækker intet nyt",
        "Andre sager går allerede gennem de samme rækker i tabellerne.",
        "Skriv i »adds:«, hvad den lærer læseren, som de andre ikke gør.",
        advice=True,
    )

    @property
    def key(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def heading(self) -> str:
        return self.value.heading

    @property
    def advice(self) -> bool:
        return self.value.advice


class RuleCode(Enum):
    """Every kind of message on rules, theorems and their presentation."""

    RULE = "Reglen er ikke i orden"
    RULE_ADVICE = "Råd om reglen"
    THEOREM = "Sætningen er ikke i orden"
    PRESENTATION = "Et navn, som ingen regel har"

    @property
    def heading(self) -> str:
        return self.value

    @property
    def advice(self) -> bool:
        return self is RuleCode.RULE_ADVICE


class Place(NamedTuple):
    """A place in a file; line and column count from 1, as in an editor."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Finding:
    """Something to fix, or to consider if it is advice."""

    place: Place
    code: Code | RuleCode
    message: str
    """In Danish: what is written, what is expected, what to do."""
    field: str = ""
    """What in the file it is about: the dotted name of a field in a case, or a rule."""

    @property
    def advice(self) -> bool:
        return self.code.advice

    @property
    def summary(self) -> str:
        """`felt: besked`"""
        return f"{self.field}: {self.message}" if self.field else self.message

    @property
    def text(self) -> str:
        """`fil:linje:kolonne: felt: besked`, on one line whatever it quotes."""
        advice = "råd: " if self.advice else ""
        return UNPRINTABLE.sub(" ", f"{self.place}: {advice}{self.summary}")


def blocking(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings that must be fixed before anything is published."""
    return tuple(finding for finding in findings if not finding.advice)


def did_you_mean(word: str, known: Iterable[str], labels: Iterable[tuple[str, str]] = ()) -> str:
    """`mente du »yes«?`, or a list to choose from.

    `labels` are pairs: what a contributor might write instead, and the key for it.
    """
    keys = list(known)
    guess = closest(word, keys, labels)
    if guess:
        return f"mente du »{guess}«?"
    more = ", …" if len(keys) > MOST_CHOICES else ""
    return f"vælg mellem {', '.join(keys[:MOST_CHOICES])}{more}"


def closest(word: str, known: Iterable[str], labels: Iterable[tuple[str, str]] = ()) -> str | None:
    """The key whose label or misspelling a word most likely is; capitals do not count."""
    keys = {key.casefold(): key for key in known}
    called = {label.casefold(): key for label, key in labels}
    exact = called.get(word.casefold()) or keys.get(word.casefold())
    similar = get_close_matches(word.casefold(), keys, n=1)
    return exact or (keys[similar[0]] if similar else None)
