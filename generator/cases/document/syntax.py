"""Danish explanations of libyaml's syntax errors."""

import re
from collections.abc import Sequence

import yaml

TO_QUOTE = "en tekst kan ikke begynde med det tegn; sæt den i anførselstegn"
COLON = "et kolon midt i en tekst; sæt hele teksten i anførselstegn"
BULLET = "et punkt i en liste begynder med »- «: en bindestreg og et mellemrum"
QUOTE = "en tekst i anførselstegn bliver ikke sluttet"
TOO_FAR_IN = "linjen er rykket for langt ind; lad den flugte med nøglerne over"
KEY = "her skulle stå »nøgle: værdi« med kolon og mellemrum"
TEXT_ABOVE = "er linjen en del af teksten over, så skriv > efter nøglen, og ryk teksten ind"
IN_BRACKETS = "en tekst med komma eller kolon skal i anførselstegn"
GOES_ON = (
    "teksten går videre efter et anførselstegn eller en parentes; skriv »…« i teksten, eller sæt "
    "det hele i '…'"
)

PROBLEMS = (
    ("mapping values are not allowed", COLON),
    ("could not find expected ':'", f"{KEY}; {TEXT_ABOVE}"),
    ("character that cannot start", TO_QUOTE),
    ("expected alphabetic or numeric", TO_QUOTE),
    ("non-alphabetical character", TO_QUOTE),
    ("mapping keys are not allowed", TO_QUOTE),
    ("expected whitespace or line break", TO_QUOTE),
    ("unexpected ':'", COLON),
    ("expected key", "linjen flugter ikke med dem over; ryk den ind eller ud, så den gør det"),
    (
        "expected '-'",
        "punkterne i listen flugter ikke; hvert begynder med »- « lige under det forrige",
    ),
    ("sequence entries are not allowed", "»- « kan ikke stå her; begynd listen på en ny linje"),
    (
        "expected ',' or ']'",
        f"i listen, der begynder her, mangler et komma eller en ]; {IN_BRACKETS}",
    ),
    (
        "expected ',' or '}'",
        f"i det, der begynder her, mangler et komma eller en }}; {IN_BRACKETS}",
    ),
    ("expected node content", "der mangler en værdi"),
    ("unexpected end of stream", QUOTE),
    ("unexpected document indicator", QUOTE),
    ("escape character", 'tegnet \\ betyder noget særligt i ""; brug enkelte anførselstegn'),
    ("escape code", 'tegnet \\ betyder noget særligt i ""; brug enkelte anførselstegn'),
    ("expected comment or line break", "der mangler linjeskift efter > eller |"),
    ("incompatible YAML", "slet linjen med %YAML; den bruges ikke her"),
    ("directive", "en linje kan ikke begynde med %; slet den"),
    ("expected <document start>", "her burde filen være slut; flugter linjen med dem over?"),
)

UNENDED = ("unexpected end of stream", "expected ','", "expected ':'")
"""Problems that libyaml reports later than where they began."""

FENCE = re.compile("```")
FALSE_BULLET = re.compile(r"(-|[–—−•*] )\w+:")
"""A step after a dash without a space, or after a word processor's dash."""
BARE_KEY = re.compile(r"[\w ]+")
HAS_COLON = re.compile(r":(\s|$)")
KEY_LINE = re.compile(r" *[a-z_]+:(?:\s|$)")
OPENS_QUOTE = re.compile(r"^ *(?:- )?[\w ]+: (?:\"[^\"]*|'[^']*)$")
"""A text in quotes that the line does not end."""


def explained(error: yaml.MarkedYAMLError, text: str) -> tuple[int, int, str]:
    """Line and column, counted from 1, and the explanation."""
    problem = error.problem or ""
    began = any(unended in problem for unended in UNENDED)
    marks = (error.problem_mark, error.context_mark)
    first, second = reversed(marks) if began else marks
    mark = first or second
    lines = text.split("\n")
    line, column = (mark.line, mark.column) if mark else (0, 0)
    if line >= len(lines):  # the file ends too early; libyaml points at the line after its last
        line, column = len(lines) - 1, len(lines[-1])
    known = (danish for english, danish in PROBLEMS if english in problem)
    message = next(known, f"kan ikke læses som YAML ({problem}); se efter tegn og indrykning")
    return _real_cause(problem, lines, line, column) or (line + 1, column + 1, message)


def _real_cause(
    problem: str, lines: Sequence[str], line: int, column: int
) -> tuple[int, int, str] | None:
    """A mistake that libyaml does not know; it reports only a consequence."""
    written = (n for n in range(line - 1, -1, -1) if lines[n].strip())
    above = next((n for n in written if not lines[n].lstrip().startswith("#")), line)
    for n in (above, line):
        if FENCE.match(lines[n].lstrip()):
            return n + 1, 1, "slet linjen med ```; den hører ikke til i filen"
        if FALSE_BULLET.match(lines[n].lstrip()):
            return n + 1, _indent(lines[n]) + 1, BULLET
    before = lines[line][:column]
    if "expected key" in problem and before.strip():
        # a text in quotes that began above is closed by a quote in this line
        opened = [n for n in range(line) if OPENS_QUOTE.match(lines[n])]
        if opened:
            return opened[-1] + 1, lines[opened[-1]].index(": ") + 3, QUOTE
        return line + 1, column + 1, GOES_ON
    if "expected '-'" in problem and KEY_LINE.match(lines[line]):
        return line + 1, _indent(lines[line]) + 1, TOO_FAR_IN
    if "mapping values" in problem and _goes_too_far_in(lines, above, line, column):
        return line + 1, _indent(lines[line]) + 1, TOO_FAR_IN
    lost = "mapping values" in problem and BARE_KEY.fullmatch(before)
    if lost and above < line and not HAS_COLON.search(lines[above]):
        return above + 1, _indent(lines[above]) + 1, KEY
    return None


def _goes_too_far_in(lines: Sequence[str], above: int, line: int, column: int) -> bool:
    """Whether a key is read as the end of the text above, since it begins further in."""
    key = KEY_LINE.match(lines[line])
    first = bool(key) and lines[line].index(":") == column
    return (
        first
        and bool(KEY_LINE.match(lines[above]))
        and _indent(lines[above]) < _indent(lines[line])
    )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
