"""Asks cdmn, a reasoner over DMN that nobody here wrote, for an incident on two rows or on none.

It runs in an environment of its own, .venv-dmn. Standard input is [{xml, arrivals}]: a table, and
the answers, each time, that its rule is handed over with. Standard output is [{overlap, gap}]: an
incident on two rows and one on none that can arrive, as cdmn tells it, or null.
"""

import json
import re
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from itertools import chain
from xml.etree import ElementTree

from cdmn.cdmn import generate_fodot
from cdmn.parse_xml import XMLparser
from cdmn.table_operations import replace_with_error_check
from idp_engine import model_expand
from idp_engine.Parse import idpparser

DMN = "{https://www.omg.org/spec/DMN/20191111/MODEL/}"
NOTHING = "No models."
OUTPUT = "ruled"  # `row` is a name of its own
STRING = re.compile(r'"([^"]*)"')


def plain(xml: str, arrived: Mapping[str, str]) -> str:
    """The table as cdmn reads one: an output, and no answer that two questions have.

    Of a question that has been answered, only that answer is left, and the rows that it may be on.
    """
    top = ElementTree.fromstring(xml)
    (table,) = top.iter(f"{DMN}decisionTable")
    (variable,) = top.findall(f"{DMN}decision/{DMN}variable")
    variable.set("name", OUTPUT)
    only, *others = table.findall(f"{DMN}output")
    only.set("name", OUTPUT)
    for output in others:
        table.remove(output)
    rows = table.findall(f"{DMN}rule")
    for number, row in enumerate(rows):
        only, *others = row.findall(f"{DMN}outputEntry")
        only[0].text = f'"row_{number}"'
        for entry in others:
            row.remove(entry)
    for n, asked in enumerate(table.findall(f"{DMN}input")):
        name = asked.findtext(f"{DMN}inputExpression/{DMN}text", "")
        asked.set("label", name)
        answers = asked.findall(f"{DMN}inputValues/{DMN}text")
        cells = {
            cell: row
            for row in rows
            for cell in row.findall(f"{DMN}inputEntry")[n].findall(f"{DMN}text")
        }
        for cell in chain(answers, cells):
            keys = STRING.findall(cell.text or "")
            left = [key for key in keys if arrived.get(name, key) == key]
            if keys and not left:
                table.remove(cells[cell])
            cell.text = ",".join(f'"x{n}_{key}"' for key in left) or "-"
        rows = table.findall(f"{DMN}rule")
    return ElementTree.tostring(top, "unicode")


def found(xml: str, check: str) -> str | None:
    """The first incident that this check of cdmn's finds."""
    parser = XMLparser(xml)
    tables = parser.get_tables()
    asked = replace_with_error_check(tables, check, tables[0][0][0])
    theory = generate_fodot(asked, add_main=True, add_display=False, xml_parser=parser)
    told = idpparser.model_from_str(theory)
    first, *_ = map(str, model_expand(told.theories["T"], *told.structures.values(), max=1))
    return None if first == NOTHING else first


def main() -> None:
    told = []
    with redirect_stdout(sys.stderr):  # cdmn tells how far it has come
        for file in json.load(sys.stdin):
            whole = plain(file["xml"], {})
            gap = found(whole, "gap")
            if gap:  # may be one that nothing arrives with
                gaps = (found(plain(file["xml"], known), "gap") for known in file["arrivals"])
                gap = next(filter(None, gaps), None)
            told.append({"overlap": found(whole, "overlap"), "gap": gap})
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
