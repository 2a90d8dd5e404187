"""Laws 68-71: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.DisputedClaim.point: {
        law.Point.TRUMP: "uenigheden gælder en trumf, som modparten stadig har",
        law.Point.WHICH_OPPONENT: "uenigheden gælder, hvilken modstander der har et bestemt kort",
        law.Point.PARTNERS_PLAY: "en modspiller krævede, og det afhænger af den anden modspillers"
        " kort",
        law.Point.LINE: "uenigheden gælder en anden spillemåde, der ikke blev nævnt",
        law.Point.OTHER: "uenigheden gælder noget andet",
    },
    law.DisputedClaim.trump_forgotten: {
        YesNo.YES: "trumfen var unævnt og måske glemt, og den kan vinde et stik",
        YesNo.NO: "trumfen var nævnt eller kan ikke vinde et stik",
    },
    law.DisputedClaim.suit_known: {
        YesNo.YES: "en modstander viste renonce før kravet, eller det sker ved enhver normal"
        " spillemåde",
        YesNo.NO: "ingen modstander viste renonce før kravet, og det sker ikke ved enhver normal"
        " spillemåde",
    },
    law.AgreementWithdrawn.given_away: {
        law.GivenAway.WON: "de gav et stik fra sig, de allerede havde vundet",
        law.GivenAway.PROBABLE: "de gav et stik fra sig, de sandsynligvis ville have vundet, hvis"
        " der var spillet videre",
        law.GivenAway.OTHER: "de gav et stik fra sig, de kun måske ville have vundet",
    },
    law.ConcessionRegretted.conceded: {
        law.Conceded.WON: "der blev opgivet et stik, som allerede var vundet",
        law.Conceded.SAFE: "der blev opgivet et stik, som ingen normal spillemåde kan tabe",
        law.Conceded.OTHER: "der blev opgivet et stik, som kan tabes med en normal spillemåde",
    },
}
