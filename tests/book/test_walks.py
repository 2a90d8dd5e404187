"""What happens at the table, walked on paper alone: spreads and sides that are looked at."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from statistics import mean

from own_book import BOOK, content
from pdf_runs import IMPRINT

from generator.book.back import Plan, keywords
from generator.book.cards import cards_of
from generator.book.contents import Here, contents_of
from generator.book.deck import PrintedCard
from generator.book.handbook import Spreads
from generator.book.lines import Place, Places, places_of
from generator.book.sheets import leaf_of
from rules_src.laws import SITUATIONS

Side = Callable[[PrintedCard, int], object]
"""How the side that a column stands on is told from others."""
Steps = tuple[tuple[str, dict[str, str]], ...]
"""The rules that an incident goes through, each with what is answered in it."""
PLAN = Plan("Håndbog", "", SITUATIONS)
NOT_ACCEPTED = {"since": "nothing", "accepted": "no"}
DROPPED = (
    ("penalty_card", {"why_seen": "accident"}),
    ("penalty_card_kind", {"cards": "honour"}),
    ("penalty_card_turn", {"whose_turn": "partner_to_lead"}),
    ("penalty_card_lead", {"lead_option": "require"}),
)
REVOKED = (
    ("revoke", {"failure": "suit"}),
    ("revoke_established", {"since_revoke": "played"}),
    (
        "revoke_transfer",
        {"exemption": "none", "failure": "suit", "trick_won_by": "offender", "won_later": "yes"},
    ),
)
OPENED = (
    ("call_out_of_rotation", {"turn": "partner", "call": "bid"}),
    ("may_it_stand", {**NOT_ACCEPTED, "turn": "partner"}),
    ("call_not_accepted", {"call": "bid", "called_again": "not_yet"}),
)
TOO_LOW = (
    ("insufficient_bid", {"happened": "replaced", "accepted": "no"}),
    ("insufficient_bid_replaced", {"new_call": "bid", "same_denomination": "yes"}),
)
WRONG_HAND = (
    ("lead_out_of_turn", {"led_by": "wrong_hand", "since_declarers_lead": "nothing"}),
    ("declarers_lead_choice", {"declarers_lead_accepted": "no", "led_by": "wrong_hand"}),
)
DEFENDING = (
    (
        "partners_explanation",
        {"stage": "play", "side": "defending", "partner_corrected": "not_yet"},
    ),
)
TRUMP = (("claim_disputed", {"point": "trump", "trump_forgotten": "yes"}),)
PAUSE = (
    ("unauthorised_information", {"origin": "partner", "told_more": "yes", "play_over": "no"}),
)
FIVE = (("lead_out_of_turn_choice", {"lead_choice": "require"}),)
SUIT_ONLY = (
    ("unclear_card", {"said_of_card": "suit", "meant_other": "no", "suit_in_dummy": "playable"}),
)

LOOKED_UP: dict[str, Steps] = {
    "mobiltelefon ringede": (("conduct", {}),),
    "lille fra bordet": (
        ("unclear_card", {"said_of_card": "word", "meant_other": "no"}),
        ("high_low_or_win", {}),
    ),
    "åbnede i makkers tur": OPENED,
    "tabte et kort": DROPPED,
    "strafstik": REVOKED[2:],
    "makker forklarede forkert": DEFENDING,
    "meldte på samme tid": (("calls_together", {}),),
    "glemt trumf": TRUMP,
    "fem valgmuligheder": FIVE,
    "meldt for lavt": TOO_LOW,
    "appelfrist": (("appeal", {}),),
    "langsomt spil": (("board_not_reached", {}),),
    "forkert tastet resultat": (("wrong_entry", {}),),
    "tilskuer": (("spectator", {}),),
    "spillede ud fra forkert hånd": WRONG_HAND,
    "tænkepause": PAUSE,
    "14 kort": (("wrong_number_of_cards", {}),),
    "sagde bare spar": SUIT_ONLY,
    "tabte et kort under meldingerne": (("card_exposed_in_auction", {}),),
    "psyke": (("psychic_call", {}),),
}
"""Twenty look-ups, by the word of the index; where nothing is answered, the rule itself rules."""
ON_CARDS: dict[str, Steps] = {
    "bød for lavt og rettede til det laveste": TOO_LOW,
    "tabte en honnør, og makker skal spille ud": DROPPED,
    "svigtede, etableret, to stik": REVOKED,
    "åbningsudspil fra forkert side, farven kræves": (
        ("opening_lead_out_of_turn", {"faced_leads": "wrong", "since_lead": "nothing"}),
        *FIVE,
    ),
    "tøvede, mens der meldes": PAUSE,
    "åbnede i makkers tur, ikke accepteret": OPENED,
    "krav, glemt trumf": (("claim", {"claim_kind": "claim", "reply": "disputed"}), *TRUMP),
    "spilfører fra forkert hånd": WRONG_HAND,
    "makker forklarede forkert, vi er i modspil": (
        ("correct_explanation", {"agreement": "explanation_wrong", "discovered_by": "partner"}),
        *DEFENDING,
    ),
    "sagde kun farven": SUIT_ONLY,
}
STOPS, MOST_STOPS = 2.0, 2
SPREADS, CARDS, MOST_CARDS = 2.0, 2.3, 3
"""The mean and the worst that a director looks at, the index or the contents included."""


def test_each_walk_goes_where_the_rules_lead() -> None:
    for steps in (*LOOKED_UP.values(), *ON_CARDS.values()):
        for (rule, answers), (then, _) in pairwise(steps):
            lines = (line for due in leaf_of(BOOK, rule, answers).dues for line in due.lines)
            assert then in {getattr(line.step, "rule", "") for line in lines}, (rule, then)


def test_twenty_look_ups_take_few_spreads() -> None:
    spreads, words = Spreads(BOOK, IMPRINT, PLAN), keywords(content(), PLAN)
    stops = {}
    for word, steps in LOOKED_UP.items():
        assert f"rule-{steps[0][0]}" in words[word], word
        stops[word] = 1 + looked_at(spreads.cards, steps, lambda card, _: spreads.begin(card))
    assert max(stops.values()) <= MOST_STOPS, stops
    assert mean(stops.values()) <= STOPS, stops


def test_ten_incidents_are_ruled_where_the_contents_lead() -> None:
    spreads, deck = Spreads(BOOK, IMPRINT, PLAN), cards_of(BOOK)
    pages = {one: range(first, first + 2) for one, first in spreads.begins.items()}
    numbers = {card.text.situation: (card.number,) for card in deck if card.of[0] == 1}
    on_cards = places_of(deck, lambda card, _: Place("", card.number))
    ways: tuple[tuple[tuple[PrintedCard, ...], Places, Here, Side, float, int], ...] = (
        (tuple(spreads.cards), spreads.places, pages, lambda c, _: spreads.begin(c), SPREADS, 2),
        (deck, on_cards, numbers, lambda c, _: c.number, CARDS, MOST_CARDS),
    )
    for cards, places, here, side, usual, most in ways:
        found = contents_of(BOOK, cards, places, here)
        named = {title for _, inside in found for entry in inside for title, _ in entry.later}
        taken = {}
        for what, steps in ON_CARDS.items():
            begin = max((n for n, (r, _) in enumerate(steps) if BOOK[r].title in named), default=0)
            taken[what] = 1 + looked_at(cards, steps[begin:], side)
        assert max(taken.values()) <= most, taken
        assert mean(taken.values()) <= usual, taken


def looked_at(cards: Iterable[PrintedCard], steps: Steps, side: Side) -> int:
    """How many sides are turned to, one after the other: of each question and its ruling."""
    cards = tuple(cards)
    turned = (there for rule, answers in steps for there in _sides(cards, rule, answers, side))
    return sum(1 for _ in groupby(turned))


def _sides(
    cards: tuple[PrintedCard, ...],
    rule: str,
    answers: dict[str, str],
    side: Side,
) -> Iterator[object]:
    text = next(card.text for card in cards if rule in card.text.rungs)
    yield _side(cards, f"fronts.{rule}.at({int(text.titled)})", text, side)
    if answers:
        row = leaf_of(BOOK, rule, answers).row.id
        for n, ruling in enumerate(text.rulings.printed(rule), text.titled):
            if row in {one.id for one in ruling.each}:
                yield _side(cards, f"rulings.{rule}.at({n})", text, side)


def _side(
    cards: tuple[PrintedCard, ...],
    line: str,
    text: object,
    side: Side,
) -> object:
    return next(
        side(card, column)
        for card in cards
        if card.text is text
        for column, (first, last) in enumerate(card.columns)
        if any(one.typst == line for one in card.lines[first:last])
    )
