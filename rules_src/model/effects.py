"""What a ruling leaves on a board for the next one, and what it ends: one thing, at a role."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rules_src.model.said import About
from rules_src.model.text import Named


class Lasting(Named):
    """What can stand: the key is written in addresses and cases, the value is read on a chip."""

    MAJOR_CARD = "stort strafkort"
    MINOR_CARD = "lille strafkort"
    SHOWN_CARD = "vist kort, der ligger, til meldingerne er slut"
    LEAD_RIGHT = "spilfører må vælge ved udspillet"
    BOUND_LEAD = "bundet udspil"
    PASSES_ONCE = "skal passe én gang"
    PASSES_REST = "skal passe resten af meldeforløbet"
    INFORMATION = "ubeføjede oplysninger"
    WITHDRAWN = "annulleret melding"
    LOST_RIGHTS = "har mistet rettigheder som blind"
    OPEN_REVOKE = "kulørsvigt, der ikke er etableret"
    REVOKED = "etableret kulørsvigt"
    CLAIMED = "krav eller afkald"
    VOID_CLAIM = "bortfaldet krav"
    LATER = "ses på senere"

    @property
    def after_play(self) -> bool:
        """Whether it is looked at when play is over; all else lapses then."""
        return self in (Lasting.REVOKED, Lasting.CLAIMED, Lasting.LATER)


MARKS: Mapping[Lasting, str] = {
    Lasting.MAJOR_CARD: "strafkort",
    Lasting.MINOR_CARD: "lille strafkort",
    Lasting.SHOWN_CARD: "vist kort",
    Lasting.BOUND_LEAD: "bundet udspil",
    Lasting.PASSES_ONCE: "passer",
    Lasting.PASSES_REST: "passer",
}
"""What is written at a seat of a drawn table where no card is known."""

BOUND: Mapping[str, str] = {
    "require": "skal spille den krævede farve ud",
    "forbid": "må ikke spille den forbudte farve ud",
}
"""What is said of a bound lead, by how its detail begins."""

ENDINGS: Mapping[Lasting, tuple[str | tuple[str, str], ...]] = {
    Lasting.MAJOR_CARD: ("spillet", "taget op"),
    Lasting.MINOR_CARD: ("spillet",),
    Lasting.SHOWN_CARD: ("taget op",),
    Lasting.LEAD_RIGHT: ("brugt", "afstået"),
    Lasting.BOUND_LEAD: (("kravet er opfyldt", "require"), ("har mistet udspillet", "forbid")),
    Lasting.PASSES_ONCE: ("har passet",),
    Lasting.PASSES_REST: ("meldeforløbet er slut",),
    Lasting.OPEN_REVOKE: ("rettet",),
}
"""What has happened, in the director's words, when it no longer stands; some only of one detail."""


class Way(NamedTuple):
    """On from what stands: what happens now, and the rule and the answer that say so."""

    text: str
    rule: str
    answer: str = ""
    several: str = ""
    """The rule where more than one lies at the seat."""
    turns: int = 0
    """Where the offender sits from there."""
    begins: str = ""
    """What begins so in the list of what else happened: a rule, and what its name states."""
    settles: tuple[str, ...] | None = None
    """The details of what is settled there, and is nothing from before; no other goes that way."""
    carries: str = ""
    """The question that was answered when it was left there, and is asked again."""


BARRED = Way(
    "meldte alligevel", "inadmissible_call", "fault=barred", begins="inadmissible_call/fault=barred"
)
USED = "efter spillet: brugt?"
NOT_PLAYED = Way("blev ikke spillet", "penalty_card_not_played")
WAYS: Mapping[Lasting, tuple[Way, ...]] = {
    Lasting.MAJOR_CARD: (
        NOT_PLAYED,
        Way(
            "makker skal spille ud",
            "penalty_card_turn",
            "whose_turn=partner_to_lead",
            several="penalty_cards_turn",
        ),
        Way(
            "udspil før valget",
            "penalty_card_turn",
            "early_lead=led",
            several="penalty_cards_turn",
        ),
    ),
    Lasting.MINOR_CARD: (NOT_PLAYED,),
    Lasting.SHOWN_CARD: (
        Way(
            "meldingerne er slut",
            "exposed_card_after_auction",
            several="exposed_cards_after_auction",
            carries="shown_cards",
        ),
    ),
    Lasting.LEAD_RIGHT: (
        Way(
            "skal spille ud",
            "partner_to_lead",
            "lead_turn=first",
            "",
            2,
            begins="lead_restrictions",
        ),
    ),
    Lasting.BOUND_LEAD: (Way("fulgte det ikke", "revoke", "failure=restricted"),),
    Lasting.PASSES_ONCE: (BARRED,),
    Lasting.PASSES_REST: (BARRED,),
    Lasting.INFORMATION: (
        Way(
            USED,
            "choice_after_withdrawal",
            turns=2,
            settles=tuple(about.key for about in About if about.withdrawn),
        ),
        Way(
            USED,
            "choice_after_information",
            turns=2,
            settles=tuple(about.key for about in About if not about.withdrawn),
        ),
    ),
    Lasting.REVOKED: (
        Way("stik overføres", "revoke_transfer", "failure=suit", settles=("open",)),
        Way("stik overføres", "revoke_transfer", "failure=no_card", settles=("open no_card",)),
    ),
}

GROWS = (Lasting.MINOR_CARD, Lasting.MAJOR_CARD)
"""What becomes something else, and what it becomes: the card stays what it was."""
JUDGED = (Lasting.INFORMATION, Lasting.WITHDRAWN)
"""Whether it was used is looked at when play is over too (16B3, 16C3)."""
CARDS = (*GROWS, Lasting.SHOWN_CARD)
"""What lies on the table: two of a player that nobody has named are still two."""
EACH_ENDS = (*CARDS, Lasting.PASSES_ONCE, Lasting.LEAD_RIGHT, Lasting.BOUND_LEAD)
"""What ends at a player's own turn, though his partner's still stands."""
DEFENDS = (*GROWS, Lasting.BOUND_LEAD)
"""What only a defender has (48A, 49)."""
IN_AUCTION = (Lasting.PASSES_ONCE, Lasting.PASSES_REST)
IF_DEFENDS = (Lasting.SHOWN_CARD, Lasting.LEAD_RIGHT)
"""What ends with the auction for the side that declares (24D, 26B)."""
IN_PLAY = (
    *GROWS,
    Lasting.BOUND_LEAD,
    Lasting.LOST_RIGHTS,
    Lasting.OPEN_REVOKE,
    Lasting.REVOKED,
    Lasting.VOID_CLAIM,
)
"""Where one of these is left, the auction is over, and what stands in the auction has ended."""


@dataclass(frozen=True)
class Effect:
    """One thing that stands at a role; of the board itself where `whose` is empty.

    As a pattern, without a `detail`, it is every effect of the kind there.
    """

    kind: Lasting
    whose: str = "offender"
    detail: str = ""
    """The card, the suits, what an information is about, or the moment; `{card}` where it shows.
    Its first word alone means all that begin so: `require`, whatever the suit.

    Of what ends, the cards it is about where they show, and else one of those that lie alike.
    """
    own: bool = False
    """Of what ends, only what the same ruling has left."""


AUCTION_OVER = tuple(Effect(kind, "everyone") for kind in IN_AUCTION)
CANCELLED = (Effect(Lasting.WITHDRAWN),)
"""What a call leaves that is taken back or cancelled: from then on it is information (16C)."""
UNREPLACED = Effect(Lasting.WITHDRAWN, detail="unreplaced")
"""The same of a call out of rotation, until he calls again: that call is compared with it (23A)."""
