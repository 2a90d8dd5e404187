"""The built site without what nobody asks for: files, rules of style, blanks, comments."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import rcssmin  # type: ignore[import-untyped]
import tinycss2  # type: ignore[import-untyped]
from rjsmin import jsmin  # type: ignore[import-untyped]
from tinycss2.ast import AtRule, Node, QualifiedRule  # type: ignore[import-untyped]

ASKED_FOR = re.compile(r'\b(?:href|src)="?([^"\s>?#]+)')
OF_THE_BUILDER = (".js", ".css", ".json", ".map")
"""What a builder brings with it, needed or not."""


def pages_of(site: Path) -> dict[str, str]:
    """The text of every page, by its file below the site's folder."""
    files = sorted(site.rglob("*.html"))
    return {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in files}


def tags_of(pages: Iterable[str]) -> str:
    """Every tag of the pages, each once: most stand in every page, and are looked through once."""
    return ">".join(dict.fromkeys(tag for page in pages for tag in page.split(">")))


def drop_unused(site: Path, docs: Path, tags: str) -> None:
    """Remove the builder's own scripts and style sheets that no page asks for in its tags."""
    asked = {Path(path).name for path in ASKED_FOR.findall(tags)}
    for file in sorted(site.rglob("*")):
        ours = (docs / file.relative_to(site)).exists()
        if file.suffix in OF_THE_BUILDER and not ours and file.name not in asked:
            file.unlink()
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def used(folder: Path) -> Iterator[str]:
    """Every file of a built site below its folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            yield file.relative_to(folder).as_posix()


UNREAD = re.compile(r'<link rel="(?:prev|next)"[^>]*>\s*|<meta name="generator"[^>]*>\s*')
"""Tags that the builder puts in the head of a page, and no browser uses."""
EXPLAINED = re.compile(r'<abbr title="([^"]*)">([^<]*)</abbr>')
SCRIPTS = "assets/js"
BLANK = re.compile(r"\n(?=</?(?:meta|link|title|style)\b)")
"""A line end that no browser shows: in the head of a page."""


def slim_page(text: str) -> str:
    """A page without the blanks and tags that change nothing; a word is explained once."""
    explained: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in explained:
            return found[2]
        explained.add(found[1])
        return found[0]

    text = EXPLAINED.sub(once, UNREAD.sub("", text))
    if "<pre" in text:
        return text
    return BLANK.sub("", "\n".join(filter(None, map(str.strip, text.split("\n")))))


def slim_scripts(site: Path) -> None:
    """Strip each script of its comments, but for the licences (`/*!`), and of its blanks."""
    for file in sorted((site / SCRIPTS).glob("*.js")):
        file.write_text(str(jsmin(file.read_text("utf-8"), keep_bang_comments=True)), "utf-8")


OURS = "assets/css"
CLASS_ATTRIBUTE = re.compile(r'\bclass="?([^">]*)')
WORD = re.compile(r"[\w-]+")
COLOUR = re.compile(r"\bdata-md-color-\w+=\W?([\w-]+)")
"""A colour scheme, as a page names it and as a selector does."""
CHOICE = re.compile(r":(?:not|is|where|has)\([^()]*\)")
CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
NESTING = ("media", "supports")


def slim_styles(site: Path, tags: str) -> None:
    """Take out of the theme's style sheets the rules whose classes no tag has and no script names.

    Ours have no such rules, and classes that a script puts together.
    """
    used = frozenset(_words(site, tags))
    for file in sorted(site.rglob("*.css")):
        text = file.read_text("utf-8")
        if file.parent != site / OURS:
            text = "".join(_kept(tinycss2.parse_stylesheet(text, skip_comments=True), used))
        file.write_text(str(rcssmin.cssmin(text)), "utf-8")


def _words(site: Path, tags: str) -> Iterator[str]:
    for classes in CLASS_ATTRIBUTE.findall(tags):
        yield from classes.split()
    yield from COLOUR.findall(tags)
    for file in site.rglob("*.js"):
        yield from WORD.findall(file.read_text("utf-8"))


def _kept(rules: Iterable[Node], used: frozenset[str]) -> Iterator[str]:
    for rule in rules:
        if isinstance(rule, QualifiedRule):
            selectors = ",".join(
                selector
                for selector in _selectors(rule.prelude)
                for bare in (CHOICE.sub("", selector),)
                if used.issuperset([*CLASS.findall(bare), *COLOUR.findall(bare)])
            )
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
