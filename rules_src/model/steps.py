"""The kinds of step a ruling is made of.

Instruct            a plain instruction with its own word and text
ForcedPass LeadRestriction PenaltyCard CardBack TrickTransfer Information
AdjustedScore ArtificialScore MayChange
                    what other pages reason about: fields, and a text written once
LookUp              the law book rules on; this site does not
HandOver NewIrregularity Verdict
                    go on in another rule; begin anew there; answer the rule that asked
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from enum import Enum

from rules_src.model.facts import Answer
from rules_src.model.ruling import Step
from rules_src.scoring.artificial import IMPS, PERCENTAGES, Artificial


class Span(Enum):
    ONCE = "i sin næste tur"
    REST = "i resten af meldeforløbet"


class May(Enum):
    FORBID = "forbyde"
    REQUIRE = "kræve"


class Suits(Enum):
    """Which suits a lead restriction may concern; a case with a table fills them in."""

    UNSHOWN = "{unshown}"
    NAMED = "den farve, {declarer} har valgt"
    CARD = "{suit}"
    ONE_OF_CARDS = "den af strafkortenes farver, som {declarer} har valgt"
    SOME_OF_CARDS = "de af strafkortenes farver, som {declarer} har valgt"


class Lasts(Enum):
    WHILE_ON_LEAD = "så længe {whose} beholder udspillet"


class Size(Enum):
    MAJOR = "stort strafkort"
    MINOR = "lille strafkort"


class Status(Enum):
    AUTHORISED = "beføjet"
    UNAUTHORISED = "ubeføjet"


class About(Enum):
    """What an information comes from."""

    CALL = "den tilbagetagne melding"
    CARD = "det viste kort"
    EXPLANATION = "forklaringen"
    CIRCUMSTANCES = "omstændighederne bag strafkortet"
    TAKEN_BACK = "de tilbagetagne kort"
    CONCESSION = "afkaldet"
    MISSING_CARD = "det manglende kort"
    QUESTION = "spørgsmålet"
    ANSWER = "svaret"
    EXPLANATIONS = "forklaringen og rettelsen"
    INFORMANT = "{informant}"
    WITHDRAWN = "den tilbagetagne handling"


class Test(Enum):
    """What the director asks himself before he adjusts a score."""

    ASSISTANCE = (
        "om resultatet let kunne være blevet et andet uden hjælpen fra den tilbagetagne melding"
    )
    FORESEEN = "om {offender} kunne have vidst, at fejlen let kunne skade {other_side}"
    FORESEEN_BY_DUMMY = "om {dummy} kunne have vidst, at de viste kort let kunne gavne {other_side}"
    USED = "om {offending_side} har udnyttet en ubeføjet oplysning"
    MISINFORMED = "om {other_side} er skadet af den forkerte eller manglende forklaring"
    EXPOSED = "om resultatet let kunne være blevet et andet uden hjælpen fra det viste kort"
    GAINED = "om {offending_side} fik fordel af fejlen"
    DECEIVED = (
        "om en modstander uden bridgemæssig grund gav et falsk indtryk og kunne vide, at det let"
        " kunne gavne ham selv"
    )
    SUGGESTED = "om {dummy} antydede et spil, der skadede modspillerne"
    WRONG_CARDS = "om kort på den forkerte hånd har påvirket resultatet"
    NOT_COMPENSATED = (
        "om {other_side} stadig er dårligere stillet, end hvis ingen havde svigtet kulør"
    )


class Sides(Enum):
    BOTH = "for begge sider"
    OFFENDING = "kun for {offending_side}"


class Change(Enum):
    """Why a call may be changed without rectification."""

    MISINFORMED = (
        "hvis den kan være påvirket af den forkerte eller manglende forklaring, og {misinformed's}"
        " makker ikke har meldt siden"
    )
    OTHER_CHANGED = "fordi meldingen før den er ændret"


@dataclass(frozen=True)
class Instruct(Step):
    """Do or say what the text says. One word has one text in the whole project.

    A `private` instruction is for the director alone and is not read out.
    """

    name: str
    says: str
    _: KW_ONLY
    private: bool = False

    @property
    def word(self) -> str:
        return self.name

    @property
    def text(self) -> str:
        return self.says

    @property
    def aloud(self) -> bool:
        return not self.private


@dataclass(frozen=True)
class ForcedPass(Step):
    """A player must pass: in one turn, or for the rest of the auction."""

    whose: str = "partner"
    span: Span = Span.ONCE

    @property
    def word(self) -> str:
        return _word("forced_pass", self.whose, self.span.name)

    @property
    def text(self) -> str:
        return f"{{{self.whose.capitalize()}}} skal passe {self.span.value}."


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

    @property
    def text(self) -> str:
        whose, suits = f"{{{self.whose}}}", self.suits.value
        lasts = "" if self.may is May.REQUIRE else ", " + self.lasts.value.format(whose=whose)
        if not self.chosen:
            return f"{{Declarer}} kan {self.may.value} {whose} at spille ud i {suits}{lasts}."
        must = "skal" if self.may is May.REQUIRE else "må ikke"
        return f"{{{self.whose.capitalize()}}} {must} spille ud i {suits}{lasts}."


@dataclass(frozen=True)
class PenaltyCard(Step):
    """An exposed card becomes a major or a minor penalty card and stays face up."""

    size: Size
    whose: str = "offender"

    @property
    def word(self) -> str:
        return f"penalty_card.{self.size.name.lower()}"

    @property
    def text(self) -> str:
        return (
            f"{{Card}} er et {self.size.value} og bliver liggende"
            f" med billedsiden op foran {{{self.whose}}}."
        )


@dataclass(frozen=True)
class CardBack(Step):
    """An exposed or withdrawn card goes back to the hand and is no penalty card."""

    whose: str = "offender"

    @property
    def word(self) -> str:
        return _word("card_back", self.whose, default="offender")

    @property
    def text(self) -> str:
        return f"{{{self.whose.capitalize()}}} tager {{card}} op på hånden; det er ikke strafkort."


@dataclass(frozen=True)
class TrickTransfer(Step):
    """Tricks won by the offending side are transferred when play is over."""

    tricks: int

    @property
    def word(self) -> str:
        return f"transfer.{self.tricks}"

    @property
    def text(self) -> str:
        return f"Der overføres {self.tricks} stik fra {{offending_side}} til {{other_side}}."


@dataclass(frozen=True)
class Information(Step):
    """What an irregularity has told is authorised or unauthorised for a player or a side."""

    status: Status
    about: About = About.CALL
    to: str = "partner"

    @property
    def word(self) -> str:
        about = "" if self.about is About.CALL else self.about.name + "_"
        return _word("info", self.to, about + self.status.name)

    @property
    def text(self) -> str:
        told = f"Oplysningen fra {self.about.value} er {self.status.value} for {{{self.to}}}"
        if self.status is Status.AUTHORISED:
            return told + " og må bruges."
        return told + ", som ikke må vælge det, den peger på, frem for et logisk alternativ."


@dataclass(frozen=True)
class AdjustedScore(Step):
    """Weigh, for the director alone, whether the score must be adjusted."""

    test: Test
    sides: Sides = Sides.BOTH

    @property
    def word(self) -> str:
        parts = ["adjust", self.test.name]
        parts += ["offending_only"] if self.sides is Sides.OFFENDING else []
        return ".".join(parts).lower()

    @property
    def text(self) -> str:
        return f"Vurder, {self.test.value}; giv i så fald en korrigeret score {self.sides.value}."

    @property
    def aloud(self) -> bool:
        return False


@dataclass(frozen=True)
class ArtificialScore(Step):
    """Average plus, average or average minus to a side, or to `both`: per cent, or imps."""

    given: Artificial
    to: str
    in_imps: bool = False

    @property
    def word(self) -> str:
        parts = ["artificial", self.to, self.given.name, *(["imps"] if self.in_imps else [])]
        return ".".join(parts).lower()

    @property
    def text(self) -> str:
        side = "Begge sider" if self.to == "both" else f"{{{self.to.capitalize()}}}"
        return f"{side} får {self.given.value}, {self._worth}."

    @property
    def _worth(self) -> str:
        if self.in_imps:
            return f"{IMPS[self.given]:+}\u00a0imp".replace("-", "−").replace("+0", "0")
        least = {Artificial.AVERAGE_PLUS: "mindst ", Artificial.AVERAGE_MINUS: "højst "}
        return f"{least.get(self.given, '')}{PERCENTAGES[self.given]}\u00a0%"


@dataclass(frozen=True)
class MayChange(Step):
    """A player may change his latest call without rectification."""

    why: Change
    whose: str

    @property
    def word(self) -> str:
        return f"may_change_call.{self.whose}"

    @property
    def text(self) -> str:
        return f"{{{self.whose.capitalize()}}} må ændre sin seneste melding, {self.why.value}."


@dataclass(frozen=True)
class LookUp(Step):
    """The law book rules on: this site has no rule for what happened here."""

    @property
    def word(self) -> str:
        return f"look_up.{self.law}"

    @property
    def text(self) -> str:
        return "Her dømmer siden ikke; slå paragraffen op i lovbogen."


@dataclass(frozen=True)
class HandOver(Step):
    """Go on in another rule with the facts the two share; later, if `when` is not now."""

    rule: str

    @property
    def word(self) -> str:
        return f"continue.{self.rule}"

    @property
    def text(self) -> str:
        return "Gå videre herfra."

    @property
    def aloud(self) -> bool:
        return False


@dataclass(frozen=True)
class NewIrregularity(Step):
    """Something else went wrong as well: rule on it by its own rule, carrying nothing."""

    rule: str

    @property
    def word(self) -> str:
        return f"new.{self.rule}"

    @property
    def text(self) -> str:
        return "Det behandles for sig."

    @property
    def aloud(self) -> bool:
        return False


@dataclass(frozen=True)
class Verdict(Step):
    """The answer to a judgement that another rule asks for."""

    answer: Answer
    says: str

    @property
    def word(self) -> str:
        return f"verdict.{self.answer.key}"

    @property
    def text(self) -> str:
        return self.says


def _word(kind: str, whose: str, what: str = "", *, default: str = "partner") -> str:
    """`forced_pass.once` for the usual player, `forced_pass.offender.once` for another."""
    return ".".join(
        part for part in (kind, "" if whose == default else whose, what) if part
    ).lower()
