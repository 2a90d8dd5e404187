"""The kinds of step a ruling is made of.

Instruct            a plain instruction with its own word and text
ForcedPass LeadRestriction PenaltyCard CardBack TrickTransfer Information
AdjustedScore ArtificialScore MayChange
                    what other pages reason about: fields, and a text written once
LookUp              the law book rules on; this site does not
HandOver NewIrregularity Verdict
                    go on in another rule; begin anew there; answer the rule that asked
"""

from dataclasses import KW_ONLY, dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import Self, TypedDict, Unpack, overload

from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer
from rules_src.model.keying import Keyed
from rules_src.model.roles import SIDES
from rules_src.model.ruling import EVERYONE, ME, Authority, Step, When
from rules_src.model.text import marked, one, text
from rules_src.scoring.artificial import IMPS, PERCENTAGES, Artificial

INNOCENT = ("other_side", "declarer", "everyone")

LEAD_SETTLED = ("choice", "lead_turn", "defending")
"""Questions whose answer settles whether declarer forbids a suit."""

CARD_SETTLED = ("card_back", "penalty_cards_in_suit_back", "penalty_cards_chosen_back")
"""Steps by which a penalty card is picked up again."""


class Span(Enum):
    ONCE = "én gang"
    REST = "resten af meldeforløbet"


class May(Enum):
    FORBID = "forbyde"
    REQUIRE = "kræve"


class Suits(Enum):
    """Which suits a lead restriction may concern; a case with a table fills them in."""

    UNSHOWN = "{unshown}"
    NAMED = "den valgte farve"
    CARD = "{suit}"
    ONE_OF_CARDS = "{chosen_suit}"
    SOME_OF_CARDS = "{chosen_suits}"
    ANY = "én farve efter eget valg"

    @property
    def detail(self) -> str:
        """The suit as what stands names it; nothing where only the players know it."""
        return self.value if self.value.startswith("{") else ""


class Lasts(Enum):
    WHILE_ON_LEAD = "så længe du bevarer udspillet"


class Size(Enum):
    MAJOR = "stort strafkort"
    MINOR = "lille strafkort"


class Status(Enum):
    """Whether an information may be used, as it reads before *bruge*."""

    AUTHORISED = "gerne"
    UNAUTHORISED = "ikke"


class About(Enum):
    """What an information comes from, as it reads after *du må bruge*."""

    CALL = "hvad den tilbagetagne melding viste"
    REPEATED = "hvad den gentagne melding viser"
    CANCELLED = "hvad de annullerede meldinger viste"
    LHO_CALL = "hvad modstanderens tilbagetagne melding viste"
    CARD = "hvad det viste kort fortæller"
    DUTY = "at kortet skal spilles"
    EXPLANATION = "hvad forklaringen afslørede"
    CORRECTION = "hvad din makkers rettelse afslørede"
    CIRCUMSTANCES = "hvordan kortet blev vist"
    TAKEN_BACK = "hvad de tilbagetagne kort viste"
    CONCESSION = "hvad afkaldet viste"
    MISSING_CARD = "hvad det manglende kort viste"
    QUESTION = "hvad spørgsmålet viste"
    ANSWER = "hvad svaret fortæller"
    EXPLANATIONS = "hvad forklaringen og rettelsen afslørede"
    INFORMANT = "hvad din makker viste ud over sine meldinger og kort"
    WITHDRAWN = "hvad den tilbagetagne handling viste"
    ALERT = "hvad din makkers alert fortalte"
    TEMPO = "hvad din makkers pause fortalte"
    FORGETTING = "at din makker har glemt aftalen"
    STOP_CARD = "hvad din makkers stopkort fortalte"


