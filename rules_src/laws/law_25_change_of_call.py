"""Law 25: an unintended call is put right; an intended one may only be changed if accepted."""

from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.encounters import AUCTION
from rules_src.laws.common.found_late import Discovery, Found
from rules_src.laws.common.replacement import MustPass, Replacement
from rules_src.model import *


class Wish(Answer):
    WANTS = A("""
        {offender} vil lave den om
        ~ vil/ønsker/gerne tage tilbage; ^vil/ønsker/gerne rette/ændre/skifte/bytte/fortryde; ^vil
          have anden; ^vil/ønsker/gerne lave om; ^fortrød/fortryder
          sin/sit/pas/BUD/melding*/bud*/det; ^vil lave BUD/pas/melding*/bud*/sin/sit; ^bad/beder om
          rette/ændre/skifte/lave; ^ombestemte sig; ^vil/ville have … ændret/skiftet/rettet""")
    CHANGED = A("""
        {offender} har selv lavet den om
        ~ ^skiftede/byttede/rettede/ændrede bud*/pas/melding*/det/den/til/ud; tog/satte/lagde
          pas/BUD tilbage … lagde/tog/bød BUD/pas/d; ^har/havde skiftet/byttet/rettet/ændret;
          ^skiftet/byttet/rettet/ændret det/den/til/ud; ^nåede skifte/rette/ændre/bytte""")
    NOT_MADE = A("""
        {offender} rørte kun ved et andet meldekort og tog det ikke frem
        ~ ^rørte kun/bare; rørte … ikke tog/taget/trak/trukket""")
    LEFT_STANDING = A("""
        {offender} opdagede fejlgrebet, men lod meldingen stå
        ~ lod ligge/stå""")


class Reach(Answer):
    BEFORE_PARTNER = A("""
        nej, der meldes stadig
        ~ makker ikke meldt/budt/passet/sagt/nået/svaret; ^førend makker
          meldte/bød/passede/nåede/svarede; INTETSIDEN""")
    PARTNER_CALLED = A("""
        ja
        ~ … ^makker passede/meldte/bød/svarede; ^makker har meldt/budt/passet/svaret; makker
          allerede meldt/budt/passet/svaret/meldte/svarede""")
    AUCTION_ENDED = A("""
        nej, efter meldingerne, før udspillet er vendt
        ~ FØRUDSPIL""")
    LEAD_FACED = A("""
        nej, udspillet er vendt
        ~ ^udspil* er/var/ligger vendt/åbent/kommet; ^er spillet ud""")


class CallMade(Facts):
    wish = Fact(Wish, "25A1", "Hvad er der sket med meldingen?")
    reach = Fact(Reach, "25A4").asks("""
        Havde {partner} meldt, da {offender} ville lave den om?
        + Det er uden betydning, om {lho} har meldt, og om meldekortet er sluppet. Blev
          meldingen lavet om i tide, må {partner} gerne have meldt bagefter.""")
    intended = Judgement(YesNo, "25A2", away=True).asks("""
        Ville {offender} afgive den første melding i det øjeblik?
        - Utilsigtet: et forkert greb i meldekassen eller en fortalelse.
        - Tilsigtet: en tænkefejl, et glemt system, fortrydelse, et spring efter stopkort.
        - Passer hånden på den melding, {offender} siger var meningen?
        - {Partner's} alert eller forklaring må gerne have røbet fejlen (§ 25A3).
        + Hensigten tæller, ikke hvor hurtigt fejlen blev opdaget.""")
    first_legal = Fact(YesNo, "25A2", assume=YesNo.YES).asks("""
        Var den første melding i tur og lovlig?
        + Nej, hvis den var uden for tur, et utilstrækkeligt bud eller utilladelig.""")
    new_legal = Fact(
        YesNo,
        "25A1",
        assume=YesNo.YES,
        doubted_by=(Effect(Lasting.PASSES_ONCE), Effect(Lasting.PASSES_REST)),
    ).asks("""
        Er den nye melding selv lovlig?
        + Nej, hvis den er et utilstrækkeligt bud eller en utilladelig melding.""")
    lho_called = Fact(YesNo, "25A6").asks("""
        Har {lho} meldt, også pas, over den første melding?
        ja ~ … ^mtv passede/meldte/bød/doblede/kom; ^mtv har meldt/passet/budt
        nej ~ mtv ikke meldt/passet/nået/sagt; INTETSIDEN""")


