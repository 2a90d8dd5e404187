"""The table of a case: one line of auction, what the laws need to see of it, and as PBN."""

import re
from typing import Any

import pytest
from bridge_strategies import accepted, auctions, legal_calls, then, withdrawn
from endplay.parsers import pbn
from hypothesis import assume, given
from hypothesis import strategies as st
from own_book import casebook

from generator.cases.fields import TableText
from rules_src.bridge.auction import Auction, AuctionLine, Irregularity, Withdrawal
from rules_src.bridge.calls import Bid, SeatCall
from rules_src.bridge.cards import Suit
from rules_src.bridge.errors import TableError
from rules_src.bridge.pbn import written
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.on_board import seats_shown


def seat(letter: str) -> Seat | None:
    return Seat.from_text(letter) if letter else None


def texts(calls: tuple[SeatCall, ...]) -> str:
    return " ".join(made.text for made in calls)


def first(table: Table) -> Irregularity:
    """The first irregular call, which there must be."""
    assert table.irregularity
    return table.irregularity


# --- any line


@given(auctions())
def test_an_auction_without_irregularity_shows_none(auction: Auction) -> None:
    table = Table.read(auction.dealer.text, AuctionLine(auction).text)
    assert table.legal_auction == (auction if auction.calls else None)
    assert table.irregularity is None
    assert table.offender is None


@given(withdrawn())
def test_a_withdrawn_call_leaves_the_auction_as_if_it_had_not_been_made(
    drawn: tuple[AuctionLine, Withdrawal],
) -> None:
    line, bracket = drawn
    read = AuctionLine.from_text(line.standing.dealer, line.text)
    assert read == line
    table = Table(line.standing.dealer, line=read)
    assert table.irregularity
    assert table.irregularity.made == bracket.calls[0]
    assert first(table).due is bracket.due
    assert (*first(table).before, *first(table).legal) == line.standing.made
    assert first(table).over == bracket.calls[1:]
    assert not first(table).accepted_at_table


@given(withdrawn())
def test_the_replacement_is_the_offenders_first_legal_call_afterwards(
    drawn: tuple[AuctionLine, Withdrawal],
) -> None:
    line, bracket = drawn
    table = Table(line.standing.dealer, line=line)
    later = [call for caller, call in first(table).legal if caller is table.offender]
    assert first(table).replacement == (later[0] if later else None)
    rho = [call for caller, call in first(table).legal if caller is bracket.calls[0].seat.rho]
    assert first(table).rho_call == (rho[0] if rho else None)
    if first(table).replacement is not None:
        turns = [caller for caller, _ in first(table).legal].index(bracket.calls[0].seat)
        assert first(table).due.after(turns) is table.offender


@given(accepted(), st.data())
def test_an_accepted_call_stands_once_the_next_player_has_called(
    drawn: tuple[Auction, Seat], data: st.DataObject
) -> None:
    auction, due = drawn
    pending = Table.read(auction.dealer.text, AuctionLine(auction).text)
    assert pending.offender is auction.made[-1].seat
    assert first(pending).due is due
    assert first(pending).legal == ()
    assert not first(pending).accepted_at_table
    assume(possible := legal_calls(auction))
    later = then(auction, data.draw(st.sampled_from(possible)))
    table = Table.read(later.dealer.text, AuctionLine(later).text)
    assert first(table).over == later.made[-1:]
    assert first(table).accepted_at_table != first(table).missed_turn


@given(withdrawn())
def test_every_call_of_a_line_is_an_entry_once(drawn: tuple[AuctionLine, Withdrawal]) -> None:
    line, bracket = drawn
    entries = line.entries
    assert [(s, c) for s, c, out in entries if not out] == list(line.standing.made)
    assert [(s, c) for s, c, out in entries if out] == list(bracket.calls)


# --- a call out of rotation, as the articles and the design tell it


def test_a_call_made_in_turn_over_one_out_of_rotation_may_be_marked_in_the_brackets() -> None:
    table = Table.read("Ø", "(S 1ut Ø 1h) 1h 1ut")
    assert texts(first(table).over) == "Ø 1♥"
    assert table.text == "(S 1ut Ø 1♥) 1♥ 1ut"