class Grounds(Enum):
    """What makes the director adjust a score, as it reads after *hvis*."""

    ASSISTANCE = (
        "resultatet let kunne være blevet et andet uden hjælpen fra den tilbagetagne melding"
    )
    FORESEEN = "{offender} kunne have vidst, at fejlen let kunne skade {other_side}"
    FORESEEN_BY_DUMMY = "{dummy} kunne have vidst, at de viste kort let kunne gavne {other_side}"
    USED = "{offending_side} har brugt ubeføjede oplysninger"
    USED_BY_OTHERS = "{other_side} har brugt ubeføjede oplysninger"
    MISINFORMED = "{other_side} er skadet af den forkerte eller manglende forklaring"
    EXPOSED = "resultatet let kunne være blevet et andet uden hjælpen fra det viste kort"
    GAINED = "fejlen gav {offending_side} en fordel"
    SUGGESTED = "{dummy} antydede et spil, der skadede modspillerne"
    WRONG_CARDS = "kort på den forkerte hånd har påvirket resultatet"
    NOT_COMPENSATED = "{other_side} stadig er dårligere stillet, end hvis ingen havde svigtet kulør"
    EITHER_DAMAGED = "en af siderne er dårligere stillet, end hvis ingen havde svigtet kulør"


class Sides(Enum):
    BOTH = ""
    OFFENDING = " kun for {offending_side}"


class ChangeReason(Enum):
    """Why a call may be changed without rectification."""

    in_short: str

    def __new__(cls, text: str, in_short: str) -> Self:
        change = object.__new__(cls)
        change._value_ = text
        change.in_short = in_short
        return change

    MISINFORMED = (
        "hvis forklaringen kan have påvirket den, og din makker ikke har meldt endnu",
        " måske",
    )
    OTHER_CHANGED = "fordi meldingen før den er ændret", ""


@dataclass(frozen=True)
class Instruct(Step):
    """Do or say what it says. One word has one text in the whole project.

    Its word is the name of its attribute in a class of `Words`. `away` keeps the ruling from the
    table: its words say to whom it is told, and where.
    """

    says: str = field()
    _: KW_ONLY
    name: str = ""
    to: str = EVERYONE
    short: str = ""
    settled_by: tuple[str, ...] = ()
    leaves: tuple[Effect, ...] = ()
    ends: tuple[Effect, ...] = ()
    away: bool = False
    keyed: Keyed | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "says", text(self.says))
        object.__setattr__(self, "short", text(self.short))

    @property
    def word(self) -> str:
        return self.name

    @property
    def scored(self) -> Keyed | None:
        return self.keyed


class _Head(TypedDict, total=False):
    """What an instruction may have beside its law and its words."""

    to: str
    short: str
    when: When
    authority: Authority
    settled_by: tuple[str, ...]
    leaves: tuple[Effect, ...]
    ends: tuple[Effect, ...]
    away: bool
    keyed: Keyed | None


@dataclass(frozen=True)
class _Unsaid:
    """An instruction before its words: a block, and after `=` what a verdict needs of it."""

    law: str
    head: _Head

    def says(self, block: str) -> Instruct:
        said = marked(block, "=")
        step = Instruct(self.law, said[""][0], **self.head)
        return replace(step, short=one(said, "=") or step.short)


@overload
def instruct(law: str, says: str, **head: Unpack[_Head]) -> Instruct: ...
@overload
def instruct(law: str, **head: Unpack[_Head]) -> _Unsaid: ...
def instruct(law: str, says: str = "", **head: Unpack[_Head]) -> Instruct | _Unsaid:
    """A plain instruction, with its words or waiting for them: `Step("10C1").says(…)`."""
    return Instruct(law, says, **head) if says else _Unsaid(law, head)


@dataclass(frozen=True)
class ForcedPass(Step):
    """A player must pass: in one turn, or for the rest of the auction."""

    whose: str = "partner"
    span: Span = Span.ONCE

    @property
    def word(self) -> str:
        return _word("forced_pass", self.whose, self.span.name)

    @cached_property
    def to(self) -> str:
        return self.whose

    @cached_property
    def says(self) -> str:
        if self.span is Span.ONCE:
            return "Du skal passe, næste gang det er din tur."
        who = "I skal begge" if self.whose in SIDES else "Du skal"
        return f"{who} passe i resten af meldeforløbet."

    @cached_property
    def short(self) -> str:
        return f"{{{self.whose}}} passer {self.span.value}"

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        once = self.span is Span.ONCE
        return (Effect(Lasting.PASSES_ONCE if once else Lasting.PASSES_REST, self.whose),)

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """Who must pass for the rest need not be told to pass once."""
        return () if self.span is Span.ONCE else (Effect(Lasting.PASSES_ONCE, self.whose),)


