"""Screens and the net: what cannot occur there is a law, and what was not seen is named."""

import re

from rules_src.contents import LAWS
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.contents.references import unknown


def test_each_law_that_cannot_occur_is_a_law_and_stands_once_in_order() -> None:
    for other in ELSEWHERE:
        assert set(other.absent) <= {law.number for law in LAWS}
        assert list(other.absent) == sorted(set(other.absent))
        covered = [n for first, last in other.runs for n in range(first, last + 1)]
        assert covered == list(other.absent)


def test_a_program_leaves_what_players_say_and_hear() -> None:
    """Tempo, alerts, misinformation, claims and appeals are still there on the net."""
    online = next(other for other in ELSEWHERE if "nettet" in other.title)
    assert not {12, 16, 20, 21, 40, 68, 70, 73, 75, 79, 92} & set(online.absent)


def test_every_text_ends_with_a_full_stop_and_says_where_to_look() -> None:
    for other in ELSEWHERE:
        for text in (other.text, other.applies, other.look):
            assert text.endswith(".")
            assert not unknown(text)
            assert not re.search("§(?![§\u00a0])", text)
        assert other.look.startswith("Slå op")
        assert "ikke set" in other.look