@pytest.mark.parametrize(
    ("dealer", "line", "had_called"),
    [
        ("V", "(S 1h) pas pas pas 1h", False),  # left-hand opponent is dealer: §§ 30B1, 31B
        ("S", "1h (S 2h) pas", True),  # a change of call: § 25
        ("N", "1h pas (Ø 2k) 2h", True),
        ("N", "1h (S 2h) pas 2h", False),
    ],
)
def test_whether_the_offender_had_called_before(dealer: str, line: str, had_called: bool) -> None:
    assert first(Table.read(dealer, line)).offender_had_called_before == had_called


# --- a turn lost among passes (17D3)


@pytest.mark.parametrize(
    ("dealer", "line", "robbed", "offender", "over"),
    [
        ("N", "1h pas (V pas pas) 2h", "S", "V", "N pas"),
        ("N", "1h (S pas pas pas) 1s", "Ø", "S", "V pas N pas"),
        ("Ø", "1ut pas pas (Ø pas) D", "N", "Ø", ""),
        ("V", "pas pas pas (V pas) 1h", "S", "V", ""),
        ("N", "pas (S pas pas pas)", "Ø", "S", "V pas N pas"),
        ("N", "1h pas V pas pas", "S", "V", "N pas"),  # the director has not come yet
    ],
)
def test_passes_that_ended_the_auction_but_robbed_a_player_of_his_turn(
    dealer: str, line: str, robbed: str, offender: str, over: str
) -> None:
    table = Table.read(dealer, line)
    assert first(table).missed_turn
    assert first(table).due is seat(robbed)
    assert table.offender is seat(offender)
    assert texts(first(table).over) == over
    assert not first(table).accepted_at_table
    assert table.contract is None


@pytest.mark.parametrize("line", ["(S pas) 1h pas", "1h (S pas pas) 1s", "1h (S pas pas 1s) pas"])
def test_fewer_passes_end_nothing(line: str) -> None:
    assert not first(Table.read("N", line)).missed_turn


# --- irregular in turn


def test_an_insufficient_bid_in_turn_was_made_by_the_player_who_was_due() -> None:
    table = Table.read("N", "1s (1h) 2h")
    assert table.offender is first(table).due is Seat.EAST
    assert not first(table).out_of_turn
    assert first(table).sufficient is False
    assert first(table).replacement == Bid.from_text("2h")


def test_an_insufficient_bid_in_turn_that_stood_is_marked() -> None:
    table = Table.read("N", "1s Ø 1h 2k")
    assert table.offender is Seat.EAST
    assert not first(table).out_of_turn
    assert first(table).accepted_at_table


@pytest.mark.parametrize(
    ("line", "sufficient"),
    [
        ("(S 1h)", True),
        ("1s (S 1h)", False),
        ("1s (S 1s)", False),
        ("1s (S 2h)", True),
        ("1s (S pas)", None),
        ("1s (V D)", None),
    ],
)
def test_only_a_bid_is_sufficient_or_not(line: str, sufficient: bool | None) -> None:
    assert first(Table.read("N", line)).sufficient is sufficient


@pytest.mark.parametrize(
    ("line", "inadmissible"),
    [
        ("(S D)", True),
        ("1h (S D)", True),
        ("1h (V D)", False),
        ("1h (D)", False),
        ("1h pas (D)", True),
        ("1h D (Ø RD)", True),
        ("1h D (RD)", False),
        ("1h D pas (N RD)", False),
        ("1h D RD (N D)", True),
        ("1h pas pas (S RD)", True),
        ("1h (S 1s)", False),
    ],
)
def test_a_double_is_inadmissible_by_where_its_caller_sits(line: str, inadmissible: bool) -> None:
    irregularity = Table.read("N", line).irregularity
    assert bool(irregularity and irregularity.inadmissible) == inadmissible


@pytest.mark.parametrize(
    ("dealer", "line", "kept"),
    [
        ("N", "1♠ 2r pas (pas) 2ut", "1♠ 2♦ pas 2ut"),  # changed after misinformation: § 21B1a
        ("N", "1ut 2r 3ut (pas pas pas) D", "1ut 2♦ 3ut D"),
        ("N", "(1k) 1r", "1♦"),  # unintended: § 25A
    ],
)
def test_a_legal_call_in_turn_that_was_changed_is_no_irregularity(
    dealer: str, line: str, kept: str
) -> None:
    table = Table.read(dealer, line)
    assert table.irregularity is None
    assert table.legal_auction
    assert AuctionLine(table.legal_auction).text == kept
    assert table.offender is None


