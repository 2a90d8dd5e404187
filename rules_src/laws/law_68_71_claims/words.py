"""Laws 68-71: agreed, void or decided, and a trick given back."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import EVERYONE, ME, When
from rules_src.model.steps import HandOver, Instruct, penalty_cards_of
from rules_src.model.words import Words


class Say(Words):
    repeat_the_claim = Instruct(
        "70B1",
        "Gentag, hvad du sagde, da du krævede.",
        to="claimer",
        settled_by=("point",),
    )
    hear_objections = Instruct("70B2", "Sig nu, hvad I har imod kravet.", settled_by=("point",))
    cards_laid_open = Instruct(
        "70B3",
        "Vis de kort, der er tilbage, hvis jeg beder om det.",
        settled_by=("point",),
    )
    hear = (
        repeat_the_claim,
        hear_objections,
        cards_laid_open,
    )
    doubt_against_claimer = Instruct(
        "70A",
        "Se også efter punkter, ingen har nævnt. Fordel stikkene så rimeligt som"
        " muligt for begge sider. Lad tvivl gå ud over den, der krævede.",
        to=ME,
    )
    trump_wins_its_trick = Instruct(
        "70C",
        "Modparten får de stik, trumfen kan vinde.",
        short="trumfen får sine stik",
    )
    worse_line_counts = Instruct(
        "70D1",
        "Jeg godkender ikke den gode spillemåde. Jeg regner med den normale, der giver færrest"
        " stik.",
        short="den ringeste normale spillemåde gælder",
    )
    guess_fails = Instruct(
        "70E1",
        "Jeg godkender det ikke. Kortet regnes for at sidde værst muligt for kravet.",
        short="kortet regnes for at sidde værst muligt for kravet",
    )
    partners_choice_fails = Instruct(
        "70D2",
        "Jeg godkender ikke den del af kravet. Den anden modspiller regnes for at vælge forkert.",
        short="den anden modspiller regnes for at vælge forkert",
    )
    claim_upheld = Instruct(
        "70C",
        "Jeg godkender kravet på det punkt.",
        short="kravet godkendes på det punkt",
    )
    point_decided_on_cards = Instruct(
        "70A",
        "Jeg afgør punktet ud fra kortene og det, der blev sagt.",
        short="afgøres ud fra kortene",
    )
    if_revoked = HandOver("63A3", "revoke", when=When.IF_REVOKED)
    dummy_cannot_claim = Instruct(
        "68A",
        "Kun {declarer} og modspillerne kan kræve. Læg bordets kort, som de lå. Spillet går"
        " videre.",
        short="{dummy} kan ikke kræve",
    )
    no_claim_by_dummy = "{dummy} kan ikke kræve; spillet går videre"
    """The verdict where dummy tried."""
    asked_if_a_defender_gave_up = Instruct(
        "68B2",
        "Lagde en modspiller sine kort, så spørg straks den anden. Protesterer han, er intet"
        " opgivet.",
        to=ME,
    )
    play_goes_on_after_remark = Instruct(
        "68",
        "Det er ikke et krav. Spillet går videre. Viste kort er ikke strafkort.",
        short="intet krav og intet strafkort",
    )
    not_a_claim = Instruct("68A", "Det er ikke et krav. Spillet går videre.", short="intet krav")
    scored_as_agreed = Instruct(
        "69A", "I får de stik, I er enige om.", short="stikkene fordeles som aftalt"
    )
    claim_is_void = Instruct(
        "68D2bii",
        "Kravet er bortfaldet. Spil færdig, og resultatet gælder. Viste kort er ikke"
        " strafkort. I må bruge alt, I har set og hørt.",
        short="kravet bortfalder, og spillet går videre",
        ends=penalty_cards_of(EVERYONE),
    )
    play_is_over = Instruct("68D2a", "Spillet er stoppet. Jeg fordeler de sidste stik.")
    trick_given_back = Instruct(
        "69B1",
        "Stikket går til dem, der gav det fra sig. Jeg retter scoren.",
        short="stikket gives tilbage",
        keyed=Keyed.CORRECTED,
    )
    agreement_stands = Instruct(
        "69A", "Scoren står, som I blev enige om.", short="scoren står som aftalt"
    )
    concession_stands = Instruct("71", "Afkaldet står ved magt.", short="afkaldet står")
    claim_past_correction = Instruct(
        "79C1",
        "Fristen er udløbet. Scoren står.",
        short="fristen er udløbet, scoren står",
    )
