"""The keys of a case file, each converted and checked by the type of its field."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, NamedTuple, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, PlainValidator
from pydantic_core import PydanticCustomError

from generator.cases.findings import Code, did_you_mean
from rules_src.model.ruling import Authority

DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
NOTHING = re.compile(r"[\W\d_]*|null", re.IGNORECASE)
"""What is no text though something is written: `~`, `-`, `null`."""
PROSE = ("headnote", "story", "adds", "reconstructed", "disputed", "withdrawn")
"""The fields that are read as Danish."""
ADDRESS = re.compile(r"https?://[\w.-]+(?:/\S*)?")
LONGEST_LINE = 200
LONGEST_WORD = 60
MOST_CALLS = 80
"""No auction that anybody tells of is longer; a page of thousands of calls cannot be read."""


def wrong(code: Code, message: str) -> PydanticCustomError:
    """A finding from inside a field; its code travels as the type of the error."""
    return PydanticCustomError(code.name, "{message}", {"message": message})


def _written(text: str) -> str:
    text = text.strip()
    if text in ("", "...", "…"):
        found = f"der står stadig »{text}«" if text else "værdien er tom"
        raise wrong(Code.PLACEHOLDER, f"{found}; skriv teksten")
    return text


def _said(text: str) -> str:
    if NOTHING.fullmatch(text):
        raise wrong(Code.PLACEHOLDER, f"der står kun »{text}«; skriv teksten")
    longest = max(text.split(), key=len)
    if len(longest) > LONGEST_WORD:
        message = f"ordet »{longest[:20]}…« er på {len(longest)} tegn; del det, eller slet det"
        raise wrong(Code.WRONG_VALUE, message)
    return text


def _address(text: str) -> str:
    if not ADDRESS.fullmatch(text):
        raise wrong(Code.WRONG_VALUE, f"»{text[:60]}« er ingen adresse; skriv fx https://dbf.dk/")
    return text


def _one_line(text: str) -> str:
    if "\n" in text:
        raise wrong(Code.WRONG_SHAPE, "skal stå på én linje")
    if len(text) > LONGEST_LINE:
        message = f"er på {len(text)} tegn; {LONGEST_LINE} er nok til én linje"
        raise wrong(Code.WRONG_SHAPE, message)
    return text


def _short_auction(text: str) -> str:
    if (calls := len(text.split())) > MOST_CALLS:
        message = f"meldeforløbet er på {calls} ord; højst {MOST_CALLS} kan læses på en side"
        raise wrong(Code.TABLE, message)
    return text


def _dated(text: str) -> str:
    written = DATE.findall(text)
    if not written:
        raise wrong(Code.WRONG_VALUE, "skriv også datoen, fx 2026-11-01")
    for each in written:
        try:
            date.fromisoformat(each)
        except ValueError:
            raise wrong(Code.WRONG_VALUE, f"»{each}« er ingen dato; ret den") from None
    return text


def _authority(text: object) -> Authority:
    if not isinstance(text, str):
        raise wrong(Code.WRONG_SHAPE, "skal være én tekst")
    for authority in Authority:
        if text == authority.key:
            return authority
    labels = [(authority.value, authority.key) for authority in Authority]
    hint = did_you_mean(text, [authority.key for authority in Authority], labels)
    raise wrong(Code.WRONG_VALUE, f"»{text}« er ingen hjemmel; {hint}")


class Expected(NamedTuple):
    """One step of the ruling as the case states it: `- 30B1bi: no_rectification`."""

    law: str
    word: str

    @property
    def text(self) -> str:
        return f"{self.law}: {self.word}"


def _expected(item: object) -> Expected:
    pairs = [*item.items()] if isinstance(item, dict) else []
    if len(pairs) != 1 or not isinstance(pairs[0][1], str) or not pairs[0][1].strip():
        raise wrong(Code.WRONG_SHAPE, "et trin skrives »- paragraf: ord«, fx »- 30A: forced_pass«")
    return Expected(pairs[0][0], pairs[0][1].strip())


def _some(steps: tuple[Expected, ...]) -> tuple[Expected, ...]:
    if not steps:
        raise wrong(Code.WRONG_SHAPE, "en kendelse har mindst ét trin: »- paragraf: ord«")
    return steps


def _own(text: object) -> bool:
    if text != "true":
        raise wrong(Code.WRONG_VALUE, "skriv »own: true«, eller angiv article og site i stedet")
    return True


Stated: TypeAlias = "str | Mapping[str, str]"
"""An answer, or the answers to the rule that settles a judgement."""


def stated(value: object) -> Stated:
    if isinstance(value, str):
        return _written(value)
    if isinstance(value, dict) and all(isinstance(below, str) for below in value.values()):
        return {name: _written(below) for name, below in value.items()}
    raise wrong(Code.WRONG_SHAPE, "skriv ét svar, fx »accepted: no«")


Text = Annotated[str, AfterValidator(_written)]
Prose = Annotated[Text, AfterValidator(_said)]
Line = Annotated[Prose, AfterValidator(_one_line)]
Short = Annotated[Text, AfterValidator(_one_line)]
"""A year, a place in a source: there need be no letter in it."""
Address = Annotated[Short, AfterValidator(_address)]


def _optional(title: str, description: str, default: Any = "") -> Any:
    """A key that may be left out, with its Danish name and what it is for."""
    return Field(default=default, title=title, description=description)


class Record(BaseModel):
    """Only the keys that are named, and nothing changes afterwards."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CaseSource(Record):
    """Where a case comes from."""

    own: Annotated[bool, BeforeValidator(_own)] = _optional(
        "egen", "true, hvis sagen er din egen eller opdigtet", False
    )
    article: Line | None = _optional("artikel", "artiklens eller kendelsens titel", None)
    site: Line | None = _optional("sted", "hvor den kan læses", None)


