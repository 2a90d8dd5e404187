"""What a conversation leaves on the board."""

from collections.abc import Mapping

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps
from rules_src.bridge.seats import Seat
from rules_src.model.on_board import Ruled


def ruled(conversation: Conversation, seats: Mapping[str, Seat], texts: Mapping[str, str]) -> Ruled:
    """A finished conversation on a board: what was settled on the way leaves nothing.

    The hand-over that waits for its moment is something to look at later.
    """
    waiting = hand_over_of(conversation.legs[-1].path.ruling) if conversation.pending else None
    steps = (*finished_steps(conversation), *((waiting,) if waiting else ()))
    return Ruled(steps, seats, texts)