@dataclass(frozen=True)
class LeadRestriction(Step):
    """Declarer may forbid or require a suit; once `chosen`, the leader is bound by it."""

    may: May
    suits: Suits
    whose: str = "partner"
    _: KW_ONLY
    chosen: bool = False
    lasts: Lasts = Lasts.WHILE_ON_LEAD

    @property
    def word(self) -> str:
        verb = self.may.name + ("_chosen" if self.chosen else "")
        return _word("lead", self.whose, f"{verb}_{self.suits.name}")

    @cached_property
    def to(self) -> str:
        return self.whose if self.chosen else "opposing_declarer"

    @cached_property
    def says(self) -> str:
        if not self.chosen:
            return f"Du kan forbyde {{{self.whose}}} at spille ud i {self.suits.value}."
        if self.may is May.REQUIRE:
            return f"Du skal spille ud i {self.suits.value}."
        return f"Du må ikke spille ud i {self.suits.value}, {self.lasts.value}."

    @cached_property
    def short(self) -> str:
        if not self.chosen:
            which = "enhver farve" if self.suits is Suits.ANY else "én farve"
            return f"{{opposing_declarer}} kan forbyde {which}"
        must = "skal" if self.may is May.REQUIRE else "må ikke"
        return f"{{{self.whose}}} {must} spille ud i {self.suits.value}"

    @cached_property
    def settled_by(self) -> tuple[str, ...]:
        return () if self.chosen else LEAD_SETTLED

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        if not self.chosen:
            return (Effect(Lasting.LEAD_RIGHT, self.whose, self.suits.detail),)
        detail = f"{self.may.name.lower()} {self.suits.detail}"
        return (Effect(Lasting.BOUND_LEAD, self.whose, detail),)

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """Only what Law 26 gives is used by choosing by Law 26; that of Law 50D2 is another."""
        used = self.chosen and self.law.startswith("26")
        return (Effect(Lasting.LEAD_RIGHT, self.whose),) if used else ()

    @property
    def defends(self) -> str:
        return self.whose if self.chosen else ""


@dataclass(frozen=True)
class PenaltyCard(Step):
    """An exposed card becomes a major or a minor penalty card and stays face up."""

    size: Size
    whose: str = "offender"

    @property
    def word(self) -> str:
        return f"penalty_card.{self.size.name.lower()}"

    @cached_property
    def to(self) -> str:
        return self.whose

    @cached_property
    def says(self) -> str:
        return "Lad {card} ligge på bordet med billedsiden op."

    @cached_property
    def short(self) -> str:
        return self.size.value

    @cached_property
    def settled_by(self) -> tuple[str, ...]:
        return CARD_SETTLED

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        major = self.size is Size.MAJOR
        kind = Lasting.MAJOR_CARD if major else Lasting.MINOR_CARD
        return (Effect(kind, self.whose, "{card}"),)

    @property
    def defends(self) -> str:
        return self.whose


@dataclass(frozen=True)
class CardBack(Step):
    """An exposed or withdrawn card goes back to the hand and is no penalty card.

    `freed` is a card that was one; any other may be exposed beside a penalty card that stays.
    """

    whose: str = "offender"
    _: KW_ONLY
    freed: bool = False
    shown: bool = False
    """Shown in the auction, and its side declares (24D)."""

    @property
    def word(self) -> str:
        return _word("card_back", self.whose, default="offender")

    @cached_property
    def to(self) -> str:
        return self.whose

    @cached_property
    def says(self) -> str:
        return "Tag {card} op, for det er ikke et strafkort."

    @cached_property
    def short(self) -> str:
        return f"{{{self.whose}}} tager {{card}} op"

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        shown = (Effect(Lasting.SHOWN_CARD, self.whose),) if self.shown else ()
        return (*shown, *(penalty_cards_of(self.whose) if self.freed else ()))


