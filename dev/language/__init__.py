"""`make spelling`: the Danish of the project, word by word, sign by sign, term by term."""
