"""Danish as it is written: plurals, decimals, days, æ, ø and å, and answers as statements."""

import re
from collections.abc import Sequence
from datetime import date

MONTHS = (
    *("januar", "februar", "marts", "april", "maj", "juni"),
    *("juli", "august", "september", "oktober", "november", "december"),
)
_WRITTEN_OUT = str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "Æ": "Ae", "Ø": "Oe", "Å": "Aa"})


def plural(number: int, one: str, many: str) -> str:
    """The noun alone: `sag` or `sager`."""
    return one if number == 1 else many


def count(number: int, one: str, many: str) -> str:
    """`1 sag`, `2 sager`."""
    return f"{number} {plural(number, one, many)}"


def joined(names: Sequence[str]) -> str:
    """`♦9, ♦4 og ♣3`."""
    *first, last = names
    return f"{', '.join(first)} og {last}" if first else last


def together(statements: Sequence[str]) -> str:
    """Several statements as one sentence."""
    *first, last = statements
    return sentence(", og ".join([", ".join(first), last] if first else [last])) + "."


def decimal(value: float) -> str:
    """`3,5`: a measured figure; a score is written by `rules_src.scoring.figures`."""
    return f"{value:.1f}".replace(".", ",")


def day(when: date) -> str:
    """`21. november 2026`."""
    return f"{when.day}. {MONTHS[when.month - 1]} {when.year}"


def ascii_letters(text: str) -> str:
    """The text with æ, ø and å written out: `kuloersvigt`."""
    return text.translate(_WRITTEN_OUT)


def shortened(text: str, most: int) -> str:
    """At most so many letters; a longer text ends at a word."""
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def sentence(text: str) -> str:
    """The text with a capital first letter, or a role that begins a sentence."""
    place = 1 if text.startswith("{") else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]


SUBJECT = (
    r"(?:\{\w+\}|\w+s side|begge sider|der|du|det(?= (?:den|det|en|et|\{))"
    r"|(?:den|det|en|et) (?:nye|første|anden|andet|gentagne|endelige) \w+(?: end \w+)?"
    r"|\w{3,}(?:en|et|ne)(?: ved det andet bord)?(?! (?:ved|efter|til|der|som|af)\b))"
)
YES_OR_NO = re.compile(rf"(?P<verb>\w+) (?P<subject>{SUBJECT}) (?P<rest>.+)\?")
NOT = {
    "stadig ": "ikke længere ",
    "allerede ": "endnu ikke ",
    "også ": "ikke ",
    "sandsynligvis ": "sandsynligvis ikke ",
    "en ": "ingen ",
    "et ": "intet ",
}
"""How what follows is denied; what is not here keeps its place behind `ikke`."""
TWO_THINGS = (", og ", ", men ")
"""A question about two things at once: its answer is to neither alone."""
PRONOUN = re.compile(r"(?:det|den|sig)(?: (?:og|efter)\b.*)?")
"""It would stand before `ikke`."""

NOBODY = {"begge sider": "ikke begge sider", "nogen": "ingen"}

WHEN = re.compile(rf"(?:Hvornår|Hvordan|Hvornår og hvordan) (\w+) ({SUBJECT}|det)((?: \w+)?)\?")
DID = re.compile(rf"Hvad (?:gjorde|gør|vælger) ({SUBJECT})( med \w+)?\?")
CALLED = re.compile(r"Hvad (meldte|melder) (\{\w+\})((?: [^?]+)?)\?")
WHO = re.compile(r"Hvem ((?!var det)\w+ \w[^,]+)\?")
WHAT_IT_IS = re.compile(r"Hvilken slags \w+ er det\?")
WHOSE_TURN = "Hvis tur var det?"
WHAT_ONE_HAS = re.compile(r"Hvad har (\{\w+\}) (\w+)\?")
WITHOUT = re.compile(r"Hvad (?:ville|var) der (?:være|sandsynligvis)? ?sket ((?:uden|ved) [^?]+)\?")
SINCE = re.compile(r"Hvad er der sket (efter [^?]+)\?")
WHAT_IT_IS_ABOUT = "Hvad drejer det sig om?"
OPEN = re.compile(
    r"Hvad (?:er der sket|skete der|gik galt|gik skævt|siger de andre)\b"
    r"|Hvor (?:langt er|mange kort har hænderne)\b|Hvordan (?:kom|står det til)\b"
    r"|Hvem spørger hvem\b|Er der en grund\b"
)
"""Questions whose answers are statements themselves."""
NO_STATEMENT = re.compile(
    r"(?:ingenting|intet|nej|ja|noget andet|under|efter|før|i|ikke|færdigt?)\b.*"
)
IN_TIME = re.compile(r"(?:under|efter|før|inden|som|i|senere|til)\b.*")
OF_WHICH = re.compile(r"(?:en|et) \w+, som\b.*")
FEW_WORDS = 3


