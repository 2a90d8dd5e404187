"""Jinja2 to Typst; every expression is escaped unless a filter has made Typst of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import TemplateError, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from generator.book.role_signs import signed
from generator.book.typst import markup
from generator.book.typst.compiler import BookError, Piece
from generator.text.templates import environment
from rules_src.model.roles import ROLES, spoken


def imports(library: str) -> str:
    """What every file of a document begins with."""
    return f'#import "/{library}.typ": *\n'


TEMPLATES = environment(markup.plain, Path(__file__).parents[1] / "templates")


@pass_context
def _say(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ counted in the register."""
    return markup.prose(_named(context, text, names))


@pass_context
def _word(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ not counted."""
    return markup.plain(_named(context, text, names))


def _named(context: Context, text: str, names: Mapping[str, str] | None) -> str:
    named = spoken(text, names or context["names"])
    return signed(named) if context["signs"] else named


def _string(text: str) -> Markup:
    return Markup(markup.string(text))


TEMPLATES.filters.update(
    say=_say,
    word=_word,
    prose=markup.prose,
    law=markup.law,
    laws=markup.laws,
    cited=markup.cited,
    string=_string,
)


def piece(template: str, file: str, about: str, library: str = "handbook", **context: Any) -> Piece:
    """One file of a document; `about` names it in error messages: »sagen …«."""
    values = {"names": ROLES, "signs": False, **context}
    try:
        text = TEMPLATES.get_template(f"{template}.typ.jinja").render(values)
    except (TemplateError, ValueError, AttributeError, TypeError, KeyError) as error:
        raise BookError(f"Skabelonen {template} fejler ved {about}: {error}") from error
    return Piece(file, about, (imports(library) if template != "places" else "") + text)
