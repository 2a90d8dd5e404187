"""Pack the small objects of a PDF together, as PDF 1.5 allows: nothing is lost, half is saved."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from itertools import pairwise

A_STREAM = 200
"""Objects that are packed together: a reader unpacks them all to get at one."""
ENTRY = 20
"""Bytes of an entry of the table of places."""
NOWHERE = (0, 0, 0xFFFF)

Numbered = tuple[int, bytes]
"""An object and its number."""


def packed(pdf: bytes) -> bytes:
    """A PDF as Typst writes it, with its small objects and its table of places in streams."""
    objects, trailer = _read(pdf)
    out = bytearray(pdf[: pdf.index(b"1 0 obj")])
    where = {0: NOWHERE}

    def write(number: int, body: bytes) -> None:
        where[number] = (1, len(out), 0)
        out.extend(b"%d 0 obj\n%s\nendobj\n" % (number, body))

    small = [one for one in objects if not one[1].endswith(b"endstream")]
    for number, body in objects:
        if body.endswith(b"endstream"):
            write(number, body)
    last = max(number for number, _ in objects)
    for first in range(0, len(small), A_STREAM):
        group, last = small[first : first + A_STREAM], last + 1
        where |= {number: (2, last, n) for n, (number, _) in enumerate(group)}
        write(last, _together(group))
    start, size = len(out), last + 2
    where[last + 1] = (1, start, 0)
    table = b"".join(
        kind.to_bytes(1) + place.to_bytes(4) + n.to_bytes(2)
        for kind, place, n in (where.get(number, NOWHERE) for number in range(size))
    )
    write(last + 1, _stream(b"/Type/XRef/Size %d/W[1 4 2]%s" % (size, trailer), table))
    return bytes(out + b"startxref\n%d\n%%%%EOF" % start)


def _read(pdf: bytes) -> tuple[list[Numbered], bytes]:
    """Every object in the order of the file, and what the trailer has besides the size."""
    start = int(pdf[pdf.rindex(b"startxref") :].split()[1])
    table, _, trailer = pdf[start:].partition(b"trailer\n")
    head, entries = table.index(b"\n", 5) + 1, len(table)
    found = re.search(rb"<</Size \d+(.*)>>", trailer, re.DOTALL)
    assert found is not None
    places = [
        (int(table[at : at + 10]), number)
        for number, at in enumerate(range(head, entries, ENTRY))
        if table[at + 17 : at + 18] == b"n"
    ]
    bounds = pairwise([*sorted(places), (start, 0)])
    return [(n, _body(pdf[place:end])) for (place, n), (end, _) in bounds], found[1]


def _body(text: bytes) -> bytes:
    return text.partition(b"obj\n")[2].rstrip().removesuffix(b"endobj").rstrip()


def _together(group: Sequence[Numbered]) -> bytes:
    """A stream of objects: first where each begins, then all of them."""
    index, bodies = b"", b""
    for number, body in group:
        index += b"%d %d " % (number, len(bodies))
        bodies += body + b"\n"
    return _stream(b"/Type/ObjStm/N %d/First %d" % (len(group), len(index)), index + bodies)


def _stream(about: bytes, content: bytes) -> bytes:
    small = zlib.compress(content, 9)
    form = b"<<%s/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream"
    return form % (about, len(small), small)
