"""Texts as the laws write them, in blocks, and as they are said: one line, bound where it must."""

import re
from collections.abc import Mapping
from enum import Enum

_LINES = re.compile(r"[ \n]+")
_BOUND = re.compile(r"(§) (?=\d)|(?<=\d) (?=%)")
_MARK = re.compile(r" *((?:ja |nej )?[=~]|[-+])(?: |$)")


class Named(Enum):
    """What addresses, cases and data call by its name in small letters."""

    @property
    def key(self) -> str:
        return self.name.lower()


def text(block: str) -> str:
    """One line of a block; what must not be parted at the end of a line is bound together."""
    return _BOUND.sub(lambda found: f"{found[1] or ''}\u00a0", _LINES.sub(" ", block).strip(" "))


def marked(block: str, *marks: str) -> Mapping[str, tuple[str, ...]]:
    """What stands in a block after each of its marks, and before them after the empty one.

    Only `-` may stand twice. Raises TypeError for a mark that is none, or not of this block.
    """
    found: dict[str, list[str]] = {"": [""]}
    mark = ""
    for line in block.split("\n"):
        begun = _MARK.match(line)
        if begun:
            mark = begun[1]
            if mark not in marks or (mark in found and mark != "-"):
                allowed = " ".join(marks)
                raise TypeError(f"»{line.strip()}«: expected one of {allowed}, and each but - once")
            found.setdefault(mark, []).append("")
        found[mark][-1] += f"\n{line[begun.end() if begun else 0 :]}"
    said = {mark: tuple(map(text, each)) for mark, each in found.items()}
    for each in (one for every in said.values() for one in every):
        if re.search("[=~]", each):
            raise TypeError(f"»{each}«: = and ~ are marks, and stand first in a line")
    return said


def one(marks: Mapping[str, tuple[str, ...]], mark: str) -> str | None:
    """What stands after a mark; None where it does not stand there."""
    return marks[mark][0] if mark in marks else None