def stated(question: str, answer: str) -> str:
    """`{partner} har ikke meldt`; empty where the two must be read as they stand."""
    return _yes_or_no(question, answer) or _open(question, answer)


def _yes_or_no(question: str, answer: str) -> str:
    match = YES_OR_NO.fullmatch(question)
    word, _, more = answer.partition(", ")
    if not match:
        return ""
    if word not in ("ja", "nej"):
        return answer if len(answer.split()) >= FEW_WORDS else ""
    verb, subject, rest = match["verb"].lower(), match["subject"], match["rest"]
    if more.startswith("eller "):
        return ""
    if more.startswith("ingen "):
        more = ""
    if TWO_THINGS[0] in rest or (
        word == "nej" and (TWO_THINGS[1] in rest or PRONOUN.fullmatch(rest))
    ):
        return ""
    if more == "ikke endnu":
        return f"{subject} {verb} endnu ikke {rest}"
    tail = f"{', ' if more.startswith(('men ', 'og ')) else ': '}{more}" if more else ""
    if word == "ja":
        return f"{subject} {verb} {rest}{tail}"
    if subject in NOBODY:
        return f"{NOBODY[subject]} {verb} {rest}{tail}"
    return f"{subject} {verb} {_denied(rest)}{tail}"


def _denied(rest: str) -> str:
    """`ikke meldt`, `intet kort i farven`."""
    rest = rest.replace(", også ", ", heller ikke ")
    for word, denied in NOT.items():
        if rest.startswith(word):
            return denied + rest.removeprefix(word)
    return f"ikke {rest}"


def _open(question: str, answer: str) -> str:
    whole = not NO_STATEMENT.fullmatch(answer)
    if WHAT_IT_IS.fullmatch(question):
        return f"det er {answer}"
    if question == WHAT_IT_IS_ABOUT:
        if OF_WHICH.fullmatch(answer):
            return f"det drejer sig om {answer}"
        return f"det drejer sig om, {answer}" if answer.startswith("hv") else answer
    if question == WHOSE_TURN:
        return f"turen var hos {answer}"
    if match := WHAT_ONE_HAS.fullmatch(question):
        return f"{match[1]} har {match[2]} {answer}"
    if match := WITHOUT.fullmatch(question):
        return f"{match[1]}: {answer}"
    if (match := SINCE.fullmatch(question)) and answer == "ingenting":
        return f"der er ikke sket noget {match[1]}"
    if OPEN.match(question):
        return answer if whole else ""
    if match := WHEN.fullmatch(question):
        if answer.startswith("{"):
            return answer
        return f"{match[2]} {match[1]}{match[3]} {answer}" if IN_TIME.fullmatch(answer) else ""
    if match := DID.fullmatch(question):
        return answer if answer.startswith("{") else f"{match[1]} {answer}" if whole else ""
    if match := CALLED.fullmatch(question):
        return f"{match[2]} {match[1]} {answer}{match[3]}" if whole else ""
    if match := WHO.fullmatch(question):
        few = len(answer.split()) <= FEW_WORDS and not set(answer) & set(",:")
        return f"{answer} {match[1]}" if few else ""
    return ""
