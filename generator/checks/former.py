"""Old answers: what an address once said is said no more, and what it reads as today can be."""

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Former


def former_problems(book: Rulebook, formers: tuple[Former, ...]) -> Iterator[str]:
    """An old answer that is still offered, a new one that is not, and one that is old itself."""
    offered = {
        f"{fact.name}={key}"
        for rule in book.rules.values()
        for fact in rule.facts.values()
        for key in fact.answers
    }
    seen: set[str] = set()
    for former in formers:
        if former.old in seen:
            yield f"former: »{former.old}« står to gange; slet den ene"
        seen.add(former.old)
        if {*former.given} <= offered:
            yield f"former: »{former.old}« kan stadig svares; slet linjen, eller giv svaret et navn"
        for part in former.parts:
            if part not in offered:
                yield f"former: »{part}« er intet svar i reglerne; ret det, der svares nu"
