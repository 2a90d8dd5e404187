"""What a board is worth: Laws 12C, 77, 78 and 86B as exact arithmetic.

    results       `4♦ S 11` and `50 % 5♦ S 11 + 50 % 4♦ S 11`, read and scored in points and imps
    artificial    Law 12C2
    teams, pairs  a board with two scores, as each form of contest counts it: KP; Law 78A,
                  frequency tables, boards with fewer results
    tables        score, imp and KP tables to print
    worked        the articles' examples, computed step by step

Everything is an integer or a `Fraction`; where a figure is rounded, the function says how.
"""
