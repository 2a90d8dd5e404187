"""Law 63: whether a revoke is established (with 43B2, 47E1, 62C3, 62D, 68B2 and 69A)."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    HandOver,
    Information,
    Instruct,
    Sides,
    Status,
    Test,
)


class SinceRevoke(Answer):
    NOTHING = "{offending_side} har ikke spillet eller nævnt et kort til næste stik"
    PLAYED = "{offender} eller {partner} har spillet til næste stik, lovligt eller ej"
    NAMED = "{offender} eller {partner} har nævnt eller udpeget et kort til næste stik"
    TOLD = "en af dem spillede til næste stik, fordi en modstander havde sagt, at han havde tur"
    CLAIM = "nogen har krævet eller opgivet stik"
    TWELFTH = "det skete i 12. stik, og ikke alle fire hænder er lagt i mappen"
    BOTH_SIDES = "begge sider svigtede i stikket, og kun den ene har spillet videre"
    DUMMY = "{dummy}, der har mistet sine rettigheder, gjorde først opmærksom på det"


class WhoClaimed(Answer):
    OFFENDING_SIDE = "{offender} eller {partner}"
    OBJECTED = "{offender} eller {partner} opgav stik, men den anden modspiller protesterede straks"
    OTHER_SIDE = "{other_side}, og {offending_side} er uenig eller kan stadig nå at protestere"
    ACCEPTED = "{other_side}, og {offending_side} protesterede ikke i tide"


class DummyDid(Answer):
    ASKED = "spurgte {declarer}, der havde svigtet fra hånden"
    REMARKED = "sagde, at en modspiller havde svigtet"
    PROTESTED = "protesterede mod et kort fra bordet"


class Establishment(Facts):
    since_revoke = Fact(
        SinceRevoke,
        "Hvad er der sket siden?",
        "63A",
        help="Skete det i 12. stik, så vælg det. Et kort fra bordet er spillet, når det er nævnt,"
        " også når {dummy} ikke har rørt det. At ingen protesterede, er ikke det samme som at"
        " sige, at en spiller havde tur (§\u00a047E1).",
    )
    who_claimed = Fact(
        WhoClaimed,
        "Hvem krævede eller opgav stik?",
        "63A3",
        help="I tide er, før runden er slut, og før {offending_side} har meldt på en senere mappe"
        " (§\u00a069A). Den, der kræver resten, opgiver ikke noget, så der er intet afkald at"
        " protestere mod (§\u00a068B2).",
    )
    before_partner = Fact(
        YesNo,
        "Svigtede en modspiller, før {partner} havde spillet til 12. stik?",
        "62D2",
    )
    dummy_did = Fact(
        DummyDid,
        "Hvad gjorde {dummy}?",
        "43B2b",
        help="{Dummy} mister rettigheder ved at bytte hånd med {declarer}, forlade sin plads for"
        " at se med eller se et kort på en modspillers hånd (§\u00a043A2).",
    )


ESTABLISHED = Instruct(
    "63A1",
    "established",
    "Kulørsvigten er etableret. Den rettes ikke, og stikket står, som det er spillet.",
)
NOT_ESTABLISHED = Instruct(
    "62A", "not_established", "Kulørsvigten er ikke etableret og skal rettes."
)
COUNT_AFTERWARDS = Instruct(
    "64A",
    "tricks_counted_after_play",
    "Når spillet er slut, afgør turneringslederen, om der skal overføres stik.",
)
TOLD_BACK = Instruct(
    "47E1",
    "told_card_back",
    "Kortet til næste stik tages op igen. Ingen kan acceptere det, og det er ikke strafkort.",
)
NO_CONCESSION = Instruct(
    "68B2",
    "nothing_conceded",
    "Intet er opgivet: Spillet går videre, og kort vist ved afkaldet er ikke strafkort.",
)
REST_IS_SHARED = Instruct(
    "70A",
    "rest_shared_after_correction",
    "Kravet har standset spillet; når kulørsvigten er rettet, fordeles resten af stikkene.",
)
LAST_TRICKS = Instruct(
    "62D1",
    "last_two_tricks_put_right",
    "I 12. stik rettes kulørsvigten, også når den er etableret: {Offender} bekender, og de to"
    " sidste stik spilles, som de skal.",
)
OTHERS_MAY_CHANGE = Instruct(
    "62C1",
    "cards_since_may_be_changed",
    "{Other_side} må tage kort tilbage, som den har spillet efter kulørsvigten; gør den det, må"
    " også den næste fra {offending_side} skifte kort.",
)
BOTH_CORRECTED = Instruct(
    "62C3",
    "both_revokes_corrected",
    "Begge sider retter deres kulørsvigt, og kort til næste stik tages op. Hvert kort, en"
    " modspiller tager tilbage, er et strafkort.",
)
TABLE_PROTEST = Instruct(
    "42A3",
    "dummy_may_protest",
    "{Dummy} må altid protestere mod et kort fra bordet, der ikke bekender.",
)
AS_IF_ESTABLISHED = Instruct(
    "43B2b",
    "corrected_and_counted",
    "{Dummy} måtte ikke spørge. Kulørsvigten rettes, men efter spillet overføres stik efter samme"
    " regler, som om den var etableret.",
)
PLAY_ON = Instruct(
    "43B3",
    "play_on_without_rectification",
    "{Dummy} måtte ikke sige det. Spillet går videre uden berigtigelse, som om intet var hændt.",
)
FROM_CONCESSION = Information("68B2", Status.UNAUTHORISED, About.CONCESSION, "offending_side")
SEEN_BY_PARTNER = Information("62D2", Status.UNAUTHORISED, About.CARD)
NO_TRANSFER = Instruct("64B8", "no_transfer", "Der overføres ingen stik.", when=When.AFTER_PLAY)
MIND_DAMAGE = AdjustedScore("64C1", Test.NOT_COMPENSATED, when=When.AFTER_PLAY)
ONLY_DEFENDERS = AdjustedScore("43B3", Test.GAINED, Sides.OFFENDING, when=When.AFTER_PLAY)
AFTERWARDS = HandOver("64A", "revoke_transfer", when=When.AFTER_PLAY)
ITS_CARDS = HandOver("62C3", "penalty_card", when=When.ON_TABLE)


def revoke_established(facts: Establishment) -> Ruling:
    """A card of the offending side to the next trick, or a claim, establishes a revoke (63A)."""
    match facts.since_revoke:
        case SinceRevoke.NOTHING:
            return to_be_corrected("62A")
        case SinceRevoke.PLAYED:
            return established("63A1")
        case SinceRevoke.NAMED:
            return established("63A2")
        case SinceRevoke.TOLD:
            return Ruling(TOLD_BACK, *to_be_corrected("47E1"))
        case SinceRevoke.CLAIM:
            return after_claim(facts)
        case SinceRevoke.TWELFTH:
            return twelfth_trick(facts)
        case SinceRevoke.BOTH_SIDES:
            return Ruling(BOTH_CORRECTED, NO_TRANSFER, MIND_DAMAGE, ITS_CARDS)
        case SinceRevoke.DUMMY:
            return dummy_spoke(facts)


def after_claim(facts: Establishment) -> Ruling:
    """Its own claim binds a side at once, the opponents' only when it is agreed for good (63A)."""
    match facts.who_claimed:
        case WhoClaimed.OFFENDING_SIDE:
            return established("63A3")
        case WhoClaimed.OBJECTED:
            return Ruling(NO_CONCESSION, FROM_CONCESSION, *to_be_corrected("68B2"))
        case WhoClaimed.OTHER_SIDE:
            return to_be_corrected("63A4", REST_IS_SHARED)
        case WhoClaimed.ACCEPTED:
            return established("63A4")


