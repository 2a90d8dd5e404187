"""Laws 12 and 78: the adjusted score, and how it is counted."""

from __future__ import annotations

from rules_src.model.steps import HandOver, Instruct

BOTH_PARTNERS = Instruct(
    "12C3",
    "both_partners",
    "Scoren gælder begge spillere på {offending_side}. Den, der er uden skyld, får ingen"
    " strafpoint.",
)
OWN_AVERAGE = Instruct(
    "12C2c",
    "own_average",
    "Har en uskyldig side over 60\u00a0% på sine øvrige spil i sessionen, får den i stedet sin egen"
    " procent, og det samme gælder en skyldig side med under 40\u00a0%.",
    private=True,
)
NOT_ADJUSTED = Instruct(
    "12B2",
    "not_adjusted",
    "Scoren justeres ikke, blot fordi lovens berigtigelse virker for hård eller for mild.",
)
SCORE_STANDS = Instruct("12B1", "score_stands", "Der er ingen skade, så scoren står ved magt.")
NO_PLAY = Instruct(
    "12A2", "artificial_no_play", "Spillet kan ikke spilles normalt, så der gives en kunstig score."
)
UNCLEAR = Instruct(
    "12C1d",
    "artificial_unclear",
    "Ingen kan sige, hvad der ville være sket, så der gives en kunstig score.",
)
ASSIGNED = Instruct(
    "12C1b", "assign_result", "Scoren ændres til det resultat, der var ventet uden fejlen."
)
WEIGHTED = Instruct(
    "12C1c",
    "weigh_results",
    "Scoren vægtes: Hvert resultat, der lovligt kunne være nået, tæller med sin sandsynlighed,"
    " i alt 100\u00a0%.",
)
SAME_FOR_BOTH = Instruct(
    "12B1", "same_for_both", "Begge sider får den samme score, set fra hver sin side."
)
OFFENDERS_FULL = Instruct(
    "12C1ei", "offenders_full_score", "{Offending_side} får hele den rettede score."
)
SELF_INFLICTED = Instruct(
    "12C1eii",
    "self_inflicted",
    "{Other_side} får ikke erstattet den del af skaden, den selv har voldt.",
)
OFFENDERS_ONLY = Instruct(
    "11A", "adjust_offenders_only", "Kun {offending_side} får den justerede score."
)
OTHERS_KEEP = Instruct(
    "11A", "others_keep", "{Other_side} beholder scoren, som den blev ved bordet."
)
ONE_TABLE = Instruct(
    "78A",
    "one_frequency_table",
    "Find matchpoint for hvert resultat i frekvenstabellen, og vægt dem til sidst.",
    private=True,
)
TWO_TABLES = Instruct(
    "78A",
    "two_frequency_tables",
    "Lav to frekvenstabeller, én med N-S-parrenes scorer og én med Ø-V-parrenes. Regn hvert par ud"
    " efter sin egen.",
    private=True,
)
EACH_TEAM = Instruct(
    "78D",
    "count_each_team",
    "Gør kampen op for hvert hold for sig. Holdenes KP behøver ikke give 20 tilsammen.",
    private=True,
)
BALANCED = HandOver("78", "balanced_score")
UNBALANCED = HandOver("78", "unbalanced_score")
