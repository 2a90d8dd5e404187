"""What a board is worth: Laws 12C, 77, 78 and 86B as exact arithmetic.

    contract_score      Law 77, points for a contract
    results             `4♦ S 11` and `50 % 5♦ S 11 + 50 % 4♦ S 11`, read and scored
    imps, victory_points
                        Law 78B and the KP scale
    matchpoints, neuberg
                        Law 78A, frequency tables, boards with fewer results
    weighted, artificial
                        Law 12C1(c) and 12C2
    field               a board at pairs whose results may be fewer, fouled or left out
    teams, pairs        a board with two scores, as each form of contest counts it
    tables              score, imp and KP tables to print
    worked              the articles' examples, computed step by step

Everything is an integer or a `Fraction`; where a figure is rounded, the function says how.
"""