def twelfth_trick(facts: Establishment) -> Ruling:
    """In the twelfth trick even an established revoke is corrected (62D1)."""
    if facts.before_partner:
        return Ruling(LAST_TRICKS, SEEN_BY_PARTNER, OTHERS_MAY_CHANGE)
    return Ruling(LAST_TRICKS, OTHERS_MAY_CHANGE)


def dummy_spoke(facts: Establishment) -> Ruling:
    """Dummy who has lost his rights may still see that his own cards follow suit (42A3, 43B)."""
    match facts.dummy_did:
        case DummyDid.ASKED:
            return Ruling(AS_IF_ESTABLISHED, CardBack("62B2"), OTHERS_MAY_CHANGE, AFTERWARDS)
        case DummyDid.REMARKED:
            return Ruling(PLAY_ON, ONLY_DEFENDERS)
        case DummyDid.PROTESTED:
            return Ruling(TABLE_PROTEST, *to_be_corrected("62A"))


def established(law: str) -> Ruling:
    return Ruling(ESTABLISHED.under(law), COUNT_AFTERWARDS, AFTERWARDS)


def to_be_corrected(law: str, *more: Instruct) -> Ruling:
    return Ruling(NOT_ESTABLISHED.under(law), *more, HandOver("62A", "revoke_correction"))
