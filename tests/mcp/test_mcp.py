"""A real client of the protocol's own SDK asks the server that `python -m generator mcp` is."""

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from anyio.from_thread import start_blocking_portal
from conftest import ROOT
from mcp import Client, StdioServerParameters
from mcp.types import TextContent
from own_book import BOOK, content

from generator.cli.mcp_server.desk import NOT_BY_LAW, NOT_HERE, Desk
from generator.data.stamp import stamp_of

Call = Callable[..., dict[str, Any]]
SERVER = StdioServerParameters(
    command=sys.executable, args=["-m", "generator", "mcp"], cwd=str(ROOT)
)


class RefusedError(Exception):
    """What the server told the client that it asked in a wrong way."""


@pytest.fixture(scope="module")
def call() -> Iterator[Call]:
    """Call a tool of a server that is started once, over its standard input and output."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(Client(SERVER)) as client,
    ):

        def tool(name: str, **arguments: Any) -> dict[str, Any]:
            result = portal.call(client.call_tool, name, arguments)
            if result.is_error:
                texts = [part.text for part in result.content if isinstance(part, TextContent)]
                raise RefusedError(*texts)
            assert result.structured_content is not None
            return dict(result.structured_content)

        tools = portal.call(client.list_tools).tools
        assert [one.name for one in tools] == ["find", "ask", "rule", "cite"]
        assert all(one.description for one in tools)
        yield tool


class Asked(NamedTuple):
    """A sentence, its rule, what is answered, and what the answer must have."""

    sentence: str
    rule: str
    answers: dict[str, str]
    rules: tuple[str, ...]
    """Those that the conversation walks through, each with a row."""
    laws: tuple[str, ...]
    verdict: str
    undecided: str = ""


TEN = (
    Asked(
        "syd meldte 1 hjerter i makkers tur, og vest accepterede",
        "call_out_of_rotation",
        {
            "turn": "partner",
            "call": "bid",
            "must_pass": "no",
            "since": "nothing",
            "accepted": "yes",
        },
        ("call_out_of_rotation", "may_it_stand"),
        ("§ 29A",),
        "den fejlendes melding gælder",
    ),
    Asked(
        "vest bød 1 hjerter over 1 spar, og næste mand passede",
        "insufficient_bid",
        {
            "out_of_turn": "no",
            "slip": "no",
            "happened": "lho",
            "partner_called": "no",
            "corrected_after": "no",
        },
        ("insufficient_bid",),
        ("§ 27A1",),
        "det utilstrækkelige bud gælder",
    ),
    Asked(
        "begge sider svigtede kulør i det samme stik",
        "revoke",
        {"failure": "suit", "twelfth": "no", "both_sides_revoked": "yes"},
        ("revoke", "revoke_established"),
        ("§ 61A", "§ 62C3"),
        "begge sider retter; ingen stik overføres",
    ),
    Asked(
        "modstanderen klagede over kulørsvigt, men havde selv blandet kortene sammen",
        "revoke",
        {"failure": "unknown", "mixed_by": "other"},
        ("revoke",),
        ("§ 66D",),
        "regnes ikke som kulørsvigt",
    ),
    Asked(
        "spilfører spillede ud fra den forkerte hånd, og modspillerne accepterede",
        "lead_out_of_turn",
        {
            "told_to_play": "no",
            "last_trick": "no",
            "led_by": "wrong_hand",
            "since_declarers_lead": "nothing",
            "declarers_lead_accepted": "yes",
        },
        ("lead_out_of_turn", "declarers_lead_choice"),
        ("§ 53A",),
        "udspillet er accepteret",
    ),
    Asked(
        "spilfører gjorde krav, de andre sagde ja og fortrød bagefter",
        "claim",
        {
            "claim_kind": "claim",
            "reply": "agreed_then_not",
            "regrets_when": "in_time",
            "given_away": "probable",
        },
        ("claim", "agreement_withdrawn"),
        ("§ 69B2",),
        "stikket gives tilbage",
    ),
    Asked(
        "forklaringen på 2 ruder var forkert, men ingen tog skade",
        "misinformation",
        {
            "misled_by": "explanation",
            "agreement": "explanation_wrong",
            "reached": "after",
            "harm": "none",
        },
        ("misinformation", "misinformation_damage"),
        ("§ 12B1",),
        "ingen skade",
    ),
    Asked(
        "vi skrev et stik for meget, og sæsonen er slut",
        "score_correction",
        {"score_issue": "not_won", "score_time": "late"},
        ("score_correction", "score_entry"),
        ("§ 79A2", "§ 79C1"),
        "det skal siges; fristen er udløbet",
    ),
    Asked(
        "vest tænkte længe og passede, og øst meldte så 4 hjerter",
        "unauthorised_information",
        {"origin": "partner", "told_more": "yes", "play_over": "yes"},
        ("unauthorised_information",),
        (),
        "",
        f"{NOT_BY_LAW}: Her vurderer turneringslederen (§\u00a016B1(a)).",
    ),
)


@pytest.mark.parametrize("asked", TEN, ids=lambda asked: asked.sentence[:40])
def test_a_client_gets_row_and_law_and_edition_or_that_the_law_does_not_decide(
    call: Call, asked: Asked
) -> None:
    found = call("find", sentence=asked.sentence)
    assert asked.rule in [each["rule"] for each in found["situations"][:3]]
    known: dict[str, str] = {}
    while question := call("ask", rule=asked.rule, answers=known)["question"]:
        if question["fact"] not in asked.answers:
            break
        assert asked.answers[question["fact"]] in question["answers"]
        known[question["fact"]] = asked.answers[question["fact"]]
    assert known == asked.answers
    told = call("rule", rule=asked.rule, answers=known)
    assert told["verdict"] == asked.verdict
    assert (told["edition"], len(told["rules"])) == (2017, 8)
    if asked.undecided:
        assert told["undecided"] == [asked.undecided]
        assert not told["ruling"]
        assert told["question"] == question
        return
    entry = BOOK[asked.rule]
    legs = entry.follow(entry.answers(asked.answers)).legs
    assert tuple(leg.rule.name for leg in legs) == asked.rules
    assert [row["row"] for row in told["rows"]] == [leg.row.id for leg in legs]
    laws = [law.replace("\u00a0", " ") for law in told["laws"]]
    assert {*asked.laws} <= {*laws}
    assert told["undecided"] == []
    assert {step["shown"] for step in told["ruling"]} == {*told["laws"]}


def test_a_paragraph_is_cited_with_its_place_and_what_rests_on_it(call: Call) -> None:
    told = call("cite", law="§ 64A1")
    stamp = stamp_of(BOOK)
    assert stamp is not None
    assert (told["edition"], told["rules"]) == (stamp.year, stamp.rules)
    assert "revoke" in [each["rule"] for each in told["situations"]]
    assert told["gloss"]
    assert told["danish"].startswith("https://www.bridge.dk/")
    assert told["undecided"] == []


def test_what_the_site_does_not_rule_on_is_said(call: Call) -> None:
    (why,) = call("cite", law="4")["undecided"]
    assert why.startswith(NOT_HERE)
    nothing = call("find", sentence="xyzzy")
    assert nothing["situations"] == []
    assert nothing["undecided"][0].startswith(NOT_HERE)


def test_what_the_law_leaves_open_is_said_beside_the_ruling(call: Call) -> None:
    told = call("rule", rule="partner_to_lead", answers={"defending": "no"})
    assert told["verdict"] == "ingen udspilsbegrænsning"
    assert all(text.startswith(NOT_BY_LAW) for text in told["left_open"])
    assert told["left_open"]


@pytest.mark.parametrize(
    ("tool", "arguments", "expected"),
    [
        ("ask", {"rule": "revok"}, "mente du »revoke«"),
        ("ask", {"rule": "revoke", "answers": {"failure": "x"}}, "failure"),
        ("rule", {"rule": "revoke", "answers": {"foo": "bar"}}, "ukendt spørgsmål"),
        (
            "rule",
            {"rule": "partner_to_lead", "answers": {"defending": "no", "lead_turn": "first"}},
            "spørger reglen ikke om det",
        ),
        ("cite", {"law": "§ 200"}, "er ingen paragraf"),
    ],
)
def test_what_is_asked_in_a_wrong_way_is_refused_in_danish(
    call: Call, tool: str, arguments: dict[str, Any], expected: str
) -> None:
    with pytest.raises(RefusedError, match=expected):
        call(tool, **arguments)


@pytest.mark.parametrize(("half", "least"), [("tuned", 0.98), ("unseen", 0.95)])
def test_the_sentences_of_directors_are_found(half: str, least: float) -> None:
    """The situation is among the first three; on the unseen half nothing is tuned."""
    desk = Desk(content())
    hits = []
    for line in (ROOT / "tests" / "sentences" / f"{half}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            sentence, situations, _ = (part.strip() for part in line.split("|"))
            found = desk.find(sentence)["situations"][:3]
            pages = {each["page"] for each in found}
            hits.append(any(f"situationer/{slug}.md" in pages for slug in situations.split(",")))
    assert sum(hits) / len(hits) >= least
