"""The kinds of step a ruling is made of; their sentences stand in `rules_src.model.said`.

Instruct            a plain instruction with its own word and text; `instruct` writes it in a law
ForcedPass LeadRestriction PenaltyCard CardBack TrickTransfer Information
AdjustedScore ArtificialScore MayChange
                    what other pages reason about: fields, and a sentence of the table
HandOver NewIrregularity Verdict
                    go on in another rule; begin anew there; answer the rule that asked
Words               the steps of one law, each named by the attribute that holds it
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any, TypedDict, Unpack, overload

from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer
from rules_src.model.roles import SIDES, TOKEN
from rules_src.model.ruling import EVERYONE, ME, Authority, Keyed, Step, When
from rules_src.model.said import (
    About,
    Grounds,
    May,
    Said,
    Sides,
    Size,
    Span,
    Status,
    Suits,
)
from rules_src.model.text import marked, one, text
from rules_src.scoring.artificial import IMPS, PERCENTAGES, Artificial

INNOCENT = ("other_side", "declarer", "everyone")

LEAD_SETTLED = ("choice", "lead_turn", "defending")
"""Questions whose answer settles whether declarer forbids a suit."""

CARD_SETTLED = ("penalty_card_back", "penalty_cards_in_suit_back", "penalty_cards_chosen_back")
"""Steps by which a penalty card is picked up again."""


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
    declares: str = ""
    """The role of who plays the contract from now on, where that is another."""
    void: Step | None = None
    """What stands for it where a claim was played on, if the words speak of penalty cards."""

    @property
    def word(self) -> str:
        return self.name

    @property
    def scored(self) -> Keyed | None:
        return self.keyed

    @property
    def after_void_claim(self) -> tuple[Step, ...]:
        return (self.void,) if self.void else super().after_void_claim


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
    declares: str
    void: Step


@dataclass(frozen=True)
class _Unsaid:
    """An instruction before its words: a block, and after `=` what a verdict needs of it."""

    law: str
    head: _Head

    def says(self, block: str) -> Instruct:
        said = marked(block, "=")
        step = Instruct(self.law, said[""][0], **self.head)
        return replace(step, short=one(said, "=") or text(step.short))


@overload
def instruct(law: str, says: str, **head: Unpack[_Head]) -> Instruct: ...
@overload
def instruct(law: str, **head: Unpack[_Head]) -> _Unsaid: ...
def instruct(law: str, says: str = "", **head: Unpack[_Head]) -> Instruct | _Unsaid:
    """A plain instruction, with its words or waiting for them: `Step("10C1").says(…)`."""
    unsaid = _Unsaid(law, head)
    return unsaid.says(says) if says else unsaid


class _Told(Step):
    """A step of a kind: its sentence stands in the table, and is filled in with its fields."""

    @property
    def sentence(self) -> Said:
        raise NotImplementedError

    @cached_property
    def to(self) -> str:
        """Whose it is, where that is said."""
        whose: str = getattr(self, "whose", EVERYONE)
        return whose

    @property
    def blanks(self) -> Mapping[str, str]:
        """What stands for each field in braces: what an enum says, or a role, filled in later."""
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        return {
            name: value.value if isinstance(value, Enum) else f"{{{value}}}"
            for name, value in found.items()
        }

    @cached_property
    def says(self) -> str:
        return self._filled(self.sentence.says)

    @cached_property
    def short(self) -> str:
        return self._filled(self.sentence.short)

    def _filled(self, sentence: str) -> str:
        return TOKEN.sub(lambda found: self.blanks.get(found[1], found[0]), sentence)


@dataclass(frozen=True)
class ForcedPass(_Told):
    """A player must pass: in one turn, or for the rest of the auction."""

    whose: str = "partner"
    span: Span = Span.ONCE

    @property
    def word(self) -> str:
        return _word("forced_pass", self.whose, self.span.name)

    @property
    def sentence(self) -> Said:
        if self.span is Span.ONCE:
            return Said.PASS_ONCE
        return Said.BOTH_PASS_REST if self.whose in SIDES else Said.PASS_REST

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        once = self.span is Span.ONCE
        return (Effect(Lasting.PASSES_ONCE if once else Lasting.PASSES_REST, self.whose),)

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """Who must pass for the rest need not be told to pass once."""
        return () if self.span is Span.ONCE else (Effect(Lasting.PASSES_ONCE, self.whose),)


@dataclass(frozen=True)
class LeadRestriction(_Told):
    """Declarer may forbid or require a suit; once `chosen`, the leader is bound by it."""

    may: May
    suits: Suits
    whose: str = "partner"
    _: KW_ONLY
    chosen: bool = False

    @property
    def word(self) -> str:
        verb = self.may.name + ("_chosen" if self.chosen else "")
        return _word("lead", self.whose, f"{verb}_{self.suits.name}")

    @property
    def sentence(self) -> Said:
        if self.chosen:
            return Said.MUST_LEAD if self.may is May.REQUIRE else Said.MUST_NOT_LEAD
        return Said.MAY_ONE_SUIT

    @cached_property
    def to(self) -> str:
        return self.whose if self.chosen else "opposing_declarer"

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
class PenaltyCard(_Told):
    """An exposed card becomes a major or a minor penalty card and stays face up."""

    size: Size
    whose: str = "offender"

    sentence = Said.CARD_STAYS
    settled_by = CARD_SETTLED

    @property
    def word(self) -> str:
        return f"penalty_card.{self.size.name.lower()}"

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        major = self.size is Size.MAJOR
        kind = Lasting.MAJOR_CARD if major else Lasting.MINOR_CARD
        return (Effect(kind, self.whose, "{card}"),)

    @property
    def defends(self) -> str:
        return self.whose

    @property
    def after_void_claim(self) -> tuple[Step, ...]:
        return (CardBack("68D2bii", self.whose),)


@dataclass(frozen=True)
class CardBack(_Told):
    """An exposed or withdrawn card goes back to the hand and is no penalty card.

    `freed` is a card that was one; any other may be exposed beside a penalty card that stays.
    """

    whose: str = "offender"
    _: KW_ONLY
    freed: bool = False

    @property
    def sentence(self) -> Said:
        return Said.CARD_FREED if self.freed else Said.CARD_BACK

    @property
    def word(self) -> str:
        kind = "penalty_card_back" if self.freed else "card_back"
        return _word(kind, self.whose, default="offender")

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        return penalty_cards_of(self.whose) if self.freed else ()


@dataclass(frozen=True)
class TrickTransfer(_Told):
    """Tricks won by the offending side are transferred when play is over."""

    tricks: int

    scored = Keyed.TRICKS
    settled_by = ("score_without_revoke",)
    leaves = (Effect(Lasting.REVOKED),)
    ends = (Effect(Lasting.REVOKED, detail="open"),)
    """What was to be counted is counted."""

    @property
    def word(self) -> str:
        return f"transfer.{self.tricks}"

    @property
    def sentence(self) -> Said:
        return (Said.NO_TRICKS, Said.ONE_TRICK, Said.TWO_TRICKS)[self.tricks]


@dataclass(frozen=True)
class Information(_Told):
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

    @property
    def sentence(self) -> Said:
        if self.away:
            return Said.USE_AWAY
        several = self.to in (*SIDES, EVERYONE)
        return Said.SEVERAL_MAY_USE if several else Said.ONE_MAY_USE

    @property
    def aloud(self) -> bool:
        """Who did nothing wrong may use everything; that is said only to whoever asks."""
        return not self.away and (self.status is Status.UNAUTHORISED or self.to not in INNOCENT)

    @property
    def concerns(self) -> tuple[str, str]:
        """The information and its holder: of two statuses only the later holds."""
        return self.about.name, self.to

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        """What may be used by everyone binds nobody afterwards, nor now what binds later (50E1)."""
        if self.status is Status.AUTHORISED or self.when is When.ONCE_PLAYED:
            return ()
        return (Effect(Lasting.INFORMATION, self.to, self.about.key),)

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """What it allows is its own ruling's; an earlier card or call is another information."""
        if self.status is Status.UNAUTHORISED:
            return ()
        return (Effect(Lasting.INFORMATION, self.to, self.about.key, own=True),)


