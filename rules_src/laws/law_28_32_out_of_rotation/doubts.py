"""Laws 28 to 32: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.common import withdrawn_call
from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.laws.law_28_32_out_of_rotation.not_accepted import call_at_rhos_turn
from rules_src.laws.law_28_32_out_of_rotation.rule import MAY_IT_STAND, call_out_of_rotation
from rules_src.laws.law_28_32_out_of_rotation.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import ForcedPass


def barred_call_is_out_of_turn(facts: law.OutOfRotation) -> Ruling:
    """A call out of rotation follows Laws 28 to 32, whoever makes it."""
    ruling = call_out_of_rotation(facts)
    return Ruling(MAY_IT_STAND) if Say.barred_call_first in ruling else ruling


def repeated_pass_is_comparable(facts: law.NotAccepted) -> Ruling:
    """A pass for the same pass has the same meaning (23A1), so 23C follows."""
    if facts.call is not law.Call.PASS:
        return call_at_rhos_turn(facts)
    return Ruling(
        ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
        Say.no_rectification,
        Say.authorised,
        withdrawn_call.Say.assisted,
    )


DOUBTS = (
    Doubt(
        "37",
        ("call_out_of_rotation", "call_by_barred_player"),
        "Loven siger ikke, om et bud uden for tur fra en spiller, der skulle passe, følger"
        " §\u00a031 eller §\u00a037. Her går §\u00a037 forud, for det er en utilladelig melding"
        " (§\u00a035B).",
        (
            OtherReading(
                "§§\u00a028–32 gælder enhver melding uden for tur",
                "call_out_of_rotation",
                barred_call_is_out_of_turn,
            ),
        ),
    ),
    Doubt(
        "29",
        ("may_it_stand",),
        "Loven siger ikke, hvad der sker med en melding, som en anden spiller når at afgive, før"
        " {lho} har valgt. Her mister {lho} ikke sit valg.",
    ),
    Doubt(
        "29A",
        ("may_it_stand",),
        "Loven siger ikke, at {partner} skal tage en melding i egen tur tilbage, når {lho} endnu"
        " kan acceptere meldingen uden for tur. Her tages den tilbage, og {offender} må ikke bruge"
        " den.",
    ),
    Doubt(
        "28B",
        ("may_it_stand",),
        "Loven siger ikke, hvad der sker med {rho's} dobling af den. Her gælder doblingen det"
        " sidste bud, der står, og er ellers utilladelig (§\u00a035).",
    ),
    Doubt(
        "25B1",
        ("may_it_stand",),
        "Loven siger ikke, om {lho} kan vælge den nye melding, når den fejlende selv har lavet en"
        " melding uden for tur om. Her kan han, efter §\u00a025B1, og ellers dømmes der efter den"
        " første melding.",
    ),
    Doubt(
        "26B",
        ("call_not_accepted", "lead_restrictions"),
        "Loven nævner ikke en melding, som {offender} aldrig får tur til at erstatte. Her kan"
        " udspillet begrænses.",
    ),
    Doubt(
        "31A1",
        ("call_at_rhos_turn",),
        "Loven siger ikke, hvad der følger, når meldingen ikke gentages, og {lho} melder videre."
        " Bliv ved bordet, til den er gentaget.",
    ),
    Doubt(
        "12A1",
        ("may_it_stand", "insufficient_bid", "changed_call"),
        "Loven siger ikke, hvad der følger, når fejlen først opdages under eller efter spillet, og"
        " {lho} ikke meldte efter den. Her står meldingerne, og en skade rettes med scoren.",
    ),
    Doubt(
        "30A",
        ("call_not_accepted",),
        "Hverken §\u00a023C eller §\u00a026A nævner §\u00a030A. Her er den annullerede pas derfor"
        " ubeføjet, selv om den gentages. Nogle behandler den som en tilsvarende melding:"
        " Så må {partner} bruge den, og scoren justeres efter §\u00a023C, hvis den hjalp.",
        (
            OtherReading(
                "den samme pas er en tilsvarende melding",
                "call_at_rhos_turn",
                repeated_pass_is_comparable,
            ),
        ),
    ),
)