def test_the_first_irregularity_is_the_one_the_case_is_about() -> None:
    table = Table.read("Ø", "(S 1h) 1s (1h) 2h")
    assert first(table).out_of_turn
    assert first(table).replacement == Bid.from_text("2h")
    assert len(table.line.withdrawals if table.line else ()) == 2


# --- the text of a line


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("(S pas) 1h pas 1ut", "(S pas) 1♥ pas 1ut"),
        ("( S  pas )1h   pas", "(S pas) 1♥ pas"),
        ("1s(1h)2h", "1♠ (1♥) 2♥"),
        ("S 1ut 2k pas pas pas", "S 1ut 2♣ pas pas pas"),
        ("(S 1h) (Ø 1s) pas", "(S 1♥) (Ø 1♠) pas"),
        ("1h pas (V pas pas)", "1♥ pas (V pas pas)"),
    ],
)
def test_a_line_is_written_one_way_and_reads_back(line: str, written: str) -> None:
    table = Table.read("N", line)
    assert table.text == written
    assert Table.read("N", written) == table


def test_the_auction_of_every_case_reads_back_from_its_text() -> None:
    for case in casebook().cases:
        told = case.text.table or TableText()
        table = Table.read(told.dealer, told.auction)
        assert Table.read(told.dealer, table.text) == table, case.id
        assert bool(table.text) == bool(told.auction), case.id


@pytest.mark.parametrize(
    ("line", "word", "message"),
    [
        ("1h 2d", 1, "»2d« er ingen melding; mente du 2r?"),
        ("(S pas) 1h pas 1nt", 4, "»1nt« er ingen melding; mente du 1ut?"),
        ("1s 1h", 1, "1♥ er ikke højere end 1♠"),
        ("1h Ø 2k", 1, "Øst har tur; skriv meldingen uden plads"),
        ("1h (Ø 2k) 2r", 1, "Øst har tur; skriv meldingen uden plads"),
        ("(S 1h V 2k) 1h", 2, "Vest har tur; skriv meldingen uden plads"),
        ("1h pas pas pas pas", 4, "meldeforløbet er slut efter tre pas i træk"),
        ("1h pas V pas pas 2h", 5, "en spiller har mistet sin tur"),
        ("1h S D 1s", 1, "Syd har intet bud fra modparten at doble"),
        ("S 1h Ø 1s", 2, "Vest har ikke accepteret; sæt Syds melding i parentes"),
        ("1h S1ut", 1, "»S1ut« er ingen melding; skriv et mellemrum efter pladsen"),
        ("1h (W pas)", 1, "»W« er ingen plads; skriv V"),
        ("1h S", 1, "forventede en melding efter S, men der står ikke mere"),
        ("(1h S) pas", 1, "forventede en melding efter S, men der står ikke mere"),
        ("S V 1h", 1, "forventede en melding efter S, fandt V"),
        ("1h (2k", 1, "parentesen bliver ikke lukket"),
        ("1h 2k) pas", 2, "der er ingen ( før denne )"),
        ("1h () pas", 1, "parentesen er tom"),
        ("1h (S (1s)) pas", 2, "en parentes kan ikke stå inden i en anden"),
    ],
)
def test_an_error_points_at_its_word(line: str, word: int, message: str) -> None:
    with pytest.raises(TableError) as refused:
        Table.read("N", line)
    assert refused.value.message.startswith(message)
    assert refused.value.field == "auction"
    assert len(re.findall(r"[^\s()]+", line[: refused.value.column])) == word


# --- suits shown in the legal auction


def suits(*names: str) -> frozenset[Suit]:
    return frozenset(Suit.from_text(name) for name in names)


def specified(table: Table, seat: Seat) -> set[str]:
    return {denomination.symbol for denomination in table.specified(seat)}


