"""Proved sentences on revokes: what establishes one, what it costs, who may ask, who must tell."""

from rules_src.model.steps import PenaltyCard, TrickTransfer
from rules_src.theorems.theorem import Incident, Theorem


def _transferred(incident: Incident) -> int:
    return sum(step.tricks for step in incident.steps(TrickTransfer))


def _won_at_least(incident: Incident) -> int:
    """The tricks the side is known to have won, the revoke trick and those after it (64A)."""
    won_trick = incident.given(trick_won_by="offender|partner") or incident.given(
        side_won_trick="yes"
    )
    left = 2 * incident.given(tricks_left="more") + incident.given(tricks_left="one")
    return left or won_trick + incident.given(won_later="yes")


def _may_ask(incident: Incident) -> bool:
    """Law 61B with 43B2(b): dummy alone is limited."""
    without_rights = incident.given(asking="dummy_declarer", rights="no")
    return not (without_rights or incident.given(asking="dummy_defender"))


REVOKE = ("revoke",)
TRANSFER = ("revoke_transfer",)
EQUITY = ("revoke_equity",)
ASKING = ("ask_about_revoke",)
TELLING = ("duty_to_tell",)

THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Når {offender} eller {partner} har spillet til næste stik, er kulørsvigten etableret, hvad"
        " enten kortet var lovligt eller ej.",
        "63A1",
        REVOKE,
        lambda i: i.says("established") and not i.says("not_established"),
        about=lambda i: i.given(since_revoke="played", told_to_play_on="no"),
        item="S54",
    ),
    Theorem(
        "Er kortet spillet til stikket, men taget på hånden igen, lægges det blandt de spillede;"
        " det er ingen kulørsvigt og koster intet stik.",
        "67B3",
        REVOKE,
        lambda i: i.says("played_card_in_its_place") and not i.says("transfer*", "established"),
        about=lambda i: i.given(played_but_kept="yes"),
    ),
    Theorem(
        "Har begge sider blandet deres kort, står de stik, der er enighed om.",
        "85B",
        REVOKE,
        lambda i: i.says("agreed_tricks_stand") and not i.says("transfer*"),
        about=lambda i: i.given(failure="unknown", mixed_by="both"),
    ),
    Theorem(
        "Et nævnt kort er nok til at etablere kulørsvigten, selv om det ikke er rørt eller kommer"
        " fra den forkerte hånd.",
        "63A2",
        REVOKE,
        lambda i: i.says("established") and not i.says("not_established"),
        about=lambda i: i.given(since_revoke="named"),
        item="S60",
    ),
    Theorem(
        "Et kort, som kun {other_side} har spillet til næste stik, etablerer aldrig kulørsvigten.",
        "62A",
        REVOKE,
        lambda i: i.says("not_established") and not i.says("established"),
        about=lambda i: i.given(since_revoke="nothing", played_after="next_trick"),
        item="S56",
    ),
    Theorem(
        "Har en modstander sagt, at det var spillerens tur, tages kortet tilbage, og kulørsvigten"
        " er ikke etableret.",
        "47E1",
        REVOKE,
        lambda i: i.says("told_card_back") and not i.says("established"),
        about=lambda i: i.given(told_to_play_on="yes"),
        item="S63",
    ),
    Theorem(
        "Et krav eller afkald fra {offending_side} etablerer kulørsvigten; kun et afkald, som den"
        " anden modspiller straks protesterer mod, gør det ikke.",
        "63A3",
        REVOKE,
        lambda i: i.says("established") == i.given(who_claimed="offending_side"),
        about=lambda i: i.given(since_revoke="claim", who_claimed="offending_side|objected"),
        item="S77",
    ),
    Theorem(
        "Et krav fra {other_side} etablerer først kulørsvigten, når fristen for at protestere er"
        " udløbet.",
        "63A4",
        REVOKE,
        lambda i: i.says("established") == i.given(who_claimed="accepted"),
        about=lambda i: i.given(since_revoke="claim", who_claimed="other_side|accepted"),
        item="S74",
        new=True,
    ),
    Theorem(
        "I 12. stik rettes en kulørsvigt altid, så længe ikke alle fire hænder er lagt i mappen, og"
        " der overføres ingen stik.",
        "62D1",
        REVOKE,
        lambda i: i.says("last_two_tricks_put_right") and i.says("no_transfer"),
        about=lambda i: i.given(twelfth="yes"),
        item="S53",
    ),
    Theorem(
        "Det kort, en modspiller har svigtet med fra hånden, bliver altid et stort strafkort, når"
        " kulørsvigten rettes.",
        "62B1",
        REVOKE,
        lambda i: i.says("penalty_card.major", "all_penalty_cards_major"),
        about=lambda i: i.given(card_from="hidden"),
        item="S91",
    ),
    Theorem(
        "Kort fra {declarer's} hånd eller fra bordet bliver aldrig strafkort, når en kulørsvigt"
        " rettes.",
        "62B2",
        REVOKE,
        lambda i: not i.steps(PenaltyCard) and not i.says("all_penalty_cards_major"),
        about=lambda i: i.given(card_from="declarer|table"),
        item="S58",
    ),
    Theorem(
        "Vinder en anden hånd stikket, når kulørsvigten er rettet, går et udspil til næste stik"
        " altid tilbage, også når {other_side} ikke skifter kort.",
        "44G",
        REVOKE,
        lambda i: i.says("next_lead_goes_back") == i.given(new_winner="yes"),
        about=lambda i: i.given(played_after="next_trick"),
    ),
    Theorem(
        "Findes en uetableret kulørsvigt, efter at {other_side} har krævet, er spillet slut: Intet"
        " kort bliver strafkort, og resten fordeles.",
        "70A",
        REVOKE,
        lambda i: (
            i.says("rest_shared_after_correction")
            and not i.steps(PenaltyCard)
            and not i.says("play_legal_card", "all_penalty_cards_major")
        ),
        about=lambda i: i.given(since_revoke="claim", who_claimed="other_side"),
        new=True,
    ),
    Theorem(
        "Har begge sider svigtet, er ingen af dem den ikke-fejlende side: Skade på begge vejes.",
        "64C2b",
        (*REVOKE, *TRANSFER, *EQUITY),
        lambda i: (
            "short" not in i.answers
            and not i.says("adjust.not_compensated", "score_without_revoke", "transfer*")
        ),
        about=lambda i: i.given(both_sides_revoked="yes") or i.given(both_established="yes"),
    ),
    Theorem(
        "Også et udspil kan være en kulørsvigt, og den kan blive etableret.",
        "61A",
        REVOKE,
        lambda i: i.says("it_is_a_revoke") and i.says("established"),
        about=lambda i: (
            i.given(failure="restricted", since_revoke="played|named")
            and not i.given(told_to_play_on="yes")
        ),
        item="S78",
    ),
    Theorem(
        "Der overføres aldrig mere end to stik, og aldrig flere, end {offending_side} vandt fra og"
        " med stikket med kulørsvigten.",
        "64A",
        TRANSFER,
        lambda i: 0 <= _transferred(i) <= min(2, _won_at_least(i)),
    ),
    Theorem(
        "To stik overføres kun, når {offender} selv vandt stikket, og siden vandt et stik senere.",
        "64A1",
        TRANSFER,
        lambda i: (
            i.given(trick_won_by="offender", won_later="yes")
            or i.given(trick_won_by="offender", tricks_left="more")
        ),
        about=lambda i: _transferred(i) > 1,
    ),
    Theorem(
        "Et stik, som bordet vinder, er ikke vundet af {declarer}, så hans kulørsvigt koster da"
        " højst ét stik.",
        "64A2",
        TRANSFER,
        lambda i: _transferred(i) == 1,
        about=lambda i: i.given(exemption="none", trick_won_by="partner"),
    ),
    Theorem(
        "Gælder en af undtagelserne i §\u00a064B, overføres der ingen stik.",
        "64B",
        TRANSFER,
        lambda i: _transferred(i) == 0,
        about=lambda i: (
            i.given(both_established="yes")
            or i.given(suit_again="yes")
            or i.given(exemption="faced|next_board|round_over|twelfth")
        ),
    ),
    Theorem(
        "Et stik overføres kun én gang, også når {offending_side} har svigtet flere gange.",
        "64A",
        TRANSFER,
        lambda i: _transferred(i) == (1 if i.given(tricks_left="one") else 0),
        about=lambda i: i.given(tricks_left="one|none"),
    ),
    Theorem(
        "Efter enhver etableret kulørsvigt skal turneringslederen se efter, om {other_side} er"
        " holdt skadesløs, også når der ikke overføres stik.",
        "64C1",
        (*TRANSFER, *EQUITY),
        lambda i: (
            i.waiting == EQUITY
            or i.says("result_with_transfer_stands", "score_without_*", "adjust.not_compensated")
        ),
        item="S92",
    ),
    Theorem(
        "Alle må spørge hinanden om en kulørsvigt, undtagen {dummy}: Han må kun spørge {declarer}"
        " og kun med sine rettigheder i behold.",
        "61B",
        ASKING,
        lambda i: i.says("may_ask") == _may_ask(i),
        about=lambda i: i.given(wish="ask"),
        item="S64",
    ),
    Theorem(
        "{Dummy} må altid protestere mod et kort fra bordet, der ikke bekender.",
        "42A3",
        (*ASKING, *REVOKE),
        lambda i: i.says("dummy_may_protest") and not i.says("corrected_and_counted"),
        about=lambda i: i.given(dummy_says="table") or i.given(dummy_did="protested"),
        item="S70",
        new=True,
    ),
    Theorem(
        "Mens der spilles, giver en mistanke om kulørsvigt ingen spiller ret til at vende tidligere"
        " stik; det gør turneringslederen.",
        "61C",
        ASKING,
        lambda i: i.says("no_inspection") and i.says("director_inspects"),
        about=lambda i: i.given(wish="turned") or i.given(trick="quitted"),
        item="S69",
    ),
    Theorem(
        "Kun en forkert forklaring og et stik, man ikke har vundet, skal man selv gøre opmærksom"
        " på; sin sides kulørsvigt må man tie med.",
        "72B2",
        TELLING,
        lambda i: i.says("no_duty_to_tell") == i.given(matter="mishap"),
        about=lambda i: not i.given(plan="hide|asked") and not i.given(matter="on_purpose"),
        item="S92",
        new=True,
    ),
    Theorem(
        "Ingen må bryde loven med vilje eller skjule et lovbrud, hvad det end koster.",
        "72B1",
        TELLING,
        lambda i: i.says("may_not_break_law", "may_not_hide") and not i.says("no_duty_to_tell"),
        about=lambda i: i.given(matter="on_purpose") or i.given(plan="hide"),
        item="S92",
    ),
)