@dataclass(frozen=True)
class AdjustedScore(_Told):
    """Adjust the score, for the director alone to weigh, on one of the law's grounds."""

    grounds: Grounds
    sides: Sides = Sides.BOTH

    sentence = Said.ADJUST
    to = ME
    scored = Keyed.ADJUSTED

    @property
    def word(self) -> str:
        parts = ["adjust", self.grounds.name]
        parts += ["offending_only"] if self.sides is Sides.OFFENDING else []
        return ".".join(parts).lower()

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        return _later(self.when, self.word)


@dataclass(frozen=True)
class ArtificialScore(_Told):
    """Average plus, average or average minus to a side, or to `both`: per cent, or imps.

    `label` names the side where both are at fault, and neither is innocent.
    """

    given: Artificial
    side: str
    in_imps: bool = False
    label: str = ""

    sentence = Said.ARTIFICIAL

    @property
    def word(self) -> str:
        parts = ["artificial", self.side, self.given.name, *(["imps"] if self.in_imps else [])]
        return ".".join(parts).lower()

    @property
    def scored(self) -> Keyed | None:
        return Keyed.IMPS if self.in_imps else Keyed.PER_CENT

    @property
    def blanks(self) -> Mapping[str, str]:
        if self.side == "both" or self.label:
            first = self.label or "Begge sider"
            within = f"{first[:1].lower()}{first[1:]}"
        else:
            first, within = f"{{{self.side.capitalize()}}}", f"{{{self.side}}}"
        if self.in_imps:
            worth = f"{IMPS[self.given]:+}\u00a0imp".replace("-", "−").replace("+0", "0")
        else:
            least = {Artificial.AVERAGE_PLUS: "mindst ", Artificial.AVERAGE_MINUS: "højst "}
            worth = f"{least.get(self.given, '')}{PERCENTAGES[self.given]}\u00a0%"
        return {"Side": first, "side": within, "given": self.given.value, "worth": worth}


