"""What README shows is what the code does."""

import doctest
import re
from pathlib import Path

from generator.site.sections.contributing import packages

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_readme_give_what_they_show() -> None:
    found = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0


def test_readme_begins_with_the_site_and_says_what_a_bare_machine_lacks() -> None:
    text = README.read_text("utf-8")
    assert text.startswith("# Bridgelovene i praksis\n")
    assert "apt-get install git make python3-venv" in text


def test_its_map_has_every_room_each_after_those_that_it_imports() -> None:
    text = README.read_text("utf-8")
    rooms: list[str] = []
    for line in text.split("\n"):
        if top := re.match(r"    (rules_src|generator)/ ", line):
            rooms.append(top[1])
        elif room := re.match(r"      (\w+)(/|\.py) ", line):
            above = next(one for one in reversed(rooms) if "." not in one)
            rooms.append(f"{above}.{room[1]}")
    by_name = {package.name: package for package in packages()}
    assert {*by_name} - {*rooms} == {"generator.__main__"}
    for place, name in enumerate(rooms):
        imports = by_name[name].imports if name in by_name else ()
        assert {*imports} <= {*rooms[:place]}, name