@dataclass(frozen=True)
class TrickTransfer(Step):
    """Tricks won by the offending side are transferred when play is over."""

    tricks: int

    @property
    def word(self) -> str:
        return f"transfer.{self.tricks}"

    @property
    def scored(self) -> Keyed | None:
        return Keyed.TRICKS

    @cached_property
    def says(self) -> str:
        return f"Jeg overfører {self._number} stik fra {{offending_side}} til {{other_side}}."

    @cached_property
    def settled_by(self) -> tuple[str, ...]:
        return ("score_without_revoke",)

    @cached_property
    def short(self) -> str:
        return f"{self._number} stik overføres til {{other_side}}"

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        return (Effect(Lasting.REVOKED),)

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """What was to be counted is counted."""
        return (Effect(Lasting.REVOKED, detail="open"),)

    @property
    def _number(self) -> str:
        return ("nul", "ét", "to")[self.tricks]


@dataclass(frozen=True)
class Information(Step):
    """What an irregularity has told is authorised or unauthorised for a player or a side."""

    status: Status
    about: About = About.CALL
    to: str = "partner"
    _: KW_ONLY
    settled_by: tuple[str, ...] = ()
    away: bool = False

    @property
    def word(self) -> str:
        about = "" if self.about is About.CALL else self.about.name + "_"
        away = "_away" if self.away else ""
        return _word("info", self.to, about + self.status.name + away)

    @cached_property
    def says(self) -> str:
        if self.away:
            told = f"Sig kun til {{{self.to}}}, væk fra bordet"
            return f"{told}: Brug {self.status.value}, {self.about.value}."
        who = "I" if self.to in (*SIDES, EVERYONE) else "Du"
        return f"{who} må {self.status.value} bruge, {self.about.value}."

    @property
    def aloud(self) -> bool:
        """Who did nothing wrong may use everything; that is said only to whoever asks."""
        return not self.away and (self.status is Status.UNAUTHORISED or self.to not in INNOCENT)

    @property
    def concerns(self) -> tuple[str, str]:
        """The information and its holder: of two statuses only the later holds."""
        return self.about.name, self.to

    @property
    def _barred(self) -> tuple[Effect, ...]:
        return (Effect(Lasting.INFORMATION, self.to, self.about.name.lower()),)

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        """What may be used by everyone binds nobody afterwards."""
        return self._barred if self.status is Status.UNAUTHORISED else ()

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        return self._barred if self.status is Status.AUTHORISED else ()


@dataclass(frozen=True)
class AdjustedScore(Step):
    """Adjust the score, for the director alone to weigh, on one of the law's grounds."""

    grounds: Grounds
    sides: Sides = Sides.BOTH

    @property
    def word(self) -> str:
        parts = ["adjust", self.grounds.name]
        parts += ["offending_only"] if self.sides is Sides.OFFENDING else []
        return ".".join(parts).lower()

    @cached_property
    def to(self) -> str:
        return ME

    @property
    def scored(self) -> Keyed | None:
        return Keyed.ADJUSTED

    @cached_property
    def says(self) -> str:
        return f"Justér scoren{self.sides.value}, hvis {self.grounds.value}."

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        return _later(self.when, self.word)