def test_a_bid_out_of_rotation_that_was_withdrawn_shows_nothing() -> None:
    table = Table.read("S", "(Ø 1h) 1s pas 2s pas 4s pas pas pas")
    assert specified(table, Seat.EAST) == set()
    assert table.unshown(Seat.EAST) == suits("♠", "♥", "♦", "♣")


def test_an_accepted_bid_shows_its_suit() -> None:
    assert specified(Table.read("N", "S 1h 2k"), Seat.SOUTH) == {"♥"}


def test_natural_bids_specify_what_they_name_and_doubles_and_passes_nothing() -> None:
    table = Table.read("N", "1k 1h D pas 1ut pas 2r pas pas 2h pas pas D pas pas pas")
    assert specified(table, Seat.NORTH) == {"♣", "ut"}
    assert table.unshown(Seat.NORTH) == suits("♠", "♥", "♦")
    assert specified(table, Seat.EAST) == {"♥"}
    assert specified(table, Seat.SOUTH) == {"♦"}
    assert table.unshown(Seat.WEST) == suits("♠", "♥", "♦", "♣")


def test_a_case_states_what_artificial_calls_show() -> None:
    table = Table.read(
        "N", "1ut 2r D 2h pas pas 2s",
        meanings={"Ø 2r": "spar hjerter", "S D": "♦, ♣", "V 2h": "ingen", "N 1ut": "k ut"},
    )  # fmt: skip
    assert specified(table, Seat.EAST) == {"♠", "♥"}
    assert table.unshown(Seat.EAST) == suits("♦", "♣")
    assert specified(table, Seat.SOUTH) == {"♠", "♦", "♣"}
    assert specified(table, Seat.WEST) == set()
    assert specified(table, Seat.NORTH) == {"♣", "ut"}


def test_the_meaning_of_a_withdrawn_call_may_be_stated_but_shows_nothing() -> None:
    table = Table.read("Ø", "(S 2r) 1h 2s", meanings={"S 2r": "ingen"})
    assert table.meaning(SeatCall.from_text("S 2r")) == set()
    assert specified(table, Seat.SOUTH) == {"♠"}


# --- contract, lead and roles


def roles(table: Table) -> dict[str, str]:
    return {role: its.text for role, its in seats_shown(table).items()}


def test_every_role_of_a_call_out_of_rotation_has_its_seat() -> None:
    table = Table.read("S", "(Ø 1ut) 1h pas 4h pas pas pas")
    assert table.contract
    assert table.contract.text == "4♥ S"
    assert roles(table) == {
        "due": "S", "offender": "Ø", "partner": "V",
        "lho": "S", "left": "S", "rho": "N", "right": "N",
        "declarer": "S", "dummy": "N", "leader": "V", "opposing_declarer": "S",
    }  # fmt: skip


def test_an_opening_lead_out_of_turn_shows_its_offender() -> None:
    table = Table.read(contract="1ut S", lead="Ø rK")
    assert table.lead
    assert roles(table) == {
        "offender": "Ø", "partner": "V", "lho": "S", "left": "S", "rho": "N", "right": "N",
        "declarer": "S", "dummy": "N", "leader": "V", "opposing_declarer": "S",
    }  # fmt: skip


def test_a_lead_from_declarers_side_shows_its_offender_too() -> None:
    found = roles(Table.read(contract="1ut S", lead="N h6"))  # § 54E
    assert found["offender"] == "N"
    assert "opposing_declarer" not in found


def test_a_lead_in_turn_is_its_players_own_unless_the_case_names_another() -> None:
    assert Table.read(contract="1ut S", lead="V rK").offender is Seat.WEST
    named = Table.read(contract="1ut S", lead="V rK", offender="Ø")
    assert named.led_in_turn
    assert named.offender is Seat.EAST


def test_the_irregular_call_names_the_offender_before_the_lead_does() -> None:
    table = Table.read("S", "(Ø 1ut) 1h pas 4h pas pas pas", lead="V kE")
    assert table.offender is Seat.EAST


def test_a_case_may_name_the_offender_where_the_table_does_not_show_him() -> None:
    table = Table.read("N", "1♠ 2r pas (pas) 2ut", offender="V")
    assert roles(table)["partner"] == "Ø"