class ChangedCall(MustPass, Replacement, Discovery):
    second_accepted = Option(YesNo, "25B1", chooses="lho").asks("""
        Accepterer {lho} den nye melding i stedet for den første?
        + {Lho} vælger alene. Har {lho} med vilje meldt, også pas, over den nye, er den
          accepteret. Er der kun sagt ja, før turneringslederen kom, spørges der igen (§ 10B).""")
    lho_called = CallMade.lho_called
    first_comparable = Judgement(YesNo, "26A", by="comparable_call", away=True).asks("""
        Er den første melding, som gælder, tilsvarende til den annullerede?
        - Her er det den første melding, der kom i stedet for den annullerede.
        ja = den første melding, som gælder, er tilsvarende til den annullerede
        nej = den første melding, som gælder, er ikke tilsvarende til den annullerede""")


class Say(Steps):
    no_duty_to_correct = Step("25A1").says("""
        Man må rette et fejlgreb, men man har ikke pligt til det.
        = ingen pligt til at rette""")
    score_stands_if_explained = Step("75C").says("""
        Jeg ændrer ikke scoren, hvis meldingen er forklaret, som den er aftalt.""")
    only_the_call_made_counts = Step("25", to="offender", authority=Authority.ADVICE).says("""
        Kun den melding, du lagde frem, gælder.
        = kun den fremlagte melding gælder""")
    change_stands = Step("25A1").says("""
        {Offender's} nye melding gælder, og meldingerne fortsætter derfra.
        = meldingen laves om""")
    replacement_anew = Step("25A1", to=ME, authority=Authority.ADVICE).says("""
        Erstattede den en annulleret melding, så døm erstatningen på ny (§§ 27B, 30–32 og 36B).""")
    change_is_itself_illegal = Step("25A1").says("""
        Fejlgrebet er rettet, men den nye melding er selv ulovlig.
        Jeg dømmer nu den.
        = den nye melding er ulovlig""")
    changed_to_illegal = (
        change_is_itself_illegal,
        NewIrregularity("27", "insufficient_bid", offender="offender"),
        NewIrregularity("36", "inadmissible_call", offender="offender"),
    )
    """The second call stands under its own law (25A1)."""
    too_late_to_change = Step("25A4", to="offender").says("""
        Du kan ikke længere lave meldingen om.
        Din første melding gælder.
        = den første melding gælder""")
    intended_call_stands = Step("25A2", to="offender").says("""
        Din melding gælder og kan ikke laves om.
        = meldingen gælder""")
    first_call_stands = Step("25B2", leaves=CANCELLED).says("""
        Den første melding gælder.
        Den nye er annulleret.
        = første melding gælder""")
    lead_may_be_limited = Step("26B").says("""
        Er den melding, der gælder, ikke tilsvarende til den annullerede, kan {partner's} udspil
        begrænses.""")
    first_call_replaces = Step("26A", to=ME, authority=Authority.ADVICE).says("""
        Vurder den første melding som erstatning for den annullerede.""")
    no_slip_to_correct = Step("25A2").says("""
        Meldingen kan ikke laves om som et fejlgreb.
        Jeg dømmer den efter dens egen regel.""")
    own_law = Ruling(
        no_slip_to_correct,
        NewIrregularity("35", "inadmissible_call", offender="offender"),
        NewIrregularity("29", "call_out_of_rotation", offender="offender"),
        NewIrregularity("27", "insufficient_bid", offender="offender"),
        verdict="intet fejlgreb; meldingen dømmes efter sin egen regel",
    )
    """A call that was itself illegal does not stand only because it was meant."""
    remark = (
        Information("16B1a", Status.UNAUTHORISED, About.INFORMANT),
        NewIrregularity(
            "16B1a",
            "unauthorised_information",
            when=When.AFTER_PLAY,
            offender="offender",
            knows="origin=partner",
        ),
    )
    """What the wish to change a call told partner."""
    lho_to_call = Step("25B2", "{Left} har tur.")
    lhos_first_call_withdrawn = Step(
        "25B1", to="lho", authority=Authority.ADVICE, leaves=(Effect(Lasting.WITHDRAWN, "lho"),)
    ).says("""
        Din første melding er trukket tilbage.
        Det er din melding efter den nye, der gælder.
        = {lho's} første bortfalder""")
    lhos_call_stands = Step("25B2", authority=Authority.ADVICE).says("""
        Meldingen efter den gælder også, hvis den selv er lovlig.
        {Partner} har tur.
        = {lho's} melding gælder også""")
    lho_may_change = MayChange("25A6", "lho")
    lhos_call = (
        Information("25A6", Status.AUTHORISED, About.LHO_CALL, "other_side"),
        Information("25A6", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
        withdrawn_call.Say.used,
    )
    """If left-hand opponent withdraws his call, only his own side may use what it told."""
    unauthorised = Information("25B3", Status.UNAUTHORISED)
    called_over = (
        lhos_first_call_withdrawn,
        Information("25B3", Status.AUTHORISED, About.LHO_CALL, "other_side"),
        Information("25B3", Status.UNAUTHORISED, About.LHO_CALL, "offending_side"),
    )
    """Left-hand opponent had called over the first call, and accepts the second."""


def change_of_call(facts: CallMade) -> Ruling:
    """Until partner calls a slip may be put right; second thoughts only if accepted (25A, 25B)."""
    if facts.wish is Wish.LEFT_STANDING:
        return Ruling(Say.no_duty_to_correct, Say.score_stands_if_explained)
    if facts.wish is Wish.NOT_MADE:
        return Ruling(Say.only_the_call_made_counts, *Say.remark)
    if facts.intended:
        return intended_call(facts)
    if facts.reach is Reach.LEAD_FACED:
        return Ruling(Say.too_late_to_change.under("25A5"), *Say.remark)
    if facts.reach is Reach.PARTNER_CALLED:
        return as_made(facts, Say.too_late_to_change)
    stands = (
        (
            Say.change_stands,
            rectification.Say.no_rectification.under("25A1"),
            Say.replacement_anew,
        )
        if facts.new_legal
        else Say.changed_to_illegal
    )
    if facts.lho_called:
        return Ruling(*stands, Say.lho_may_change, *Say.lhos_call)
    return Ruling(*stands)


def intended_call(facts: CallMade) -> Ruling:
    """Nobody may take an intended call back; if he has, left-hand opponent decides (25A2, 25B)."""
    if facts.wish is Wish.CHANGED and facts.first_legal:
        return Ruling(HandOver("25B", "changed_call"))
    return as_made(facts, Say.intended_call_stands)


def as_made(facts: CallMade, stands: AnyStep) -> Ruling:
    """The first call counts; an illegal one by its own law, and the wish is no secret (16B1)."""
    if facts.first_legal:
        return Ruling(stands, *Say.remark)
    return Say.own_law.then(*Say.remark)


def changed_call(facts: ChangedCall) -> Ruling:
    """One of the two calls is withdrawn; the one that stands may be comparable to it (25B1-3)."""
    if facts.found is Found.AFTER:
        return Ruling(
            found_late.Say.calls_stand_afterwards,
            Say.unauthorised,
            withdrawn_call.Say.free_for_others,
            withdrawn_call.Say.used,
            found_late.Say.score_if_damaged,
        )
    if facts.must_pass:
        return replacement.Say.barred
    if facts.second_accepted:
        facts.tell(rectification.Say.second_call_stands)
        facts.explain(Say.lead_may_be_limited)
        if facts.lho_called:
            facts.tell(*Say.called_over)
        return compared(bool(facts.comparable))
    facts.tell(Say.first_call_stands)
    facts.explain(Say.lead_may_be_limited)
    facts.tell(Say.lhos_call_stands if facts.lho_called else Say.lho_to_call)
    facts.explain(Say.first_call_replaces)
    return compared(bool(facts.first_comparable))


def compared(comparable: bool) -> Ruling:
    """Law 26 may apply to whichever call was withdrawn (25B1-3)."""
    if comparable:
        return withdrawn_call.Say.comparable
    return Ruling(
        Say.unauthorised,
        withdrawn_call.Say.free_for_others,
        withdrawn_call.Say.may_forbid,
        withdrawn_call.Say.used,
        withdrawn_call.Say.at_partners_lead,
    )


def slip_is_withdrawn(facts: CallMade) -> Ruling:
    """A slip that is put right is a withdrawn action, and partner may not use it (16C2)."""
    ruling = change_of_call(facts)
    if Say.change_stands not in ruling:
        return ruling
    return Ruling(*ruling, Say.unauthorised.under("16C2"))


SITUATION = Situation(
    change_of_call,
    slug="fejlgreb",
    title="Vil lave sin melding om",
    phase=Phase.AUCTION,
    intro="""
        Har spilleren grebet forkert i meldekassen eller fortalt sig, må meldingen laves om,
        indtil den anden på hans side melder.
        Har han tænkt forkert eller fortrudt, gælder meldingen.
        Har han alligevel lavet en tilsigtet melding om, afgør modstanderen til venstre,
        hvilken af de to der står.""",
    laws=("25",),
    who=Who("offender", "Hvis melding drejer det sig om?"),
    parts=(Part(changed_call, "Når en tilsigtet melding er lavet om"),),
    confuse=("call_out_of_rotation",),
    phrases=Phrases(
        does="""
            tog lagde trak rodede ombestemte fortrød greb vil skiftede bød fortryder rettede
            ændrede byttede rørte fik snuppede lægger tager trækker skifter ændrer bytter
            retter skiftet taget trukket lagt ønsker vender"""
    ),
    doubts=(
        Doubt("25B2", rules=("changed_call",)).says("""
            Når den nye melding annulleres, siger loven ikke, hvilken af de to meldinger der
            skal være tilsvarende.
            Her sammenlignes den, der står, med den, der er trukket tilbage."""),
        Doubt("25").says("""
            Loven siger ikke, hvornår et meldekort er en melding; DBf’s regel (121) er ikke
            set.
            Her er det en melding, når det er taget frem."""),
        Doubt("25B1", rules=("changed_call",)).says("""
            Loven siger ikke, hvad der sker med {lho's} melding efter den første, når en
            tilsigtet melding er lavet om.
            Her tages den tilbage, hvis {lho} accepterer den nye, og ellers gælder den."""),
        Doubt(
            "25A6",
            readings=(
                OtherReading(
                    "et rettet fejlgreb er trukket tilbage efter § 16C2",
                    "change_of_call",
                    slip_is_withdrawn,
                ),
            ),
        ).says("""
            Paragraffen siger, hvem der må bruge {lho's} melding over et rettet fejlgreb, men
            ikke, om {partner} må bruge selve fejlgrebet.
            Her er han ikke bundet af det."""),
    ),
    encounters=beside(
        AUCTION,
        *(
            Encounter(kind, How.READS, "37").says("""
                Skulle spilleren passe, er enhver anden melding utilladelig, også den, han vil
                lave om til.""")
            for kind in (Lasting.PASSES_ONCE, Lasting.PASSES_REST)
        ),
    ),
)
