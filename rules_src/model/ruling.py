"""Rulings: what the director says and does, step by step, law in hand.

A ruling is a tuple of steps; `rules_src.model.steps` has the kinds of step. A step's `word` names
what happens at the table and nothing else, and cases are written with it. What it `says` is said
`to` somebody, and `short` is what a verdict needs of it.

How a score is keyed (`Keyed`) is written only as a maker's manual says it: Bridgemate II takes 40,
50 and 60 per cent as artificial scores and no others; of BridgeTab's artificial scores nothing is
taken for granted.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import Self

from rules_src.model.effects import Effect
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ALOUD
from rules_src.model.text import Named, text


class Keyed(Enum):
    """How it is keyed, in the director's own words."""

    ADJUSTED = (
        "Lad resultatet fra bordet stå i boksen. Den justerede score skrives i regneprogrammet, og"
        " til da er den løbende stilling forkert."
    )
    PER_CENT = (
        "Tast 60, 50 eller 40 procent til hver side; andre tal tager Bridgemate II ikke. En sides"
        " egen procent skrives i regneprogrammet."
    )
    IMPS = "Imp skrives i regneprogrammet. Bridgemate II tager kun 40, 50 og 60 procent."
    TRICKS = "Tast stikkene, som de er, når de er overført. Er resultatet tastet, så ret det."
    CORRECTED = (
        "Ret resultatet i boksen, mens den endnu kan. Bagefter rettes det i regneprogrammet, og til"
        " da er den løbende stilling forkert."
    )
    MOVED = "Slet resultatet i det forkerte spil, og tast det i det rigtige."
    SIDES = "Vend N-S og Ø-V for spillet i regneprogrammet. Til da er den løbende stilling forkert."
    ARTIFICIAL = (
        "Slet et tastet resultat. Tast den kunstige score, når den er fundet, eller skriv den i"
        " regneprogrammet."
    )


EVERYONE = "everyone"
"""Said to all four: it names players by seat or role."""
ME = "me"
"""For the director alone: never read out."""


class Authority(Named):
    """Whose word a step is: advice must never look like law."""

    LAW = "lov"
    COMMENTARY = "WBF’s kommentar"
    FEDERATION = "DBf"
    ADVICE = "råd"


class When(Named):
    """When a step is due, in the order a board is played."""

    NOW = "nu"
    OFFENDER_TURN = "i {offender's} tur"
    PARTNER_TURN = "i {partner's} næste tur"
    AUCTION_END = "når meldeforløbet er slut"
    BEFORE_LEAD = "efter den afsluttende pas, før åbningsudspillet vendes"
    PARTNER_LEAD = "ved {partner's} første udspil"
    IF_DEFENDING = "hvis {offending_side} kommer i modspil"
    DURING_PLAY = "mens der spilles"
    IF_OTHER_CARD = "hvis {dummy} allerede har lagt et andet kort"
    IF_REVOKED = "hvis der er svigtet kulør"
    ON_TABLE = "så længe kortet ligger på bordet"
    PICKED_UP = "når kortet er taget op på hånden"
    ONCE_PLAYED = "når kortet er spillet"
    AFTER_PLAY = "efter spillet"
    LATER_BOARD = "når det andet spil spilles"


def latest(*moments: When) -> When:
    """The moment that comes last when a board is played."""
    return max(moments, key=[*When].index)


@dataclass(frozen=True)
class Step:
    """One thing the director says or does, and the law that lets him."""

    law: str
    when: When = field(default=When.NOW, kw_only=True)
    authority: Authority = field(default=Authority.LAW, kw_only=True)
    explained: bool = field(default=False, kw_only=True)
    """Said before a choice, so that it can be made; no part of the finished ruling."""

    def __post_init__(self) -> None:
        LawRef.parse(self.law)  # refuses what is no reference

    def under(
        self, law: str, *, when: When | None = None, authority: Authority | None = None
    ) -> Self:
        """Return this step by another law; `when` and `authority` may differ too."""
        return replace(self, law=law, when=when or self.when, authority=authority or self.authority)

    @property
    def word(self) -> str:
        """The name of what happens, as cases write it."""
        raise NotImplementedError

    @cached_property
    def says(self) -> str:
        """The Danish sentences, with role tokens, to the one addressed."""
        raise NotImplementedError

    @cached_property
    def to(self) -> str:
        """Whom the words are said to: a role, a side, EVERYONE or ME."""
        return EVERYONE

    @cached_property
    def short(self) -> str:
        """The step in a verdict's few words; empty where it decides nothing."""
        return ""

    @cached_property
    def settled_by(self) -> tuple[str, ...]:
        """Words of later steps, and names of questions, that settle what the step leaves open."""
        return ()

    @cached_property
    def leaves(self) -> tuple[Effect, ...]:
        """What stands on the board from now on, for the next ruling to read."""
        return ()

    @cached_property
    def ends(self) -> tuple[Effect, ...]:
        """What no longer stands, if it did."""
        return ()

    @property
    def after_void_claim(self) -> tuple[Step, ...]:
        """What is left where a claim was played on: Laws 16 and 50 (so 51, 52) are off (68D2)."""
        return () if self.law.startswith(("16", "50", "51", "52")) else (self,)

    @property
    def scored(self) -> Keyed | None:
        """How it is keyed at the table; None where it touches no score."""
        return None

    @property
    def defends(self) -> str:
        """The role of a player who must be a defender for the step to hold; empty where it may."""
        return "offender" if self.when is When.IF_DEFENDING else ""

    @property
    def addressed(self) -> str:
        """The role by which the one it is said to is spoken to; empty for the director alone."""
        return "" if self.to == ME or self.away else ALOUD.get(self.to, self.to)

    @property
    def text(self) -> str:
        """The words with the one they are said to, on one line."""
        named = self.addressed not in ("", EVERYONE)
        return f"{{{self.addressed.capitalize()}}}: {self.says}" if named else self.says

    @property
    def away(self) -> bool:
        """Whether the ruling must be kept from the table: a player would learn what he may not."""
        return False

    @property
    def aloud(self) -> bool:
        """Whether the step is read out at the table, or is for the director alone."""
        return self.to != ME and not self.away

    @cached_property
    def effect(self) -> tuple[str, str]:
        return self.word, self.when.key


class Ruling(tuple[Step, ...]):
    """A ruling is its steps, in order, and the verdict it states; with both equal, it is equal.

    `verdict` is stated only where joining what the steps have in `short` says it badly.
    """

    verdict: str

    def __new__(cls, *steps: Step, verdict: str = "") -> Self:
        ruling = super().__new__(cls, steps)
        ruling.verdict = text(verdict)
        return ruling

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        return self.verdict == other.verdict if same and isinstance(other, Ruling) else same

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def then(self, *steps: Step) -> Ruling:
        return Ruling(*self, *steps, verdict=self.verdict)

    @property
    def laws(self) -> tuple[str, ...]:
        return tuple(step.law for step in self)

    @cached_property
    def effect(self) -> frozenset[tuple[str, str]]:
        """What happens at the table, whatever the paragraph; rulings are compared by it."""
        return frozenset(step.effect for step in self)