def test_nothing_is_known_of_an_empty_table() -> None:
    table = Table.read()
    assert table == Table()
    assert roles(table) == {}
    assert table.text == ""
    assert (table.legal_auction, table.contract, table.declarer) == (None, None, None)


# --- tables that cannot be


@pytest.mark.parametrize(
    ("fields", "findings"),
    [
        ({"dealer": "Q"}, ["dealer: »Q« er ingen plads"]),
        ({"auction": "1h"}, ["dealer: meldeforløbet mangler en giver"]),
        ({"dealer": "Q", "auction": "1h"}, ["dealer: »Q« er ingen plads"]),
        ({"vulnerable": "begge"}, ["vulnerable: »begge« er ingen zonestilling"]),
        ({"contract": "9h S"}, ["contract: »9h« er intet bud"]),
        ({"lead": "V rK"}, ["lead: et udspil kræver en kontrakt"]),
        (
            {"contract": "1ut S", "lead": "V rK", "hands": {"V": "EK83 972 B105 D64"}},
            ["lead: Vest har ikke ♦K"],
        ),
        (
            {"dealer": "N", "auction": "1h pas pas pas", "contract": "1h S"},
            ["contract: meldeforløbet ender i 1♥ N, ikke i 1♥ S"],
        ),
        (
            {"dealer": "N", "auction": "pas pas pas pas", "contract": "1h S"},
            ["contract: meldeforløbet ender uden kontrakt, ikke i 1♥ S"],
        ),
        ({"contract": "1ut S", "lead": "Ø rK", "offender": "V"}, ["offender: den fejlende er Øst"]),
        (
            {"dealer": "N", "auction": "1h", "meanings": {"N 2h": "spar"}},
            ["meanings.N 2h: Nord har ikke meldt 2♥"],
        ),
        (
            {"dealer": "N", "auction": "1h", "meanings": {"N 1h": "spor"}},
            ["meanings.N 1h: »spor« er ingen farve"],
        ),
        (
            {"dealer": "N", "auction": "1h", "meanings": {"N 1h": "spar", "N 1♥": "ingen"}},
            ["meanings.N 1♥: »N 1♥« står to gange"],
        ),
        (
            {"hands": {"Ø": "KD4 E83 B1052 975", "Øst": "B52 K72 KD3 KDB2"}},
            ["hands.Øst: »Øst« står to gange"],
        ),
        (
            {"hands": {"N": "KD4 E83 B1052 975", "X": "– – – –"}},
            ["hands.X: »X« er ingen plads"],
        ),
        (
            {"hands": {"N": "KD4 E83 B1052 975", "Ø": "K32 K72 KD3 KDB2"}},
            ["hands: ♠K er givet til både Nord og Øst"],
        ),
        (
            {"dealer": "N", "auction": "1h 1h", "contract": "x", "hands": {"N": "E"}},
            ["auction: 1♥ er ikke højere end 1♥", "contract: »x« er ingen kontrakt",
             "hands.N: »E« er ingen hånd"],
        ),
    ],
)  # fmt: skip
def test_every_finding_of_a_table_comes_at_once(
    fields: dict[str, Any], findings: list[str]
) -> None:
    with pytest.raises(TableError) as refused:
        Table.read(**fields)
    found = [refused.value, *refused.value.also]
    assert len(found) == len(findings)
    for error, expected in zip(found, findings, strict=True):
        where = f"{error.field}.{error.key}" if error.key else error.field
        assert f"{where}: {error.message}".startswith(expected)


IRREGULAR = re.compile(r"\^[A-Z] ")
"""The format's signs for irregularities, which the library does not know."""


def test_endplay_reads_the_hands_and_the_contract_of_every_case_with_four_hands() -> None:
    read = 0
    for case in casebook().cases:
        table = case.table
        if table is None or table.hands is None or {*table.hands.hands} != {*Seat}:
            continue
        text = written(table, case.id)
        (board,) = pbn.loads(IRREGULAR.sub("", text))
        deal = re.search(r'\[Deal "(.*)"\]', text)
        assert deal, case.id
        assert str(board.deal) == deal[1], case.id
        if contract := re.search(r'\[Contract "(\d)', text):
            assert str(board.contract).startswith(contract[1]), case.id
        read += 1
    assert read > 100
