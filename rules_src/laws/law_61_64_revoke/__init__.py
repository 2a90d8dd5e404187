"""Laws 61 to 64: the revoke."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke.correction import (
    revoke_cards_after,
    revoke_correction,
    revoke_play_goes_on,
)
from rules_src.laws.law_61_64_revoke.doubts import DOUBTS
from rules_src.laws.law_61_64_revoke.encounters import ENCOUNTERS
from rules_src.laws.law_61_64_revoke.established import revoke_established
from rules_src.laws.law_61_64_revoke.facts import HIDDEN, OVERLAPS
from rules_src.laws.law_61_64_revoke.phrases import PHRASES
from rules_src.laws.law_61_64_revoke.rule import revoke
from rules_src.laws.law_61_64_revoke.statements import STATEMENTS
from rules_src.laws.law_61_64_revoke.transfer import revoke_equity, revoke_transfer
from rules_src.laws.law_61_64_revoke.transfer_facts import OVERLAPS as OF_TRICKS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=revoke,
    slug="kulorsvigt",
    title="Kulørsvigt",
    phase=Phase.PLAY,
    happened="En spiller bekendte ikke, selv om han kunne",
    intro=(
        "Først afgøres det, om kulørsvigten er etableret. Er den ikke det, rettes den, og en"
        " modspillers kort bliver strafkort. Er den etableret, står stikket, og efter spillet"
        " overføres intet, ét eller to stik. Er det ikke nok, justeres scoren."
    ),
    laws=("61", "62", "63", "64"),
    called="Kulørsvigt",
    who=Who("offender", "Hvem svigtede? (Bordet: spilfører)"),
    parts=(
        Part(revoke_established, "Er kulørsvigten etableret?", known=""),
        Part(revoke_correction, "Kulørsvigten rettes", known="kulørsvigten rettes"),
        Part(revoke_cards_after, "Kort spillet efter kulørsvigten"),
        Part(revoke_play_goes_on, "Når kulørsvigten er rettet: hvem spiller ud?"),
        Part(revoke_transfer, "Overførsel af stik"),
        Part(revoke_equity, "Skal scoren justeres?"),
    ),
    confuse=("penalty_card",),
    phrases=PHRASES,
    doubts=DOUBTS,
    hidden=HIDDEN,
    overlaps=(*OVERLAPS, *OF_TRICKS),
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
