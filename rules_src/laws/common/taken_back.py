"""Laws 16C and 47: a card goes back to the hand, and who may use it."""

from rules_src.model import *


class Say(Steps):
    establishes_no_revoke = Step("47E1", to=ME).says("""
        Lad ingen acceptere kortet.
        Det etablerer heller ikke en kulørsvigt.""")
    turn_goes_back = Step("47E1").says("""
        Turen går tilbage.
        Tag også de kort op, der er spillet bagefter.""")
    corrected_winner_leads = Step("44G", to=ME).says("""
        Lad stikkets vinder spille ud.
        Er det en ny, så lad kort til næste stik gå op.""")
    back_used = AdjustedScore("16C3", Grounds.USED, when=When.AFTER_PLAY)
    back_used_by_others = AdjustedScore("16C3", Grounds.USED_BY_OTHERS, when=When.AFTER_PLAY)
    """Where an opponent was the one who erred, his side is barred from using the card."""
    cards_taken_back = (
        Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
        Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "offending_side"),
        back_used,
    )
    told_back = Ruling(
        CardBack("47E1"),
        establishes_no_revoke,
        turn_goes_back,
        Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
        back_used_by_others,
        verdict="ikke strafkort; {offending_side} må bruge det viste, {other_side} må ikke",
    )
