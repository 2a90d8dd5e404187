"""Laws 68-71: agreed, void or decided, and a trick given back."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct

HEAR = (
    Instruct(
        "70B1",
        "repeat_the_claim",
        "Gentag, hvad du sagde, da du krævede.",
        to="claimer",
        settled_by=("point",),
    ),
    Instruct("70B2", "hear_objections", "Sig nu, hvad I har imod kravet.", settled_by=("point",)),
    Instruct(
        "70B3",
        "cards_laid_open",
        "Vis de kort, der er tilbage, hvis jeg beder om det.",
        settled_by=("point",),
    ),
)
AGAINST_CLAIMER = Instruct(
    "70A",
    "doubt_against_claimer",
    "Se også efter punkter, ingen har nævnt. Fordel stikkene så rimeligt som"
    " muligt for begge sider. Lad tvivl gå ud over den, der krævede.",
    to=ME,
)
TRUMP_WINS = Instruct(
    "70C",
    "trump_wins_its_trick",
    "Modparten får de stik, trumfen kan vinde.",
    short="trumfen får sine stik",
)
WORSE_COUNTS = Instruct(
    "70D1",
    "worse_line_counts",
    "Jeg godkender ikke den gode spillemåde. Jeg regner med den normale, der giver færrest stik.",
    short="den ringeste normale spillemåde gælder",
)
GUESS_FAILS = Instruct(
    "70E1",
    "guess_fails",
    "Jeg godkender det ikke. Kortet regnes for at sidde værst muligt for kravet.",
    short="kortet regnes for at sidde værst muligt for kravet",
)
PARTNER_ERRS = Instruct(
    "70D2",
    "partners_choice_fails",
    "Jeg godkender ikke den del af kravet. Den anden modspiller regnes for at vælge forkert.",
    short="den anden modspiller regnes for at vælge forkert",
)
UPHELD = Instruct(
    "70C",
    "claim_upheld",
    "Jeg godkender kravet på det punkt.",
    short="kravet godkendes på det punkt",
)
ON_THE_CARDS = Instruct(
    "70A",
    "point_decided_on_cards",
    "Jeg afgør punktet ud fra kortene og det, der blev sagt.",
    short="afgøres ud fra kortene",
)
IF_REVOKED = HandOver("63A3", "revoke", when=When.IF_REVOKED)
DUMMY_CANNOT_CLAIM = Instruct(
    "68A",
    "dummy_cannot_claim",
    "Kun {declarer} og modspillerne kan kræve. Læg bordets kort, som de lå. Spillet går videre.",
    short="{dummy} kan ikke kræve",
)
NO_CLAIM_BY_DUMMY = "{dummy} kan ikke kræve; spillet går videre"
"""The verdict where dummy tried."""
IF_GIVEN_UP = Instruct(
    "68B2",
    "asked_if_a_defender_gave_up",
    "Lagde en modspiller sine kort, så spørg straks den anden. Protesterer han, er intet opgivet.",
    to=ME,
)
GOES_ON = Instruct(
    "68",
    "play_goes_on_after_remark",
    "Det er ikke et krav. Spillet går videre. Viste kort er ikke strafkort.",
    short="intet krav og intet strafkort",
)
NO_CLAIM = Instruct(
    "68A", "not_a_claim", "Det er ikke et krav. Spillet går videre.", short="intet krav"
)
AS_AGREED = Instruct(
    "69A", "scored_as_agreed", "I får de stik, I er enige om.", short="stikkene fordeles som aftalt"
)
VOID = Instruct(
    "68D2bii",
    "claim_is_void",
    "Kravet er bortfaldet. Spil færdig, og resultatet gælder. Viste kort er ikke"
    " strafkort. I må bruge alt, I har set og hørt.",
    short="kravet bortfalder, og spillet går videre",
)
STOP = Instruct("68D2a", "play_is_over", "Spillet er stoppet. Jeg fordeler de sidste stik.")
TRICK_BACK = Instruct(
    "69B1",
    "trick_given_back",
    "Stikket går til dem, der gav det fra sig. Jeg retter scoren.",
    short="stikket gives tilbage",
)
AGREEMENT_STANDS = Instruct(
    "69A", "agreement_stands", "Scoren står, som I blev enige om.", short="scoren står som aftalt"
)
CONCESSION_STANDS = Instruct(
    "71", "concession_stands", "Afkaldet står ved magt.", short="afkaldet står"
)
TOO_LATE = Instruct(
    "79C1",
    "claim_past_correction",
    "Fristen er udløbet. Scoren står.",
    short="fristen er udløbet, scoren står",
)
