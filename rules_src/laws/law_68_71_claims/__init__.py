"""Laws 68 to 71: claims and concessions."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims.disputed import claim_disputed
from rules_src.laws.law_68_71_claims.doubts import DOUBTS
from rules_src.laws.law_68_71_claims.encounters import ENCOUNTERS
from rules_src.laws.law_68_71_claims.facts import OVERLAPS
from rules_src.laws.law_68_71_claims.phrases import PHRASES
from rules_src.laws.law_68_71_claims.rule import agreement_withdrawn, claim, concession_regretted
from rules_src.laws.law_68_71_claims.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=claim,
    slug="krav-og-afkald",
    title="Krav og afkald",
    phase=Phase.PLAY,
    happened="En spiller krævede eller opgav stik, og nogen er uenig eller fortryder",
    intro=(
        "Et krav stopper spillet. Er alle enige, er det afgjort; ellers afgør turneringslederen"
        " det, og tvivl går ud over den, der krævede. Et afkald står, undtagen hvis stikket var"
        " vundet eller umuligt at tabe."
    ),
    laws=("68", "69", "70", "71", "79C"),
    called="Krav eller afkald",
    who=Who("claimer", "Hvem krævede eller opgav stik?"),
    parts=(
        Part(claim_disputed, "Et krav, der er uenighed om"),
        Part(agreement_withdrawn, "En side fortryder, at den var enig"),
        Part(concession_regretted, "En side fortryder sit afkald"),
    ),
    confuse=("revoke", "score_correction"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
