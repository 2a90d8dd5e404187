"""What somebody might tap at the auction's keypad: mostly near the rules, often against them."""

from random import Random

SEATS = "NØSV"
BIDS = [f"{level}{denomination}" for level in range(1, 8) for denomination in "krhs"]
BIDS = sorted(
    [*BIDS, *(f"{level}ut" for level in range(1, 8))], key=lambda b: (b[0], "krhsu".index(b[1]))
)
BACK = "tilbage"


def taps_of(random: Random) -> list[str]:
    """A dozen taps or so, without a bid above seven, which no line can hold."""
    taps: list[str] = []
    highest = -1
    for _ in range(random.randint(1, 12)):
        kind = random.random()
        if kind < 0.15:
            taps.append(BACK)
            continue
        seat = f"{random.choice(SEATS)}:" if random.random() < 0.15 else ""
        if kind < 0.55:
            call = "pas"
        elif kind < 0.7:
            call = random.choice(["D", "RD", "D"])
        else:
            lowest = (
                max(0, highest - 2) if random.random() < 0.2 else min(highest + 1, len(BIDS) - 1)
            )
            number = min(lowest + random.randint(0, 3), len(BIDS) - 1)
            highest, call = max(highest, number), BIDS[number]
        taps.append(seat + call)
    return taps
