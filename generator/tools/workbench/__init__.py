"""The score workbench: results are picked, weighted and reckoned, each step shown."""

from collections.abc import Iterator
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.score import TOOLS, contract_data, denominations, kp_data
from generator.tools.tool import ENTERED, Link, Tool
from generator.views.content import Content
from rules_src.model.situation import Situation
from rules_src.scoring import artificial, pairs, worked
from rules_src.scoring.artificial import Artificial
from rules_src.scoring.figures import danish
from rules_src.scoring.results import SMALLEST, Result, WeightedResult
from rules_src.scoring.tables import KP_BOARDS
from rules_src.scoring.teams import WHOLE_IMPS_ONLY
from rules_src.tables import workbench as law

LINK = Link("Regn en justeret score ud", f"{TOOLS}/justeret.md")


def link(book: Rulebook, situation: Situation) -> Link | None:
    """Where a ruling ends in a figure."""
    rows = (row for rule in book.rules_of(situation) for row in rule.rows)
    return LINK if any(step.law in law.RECKONED for row in rows for step in row.ruling) else None


def specs(_: Content) -> Iterator[PageSpec]:
    """The workbench: it starts empty, and the articles' incidents are examples to load."""
    # the articles' incidents as the workbench's address has them
    sides = f"z=ew/ns={_code(worked.FOR_NORTH_SOUTH)}/ew={_code(worked.FOR_EAST_WEST)}"
    before = f"{danish(worked.BEFORE.home)};{danish(worked.BEFORE.away)}"
    other = f"o={_code(worked.OTHER_ROOM)}/b={worked.BEFORE.boards}/f={before}"
    tables = "_".join(
        str(table.north_south.shares[0].score) for table in worked.THE_BOARD.tables[1:]
    )
    examples = (
        ("Holdkamp", f"k=teams/{sides}/{other}"),
        ("Knockoutkamp", f"k=knockout/{sides}/{other}"),
        ("Parturnering", f"k=pairs/{sides}/p={tables}"),
        (
            "Kunstig score",
            f"k=teams/b={worked.BEFORE.boards}/f={before}/a=average_plus;average_plus",
        ),
    )
    yield page_spec(
        "workbench/page",
        LINK.page,
        LINK.label,
        "Vægtede, ubalancerede og kunstige scorer i imp, KP og matchpoint, skridt for skridt.",
        data=inline_json(figures()),
        boards=KP_BOARDS,
        how=law.HOW,
        laws=tuple(law.LAWS.items()),
        denominations=denominations(),
        given=tuple((given.name.lower(), given.value) for given in Artificial),
        examples=examples,
        origins=tuple(law.ORIGINS.items()),
        counted=law.COUNTED,
        expected=law.FEWER_RESULTS,
        penalties=law.PENALTIES,
        small_groups=pairs.SMALL_GROUPS,
        fractions=WHOLE_IMPS_ONLY,
        sought=(
            "strafpoint i kp",
            "vægtet score",
            "ubalanceret score",
            "neuberg",
            "middel plus",
            "kunstig score",
        ),
        styles=("tools", "score", "workbench"),
        scripts=("workbench",),
    )


def figures() -> dict[str, Any]:
    """Every figure that the script looks up."""
    given = {
        each.name.lower(): {
            "percent": artificial.PERCENTAGES[each],
            "imps": artificial.IMPS[each],
            "keeps": artificial.KEEPS_OWN[each].__name__ if each in artificial.KEEPS_OWN else "",
            "name": each.value,
        }
        for each in Artificial
    }
    return {
        "contract": contract_data(),
        "imps": SMALLEST,
        "kp": kp_data(),
        "given": given,
        "small": pairs.SMALL,
    }


def _code(weighted: WeightedResult) -> str:
    """`50.5rS11~50.4rS11`."""
    return "~".join(f"{danish(weight * 100)}.{_result(each)}" for weight, each in weighted.shares)


def _result(result: Result) -> str:
    if not (played := result.contract):
        return "p"
    seat = played.declarer.text.replace("Ø", "O")
    bid = f"{played.level}{played.denomination.text[0]}"
    return f"{bid}{'x' * played.doubled}{seat}{result.tricks}"


TOOL = Tool(
    specs,
    {
        "workbench": (
            *(*ENTERED, "shared/calculator", "shared/links", "exact", "scales", "results"),
            *("reckon", "rows", "form"),
        )
    },
    link,
)
