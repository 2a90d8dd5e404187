"""Law 68B2: a concession to which a defender objects at once."""

from rules_src.model import *


class Say(Steps):
    nothing_conceded = Step("68B2").says("""
        Afkaldet gælder ikke.
        Spil videre.
        Kort vist ved afkaldet er ikke strafkort.
        = afkaldet gælder ikke, spil videre""")
    from_concession = Information("68B2", Status.UNAUTHORISED, About.CONCESSION, "offending_side")
