"""QR codes as SVG."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import segno


@cache
def qr(address: str) -> str:
    """Black on nothing, one unit a module; Typst gives it its size and its text alternative.

    Addresses are long: the least correction makes the largest squares, and what is free corrects.
    """
    out = BytesIO()
    code = segno.make_qr(address, error="l")
    code.save(out, kind="svg", border=0, xmldecl=False, svgclass=None, lineclass=None)
    return out.getvalue().decode().strip()
