"""Law 16D: what a player happens to learn about a board from elsewhere than partner.

The recipient is the player who got the information; it is often nobody's fault.
"""

from __future__ import annotations

from rules_src.laws.law_16d_effect import extraneous_completion, extraneous_effect
from rules_src.laws.law_16d_facts import Extraneous, Learnt, Progress
from rules_src.laws.law_16d_remedy import extraneous_remedy
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct, NewIrregularity

PLAY_NORMALLY = Instruct(
    "16D2",
    "play_normally",
    "Spil normalt. Viser det sig, at oplysningen betød noget, så tilkald turneringslederen igen.",
)
SAY_NO_MORE = Instruct(
    "16D1", "keep_it_to_yourself", "{Recipient} må ikke sige højt, hvad han har set eller hørt."
)


def extraneous_information(facts: Extraneous) -> Ruling:
    """What a player learns by accident is told to the director at once (16D)."""
    if facts.learnt is Learnt.FROM_PARTNER:
        return Ruling(NewIrregularity("16B", "unauthorised_information"))
    if facts.progress is Progress.PLAYED:
        return Ruling(HandOver("16D2c", "extraneous_effect"))
    if facts.progress is Progress.CALLED:
        return Ruling(SAY_NO_MORE, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(SAY_NO_MORE, PLAY_NORMALLY)
    return Ruling(SAY_NO_MORE, HandOver("16D2", "extraneous_remedy"))


SITUATION = Situation(
    rule=extraneous_information,
    slug="uvedkommende-oplysning",
    title="Vendt mappe og anden uvedkommende oplysning",
    phase=Phase.BEFORE,
    happened="En spiller har set en andens kort eller hørt noget om spillet",
    intro=(
        "En mappe vender forkert, et kort ligger med billedsiden op, eller nabobordet taler højt."
        " Spillet er sjældent tabt. Har ingen meldt, er der fire muligheder; hvilke af dem der"
        " duer, afhænger af turneringen og af, hvor langt det andet bord er. Den, der fik"
        " oplysningen, kaldes her modtageren."
    ),
    laws=("16D",),
    parts=(
        Part(extraneous_remedy, "Ingen har meldt: kan spillet reddes?"),
        Part(extraneous_completion, "Kan spillet spilles normalt?"),
        Part(extraneous_effect, "Efter spillet: fik det betydning?"),
    ),
    confuse=("unauthorised_information", "withdrawn_action", "team_board"),
    search=(
        "vendt mappe",
        "mappe vendt",
        "set forkert hånd",
        "taget forkert hånd op",
        "hørt resultat",
        "kort synligt i mappen",
        "nabobordet",
        "omgivning",
        "uvedkommende oplysninger",
        "set de forkerte kort",
        "kiggede i en andens kort",
        "hørte resultatet",
    ),
)
