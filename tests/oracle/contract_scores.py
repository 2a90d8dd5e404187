"""Write contract_scores.txt anew with endplay, a program that shares no code with ours.

python -m venv /tmp/oracle && /tmp/oracle/bin/pip install endplay
/tmp/oracle/bin/python tests/oracle/contract_scores.py > tests/oracle/contract_scores.txt
"""

from importlib.metadata import version

from endplay.types import Contract, Denom, Penalty, Player, Vul

DENOMINATIONS = {
    "♣": Denom.clubs,
    "♦": Denom.diamonds,
    "♥": Denom.hearts,
    "♠": Denom.spades,
    "ut": Denom.nt,
}
DOUBLED = {"": Penalty.passed, "D": Penalty.doubled, "RD": Penalty.redoubled}
ZONE = {"uden": Vul.none, "zone": Vul.both}


def scores(level: int, denomination: str, doubled: str, zone: str) -> list[int]:
    """Declarer's score for 0, 1, … 13 tricks."""
    denom, penalty = DENOMINATIONS[denomination], DOUBLED[doubled]
    contracts = (
        Contract(
            level=level,
            denom=denom,
            declarer=Player.south,
            penalty=penalty,
            result=tricks - level - 6,
        )
        for tricks in range(14)
    )
    return [contract.score(ZONE[zone]) for contract in contracts]


print(f"# Contract scores (Law 77) from declarer's side, by endplay {version('endplay')}.")
print("# Contract, uden (not vulnerable) or zone (vulnerable), then 0, 1, … 13 tricks.")
for level in range(1, 8):
    for denomination in DENOMINATIONS:
        for doubled in DOUBLED:
            for zone in ZONE:
                row = scores(level, denomination, doubled, zone)
                print(f"{level}{denomination}{doubled} {zone}", *row)