class TableText(Record):
    """The table as it is written; `Table` reads it."""

    dealer: Text = _optional("giver", "N, Ø, S eller V")
    vulnerable: Text = _optional("zone", "ingen, N-S, Ø-V eller alle")
    auction: Annotated[Text, AfterValidator(_short_auction)] = _optional(
        "meldeforløb",
        "(S pas) 1h pas 1ut: plads foran et utilstrækkeligt bud (1s N 1h) og en "
        "melding uden for tur, parentes om en, der er taget tilbage",
    )
    contract: Text = _optional("kontrakt", "fx 4h S eller 1utD Ø")
    lead: Text = _optional("udspil", "fx Ø rK: Øst spillede ♦K ud")
    offender: Text = _optional("den fejlende", "N, Ø, S eller V, hvis intet andet viser det")
    hands: Mapping[str, Text] = _optional("hænder", "N: KD4 E83 B1052 975, spar først", {})
    cards_left: Text = _optional(
        "kort tilbage", "hvor mange kort hver har på de viste hænder, hvis det ikke er 13"
    )
    to_lead: Text = _optional("skal spille ud", "N, Ø, S eller V, når ingen stik viser det")
    tricks: tuple[Text, ...] = _optional(
        "stik",
        "stikkene i rækkefølge, fra de viste hænder: V h3 h4 (h8) s2! h10; parentes om "
        "et kort, der gik tilbage, ! efter et svigt og efter en plads uden for tur",
        (),
    )
    rest: tuple[Text, ...] = _optional(
        "resten", "sådan går de sidste stik efter kendelsen, skrevet som stikkene", ()
    )
    takes: Text = _optional("tager", "stik af dem, der er tilbage, når de viste er spillet: N-S 3")
    without: Text = _optional(
        "uden fejlen",
        "stik af alle dem, hænderne viser, hvis ingen havde begået fejl: N-S 5, "
        "eller i en anden kontrakt: 4♥ S 10, 4♠ S 9",
    )
    faced: Text = _optional(
        "åbne kort", "kort, der ligger åbent, som strafkort: Ø rK (r6); i parentes: tages op"
    )
    not_found: Text = _optional(
        "findes ikke", "hvorfor en spiller ikke tager det, han kunne tage med åbne kort"
    )
    meanings: Mapping[str, Text] = _optional(
        "betydninger",
        "hvad en melding viser i stedet for det, den nævner: S 2r: h s; eller ingen",
        {},
    )


class CaseText(Record):
    """The keys of a case file, with the Danish names a contributor may think of them by."""

    headnote: Line = Field(title="overskrift", description="én linje: hvad afgør sagen?")
    story: Prose = Field(
        title="fortælling", description="hvad skete der, med egne ord; højst 120 ord"
    )
    table: TableText | None = _optional("bord", "pladser, meldinger og kort; kan udelades", None)
    after: tuple[Text, ...] = _optional(
        "efter",
        "sager på samme spil, som denne kommer efter, i rækkefølge: [sagens-navn];"
        " eller det, der står i forvejen",
        (),
    )
    facts: Mapping[str, Annotated[Stated, PlainValidator(stated)]] = _optional(
        "svar", "svarene på reglens spørgsmål, som bordet ikke viser", {}
    )
    ruling: Annotated[
        tuple[Annotated[Expected, PlainValidator(_expected)], ...], AfterValidator(_some)
    ] = Field(title="kendelse", description="trinnene i rækkefølge: - paragraf: ord")
    stands: tuple[Text, ...] | None = _optional(
        "står", "alt, hvad der derefter står ved en plads; står der intet, så []", None
    )
    authority: Annotated[Authority, PlainValidator(_authority)] = Field(
        title="hjemmel", description="hvis ord sagen bygger på: law, commentary, federation, advice"
    )
    source: CaseSource | None = _optional("kilde", "{own: true} eller {article: …, site: …}", None)
    items: tuple[Text, ...] = _optional("numre", "artiklernes eksempler i sagen: [S07, S08]", ())
    adds: Prose | None = _optional("nyt", "hvad sagen lærer, som andre sager ikke gør", None)
    reconstructed: Prose | None = _optional("rekonstrueret", "hvad der er gættet, og hvorfor", None)
    disputed: Prose | None = _optional("omstridt", "hvorfor sag og regel er uenige", None)
    withdrawn: Annotated[Prose, AfterValidator(_dated)] | None = _optional(
        "tilbagetrukket", "hvorfor og hvornår: …, 2026-11-01", None
    )
