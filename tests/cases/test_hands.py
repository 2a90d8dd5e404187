"""The cards of the cases: the stated tricks are played again, and put to a double-dummy solver."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest
import yaml
from conftest import ROOT
from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from generator.cases.check import read_table
from generator.cases.document.reader import LOADER
from generator.cases.fields import TableText
from rules_src.bridge.calls import Contract
from rules_src.bridge.cards import Card, Suit
from rules_src.bridge.errors import TableError
from rules_src.bridge.play import Play, Trick, Without, trump_of
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table

CASES = sorted((ROOT / "rules_src" / "casebook").glob("*/*.yaml"))
ORDER = "EKDB1098765432"
AROUND = "NØSV"
AT_LEAST = 200
"""So many cases show cards."""
EVERY = (
    "card_played",
    "card_retracted",
    "claim",
    "lead_restrictions",
    "penalty_card",
    "premature_play",
    "revoke",
    "unclear_card",
)
"""Situations whose cases all show cards."""
WEIGHED = ("weigh_results", "each_side_own_score", "no_redress_for_own_fault")
"""Steps by which results are weighed, or two sides get scores of their own."""


def told(file: Path) -> Mapping[str, object]:
    data = yaml.load(file.read_text("utf-8"), LOADER)
    return {} if data.get("withdrawn") else data.get("table") or {}


SHOWN = [(file, table) for file in CASES if (table := told(file)).get("hands")]
PLAYED = [(file, table) for file, table in SHOWN if table.get("tricks") or table.get("rest")]


def names(pairs: list[tuple[Path, Mapping[str, object]]]) -> list[str]:
    return [f"{file.parent.name}/{file.stem}" for file, _ in pairs]


def test_so_many_cases_show_cards() -> None:
    counts = Counter(file.parent.name for file, _ in SHOWN)
    said = ", ".join(f"{rule} {n}" for rule, n in counts.most_common())
    assert len(SHOWN) >= AT_LEAST, f"{len(SHOWN)} cases show cards: {said}"


def test_where_the_cards_settle_the_case_every_case_shows_them() -> None:
    shown = {file for file, _ in SHOWN}
    assert {file.parent.name for file in shown} >= {*EVERY}
    missing = [file for file in CASES if file.parent.name in EVERY and file not in shown]
    assert [f"{file.parent.name}/{file.stem}" for file in missing] == []


def test_weighed_and_unbalanced_scores_show_the_whole_deal() -> None:
    whole = {file for file, table in SHOWN if len(dict(table["hands"])) == 4}  # type: ignore[call-overload]
    weighed = [file for file in CASES if any(f": {w}" in file.read_text("utf-8") for w in WEIGHED)]
    assert weighed
    assert [f"{f.parent.name}/{f.stem}" for f in weighed if f not in whole] == []


# --- the stated line


def cards_of(hand: str) -> set[str]:
    """`KD4 E83 B1052 –` as `sK`, `sD` …"""
    found: set[str] = set()
    for suit, ranks in zip("shrk", hand.split(), strict=True):
        found |= {suit + rank for rank in ranks.replace("10", "T") if rank not in "–-"}
    return {card.replace("T", "10") for card in found}


def steps(trick: str) -> Iterator[tuple[str, str]]:
    """Who played what, without what was taken back."""
    named, due, back, played = "", "", False, list[str]()
    for word in trick.replace("(", " ( ").replace(")", " ) ").split():
        bare = word.rstrip("!")
        if word in "()":
            back = word == "("
        elif bare in AROUND:
            named = bare
        else:
            seat, named = named or due, ""
            due = due or seat
            if not back:
                if bare != "-":
                    yield seat, bare
                played.append(seat)
                first = AROUND.index(played[0])
                around = [AROUND[(first + n) % 4] for n in range(4)]
                due = next((each for each in around if each not in played), "")


def winner(plays: list[tuple[str, str]], trump: str) -> str:
    led = plays[0][1][0]
    suit = trump if any(card[0] == trump for _, card in plays) else led
    return min(
        (place for place in plays if place[1][0] == suit),
        key=lambda place: ORDER.index(place[1][1:]),
    )[0]


@pytest.mark.parametrize(("file", "table"), PLAYED, ids=names(PLAYED))
def test_the_stated_line_can_be_played(file: Path, table: Mapping[str, object]) -> None:
    hands = {seat: cards_of(hand) for seat, hand in dict(table["hands"]).items()}  # type: ignore[call-overload]
    left = int(str(table.get("cards_left", 13)))
    assert {len(hand) for hand in hands.values()} == {left}
    contract = read_table(TableText.model_validate(table)).contract
    assert contract
    trump = contract.denomination.text.replace("ut", "")
    tricks, rest = list(table.get("tricks", [])), list(table.get("rest", []))  # type: ignore[call-overload]
    if rest and tricks and len([*steps(tricks[-1])]) < 4:
        begun = [*steps(tricks.pop())]
        assert [*steps(rest[0])][: len(begun)] == begun
    took: Counter[str] = Counter()
    led_by = str(table.get("to_lead", ""))
    for number, trick in enumerate([*tricks, *rest]):
        plays = [*steps(trick)]
        if not plays:
            assert trick is tricks[-1], "a card that went back, and no other"
            continue
        assert len({seat for seat, _ in plays}) == len(plays)
        leader, suit = plays[0][0], plays[0][1][0]
        assert not led_by or leader == led_by or "!" in trick
        for seat, card in plays:
            owner = [s for s, hand in hands.items() if card in hand]
            assert owner in ([seat], []), card
            assert owner or seat not in hands, card
            follows = card[0] == suit or not any(c[0] == suit for c in hands.get(seat, ()))
            assert follows or f"{card}!" in trick, card
            hands.get(seat, set()).discard(card)
        led_by = winner(plays, trump) if len(plays) + trick.split().count("-") == 4 else ""
        if number >= len(tricks):
            took["N-S" if led_by in "NS" else "Ø-V"] += 1
    if table.get("takes") and len(rest) == left - len(tricks):
        side, _, count = str(table["takes"]).partition(" ")
        assert took[side] == int(count)


# --- what does not fit is refused

HANDS = {"N": "E – 2 –", "Ø": "D – 3 –", "S": "2 – E –", "V": "K – K –"}
ENDING = {"contract": "3ut S", "cards_left": "2", "hands": HANDS}


def read(**fields: object) -> Table:
    return Table.read(**{**ENDING, **fields})  # type: ignore[arg-type]


def test_an_ending_is_read_and_its_line_is_counted() -> None:
    table = read(tricks=["S s2 sK sE sD"], rest=["N r2 r3 rE rK"], takes="N-S 1")
    assert table.play
    assert table.play.remaining == 1
    assert [trick.text for trick in (*table.play.complete, *table.play.rest)] == [
        "S ♠2 ♠K ♠E ♠D",
        "N ♦2 ♦3 ♦E ♦K",
    ]
    assert table.play.next_leader(table.contract) == table.play.rest[0].leader


@pytest.mark.parametrize(
    "text",
    [
        "V ♥3 ♥4 ♥K ♥E",
        "V ♥3 ♥4 (♥8) ♠2! ♥K",
        "V ♥3 Ø! ♥K ♥4 ♥5",
        "(Ø! ♥3) V ♠2 ♠4",
        "S ♦5",
        "V ♥3 - ♥K ♥4",
        "V ♥3 ♥4 ♥K -",
    ],
)
def test_a_trick_reads_back_from_its_text(text: str) -> None:
    assert Trick.from_text(text).text == text


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cards_left": "3"}, "Nord har 2 kort; der skal være 3"),
        ({"cards_left": "14"}, "»14« er intet antal kort"),
        ({"hands": {**HANDS, "N": "K – 2 –"}}, "♠K er givet til både Nord og Vest"),
        ({"tricks": ["S s2 sK sE hD"]}, "Øst har ikke ♥D"),
        ({"tricks": ["S s2 rK sE sD"]}, "Vest har spar og skal bekende"),
        ({"tricks": ["S s2 rK! sE sD"], "rest": ["N r2 sD rE sK"]}, "♠D er allerede spillet"),
        ({"tricks": ["S sE"]}, "Syd har ikke ♠E"),
        ({"hands": {"N": HANDS["N"]}, "tricks": ["S sE"]}, "Nord har ♠E, ikke Syd"),
        ({"tricks": ["S s2 sK sE sD", "S rE"]}, "Nord spiller ud, ikke Syd; skriv S!"),
        ({"tricks": ["S s2 sK sE sD", "N! r2"]}, "Nord har tur; slet !"),
        ({"tricks": ["S s2 N sE"]}, "Vest har tur, ikke Nord; skriv N!"),
        ({"tricks": ["S s2 sK! sE sD"]}, "♠K bekender; slet !"),
        ({"tricks": ["S s2", "V sK sE sD s2"]}, "stikket er ikke færdigt"),
        ({"tricks": ["S s2"], "rest": ["V sK sE sD s2"]}, "begynd med de kort"),
        ({"to_lead": "S", "takes": "N-S 3"}, "der er kun 2 stik tilbage"),
        ({"takes": "N-S 2"}, "hvem spiller ud?"),
        ({"takes": "to"}, "»to« er intet antal stik"),
        ({"hands": {"N": HANDS["N"]}, "to_lead": "N", "takes": "N-S 2"}, "alle fire hænder"),
        ({"not_found": "Fordi."}, "hvad findes ikke?"),
        (
            {"rest": ["S s2 sK sE sD", "N r2 r3 rE rK"], "takes": "N-S 1"},
            "efter rest tager N-S 2 stik, ikke 1",
        ),
        ({"faced": "Ø sE"}, "Øst har ikke ♠E i table.hands"),
        ({"faced": "sE"}, "hvis kort er det?"),
        ({"contract": "", "tricks": ["S s2"]}, "stik kræver en kontrakt"),
        ({"tricks": ["s2 sK"]}, "stikket mangler den, der spillede ud"),
        ({"tricks": ["S s2 (sK"]}, "parentesen bliver ikke lukket"),
        ({"tricks": ["S s2 V"]}, "forventede et kort efter V"),
        ({"tricks": ["S s2 - sE sD", "S rE"]}, "Nord spiller ud, ikke Syd; skriv S!"),
        ({"tricks": ["S -"]}, "»-« er intet kort"),
    ],
)
def test_cards_that_do_not_fit_are_refused_in_danish(
    fields: Mapping[str, object], message: str
) -> None:
    with pytest.raises(TableError) as refused:
        read(**fields)
    found = [refused.value, *refused.value.also]
    assert any(message in each.message for each in found), [each.message for each in found]


def test_a_lead_may_still_lie_face_down() -> None:
    lead = Table.read(contract="3ut S", lead="V sD fordækt").lead
    assert lead
    assert (lead.seat, lead.card.text, lead.face_down) == (Seat.WEST, "♠D", True)


def test_the_opening_lead_is_from_the_leaders_hand() -> None:
    hands = {"V": "KD4 E83 B1052 975"}
    with pytest.raises(TableError, match="Vest spiller ud, ikke Øst"):
        Table.read(contract="3ut S", hands=hands, tricks=["Ø s2"])
    with pytest.raises(TableError, match="Vest har ikke ♠2"):
        Table.read(contract="3ut S", hands=hands, tricks=["V s2"])
    with pytest.raises(TableError, match="♠D er ikke i første stik"):
        Table.read(contract="3ut S", hands=hands, lead="V sD", tricks=["V sK"])
    play = Table.read(contract="3ut S", hands=hands, tricks=["V sK"]).play
    assert isinstance(play, Play)
    assert play.first == 1


PLAYERS = dict(zip(Seat, (Player.north, Player.east, Player.south, Player.west), strict=True))
DENOMINATIONS = dict(
    zip(Suit, (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs), strict=True)
)
ENGLISH = str.maketrans({"E": "A", "D": "Q", "B": "J", "♠": "S", "♥": "H", "♦": "D", "♣": "C"})


def english(card: Card) -> str:
    """`♦D` as `DQ`."""
    return card.suit.symbol.translate(ENGLISH) + card.rank.text.replace("10", "T").translate(
        ENGLISH
    )


def in_pbn(table: Table, done: Collection[Card]) -> str:
    """The cards that are left in each hand."""
    assert table.hands
    hands = []
    for seat in Seat:
        left = table.hands.hands[seat].cards - {*done}
        suits = [[english(c)[1] for c in left if c.suit is suit] for suit in Suit]
        hands.append(".".join("".join(suit) for suit in suits))
    return "N:" + " ".join(hands)


def solver(
    table: Table, contract: Contract | None, done: Collection[Card], leader: Seat | None
) -> Deal:
    """The position with some cards gone and one player on lead."""
    assert leader
    deal = Deal(in_pbn(table, done))
    trump = trump_of(contract)
    deal.trump = DENOMINATIONS[trump] if trump else Denom.nt
    deal.first = PLAYERS[leader]
    return deal


def best(deal: Deal) -> int:
    """How many tricks the side whose turn it is can take, all cards in sight."""
    return max(tricks for _, tricks in solve_board(deal))


def of_the_rest(table: Table) -> int:
    """How many of the tricks that are left the side of `takes` can take."""
    play = table.play
    assert play
    assert play.takes
    done = [card.card for trick in play.complete for card in trick.standing]
    turn = play.next_leader(table.contract)
    deal = solver(table, table.contract, done, turn)
    assert turn
    for card in play.in_progress.standing if play.in_progress else ():
        assert card.seat is turn
        deal.play(english(card.card))
        turn = turn.lho
    return best(deal) if turn.side is play.takes.side else play.remaining - best(deal)


def of_all(table: Table, told: Without) -> int:
    """How many of the tricks that are shown the side of `told` can take."""
    play = table.play
    assert play
    contract = told.contract or table.contract
    leader = told.contract.leader if told.contract else play.leader(contract)
    assert leader
    number = best(solver(table, contract, (), leader))
    return number if leader.side is told.takes.side else play.left - number


SAID = [(file, table) for file, table in SHOWN if {"takes", "without"} & {*table}]


@pytest.mark.parametrize(("file", "data"), SAID, ids=names(SAID))
def test_what_would_be_won_is_not_contradicted(file: Path, data: Mapping[str, object]) -> None:
    table = read_table(TableText.model_validate(data))
    play = table.play
    assert play
    told = {}
    if play.takes:
        told["takes"] = of_the_rest(table), play.takes.tricks
    for each in play.without:
        told[str(each.contract)] = of_all(table, each), each.takes.tricks
    differs = {field: pair for field, pair in told.items() if pair[0] != pair[1]}
    assert bool(differs) is bool(play.not_found), f"with all cards in sight, and told: {told}"
