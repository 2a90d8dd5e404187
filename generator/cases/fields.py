"""The keys of a case file, each converted and checked by the type of its field."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
)
from pydantic_core import PydanticCustomError

from generator.cases.findings import Code, did_you_mean
from rules_src.model.ruling import Authority

DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
NOTHING = re.compile(r"[\W\d_]*|null", re.IGNORECASE)
"""What is no text though something is written: `~`, `-`, `null`."""
PROSE = ("headnote", "story", "adds", "reconstructed", "disputed", "withdrawn")
"""The fields that are read as Danish; `dev.language` imports nothing of ours and has its own."""
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


class Record(BaseModel):
    """Only the keys that are named, and nothing changes afterwards."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CaseSource(Record):
    """Where a case comes from."""

    own: Annotated[bool, BeforeValidator(_own)] = Field(
        default=False, title="egen", description="true, hvis sagen er din egen eller opdigtet"
    )
    article: Line | None = Field(
        default=None, title="artikel", description="artiklens eller kendelsens titel"
    )
    site: Line | None = Field(default=None, title="sted", description="hvor den kan læses")


class TableText(Record):
    """The table as it is written; `Table` reads it."""

    dealer: Text = Field(default="", title="giver", description="N, Ø, S eller V")
    vulnerable: Text = Field(default="", title="zone", description="ingen, N-S, Ø-V eller alle")
    auction: Annotated[Text, AfterValidator(_short_auction)] = Field(
        default="",
        title="meldeforløb",
        description="(S pas) 1h pas 1ut: plads foran et utilstrækkeligt bud (1s N 1h) og en "
        "melding uden for tur, parentes om en, der er taget tilbage",
    )
    contract: Text = Field(default="", title="kontrakt", description="fx 4h S eller 1utD Ø")
    lead: Text = Field(default="", title="udspil", description="fx Ø rK: Øst spillede ♦K ud")
    offender: Text = Field(
        default="", title="den fejlende", description="N, Ø, S eller V, hvis intet andet viser det"
    )
    hands: Mapping[str, Text] = Field(
        default={}, title="hænder", description="N: KD4 E83 B1052 975, spar først"
    )
    cards_left: Text = Field(
        default="",
        title="kort tilbage",
        description="hvor mange kort hver har på de viste hænder, hvis det ikke er 13",
    )
    to_lead: Text = Field(
        default="", title="skal spille ud", description="N, Ø, S eller V, når ingen stik viser det"
    )
    tricks: tuple[Text, ...] = Field(
        default=(),
        title="stik",
        description="stikkene i rækkefølge, fra de viste hænder: V h3 h4 (h8) s2! h10; parentes om "
        "et kort, der gik tilbage, ! efter et svigt og efter en plads uden for tur",
    )
    rest: tuple[Text, ...] = Field(
        default=(),
        title="resten",
        description="sådan går de sidste stik efter kendelsen, skrevet som stikkene",
    )
    takes: Text = Field(
        default="",
        title="tager",
        description="stik af dem, der er tilbage, når de viste er spillet: N-S 3",
    )
    without: Text = Field(
        default="",
        title="uden fejlen",
        description="stik af alle dem, hænderne viser, hvis ingen havde begået fejl: N-S 5, "
        "eller i en anden kontrakt: 4♥ S 10, 4♠ S 9",
    )
    faced: Text = Field(
        default="",
        title="åbne kort",
        description="kort, der ligger åbent, som strafkort: Ø rK (r6); i parentes: tages op",
    )
    not_found: Text = Field(
        default="",
        title="findes ikke",
        description="hvorfor en spiller ikke tager det, han kunne tage med åbne kort",
    )
    meanings: Mapping[str, Text] = Field(
        default={},
        title="betydninger",
        description="hvad en melding viser i stedet for det, den nævner: S 2r: h s; eller ingen",
    )


class CaseText(Record):
    """The keys of a case file, with the Danish names a contributor may think of them by."""

    headnote: Line = Field(title="overskrift", description="én linje: hvad afgør sagen?")
    story: Prose = Field(
        title="fortælling", description="hvad skete der, med egne ord; højst 120 ord"
    )
    table: TableText | None = Field(
        default=None, title="bord", description="pladser, meldinger og kort; kan udelades"
    )
    after: tuple[Text, ...] = Field(
        default=(),
        title="efter",
        description="sager på samme spil, som denne kommer efter, i rækkefølge: [sagens-navn];"
        " eller det, der står i forvejen",
    )
    facts: Mapping[str, Annotated[Stated, PlainValidator(stated)]] = Field(
        default={}, title="svar", description="svarene på reglens spørgsmål, som bordet ikke viser"
    )
    ruling: Annotated[
        tuple[Annotated[Expected, PlainValidator(_expected)], ...], AfterValidator(_some)
    ] = Field(title="kendelse", description="trinnene i rækkefølge: - paragraf: ord")
    stands: tuple[Text, ...] | None = Field(
        default=None,
        title="står",
        description="alt, hvad der derefter står ved en plads; står der intet, så []",
    )
    authority: Annotated[Authority, PlainValidator(_authority)] = Field(
        title="hjemmel", description="hvis ord sagen bygger på: law, commentary, federation, advice"
    )
    source: CaseSource | None = Field(
        default=None, title="kilde", description="{own: true} eller {article: …, site: …}"
    )
    items: tuple[Text, ...] = Field(
        default=(), title="numre", description="artiklernes eksempler i sagen: [S07, S08]"
    )
    adds: Prose | None = Field(
        default=None, title="nyt", description="hvad sagen lærer, som andre sager ikke gør"
    )
    reconstructed: Prose | None = Field(
        default=None, title="rekonstrueret", description="hvad der er gættet, og hvorfor"
    )
    disputed: Prose | None = Field(
        default=None, title="omstridt", description="hvorfor sag og regel er uenige"
    )
    withdrawn: Annotated[Prose, AfterValidator(_dated)] | None = Field(
        default=None, title="tilbagetrukket", description="hvorfor og hvornår: …, 2026-11-01"
    )
