"""Laws 83 to 85: the facts first, then the law, then the right to appeal."""

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.laws.common.unauthorised import Over
from rules_src.model import *


class Known(Answer):
    AGREED = A("ja, alle er enige", told="alle er enige om, hvad der skete")
    LIKELY = A("""
        nej, men én forklaring er mest sandsynlig
        = det er ikke klart, hvad der skete, men én forklaring er mest sandsynlig""")
    UNKNOWN = A("nej, og det kan ikke afgøres", told="det kan ikke afgøres, hvad der skete")


class Says(Answer):
    OPTION = A("en spiller skal vælge", told="loven lader en spiller vælge")
    RECTIFICATION = A("""
        en bestemt berigtigelse
        = loven har en bestemt berigtigelse for det, der skete""")
    DISCRETION = A("""
        et skøn, eller skade uden fast berigtigelse
        = loven beder om et skøn, eller skaden har ingen fast berigtigelse""")
    NOTHING = A("""
        ingen berigtigelse, og der er intet at skønne
        = loven har ingen berigtigelse for det, der skete, og der er intet at skønne""")


class WhatHappened(Facts):
    playing = Fact(YesNo, "81B2", assume=YesNo.NO).asks("""
        Spiller du selv med ved bordet?
        nej = du spiller ikke selv med
        ja ~ ^jeg spiller selv; ^jeg sidder selv; ^jeg spiller med""")
    facts_known = Judgement(Known, "85A1").asks("""
        Er det klart, hvad der skete?
        - Hør hver spiller for sig og den, der måske har fejlet, til sidst.
        - Spørg: Hvad skete præcis, i hvilken rækkefølge og med hvilke ord?
        - Skriv ned, hvad de er enige om, før du dømmer.
        - Se på meldekort, de spillede kort, det indtastede udspil og klokken.
        - Det, der blev sagt, før resultatet var kendt, vejer tungest.
        - Tro ikke mere på den bedste spiller, og del ikke forskellen.""")
    board_over = Fact(Over, "85B", "Er spillet slut?")
    law_says = Fact(
        Says, "84", overlaps=(Both(Says.OPTION, Says.RECTIFICATION, Says.DISCRETION),)
    ).asks("""
        Hvad siger loven om det, der skete?
        + Find situationen på forsiden, hvis du er i tvivl.""")


class Say(Steps):
    same_law_for_the_director = Step("81B2", to=ME).says("""
        Døm efter loven som ved ethvert andet bord, også mod dig selv.
        = loven gælder også for mig""")
    another_may_rule = Step("81D", to=ME, authority=Authority.ADVICE).says("""
        Overlad det til en anden, hvis en er til stede og kan dømme.
        Du har stadig ansvaret.""")
    own_ruling_reviewed = Step("83", to="other_side").says("""
        Jeg spiller selv med.
        I kan få min kendelse prøvet.""")
    most_likely_facts = Step("85A1").says("""
        Jeg dømmer efter det, der mest sandsynligt er sket.
        = det mest sandsynlige gælder""")
    facts_cannot_be_found = Step("85B").says("""
        Jeg kan ikke afgøre, hvad der skete.
        Spil videre, som jeg nu siger.
        = fakta er uklare, og spillet går videre""")
    facts_cannot_be_found_after_play = Step("85B", authority=Authority.ADVICE).says("""
        Jeg kan ikke afgøre, hvad der skete.
        Jeg lader den noterede score stå.
        = fakta er uklare, og scoren står""")
    nothing_to_rectify = Step("84A").says("""
        Der er intet at berigtige.
        I kan gå videre.
        = ingen berigtigelse""")
    rectify_by_law = Step("84B").says("""
        Jeg giver den berigtigelse, loven siger.
        Bliv siddende, til den er udført.
        = lovens berigtigelse gives""")
    explain_and_see_chosen = Step("84C").says("""
        Jeg forklarer alle valg først.
        Spil ikke, før valget er truffet.
        = valgene forklares""")
    doubt_for_the_innocent = Step("84D", to=ME).says("""
        Skøn, så tvivlen kommer den uskyldige side til gode.
        Justér scoren, hvis den er skadet.
        = tvivlen til den uskyldige side""")
    tell_of_appeal = Step("83", to=ME).says("""
        Sig, at kendelsen kan appelleres, hvis du mener, at den er værd at prøve igen.""")


FOLLOWS = {
    Says.NOTHING: Say.nothing_to_rectify,
    Says.RECTIFICATION: Say.rectify_by_law,
    Says.OPTION: Say.explain_and_see_chosen,
    Says.DISCRETION: Say.doubt_for_the_innocent,
}


def disputed_facts(facts: WhatHappened) -> Ruling:
    """The balance of probabilities settles facts (85A); once settled, Law 84 says how to rule."""
    if facts.playing:
        return Ruling(Say.same_law_for_the_director, Say.another_may_rule, Say.own_ruling_reviewed)
    if facts.facts_known is Known.UNKNOWN:
        return Ruling(
            Say.facts_cannot_be_found_after_play
            if facts.board_over is Over.YES
            else Say.facts_cannot_be_found,
            Say.tell_of_appeal,
        )
    follows = FOLLOWS[facts.law_says]
    if facts.facts_known is Known.LIKELY:
        return Ruling(Say.most_likely_facts, follows, Say.tell_of_appeal)
    return (
        Ruling(follows, Say.tell_of_appeal)
        if follows is Say.doubt_for_the_innocent
        else Ruling(follows)
    )


SITUATION = Situation(
    disputed_facts,
    slug="uenighed-om-fakta",
    title="Uenige om, hvad der skete",
    phase=Phase.AFTER,
    intro="""
        Find først ud af, hvad der skete, og døm så.
        Er spillerne uenige, gælder det mest sandsynlige, og tvivl om fakta tilfalder ingen.
        Tvivl om følgerne er noget andet: Den kommer den side til gode, der er uden skyld.""",
    laws=("83", "84", "85"),
    confuse=("appeal", "score_correction"),
    encounters=beside(
        ANY_TIME,
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "66D", settled="revoke").says("""
            Ses svigten ikke i de liggende kort, findes den mest sandsynlige sandhed."""),
        Encounter(Lasting.REVOKED, How.LAST, "66D", settled="revoke").says("""
            Se stikkene efter, når spillet er slut; har kun én side blandet, går det ud over
            den."""),
    ),
)
