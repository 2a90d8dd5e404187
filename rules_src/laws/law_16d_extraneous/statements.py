"""Law 16D: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_16d_extraneous import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.Extraneous.disturbs: {
        YesNo.NO: "oplysningen vil sandsynligvis ikke forstyrre et normalt spil",
    },
    law.Effect.influence: {
        law.Influence.NONE: "oplysningen påvirkede ikke resultatet",
        law.Influence.REACHED: "oplysningen påvirkede resultatet",
    },
    law.Extraneous.learnt: {
        law.Learnt.MORE: "{recipient} har set flere hænder eller enkelte kort eller kender et"
        " resultat, en melding eller en bemærkning",
        (law.Learnt.ONE_HAND, law.Learnt.MORE): "",
        law.Learnt.FROM_PARTNER: "{informant} sagde, gjorde eller viste {recipient} noget med"
        " vilje",
        law.Learnt.ONE_HAND: "{recipient} har set én anden spillers hånd",
    },
    law.Remedy.may_turn: {
        YesNo.NO: "ét bord må ikke sidde omvendt i dette spil",
        YesNo.YES: "ét bord kan sidde omvendt i dette spil",
    },
    law.Remedy.new_deal: {
        YesNo.YES: "spillet kan gives om",
    },
    law.Remedy.other_table: {
        law.OtherTable.NOT_STARTED: "det andet bord er ikke begyndt",
        law.OtherTable.STARTED: "det andet bord er i gang med spillet",
        law.OtherTable.FINISHED: "det andet bord er færdigt med spillet",
    },
    law.Completion.playable: {
        law.Playable.HOPELESS: "{recipient} ved så meget, at et normalt spil er umuligt",
        law.Playable.TRY: "spillet kan gennemføres nogenlunde normalt",
    },
    law.Extraneous.progress: {
        law.Progress.CALLED: "der er meldt, og spillet er ikke slut",
        law.Progress.NO_CALL: "ingen har meldt",
    },
}
