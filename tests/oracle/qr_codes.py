"""Read the text of a QR code back from its squares; no errors are corrected, for none are there."""

from collections.abc import Callable, Iterator
from typing import Any

import segno.consts
import segno.encoder

consts: Any = segno.consts
encoder: Any = segno.encoder
"""Of these parts of segno not all have types."""

FORMAT = 0b101010000010010
LEVELS = (
    consts.ERROR_LEVEL_M,
    consts.ERROR_LEVEL_L,
    consts.ERROR_LEVEL_H,
    consts.ERROR_LEVEL_Q,
)
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
FREE = 2
"""What segno's matrix has where data goes."""

Squares = list[list[int]]


def text_of(squares: Squares) -> str:
    """The text of a code in byte mode."""
    size = len(squares)
    version = (size - 17) // 4
    around = [squares[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    around += [squares[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    told = _number(around) ^ FORMAT
    words = [*_words(squares, MASKS[told >> 10 & 7])]
    data = _joined(words, version, LEVELS[told >> 13])
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "the code is not in byte mode"
    begin = 12 if version < 10 else 20
    length = int(bits[4:begin], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(begin, begin + 8 * length, 8)).decode()


def _words(squares: Squares, mask: Callable[[int, int], bool]) -> Iterator[int]:
    """Upwards and downwards in pairs of columns, from the right."""
    size = len(squares)
    plan = encoder.make_matrix(size, size)
    encoder.add_finder_patterns(plan, size, size)
    encoder.add_alignment_patterns(plan, size, size)
    rights = [x if x > 6 else x - 1 for x in range(size - 1, 0, -2)]
    bits: list[int] = []
    for turn, right in enumerate(rights):
        for y in range(size) if turn % 2 else reversed(range(size)):
            bits += [squares[y][x] ^ mask(y, x) for x in (right, right - 1) if plan[y][x] == FREE]
    yield from (_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8))


def _joined(words: list[int], version: int, level: int) -> list[int]:
    """The data of blocks that are written word by word in turn."""
    lengths = [ec.num_data for ec in consts.ECC[version][level] for _ in range(ec.num_blocks)]
    blocks: list[list[int]] = [[] for _ in lengths]
    rest = iter(words)
    for n in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if n < length:
                block.append(next(rest))
    return [word for block in blocks for word in block]


def _number(bits: list[int]) -> int:
    return int("".join(str(int(bit)) for bit in bits), 2)
