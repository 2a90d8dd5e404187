"""A finding as GitHub shows it beside its line: a workflow command."""

from generator.cases.findings import Finding


def annotation(finding: Finding) -> str:
    """`::error file=…,line=…,col=…,title=…::besked`"""
    kind = "notice" if finding.advice else "error"
    file, line, column = finding.place
    values = {"file": file, "line": line, "col": column, "title": finding.code.heading}
    properties = ",".join(f"{name}={_property(str(value))}" for name, value in values.items())
    return f"::{kind} {properties}::{_data(finding.summary)}"


def _data(text: str) -> str:
    """Escape line breaks, so that no line of the text is taken for a command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
