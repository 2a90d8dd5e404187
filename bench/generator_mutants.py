"""Sixty changes of the generator: which of them a test notices that needs no built site.

`python -m bench.generator_mutants [NUMBER …]` tries them in a copy.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from bench.__main__ import ALL, project_copy
from generator.text.files import ROOT

LIST = ROOT / "tests" / "golden" / "generator_mutants.txt"
"""A line each: its file, the line it stood on, what stood there and what stands there instead."""
BUILT = re.compile(r"\b(site|address|browser|phone|desktop|new_\w+|printed_\w+): [A-Z]|-m mkdocs")
ROOMS = {
    "book": ["book", "views"],
    "cli": ["cases", "checks", "mutants", "diff"],
    "engine": ["engine", "laws", "incidents", "views", "cases"],
    "site": ["site", "views"],
    "text": ["views", "contents", "cases", "book"],
    "views": ["views", "book", "site"],
    "data": ["data", "diff"],
    "checks": ["checks", "mutants"],
}
"""The rooms of tests, where they are not the one of the same name."""


def noticed(line: str, copy: Path) -> str:
    name, number, *told = line.split("\t")
    before, after = map(json.loads, told)
    text = (copy / name).read_text()
    at = [n for n, one in enumerate(text.splitlines()) if one.strip() == before]
    if not at:
        return "gone"
    lines, nearest = text.splitlines(), min(at, key=lambda n: abs(n + 1 - int(number)))
    lines[nearest] = lines[nearest].replace(before, after)
    (copy / name).write_text("\n".join(lines) + "\n")
    room, *inner = name.split("/")[1:-1]
    rooms = [f"tools/{inner[0]}"] if room == "tools" and inner else ROOMS.get(room, [room])
    tests = [t for r in rooms for t in sorted((copy / "tests" / r).rglob("test_*.py"))]
    tests = [test for test in tests if not BUILT.search(test.read_text())]
    command = [sys.executable, "-m", "pytest", "-qx", "-n0", "--no-header", *map(str, tests)]
    done = subprocess.run(command, cwd=copy, capture_output=True, check=False) if tests else None
    (copy / name).write_text(text)
    return "no test" if done is None else "killed" if done.returncode else "alive"


if __name__ == "__main__":
    with project_copy(ALL) as copy:
        for n, one in enumerate(LIST.read_text().splitlines(), 1):
            if not sys.argv[1:] or str(n) in sys.argv[1:]:
                print(n, noticed(one, copy), one, sep="\t", flush=True)
