"""The theme's style sheets without what no page uses, and ours without their comments."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import rcssmin  # type: ignore[import-untyped]
import tinycss2  # type: ignore[import-untyped]
from tinycss2.ast import AtRule, Node, QualifiedRule  # type: ignore[import-untyped]

OURS = "assets/css"
CLASS_ATTRIBUTE = re.compile(r'\bclass="?([^">]*)')
WORD = re.compile(r"[\w-]+")
COLOUR = re.compile(r"\bdata-md-color-\w+=\W?([\w-]+)")
"""A colour scheme, as a page names it and as a selector does."""
CHOICE = re.compile(r":(?:not|is|where|has)\([^()]*\)")
CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
NESTING = ("media", "supports")


def slim(site: Path, tags: str) -> None:
    """Take out of the theme's style sheets the rules whose classes no tag has and no script names.

    Ours have no such rules, and classes that a script puts together.
    """
    used = frozenset(_words(site, tags))
    for file in sorted(site.rglob("*.css")):
        text = file.read_text("utf-8")
        if file.parent != site / OURS:
            text = _slim(text, used)
        file.write_text(str(rcssmin.cssmin(text)), "utf-8")


def _slim(text: str, used: frozenset[str]) -> str:
    return "".join(_kept(tinycss2.parse_stylesheet(text, skip_comments=True), used))


def _words(site: Path, tags: str) -> Iterator[str]:
    for classes in CLASS_ATTRIBUTE.findall(tags):
        yield from classes.split()
    yield from COLOUR.findall(tags)
    for file in site.rglob("*.js"):
        yield from WORD.findall(file.read_text("utf-8"))


def _kept(rules: Iterable[Node], used: frozenset[str]) -> Iterator[str]:
    for rule in rules:
        if isinstance(rule, QualifiedRule):
            selectors = ",".join(s for s in _selectors(rule.prelude) if _may_match(s, used))
            if selectors:
                yield f"{selectors}{{{tinycss2.serialize(rule.content)}}}"
        elif isinstance(rule, AtRule) and rule.lower_at_keyword in NESTING:
            inner = "".join(_kept(tinycss2.parse_rule_list(rule.content), used))
            if inner.strip():
                yield f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inner}}}"
        else:
            yield tinycss2.serialize([rule])


def _selectors(prelude: Iterable[Node]) -> Iterator[str]:
    """The selectors of a rule, apart at the commas that stand in no bracket."""
    part: list[Node] = []
    for token in prelude:
        if token == ",":
            yield tinycss2.serialize(part)
            part = []
        else:
            part.append(token)
    yield tinycss2.serialize(part)


def _may_match(selector: str, used: frozenset[str]) -> bool:
    bare = CHOICE.sub("", selector)
    return used.issuperset([*CLASS.findall(bare), *COLOUR.findall(bare)])
