"""Text into Typst: escaped, suits in their colours, signs for the players, every § counted."""

import re
from collections.abc import Iterable

from markupsafe import Markup

from rules_src.bridge.cards import Suit
from rules_src.contents.references import pieces
from rules_src.model.law_ref import LawRef

KEY: tuple[tuple[str, str], ...] = (
    ("F", "den fejlende"),
    ("M", "den fejlendes makker"),
    ("TV", "modstanderen til venstre for F"),
    ("TH", "modstanderen til højre for F"),
    ("S", "spilfører"),
)
"""Each sign, and whom it stands for."""
SIDES = (("F-M", "den fejlende side"), ("TV-TH", "den ikke-fejlende side"))
"""The sign of each side, made of those of its players as N-S is."""
LETTERS = {sign: chr(0xE000 + n) for n, (sign, _) in enumerate((*KEY, *SIDES))}
"""The letter of private use that stands for a sign in a text, until it is set."""
WORDS = {
    r"den fejlendes makker": "M",
    r"den fejlende side": "F-M",
    r"den ikke-fejlende side": "TV-TH",
    r"den fejlende(?!s? side)": "F",
    r"modstanderen til venstre|MTV": "TV",
    r"modstanderen til højre|MTH": "TH",
    r"spilfører": "S",
}
"""What a sign is written instead of, the longest first."""
FORMS = re.compile("|".join(rf"\b({words})(s?)\b" for words in WORDS), re.IGNORECASE)


def signed(text: str) -> str:
    """The text with the signs of players instead of their names."""
    return FORMS.sub(_sign, text)


def _sign(match: re.Match[str]) -> str:
    groups = match.groups()
    place = next(n for n, group in enumerate(groups) if n % 2 == 0 and group)
    return LETTERS[[*WORDS.values()][place // 2]] + ("’s" if groups[place + 1] else "")


SPECIAL = re.compile(r"[\\`*_#$\[\]<>@~'\"/=+\-]|(?<=\.)\.|(?<=\d)\.")
LAW = re.compile(r'[(]"(\d+[A-Z]?\w*)", "')
"""A § as `law`, `cited` and `laws` below write it."""
SUITS = {suit.symbol: suit.name.lower().removesuffix("s") for suit in Suit}
ROLES = {letter: f'role("{sign}")' for sign, letter in LETTERS.items()}
DRAWN = {**SUITS, **ROLES, r"N\-S": "ns", r"Ø\-V": "ew"}
"""What `book.typ` calls each suit, each role and each pair."""
WHOLE = re.compile(rf"[{''.join((*SUITS, *ROLES))}]|\b(?:N\\-S|Ø\\-V)\b")


def escaped(text: str) -> str:
    """The text with every sign of Typst escaped."""
    return SPECIAL.sub(lambda sign: "\\" + sign[0], re.sub(r"[ \n\r\t]+", " ", text))


def plain(text: str) -> Markup:
    """Escaped, with suit symbols in their colours and sides in one piece."""
    return Markup(WHOLE.sub(lambda sign: f"#{DRAWN[sign[0]]};", escaped(text)))


def prose(text: str) -> Markup:
    """Plain text in which each known § is counted in the register."""
    return Markup("").join(
        plain(piece) if isinstance(piece, str) else law(piece.text) for piece in pieces(text)
    )


def law(ref: str) -> Markup:
    """A §, counted in the register."""
    return Markup(f'#law("{ref}", "{_bare(ref)}");')


def laws(refs: Iterable[str]) -> Markup:
    """`§ 20F4, 20F5`: one sign, each number a link."""
    return Markup(f"#laws({_pairs(refs)});")


def cited(refs: Iterable[str]) -> Markup:
    """The §§ behind a sentence, counted in the register."""
    return Markup(f"#cited({_pairs(refs)});")


def _pairs(refs: Iterable[str]) -> str:
    return ", ".join(f'("{ref}", "{_bare(ref)}")' for ref in refs)


def _bare(ref: str) -> str:
    return LawRef.parse(ref).bare


def array(words: Iterable[str]) -> str:
    """A Typst array of strings; the comma after each makes an array of a single word too."""
    return "(" + "".join(f"{string(word)}, " for word in words) + ")"


def string(text: str) -> str:
    """A Typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


SHORT_KEY = "".join(
    f"({string(sign)}, [{whom}]), "
    for sign, whom in (
        ("F", "den fejlende"),
        ("M", "F’s makker"),
        ("TV", "til venstre for F"),
        ("TH", "til højre for F"),
        ("S", "spilfører"),
    )
)
"""The key as Typst reads it, where a line is short."""
