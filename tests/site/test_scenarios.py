"""What a user does in a browser, as lines of text: start, say or tap, see; and what runs them.

    # one step back takes the last answer away
    phone /situationer/kulorsvigt/#/failure=suit
    tap »Tilbage« ⇒ #guide-heading = Hvad skete der?
    url ends #/

Before the first scenario stands what is said of all: `$name = text` is put where `$name` is said,
and `word = verb …{}…` makes a line `word a b` say that verb of each. `»name«` is the button, link
or other control that says so (`»name…«`: begins so); else a place is a selector of Playwright's.
"""

import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import pytest
from conftest import ROOT
from playwright.sync_api import Locator, Page, expect

ROLES = ("button", "link", "radio", "checkbox", "textbox", "spinbutton", "combobox")
SEEN = re.compile(r"(.*?) (=|has|lacks|holds|×|is)(?: (.*))?$")


class Scenario(NamedTuple):
    """Its title, its lines with their numbers, and what its file says of all of them."""

    title: str
    lines: tuple[tuple[int, str], ...]
    said: Mapping[str, str]


def read(file: Path) -> Iterator[Scenario]:
    said: dict[str, str] = {}
    begun: list[tuple[str, list[tuple[int, str]]]] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if line.startswith("# "):
            begun.append((line[2:], []))
        elif line and begun:
            begun[-1][1].append((number, line))
        elif line:
            name, _, text = line.partition(" = ")
            said[name] = _with(text, said)
    return (Scenario(title, tuple(lines), said) for title, lines in begun)


def _with(text: str, said: Mapping[str, str]) -> str:
    return re.sub(r"\$\w+", lambda name: said[name[0]], text)


SCENARIOS = [
    (file, scenario)
    for folder in ("site", "tools")
    for file in sorted((ROOT / "tests" / folder).rglob("*.txt"))
    if re.search(r"^(?:phone|desktop|scriptless|as_file) ", file.read_text("utf-8"), re.MULTILINE)
    for scenario in read(file)
]


@pytest.mark.browser
@pytest.mark.parametrize(
    ("file", "scenario"), SCENARIOS, ids=[f"{file.stem}: {one.title}" for file, one in SCENARIOS]
)
def test_what_a_user_does(file: Path, scenario: Scenario, request: pytest.FixtureRequest) -> None:
    said = dict(scenario.said)
    device = scenario.lines[0][1].partition(" ")[0]
    page: Page = request.getfixturevalue(device)
    for number, line in scenario.lines:
        try:
            done, *seen = line.split(" ⇒ ")
            verb, _, rest = done.partition(" ")
            each = (shlex.split(rest) or [""]) if verb in said else [rest]
            for one in each:
                _step(page, said.get(verb, f"{verb} {{}}").replace("{}", one), said)
            for one in seen:
                _step(page, one if one.startswith("url ") else f"see {one}", said)
        except Exception as error:
            error.add_note(f"{file}:{number}: {line}")
            raise


def _step(page: Page, line: str, said: dict[str, str]) -> None:
    verb, _, rest = _with(line, said).partition(" ")
    place, _, text = rest.partition(" = ")
    match verb:
        case "tap" | "focus" | "check" | "uncheck":
            for one in rest.split(" | "):
                getattr(_found(page, one), "click" if verb == "tap" else verb)()
        case "fill":
            _found(page, place).fill(text.replace(r"\n", "\n"))
        case "choose":
            _found(page, place).select_option(text)
        case "press":
            for key in rest.split():
                page.keyboard.press(key)
        case "type":
            page.keyboard.type(rest)
        case "phone" | "desktop" | "scriptless" | "as_file" | "open":
            page.goto(rest)
        case "afresh":
            there = rest or page.url
            page.goto("about:blank")
            page.goto(there)
        case "back":
            page.go_back()
        case "forward":
            page.go_forward()
        case "reload":
            page.reload()
        case "print":
            page.emulate_media(media="print")
        case "scheme":
            page.emulate_media(color_scheme="dark" if rest == "dark" else "light")
        case "width":
            page.set_viewport_size({"width": int(rest), "height": 844})
        case "offline":
            page.context.set_offline(True)
        case "keep":
            said[f"${place}"] = _found(page, text).inner_text()
        case "url":
            how, _, text = rest.partition(" ")
            signs = "".join(f"(?:{re.escape(sign)}|{re.escape(quote(sign))})" for sign in text)
            pattern = re.compile(signs + "$" * (how == "ends"))
            if how == "lacks":
                expect(page).not_to_have_url(pattern)
            else:
                expect(page).to_have_url(pattern)
        case "so":
            assert page.evaluate(rest)
        case "see":
            _see(page, rest)
        case _:
            raise ValueError(f"no such step: {verb}")


def _found(page: Page, place: str) -> Locator:
    around, named, rest = place.partition("»")
    if not named:
        return page.locator(place)
    name, _, after = rest.partition("«")
    inside = page.locator(around.strip() or ":root")
    said = f"/^{re.escape(name[:-1])}/" if name.endswith("…") else f'"{name}"s'
    first, *others = (inside.locator(f"role={role}[name={said}]") for role in ROLES)
    for other in others:
        first = first.or_(other)
    after = after.removeprefix(" >>").strip()
    return first.locator(after) if after else first


def _see(page: Page, rest: str) -> None:
    told = SEEN.match(rest)
    place, how, text = told.groups(default="") if told else (rest, "is", "visible")
    seen = expect(_found(page, place))
    match how, text:
        case "=", _:
            seen.to_have_text(text)
        case "has", _:
            seen.to_contain_text(text)
        case "lacks", _:
            seen.not_to_contain_text(text)
        case "holds", _:
            seen.to_have_value(text.replace(r"\n", "\n"))
        case "×", _:
            seen.to_have_count(int(text))
        case "is", "in view":
            seen.to_be_in_viewport()
        case "is", "out of view":
            seen.not_to_be_in_viewport()
        case "is", "wholly in view":
            seen.to_be_in_viewport(ratio=1)
        case "is", "unchecked":
            seen.not_to_be_checked()
        case _:
            getattr(seen, f"to_be_{text}")()  # visible, hidden, focused, disabled, checked
