"""Two tiny made-up situations that the casebook's messages are tried on."""

import re

from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.said import May, Status, Suits
from rules_src.model.situation import Part, Phase, Situation, Who
from rules_src.model.steps import (
    ForcedPass,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    Verdict,
)


class Turn(Answer):
    RHO = "MTH"
    PARTNER = "{partner}"
    LHO = "MTV"


def turn_seen(table: Table) -> list[Turn] | None:
    """Whose turn it was, once an irregular call is on the table."""
    if table.irregularity is None:
        return None
    offender, due = table.irregularity.offender, table.irregularity.due
    by_seat = {offender.rho: Turn.RHO, offender.partner: Turn.PARTNER, offender.lho: Turn.LHO}
    return [by_seat[due]] if due in by_seat else None


class Call(Facts):
    turn = Fact(Turn, "29A", "Hvis tur var det?", seen=turn_seen)
    accepted = Option(YesNo, "29A", "Accepterer {lho} meldingen?", chooses="lho")


class NewCall(Facts):
    turn = Call.turn
    comparable = Judgement(YesNo, "23A", "Er den nye melding tilsvarende?", by="comparable")


class Comparable(Facts):
    same_meaning = Judgement(YesNo, "23A1", "Har de samme betydning?")
    subset = Judgement(YesNo, "23A2", "Er den nye en delmængde?")


class Subset(Facts):
    """One judgement, for rules that are wrong in one way."""

    subset = Comparable.subset


class Lead(Facts):
    declarer_forbids = Option(YesNo, "26B", "Forbyder {declarer} en farve?", chooses="declarer")


STANDS = Instruct("29A", "Meldingen gælder.", name="stands", short="meldingen gælder")
CANCELLED = Instruct(
    "29B", "Jeg annullerer meldingen.", name="cancelled", short="meldingen annulleres"
)
FREE = Instruct(
    "23B",
    "Spillet går videre uden berigtigelse.",
    name="no_rectification",
    short="ingen berigtigelse",
)
ANY_LEAD = Instruct(
    "26A", "Du spiller frit ud.", name="any_lead", to="partner", short="frit udspil"
)
REPEAT = ForcedPass("30A", "offender")


def call(facts: Call) -> Ruling:
    """A call out of turn stands if it is accepted; else it is cancelled."""
    if facts.accepted:
        return Ruling(STANDS)
    return Ruling(CANCELLED, HandOver("30A", "new_call"))


def new_call(facts: NewCall) -> Ruling:
    """At right-hand opponent's turn the pass is repeated; else it depends on the new call."""
    if facts.turn is Turn.RHO:
        return Ruling(REPEAT)
    if facts.comparable:
        return Ruling(FREE, Information("23B", Status.AUTHORISED))
    return Ruling(ForcedPass("30B1bii"), HandOver("26B", "lead", when=When.PARTNER_LEAD))


def comparable(facts: Comparable) -> Ruling:
    """A call is comparable if it means the same or is a subset (23A)."""
    if facts.same_meaning:
        return Ruling(Verdict("23A1", YesNo.YES, "Ja, samme betydning.", "tilsvarende"))
    if facts.subset:
        return Ruling(Verdict("23A2", YesNo.YES, "Ja, en delmængde.", "tilsvarende"))
    return Ruling(Verdict("23A", YesNo.NO, "Nej.", "ikke tilsvarende"))


def lead(facts: Lead) -> Ruling:
    """Declarer may forbid one suit (26B)."""
    if facts.declarer_forbids:
        return Ruling(LeadRestriction("26B", May.FORBID, Suits.UNSHOWN, chosen=True))
    return Ruling(ANY_LEAD)


SITUATIONS = (
    Situation(
        rule=call,
        slug="melding",
        title="Melding uden for tur",
        phase=Phase.AUCTION,
        intro="Meldingen kan accepteres.",
        laws=("29", "30"),
        who=Who("offender", "Hvem meldte?"),
        parts=(
            Part(new_call, "Når meldingen ikke er accepteret"),
            Part(lead, "Ved udspillet"),
        ),
    ),
    Situation(
        rule=comparable,
        slug="tilsvarende",
        title="Tilsvarende melding",
        phase=Phase.AUCTION,
        intro="Meningen tæller.",
        laws=("23",),
    ),
)


GOOD = """\
headnote: Pas i makkers tur, og den nye melding er en delmængde
story: >
  Syd passer, selv om Nord skal melde. Vest accepterer ikke.
table:
  dealer: N
  vulnerable: ingen
  auction: (S pas) 1h pas 1ut
facts:
  accepted: no
  comparable: {same_meaning: no, subset: yes}
ruling:
  - 29B: cancelled
  - 23B: no_rectification
  - 23B: info.authorised
authority: advice
source: {article: Melding uden for tur, site: bridgeregler.dk}
items: [S07]
"""
"""A case of them with nothing wrong."""


def filled_in(stub: str, story: str) -> str:
    """The file of a case that was prefilled: its texts are told, and the table is left out."""
    before, _, after = stub.partition("table:\n")
    return before.replace("...", story) + "facts:" + after.partition("\nfacts:")[2]


def told_anew(text: str) -> str:
    """Another case with the same answers: its headnote and story say a little more."""
    told = re.sub("^headnote: (['\"]?)", r"headnote: \1Igen, ", text, flags=re.MULTILINE)
    return re.sub(r"^story: (>\n  )?", r"story: \1Igen. ", told, flags=re.MULTILINE)
