"""Laws 61B, 61C and 66: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_61_66_asking import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.AskAboutRevoke.trick: {
        law.Trick.OPEN: "{asker} vil se det seneste stik, og hans eget kort ligger åbent",
        law.Trick.OWN_CARD: "{asker} vil kun se sit eget seneste kort",
        law.Trick.PLAY_OVER: "{asker} vil se et stik, efter at spillet er slut",
        law.Trick.QUITTED: "{asker} vil se et vendt stik, mens der endnu spilles",
    },
    law.AskAboutRevoke.wish: {
        law.Wish.SEE: "",
        law.Wish.TURNED: "spillerne har allerede vendt kort fra tidligere stik",
    },
    law.AskAboutRevoke.dummy_says: {
        law.DummySays.TABLE: "{dummy} vil sige, at et kort fra bordet ikke bekender",
        law.DummySays.WARNING: "{dummy} vil sige, at {declarer} er ved at svigte kulør fra hånden",
        law.DummySays.DURING_PLAY: "{dummy} vil sige, at der er svigtet kulør, mens der endnu"
        " spilles",
        law.DummySays.AFTER_PLAY: "{dummy} vil sige, at der er svigtet kulør, og spillet er slut",
    },
}
