"""What the kinds of step say: a row for each sentence, to be read down and changed where it stands.

`Said` has the sentences; the others have what fills their blanks, an enum for each field of a step.
"""

from enum import Enum

from rules_src.model.text import Named


class Said(Enum):
    """What a step says, and then what a verdict needs of it.

    A field of the step stands by its name in braces: `{whose}` is the role, `{suits}` the suits
    below. Every other name in braces is a role of its own.
    """

    PASS_ONCE = ("Du skal passe, næste gang det er din tur.", "{whose} passer næste gang")
    PASS_REST = ("Du skal passe i resten af meldeforløbet.", "{whose} passer {span}")
    BOTH_PASS_REST = ("I skal begge passe i resten af meldeforløbet.", "{whose} passer {span}")

    MAY_ONE_SUIT = (
        "Du kan forbyde {whose} at spille ud i {suits}.",
        "{opposing_declarer} kan forbyde én farve",
    )
    MUST_LEAD = ("Du skal spille ud i {suits}.", "{whose} skal spille ud i {suits}")
    MUST_NOT_LEAD = (
        "Du må ikke spille ud i {suits}, så længe du bevarer udspillet.",
        "{whose} må ikke spille ud i {suits}",
    )

    CARD_STAYS = ("Lad {card} ligge på bordet med billedsiden op.", "{size}")
    CARD_BACK = ("Tag {card} op, for det er ikke et strafkort.", "{whose} tager {card} op")
    CARD_FREED = ("Tag {card} op, for det er ikke længere strafkort.", "{whose} tager {card} op")

    NO_TRICKS = (
        "Jeg overfører nul stik fra {offending_side} til {other_side}.",
        "nul stik overføres til {other_side}",
    )
    ONE_TRICK = (
        "Jeg overfører ét stik fra {offending_side} til {other_side}.",
        "ét stik overføres til {other_side}",
    )
    TWO_TRICKS = (
        "Jeg overfører to stik fra {offending_side} til {other_side}.",
        "to stik overføres til {other_side}",
    )

    ONE_MAY_USE = ("Du må {status} bruge, {about}.",)
    SEVERAL_MAY_USE = ("I må {status} bruge, {about}.",)
    USE_AWAY = ("Sig kun til {to}, væk fra bordet: Brug {status}, {about}.",)

    ADJUST = ("Justér scoren{sides}, hvis {grounds}.",)
    ARTIFICIAL = ("{Side} får {given}, {worth}.", "{side} får {given}")

    MAY_CHANGE = (
        "Du må ændre din seneste melding, fordi meldingen før den er ændret.",
        "{whose} må ændre sin melding",
    )
    MAY_CHANGE_OWN = ("Du må ændre din seneste melding.", "{whose} må ændre sin melding")

    HAND_OVER = ("Gå videre herfra.",)
    BEGIN_ANEW = ("Det behandles for sig.",)

    def __init__(self, says: str, short: str = "") -> None:
        self.says = says
        self.short = short


class Span(Enum):
    ONCE = "én gang"
    REST = "resten af meldeforløbet"


class May(Enum):
    FORBID = "forbyde"
    REQUIRE = "kræve"


class Suits(Enum):
    """Which suits a lead restriction may concern; a case with a table fills them in."""

    UNSHOWN = "{unshown}"
    NAMED = "den valgte farve"
    CARD = "{suit}"
    ONE_OF_CARDS = "{chosen_suit}"
    SOME_OF_CARDS = "{chosen_suits}"

    @property
    def detail(self) -> str:
        """The suit as what stands names it; nothing where only the players know it."""
        return self.value if self.value.startswith("{") else ""


class Size(Enum):
    MAJOR = "stort strafkort"
    MINOR = "lille strafkort"


class Status(Enum):
    """Whether an information may be used, as it reads before *bruge*."""

    AUTHORISED = "gerne"
    UNAUTHORISED = "ikke"


class About(Named):
    """What an information comes from, as it reads after *du må bruge*."""

    CALL = "hvad den tilbagetagne melding viste"
    REPEATED = "hvad den gentagne melding viser"
    CANCELLED = "hvad de annullerede meldinger viste"
    LHO_CALL = "hvad {left's} tilbagetagne melding viste"
    CARD = "hvad det viste kort fortæller"
    EXPLANATION = "hvad forklaringen afslørede"
    CORRECTION = "hvad din makkers rettelse afslørede"
    CIRCUMSTANCES = "hvordan din makker viste det"
    TAKEN_BACK = "hvad de tilbagetagne kort viste"
    CONCESSION = "hvad afkaldet viste"
    MISSING_CARD = "hvad det manglende kort viste"
    QUESTION = "hvad spørgsmålet viste"
    ANSWER = "hvad svaret fortæller"
    EXPLANATIONS = "hvad forklaringen og rettelsen afslørede"
    INFORMANT = "hvad din makker viste ud over sine meldinger og kort"
    WITHDRAWN = "hvad den tilbagetagne handling viste"
    ALERT = "hvad din makkers alert fortalte"
    TEMPO = "hvad din makkers pause fortalte"
    FORGETTING = "at din makker har glemt aftalen"
    STOP_CARD = "hvad din makkers stopkort fortalte"

    @property
    def withdrawn(self) -> bool:
        """Whether Law 16C bars it, a call or card that went back; Law 16B bars the rest."""
        return self in (
            *(About.CALL, About.CANCELLED, About.LHO_CALL),
            *(About.CARD, About.TAKEN_BACK, About.WITHDRAWN),
        )

    @property
    def said_of(self) -> str:
        """The same, of a player and not to him, wherever he sits, where a later call is ruled."""
        text = self.value.replace("den tilbagetagne melding", "en tidligere tilbagetaget melding")
        return text.replace("din makker", "makker").replace("{left's}", "modstanderens")


class Grounds(Enum):
    """What makes the director adjust a score, as it reads after *hvis*."""

    ASSISTANCE = "hjælpen fra den tilbagetagne melding let kan have ændret resultatet"
    FORESEEN = "{offender} kunne have vidst, at fejlen let kunne skade {other_side}"
    FORESEEN_BY_DUMMY = "{dummy} kunne have vidst, at de viste kort let kunne gavne {other_side}"
    USED = "{offending_side} har brugt ubeføjede oplysninger"
    USED_BY_OTHERS = "{other_side} har brugt ubeføjede oplysninger"
    EXPOSED = "hjælpen fra det viste kort let kan have ændret resultatet"
    GAINED = "fejlen gav {offending_side} en fordel"
    SUGGESTED = "{dummy} antydede et spil, der skadede modspillerne"
    WRONG_CARDS = "kort på den forkerte hånd har påvirket resultatet"
    NOT_COMPENSATED = "{other_side} stadig er dårligere stillet, end hvis ingen havde svigtet kulør"
    EITHER_DAMAGED = "en af siderne er dårligere stillet, end hvis ingen havde svigtet kulør"


class Sides(Enum):
    BOTH = ""
    OFFENDING = " kun for {offending_side}"
