"""Figures as Danes write them: decimal comma, true minus, and rounding that is stated."""

from fractions import Fraction

MINUS = "\N{MINUS SIGN}"


def rounded(value: Fraction | int, decimals: int = 0) -> Fraction:
    """The nearest figure with so many decimals; exactly half goes away from zero."""
    unit = Fraction(1, 10**decimals)
    whole, rest = divmod(abs(Fraction(value)), unit)
    size = (whole + (2 * rest >= unit)) * unit
    return size if value >= 0 else -size


def danish(value: Fraction | int, decimals: int | None = None) -> str:
    """`−3,5`: every decimal there is, or as many as asked for, after rounding."""
    if decimals is None:
        decimals = _decimals(Fraction(value))
    size = abs(rounded(value, decimals))
    whole, rest = divmod(int(size * 10**decimals), 10**decimals)
    sign = MINUS if value < 0 and size else ""
    return f"{sign}{whole},{rest:0{decimals}}" if decimals else f"{sign}{whole}"


def signed(value: Fraction | int, decimals: int | None = None) -> str:
    """As `danish`, with a plus before what is won: `+150`."""
    text = danish(value, decimals)
    return f"+{text}" if value > 0 and text.strip("0,") else text


def percent(share: Fraction) -> str:
    """A weight or a share of the matchpoints: `12,5 %`."""
    return f"{danish(share * 100)}\N{NO-BREAK SPACE}%"


def _decimals(value: Fraction) -> int:
    """How many decimals write the value in full."""
    decimals = 0
    while (value * 10**decimals).denominator != 1:
        decimals += 1
        if decimals > 9:
            raise ValueError(f"{value} does not end: say how many decimals")
    return decimals
