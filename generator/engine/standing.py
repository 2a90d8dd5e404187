"""What a conversation leaves on the board, and what old addresses answered read as today."""

from collections.abc import Iterable, Mapping, Sequence

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps
from rules_src.bridge.seats import Seat
from rules_src.model.on_board import Ruled
from rules_src.model.situation import Former


def ruled(conversation: Conversation, seats: Mapping[str, Seat], texts: Mapping[str, str]) -> Ruled:
    """A finished conversation on a board: what was settled on the way leaves nothing.

    The hand-over that waits for its moment is something to look at later.
    """
    waiting = hand_over_of(conversation.legs[-1].path.ruling) if conversation.pending else None
    steps = (*finished_steps(conversation), *((waiting,) if waiting else ()))
    return Ruled(steps, seats, texts)


def today(parts: Sequence[str], formers: Iterable[Former]) -> tuple[str, ...]:
    """Parts of an old address, each `fact=answer`, as they are answered now."""
    found = [*parts]
    for former in formers:
        if {*former.given} <= {*found}:
            place = min(found.index(part) for part in former.given)
            kept = [part for part in found if part not in former.given]
            kept[place:place] = [part for part in former.parts if part not in kept]
            found = kept
    return tuple(found)
