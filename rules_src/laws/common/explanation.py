"""Laws 21 and 75: what the agreement is, and what both laws on explanations say."""

from rules_src.model import *


class Agreement(Answer):
    EXPLANATION_WRONG = "noget andet, end modparten fik at vide"
    CALL_WRONG = A("""
        det forklarede, så kun meldingen var forkert
        = forklaringen var rigtig, og kun meldingen var forkert""")


class Agreed(Facts):
    agreement = Judgement(Agreement, "75D", away=True).asks("""
        Hvad har {offending_side} aftalt?
        - Se systemkort og noter.
        - Spørg de to spillere hver for sig.
        - Uden en aftale var det forkert at forklare en.
        - En manglende alert er en forkert forklaring, hvis jeres regler kræver alert.
        + Uden klare tegn på andet regnes forklaringen for forkert (§ 21B1(b)).""")


class Say(Steps):
    no_infraction = Step("75C").says("""
        Forklaringen passede med aftalen, så den ændrer ikke scoren.
        = forklaringen var rigtig""")
    no_infraction_and_nothing_aloud = Step("75C", to=ME, away=True).says("""
        Sig intet ved bordet om meldingen.
        Sig kun væk fra bordet, at intet rettes nu.
        = intet rettes nu""")
    """As long as the board lasts, neither partner may learn that a call was wrong."""
    calls_stand_when_lead_faced = Step("21B1a").says("""
        I kan ikke længere ændre meldinger.
        Spil videre med den rigtige forklaring.
        = ingen melding ændres""")
    may_change = MayChange("21B1a", "misinformed")
    heard = Information("75A", Status.UNAUTHORISED, About.EXPLANATIONS, "offending_side")
    """Who made the call heard the explanation; whoever did not correct it heard the correction."""
