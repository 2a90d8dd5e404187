"""Law 77: the points for a contract, from declarer's side."""

from rules_src.bridge.calls import Denomination

TRICK = {
    Denomination.CLUBS: 20,
    Denomination.DIAMONDS: 20,
    Denomination.HEARTS: 30,
    Denomination.SPADES: 30,
    Denomination.NOTRUMP: 30,
}
"""For each odd trick bid and made; the first in notrump is worth 10 more."""

TIMES = (1, 2, 4)
"""What doubling and redoubling make of a trick score."""

GAME = 100
"""The trick score, after doubling, from which a contract is game."""


def contract_score(
    level: int, denomination: Denomination, doubled: int, vulnerable: bool, tricks: int
) -> int:
    """Score the tricks won against the contract; `doubled` is 0, 1 or, redoubled, 2."""
    if not 0 <= tricks <= 13:
        raise ValueError(f"expected 0 to 13 tricks, got {tricks}")
    over = tricks - level - 6
    if over < 0:
        return -undertricks(-over, doubled, vulnerable)
    made = trick_score(level, denomination, doubled)
    insult = 50 * doubled
    extra = overtricks(over, denomination, doubled, vulnerable)
    return made + premium(level, made, vulnerable) + insult + extra


def trick_score(level: int, denomination: Denomination, doubled: int) -> int:
    """The odd tricks bid: doubling counts them twice, redoubling four times."""
    first = 10 if denomination is Denomination.NOTRUMP else 0
    return (level * TRICK[denomination] + first) * TIMES[doubled]


def premium(level: int, made: int, vulnerable: bool) -> int:
    """For a part-score or a game, and for a slam in addition to the game."""
    if made < GAME:
        return 50
    game = 500 if vulnerable else 300
    slam = {6: 500, 7: 1000}.get(level, 0)
    return game + (slam * 3 // 2 if vulnerable else slam)


def overtricks(over: int, denomination: Denomination, doubled: int, vulnerable: bool) -> int:
    """Undoubled as a trick of the denomination; doubled by vulnerability alone."""
    if not doubled:
        return over * TRICK[denomination]
    return over * (200 if vulnerable else 100) * doubled


def undertricks(down: int, doubled: int, vulnerable: bool) -> int:
    """What the opponents score for tricks short; redoubled costs twice doubled."""
    if not doubled:
        return down * (100 if vulnerable else 50)
    first = (200, 300, 300) if vulnerable else (100, 200, 200)
    return (sum(first[:down]) + 300 * max(down - 3, 0)) * doubled
