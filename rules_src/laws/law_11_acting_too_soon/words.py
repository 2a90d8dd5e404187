"""Laws 9 to 11: a right lost or kept, and the score that follows."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class Say(Words):
    right_not_forfeited = Instruct(
        "11A",
        "I har stadig ret til berigtigelse. Nu ser jeg på selve fejlen.",
        to="other_side",
        short="{other_side} har stadig ret til berigtigelse",
    )
    both_sides_if_too_late = Instruct(
        "12A",
        "Justér scoren for begge sider, hvis det er for sent at berigtige, og {other_side} er"
        " skadet.",
        to=ME,
        short="er det for sent, justeres scoren",
        when=When.AFTER_PLAY,
    )
    own_paragraph_decides = Instruct(
        "11A",
        "Døm efter reglen for selve fejlen. Den siger, hvad det betyder, at {other_side} gik"
        " videre.",
        to=ME,
        short="dømmes efter reglen for selve fejlen",
    )
    players_may_not_settle = Instruct(
        "10A",
        "I må ikke selv aftale en berigtigelse eller give afkald på den. Det afgør jeg.",
    )
    confirm_or_undo = Instruct(
        "10B",
        "Døm fejlen. Godkend eller ændr det, spillerne selv har gjort.",
        to=ME,
        short="spillernes aftale gælder ikke uden godkendelse",
    )
    adjust_who_gained_if_too_late = Instruct(
        "11A",
        "Er det for sent at berigtige, så se, hvem uvidenheden gav fordel. Justér kun den sides"
        " score.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    right_forfeited = Instruct(
        "11A",
        "I har mistet retten, fordi I gik videre uden mig.",
        to="other_side",
        short="retten er tabt",
    )
    adjust_offending_side_only = Instruct(
        "11A",
        "Jeg fjerner {offending_side's} fordel med en justeret score. {Other_side}"
        " beholder scoren fra bordet.",
        short="kun {offending_side's} score justeres",
        when=When.AFTER_PLAY,
    )
    adjust_other_side_only = Instruct(
        "11A",
        "Jeg fjerner {other_side's} fordel med en justeret score. {Offending_side}"
        " beholder scoren fra bordet.",
        short="kun {other_side's} score justeres",
        when=When.AFTER_PLAY,
    )
    both_keep_the_score = Instruct(
        "11A",
        "Begge sider beholder scoren fra bordet.",
        short="scoren står ved magt",
        when=When.AFTER_PLAY,
    )
    penalty_still_possible = Instruct(
        "11B",
        "Overvej strafpoint. De kan gives, selv om retten til berigtigelse er tabt.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    each_side = HandOver("11A", "unbalanced_score", when=When.AFTER_PLAY)
    call_director_every_time = Instruct(
        "9B1a",
        "Kald på mig, så snart nogen nævner en fejl. Det gælder jer alle fire.",
    )
