"""Roles in texts: `{offender}` is *den fejlende* in a table and *Syd* where the seat is known."""

import re
from collections.abc import Mapping

ROLES: Mapping[str, str] = {
    "offender": "den fejlende",
    "partner": "den fejlendes makker",
    "lho": "MTV",
    "rho": "MTH",
    "left": "modstanderen til venstre",
    "right": "modstanderen til højre",
    "due": "den spiller, der havde tur",
    "declarer": "spilfører",
    "opposing_declarer": "spilfører",
    "dummy": "den blinde",
    "leader": "den spiller, der skulle spille ud",
    "misinformed": "den vildledte spiller",
    "recipient": "modtageren",
    "informant": "modtagerens makker",
    "claimer": "den, der krævede",
    "asker": "spørgeren",
    "asked": "den adspurgte",
    "everyone": "alle",
    "offending_side": "den fejlende side",
    "other_side": "den ikke-fejlende side",
    "suit": "kortets farve",
    "card": "kortet",
    "chosen_suit": "den valgte farve",
    "chosen_suits": "en valgt farve",
    "chosen_cards": "strafkort i en valgt farve",
    "unshown": "én farve, som {offender} ikke har vist i det lovlige meldeforløb",
}
"""What a token reads when no seat, card or suit is known.

`left` and `right` are `lho` and `rho` as they are said: nobody says the letters at the table.
`opposing_declarer` is declarer where the offending side defends, and nobody where it declares.
"""

_FROM_OFFENDER = {"offender": 0, "lho": 1, "left": 1, "partner": 2, "rho": 3, "right": 3}
SEATED: Mapping[str, Mapping[str, int]] = {
    "offender": _FROM_OFFENDER,
    "dummy": {"dummy": 0, "declarer": 2, **_FROM_OFFENDER},
    "claimer": {"claimer": 0, **_FROM_OFFENDER},
    "asker": {"asker": 0, "asked": 2},
    "recipient": {"recipient": 0, "informant": 2, **_FROM_OFFENDER},
    "informant": {
        "informant": 0,
        "recipient": 2,
        **{r: (n + 2) % 4 for r, n in _FROM_OFFENDER.items()},
    },
    "misinformed": {"misinformed": 0},
}
"""By the role whose seat is known: how many turns after it each other role sits.

Who has been told something is the one who may offend by using it: `offender` is the recipient.
Who asks has not offended: of whose revoke he asks, his seat does not tell.
"""
DECLARING: Mapping[str, tuple[int] | tuple[int, str]] = {
    "declarer": (0,),
    "dummy": (2,),
    "leader": (1,),
    "opposing_declarer": (0, "offender"),
}
"""Where declarer's seat is known: how many turns after it each role sits; some of them only where
another role is known to sit on the other side."""
DECLARES, DEFENDS = (0, 2), (1, 3)
"""How many turns after declarer the two of his side sit, and the two defenders."""
SIDES = ("offending_side", "other_side")
"""The side of the one whose seat is known, and the opponents."""
TURNED = ("misinformed",)
"""Roles of which it is the other way round."""

ALOUD: Mapping[str, str] = {"lho": "left", "rho": "right"}
"""Roles that are written one way and said another."""

TOKEN = re.compile(r"\{([A-Za-z_]+)('s)?\}")


def spoken(text: str, names: Mapping[str, str] = ROLES) -> str:
    """Fill the tokens of a text; `{Offender}` begins a sentence, `{offender's}` is genitive."""
    if "{" not in text:
        return text
    return TOKEN.sub(lambda token: _read(token[1], bool(token[2]), names), text)


def tokens(text: str) -> frozenset[str]:
    """The roles a text speaks of."""
    return frozenset(match[1].lower() for match in TOKEN.finditer(text))


def _read(token: str, genitive: bool, names: Mapping[str, str]) -> str:
    role = token.lower()
    if role not in ROLES:
        raise ValueError(f"expected a role ({', '.join(ROLES)}), got {token!r}")
    name = spoken(names.get(role, ROLES[role]), names)
    if genitive:
        unheard = name.endswith(("s", "x", "z"))
        name += "’" if unheard else "’s" if name[-1].isupper() else "s"
    return name if token == role else name[0].upper() + name[1:]