@dataclass(frozen=True)
class ArtificialScore(Step):
    """Average plus, average or average minus to a side, or to `both`: per cent, or imps.

    `label` names the side where both are at fault, and neither is innocent.
    """

    given: Artificial
    side: str
    in_imps: bool = False
    label: str = ""

    @property
    def word(self) -> str:
        parts = ["artificial", self.side, self.given.name, *(["imps"] if self.in_imps else [])]
        return ".".join(parts).lower()

    @property
    def scored(self) -> Keyed | None:
        return Keyed.IMPS if self.in_imps else Keyed.PER_CENT

    @cached_property
    def says(self) -> str:
        named = "Begge sider" if self.side == "both" else f"{{{self.side.capitalize()}}}"
        side = self.label or named
        return f"{side} får {self.given.value}, {self._worth}."

    @cached_property
    def short(self) -> str:
        named = "begge sider" if self.side == "both" else f"{{{self.side}}}"
        side = f"{self.label[:1].lower()}{self.label[1:]}" if self.label else named
        return f"{side} får {self.given.value}"

    @property
    def _worth(self) -> str:
        if self.in_imps:
            return f"{IMPS[self.given]:+}\u00a0imp".replace("-", "−").replace("+0", "0")
        least = {Artificial.AVERAGE_PLUS: "mindst ", Artificial.AVERAGE_MINUS: "højst "}
        return f"{least.get(self.given, '')}{PERCENTAGES[self.given]}\u00a0%"


@dataclass(frozen=True)
class MayChange(Step):
    """A player may change his latest call without rectification."""

    why: ChangeReason
    whose: str

    @property
    def word(self) -> str:
        return f"may_change_call.{self.whose}"

    @cached_property
    def to(self) -> str:
        return self.whose

    @cached_property
    def says(self) -> str:
        return f"Du må ændre din seneste melding, {self.why.value}."

    @cached_property
    def short(self) -> str:
        return f"{{{self.whose}}} må{self.why.in_short} ændre sin melding"


@dataclass(frozen=True)
class LookUp(Step):
    """The law book rules on: this site has no rule for what happened here."""

    @property
    def word(self) -> str:
        return f"look_up.{self.law}"

    @cached_property
    def to(self) -> str:
        return ME

    @cached_property
    def says(self) -> str:
        return "Det er ikke dækket her. Slå paragraffen op i lovbogen."

    @cached_property
    def short(self) -> str:
        return "slå paragraffen op i lovbogen"


@dataclass(frozen=True)
class HandOver(Step):
    """Go on in another rule with the facts the two share; later, if `when` is not now."""

    rule: str

    @property
    def word(self) -> str:
        return f"continue.{self.rule}"

    @cached_property
    def to(self) -> str:
        return ME

    @cached_property
    def says(self) -> str:
        return "Gå videre herfra."

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        return _later(self.when, self.rule)


@dataclass(frozen=True)
class NewIrregularity(Step):
    """Something else went wrong as well: rule on it by its own rule, carrying nothing."""

    rule: str

    @property
    def word(self) -> str:
        return f"new.{self.rule}"

    @cached_property
    def to(self) -> str:
        return ME

    @cached_property
    def says(self) -> str:
        return "Det behandles for sig."


@dataclass(frozen=True)
class Verdict(Step):
    """The answer to a judgement that another rule asks for, with the grounds for it."""

    answer: Answer
    says: str = field()
    short: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "says", text(self.says))

    @property
    def word(self) -> str:
        return f"verdict.{self.answer.key}"

    @cached_property
    def to(self) -> str:
        return ME


def penalty_cards_of(whose: str, which: str = "") -> tuple[Effect, ...]:
    """Every penalty card of a player, of either size; or those that a token tells."""
    return (Effect(Lasting.MAJOR_CARD, whose, which), Effect(Lasting.MINOR_CARD, whose, which))


def _later(when: When, what: str) -> tuple[Effect, ...]:
    """What is looked at when its moment has come."""
    return () if when is When.NOW else (Effect(Lasting.LATER, "", f"{when.key}.{what}"),)


def _word(kind: str, whose: str, what: str = "", *, default: str = "partner") -> str:
    """`forced_pass.once` for the usual player, `forced_pass.offender.once` for another."""
    return ".".join(
        part for part in (kind, "" if whose == default else whose, what) if part
    ).lower()
