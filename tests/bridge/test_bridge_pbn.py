"""Tables as Portable Bridge Notation, read by a library that shares no code with ours."""

import re

from endplay.parsers import pbn
from own_book import casebook

from rules_src.bridge.pbn import written
from rules_src.bridge.seats import Seat

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
