"""What a workflow prints so that GitHub shows a finding beside the line it is about."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """Something to fix or to consider, wherever it was found."""

    file: str
    line: int
    column: int
    advice: bool
    title: str
    text: str
    """As it stands on a terminal."""
    message: str


def annotation(said: Said) -> str:
    """`::error file=…,line=…,col=…,title=…::besked`"""
    sort = "notice" if said.advice else "error"
    told = {"file": said.file, "line": said.line, "col": said.column, "title": said.title}
    properties = ",".join(f"{name}={_property(str(value))}" for name, value in told.items())
    return f"::{sort} {properties}::{_data(said.message)}"


def _data(text: str) -> str:
    """No line of it can be taken for a command of its own."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
