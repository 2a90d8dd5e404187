"""Pages by Jinja2 to Danish Markdown, with the terms explained that stand on them."""

import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from generator import tools
from generator.text import markdown
from generator.text.page import PageSpec
from generator.text.templates import environment
from generator.views.decision_table import is_exception
from rules_src.contents.glossary import TERMS
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.presentation.search import TOOLTIPS

WORD = re.compile(r"[A-Za-zÆØÅæøåÉé]+")


class Explained(NamedTuple):
    short: str
    means: str


def explained(text: Markup) -> tuple[Explained, ...]:
    """The terms of a text that have a tooltip, as written outside tags, longest first."""
    bare = TAGS.sub(" ", text)
    words = {*WORD.findall(bare)}
    written = {term for form, term in _FORMS if form <= words and term.short in bare}
    return tuple(sorted(written, key=lambda e: (-len(e.short), e.short)))


_FORMS = tuple(
    (frozenset(WORD.findall(form)), Explained(form, term.explanation))
    for term in TERMS
    if term.danish in TOOLTIPS
    for written in (term.danish, *term.also)
    for form in (written, written[0].upper() + written[1:])
)


TAGS = re.compile(r"<[^>]*>|\]\([^)\"]*(\"[^\"]*\")?\)|&#?\w+;")

LISTS = ("home", "situations", "about", "cases", "laws")
"""Templates of pages that lead to others: they explain no words."""

STYLES: Mapping[str, tuple[str, ...]] = {
    "situation": ("guide",),
    "download": ("download",),
    "changes": ("changes",),
}
"""The style sheets that a kind of page needs besides the site's own."""

TEMPLATES = environment(markdown.plain, Path(__file__).parent / "templates", tools.FOLDER)


@pass_context
def _say(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ as links."""
    return markdown.prose(spoken(text, names or context["names"]), context["root"])


@pass_context
def _word(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, without links: for headings, summaries and link texts."""
    return markdown.plain(spoken(text, names or context["names"]))


@pass_context
def _prose(context: Context, text: str) -> Markup:
    """Contributed text: no roles, but its §§ as links."""
    return markdown.prose(text, context["root"])


@pass_context
def _law(context: Context, ref: str, gloss: bool = True) -> Markup:
    return markdown.law_link(ref, context["root"], gloss)


@pass_context
def _laws(context: Context, refs: tuple[str, ...]) -> Markup:
    return Markup(", ").join(markdown.law_link(ref, context["root"]) for ref in refs)


@pass_context
def _url(context: Context, page: str) -> Markup:
    """The way from this page to another page's file."""
    return Markup(context["root"] + page)


@pass_context
def _attr(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    return markdown.attribute(text, names or context["names"])


def _yaml(text: str) -> Markup:
    """A value of the front matter, which the theme puts into HTML as it stands."""
    return _json(html.escape(" ".join(text.split())))


def _json(value: object) -> Markup:
    """A value of the front matter that the theme reads as data."""
    return Markup(json.dumps(value, ensure_ascii=False))


TEMPLATES.filters.update(
    say=_say, word=_word, prose=_prose, law=_law, laws=_laws, url=_url, attr=_attr,
    yaml=_yaml, json=_json, law_ref=LawRef.parse,
)  # fmt: skip
TEMPLATES.globals.update(is_exception=is_exception, explained=explained)


def render(spec: PageSpec) -> str:
    """The text of one page; links find their way from where it lies."""
    context = {
        **spec._asdict(),
        "root": "../" * spec.path.count("/"),
        "styles": spec.styles or STYLES.get(spec.template, ()),
        "tooltips": spec.tooltips and spec.template not in LISTS,
        **spec.context,
    }
    text = TEMPLATES.get_template(f"{spec.template}.md.jinja").render(context)
    lines = [line.rstrip() for line in text.strip().split("\n")]
    # at most one empty line in a row, none at the ends
    return "\n".join(line for n, line in enumerate(lines) if line or lines[n - 1]) + "\n"
