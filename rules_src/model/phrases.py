"""What people say of a situation: what somebody does, and which answers it states.

A phrase of an answer is at least two words that stand in one clause, in any order, or in its own
after `^`: `/` between words of which one is enough, `*` for the rest of a word, `…` where the rest
may stand in a later clause, and in capitals what `rules_src.bridge.spoken` finds: `KORT`, `BUD`,
`PLADS`, and alone when it was, `UMELDT`. Phrases stand between semicolons. None says a judgement:
that is asked, whatever is said.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_src.bridge.spoken import MOMENTS
from rules_src.model.facts import Answer, Fact, Kind


def phrases(text: str) -> tuple[str, ...]:
    """Each phrase of a text that has them between semicolons."""
    return tuple(" ".join(phrase.split()) for phrase in text.split(";") if phrase.strip())


@dataclass(frozen=True)
class Phrases:
    """What is said of one situation."""

    does: str = ""
    """What he does who is asked for, as it follows his seat: `bød svigtede`; of none, no seat. With
    `ikke` among it he may be said not to do it: »øst har ikke alertet«."""
    answers: Mapping[Fact[Any], Mapping[Answer, str]] = field(default_factory=dict)
    turns: Mapping[Fact[Any], Mapping[str, Answer]] = field(default_factory=dict)
    """Whose turn it was, by where he sits from the one who is asked for: `{"partner": …}`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "does", " ".join(self.does.split()))
        for fact, ways in self.answers.items():
            if fact.kind is Kind.JUDGEMENT:
                raise TypeError(f"{fact.name}: a judgement is asked, and heard in no sentence")
            every = [phrase for said in ways.values() for phrase in phrases(said)]
            for phrase in every:
                words = phrase.replace("…", " ").replace("^", " ").split()
                if len(words) < 2 and phrase not in MOMENTS:
                    raise TypeError(f"{fact.name}: »{phrase}« is one word; say it with another")
                if every.count(phrase) > 1:
                    raise TypeError(f"{fact.name}: »{phrase}« stands twice")
