"""The faces of documents and pictures; a character that they lack can stand in neither."""

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

FONTS = Path(__file__).resolve().parent


SIGNS = "suits.ttf"
"""The face that steps in for every other."""
BLANK = frozenset(map(ord, "\n\u00a0 "))


@cache
def printable() -> frozenset[int]:
    """The characters that can be set in every style: each text face has them, or the signs do."""
    faces = {path.name: frozenset(characters(path)) for path in sorted(FONTS.glob("*.ttf"))}
    signs = faces.pop(SIGNS)
    return frozenset.intersection(*faces.values()) | signs | BLANK


def lacking(text: str) -> tuple[str, ...]:
    """The characters of a text that cannot be set, each once."""
    return tuple(dict.fromkeys(sign for sign in text if ord(sign) not in printable()))


def characters(face: Path) -> Iterator[int]:
    """The code points of a TrueType face, read from its table `cmap`."""
    data = face.read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(tables))
    cmap = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    for number in range(count):
        (offset,) = struct.unpack_from(">I", data, cmap + 4 + 8 * number + 4)
        at = cmap + offset  # one subtable, of the one format that these faces use: 4
        (twice,) = struct.unpack_from(">H", data, at + 6)
        lasts = struct.unpack_from(f">{twice // 2}H", data, at + 14)
        firsts = struct.unpack_from(f">{twice // 2}H", data, at + 16 + twice)
        for first, last in zip(firsts, lasts, strict=True):
            yield from (code for code in range(first, last + 1) if code != 0xFFFF)
