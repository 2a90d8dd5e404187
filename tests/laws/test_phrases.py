"""What people say for an answer: each phrase hears something that no other of its answer does."""

from own_book import BOOK

from rules_src.bridge.spoken import EARLIER, NOT, SOONER
from rules_src.model.situation import phrases


def is_within(ways: str, others: str) -> bool:
    """Whether each word of the one is among those of the other, or begins as one with a star."""
    each = others.split("/")
    return all(
        any(way == other or (other[-1] == "*" and way.startswith(other[:-1])) for other in each)
        for way in ways.split("/")
    )


def is_heard_by(phrase: str, other: str) -> bool:
    """Whether a sentence that has the phrase has the other too; of parts in several clauses and
    of what is denied or came later nothing is claimed."""
    one, less = (said.lstrip("^").split() for said in (phrase, other))
    apart = {*NOT.split(), *SOONER.split(), EARLIER, "…"}
    if len(less) > len(one) or (other[0] == "^" and phrase[0] != "^"):
        return False
    if {way for word in one for way in word.split("/")} & apart:
        return False
    at = 0
    for word in less:
        places = range(at if other[0] == "^" else 0, len(one))
        found = next((n for n in places if is_within(one[n], word)), None)
        if found is None:
            return False
        at = found + 1
    return True


def test_a_phrase_that_another_hears_is_seen() -> None:
    assert is_heard_by("^vest tabte hjerter konge", "tabte/viste hjerter*")
    assert not is_heard_by("tabte hjerter", "^tabte hjerter")
    assert not is_heard_by("har ikke meldt", "har meldt")


def test_no_phrase_says_what_another_of_its_answer_says() -> None:
    twice = [
        f"{situation.slug}, {fact.name}={answer.key}: »{one}« hører også »{other}«"
        for situation in BOOK.situations
        for fact, ways in situation.phrases.answers.items()
        for answer, said in ways.items()
        for one in phrases(said)
        for other in phrases(said)
        if one != other and is_heard_by(one, other)
    ]
    assert twice == []
