"""The graph as data: what is in it, how large it is, and that the script speaks as Python does."""

import gzip
import json
import re

import pytest
from conftest import ROOT
from guide_paths import names_of
from own_book import BOOK
from playwright.sync_api import Page, expect
from rjsmin import jsmin  # type: ignore[import-untyped]

from generator.site.scripts import FOLDER as SHARED
from generator.site.scripts import SCRIPTS, script, source
from generator.text.page import inline_json
from generator.tools import FOLDER
from generator.tools.guide import graph, page_graph, whole_graph
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.model.roles import ALOUD, ROLES, SEATED, spoken
from rules_src.model.situation import Situation

KB = 1000
SCRIPT, GRAPH = 18.5 * KB, 12.5 * KB
FETCHES = "club"
"""The script that joins a club's set asks for the documents of the same site."""


def compressed(text: str) -> int:
    return len(gzip.compress(text.encode(), 9))


def test_the_script_is_small() -> None:
    assert compressed(jsmin(script("guide"))) <= SCRIPT


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.slug)
def test_the_graph_of_a_page_is_small(situation: Situation) -> None:
    assert compressed(inline_json(page_graph(BOOK, situation))) <= GRAPH


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.slug)
def test_a_page_can_walk_all_its_own_rules_and_say_where_the_others_are(
    situation: Situation,
) -> None:
    found = page_graph(BOOK, situation)
    assert all("start" in found["rules"][rule.__name__] for rule in situation.rules)
    named = {step[key] for step in found["steps"] for key in ("on", "fresh") if key in step}
    assert named <= {*found["rules"]}
    at_once = {step["on"] for step in found["steps"] if "on" in step and "when" not in step}
    judges = {fact["by"] for fact in found["facts"] if "by" in fact}
    assert all("start" in found["rules"][rule] for rule in at_once | judges)


def test_everything_is_said_once_and_nothing_that_is_not_used() -> None:
    found = whole_graph(BOOK)
    for part in ("facts", "steps", "nodes"):
        texts = [json.dumps(one, ensure_ascii=False) for one in found[part]]
        assert len(texts) == len(set(texts)), part
    nodes = found["nodes"]
    below = {n for node in nodes for _, n in node.get("to", ())}
    roots = {rule["start"] for rule in found["rules"].values()}
    assert below | roots == {*range(len(nodes))}
    said = {n for node in nodes for n in (*node.get("say", ()), *node.get("end", ()))}
    instead = {n for each in said for n in found["steps"][each].get("off", ())}
    assert said | instead == {*range(len(found["steps"]))}
    assert {node["ask"] for node in nodes if "to" in node} == {*range(len(found["facts"]))}


def test_a_page_that_writes_a_role_can_say_it() -> None:
    for situation in SITUATIONS:
        roles = graph(BOOK, [rule.name for rule in BOOK.rules_of(situation)])["roles"]
        assert {ALOUD[role] for role in ALOUD if role in roles} <= set(roles), situation.slug


def test_the_data_cannot_end_its_script_element() -> None:
    assert not set("<>&") & set(inline_json(whole_graph(BOOK)))
    assert json.loads(inline_json({"text": "</script> & <b>"})) == {"text": "</script> & <b>"}


SPEAK = """(code) => {
  const box = document.querySelector(".guide");
  const graph = globalThis.guideGraph;
  const one = (within, selector) => within.querySelector(selector);
  const speak = new Function("graph", "box", "one", code + `
    return (texts, told) => told.map(([rule, seat]) =>
      texts.map((text) => fill(text, namesOf({ rule, seat, answers: {} }))));`);
  return (texts, told) => speak(graph, box, one)(texts, told);
}"""


@pytest.mark.browser
def test_the_script_fills_in_every_text_for_every_seat_as_python_does(phone: Page) -> None:
    found = whole_graph(BOOK)
    texts = [*found["roles"].values(), *found["whens"]]
    texts += [f"{{{r[0].upper()}{r[1:]}}} og {{{r}'s}} kort, {{{r}}}" for r in found["roles"]]
    texts += [step[key] for step in found["steps"] for key in ("says", "short") if key in step]
    texts += [node["verdict"] for node in found["nodes"] if "verdict" in node]
    for fact in found["facts"]:
        texts += [fact["ask"], *fact["answers"].values(), *fact.get("weigh", ())]
        texts += [fact.get("help", "")]
    asking = {s.who.role: s.rule.__name__ for s in SITUATIONS if s.who}
    assert {*asking} == {*SEATED}
    told = [(role, seat) for role in asking for seat in Seat]
    phone.goto("/guide/#/revoke")
    expect(phone.locator(".guide-answers")).to_be_visible()
    parts = ("shared/page", "shared/names", "roles")
    words = "\n".join(source("guide", part).read_text("utf-8") for part in parts)
    shown = phone.evaluate(
        f"([code, texts, told]) => ({SPEAK})(code)(texts, told)",
        [words, texts, [["revoke", ""], *([asking[role], seat.text] for role, seat in told)]],
    )
    names = [ROLES, *(names_of(role, seat) for role, seat in told)]
    for known, given in zip(names, shown, strict=True):
        assert given == [spoken(text, known) for text in texts]


def test_the_script_is_classic_and_asks_for_nothing() -> None:
    for name in SCRIPTS:
        text = jsmin(script(name))
        asked = r"\b(import|export|XMLHttpRequest|eval)\b" + (
            "" if name == FETCHES else r"|\bfetch\("
        )
        assert not re.search(asked, text)
        templates = text.split("`")[1::2]
        nested = [part for part in templates if part.count("{") != part.count("}")]
        assert not nested, "rjsmin takes blanks out of a template inside another; join with `+`"


def test_every_part_of_a_script_is_in_it() -> None:
    used = {source(name, part) for name, parts in SCRIPTS.items() for part in parts}
    assert {*FOLDER.glob("*/*.js"), *SHARED.glob("*/*.js")} == used
    shared = {f"shared/{file.stem}" for file in (SHARED / "shared").glob("*.js")}
    assert all(sum(one in parts for parts in SCRIPTS.values()) > 1 for one in shared)
    lent = {part for parts in SCRIPTS.values() for part in parts if "/" in part} - shared
    assert all(folder in SCRIPTS for folder, _, _ in (part.partition("/") for part in lent))
    assert (ROOT / "docs" / "assets" / "css" / "guide.css").is_file()