@dataclass(frozen=True)
class MayChange(_Told):
    """A player may change his latest call without rectification."""

    whose: str

    @property
    def word(self) -> str:
        return f"may_change_call.{self.whose}"

    @property
    def sentence(self) -> Said:
        return Said.MAY_CHANGE_OWN if self.whose == "misinformed" else Said.MAY_CHANGE


@dataclass(frozen=True)
class HandOver(_Told):
    """Go on in another rule with the facts the two share; later, if `when` is not now."""

    rule: str

    sentence = Said.HAND_OVER
    to = ME

    @property
    def word(self) -> str:
        return f"continue.{self.rule}"

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        return _later(self.when, self.rule)


@dataclass(frozen=True)
class NewIrregularity(_Told):
    """Something else went wrong as well: rule on it by its own rule."""

    rule: str
    offender: str = field(default="", kw_only=True)
    """The role whose seat the offender of that rule has, where it is one of these."""
    knows: str = field(default="", kw_only=True)
    """The answers there that this ruling has given already: `failure=suit/dummy_first=yes`."""

    sentence = Said.BEGIN_ANEW
    to = ME

    @property
    def word(self) -> str:
        return f"new.{self.rule}"


@dataclass(frozen=True)
class Verdict(Step):
    """The answer to a judgement that another rule asks for, with the grounds for it."""

    answer: Answer
    says: str = field()
    short: str = ""

    to = ME

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "says", text(self.says))

    @property
    def word(self) -> str:
        return f"verdict.{self.answer.key}"


def penalty_cards_of(whose: str, which: str = "") -> tuple[Effect, ...]:
    """Every penalty card of a player, also one shown in the auction; or those a token tells."""
    kinds = (Lasting.MAJOR_CARD, Lasting.MINOR_CARD, Lasting.SHOWN_CARD)
    return tuple(Effect(kind, whose, which) for kind in kinds)


def _later(when: When, what: str) -> tuple[Effect, ...]:
    """What is looked at when its moment has come."""
    return () if when is When.NOW else (Effect(Lasting.LATER, "", f"{when.key}.{what}"),)


def _word(kind: str, whose: str, what: str = "", *, default: str = "partner") -> str:
    """`forced_pass.once` for the usual player, `forced_pass.offender.once` for another."""
    return ".".join(
        part for part in (kind, "" if whose == default else whose, what) if part
    ).lower()


class _Body(dict[str, Any]):
    """The body of a class of words; an instruction takes its word from the name it is given."""

    def __setitem__(self, name: str, value: Any) -> None:
        if isinstance(value, str) and "\n" in value and not name.startswith("__"):
            value = text(value)
        unnamed = isinstance(value, Instruct) and not value.name
        super().__setitem__(name, replace(value, name=name) if unnamed else value)


class _Named(type):
    @classmethod
    def __prepare__(cls, name: str, bases: tuple[type, ...], /, **_: Any) -> _Body:
        return _Body()


class Words(metaclass=_Named):
    """The steps of one law. An attribute is the word that cases, diffs and golden files say.

    A step of another kind than `Instruct` has a word of its own, whatever its attribute.
    """
