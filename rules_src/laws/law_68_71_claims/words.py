"""Laws 68-71: agreed, void or decided, and a trick given back."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, Instruct

NORMAL = (
    "Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen på spillerens"
    " niveau ville vælge."
)
HEAR = (
    Instruct(
        "70B1",
        "repeat_the_claim",
        "Den, der krævede, gentager, hvad han sagde, da han gjorde det.",
    ),
    Instruct(
        "70B2",
        "hear_objections",
        "Modparten siger, hvad den har imod det; turneringslederen ser også selv efter.",
    ),
    Instruct("70B3", "cards_laid_open", "Læg om nødvendigt de kort op, der er tilbage."),
)
AGAINST_CLAIMER = Instruct(
    "70A",
    "doubt_against_claimer",
    "Fordel stikkene så rimeligt som muligt for begge sider, men lad tvivl gå ud over den, der"
    " krævede.",
    private=True,
)
TRUMP_WINS = Instruct(
    "70C", "trump_wins_its_trick", "Modparten får det eller de stik, som trumfen kan vinde."
)
WORSE_COUNTS = Instruct(
    "70D1",
    "worse_line_counts",
    "Den gode spillemåde godkendes ikke. Der regnes med den af de normale, der giver færrest stik.",
)
GUESS_FAILS = Instruct(
    "70E1",
    "guess_fails",
    "Det godkendes ikke: Kortet regnes for at være hos den modstander, det er værst for kravet.",
)
PARTNER_ERRS = Instruct(
    "70D2",
    "partners_choice_fails",
    "Den del af kravet godkendes ikke; den anden modspiller regnes for at vælge forkert.",
)
UPHELD = Instruct("70C", "claim_upheld", "Kravet godkendes på det punkt.")
ON_THE_CARDS = Instruct(
    "70A", "point_decided_on_cards", "Punktet afgøres ud fra kortene og det, der blev sagt."
)
IF_REVOKED = HandOver("63A3", "revoke", when=When.IF_REVOKED)
GOES_ON = Instruct(
    "68",
    "play_goes_on_after_remark",
    "Der er intet krav, og spillet går videre. En modspillers kort, der blev vist, er ikke"
    " strafkort.",
)
NO_CLAIM = Instruct("68A", "not_a_claim", "Der er intet krav, og spillet går videre.")
AS_AGREED = Instruct(
    "69A", "scored_as_agreed", "Mappen scores, som om stikkene var faldet, som siderne er enige om."
)
VOID = Instruct(
    "68D2bii",
    "claim_is_void",
    "Kravet er bortfaldet. Spil mappen færdig; viste kort er ikke strafkort, alle må bruge det, de"
    " har set og hørt, og resultatet gælder.",
)
STOP = Instruct(
    "68D2a", "play_is_over", "Ingen spiller mere i mappen; turneringslederen fordeler resten."
)
TRICK_BACK = Instruct(
    "69B1",
    "trick_given_back",
    "Stikket går til den side, der gav det fra sig, og mappen regnes om.",
)
AGREEMENT_STANDS = Instruct("69A", "agreement_stands", "Scoren står, som siderne blev enige om.")
CONCESSION_STANDS = Instruct("71", "concession_stands", "Afkaldet står ved magt.")
TOO_LATE = Instruct("79C1", "claim_past_correction", "Fristen er udløbet, og scoren står.")
